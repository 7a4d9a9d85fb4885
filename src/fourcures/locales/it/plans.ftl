# Proposte

plans-step = { $who }: { $token }
plans-stuck = Così com’è ora il tavolo, non si può fare.
plans-seat = Un passo è per un posto della squadra.
plans-empty = Una proposta ha almeno un passo.
plans-long = Una proposta ha al massimo { $most } passi.
plans-cannot = Il passo { $n } della proposta non si può fare.
plans-gone = Questa proposta non c’è più.
plans-own = Questa proposta è tua.
plans-not-yours = Questa proposta non è tua, o non c’è più: non puoi ritirarla.
plans-city = «{ $found }» non è una città di questa mappa.
plans-point-fast = Puoi indicare { $most } città in { $seconds } secondi.

# La pagina

ui-plans = Piani
ui-plans-n = { $n ->
    [one] 1 piano
   *[other] { $n } piani
 }
ui-plan-for = Proponi
ui-plan-whose = Di chi è il prossimo passo
ui-plan-of = { $who } propone
ui-plan-mine = Proposta tua
ui-plan-steps = Passi
ui-plan-empty = Scegli una pedina, poi i passi sulla mappa o con le azioni.
ui-plan-send = Mostra a tutti
ui-plan-cancel = Rinuncia
ui-plan-undo = Via l’ultimo
ui-plan-begun = Prepari passi per { $role_il }. Non succede niente finché qualcuno non li esegue.
ui-plan-added = Passo { $n }: { $what }
ui-plan-took-off = Tolto: { $what }
ui-plan-new = { $who } propone: { $what }
ui-plan-agree = D’accordo
ui-plan-agreed = Sei d’accordo
ui-plan-agrees = { $who } è d’accordo
ui-plan-show = Mostra
ui-plan-do = Esegui
ui-plan-answer = Rispondi con una mia
ui-plan-withdraw = Ritira
ui-plan-stopped = Il resto ora non si può fare.
ui-plan-nothing = Non resta niente che si possa mostrare a tutti.
ui-plan-next-turn = turno dopo
ui-plan-in-turns = tra { $n } turni
ui-plan-actions = { $n ->
    [0] nessuna azione
    [one] 1 azione
   *[other] { $n } azioni
 }
ui-plan-cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
 }
ui-plan-costs = scarta { $cards }
ui-plan-done = fatto
ui-plan-stuck = ora non si può
ui-plan-open = dipende da carte che non vedi
ui-point-at = { $who } indica { $city_il }.
