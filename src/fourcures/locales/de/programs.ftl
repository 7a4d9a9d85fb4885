## AI team-mates, on the page

ui-bot = KI-Mitspieler
ui-bot-learner = KI, Anfänger
ui-bot-colleague = KI, Kollege
ui-bot-expert = KI, Experte
ui-bot-master = KI, Meister
ui-bots-fill = Freie Plätze mit KI besetzen
ui-bots-level = Stärke der KI-Mitspieler
ui-bots-learner = Anfänger
ui-bots-colleague = Kollege
ui-bots-expert = Experte
ui-bots-master = Meister
ui-bots-hint = Sie spielen, bis jemand ihren Platz nimmt. Partien mit ihnen zählen nicht in den Bestenlisten.
ui-bots-play = Mit KI-Mitspielern spielen
ui-bots-take = Diesen Platz nehmen
ui-bots-off = Diesen Platz freigeben
ui-bots-one = An KI geben
ui-mates-seats = Plätze für KI
ui-mates-n = { $n ->
    [0] Keine
    [one] 1 Platz
   *[other] { $n } Plätze
 }
ui-mates-hint = Auf ihnen sitzen von Anfang an KI-Mitspieler; ihren Platz kann jederzeit jemand einnehmen.
