# Der Spielplan des Tisches im Browser.

map-title = Weltkarte
map-cubes = Städte mit Würfeln, die meisten zuerst
map-visit = { $city } auf der anderen Seite des Pazifiks zeigen
map-zoom-in = Vergrößern
map-zoom-out = Verkleinern
map-fit = Ganze Welt zeigen
map-near = Figur am Zug zeigen
