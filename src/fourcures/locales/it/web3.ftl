# La pagina ai tavoli di ogni tipo: il consenso, ciò che fa un ruolo, ciò che è sul tavolo.

ui-consent = A te la risposta
ui-consent-free = { $who }: un rifiuto non costa niente a nessuno.
ui-consent-move = { $who } vuole portare { $pawn_il } { $city_a }.
ui-consent-give = { $who } vuole darti la carta { $card_di }.
ui-consent-take = { $who } vuole prenderti la carta { $card_di }.
ui-consent-other = { $who } chiede: { $what }
ui-wait-consent = Si aspetta un sì o un no: { $who }.
ui-wait-step = Si aspetta una scelta: { $who }.

ui-step-consent = Risponde: { $who }
ui-step-text = Scegli una delle cose proposte.

ui-ask-deed = Che cosa
ui-ask-role = Nuovo ruolo
ui-deed-move = Sposta una pedina
ui-deed-join = Raggiungi
ui-deed-ops_flight = Volo
ui-deed-restore = Rendi un campione
ui-deed-store = Tieni un evento

ui-do-accept = Accetta
ui-do-decline = Rifiuta

ui-way-short-cure = solo con carte
ui-way-short-store = tieni un evento

ui-window-5 = È stata girata una carta
ui-window-6 = È stata pescata un’epidemia
ui-window-7 = Subito dopo la cura

# Ciò che è sul tavolo

ui-on-table = Sul tavolo
ui-turned = Girate, stanno per agire
ui-ordered = Agli ordini
ui-samples = { $n ->
    [one] Un campione { $disease }
   *[other] { $n } campioni { $disease_pl }
 }
ui-closed = { $n ->
    [one] Una carta coperta
   *[other] { $n } carte coperte
 }
ui-worth = { $n ->
    [one] 1 punto
   *[other] { $n } punti
 }
extra-turn = Questo turno

# Uno contro tutti

ui-window-bio = Prima del turno del Bioterrorista

# Proposte: ciò che è sulla pagina prima che si carichino (plans.ftl)

ui-propose = Proponi
ui-propose-hint = Prepara passi per qualsiasi pedina e mostrali a tutti.
ui-drafting = Come sarebbe
ui-propose-this = Proponi di andarci
ui-plan-drive = Vacci in { $n ->
    [one] un passo
   *[other] { $n } passi
 }
ui-key-point = Indica la città selezionata
