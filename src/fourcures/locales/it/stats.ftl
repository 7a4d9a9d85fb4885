### Statistiche di un tavolo e di una persona, in grafici e in numeri.

ui-stats-of = Statistiche: { $name }
ui-stats-numbers = Numeri
ui-stats-of-turn = Turno
ui-stats-back = Alla partita
ui-stats-profile = Al profilo

ui-plot-outbreaks = Focolai ed epidemie
ui-plot-outbreaks-hint = Quanti ce ne sono stati alla fine di ogni turno.
ui-plot-cubes = Cubi sulla mappa
ui-plot-hands = Carte in mano
ui-plot-km = Chilometri percorsi
ui-plot-km-hint = Da ogni pedina, in linea d’aria, chiunque la muova.
ui-plot-deeds = Che cosa ha fatto ogni posto
ui-did-drives = Tragitti
ui-did-flights = Voli
ui-did-treated = Cubi rimossi
ui-did-stations = Stazioni costruite
ui-did-shared = Carte scambiate
ui-did-given = Carte cedute
ui-did-cures = Cure
ui-did-events = Eventi
ui-did-km = Chilometri
ui-did-outbreaks = Focolai

ui-plot-points = Punti nel tempo
ui-plot-points-hint = Sommati partita dopo partita; senza quelle che non contano nelle classifiche.
ui-plot-ends = Come sono finite le partite
ui-end-win = Vinte
ui-end-outbreaks = Focolai
ui-end-cubes = Cubi finiti
ui-end-cards = Carte finite
ui-end-lost = Sconfitta dalla squadra
ui-plot-turns = Turni di ogni partita
ui-plot-game = Partita
ui-stats-none = Ancora niente da mostrare.

ui-plot-sums = Tutte le partite insieme
ui-plot-sums-km = Sommati partita dopo partita: { $rounds } giri della Terra.
ui-plot-harm = Focolai e cure di ogni partita
ui-plot-harm-hint = I focolai di tutta la partita e le cure trovate da questo giocatore.
ui-plot-mean = Una partita in media
ui-plot-mean-hint = Partite vinte e perse a parte: che cosa si è fatto di più nelle une che nelle altre.
ui-mean-all = Tutte
ui-mean-won = Vinte
ui-mean-lost = Perse
