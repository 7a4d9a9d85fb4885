### Statistik eines Tisches und einer Person, in Kurven und in Zahlen.

ui-stats-of = Statistik: { $name }
ui-stats-numbers = Zahlen
ui-stats-of-turn = Zug
ui-stats-back = Zur Wiederholung
ui-stats-profile = Zum Profil

ui-plot-outbreaks = Ausbrüche und Epidemien
ui-plot-outbreaks-hint = Wie viele es am Ende jedes Zuges waren.
ui-plot-cubes = Würfel auf der Karte
ui-plot-hands = Handkarten
ui-plot-km = Gereiste Kilometer
ui-plot-km-hint = Jeder Figur, Luftlinie, gleich wer sie zieht.
ui-plot-deeds = Was jeder Platz getan hat
ui-did-drives = Fahrten
ui-did-flights = Flüge
ui-did-treated = Würfel entfernt
ui-did-stations = Zentren gebaut
ui-did-shared = Karten getauscht
ui-did-given = Karten abgegeben
ui-did-cures = Heilmittel
ui-did-events = Ereignisse
ui-did-km = Kilometer
ui-did-outbreaks = Ausbrüche

ui-plot-points = Punkte mit der Zeit
ui-plot-points-hint = Zusammengezählt, Partie um Partie; ohne die, die in keiner Rangliste zählen.
ui-plot-ends = Wie die Partien endeten
ui-end-win = Gewonnen
ui-end-outbreaks = Ausbrüche
ui-end-cubes = Keine Würfel mehr
ui-end-cards = Keine Karten mehr
ui-end-lost = Gegen das Team verloren
ui-plot-turns = Züge jeder Partie
ui-plot-game = Partie
ui-stats-none = Noch gibt es nichts zu zeigen.

ui-plot-sums = Alle Partien zusammen
ui-plot-sums-km = Zusammengezählt, Partie um Partie: { $rounds }-mal um die Erde.
ui-plot-harm = Ausbrüche und Heilmittel jeder Partie
ui-plot-harm-hint = Die Ausbrüche der ganzen Partie und die Heilmittel, die diese Person gefunden hat.
ui-plot-mean = Eine Partie im Mittel
ui-plot-mean-hint = Gewonnene und verlorene Partien getrennt: was in den einen öfter getan wurde als in den anderen.
ui-mean-all = Alle
ui-mean-won = Gewonnen
ui-mean-lost = Verloren
