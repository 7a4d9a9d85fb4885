cli-analyse = Sagt, was eine Stellung wert ist: Gewinnchance, beste Züge, drohende Ausbrüche.
ai-arg-games = Partien je Zugfolge oder je Art von Tisch.
ai-arg-lines = Zahl der Zugfolgen.
ai-chance = Gewinnchance: { $chance }, zwischen { $low } und { $high } (Partien: { $games })
ai-epidemics = Wahrscheinlichkeit von { $n } { $n ->
        [one] Epidemie
       *[other] Epidemien
    } beim nächsten Ziehen: { $chance }
ai-threat = { $city } kann in diesem Zug ausbrechen: { $chance }
ai-missing = { $disease }: { $n ->
        [one] es fehlt { $n } Karte
       *[other] es fehlen { $n } Karten
    } bis zum nächsten Heilmittel
ai-turns = Züge, bis die Spielerkarten ausgehen: { $n }
