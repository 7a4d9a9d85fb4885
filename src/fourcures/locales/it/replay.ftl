# Partite di prima: riguardarle, le registrazioni, se le carte erano oneste.

record-empty = In questa registrazione non c’è una partita: non ha token.
record-start = Questa registrazione comincia a metà partita, con una posizione. Un tavolo si può fare da registrazioni che cominciano con la prima carta.
past-where = In questa partita il punto { $found } non esiste; ha { $most } token.
deal-no-seed = Il seme di questa partita non è noto, quindi nessuno può ancora controllare le carte. Si rivela quando la partita è finita.

ui-replay-first = All’inizio
ui-replay-last = Alla fine
ui-replay-back = Un passo indietro
ui-replay-on = Un passo avanti
ui-replay-turn-back = Un turno indietro
ui-replay-turn-on = Un turno avanti
ui-replay-play = Avvia
ui-replay-pause = Pausa
ui-replay-where = Punto della partita
ui-replay-at = Turno { $turn }, passo { $n } di { $of }
ui-replay-leave = Al tavolo

ui-heard-nothing = Non è stato ancora detto niente.

ui-bring = Apri registrazione
ui-bring-hint = Una partita salvata come file .fcr: finita, per riguardarla; oppure non finita, per continuarla.
ui-bring-file = Scegli un file

ui-deal-how = Tutte le carte di una partita derivano da un testo, il suo seme. Prima della prima carta il server mostra l’hash del seme. Alla fine rivela il seme, e tutti possono vedere che nessuna carta è stata scelta strada facendo.
ui-deal-promise = Promessa
ui-deal-seed = Seme
ui-deal-later = { $n ->
    [one] Finora è stata girata una carta.
   *[other] Finora sono state girate { $n } carte.
} Il seme si rivela quando la partita è finita. Fino ad allora questo browser conserva la promessa.
ui-deal-own = La promessa mostrata a te
ui-deal-kept = Questo browser ha calcolato l’hash del seme: è quello promesso.
ui-deal-broken = L’hash del seme non è quello promesso. È { $found }
ui-deal-insecure = Questo browser calcola hash solo agli indirizzi con https. Il comando qui sotto lo fa ovunque.
ui-deal-in-order = Questo browser ha calcolato il rango di ciascuna delle { $n } carte giocatore: sono uscite nell’ordine dei ranghi.
ui-deal-out-of-order = { $card }: uscita prima di una carta di rango inferiore.
ui-deal-right = { $n ->
    [one] Il server ha ridistribuito la partita: la sua unica carta è uscita come dice il seme.
   *[other] Il server ha ridistribuito la partita: tutte le { $n } carte sono uscite come dice il seme.
}
ui-deal-wrong = Il server ha ridistribuito la partita: il passo { $n } non è la carta che dà il seme.
ui-deal-command = Controllalo su un tuo computer con la registrazione della partita:
