# Frühere Spiele: zurückblicken, Aufzeichnungen, ob eine Kartenfolge fair war.

record-empty = In dieser Aufzeichnung ist kein Spiel: Sie hat keine Kürzel.
record-start = Diese Aufzeichnung beginnt mitten im Spiel, mit einer Stellung. Ein Tisch lässt sich nur aus Aufzeichnungen machen, die mit der ersten Karte beginnen.
past-where = Eine Stelle { $found } gibt es in diesem Spiel nicht; es hat { $most } Kürzel.
deal-no-seed = Der Startwert dieses Spiels ist nicht bekannt, also kann noch niemand die Kartenfolge prüfen. Er wird am Ende des Spiels verraten.

ui-replay-first = Zum Anfang
ui-replay-last = Zum Ende
ui-replay-back = Ein Schritt zurück
ui-replay-on = Ein Schritt weiter
ui-replay-turn-back = Ein Zug zurück
ui-replay-turn-on = Ein Zug weiter
ui-replay-play = Abspielen
ui-replay-pause = Pause
ui-replay-where = Stelle im Spiel
ui-replay-at = Zug { $turn }, Schritt { $n } von { $of }
ui-replay-leave = Zum Tisch

ui-heard-nothing = Noch wurde nichts gesagt.

ui-bring = Aufzeichnung öffnen
ui-bring-hint = Ein Spiel, das als .fcr-Datei gespeichert wurde: beendet, um es noch einmal anzusehen, oder unbeendet, um weiterzuspielen.
ui-bring-file = Datei wählen

ui-deal-how = Alle Karten eines Spiels folgen aus einem Text, dem Startwert. Vor der ersten Karte zeigt der Server den Hash des Startwerts. Am Ende verrät er den Startwert, so dass alle sehen können, dass unterwegs keine Karte ausgesucht wurde.
ui-deal-promise = Zusage
ui-deal-seed = Startwert
ui-deal-later = { $n ->
    [one] Bisher wurde eine Karte aufgedeckt.
   *[other] Bisher wurden { $n } Karten aufgedeckt.
} Der Startwert wird am Ende des Spiels verraten. Dieser Browser bewahrt die Zusage bis dahin auf.
ui-deal-own = Die Zusage, die dir gezeigt wurde
ui-deal-kept = Dieser Browser hat den Hash des Startwerts ausgerechnet: Es ist der zugesagte.
ui-deal-broken = Der Hash des Startwerts ist nicht der zugesagte, sondern { $found }
ui-deal-insecure = Dieser Browser rechnet Hashes nur unter Adressen mit https aus. Der Befehl unten tut es überall.
ui-deal-in-order = Dieser Browser hat den Rang jeder der { $n } Spielerkarten ausgerechnet: Sie kamen in der Reihenfolge ihrer Ränge.
ui-deal-out-of-order = { $card } kam vor einer Karte von niedrigerem Rang.
ui-deal-right = { $n ->
    [one] Der Server hat das Spiel noch einmal ausgeteilt: Die eine Karte kam, wie der Startwert es sagt.
   *[other] Der Server hat das Spiel noch einmal ausgeteilt: Alle { $n } Karten kamen, wie der Startwert es sagt.
}
ui-deal-wrong = Der Server hat das Spiel noch einmal ausgeteilt: Schritt { $n } ist nicht die Karte, die der Startwert ergibt.
ui-deal-command = Prüfe es auf einem eigenen Rechner mit der Aufzeichnung des Spiels:
