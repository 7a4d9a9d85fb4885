# Die Regeln in eigenen Worten: Ausnahmezustand.

## Notfallereignisse

rule-crises = Notfallereignisse
rule-crises-setup = Was dazukommt
rule-crises-cards = Es gibt zehn Notfallereignisse. In jeden Teil des Spielerstapels wird neben seine Epidemie zufällig eines davon gemischt; die anderen sind aus dem Spiel, und niemand weiß, welche es sind.
rule-crises-drawn = Ein Notfallereignis kommt auf keine Hand, und es wird keine andere Karte dafür gezogen. Es geschieht, wenn alle gezogenen Karten offen liegen.
rule-crises-order = Geschehen mehrere der gezogenen Karten auf einmal, so sagt, wer am Zug ist, welche zuerst kommt; nur ein Mutationsereignis kommt immer vor einer Epidemie. Zwischen zweien davon dürfen Ereignisse gespielt werden.
rule-crises-lasts = Manche bleiben offen liegen: bis zum nächsten Notfallereignis, bis zum nächsten Ausbruch oder bis zum Ende des Zuges.
rule-crisis-cards = Die Notfallereignisse

rule-PLANES-1 = Es gilt für jede Figur, gleich wer sie zieht. Der eigene Flug des Betriebsexperten gehört nicht dazu.
rule-CONTAINMENT-1 = Ausbrüche, die er auslöst, bringen einen, wie immer. Mit Hochansteckend sind es zwei, nicht drei.
rule-HOTSPOT-1 = Ist ihre Seuche ausgerottet, so kommt nichts. Die Rate steigt nicht, und nichts wird gemischt.
rule-ZONES-1 = Eine Seuche nach der anderen: erst alle Würfel, dann die Ausbrüche, jede Stadt einmal. Was ein Ausbruch bringt, wächst nicht.
rule-LIMITED-1 = Auch das Limit der Archivarin ist sechs. Wer mehr hat, wirft ab oder spielt Ereignisse, ehe etwas anderes geschieht [148].
rule-LOGISTICS-1 = Eine ruhige Nacht lässt eine der beiden ausfallen [147].
rule-PATIENT-1 = Auch schon in diesem Zug, und einmal in jedem Zug. Eine geschützte Stadt bekommt keinen, und die Karte bleibt [146]. Am Ende wird die Infektionskarte abgeworfen.
rule-BREAKDOWN-1 = Auf dem letzten Feld der Leiste geschieht nichts. Die nächste Epidemie rückt den Marker von dort weiter.
rule-TIME-1 = Sind weniger als drei Karten übrig, so ist das Spiel beim Ziehen verloren, ebenso, wenn die eine weitere Karte nicht gezogen werden kann [149].

## Quarantänen

rule-quarantines = Quarantänen
rule-quarantines-what = Legen und aufhalten
rule-quarantines-place = Für eine Aktion wird ein Quarantänemarker in die Stadt gelegt, in der die Figur ist, wenn sie keinen hat und noch ein Marker übrig ist. Es gibt vier, und sechs, solange der Oberst am Tisch ist.
rule-quarantines-stop = Ein neuer Marker hält zweimal Würfel auf: alle, die auf einmal in seine Stadt kämen, oder einen Ausbruch dort. Nach dem zweiten Mal wird er entfernt und kann wieder gelegt werden.
rule-quarantines-void = Was ohnehin keinen Würfel brächte, verbraucht nichts: eine ausgerottete Seuche, eine Stadt, die für diese Karte schon ausgebrochen ist.
rule-quarantines-shield = Wo die Quarantäne-Spezialistin, oder die Sanitäterin bei einer geheilten Seuche, Würfel fernhält, wird der Marker nicht verbraucht [150].
rule-quarantines-count = Jeder Ausbruch neben einem Marker zählt für sich, auch in einer Kette. Ebenso die eigene Seuche und Lila bei einer Infektionskarte.
rule-quarantines-role-cards = Der Oberst
rule-quarantines-event-cards = Das Ereignis

rule-COL-1 = Kommt er in eine Stadt, auf welche Weise und in wessen Zug auch immer, so hält ihr Marker wieder zweimal Würfel auf; das ist keine Aktion.
rule-COL-2 = Für eine Aktion und eine beliebige Stadtkarte ein Marker in eine beliebige Stadt ohne Marker.
rule-COL-3 = Geht die Rolle, während mehr als vier Marker auf dem Spielplan liegen, so bleiben sie, und es wird keiner gelegt, bis es weniger als vier sind.
