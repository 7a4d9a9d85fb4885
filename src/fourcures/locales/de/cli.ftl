# Der Befehl `fourcures`.

cli-help = Ein Tisch für das kooperative Seuchen-Brettspiel von Matt Leacock: im Browser, im Terminal, und Werkzeuge darum herum.
cli-help-help = Sagen, was der Befehl und seine Optionen tun.
cli-help-version = Sagen, welche Version das ist.
cli-serve = Das Spiel für Browser bereitstellen: Seite öffnen, Spielen drücken.
cli-reports = Die Zeilen nennen, die dir als Betreiber des Servers gemeldet wurden.
cli-play = Im Terminal spielen, alle Plätze an einer Tastatur.
cli-new = Ein Spiel austeilen und seine erste Stellung ausgeben.
cli-legal = Nennen, was in einer Stellung möglich ist.
cli-apply = Kürzel in einer Stellung spielen und die danach ausgeben.
cli-check = Sagen, was an einer Stellung unmöglich ist.
cli-rules = Die Regeln lesen: ein Kapitel, oder was eine Rolle, ein Ereignis oder eine andere Karte tut.
cli-replay = Eine Aufzeichnung noch einmal spielen, von der ersten Karte bis zur letzten Stellung.
cli-case = Falldateien ausführen: Stellungen, und was aus ihnen werden muss.
cli-perft = Die Wege zählen, die von den Stellungen in perft-Dateien weiterführen.

cli-arg-line = Eine Stellungszeile in Anführungszeichen; - liest sie von der Standardeingabe.
cli-arg-tokens = Kürzel von Aktionen und aufgedeckten Karten, der Reihe nach, wie in docs/notation.md.
cli-arg-json = JSON für Programme ausgeben.
cli-arg-seats = Zahl der Plätze, 1 bis 5 (2, oder so viele, wie Rollen genannt sind).
cli-arg-epidemics = Epidemiekarten: 4 Einstieg, 5 Standard, 6 Heldenhaft, 7 Legendär.
cli-arg-roles = Rollen in Sitzordnung mit Kommas dazwischen, etwa MED,SCI; ? für eine zufällige.
cli-arg-first = Wer beginnt: population (die höchste Einwohnerzahl auf der Hand), random (zufällig) oder eine Rolle.
cli-arg-seed = Beliebiger Text; derselbe Startwert deckt dieselben Karten auf.
cli-arg-rules = Regelsatz nach Namen, etwa base oder base+ask, anstelle dessen, was Voreinstellung und Optionen ergeben.
cli-arg-preset = Ein Tisch, wie ein Dokument ihn beschreibt: 2013, es-review, it-2013, classic-2008, ru-sheet, bsw.
cli-arg-challenge = Eine Herausforderung hinzufügen; auch mehrmals möglich.
cli-arg-option = NAME=WERT, eine weitere Festlegung, etwa approval=on; auch mehrmals möglich.
cli-arg-about = Ein Kapitel, ein Abschnitt oder der Code einer Karte, etwa drawing, hand oder MED; ohne Angabe: die Kapitel.
cli-option = „{ $found }“ ist keine Option; man schreibt sie NAME=WERT, etwa approval=on.
cli-arg-files = Dateien, eine oder mehrere.
cli-arg-limits = Begrenzen, wie viel eine Adresse vom Server verlangen darf.
cli-verify = Prüfen, ob die Karten eines Spiels kamen, wie sein Startwert es sagt.
cli-arg-promise = Was vom Startwert gezeigt wurde, während das Spiel lief: sha256:…
cli-verified = { $cards ->
    [one] Eine Karte kam
   *[other] Alle { $cards } Karten kamen
}, wie der Startwert es sagt. Zusage: { $promise }
cli-verify-wrong = Kürzel { $number } der Aufzeichnung ist nicht die Karte, die der Startwert dort ergibt.
cli-verify-promise = Der Startwert ist nicht der zugesagte: Er ergibt { $found }.
cli-arg-record = Die Aufzeichnung eines Spiels (.fcr).
cli-arg-story = In Sätzen erzählen statt in Kürzeln.
cli-arg-save = Die Aufzeichnung dorthin schreiben, wenn das Spiel zu Ende ist oder verlassen wird.
cli-arg-every-window = Auch im Fenster zwischen zwei Infektionskarten fragen, statt zu passen.
cli-arg-port = Port, auf dem gelauscht wird; 0 nimmt einen freien.
cli-arg-host = Adresse, auf der gelauscht wird; 0.0.0.0 für alle im Netz.
cli-arg-data = Ordner für die Tische und ihr Log, anstelle des üblichen für Programmdaten.
cli-arg-address = Adresse, unter der andere diesen Server erreichen, etwa https://play.example.org: für Links in Benachrichtigungen.
cli-arg-browser = Die Seite in einem Browser öffnen, wo es einen gibt.

# Was an der Eingabe falsch war
cli-option-unknown = Eine Option { $option } gibt es nicht; --help nennt die Optionen.
cli-option-value = { $option } kann nicht { $found } sein; --help sagt, was möglich ist.
cli-number = { $option } kann nicht { $found } sein: es liegt von { $least } bis { $most }.
cli-option-twice = { $option } ist zweimal angegeben; einmal genügt.
cli-option-empty = { $option } fehlt oder hat keinen Wert; --help sagt, was möglich ist.
cli-command-unknown = Einen Befehl { $command } gibt es nicht; es gibt: { $commands }.
cli-too-much = { $found } ist hier zu viel; --help sagt, was der Befehl nimmt, und eine Stellungszeile braucht Anführungszeichen.
cli-seats-roles = { $seats ->
    [one] Ein Platz passt nicht zu
   *[other] { $seats } Plätze passen nicht zu
 } { $roles ->
    [one] einer Rolle; nenne
   *[other] { $roles } Rollen; nenne
 } für jeden Platz eine, ? für eine zufällige.
cli-first = { $found } kann nicht beginnen; möglich sind population, random oder eine der Rollen: { $roles }.
cli-no-files = Keine Datei ist genannt; nenne eine oder mehrere.
cli-file-unread = { $file } ist nicht lesbar: { $why }.
cli-file-not-text = { $file } ist keine Textdatei.
cli-file-unwritten = { $file } lässt sich nicht schreiben: { $why }.
cli-final = Die Aufzeichnung endet anders als ihr Final: { $field } sollte { $wanted } sein und ist { $found }.

cli-seed = Der Startwert ist { $seed }.
cli-no-problem = An dieser Stellung ist nichts unmöglich.

# Der Tisch im Terminal
cli-turn = Zug { $turn }: { $role }
cli-row-tracks = Leisten
cli-tracks = Ausbrüche { $outbreaks } von 8   Infektionsrate { $rate }   Epidemien { $epidemics } von { $of }
cli-row-diseases = Seuchen
cli-not-cured = { $disease }: { $left } Würfel übrig
cli-cured = { $disease }: geheilt, { $left } Würfel übrig
cli-eradicated = { $disease }: ausgerottet
cli-row-stations = Forschungszentren
cli-row-cubes = { $cubes ->
    [one] 1 Würfel
   *[other] { $cubes } Würfel
 }
cli-other-colour = : { $disease } in
cli-row-player-deck = Spielerstapel
cli-player-deck = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 } in Teilen von { $piles } (! = darin ist noch eine Epidemie)
cli-pile = { $cards }
cli-pile-epidemic = { $cards }!
cli-row-player-discard = Spielerablage
cli-row-layer = Infektionsstapel, oben
cli-row-infection-discard = Infektionsablage
cli-row-removed = Aus dem Spiel
cli-no-cards = keine Karten
cli-kept = verwahrt { $card }
cli-open = { $count } Möglichkeiten, etwa { $example }

# Die Überschriften der Möglichkeiten
cli-kind-drive = Fahren (Auto oder Fähre)
cli-kind-shuttle = Zubringerflug
cli-kind-direct = Direktflug
cli-kind-charter = Charterflug
cli-kind-ops_flight = Flug für eine beliebige Karte
cli-kind-join = Zu einer Figur
cli-kind-treat = Behandeln
cli-kind-build = Forschungszentrum bauen
cli-kind-give = Karte geben
cli-kind-take = Karte nehmen
cli-kind-cure = Heilmittel entdecken
cli-kind-store = Ereignis verwahren
cli-kind-done = Fertig
cli-kind-pass = Passen
cli-kind-discard = Abwerfen
cli-kind-put = Obenauf legen
cli-kind-event = { $card }

# Auf wen gewartet wird, und worauf
cli-ask-act = { $role }, noch { $left ->
    [one] 1 Aktion
   *[other] { $left } Aktionen
 }:
cli-ask-win-0 = Vor dem Ziehen, ein Ereignis? { $roles }:
cli-ask-win-1 = Ehe die Infektionsablage gemischt wird, ein Ereignis? { $roles }:
cli-ask-win-2 = Vor den Infektionen, ein Ereignis? { $roles }:
cli-ask-win-3 = Vor der nächsten Infektionskarte, ein Ereignis? { $roles }:
cli-ask-win-4 = Vor der nächsten Epidemie, ein Ereignis? { $roles }:
cli-ask-hand = { $roles }: zu viele Karten; abwerfen oder ein Ereignis spielen:
cli-ask-order = { $roles }: die Karten wieder obenauf legen, die tiefste zuerst:

cli-play-welcome = Tippe eine Nummer oder ein Kürzel, mehrere mit Leerzeichen dazwischen; help sagt mehr.
cli-play-help =
    3          was diese Nummer in der Liste hat; eine lange Liste wird so geöffnet
    CHI        ein Kürzel: nach Chicago fahren; Listen zeigen das Kürzel jeder Möglichkeit
    { "." }          mit den Aktionen fertig; in einem Fenster: alle passen
    table      den ganzen Tisch zeigen (t)
    undo       die letzte Aktion zurücknehmen, solange seither keine Karte aufgedeckt wurde (u)
    save FILE  die Aufzeichnung des Spiels schreiben; `fourcures play FILE` spielt sie weiter
    line       die Stellungszeile zeigen
    quit       verlassen (q)
    Enter      die Möglichkeiten noch einmal zeigen
cli-undo-none = Nichts lässt sich zurücknehmen: Eine aufgedeckte Karte bleibt aufgedeckt.
cli-save-where = Nenne eine Datei, in die gespeichert wird, etwa: save game.fcr
cli-saved = Die Aufzeichnung ist in { $file }.
cli-no-number = { $found } ist nicht in der Liste; Enter zeigt die Möglichkeiten noch einmal.
cli-over-win = Gewonnen in Zug { $turn }: Alle vier Heilmittel sind entdeckt.
cli-over-outbreaks = Verloren in Zug { $turn }: der achte Ausbruch.
cli-over-cubes = Verloren in Zug { $turn }: Von einer Seuche waren nicht genug Würfel übrig.
cli-over-cards = Verloren in Zug { $turn }: Es waren nicht genug Spielerkarten zum Ziehen übrig.

# Was Leute gemeldet haben

cli-report = { $at }, { $where }, { $name }: „{ $found }“ (Grund: { $why })
cli-report-where = Tisch { $table }
cli-report-lobby = Lobby
cli-report-none = Nichts ist gemeldet.
cli-arg-other-line = Eine andere Linie der Aufzeichnung, nach ihrer Nummer; 0 ist die Partie selbst.

# How fast it is

cli-bench = Misst, wie schnell die Engine hier ist, neben einem C-Programm.
cli-arg-seconds = Ungefähre Dauer in Sekunden: 1 bis 600.
cli-bench-seconds = Die Dauer kann 1 bis { $most } Sekunden betragen.
cli-bench-engine = { $compiled ->
    [yes] Engine: kompiliert
   *[no] Engine: interpretiert
 } (Python { $python })
cli-bench-seats = { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
 }
cli-bench-row-games-per-s = Zufallspartien je Sekunde
cli-bench-row-decisions-per-s = Entscheidungen je Sekunde
cli-bench-row-copy-ns = Einen Tisch kopieren, ns
cli-bench-row-legal-ns = Auflisten, was erlaubt ist, ns
cli-bench-row-apply-ns = Es auf einer Kopie tun, ns
cli-bench-row-playout-ns = Von der Mitte bis zum Ende spielen, ns
cli-bench-row-ratio = Zeit je Entscheidung, vier Rollen ohne Ereignisse: das Wievielfache von C
cli-bench-row-decision-ns = die der Engine, ns
cli-bench-row-c-decision-ns = die des C-Programms, ns
cli-bench-why-no-compiler = Kein Vergleich: Es gibt keinen C-Compiler, oder er kann das C-Programm nicht übersetzen.
cli-bench-why-no-source = Kein Vergleich: Das C-Programm ist in diesem Paket nicht enthalten.
cli-bench-why-other-game = Kein Verhältnis: Die Partien des C-Programms sind nicht so lang wie die der Engine.
cli-bench-replay = Eine Aufzeichnung mit 1.000 Kürzeln wird in { $ms } ms nachgespielt.
cli-bench-module = Modul
cli-bench-cost = Zeit je Entscheidung, das Wievielfache des Grundspiels
