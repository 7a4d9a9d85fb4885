### Was eine Stellung wert ist: die Gewinnchance von Zug zu Zug, Stellungen genau betrachtet.

analysis-running = Stellungen einer laufenden Partie lassen sich nicht analysieren; warte, bis sie zu Ende ist.
analysis-busy = Es warten schon { $most } Stellungen auf ihre Analyse. Versuche es in einer Minute noch einmal.
analysis-failed = Diese Stellung ließ sich nicht analysieren.

ui-win-chance = Gewinnchance
ui-win-working = Die Gewinnchance wird ermittelt: { $share }
ui-chance-after = { $turn ->
    [0] Vor dem ersten Zug: { $chance }
   *[other] Nach Zug { $turn }: { $chance }
}
ui-chance-range = wahrscheinlich { $low } bis { $high }
ui-swing = Zug { $turn }: { $before } → { $after }
ui-no-swings = Kein Zug hat die Chance um mehr verändert, als die Schätzung unterscheiden kann.
