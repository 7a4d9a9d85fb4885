# Vorschläge

plans-step = { $who }: { $token }
plans-stuck = So, wie der Tisch jetzt ist, geht das nicht.
plans-seat = Ein Schritt ist für einen Platz des Teams.
plans-empty = Ein Vorschlag braucht mindestens einen Schritt.
plans-long = Ein Vorschlag hat höchstens { $most } Schritte.
plans-cannot = Schritt { $n } des Vorschlags ist nicht möglich.
plans-gone = Diesen Vorschlag gibt es nicht mehr.
plans-own = Dieser Vorschlag ist dein eigener.
plans-not-yours = Diesen Vorschlag kannst du nicht zurückziehen, oder es gibt ihn nicht mehr.
plans-city = „{ $found }“ ist keine Stadt dieses Spielplans.
plans-point-fast = Du darfst in { $seconds } Sekunden auf { $most } Städte zeigen.

# Die Seite

ui-plans = Vorschläge
ui-plans-n = { $n ->
    [one] 1 Vorschlag
   *[other] { $n } Vorschläge
 }
ui-plan-for = Vorschlag
ui-plan-whose = Wessen Schritt der nächste ist
ui-plan-of = { $who } schlägt vor
ui-plan-mine = Du schlägst vor
ui-plan-steps = Schritte
ui-plan-empty = Wähle eine Figur, dann Schritte auf dem Spielplan oder mit den Aktionen.
ui-plan-send = Allen zeigen
ui-plan-cancel = Abbrechen
ui-plan-undo = Letzter Schritt weg
ui-plan-begun = Du planst Schritte für { $role_den }. Nichts geschieht, bis jemand es ausführt.
ui-plan-added = Schritt { $n }: { $what }
ui-plan-took-off = Weggenommen: { $what }
ui-plan-new = { $who } schlägt vor: { $what }
ui-plan-agree = Zustimmen
ui-plan-agreed = Du stimmst zu
ui-plan-agrees = { $who } stimmt zu
ui-plan-show = Zeigen
ui-plan-do = Ausführen
ui-plan-answer = Eigener Gegenvorschlag
ui-plan-withdraw = Zurückziehen
ui-plan-stopped = Der Rest geht jetzt nicht.
ui-plan-nothing = Es bleibt nichts, was allen gezeigt werden kann.
ui-plan-next-turn = nächster Zug
ui-plan-in-turns = in { $n } Zügen
ui-plan-actions = { $n ->
    [0] keine Aktion
    [one] 1 Aktion
   *[other] { $n } Aktionen
 }
ui-plan-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
 }
ui-plan-costs = wirft { $cards } ab
ui-plan-done = erledigt
ui-plan-stuck = geht jetzt nicht
ui-plan-open = hängt von Karten ab, die du nicht siehst
ui-point-at = { $who } zeigt auf { $city }.
