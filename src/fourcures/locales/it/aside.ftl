# Ciò che sta accanto alla partita: il raduno prima, il menu, i tasti, e la fine.

## Il raduno

ui-seats-free = { $n ->
    [0] Tutti i posti sono occupati.
    [one] Un posto è libero.
   *[other] { $n } posti sono liberi.
 }
ui-take-seat = Prendi
ui-online = Sta guardando il tavolo
ui-sit = { $n ->
    [0] Segna i posti da prendere
    [one] Prendi questo posto
   *[other] Prendi questi { $n } posti
 }
ui-sit-all = { $n ->
    [one] Prendi l’ultimo posto
   *[other] Prendi i { $n } posti liberi
 }
ui-starts-when = La partita comincia quando tutti i posti sono occupati. Una persona può prenderne più d’uno.
ui-watch-hint = Prendi un posto per giocare, o resta su questa pagina per guardare. La partita comincia quando tutti i posti sono occupati.
ui-plan = La partita
ui-invite = Invito
ui-invite-hint = Chi lo ha può prendere un posto libero, o guardare.
ui-watchers = { $n ->
    [0] Nessuno guarda.
    [one] Guarda una persona.
   *[other] Guardano { $n } persone.
 }
ui-leave = Lascia i miei posti

## La fine

ui-won = Vittoria
ui-lost = Sconfitta
ui-cures-found = Cure
ui-turns-played = Turni
ui-epidemics = Epidemie
ui-cards-left = Carte rimaste
ui-last-moments = Com’è finita
ui-seed-was = Il seme era
ui-look-board = Guarda il tabellone

## Menu e tasti

ui-elsewhere = Continua su un altro dispositivo
ui-elsewhere-show = Mostra il link segreto
ui-elsewhere-warn = Il dispositivo che apre questo link prende i tuoi posti, e da lì in poi questo guarda soltanto. Non darlo a nessuno.
ui-letters = Tasti lettera
ui-keys = Tasti
ui-keys-note = Mentre scrivi le lettere riposano; si possono spegnere nel menu.
ui-key-digits = Scegli una voce dell’elenco
ui-key-enter = Conferma
ui-key-esc = Un passo indietro
ui-key-map = Alla mappa
ui-key-arrows = Sulla mappa: alla città vicina
ui-key-home = La tua pedina
ui-key-zoom = Ingrandisci, riduci, tutto il mondo
ui-key-help = Questi tasti
ui-analysis = Analisi
