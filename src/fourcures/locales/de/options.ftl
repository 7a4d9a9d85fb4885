# Was ein neuer Tisch zur Wahl stellt: Voreinstellungen, Optionen und ihre Werte, Stufen.

option-field = „{ $option }“ gehört nicht zu den Optionen: Es ist ein eigenes Feld.

## Voreinstellungen

preset-2013 = Das Spiel von 2013
preset-2013-text = Sieben Rollen, fünf Ereignisse, ein bis fünf Plätze, vier bis sieben Epidemien.
preset-es-review = Der spanische Bericht
preset-es-review-text = Das Spiel von 2013 für zwei bis vier, mit vier bis sieben Epidemien.
preset-it-2013 = Die italienische Ausgabe von 2013
preset-it-2013-text = Das Spiel von 2013 für zwei bis vier, mit vier bis sechs Epidemien.
preset-classic-2008 = Der Klassiker von 2008
preset-classic-2008-text = Fünf Rollen, Ereignisse jederzeit, Toronto auf dem Spielplan. Der Betriebsexperte hat keinen Flug.
preset-ru-sheet = Das russische Blatt
preset-ru-sheet-text = Der Klassiker von 2008 für ein bis fünf Personen, in den Farben der Holzsteine, mit einer Karte weniger für den fünften Platz.
preset-bsw = Der Online-Tisch
preset-bsw-text = Elf Rollen, zufällige Ereignisse, Nachfrage vor Epidemien und Infektionen, Figuren ziehen mit Zustimmung, und Siege bringen Punkte.

## Optionen

option-hands = Starthände
option-hands-text = Wie viele Karten jeder Platz bekommt.
option-roles = Rollen
option-roles-text = Welche Rollen verteilt werden können.
option-events = Ereigniskarten
option-events-text = Welche Ereignisse im Spielerstapel sind.
option-event_sets = Ereignissätze
option-event_sets-text = Woher zufällige Ereignisse kommen, außer aus dem Grundspiel.
option-timing = Wann Ereignisse gespielt werden
option-timing-text = In welchen Momenten das Spiel für Ereigniskarten anhält.
option-first = Wer beginnt
option-first-text = Wer den ersten Zug hat, wenn kein Platz gewählt ist.
option-approval = Erst fragen
option-approval-text = Ablehnen darf, wessen Figur versetzt oder wessen Karte genommen oder gegeben wird. Deine eigenen Plätze werden nie gefragt.
option-flight = Flug des Betriebsexperten
option-flight-text = Von einem Forschungszentrum aus darf der Betriebsexperte einmal je Zug für eine beliebige Stadtkarte überallhin fliegen.
option-epidemiologist_acts = Die Epidemiologin zahlt eine Aktion
option-charter_arrival = Charterflüge des Bioterroristen werden am Ziel gemeldet
option-charter_arrival-text = Sonst meldet ihn der Flughafen, den er verlässt. Das zählt nur, wo er mitspielt.
option-epidemiologist_acts-text = Eine Karte zu nehmen kostet die Epidemiologin eine Aktion, wie 2009.
option-city = Stadt im Norden
option-city-text = Der Name einer Stadt auf dem Spielplan; sonst ändert sich nichts.
option-colours = Farben
option-colours-text = Wie die vier Seuchen heißen und aussehen.
option-levels = Namen der Stufen
option-levels-text = Wie die Zahlen der Epidemien heißen.
option-open_hands = Offene Hände
option-open_hands-text = Die Karten aller liegen offen auf dem Tisch.
option-scoring-text = Ein Sieg bringt 1, 4, 16 oder 64 Punkte bei 4, 5, 6 oder 7 Epidemien; eine Niederlage bringt keine.

## Werte

choice-hands-official = 5, 4, 3, 2, 2 Karten bei einem bis fünf Plätzen
choice-hands-sheet = 5, 4, 3, 2, 1 Karten bei einem bis fünf Plätzen
choice-roles-2008 = Fünf von 2008
choice-roles-2013 = Sieben von 2013
choice-roles-2009 = Elf: 2008 mit Auf Messers Schneide
choice-roles-brink = Dreizehn: 2013 mit Auf Messers Schneide
choice-roles-lab = Siebzehn: 2013 mit Auf Messers Schneide und Im Labor
choice-roles-emergency = Zwanzig: 2013 mit allen drei Erweiterungen
choice-events-base = Die fünf des Grundspiels
choice-events-drawn = Zwei je Platz, zufällig
choice-events-all = Alle
choice-events-none = Keine
choice-event_sets-roles = Wie bei den Rollen, und Auf Messers Schneide
choice-event_sets-brink = Auf Messers Schneide
choice-event_sets-lab = Im Labor
choice-event_sets-rescue = Ausnahmezustand
choice-event_sets-brink-lab = Auf Messers Schneide und Im Labor
choice-event_sets-brink-rescue = Auf Messers Schneide und Ausnahmezustand
choice-event_sets-lab-rescue = Im Labor und Ausnahmezustand
choice-event_sets-brink-lab-rescue = Alle drei Erweiterungen
choice-timing-2013 = Zwischen zwei beliebigen Schritten (2013)
choice-timing-2008 = Jederzeit, auch wenn eine Karte eben aufgedeckt ist (2008)
choice-timing-prompted = Der Tisch wird vor Epidemien und Infektionen gefragt
choice-first-population = Die Karte mit den meisten Einwohnern
choice-first-random = Zufällig
choice-city-montreal = Montréal
choice-city-toronto = Toronto
choice-colours-standard = Blau, Gelb, Schwarz, Rot
choice-colours-sheet = Blau, Violett, Gelb, Orange
choice-levels-official = Einstieg, Standard, Heldenhaft, Legendär
choice-levels-sheet = Leicht, Normal, Schwer, Legendär
choice-levels-bsw = Anfänger, Normal, Schwer, Legendär

## Ein Tisch in Worten, ehe er beginnt

plan-seats = { $seats ->
    [one] Ein Platz
   *[other] { $seats } Plätze
 } mit je { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
 }
plan-epidemics = { $n } Epidemien in { $cards } Karten, etwa eine auf { $each }
plan-first-seat = Platz { $n }
plan-on = Ja
plan-off = Nein
plan-win = Ihr gewinnt, wenn
plan-win-how = { $n ->
    [5] alle fünf Heilmittel entdeckt sind, oder wenn Lila verschwunden ist und die anderen vier geheilt sind.
   *[other] alle vier Heilmittel entdeckt sind.
 }
plan-loss = Ihr verliert, wenn
plan-loss-how = acht Ausbrüche geschehen, einer Seuche die Würfel ausgehen oder der Spielerstapel leer ist.
plan-points = { $n ->
    [one] 1 Punkt für einen Sieg
   *[other] { $n } Punkte für einen Sieg
 }
