cli-analyse = Sagt, was eine Stellung wert ist: Gewinnchance, beste Züge, drohende Ausbrüche.
cli-arena = Lässt Programme viele Partien spielen, alle dieselben, und zählt, was sie gewinnen.
ai-arg-games = Partien je Zugfolge oder je Art von Tisch.
ai-arg-lines = Zahl der Zugfolgen.
ai-arg-bots = Programme mit Kommas: random, greedy, learner, colleague, expert, master.
ai-arg-seats = Plätze: eine Zahl oder von–bis wie 2-4.
ai-arg-epidemics = Epidemien: eine Zahl oder von–bis wie 4-6.
ai-arg-workers = Gleichzeitige Prozesse; einer je Prozessor.
ai-arg-seed = Die Partien: gleicher Startwert, gleiche Karten.
ai-arg-nodes = Stellungen, die ein Programm je Zug betrachten darf, statt der Vorgabe seiner Stufe.
ai-arg-seconds = Bedenkzeit je Zug in Sekunden; das Ergebnis hängt dann vom Rechner ab.
ai-arg-out = CSV-Datei für die Ergebnisse; was schon darin steht, wird nicht noch einmal gespielt.
ai-numbers = Diese Zahlen sind zu klein oder zu groß: mindestens 1, höchstens 10.000 Partien und 20 Zugfolgen.
ai-unknown = Das Programm { $found } gibt es nicht; es gibt: { $allowed }.
ai-range = { $found } ist keine Zahl und kein Bereich wie 2-4, von { $least } bis { $most }.
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
ai-sign = Nur { $one } gewann { $first }, nur { $other } { $second }; so großer Unterschied durch Zufall: { $chance }
ai-column-bot = Programm
ai-column-seats = Plätze
ai-column-epidemics = Epidemien
ai-column-games = Partien
ai-column-wins = Gewonnen
ai-column-rate = Anteil
