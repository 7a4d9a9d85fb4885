### Partien noch einmal ansehen: Zeitleiste, Was-wäre-wenn, gemeinsame Durchsicht, Bilder, Weiterspielen ab einer Stelle.

on-over = Dort ist die Partie schon zu Ende; wähle eine Stelle davor.
on-same = Die Karten, die gekommen wären, gibt es erst, wenn die Partie zu Ende ist.
branch-unknown = Neben dieser Partie gibt es diese Linie nicht.
branch-nature = Karten lassen sich nicht wählen; sie kommen von selbst.
branch-long = Eine Linie hat höchstens { $most } Kürzel.
branch-many = Neben dieser Partie gibt es schon { $most } Linien; nimm zuerst eine weg.
branch-not-yours = Wegnehmen darf sie nur, wer sie gemacht hat, oder der Gastgeber.
lead-another = Die Durchsicht leitet gerade jemand anders; nur der Gastgeber kann übernehmen.

ui-lane-epidemic = Epidemien
ui-lane-outbreak = Ausbrüche
ui-lane-cure = Heilmittel
ui-turning-points = Wendepunkte
ui-happened = Was geschah
ui-mark-epidemic = Epidemie in { $city }
ui-mark-outbreak = Ausbruch ({ $disease }) in { $city }
ui-mark-cure = Heilmittel: { $disease }
ui-mark-eradicated = Ausgerottet: { $disease }
ui-no-marks = Noch gibt es keinen Wendepunkt.

ui-review = Durchsicht
ui-review-link = Link zu dieser Stelle
ui-review-picture = Bild dieser Stelle
ui-picture-svg = SVG speichern
ui-picture-png = PNG speichern
ui-stats = Statistik

ui-on = Ab hier weiterspielen
ui-on-hint = Macht einen neuen Tisch mit dem Stand von Zug { $turn }. Solche Partien zählen in keiner Rangliste.
ui-on-cards = Karten, die noch kommen
ui-on-new = Neue
ui-on-same = Wie hier
ui-on-alone = Allein spielen
ui-on-friends = Mit anderen

ui-free-seats = { $n ->
    [one] Hier ist ein Platz frei.
   *[other] Hier sind { $n } Plätze frei.
 }
ui-take-as = Nehmen: { $role }
ui-take-all = { $n ->
    [one] Nehmen
   *[other] Alle { $n } nehmen
 }
ui-picture-deck = Spielerkarten { $n }

ui-whatif = Was wäre, wenn
ui-whatif-on = Ausprobieren
ui-whatif-hint = Spiele für alle Plätze; was du probierst, bleibt als Linie neben der Partie.
ui-whatif-stop = Zurück zur Partie
ui-whatif-wait = Hier werden Karten aufgedeckt.
ui-whatif-cards = Aufdecken
ui-lines = Linie
ui-line-main = Die Partie
ui-line = Was wäre, wenn: { $name }, Zug { $turn }
ui-line-nameless = Was wäre, wenn, Zug { $turn }
ui-line-drop = Linie wegnehmen

ui-lead = Leiten
ui-lead-hint = Den anderen die Stellen zeigen, die du ansiehst
ui-lead-mine = Du leitest
ui-lead-of = { $name } leitet
ui-lead-nameless = Jemand leitet
ui-lead-here = { $name } leitet eine Durchsicht dieser Partie
ui-lead-nameless-here = Jemand leitet eine Durchsicht dieser Partie
ui-lead-stop = Nicht mehr leiten
ui-follow = Folgen
ui-following = Du folgst
