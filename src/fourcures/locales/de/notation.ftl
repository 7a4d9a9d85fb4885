# Einwände gegen Zeilen, Kürzel und Aufzeichnungen.

line-fields = Eine Stellungszeile hat 11 Felder mit je einem Leerzeichen dazwischen; diese hat { $found }.
line-rules = Feld 1 (Regeln) ist „{ $found }“; verlangt sind ein Regelsatz und 4 bis 7 Epidemien, etwa base/4.
line-seats = Feld 2 (Plätze) enthält „{ $found }“; einen Platz schreibt man ROLLE@STADT:KARTEN, etwa MED@ATL:PAR,QUIET oder SCI@ATL:-.
line-marker = Feld 2 (Plätze) ist „{ $found }“; genau ein Platz muss das Zeichen > des Zuges tragen.
line-hand = Feld 2 (Plätze) enthält „{ $found }“ in einer Hand; Karten sind Stadtcodes und die Ereignisse AIRLIFT, FORECAST, GRANT, QUIET, RESILIENT.
line-role = „{ $found }“ ist keine Rolle an diesem Tisch.
line-turn = Feld 3 (Zug) ist „{ $found }“; verlangt sind die Nummer des Zuges und die Schritte, die noch ausstehen, etwa 16:act2.
line-step = Feld 3 (Zug) enthält den Schritt „{ $found }“; Schritte sind { $allowed } (deal, hand und order mit einem Platz, gezählt ab 0).
line-diseases = Feld 4 (Seuchen) ist „{ $found }“; verlangt ist { $allowed }, mit Großbuchstaben für geheilte Seuchen.
line-tracks = Feld 5 (Leisten) ist „{ $found }“; verlangt sind Ausbrüche 0 bis 8 und Epidemien 0 bis 7, etwa o3e2.
line-stations = Feld 6 (Forschungszentren) enthält „{ $found }“, und das ist kein Stadtcode.
line-cubes = Feld 7 (Würfel) enthält „{ $found }“; schreibe eine Stadt und 1 bis 3 Würfel, andere Farben mit ihrem Buchstaben, etwa SHA2+1k.
line-piles = Feld 8 (Spielerstapel) enthält „{ $found }“; schreibe bis zu 10 Teile von 1 bis 31 Karten, mit e, solange die Epidemie darin ist, etwa 6e,12e.
line-discard = Feld 9 (Spielerablage) enthält „{ $found }“, und das ist weder ein Stadtcode noch ein Ereignis.
line-layers = Feld 10 (Infektionsstapel) enthält „{ $found }“; schreibe Schichten von Stadtcodes, die oberste zuerst, etwa SFO,CHI|LAX~1|*, mit höchstens einem *.
line-infected = Feld 11 (Infektionsablage) enthält „{ $found }“, und das ist kein Stadtcode.
line-extra = „{ $found }“ ist kein Zusatzfeld; man schreibt es name=wert, jeden Namen einmal.
line-extra-unknown = Ein Zusatzfeld „{ $found }“ gibt es in diesen Regeln nicht; es gibt { $allowed }.
line-extra-value = Das Zusatzfeld { $name } ist „{ $found }“, und das passt nicht zur Stellung.
line-flags = Das Zusatzfeld flags enthält „{ $found }“; möglich sind flown, quiet, quiet2.
line-looked = Das Zusatzfeld looked enthält „{ $found }“, und das ist kein Stadtcode.
line-over = Das Zusatzfeld over ist „{ $found }“; verlangt ist win, outbreaks, cubes oder cards.
line-removed = Das Zusatzfeld removed enthält „{ $found }“, und das ist weder ein Stadtcode noch ein Ereignis.
line-twice = „{ $found }“ steht zweimal in der Zeile, wo es nur einmal stehen kann.

token-over = „{ $token }“ kommt nach dem Ende des Spiels; danach ist nichts mehr möglich.
token-malformed = „{ $token }“ ist kein Kürzel; Kürzel sind etwa CHI, =CAI, TOK(PAR), -b, +, !b(…), PAR>SCI, QUIET, xPAR, . oder ~TOK.
token-people = „{ $token }“ deckt eine Karte auf, aber erst müssen Menschen wählen (Schritt { $step }).
token-nature = „{ $token }“ ist eine Aktion, aber erst muss eine Karte aufgedeckt werden (Schritt { $step }): Schreibe ~ und ihren Code.
token-card = „{ $token }“ nennt keine Karte; nach ~ steht ein Stadtcode, ein Ereignis oder EPI.
token-not-there = „{ $token }“ kann jetzt nicht kommen (Schritt { $step }): Diese Karte liegt anderswo.
token-illegal = „{ $token }“ ist jetzt nicht erlaubt (Schritt { $step }); „fourcures legal“ nennt, was es ist.
action-illegal = Aktion { $action } ist in dieser Stellung nicht erlaubt.

record-header = Die Aufzeichnung hat keine Kopfzeile { $header }; sie braucht Rules und Seats, oder Start.
record-line = Zeile { $number } der Aufzeichnung, „{ $found }“, ist keine Kopfzeile; man schreibt sie [Name "Wert"], vor allen Kürzeln.
record-bracket = In der Aufzeichnung fehlt einer runden Klammer ihr Gegenstück.
record-long = Die Aufzeichnung ist länger als { $most } Zeichen.
record-token = Kürzel { $number } der Aufzeichnung: { $why }
record-final = Die Aufzeichnung endet in einer anderen Stellung, als ihre Kopfzeile Final sagt: { $found }
dealer-nothing = Der Geber hat keine Karte aufzudecken (Schritt { $step }).

rules-unknown = Regeln namens „{ $found }“ gibt es nicht; möglich sind base und, je nach einem Plus: { $allowed }.
rules-part-unknown = Die Regeln haben weder Kapitel noch Abschnitt noch Karte „{ $found }“; die Kapitel sind { $chapters }.
rules-together = { $one } und { $other } lassen sich nicht zusammen spielen.
cards-count = Ein Platz bekommt 0 bis { $most } Karten, nicht { $found }.
record-cards = Die Kopfzeile Cards ist „{ $found }“; verlangt ist die Zahl der Karten, die jeder Platz bekommt.
event-unknown = „{ $found }“ ist kein Ereignis dieser Regeln; Ereignisse sind { $allowed }.
events-count = Ein Stapel hat bis zu { $most } verschiedene Ereignisse, nicht { $found }.
seats-count = Ein Tisch hat 1 bis { $most } Plätze, nicht { $found }.
role-unknown = „{ $found }“ ist keine Rolle dieser Regeln; Rollen sind { $allowed }.
role-twice = Zweimal am Tisch: { $role }. Jede Rolle gibt es einmal.
epidemics-count = Ein Spiel hat 4, 5, 6 oder 7 Epidemien, nicht { $found }.
first-seat = Platz { $found } kann nicht beginnen; Plätze haben die Nummern 0 bis { $most }.

problem-cubes = Auf dem Spielplan liegen { $n } { $disease_e } Würfel, und es gibt nur { $all }.
problem-supply = Der Vorrat von { $disease } nennt { $n } Würfel; mit denen auf dem Spielplan ergibt das nicht { $all }.
problem-levels = Die Zahlen der Würfel von { $disease } widersprechen einander.
problem-stations = Auf dem Spielplan stehen { $n } Forschungszentren, und es gibt nur 6.
problem-no-station = Auf dem Spielplan steht kein Forschungszentrum.
problem-card-twice = Spielerkarten sind an zwei Orten: { $cards }.
problem-card-missing = { $n } Spielerkarten sind nirgends.
problem-piles = Die Teile enthalten { $cards } Stadt- und Ereigniskarten, aber { $unseen } sind ungesehen.
problem-epidemics = Im Stapel sind { $inside } Epidemien, und { $n } waren schon da; das ergibt nicht { $all }.
problem-kept = { $role_cap } kann { $cards } nicht neben der Hand verwahren.
problem-infection-twice = Infektionskarten sind an zwei Orten: { $cards }.
problem-infection-missing = { $n } Infektionskarten sind nirgends.
problem-infection-none = Weder im Stapel noch in der Ablage ist eine Infektionskarte.
problem-outbreaks = { $n } Ausbrüche sind geschehen, und das Spiel geht weiter.
problem-over = Das Spiel soll durch { $over } zu Ende sein, ist es aber nicht.
problem-win = Ein Spiel ist genau dann gewonnen, wenn alle vier Seuchen geheilt sind.
problem-quiet = Eine Infektionsphase soll ausfallen, aber kein Ereignis wurde gespielt.
problem-setup = Zug { $turn } passt nicht zu den Schritten: Der Aufbau ist Zug 0.
problem-looked = Karten werden angesehen und nicht zurückgelegt: { $cards }.
problem-look = Karten sind anzusehen, aber niemand soll sie zurücklegen.
problem-act = Aktionen stehen über anderen Schritten des Zuges.
problem-passed = Jemand hat gepasst, wo kein Fenster ist.
problem-hand = { $role_cap } hat { $n } Karten, mehr als das Handkartenlimit.
problem-medic = In { $city } liegen bei der Sanitäterin Würfel der geheilten Seuche { $disease }.
record-no-line = Diese Aufzeichnung hat keine Linie { $found }; neben der Partie hat sie { $most }.
