# Falldateien und perft-Dateien: was an einer falsch ist, und was eine falsch fand.

case-unread = { $file } ist nicht lesbar: { $why }.
case-not-ascii = { $file }:{ $line }: In dieser Datei dürfen nur einfache ASCII-Buchstaben und -Zeichen stehen.
case-verb = { $at }: { $verb } ist kein Verb dieser Art von Datei; die Verben sind { $verbs }.
case-first = { $at }: Ein Block beginnt mit „{ $form }“, nicht mit { $verb }.
case-form = { $at }: Diese Zeile schreibt man „{ $form }“, gefunden: { $found }.
case-sum = { $passed } bestanden, { $failed } gescheitert
case-refused = „{ $what }“ wurde abgelehnt: { $why }
case-pos = Unterschied bei { $field }: erwartet { $wanted }, gefunden { $found }.
case-do = { $token } ist nicht spielbar: { $why } Die Stellung ist { $line }.
case-legal = { $token } sollte hier möglich sein. Möglich: { $legal }
case-illegal = { $token } sollte hier nicht möglich sein.
case-count = { $wanted } Möglichkeiten erwartet, { $found } gefunden: { $legal }
case-asks = Gewartet werden sollte auf { $wanted }, gefunden { $found }.
case-odds = Die Wahrscheinlichkeit von { $token } sollte { $wanted } sein, gefunden { $found }.
case-over = Das Spiel sollte bei { $wanted } stehen, gefunden { $found }.
case-problem = Ein Problem mit { $wanted } erwartet, gefunden: { $found }
case-why = Die Gründe sollten { $wanted } sein, gefunden { $found }.
case-field-rules = Regeln
case-field-seats = Plätze
case-field-turn = Zug und Ablauf
case-field-diseases = Seuchen
case-field-tracks = Leisten
case-field-stations = Forschungszentren
case-field-cubes = Würfel
case-field-player-deck = Spielerstapel
case-field-player-discard = Spielerablage
case-field-infection-deck = Infektionsstapel
case-field-infection-discard = Infektionsablage

perft-order = { $at }: Ein Block schreibt { $forms } in dieser Reihenfolge, die letzten beiden beliebig oft, mindestens einmal.
perft-count = { $wanted } erwartet, { $found } gefunden.
