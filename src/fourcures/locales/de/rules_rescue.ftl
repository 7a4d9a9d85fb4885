# Die Regeln in eigenen Worten: Ausnahmezustand.

rule-rescue = Ausnahmezustand
rule-rescue-what = Was dazukommt
rule-rescue-roles = Drei weitere Rollen, die verteilt werden können.
rule-rescue-events = Sechs weitere Ereignisse.
rule-rescue-after = **Nach einer Epidemie.** Ist eine Epidemie ausgeführt, so werden vor allem anderen die Ersthelferin und wer den Noteinsatz hat gefragt. Auch andere Ereignisse dürfen dann gespielt werden.
rule-rescue-role-cards = Rollen aus Ausnahmezustand
rule-rescue-event-cards = Ereignisse aus Ausnahmezustand
rule-FIR-1 = Zu einem Forschungszentrum zu ziehen kostet eine Aktion und keine Karte, wo immer die Figur ist.
rule-FIR-2 = Einer Epidemie entgegenzutreten ist frei und in jedem Zug möglich, auch in dem anderer, einmal für jede Epidemie: Die Figur kommt in die Stadt der Epidemie, wenn sie nicht schon dort ist, und behandelt einmal.
rule-GSP-1 = Das gewöhnliche Heilmittel bleibt an jedem Forschungszentrum möglich. Wird eine Karte weniger gebraucht, so fällt eine beliebige der fünf weg, welche, entscheidet der Spieler [156]; wird eine mehr gebraucht, so ist es eine weitere in der Farbe des Heilmittels.
rule-PHA-1 = Eine Karte zu zeigen und zu behandeln kostet eine Aktion, und die Karte bleibt auf der Hand. Es ist in jeder Hinsicht Behandeln.
rule-PHA-2 = Einen Würfel einer geheilten Seuche zu entfernen kostet eine Aktion. Es ist kein Behandeln: ein Würfel.
rule-ADVANCE-1 = Vor wem die Karte liegt, wird jedes Mal gefragt, wenn ein Ausbruch bevorsteht, auch einer, den ein anderer auslöst. Wird er abgewendet, so rückt der Marker nicht, und aus dieser Stadt breitet sich nichts aus; die Karte wird abgeworfen.
rule-CONFERENCE-1 = Die Plätze entscheiden jeder für sich, einer nach dem anderen, angefangen links vom gewählten Spieler.
rule-RESPONSE-1 = Einmal, vor der nächsten gezogenen Karte oder vor den Infektionen. Wem die Figur gehört, der muss zustimmen. Das Behandeln kostet keine Aktion.
rule-RUMOR-when = Unmittelbar vor den Infektionen
rule-RUMOR-1 = Die abgeworfene Karte hat keine Wirkung. Ist die Rate eins, so wird keine Karte aufgedeckt.
rule-PLANNING-1 = Der Tisch kennt die Karten von da an. Epidemien darunter bewirken nichts, ehe sie gezogen werden.
rule-DELIVERY-1 = Wer die Karte nicht spielt, aber gibt oder nimmt, muss zustimmen. Die Handkartenlimits werden sofort geprüft.
