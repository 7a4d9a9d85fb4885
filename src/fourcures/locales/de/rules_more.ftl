# Die Regeln in eigenen Worten: Ausgaben und Optionen, Auf Messers Schneide, Mutation, Virulenter Stamm.

## Ausgaben und Optionen

rule-editions = Ausgaben und Optionen
rule-presets = Voreinstellungen
rule-presets-what = Eine Voreinstellung ist ein Tisch mit einem Namen: ein Satz von Optionen und die Zahlen der Plätze und Epidemien, für die er gedacht ist. Jede Option lässt sich ändern.
rule-on = ja
rule-off = nein

rule-options = Optionen
rule-options-what = Was jede Option entscheidet.

rule-timing = Ereignisse zu anderen Zeiten
rule-timing-2008 = **Jederzeit (2008).** Ereignisse dürfen auch gespielt werden, wenn eine Karte offen liegt und noch nicht gewirkt hat: eine Infektionskarte [100] oder eine Epidemie, ehe sie ausgeführt wird [139].
rule-timing-asked = **Wenn der Tisch gefragt wird.** Der Tisch wird gefragt, wenn eine Epidemie gezogen ist, ehe sie ausgeführt wird, und vor den Infektionen; nicht vor dem Ziehen, nicht zwischen Infizieren und Verschärfen und nicht zwischen zwei Infektionskarten.

rule-approval = Erst fragen
rule-approval-what = Ablehnen darf, wessen Figur versetzt [22] oder wessen Karte gegeben oder genommen würde. Wer beide Plätze hat, wird nicht gefragt. Bei einer Ablehnung geschieht nichts, und nichts wird bezahlt; die Aktion bleibt für etwas anderes.
rule-approval-where = Gefragt wird, wem eine Figur gehört, die der Logistiker, eine Luftbrücke [28] oder Sonderbefehle versetzen; der andere beim Teilen von Wissen; wem die Epidemiologin eine Karte nimmt; und wer eine andere Rolle bekäme.

rule-2008 = 2008 und 2013
rule-2008-roles = 2008 gab es fünf Rollen: Logistiker, Sanitäterin, Betriebsexperte, Forscherin, Wissenschaftlerin. Der Notfallplaner und die Quarantäne-Spezialistin kamen 2013 [143].
rule-2008-ops = 2008 baut der Betriebsexperte nur; der Flug gehört zu 2013 und zu den Erweiterungen von 2009 [141].
rule-2008-first = 2008 beginnt, wer zuletzt krank war; wer das ist, sagt hier der Zufall. 2013 ist es die höchste Einwohnerzahl [140].
rule-2008-events = 2008 passen Ereignisse überall hin; 2013 nicht, solange eine Karte ausgeführt wird [139].
rule-2008-city = Die Stadt zwischen Chicago, New York und Washington ist 2008 Toronto und 2013 Montréal, mit denselben Linien [142].
rule-2008-same = Sonst ist nichts verschieden [145].

rule-alone = Ein Platz, fünf Plätze
rule-alone-one = Mit einem Platz ist niemand da, mit dem man teilen könnte. Du kannst stattdessen mehrere Plätze selbst spielen, mit offenen Händen.
rule-alone-five = Fünf Plätze beginnen mit je zwei Karten [1]; die Option „Starthände“ hat ein Blatt, das je eine gibt.
rule-levels = Stufen und Punkte
rule-levels-what = Die Zahl der Epidemien, wie sie heißt, und was ein Sieg bringt, wo Punkte gezählt werden. Eine Niederlage bringt nichts.
rule-named-official = Offiziell
rule-named-sheet = Russisches Blatt
rule-named-bsw = Online-Tisch
rule-score = Punkte

## Auf Messers Schneide

rule-brink = Auf Messers Schneide
rule-brink-what = Was dazukommt
rule-brink-roles = Sechs weitere Rollen, die verteilt werden können.
rule-brink-events = Acht weitere Ereignisse. Nach der offiziellen Zählung enthält der Spielerstapel zwei Ereignisse je Platz, zufällig aus allen verwendeten; [Optionen](#options) sagen es anders.
rule-brink-legendary = **Legendär**: sieben Epidemien. Mit der siebten bleibt die Rate bei 4 [89].
rule-brink-start = In einer Stadt zu beginnen ist keine Ankunft: Eine Rolle, die bei der Ankunft etwas tut, tut beim Aufbau nichts [5].
rule-brink-role-cards = Rollen aus Auf Messers Schneide
rule-brink-event-cards = Ereignisse aus Auf Messers Schneide

rule-ARC-1 = Das Handkartenlimit ist acht [65].
rule-ARC-2 = Einmal je Zug, für eine Aktion: holt die Karte der Stadt, in der ihre Figur ist, aus der Spielerablage. Die Karte kann auch erst in diesem Zug abgeworfen worden sein [113].
rule-CON-1 = Die Farben werden einzeln gezählt: Kommt er zu drei blauen, zwei roten und einem gelben Würfel, so verschwinden ein blauer und ein roter [106]. Der letzte Würfel einer Farbe bleibt immer.
rule-CON-2 = Jede Ankunft zählt, auch durch eine Luftbrücke in einem fremden Zug [107]. Schon dort zu sein, wenn der Zug beginnt oder beim Aufbau [5], ist keine Ankunft.
rule-EPL-1 = Einmal im eigenen Zug, ohne Aktion und auch nach der letzten: eine beliebige Stadtkarte eines Spielers in ihrer Stadt, der zustimmen muss [67]. Ihr Handkartenlimit wird sofort geprüft.
rule-EPL-2 = Nach den Regeln von 2009 kostet es eine Aktion.
rule-FIE-1 = Einmal je Zug, für eine Aktion: Ein Würfel der Stadt wird zur Probe auf der Rollenkarte. Er ist dann weder auf dem Spielplan noch im Vorrat, hindert also keine Ausrottung [109]. Es ist kein Behandeln: Auch von einer geheilten Seuche wird ein Würfel genommen.
rule-FIE-2 = Drei Karten und drei Proben einer Farbe entdecken ein Heilmittel; die Proben kommen in den Vorrat. Ist dann kein Würfel davon mehr auf dem Spielplan, so ist die Seuche ausgerottet [110]. Das gewöhnliche Heilmittel mit fünf Karten bleibt möglich.
rule-FIE-3 = Wann immer Ereignisse erlaubt sind, dürfen Proben in den Vorrat zurückgegeben werden.
rule-GEN-1 = Wer diese Rolle nach vier Aktionen verliert, hat in diesem Zug keine fünfte; wer sie bekommt, hat insgesamt fünf, nie sechs [114].
rule-TRO-1 = Zu Beginn des Zuges werden oben auf dem Infektionsstapel so viele Karten angesehen, wie die Rate sagt (unter einem Reiseverbot eine), und bleiben, wo sie sind. Der Tisch kennt sie.
rule-TRO-2 = Für einen Direktflug wird die Karte des Ziels gezeigt und behalten; sie kann noch einmal dienen [112]. Alles andere wird wie üblich bezahlt.
rule-TRO-3 = Lässt der Logistiker diese Figur fliegen, so bezahlt der Logistiker [21].

rule-BORROWED-when = Während der Aktionen, und bis das Ziehen beginnt
rule-BORROWED-1 = Nicht für den, der sie spielt. Bis das Ziehen beginnt; was nicht genutzt wird, verfällt [9]. Es sind nie mehr als sieben Aktionen übrig.
rule-TRAVELBAN-1 = Die Karte liegt vor der Person, die am Zug ist. Epidemien rücken den Marker wie üblich weiter, aber die Rate gilt als 1, bis die Karte abgeworfen wird, wenn der nächste Zug dieser Person beginnt [118].
rule-TRAVELBAN-2 = Eine ruhige Nacht wird auf die Phase verbraucht, die sie ausfallen lässt, Verbot oder nicht [119].
rule-HOSPITAL-when = Während der Aktionen
rule-HOSPITAL-1 = Jedes Mal, wenn die Figur der Person am Zug in diesem Zug fährt, verschwindet ein Würfel aus der erreichten Stadt, auch von einer geheilten Seuche; die Person wählt, welcher. Was der Eindämmungsexperte selbst entfernt, kommt zuerst [108].
rule-HOSPITAL-2 = Flüge zählen nicht, und auch nicht die Bewegungen anderer Figuren.
rule-ASSIGNMENT-1 = Wer die Rolle tauscht, muss zustimmen. Die neue gilt sofort, mit ihrem Handkartenlimit; die Figur bleibt und kommt nirgendwo an. Was einmal je Zug geht, ist wieder frisch. Eine Sanitäterin räumt die Stadt sofort auf.
rule-ASSIGNMENT-2 = Was auf der alten Rollenkarte lag, geht: Proben in den Vorrat, ein verwahrtes Ereignis auf die Spielerablage [120].
rule-VACCINE-1 = Vor jeder anderen Aktion; eine Aktion später ist es zu spät [115]. Spielen dürfen es alle.
rule-VACCINE-2 = Die Städte müssen über Städte der Gruppe miteinander verbunden sein [116]. Verschwindet der letzte Würfel, so ist die Seuche ausgerottet [48].
rule-RESEARCH-1 = Die Handkartenlimits werden sofort geprüft. Ereignisse kann man nicht nehmen.
rule-REMOTE-1 = In einer Stadt oder in zweien, in beliebigen Farben. Zwei Würfel, auch von einer geheilten Seuche [117].
rule-ORDERS-when = Während der Aktionen
rule-ORDERS-1 = Mit den Aktionen und Karten der Person am Zug, mit den vier gewöhnlichen Bewegungen. Wem die Figur gehört, der muss zustimmen.

## Mutation

rule-mutation = Mutation
rule-mutation-setup = Was dazukommt
rule-mutation-cubes = Eine fünfte Seuche, lila, mit zwölf Würfeln. Keine Stadt ist lila, und zu Beginn liegt kein lila Würfel auf dem Spielplan.
rule-mutation-cards = Zwei Mutationskarten liegen nach dem Aufbau in der Infektionsablage, so dass die erste Epidemie sie einmischt.
rule-mutation-events = Drei Mutationsereignisse werden unter die Spielerkarten gemischt, wenn die Hände verteilt sind. Sie kommen auf keine Hand.
rule-mutation-spread = Wie Lila kommt
rule-mutation-card = **In den Infektionen wird eine Mutationskarte aufgedeckt.** Sie zählt als eine Karte der Rate. Dazu wird die unterste Infektionskarte aufgedeckt: Ihre Stadt bekommt einen lila Würfel, keinen eigenen. Beide werden abgeworfen.
rule-mutation-city = **In den Infektionen wird die Karte einer Stadt mit lila Würfeln aufgedeckt.** Nach ihrer eigenen Seuche, mit allen Ausbrüchen, bekommt die Stadt auch einen lila Würfel. Eine Mutationskarte und die Karte jener Stadt im selben Zug bringen je einen lila Würfel [121]. Ist die eigene Seuche ausgerottet, so kommt nur Lila [122].
rule-mutation-epidemic = Eine Epidemie bringt nur die eigene Seuche, auch in eine lila Stadt [123]. Eine Mutationskarte zuunterst wird abgeworfen und stattdessen die nächste Karte aufgedeckt [124].
rule-mutation-draw = Mutationsereignisse geschehen, wenn sie gezogen werden, vor einer mit ihnen gezogenen Epidemie [127]; bei zweien wählt der Spieler, welches zuerst kommt. Sie sind danach aus dem Spiel, und nichts ersetzt sie.
rule-mutation-outbreak = Lila bricht aus wie jede Seuche: Es rückt den Marker weiter und legt lila Würfel in verbundene Städte. Zwölf Würfel sind wenige; fehlt einer, so ist das Spiel verloren.
rule-mutation-gone = Ist Lila ausgerottet, so bewirken seine Karten nichts.
rule-mutation-resilient = Zähe Bevölkerung kann keine Mutationskarte nehmen.
rule-mutation-event-cards = Mutationsereignisse
rule-mutation-infection-cards = Mutationskarten
rule-mutation-cure = Lila heilen
rule-mutation-cure-cards = An einem Forschungszentrum, mit fünf Stadtkarten **beliebiger** Farben (bei der Wissenschaftlerin vier); mindestens eine muss eine Stadt zeigen, die jetzt einen lila Würfel hat. Ist kein lila Würfel auf dem Spielplan, so kann Lila nicht geheilt werden und muss es auch nicht [125].
rule-mutation-win = Gewinnen
rule-mutation-win-when = Mit allen fünf Heilmitteln, oder mit den anderen vieren, während kein lila Würfel auf dem Spielplan ist. Habt ihr vier Heilmittel und verschwindet der letzte lila Würfel, so gewinnt ihr sofort, in wessen Zug auch immer [126].

## Virulenter Stamm

rule-virulent = Virulenter Stamm
rule-virulent-setup = Was dazukommt
rule-virulent-cards = Jede Epidemie ist eine von zehn Karten mit einer Wirkung, zufällig gezogen. Welche es ist, sieht man, wenn sie gezogen wird.
rule-virulent-strain = Nach dem Infizieren der ersten Epidemie wird die Seuche mit den meisten Würfeln auf dem Spielplan zum **virulenten Stamm** für den Rest des Spiels. Bei Gleichstand entscheidet der Zufall [128]. Lila kann es nicht sein.
rule-virulent-order = Eine Epidemie wird dann in vier Schritten ausgeführt: Erhöhen, Infizieren, ihre Wirkung, Verschärfen.
rule-virulent-lasts = Eine Wirkung geschieht einmal, oder sie dauert an, und ihre Karte liegt offen. Geschützte Städte sind auch vor ihr geschützt. Solange der Stamm ausgerottet ist, wirkt nichts, außer Verborgener Herd.
rule-epidemic-cards = Die Epidemiekarten
rule-virulent-both = Mit Mutation
rule-virulent-union = Beides zusammen: Ein Mutationsereignis kommt vor einer mit ihm gezogenen Epidemie [127]. Eine Mutationskarte ist keine Karte des Stamms, und die Stadt der untersten Karte bekommt nur Lila.
rule-virulent-advice = Eine Epidemie weniger als sonst, je für Mutation und für Virulenter Stamm, ist ein guter Anfang.

rule-CHRONIC-1 = Nur in den Infektionen, nicht bei Epidemien und Ausbrüchen. Eine geschützte Stadt bekommt keinen [132].
rule-COMPLEX-1 = Sechs, bei der Wissenschaftlerin fünf, beim Feldforscher vier und drei Proben [111]. Ist der Stamm schon geheilt, so bewirkt es nichts.
rule-GOVERNMENT-1 = Behandeln zählt, und ebenso ein Würfel, den das Mobile Krankenhaus dort nimmt. Auch sonst kann niemand eine solche Figur versetzen: Sie bleibt, bis die Person am Zug in ihrer Stadt den Stamm behandelt hat [133].
rule-POCKET-1 = Es kommt auf die Infektionsablage an, nicht auf den Stapel [129]. Der Stamm ist dann geheilt, nicht mehr ausgerottet. Ist er nicht ausgerottet, oder liegt keine seiner Karten dort, so geschieht nichts.
rule-POCKET-2 = Zähe Bevölkerung darf vor der Wirkung wie auch danach gespielt werden.
rule-RATE-1 = Eine Karte mehr, gleich wie viele des Stamms aufgedeckt werden [131]. Nicht, solange der Stamm ausgerottet ist. Der Krisenmanager sieht keine Karte mehr.
rule-SLOPE-1 = Auch in einer Kette. Wird das achte Feld erreicht oder überschritten, so ist das Spiel verloren [130].
rule-LOSS-1 = Sind weniger als vier im Vorrat, dann die, die da sind; mit dem nächsten fehlenden Würfel ist das Spiel verloren [134].
rule-UNCOUNTED-1 = Das ist nie ein Ausbruch. Wo die Quarantäne-Spezialistin Würfel fernhält, kommt keiner [135].
rule-CONTAGIOUS-1 = Eine verbundene Stadt, in der nicht genug Platz ist, wird auf drei aufgefüllt und hat einen Ausbruch der Kette.
rule-RESISTANT-1 = Beide im selben Zug. Die Karte wird abgeworfen, wenn der Stamm geheilt ist.
