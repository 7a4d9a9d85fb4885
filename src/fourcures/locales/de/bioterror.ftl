# Bioterrorist: einer gegen alle.

name-BIO = Bioterrorist
    .cap = Der Bioterrorist
    .der = der Bioterrorist
    .den = den Bioterroristen
    .dem = dem Bioterroristen
    .des = des Bioterroristen
    .von = vom Bioterroristen
name-bioterrorist = Bioterrorist
challenge-bioterrorist = Einer spielt gegen die anderen: Verborgen, mit Infektionskarten, verbreitet er eine lila Seuche. Er gewinnt, wenn das Team verliert, solange ein lila Würfel auf dem Spielplan ist.
role-BIO = Nach jedem Zug des Teams: eine Fahrt und zwei andere Aktionen, in beliebiger Reihenfolge. Infiziert und zerstört Forschungszentren nur, solange ihn niemand sieht.

rival-seats = { $role_cap } braucht jemanden, gegen den er spielt: mindestens zwei Spieler.
rival-last = Der letzte Platz gehört { $role_dem }, nicht { $other_dem }.

log-rival = Der Bioterrorist ist am Zug.
log-biocard = Der Bioterrorist zieht { $city }.
log-biocard-hidden = Der Bioterrorist bekommt eine Infektionskarte.
log-hide = Der Bioterrorist versteckt sich in { $city }.
log-hide-hidden = Der Bioterrorist hat ein Versteck gewählt.
log-biodrive = Der Bioterrorist fährt weiter nach { $city }.
log-biodrive-hidden = Der Bioterrorist fährt weiter.
log-biodirect = Der Bioterrorist fliegt nach { $city }.
log-biocharter = Der Bioterrorist chartert mit der Karte { $card } einen Flug nach { $city }.
log-biocharter-hidden = Der Bioterrorist chartert mit der Karte { $card } einen Flug.
log-biodraw = Der Bioterrorist zieht eine Infektionskarte.
log-infect_here = Der Bioterrorist infiziert { $city }, wo er ist.
log-infect_there = Der Bioterrorist infiziert { $city } mit deren Karte.
log-sabotage = Der Bioterrorist zerstört das Forschungszentrum in { $city } mit der Karte { $card }.
log-escape = Der Bioterrorist entkommt nach { $city }.
log-biodiscard = Der Bioterrorist wirft { $card } ab.
log-biodone = Der Bioterrorist hält sich still.
log-capture = { $who_cap } fasst den Bioterroristen in { $city }. Alle seine Karten werden abgeworfen.
log-sighted = Der Bioterrorist wird am Flughafen von { $city } gesehen.
log-spotted = Der Bioterrorist wird in { $city } entdeckt.
log-gone = Der Bioterrorist ist außer Sicht.
log-rival-wins = Lila ist auf dem Spielplan: Der Bioterrorist gewinnt.
log-rival-loses = Kein lila Würfel ist auf dem Spielplan: Auch der Bioterrorist verliert.
log-rival-beaten = Das Team gewinnt: Der Bioterrorist verliert.

cli-ask-biowin = Ein Ereignis vor dem Zug des Bioterroristen? { $roles }
cli-ask-biohide = { $roles }: Wo versteckst du dich?
cli-ask-bio = { $roles }: Was tust du?
cli-ask-biohand = { $roles }: Welche Karte wirfst du ab?
cli-kind-hide = Verstecken in
cli-kind-biodrive = Fahren nach
cli-kind-biodirect = Mit der Karte fliegen nach
cli-kind-biocharter = Chartern nach
cli-kind-biodraw = Ziehen
cli-kind-infect_here = Hier infizieren
cli-kind-infect_there = Mit der Karte infizieren
cli-kind-sabotage = Forschungszentrum zerstören für
cli-kind-escape = Entkommen nach
cli-kind-biodiscard = Abwerfen
cli-kind-biodone = Keine Aktionen mehr
cli-kind-capture = Fassen

extra-bio = Bioterrorist
extra-biocards = Seine Karten
extra-biosight = Zuletzt gesehen

problem-bio-captured = Der Bioterrorist ist gefasst, aber seine Figur steht nicht offen da.
problem-bio-spotted = Der Bioterrorist ist in einer Stadt mit einer Figur, aber nicht entdeckt.
problem-bio-nowhere = Der Bioterrorist handelt, ist aber nirgends.
problem-bio-hand = Der Bioterrorist hat mehr als sieben Karten.
problem-bio-origin = Eine Karte des Bioterroristen stammt aus einer Schicht, die es nicht gibt.

# Die Seite

ui-bio-nowhere = noch nicht auf dem Spielplan
ui-bio-hidden = verborgen
ui-bio-spotted = entdeckt
ui-bio-captured = gefasst
ui-bio-beaten = besiegt
ui-bio-sighted = Zuletzt bekannt in { $city }, Zug { $turn }.
ui-bio-drive = eine Fahrt
ui-bio-others = { $n ->
    [one] eine andere Aktion
   *[other] { $n } andere Aktionen
}
ui-bio-left = Übrig: { $what }.
ui-bio-done = In diesem Zug: { $what }.
ui-bio-did-here = hier infiziert
ui-bio-did-there = dort infiziert
ui-bio-did-sabotage = Zentrum zerstört
ui-tier-away = { $n ->
    [one] Eine davon ist auf der Hand des Bioterroristen.
   *[other] { $n } davon sind auf der Hand des Bioterroristen.
}

ui-step-biowin = { $who }: ein Ereignis?
ui-step-biowin-text = Als Nächstes ist der Bioterrorist am Zug.
ui-step-biohide = { $who }: wo verstecken?
ui-step-biohide-text = Wähle eine Stadt ohne Figur des Teams. Niemand sonst sieht sie.
ui-step-bio = { $who } plant
ui-step-bio-text = Eine Fahrt und zwei andere Aktionen, in beliebiger Reihenfolge.
ui-step-biohand = { $who }: zu viele Karten
ui-step-biohand-text = Wirf eine Infektionskarte ab.
ui-wait-biowin = Ereignis möglich: { $who }.
ui-wait-biohide = Der Bioterrorist wählt sein Versteck.
ui-wait-bio = Der Bioterrorist handelt im Geheimen.
ui-wait-biohand = Der Bioterrorist wirft ab.
ui-deed-capture = Fassen
ui-do-capture = Bioterroristen fassen
ui-do-hide = In { $city } verstecken
ui-do-biodrive = Nach { $city } fahren
ui-do-biodirect = Nach { $city } fliegen
ui-do-biocharter = Charter nach { $city }, { $card } abwerfen
ui-do-biodraw = Karte ziehen
ui-do-infect_here = Hier infizieren
ui-do-infect_there = { $city } infizieren
ui-do-sabotage = Zentrum zerstören, { $card } abwerfen
ui-do-escape = Nach { $city } entkommen
ui-do-biodiscard = { $card } abwerfen
ui-do-biodone = Zug beenden
ui-way-short-hide = hier verstecken
ui-way-short-biodrive = fahren
ui-way-short-biodirect = Direktflug
ui-way-short-biocharter = Charterflug
ui-way-short-infect_there = infizieren
ui-way-short-sabotage = Zentrum zerstören
ui-way-short-escape = entkommen
ui-way-short-biodiscard = abwerfen
ui-way-short-capture = fassen
