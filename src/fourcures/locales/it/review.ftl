### Rivedere le partite: la linea del tempo, i «se», le revisioni insieme, le immagini, giocare da un punto.

on-over = Lì la partita è già finita; scegli un punto prima della fine.
on-same = Le carte che sarebbero uscite si possono usare solo a partita finita.

ui-lane-epidemic = Epidemie
ui-lane-outbreak = Focolai
ui-lane-cure = Cure
ui-turning-points = Momenti decisivi
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
