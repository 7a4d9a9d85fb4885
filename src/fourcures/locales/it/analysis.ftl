### Quanto vale una posizione: la probabilità di vincere turno per turno, posizioni viste da vicino.

analysis-running = Le posizioni di una partita in corso non si possono analizzare; aspetta che finisca.
analysis-busy = Ci sono già { $most } posizioni in attesa di analisi. Riprova tra un minuto.
analysis-failed = Non è stato possibile analizzare questa posizione.
hint-off = A questo tavolo non ci sono suggerimenti.
hint-turn = Solo chi ha ancora azioni in questo turno può chiedere un suggerimento.

ui-win-chance = Probabilità di vittoria
ui-win-working = Calcolo della probabilità di vittoria: { $share }
ui-chance-after = { $turn ->
    [0] Prima del primo turno: { $chance }
   *[other] Dopo il turno { $turn }: { $chance }
}
ui-chance-range = probabilmente tra { $low } e { $high }
ui-swing = Turno { $turn }: { $before } → { $after }
ui-no-swings = Nessun turno ha cambiato la probabilità più di quanto la stima sappia distinguere.

ui-analysis-won = Vittoria al turno { $turn }
ui-analysis-lost = Sconfitta al turno { $turn }
ui-analysis-end = Qui la partita è finita.
ui-analysis-replay = Questo punto nel replay
ui-chance-hidden = Alcune carte di questa partita restano coperte fino alla fine, perciò la probabilità di vittoria non si dice ancora.
ui-win-games = { $n } partite giocate da programmi a partire dalla fine di ogni turno; le persone possono fare meglio
ui-win-percent = In percentuale, secondo partite giocate dalla fine di ogni turno, con il suo intervallo probabile.
ui-win-low = Almeno
ui-win-high = Al massimo
ui-cards-left-n = Carte rimaste
ui-swing-calm = Nessun focolaio
ui-team = Squadra
ui-board-after = Tabellone dopo il turno { $turn }
ui-board-setup = Tabellone prima del primo turno
ui-board-next = Tocca a: { $who }
ui-ways = Che cosa si poteva fare
ui-ways-hint = probabilità di vittoria dopo
ui-ways-noise = Dove gli intervalli si sovrappongono, la differenza può essere casuale.
ui-way-played = giocato
ui-hint = Suggerimento
ui-hint-hint = Che cosa farebbero i programmi in questo turno. Le partite con suggerimenti non contano nelle classifiche.
ui-hint-title = Che cosa farebbero i programmi
ui-no-ways = Qui nessuno ha azioni, quindi non c’è nulla da confrontare.
ui-analyse = Analizza questa posizione
ui-analyse-hint = Modi di giocare il turno, quanto spesso vince ciascuno e che cosa è in pericolo. Ci vogliono alcuni secondi.
ui-next-draw = Prossima pescata
ui-threats = Focolai possibili in questo turno
ui-threats-none = Nessuna città con la propria carta
ui-missing = Carte che mancano per una cura
ui-missing-none = Tutte le cure sono trovate
ui-turns-left = Turni prima che le carte finiscano
ui-losses = Come si perdono le partite della via migliore
ui-losses-none = Nessuna persa
ui-draw = { $n ->
    [0] nessuna epidemia: { $chance }
    [one] un’epidemia: { $chance }
   *[other] { $n } epidemie: { $chance }
 }
ui-threats-more = { $n ->
    [one] e un’altra
   *[other] e altre { $n }
 }
ui-analysing = { $n ->
    [0] Analisi di questa posizione…
    [one] Prima si analizza un’altra posizione…
   *[other] Prima si analizzano altre { $n } posizioni…
 }
