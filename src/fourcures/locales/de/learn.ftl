# Das erste Spiel, das sich beim Spielen erklärt; und wie es in der Lobby angeboten wird.

learn-offer = In vier Minuten lernen
learn-new = Neu hier?
learn-new-text = Ein erstes Spiel erklärt sich, während du spielst: an einem echten Tisch, mit immer denselben Karten. Es zählt für nichts.
learn-going = Dein erstes Spiel wartet
learn-continue = Weiterspielen
learn-name = Erstes Spiel
learn-step = { $n } von { $of }
learn-next = Weiter
learn-show = Zeigen
learn-leave = Einführung verlassen; der Tisch bleibt deiner
learn-anew = Noch einmal beginnen
learn-without = Ohne Einführung weiter
learn-play-on = Weiterspielen

learn-strayed = Das war etwas anderes
learn-strayed-text = Es ist erlaubt, aber die Einführung geht anders weiter. Nimm es zurück oder spiel ohne sie weiter.
learn-lost-text = Es ist erlaubt, aber die Einführung geht anders weiter, und seither sind Karten aufgedeckt worden. Beginne noch einmal oder spiel ohne sie weiter.

learn-goal = Vier Heilmittel retten die Welt
learn-goal-text = Vier Seuchen breiten sich aus; ein Heilmittel gegen jede gewinnt das Spiel. Die Zahl daneben sind die Würfel, die noch im Vorrat sind: Gehen sie bei einer aus oder die Spielerkarten oder gibt es acht Ausbrüche, ist das Spiel verloren. Du führst zwei Rollen, zuerst die Sanitäterin.
learn-danger = Miami steht kurz vor einem Ausbruch
learn-danger-text = Drei Würfel einer Seuche hält eine Stadt aus; der nächste trifft alle verbundenen Städte. Jeder Zug hat vier Aktionen. Die erste: Drücke auf Miami, um hinzufahren (Tasten: D, Pfeile, Enter).
learn-treat = Behandle die Seuche
learn-treat-text = Behandeln nimmt einen Würfel aus der Stadt, in der du stehst; die Sanitäterin nimmt alle dieser Farbe auf einmal. Drücke { ui-tool-treat } (T).
learn-home = Fahr zurück nach Atlanta
learn-home-text = Du hast die Karte von Atlanta, und die Wissenschaftlerin dort sammelt Blau. Eine Karte wechselt nur in der Stadt die Hand, die sie zeigt.
learn-share = Gib die Karte weiter
learn-share-text = Drücke { ui-tool-share } (K) und bestätige. Nichts, was eine Karte kostet, geschieht mit einem Druck. Es ist deine vierte Aktion, damit endet der Zug.
learn-cards = Dann kamen die Karten
learn-cards-text = Nach den Aktionen ziehst du zwei Spielerkarten, dann werden zwei Städte infiziert, mit je einem Würfel. So ist es in jedem Zug. Jetzt ist die Wissenschaftlerin dran, auch sie führst du.
learn-cure = Entdecke ein Heilmittel
learn-cure-text = In einem Forschungszentrum ergeben fünf Karten einer Farbe ein Heilmittel; der Wissenschaftlerin genügen vier. In Atlanta ist ein Zentrum: Drücke { ui-tool-cure } (U) und bestätige.
learn-fly = Flieg
learn-fly-text = Blau ist geheilt, drei fehlen noch. Im Osten brennt es, und er ist weit: Ein Direktflug bringt dich in die Stadt einer Karte, die du abwirfst. Drücke { ui-tool-direct } (F) oder die Karte von { name-SYD } und bestätige.
learn-off = Warum nicht?
learn-off-text = Ein Knopf, der aus ist, sagt auf Druck, warum, und Taste Y öffnet die Regeln an der Stelle. Probier es: Drücke { ui-tool-shuttle } (S).
learn-end = Beende deinen Zug
learn-end-text = Zwei Aktionen sind übrig. Nutze sie, wie du magst, oder drücke { ui-end-turn } (N) und bestätige. Gleich geschieht etwas.
learn-epidemic = Eine Epidemie
learn-epidemic-text = Eine der beiden Karten war eine Epidemie: Die Infektionen werden schneller, eine neue Stadt bekommt drei Würfel, und alle abgelegten Infektionskarten kommen obenauf, also sind dieselben Städte als Nächste dran. Es traf Atlanta; doch Blau ist geheilt und die Sanitäterin steht dort, darum blieb kein Würfel.
learn-outbreak = Und ein Ausbruch
learn-outbreak-text = Shanghai kam noch einmal und hatte schon drei Würfel: Jede verbundene Stadt bekam einen. Ketten von Ausbrüchen kosten Spiele. Achte auf Städte mit drei Würfeln, deren Karten obenauf liegen.
learn-done = Das ist das Spiel
learn-done-text = Drei Heilmittel mehr, und es ist gewonnen. Ereignisse werden zwischen diesen Schritten gespielt und kosten keine Aktion; die Regeln stehen unter Y, alle Tasten unter ?. Dieser Tisch gehört dir: Spiel weiter oder mach in der Lobby einen richtigen auf.
