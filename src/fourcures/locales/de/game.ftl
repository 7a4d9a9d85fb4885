# Namen, was am Tisch geschieht, und Gründe. Codes stehen in den Argumenten für sich; ihre Namen sind die Meldungen name-….
# Formen: cap, der, den, dem, des, von für Rollen (mit Artikel; cap am Satzanfang); e, en, er für Farben (blaue, blauen, blauer).

name-forms = cap der den dem des von e en er

name-SFO = San Francisco
name-CHI = Chicago
name-ATL = Atlanta
name-MON = Montréal
name-WAS = Washington
name-NYC = New York
name-MAD = Madrid
name-LON = London
name-PAR = Paris
name-ESS = Essen
name-MIL = Mailand
name-STP = Sankt Petersburg
name-LAX = Los Angeles
name-MEX = Mexiko-Stadt
name-MIA = Miami
name-BOG = Bogotá
name-LIM = Lima
name-SCL = Santiago
name-BUE = Buenos Aires
name-SAO = São Paulo
name-LAG = Lagos
name-KIN = Kinshasa
name-JOH = Johannesburg
name-KHA = Khartum
name-ALG = Algier
name-IST = Istanbul
name-MOS = Moskau
name-CAI = Kairo
name-BAG = Bagdad
name-TEH = Teheran
name-RIY = Riad
name-KAR = Karatschi
name-DEL = Delhi
name-MUM = Mumbai
name-KOL = Kalkutta
name-CHE = Chennai
name-BEI = Peking
name-SEO = Seoul
name-SHA = Shanghai
name-TOK = Tokio
name-OSA = Osaka
name-TAI = Taipeh
name-HKG = Hongkong
name-BAN = Bangkok
name-HCM = Ho-Chi-Minh-Stadt
name-JAK = Jakarta
name-MNL = Manila
name-SYD = Sydney

name-b = Blau
    .e = blaue
    .en = blauen
    .er = blauer
name-y = Gelb
    .e = gelbe
    .en = gelben
    .er = gelber
name-k = Schwarz
    .e = schwarze
    .en = schwarzen
    .er = schwarzer
name-r = Rot
    .e = rote
    .en = roten
    .er = roter

name-MED = Sanitäterin
    .cap = Die Sanitäterin
    .der = die Sanitäterin
    .den = die Sanitäterin
    .dem = der Sanitäterin
    .des = der Sanitäterin
    .von = von der Sanitäterin
name-SCI = Wissenschaftlerin
    .cap = Die Wissenschaftlerin
    .der = die Wissenschaftlerin
    .den = die Wissenschaftlerin
    .dem = der Wissenschaftlerin
    .des = der Wissenschaftlerin
    .von = von der Wissenschaftlerin
name-RES = Forscherin
    .cap = Die Forscherin
    .der = die Forscherin
    .den = die Forscherin
    .dem = der Forscherin
    .des = der Forscherin
    .von = von der Forscherin
name-QUA = Quarantäne-Spezialistin
    .cap = Die Quarantäne-Spezialistin
    .der = die Quarantäne-Spezialistin
    .den = die Quarantäne-Spezialistin
    .dem = der Quarantäne-Spezialistin
    .des = der Quarantäne-Spezialistin
    .von = von der Quarantäne-Spezialistin
name-DIS = Logistiker
    .cap = Der Logistiker
    .der = der Logistiker
    .den = den Logistiker
    .dem = dem Logistiker
    .des = des Logistikers
    .von = vom Logistiker
name-OPS = Betriebsexperte
    .cap = Der Betriebsexperte
    .der = der Betriebsexperte
    .den = den Betriebsexperten
    .dem = dem Betriebsexperten
    .des = des Betriebsexperten
    .von = vom Betriebsexperten
name-PLA = Notfallplaner
    .cap = Der Notfallplaner
    .der = der Notfallplaner
    .den = den Notfallplaner
    .dem = dem Notfallplaner
    .des = des Notfallplaners
    .von = vom Notfallplaner

name-AIRLIFT = Luftbrücke
name-FORECAST = Prognose
name-GRANT = Staatliche Subventionen
name-QUIET = Eine ruhige Nacht
name-RESILIENT = Zähe Bevölkerung
name-EPI = Epidemie

role-MED = Ihre Behandlung entfernt alle Würfel einer Seuche. Würfel geheilter Seuchen verschwinden, wo sie steht, und es können keine hinzukommen.
role-SCI = Braucht für ein Heilmittel nur vier Karten einer Farbe.
role-RES = Darf einer Figur in derselben Stadt jede Stadtkarte geben, in ihrem Zug und im Zug der anderen.
role-QUA = In ihre Stadt und in die damit verbundenen Städte wird kein Würfel gelegt.
role-DIS = Versetzt eine beliebige Figur in eine Stadt mit einer anderen Figur oder zieht eine fremde Figur wie seine eigene, mit seinen eigenen Karten.
role-OPS = Baut ein Forschungszentrum ohne Karte. Fliegt einmal je Zug von einem Forschungszentrum für eine beliebige Stadtkarte in jede Stadt.
role-PLA = Nimmt ein Ereignis aus der Ablage und verwahrt es neben seiner Hand; einmal gespielt, ist es aus dem Spiel.

event-AIRLIFT = Versetze eine beliebige Figur in eine beliebige Stadt.
event-FORECAST = Sieh dir die obersten sechs Infektionskarten an und lege sie in beliebiger Reihenfolge zurück.
event-GRANT = Errichte in einer beliebigen Stadt ein Forschungszentrum, ohne Karte.
event-QUIET = Die nächste Infektionsphase entfällt.
event-RESILIENT = Nimm eine Karte der Infektionsablage aus dem Spiel.

log-turn = Zug { $turn }: { $who }.
log-drive = { $who_cap } fährt nach { $city }.
log-drive-other = { $who_cap } fährt { $pawn_den } nach { $city }.
log-shuttle = { $who_cap } nimmt den Zubringer nach { $city }.
log-shuttle-other = { $who_cap } schickt { $pawn_den } mit dem Zubringer nach { $city }.
log-direct = { $who_cap } fliegt direkt nach { $city }.
log-direct-other = { $who_cap } fliegt { $pawn_den } direkt nach { $city }.
log-charter = { $who_cap } chartert einen Flug von { $from } nach { $city }.
log-charter-other = { $who_cap } chartert für { $pawn_den } einen Flug von { $from } nach { $city }.
log-ops_flight = { $who_cap } fliegt vom Forschungszentrum in { $from } nach { $city }; Karte: { $card }.
log-join = { $who_cap } zieht zu einer Figur in { $city }.
log-join-other = { $who_cap } schickt { $pawn_den } zu einer Figur in { $city }.
log-treat = { $who_cap } behandelt { $disease } in { $city }.
log-build = { $who_cap } baut ein Forschungszentrum in { $city }.
log-build-move = { $who_cap } verlegt das Forschungszentrum von { $from } nach { $city }.
log-give = { $who_cap } gibt { $pawn_dem } die Karte { $card }.
log-take = { $who_cap } nimmt { $pawn_von } die Karte { $card }.
log-cure = { $who_cap } entdeckt das { $disease_e } Heilmittel mit { $cards }.
log-store = { $who_cap } verwahrt „{ $card }“ aus der Ablage.
log-done = { $who_cap } beendet die Aktionen.
log-pass = { $who_cap } passt.
log-pass-on = { $who_cap } passt und behält { $cards }.
log-discard = { $who_cap } wirft { $card } ab.
log-put = { $city } kommt oben auf den Infektionsstapel zurück.
log-airlift = { $who_cap } spielt „{ $card }“: { $pawn_cap } kommt nach { $city }.
log-forecast = { $who_cap } spielt „{ $card }“.
log-grant = { $who_cap } spielt „{ $card }“: ein Forschungszentrum in { $city }.
log-grant-move = { $who_cap } spielt „{ $card }“: Das Forschungszentrum von { $from } kommt nach { $city }.
log-quiet = { $who_cap } spielt „{ $card }“: Die nächste Infektionsphase entfällt.
log-resilient = { $who_cap } spielt „{ $card }“: Die Karte { $city } ist aus dem Spiel.

log-ask = { $who_cap } bittet { $pawn_den } um Zustimmung.
log-accept = { $who_cap } stimmt zu.
log-decline = { $who_cap } lehnt ab.

log-sow = Aufbau: { $city }.
log-deal = { $who_cap } bekommt { $card }.
log-draw = { $who_cap } zieht { $card }.
log-deal-closed = { $who_cap } bekommt eine Karte.
log-draw-closed = { $who_cap } zieht eine Karte.
log-epidemic = { $who_cap } zieht eine Epidemie.
log-infect = Infektion: { $city }.
log-strike = Die Epidemie trifft { $city }.
log-look = Die Prognose zeigt { $city }.

log-cubes = { $n ->
    [one] Ein { $disease_er } Würfel in { $city }.
   *[other] { $n } { $disease_e } Würfel in { $city }.
}
log-lifted = { $n ->
    [one] Ein { $disease_er } Würfel verlässt { $city }.
   *[other] { $n } { $disease_e } Würfel verlassen { $city }.
}
log-shielded = { $city } ist geschützt: kein { $disease_er } Würfel.
log-spared = Kein Würfel in { $city }: { $disease } ist ausgerottet.
log-outbreak = Ausbruch von { $disease } in { $city }, Nummer { $n }.
log-eradicated = Die { $disease_e } Seuche ist ausgerottet.
log-rate = Die Infektionsrate ist { $rate }.
log-shuffle = { $n ->
    [one] Eine abgelegte Infektionskarte kommt wieder obenauf.
   *[other] { $n } abgelegte Infektionskarten werden gemischt und kommen wieder obenauf.
}
log-skipped = Eine ruhige Nacht: keine Infektionen.
log-over-win = Alle vier Heilmittel sind entdeckt: Ihr gewinnt.
log-over-outbreaks = Der achte Ausbruch: Ihr verliert.
log-over-cubes = Kein { $disease_er } Würfel ist mehr im Vorrat: Ihr verliert.
log-over-cards = Weniger als zwei Spielerkarten sind übrig: Ihr verliert.

why-over = Das Spiel ist zu Ende.
why-not-acting = Jetzt nicht: Der Tisch wartet auf etwas anderes.
why-turn = Am Zug ist { $who_der }.
why-direct = Keine Karte einer anderen Stadt auf der Hand.
why-charter = Die Karte { $city } ist nicht auf der Hand.
why-shuttle-here = Kein Zubringer: kein Forschungszentrum in { $city }.
why-shuttle-only = Es gibt kein anderes Forschungszentrum.
why-build-stands = In { $city } steht schon ein Forschungszentrum.
why-build-card = Die Karte { $city } ist nicht auf der Hand.
why-treat = Kein Würfel in { $city }.
why-share-alone = In { $city } ist sonst niemand.
why-share-card = Hier kann niemand eine Karte übergeben: Es muss die Karte { $city } sein.
why-cure-cards = { $n } von { $need } { $disease_en } Karten auf der Hand.
why-cure-station = Für ein Heilmittel braucht es ein Forschungszentrum, und in { $city } ist keines.
why-flown = Der Kartenflug ist in diesem Zug schon verbraucht.
why-ops-station = Der Kartenflug beginnt an einem Forschungszentrum.
why-ops-card = Der Kartenflug braucht eine Stadtkarte.
why-ops-same = Die Karte dieser Stadt taugt besser für einen Charterflug.
why-kept = Es ist schon ein Ereignis verwahrt.
why-nothing-to-keep = In der Ablage ist kein Ereignis.
why-join = Es gibt keine andere Figur.
why-join-held = Keine der Figuren, die ziehen könnten, darf ihre Stadt jetzt verlassen.
why-role = Diese Rolle hat keine eigene Aktion.
why-no-event = Kein Ereignis auf der Hand.
why-passed = Du hast in diesem Fenster gepasst.
why-event-moment = { $card } kann in diesem Moment nicht gespielt werden.
why-event-closed = { $card } muss warten: Solange etwas ausgeführt wird, spielt niemand ein Ereignis.
why-event-struck = { $card } kann nicht zwischen Infizieren und Verschärfen einer Epidemie gespielt werden.
why-event-cure = Dieser Moment gehört dem, was auf ein Heilmittel folgt; { $card } ist danach möglich.
why-event-idle = { $card } würde jetzt nichts bewirken.
why-FORECAST = Im Infektionsstapel ist keine Karte mehr.
why-AIRLIFT = Keine Figur darf ihre Stadt jetzt auf dem Luftweg verlassen.
why-RESILIENT = In der Infektionsablage ist keine Stadtkarte.

why-here = Die Figur ist in { $city }.
why-far = { $city } ist { $n ->
    [one] eine Fahrt
   *[other] { $n } Fahrten
 } entfernt; eine Fahrt führt nur in die nächste Stadt.
why-away = { $city } ist { $n ->
    [one] eine Fahrt
   *[other] { $n } Fahrten
 } entfernt.
why-direct-card = Kein Direktflug: Die Karte { $city } ist nicht auf der Hand.
why-charter-card = Kein Charterflug: Die Karte { $city } ist nicht auf der Hand.
why-shuttle-there = Kein Zubringer: { $city } hat kein Forschungszentrum.
why-join-there = In { $city } ist keine andere Figur.
why-own-way = { $who_cap } zieht nur auf eigene Weise.
why-grounded = Keine Figur darf jetzt fliegen.
why-builds-not = { $who_cap } kann nicht bauen.
why-build-there = Diese Karte bezahlt nur ein Forschungszentrum in { $city }.
why-give-there = Um diese Karte zu teilen, müssen beide Figuren in { $city } sein.
why-cured = Die { $disease_e } Seuche ist schon geheilt.
why-apart = { $pawn_cap } ist in { $city }; Karten wechseln nur in derselben Stadt die Hand.
why-holds-not = { $who_cap } hat die Karte { $city } nicht.
why-holds-none = { $who_cap } hat keine Stadtkarte.

doubt-unknown = „{ $found }“ ist keine Stadt, keine Rolle dieses Tisches und kein Ereignis auf der Hand.
