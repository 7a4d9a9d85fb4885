# Der Tisch im Browser: alles, was die Seite selbst sagt. Namen, Rollen, Ereignisse, Logzeilen und Gründe stehen in game.ftl.

## Überall

ui-title = Fourcures
ui-table-of = { $level }, Tisch für { $seats }
ui-close = Schließen
ui-cancel = Abbrechen
ui-confirm = Ausführen
ui-change = Neu wählen
ui-copy = Kopieren
ui-copied = Kopiert
ui-you = Du
ui-someone = Jemand
ui-comma-you = , du
ui-person-role = { $who } ({ $role })
ui-theme = Farbschema
ui-theme-system = Wie im System
ui-theme-light = Hell
ui-theme-dark = Dunkel
ui-go-dark = Dunkles Schema
ui-go-light = Helles Schema
ui-no-server = Der Server antwortet nicht; prüfe die Verbindung und versuche es noch einmal.
ui-server-error = Das konnte der Server nicht ausführen (Fehler { $status }); versuche es gleich noch einmal.
ui-nowhere = Hier ist nichts
ui-no-page = Diese Seite gibt es nicht. Alle Tische stehen in der Lobby.
ui-no-table = Unter dieser Adresse ist kein Tisch; lass dir den Einladungslink noch einmal geben.
ui-opening = Wird geöffnet …
ui-whose-game = Das Brettspiel, nach dessen Regeln hier gespielt wird, ist von Matt Leacock. Fourcures ist freie Software von Bewunderern und steht weder mit ihm noch mit einem Verlag in Verbindung.

ui-called = Du bist dran – { $name }
ui-to-lobby = Zur Lobby
ui-logo = Fourcures, zur Lobby
ui-nick = Dein Name
ui-nick-hint = Die anderen sehen ihn
ui-epidemics-n = { $n } Epidemien

## Kopfzeile und Felder

ui-menu = Menü
ui-board = Spielplan
ui-show-panels = Zug, Infektionskarten und Log
ui-panels = Zug, Infektionskarten und Log
ui-views = Ansichten
ui-tab-map = Plan
ui-tab-team = Team
ui-tab-infection = Infektion
ui-tab-log = Log
ui-fold = Aktionen einklappen
ui-unfold = Aktionen zeigen
ui-outbreaks = Ausbrüche
ui-outbreaks-of = Ausbrüche: { $n } von { $of }
ui-outbreaks-hint = Mit dem achten Ausbruch ist das Spiel verloren.
ui-of = von { $of }
ui-rate = Infektionsrate
ui-rate-is = Infektionsrate: { $n } je Zug
ui-rate-hint = So viele Karten werden am Ende jedes Zuges aufgedeckt; jede Epidemie rückt die Rate weiter.
ui-a-turn = je Zug
ui-cures = Heilmittel und Vorrat
ui-cure-slot = { $disease }: { $left } Würfel im Vorrat, { $state }
ui-cured = geheilt
ui-not-cured = noch kein Heilmittel
ui-eradicated = ausgerottet
ui-deck = Spielerstapel
ui-deck-hint = In jedem Zug werden { $n } Karten gezogen; sind weniger übrig, ist das Spiel verloren.
ui-turns = { $n ->
    [one] ein Zug
   *[other] { $n } Züge
 }
ui-stations = Zentren
ui-stations-left = von { $of } übrig
ui-turn-panel = Zug
ui-turn = Zug { $n }
ui-setup = Aufbau
ui-your-turn = Dein Zug
ui-turn-of = Am Zug: { $who }
ui-step-hand = { $who }: zu viele Karten
ui-step-order = { $who }: Prognose ordnen
ui-part-act = Aktionen
ui-part-draw = Ziehen
ui-part-infect = Infektion
ui-part-rival = Gegner
ui-rival-most = bis zu 3
ui-part-done = fertig
ui-left = { $n } übrig
ui-of-actions = { $n } Aktionen
ui-draw-cards = { $n } Karten
ui-cities = { $n ->
    [one] 1 Stadt
   *[other] { $n } Städte
 }
ui-quiet-next = entfällt
ui-infection = Infektionskarten
ui-browse = Durchsehen
ui-search-city = Stadt suchen
ui-tier-discard = Abgelegt, nach der nächsten Epidemie obenauf
ui-tier-discard-hint = Die neueste zuerst. Die nächste Epidemie mischt diese Karten und legt sie obenauf.
ui-tier-known = Obenauf, in dieser Reihenfolge
ui-tier-known-hint = Alle wissen, was als Nächstes kommt.
ui-tier-layer = Obenauf, Reihenfolge unbekannt
ui-tier-layer-hint = Diese kommen vor allem, was darunter liegt; ihre Reihenfolge untereinander ist nicht bekannt.
ui-tier-unseen = Noch nicht gesehen
ui-tier-unseen-hint = Sie kommen zuletzt, in einer Reihenfolge, die niemand kennt.
ui-tier-removed = Aus dem Spiel
ui-tier-removed-hint = Diese Karten kommen nie wieder.
ui-log = Log
ui-log-empty = Noch ist nichts geschehen.
ui-hands = Hände
ui-hand-of = Hand: { $who }, { $role }
ui-role-at = { $role }, { $city }
ui-hand-count = { $n } Karten von höchstens { $of }
ui-set = { $n } von { $of }
ui-no-cards = Keine Karten
ui-stored = Vom Notfallplaner verwahrt; gespielt ist es aus dem Spiel.
ui-stored-short = verwahrt
ui-away = { $who } ist nicht da
ui-awaited = Hierauf wartet der Tisch
ui-event-text = { $event }: { $text }

ui-news-drawn = Gezogen
ui-news-struck = Epidemie
ui-news-infected = Infiziert
ui-news-outbreaks = Ausbruch
ui-news-mutated = Mutation
ui-news-quiet = Eine ruhige Nacht: Nichts wird infiziert.

## Auf wen gewartet wird

ui-wait-act = Der Tisch wartet auf: { $who }.
ui-wait-hand = { $who } muss { $n ->
    [one] eine Karte
   *[other] { $n } Karten
 } abwerfen.
ui-wait-order = { $who } ordnet die Karten.
ui-wait-window = Ereignis möglich: { $who }.
ui-watching = Du siehst zu.

## Aktionen

ui-actions = Aktionen
ui-left-of = { $n } von { $of } übrig
ui-tool-drive = Fahren
ui-tool-drive-hint = In eine verbundene Stadt: 1 Aktion.
ui-tool-direct = Direkt
ui-tool-direct-hint = Direktflug: Wirf eine Stadtkarte ab und fliege in diese Stadt, 1 Aktion.
ui-tool-charter = Charter
ui-tool-charter-hint = Charterflug: Wirf die Karte der Stadt ab, in der du bist, und fliege, wohin du willst, 1 Aktion.
ui-tool-shuttle = Zubringer
ui-tool-shuttle-hint = Von einem Forschungszentrum zu einem anderen: 1 Aktion.
ui-tool-build = Bauen
ui-tool-build-hint = Hier ein Forschungszentrum: 1 Aktion.
ui-tool-treat = Behandeln
ui-tool-treat-hint = Nimm Würfel aus der Stadt, in der du bist: 1 Aktion.
ui-tool-share = Teilen
ui-tool-share-hint = Wissen teilen: Übergib in derselben Stadt eine Karte, 1 Aktion.
ui-tool-cure = Heilen
ui-tool-cure-hint = Heilmittel entdecken: Wirf an einem Forschungszentrum Karten einer Farbe ab, 1 Aktion.
ui-tool-role = Rolle
ui-tool-role-of = Rolle
ui-tool-role-hint = Was nur diese Rolle kann: 1 Aktion.
ui-tool-other = Mehr
ui-tool-other-hint = Was dieses Spiel den Aktionen hinzufügt.
ui-tool-event = Ereignis
ui-tool-event-hint = Spiele eine Ereigniskarte: keine Aktion.
ui-tool-done = Zug beenden
ui-tool-pass = Passen
ui-tool-discard = Abwerfen
ui-undo = Zurück
ui-undo-what = Zurücknehmen: { $what }
ui-undo-nothing = Es gibt nichts zurückzunehmen.
ui-last-action = die letzte Aktion
ui-end-turn = Zug beenden
ui-end-sure = { $n ->
    [one] Eine Aktion ist noch übrig
   *[other] { $n } Aktionen sind noch übrig
 }
ui-end-detail = Dann werden zwei Karten gezogen; Infektionen: { $n }.
ui-end-not = Weiterspielen
ui-pass = Passen
ui-pass-for = Passen für { $who }
ui-pass-turn = Für den Rest dieses Zuges passen
ui-pass-turn-short = Nicht in diesem Zug
ui-orders = Wann du gefragt wirst
ui-nudged = { $who } wartet auf dich.
ui-back-here = Hierher zurück …
ui-pass-all = Für alle passen
ui-not-now = Jetzt nicht.
ui-refused = Das geht jetzt nicht; sieh dir den Tisch noch einmal an.
ui-not-there = { $city } ist dafür nicht wählbar.
ui-choose-first = Wähle zuerst in der Leiste unten.
ui-changed = Der Tisch hat sich verändert, deshalb geht das nicht mehr.
ui-may-choose = wählbar
ui-lost-line = Die Verbindung ist weg; neuer Versuch läuft. Was du getan hast, bleibt erhalten.

## Schritte einer Aktion

ui-ask-event = Ereignis
ui-ask-pawn = Figur
ui-ask-disease = Seuche
ui-ask-direction = Richtung
ui-ask-city = Stadt
ui-ask-way = Wie
ui-ask-card = Karte
ui-ask-cards = Karten
ui-ask-partner = Mit
ui-ask-station = Welches Zentrum
ui-choose-cards = { $n } Karten wählen ({ $chosen } gewählt)
ui-or-type = Stadt anklicken oder tippen
ui-key-go = Stadt nach Namen ansteuern
ui-go-name = Stadt nach Namen
ui-direction-give = Geben
ui-direction-take = Nehmen

ui-do-drive = Nach { $city } fahren
ui-do-direct = Fliegen, { $card } abwerfen
ui-do-charter = Chartern, { $card } abwerfen
ui-do-shuttle = Zubringer nach { $city }
ui-do-ops_flight = Fliegen, { $card } abwerfen
ui-do-join = Zur Figur in { $city }
ui-do-build = { $moving ->
    [yes] Zentrum von { $station } hierher verlegen
   *[no] { $paid ->
        [yes] Bauen, { $card } abwerfen
       *[no] Zentrum bauen
    }
 }
ui-do-treat = { $disease } behandeln
ui-do-give = { $card } an { $partner } geben
ui-do-take = { $card } von { $partner } nehmen
ui-do-cure = { $disease } heilen
ui-do-store = { $card } verwahren
ui-do-done = Zug beenden
ui-do-pass = Passen
ui-do-discard = { $card } abwerfen
ui-do-put = { $city } obenauf legen
ui-do-airlift = { $pawn } nach { $city }
ui-do-grant = { $moving ->
    [yes] Zentrum von { $station } nach { $city }
   *[no] In { $city } bauen
 }
ui-do-quiet = Eine ruhige Nacht spielen
ui-do-forecast = Sechs Karten ansehen
ui-do-resilient = { $city } entfernen

ui-way-drive = Fahren, 1 Aktion
ui-way-shuttle = Zubringer, 1 Aktion
ui-way-join = Zur Figur dort, 1 Aktion
ui-way-direct = Fliegen, { $card } abwerfen
ui-way-charter = Chartern, { $card } abwerfen
ui-way-ops_flight = Vom Zentrum fliegen, beliebige Karte abwerfen
ui-way-treat = { $disease } behandeln
ui-way-build = { $paid ->
    [yes] Bauen, { $card } abwerfen
   *[no] Forschungszentrum bauen
 }
ui-way-share = Wissen teilen
ui-way-cure = Heilmittel entdecken
ui-way-pawn = { $pawn } hierher ziehen
ui-way-event = { $mine ->
    [yes] { $event }
   *[no] { $event } von { $who }
 }
ui-way-short-drive = fahren, 1 Aktion
ui-way-short-shuttle = Zubringer, 1 Aktion
ui-way-short-join = zur Figur, 1 Aktion
ui-way-short-direct = Direktflug
ui-way-short-charter = Charterflug
ui-way-short-ops_flight = Flug, beliebige Karte
ui-way-short-airlift = Luftbrücke
ui-way-short-grant = Forschungszentrum
ui-way-short-resilient = Karte entfernen

ui-cubes = { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
 }
ui-cubes-of = { $n ->
    [one] 1 { $disease_er } Würfel
   *[other] { $n } { $disease_e } Würfel
 }
ui-no-cubes = Keine Würfel
ui-station = Forschungszentrum
ui-here = Hier:
ui-pawn-here = { $role } ist hier
ui-card-held = Karte: { $who }

## Fenster, Handkartenlimit, Prognose

ui-window-0 = Bevor zwei Karten gezogen werden
ui-window-1 = Epidemie: bevor die Ablage wieder obenauf kommt
ui-window-2 = Vor den Infektionen ({ $n })
ui-window-quiet = Vor den Infektionen, die entfallen
ui-window-3 = Bevor die nächste Stadt infiziert wird
ui-window-4 = Zwischen zwei Epidemien
ui-window-detail = Du darfst jetzt ein Ereignis spielen.
ui-window-yours = Jetzt ist ein Ereignis möglich: { $who }
ui-window-others = Andere dürfen jetzt ein Ereignis spielen.
ui-play-event = { $event } spielen
ui-play-an-event = Ereignis spielen
ui-discard-title = { $n ->
    [one] Eine Karte abwerfen
   *[other] { $n } Karten abwerfen
 }
ui-discard-or = { $n ->
    [one] Eine Karte
   *[other] { $n } Karten
 } abwerfen oder ein Ereignis spielen
ui-discard-detail = { $who }: { $n } Karten, { $limit } sind erlaubt.
ui-discard-choose = { $n ->
    [one] Noch eine markieren
   *[other] Noch { $n } markieren
 }
ui-discard-these = { $cards } abwerfen
ui-hand-choose = Karten zum Abwerfen
ui-order-title = Karten zurücklegen
ui-order-detail = { $who }: In die nächste Infektionsphase kommen davon { $n }.
ui-order-done = So zurücklegen
ui-drawn-first = kommt zuerst
ui-drawn-last = kommt zuletzt
ui-earlier = { $city } früher
ui-later = { $city } später
ui-place-of = { $n } { $city }, von { $of }; Pfeiltasten verschieben

## Das Ende

ui-won-short = Gewonnen
ui-lost-short = Verloren
ui-over-win = { $n ->
    [5] Alle Heilmittel sind entdeckt, oder Lila ist verschwunden und die anderen vier sind entdeckt.
   *[other] Alle vier Heilmittel sind entdeckt.
 } Die Seuchen sind besiegt.
ui-over-outbreaks = Der achte Ausbruch: Die Seuchen breiten sich schneller aus, als man sie behandeln kann.
ui-over-cubes = Ein Würfel musste gelegt werden, und von seiner Seuche war keiner mehr da: Sie hat sich zu weit ausgebreitet.
ui-over-cards = Zwei Spielerkarten mussten gezogen werden, und es waren weniger übrig: Die Zeit ist abgelaufen.
ui-record = Aufzeichnung
ui-new-table = Neuer Tisch
ui-why = Warum

## Länder

ui-land-SFO = USA
ui-land-CHI = USA
ui-land-ATL = USA
ui-land-MON = Kanada
ui-land-WAS = USA
ui-land-NYC = USA
ui-land-MAD = Spanien
ui-land-LON = Großbritannien
ui-land-PAR = Frankreich
ui-land-ESS = Deutschland
ui-land-MIL = Italien
ui-land-STP = Russland
ui-land-LAX = USA
ui-land-MEX = Mexiko
ui-land-MIA = USA
ui-land-BOG = Kolumbien
ui-land-LIM = Peru
ui-land-SCL = Chile
ui-land-BUE = Argentinien
ui-land-SAO = Brasilien
ui-land-LAG = Nigeria
ui-land-KIN = DR Kongo
ui-land-JOH = Südafrika
ui-land-KHA = Sudan
ui-land-ALG = Algerien
ui-land-IST = Türkei
ui-land-MOS = Russland
ui-land-CAI = Ägypten
ui-land-BAG = Irak
ui-land-TEH = Iran
ui-land-RIY = Saudi-Arabien
ui-land-KAR = Pakistan
ui-land-DEL = Indien
ui-land-MUM = Indien
ui-land-KOL = Indien
ui-land-CHE = Indien
ui-land-BEI = China
ui-land-SEO = Südkorea
ui-land-SHA = China
ui-land-TOK = Japan
ui-land-OSA = Japan
ui-land-TAI = Taiwan
ui-land-HKG = China
ui-land-BAN = Thailand
ui-land-HCM = Vietnam
ui-land-JAK = Indonesien
ui-land-MNL = Philippinen
ui-land-SYD = Australien

## Gespräch

ui-chat = Chat
ui-tab-chat = Chat
ui-tabs-talk = Chat und Log
ui-unread = { $n ->
    [one] eine neue Zeile
   *[other] { $n } neue Zeilen
 }
ui-unread-called = , eine ruft dich
ui-claimed = beanspruchter Name
ui-replay = Wiedergabe
ui-deal = Ist die Kartenfolge fair?
