### Was eine Stellung wert ist: die Gewinnchance von Zug zu Zug, Stellungen genau betrachtet.

analysis-running = Stellungen einer laufenden Partie lassen sich nicht analysieren; warte, bis sie zu Ende ist.
analysis-busy = Es warten schon { $most } Stellungen auf ihre Analyse. Versuche es in einer Minute noch einmal.
analysis-failed = Diese Stellung ließ sich nicht analysieren.
hint-off = An diesem Tisch gibt es keine Tipps.
hint-turn = Nur wer in diesem Zug noch Aktionen hat, darf um einen Tipp bitten.

ui-win-chance = Gewinnchance
ui-win-working = Die Gewinnchance wird ermittelt: { $share }
ui-chance-after = { $turn ->
    [0] Vor dem ersten Zug: { $chance }
   *[other] Nach Zug { $turn }: { $chance }
}
ui-chance-range = wahrscheinlich { $low } bis { $high }
ui-swing = Zug { $turn }: { $before } → { $after }
ui-no-swings = Kein Zug hat die Chance um mehr verändert, als die Schätzung unterscheiden kann.

ui-analysis-won = Gewonnen in Zug { $turn }
ui-analysis-lost = Verloren in Zug { $turn }
ui-analysis-end = Hier ist die Partie zu Ende.
ui-analysis-replay = Diese Stelle in der Wiederholung
ui-chance-hidden = Karten dieser Partie sind bis zum Ende verdeckt, darum wird ihre Gewinnchance noch nicht gesagt.
ui-win-games = { $n } Partien, von Programmen ab dem Ende jedes Zuges zu Ende gespielt; Menschen können es besser
ui-win-percent = In Prozent, wie Partien ab dem Ende jedes Zuges ausgehen, mit dem wahrscheinlichen Bereich.
ui-win-low = Mindestens
ui-win-high = Höchstens
ui-cards-left-n = Karten übrig
ui-swing-calm = Kein Ausbruch
ui-team = Team
ui-board-after = Brett nach Zug { $turn }
ui-board-setup = Brett vor dem ersten Zug
ui-board-next = Als Nächstes: { $who }
ui-ways = Was möglich war
ui-ways-hint = Gewinnchance danach
ui-ways-noise = Wo die wahrscheinlichen Bereiche sich überschneiden, kann der Unterschied Zufall sein.
ui-way-played = gespielt
ui-hint = Tipp
ui-hint-hint = Was Programme in diesem Zug täten. Partien mit Tipps zählen in keiner Bestenliste.
ui-hint-title = Was Programme täten
ui-no-ways = Hier hat niemand Aktionen übrig, es gibt nichts zu vergleichen.
ui-analyse = Diese Stellung analysieren
ui-analyse-hint = Wege, den Zug zu spielen, wie oft jeder gewinnt, und was in Gefahr ist. Das dauert einige Sekunden.
ui-next-draw = Nächstes Ziehen
ui-threats = Mögliche Ausbrüche in diesem Zug
ui-threats-none = Keine Stadt durch ihre eigene Karte
ui-missing = Karten, die für ein Heilmittel fehlen
ui-missing-none = Alle Heilmittel sind gefunden
ui-turns-left = Züge, bis die Karten ausgehen
ui-losses = Woran die Partien des besten Weges scheitern
ui-losses-none = Keine ging verloren
ui-draw = { $n ->
    [0] keine Epidemie: { $chance }
    [one] eine Epidemie: { $chance }
   *[other] { $n } Epidemien: { $chance }
 }
ui-threats-more = { $n ->
    [one] und eine weitere
   *[other] und { $n } weitere
 }
ui-analysing = { $n ->
    [0] Diese Stellung wird analysiert …
    [one] Zuerst kommt eine andere Stellung …
   *[other] Zuerst kommen { $n } andere Stellungen …
 }
