cli-analyse = Sagt, was eine Stellung wert ist: Gewinnchance, beste Züge, drohende Ausbrüche.
ai-arg-games = Partien, die für jede Zugfolge gespielt werden.
ai-arg-lines = Zahl der Zugfolgen.
ai-arg-turn = Der Anfang dieses Zuges in einer Aufzeichnung; ohne Angabe: ihre letzte Stellung.
ai-turn-record = Vor einer Stellungszeile liegen keine Züge; --turn ist für eine Aufzeichnung in einer Datei.
ai-chance = Gewinnchance: { $chance }, zwischen { $low } und { $high } (Partien: { $games })
ai-epidemics = Wahrscheinlichkeit von { $n } { $n ->
        [one] Epidemie
       *[other] Epidemien
    } beim nächsten Ziehen: { $chance }
ai-problem = Diese Stellung kann es nicht geben: { $why }
ai-over = Die Partie ist vorbei, Zug { $turn }: { $found }
ai-losses = Verlorene Partien nach der besten Zugfolge: { $found }
ai-no-epidemic = Beim nächsten Ziehen kann keine Epidemie kommen.
ai-threats = Können in diesem Zug durch ihre eigene Karte ausbrechen: { $found }
ai-threats-more = … und weitere Städte, je mit höchstens { $chance }: { $n }
ai-missing = { $disease }: { $n ->
        [one] es fehlt { $n } Karte
       *[other] es fehlen { $n } Karten
    } bis zum nächsten Heilmittel
ai-turns = Züge, bis die Spielerkarten ausgehen: { $n }
