### Rivedere le partite: la linea del tempo, i «se», le revisioni insieme, le immagini, giocare da un punto.

on-over = Lì la partita è già finita; scegli un punto prima della fine.
on-same = Le carte che sarebbero uscite si possono usare solo a partita finita.
branch-unknown = Accanto a questa partita non c’è questa linea.
branch-nature = Le carte non si scelgono: escono da sole.
branch-long = Una linea ha al massimo { $most } token.
branch-many = Accanto a questa partita ci sono già { $most } linee; prima togline una.
branch-not-yours = Può toglierla solo chi l’ha fatta, o chi ospita il tavolo.
lead-another = La revisione la guida già qualcun altro; solo chi ospita può subentrare.

ui-lane-epidemic = Epidemie
ui-lane-outbreak = Focolai
ui-lane-cure = Cure
ui-turning-points = Momenti decisivi
ui-happened = Che cosa è successo
ui-mark-epidemic = Epidemia: { $city }
ui-mark-outbreak = Focolaio ({ $disease }): { $city }
ui-mark-cure = Cura scoperta: { $disease }
ui-mark-eradicated = { $disease }: malattia debellata
ui-no-marks = Nessuna svolta finora.

ui-review = Revisione
ui-review-link = Link a questo punto
ui-review-picture = Immagine di questo punto
ui-picture-svg = Salva SVG
ui-picture-png = Salva PNG
ui-stats = Statistiche

ui-on = Gioca da qui
ui-on-hint = Crea un tavolo nuovo con la situazione del turno { $turn }. Queste partite non contano nelle classifiche.
ui-on-cards = Carte che devono ancora uscire
ui-on-new = Nuove
ui-on-same = Come qui
ui-on-alone = In solitario
ui-on-friends = Con altri

ui-free-seats = { $n ->
    [one] Qui c’è un posto libero.
   *[other] Qui ci sono { $n } posti liberi.
 }
ui-take-as = Prendi { $role }
ui-take-all = { $n ->
    [one] Prendilo
   *[other] Prendi tutti e { $n }
 }
ui-picture-deck = Mazzo giocatori { $n }

ui-whatif = E se…
ui-whatif-on = In prova
ui-whatif-hint = Gioca per tutti i posti; ciò che provi resta come linea accanto alla partita.
ui-whatif-stop = Torna alla partita
ui-whatif-wait = Qui escono delle carte.
ui-whatif-cards = Girale
ui-lines = Linea
ui-line-main = La partita
ui-line = E se… { $name }, turno { $turn }
ui-line-nameless = E se…, turno { $turn }
ui-line-drop = Togli questa linea

ui-lead = Guida
ui-lead-hint = Mostra agli altri i punti che guardi
ui-lead-mine = Guidi tu
ui-lead-of = Guida { $name }
ui-lead-nameless = C’è chi guida
ui-lead-here = { $name } guida una revisione di questa partita
ui-lead-nameless-here = C’è chi guida una revisione di questa partita
ui-lead-stop = Smetti di guidare
ui-follow = Segui
ui-following = Segui già
