# Notfallereignisse.

name-crises = Notfallereignisse
challenge-crises = Jeder Teil des Spielerstapels enthält neben seiner Epidemie ein Notfallereignis. Manche sind gleich vorüber, andere bleiben eine Weile offen liegen.

name-PLANES = Flugverbot
name-CONTAINMENT = Eindämmung gescheitert
name-HOTSPOT = Seuchenherd
name-ZONES = Seuchengebiete wachsen
name-LIMITED = Begrenzte Möglichkeiten
name-LOGISTICS = Logistikversagen
name-PATIENT = Patient Null
name-BREAKDOWN = Zusammenbruch der Hygiene
name-TIME = Die Zeit läuft ab
name-PANIC = Massenpanik

emergency-PLANES = Keine Direkt-, Charter- und Zubringerflüge und keine Luftbrücke, bis zum nächsten Notfallereignis.
emergency-CONTAINMENT = Der nächste Ausbruch bringt jeder verbundenen Stadt zwei Würfel statt einen.
emergency-HOTSPOT = Die Stadt der untersten Infektionskarte bekommt drei Würfel, wie bei einer Epidemie.
emergency-ZONES = In jeder Stadt bekommt jede Seuche, die nicht die Farbe der Stadt hat, einen Würfel mehr, außer Lila. Wo schon drei liegen, bricht sie stattdessen aus.
emergency-LIMITED = Das Handkartenlimit ist sechs, sofort und für alle, bis zum nächsten Notfallereignis.
emergency-LOGISTICS = Die Infektionsphase findet in diesem Zug zweimal statt.
emergency-PATIENT = Die unterste Infektionskarte liegt hier. In jedem Zug bekommt ihre Stadt vor den Infektionen einen Würfel, bis zum nächsten Notfallereignis.
emergency-BREAKDOWN = Die Infektionsrate rückt ein Feld weiter.
emergency-TIME = Jetzt wird eine weitere Spielerkarte gezogen, und in jedem Zug drei, bis zum nächsten Notfallereignis.
emergency-PANIC = Der nächste Ausbruch rückt die Ausbrüche um ein Feld mehr weiter.

log-resolve = { $who_cap } lässt zuerst geschehen: { $card }.
log-crisis = Notfall: { $card }.
log-calmed = Vorüber: { $card }.
log-space = Die Hygiene bricht zusammen: Die Infektionsrate ist { $rate }.
log-hotspot = Der Seuchenherd ist { $city }.
log-carrier = Patient Null ist in { $city }.

cli-ask-open = { $roles }: Welche Karte geschieht zuerst?

problem-crises = Die gesehenen Notfallereignisse passen nicht zu den Teilen des Spielerstapels.
problem-crises-open = Ein Notfallereignis liegt offen, aber kein Schritt lässt es geschehen.
problem-patient = Patient Null liegt offen ohne Infektionskarte, oder eine Infektionskarte ohne Patient Null.

extra-crises = Kommende Notfallereignisse
extra-standing = Geltende Notfallereignisse
extra-past = Vergangene Notfallereignisse
extra-patient = Patient Null

ui-step-open = { $who }: Was geschieht zuerst?
ui-step-open-text = Mehrere der gezogenen Karten liegen offen.
ui-do-resolve = Zuerst { $card }
ui-way-short-resolve = zuerst
