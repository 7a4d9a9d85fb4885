# Im Labor: Namen, Texte, was geschieht, Gründe und die Seite.

name-FDI = Einsatzleiterin
    .cap = Die Einsatzleiterin
    .der = die Einsatzleiterin
    .den = die Einsatzleiterin
    .dem = der Einsatzleiterin
    .des = der Einsatzleiterin
    .von = von der Einsatzleiterin
name-LIA = Verbindungsperson
    .cap = Die Verbindungsperson
    .der = die Verbindungsperson
    .den = die Verbindungsperson
    .dem = der Verbindungsperson
    .des = der Verbindungsperson
    .von = von der Verbindungsperson
name-PIL = Pilot
    .cap = Der Pilot
    .der = der Pilot
    .den = den Piloten
    .dem = dem Piloten
    .des = des Piloten
    .von = vom Piloten
name-VIR = Virologin
    .cap = Die Virologin
    .der = die Virologin
    .den = die Virologin
    .dem = der Virologin
    .des = der Virologin
    .von = von der Virologin

name-SANITATION = Bessere Hygiene
name-ZONEBAN = Sperrzone
name-SEQUENCING = Sequenzierungserfolg

role-FDI = Behandelt auch in verbundenen Städten. Zieht einmal je Zug eine andere Figur in der Stadt oder in einer verbundenen Stadt entlang einer Verbindung, ohne Aktion.
role-LIA = Gibt einmal je Zug eine Karte in der Farbe der Stadt an jemanden in einer beliebigen Stadt dieser Farbe.
role-PIL = Fliegt in jede Stadt, die höchstens drei Verbindungen entfernt ist, und darf eine Figur mitnehmen. Zieht sonst gar nicht und baut nichts.
role-VIR = Zwei Karten einer Farbe zählen als eine Karte eines Heilmittels. Entfernt für eine Karte einen Würfel ihrer Farbe aus einer beliebigen Stadt.

event-SANITATION = Bis die Person, die am Zug ist, wieder an die Reihe kommt, entfernt jede Behandlung einen Würfel mehr.
event-ZONEBAN = Bis die Person, die am Zug ist, wieder an die Reihe kommt, löst kein Ausbruch einen weiteren aus.
event-SEQUENCING = Gleich nach einem Heilmittel: Das nächste Heilmittel braucht eine Karte weniger, gleich wer es entdeckt.

log-treat_near = { $who_cap } behandelt { $disease } in { $city }.
log-lead = { $who_cap } bleibt.
log-lead-other = { $who_cap } schickt { $pawn_den } von { $from } nach { $city }.
log-send = { $who_cap } gibt { $pawn_dem } die Karte { $card }.
log-flight = { $who_cap } fliegt von { $from } nach { $city }.
log-flight-other = { $who_cap } fliegt von { $from } nach { $city } und nimmt { $pawn_den } mit.
log-suppress = { $who_cap } zahlt { $card } gegen einen Würfel in { $city }.
log-pair_cure = { $who_cap } entdeckt das { $disease_e } Heilmittel mit { $cards }.
log-sanitation = { $who_cap } spielt „{ $card }“: Behandeln entfernt einen Würfel mehr.
log-zoneban = { $who_cap } spielt „{ $card }“: Kein Ausbruch löst einen weiteren aus.
log-sequencing = { $who_cap } spielt „{ $card }“: Das nächste Heilmittel braucht eine Karte weniger.
log-ignored = Kein Ausbruch in { $city } ({ $disease }).

why-led = In diesem Zug wurde schon eine Figur gezogen.
why-near-none = Neben dieser Stadt ist kein Würfel und in der Nähe keine Figur, die ziehen könnte.
why-sent = In diesem Zug wurde schon eine Karte gegeben.
why-send-none = Keine Karte in der Farbe dieser Stadt ist auf der Hand, oder sonst ist niemand in einer Stadt dieser Farbe.
why-flight = Die Figur darf ihre Stadt nicht verlassen.
why-SEQUENCING = „Sequenzierungserfolg“ wird gleich nach einem Heilmittel gespielt.
why-suppress = Keine Karte auf der Hand, von deren Farbe Würfel auf dem Spielplan sind.

cli-kind-treat_near = Nebenan behandeln
cli-kind-lead = Figur schicken
cli-kind-send = Aus der Ferne geben
cli-kind-flight = Fliegen
cli-kind-suppress = Karte gegen einen Würfel zahlen
cli-kind-pair_cure = Heilmittel mit Paaren entdecken

## Die Seite

ui-deed-flight = Fliegen
ui-deed-treat_near = Nebenan behandeln
ui-deed-send = Karte geben
ui-deed-suppress = Karte gegen Würfel
ui-do-treat_near = { $disease } in { $city } behandeln
ui-do-lead = { $pawn } nach { $city } schicken
ui-do-send = { $card } an { $partner } geben
ui-do-flight = { $other ->
    [yes] Mit { $pawn } nach { $city } fliegen
   *[no] Nach { $city } fliegen
 }
ui-do-suppress = { $card } zahlen, Würfel in { $city }
ui-do-pair_cure = { $disease } heilen
ui-do-sanitation = Ein Würfel mehr
ui-do-zoneban = Keine Kettenreaktionen
ui-do-sequencing = Heilmittel: eine Karte weniger
ui-way-flight = Fliegen
ui-way-lead = Figur schicken
ui-way-short-flight = fliegen
ui-way-short-lead = ohne Aktion
ui-way-short-treat_near = behandeln
ui-way-short-send = Karte geben
ui-way-short-suppress = Karte zahlen
ui-way-short-pair_cure = mit Paaren
