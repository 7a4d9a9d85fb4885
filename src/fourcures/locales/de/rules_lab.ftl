# Die Regeln in eigenen Worten: Im Labor.

rule-lab = Im Labor
rule-lab-what = Was dazukommt
rule-lab-roles = Vier weitere Rollen, die verteilt werden können, zusammen mit denen aus Auf Messers Schneide.
rule-lab-events = Drei weitere Ereignisse.
rule-lab-role-cards = Rollen aus Im Labor
rule-lab-event-cards = Ereignisse aus Im Labor
rule-FDI-1 = In einer verbundenen Stadt zu behandeln ist in jeder Hinsicht Behandeln: Es kostet eine Aktion, von einer geheilten Seuche verschwinden alle Würfel, und bei „Einmischung der Regierung“ gibt es die Figuren in jener Stadt frei [153].
rule-FDI-2 = Diese Bewegung ist frei und auch nach der letzten Aktion noch möglich. Wem sie gehört, der muss zustimmen. Den Piloten kann man so nicht ziehen.
rule-LIA-1 = Für eine Aktion. Die Farbe der Stadt ist die auf dem Spielplan; gegeben werden kann jede Karte dieser Farbe [155]. Das Handkartenlimit des Empfängers wird sofort geprüft.
rule-PIL-1 = Die Städte dazwischen werden übersprungen: Eine mitgenommene Figur kommt nur am Ziel an [151]. Wem sie gehört, der muss zustimmen.
rule-PIL-2 = Zieht der Logistiker diese Figur, oder wird sie durch Sonderbefehle gezogen, so zieht sie mit den gewöhnlichen Bewegungen.
rule-VIR-1 = Beliebig viele Paare in beliebigen Farben, aber jedes in einer Farbe [152]; Paare in der Farbe des Heilmittels selbst haben keinen Sinn. Das lila Heilmittel nimmt ohnehin Karten aller Farben, also gibt es dort keine Paare.
rule-VIR-2 = Einen Würfel zu entfernen kostet eine Aktion. Es ist kein Behandeln: ein Würfel, auch von einer geheilten Seuche. Keine Karte ist lila, also lässt sich so kein lila Würfel entfernen.
rule-SANITATION-1 = Die Karte liegt vor der Person, die am Zug ist. Sie gilt für jedes Behandeln, bei allen Spielern.
rule-ZONEBAN-1 = Der erste Ausbruch einer Karte geschieht trotzdem. Volle Städte daneben behalten ihre drei Würfel, und der Marker rückt für sie nicht weiter [154].
rule-SEQUENCING-1 = Auch zusammen mit „Schneller Impfstoffeinsatz“ spielbar. Die Karte liegt bis zu jenem nächsten Heilmittel vor dem, der sie gespielt hat.
