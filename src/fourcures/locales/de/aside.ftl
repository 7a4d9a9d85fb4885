# Was neben dem Spiel liegt: das Sammeln davor, das Menü, die Tasten und das Ende.

## Sammeln

ui-seats-free = { $n ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $n } Plätze sind frei.
 }
ui-take-seat = Nehmen
ui-online = Sieht gerade den Tisch
ui-sit = { $n ->
    [0] Markiere die Plätze, die du nimmst
    [one] Diesen Platz nehmen
   *[other] Diese { $n } Plätze nehmen
 }
ui-sit-all = { $n ->
    [one] Letzten Platz nehmen
   *[other] Alle { $n } Plätze nehmen
 }
ui-starts-when = Das Spiel beginnt, wenn jeder Platz besetzt ist. Man darf mehrere nehmen.
ui-watch-hint = Nimm einen Platz, um mitzuspielen, oder bleibe auf dieser Seite, um zuzuschauen. Das Spiel beginnt, wenn jeder Platz besetzt ist.
ui-plan = Das Spiel
ui-invite = Einladung
ui-invite-hint = Wer sie hat, darf einen freien Platz nehmen oder zuschauen.
ui-watchers = { $n ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $n } Personen schauen zu.
 }
ui-leave = Plätze verlassen

## Das Ende

ui-won = Ihr habt gewonnen
ui-lost = Ihr habt verloren
ui-cures-found = Heilmittel
ui-turns-played = Züge
ui-epidemics = Epidemien
ui-cards-left = Karten übrig
ui-last-moments = Wie es endete
ui-seed-was = Die Kartenfolge war
ui-look-board = Spielplan ansehen

## Menü und Tasten

ui-elsewhere = Auf einem anderen Gerät weiterspielen
ui-elsewhere-show = Geheimen Link zeigen
ui-elsewhere-warn = Das Gerät, das diesen Link öffnet, übernimmt deine Plätze, und dieses hier schaut von da an zu. Gib ihn nicht weiter.
ui-letters = Buchstabentasten
ui-keys = Tasten
ui-keys-note = Beim Tippen ruhen die Buchstaben; im Menü kann man sie abschalten.
ui-key-digits = Eine Möglichkeit der Liste wählen
ui-key-enter = Bestätigen
ui-key-esc = Einen Schritt zurück
ui-key-map = Zum Spielplan
ui-key-arrows = Auf dem Spielplan: zur nächsten Stadt
ui-key-home = Eigene Figur
ui-key-zoom = Größer, kleiner, ganze Welt
ui-key-help = Diese Tasten
ui-analysis = Analyse
