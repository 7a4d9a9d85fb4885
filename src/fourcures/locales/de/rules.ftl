# Die Regeln in eigenen Worten: das Grundspiel von 2013. Reihenfolge und Überschriften stehen in fourcures/handbook.
# Zahlen in Klammern sind Entscheide (docs/rulings.md); **so** ist fett; [Worte](#abschnitt) führen zu einem anderen Abschnitt.

rule-ruling = Entscheid { $n }
rule-head-thing = Was
rule-head-count = Wie viele
rule-head-word = Wort
rule-head-meaning = Was es bedeutet
rule-head-seats = Plätze
rule-head-cards = Karten für jeden
rule-head-left = Karten übrig
rule-head-epidemics = Epidemien
rule-head-action = Aktion
rule-head-takes = Was sie verlangt
rule-head-moment = Moment
rule-head-events = Ereignisse
rule-head-code = Code
rule-head-name = Name
rule-head-text = Was es tut
rule-head-when = Wann
rule-head-option = Option
rule-head-values = Werte
rule-example = Beispiel
rule-contents = Inhalt
rule-contents-1 = Alle Regeln des Spiels, wie es hier gespielt wird, in eigenen Worten. Zahlen in Klammern sind [Entscheide](../rulings.md): Punkte, die oft verschieden gespielt werden, jeder mit einem geprüften Fall.
rule-contents-2 = Während eines Spiels öffnet die Taste **Y** denselben Text, ebenso der Grund, warum etwas nicht geht.
rule-contents-3 = Wie man ein Spiel aufschreibt, steht unter [Notation](../notation.md).

## Das Spiel

rule-game = Das Spiel
rule-aim = Ziel
rule-aim-together = Vier Seuchen breiten sich über 48 Städte aus. Alle Spieler sind ein Team: Alle gewinnen, oder alle verlieren.
rule-aim-win = Das Team **gewinnt** in dem Moment, in dem das vierte Heilmittel entdeckt wird, auch wenn keine Karte mehr zu ziehen ist [56]. Würfel auf dem Spielplan, sieben Ausbrüche und ein leerer Vorrat zählen dann nicht [57], und keine Seuche muss ausgerottet sein.
rule-aim-lose = Das Team **verliert** in dem Moment, in dem eines davon eintritt:
rule-aim-lose-outbreaks = der achte Ausbruch [95],
rule-aim-lose-cubes = ein Würfel muss gelegt werden, und sein Vorrat ist leer [97],
rule-aim-lose-cards = zwei Spielerkarten müssen gezogen werden, und weniger als zwei sind übrig [68].

rule-parts = Was auf dem Tisch liegt
rule-part-cities = Städte
rule-part-cities-n = 48, zwölf von jeder Farbe: Blau, Gelb, Schwarz, Rot. Linien verbinden sie; drei Linien verlassen den Spielplan über den Pazifik und kommen auf der anderen Seite wieder herein
rule-part-cubes = Würfel
rule-part-cubes-n = 24 von jeder Farbe. Was nicht auf dem Spielplan liegt, ist der Vorrat. In einer Stadt liegen höchstens drei von einer Farbe
rule-part-stations = Forschungszentren
rule-part-stations-n = Sechs
rule-part-player = Spielerkarten
rule-part-player-n = Eine für jede Stadt, die Ereigniskarten und die Epidemien. Die Spieler ziehen sie
rule-part-infection = Infektionskarten
rule-part-infection-n = Eine für jede Stadt. Sie sagen, wohin Würfel gelegt werden
rule-part-rate = Infektionsrate
rule-part-rate-n = Eine Leiste mit sieben Feldern: 2, 2, 2, 3, 3, 4, 4. Jede Epidemie rückt ihren Marker ein Feld weiter
rule-part-outbreaks = Ausbrüche
rule-part-outbreaks-n = Eine Leiste von 0 bis 8. Nichts rückt den Marker zurück
rule-parts-open = Rollen und beide Ablagen liegen für alle offen, ebenso die Hände, außer wenn der Tisch mit verdeckten spielt. Die Reihenfolge eines Stapels kennt niemand, außer soweit Karten sie gezeigt haben.

rule-words = Wörter
rule-word-turn = am Zug
rule-word-turn-means = wer die drei Teile des laufenden Zuges ausführt; raten dürfen alle
rule-word-linked = verbunden
rule-word-linked-means = zwei Städte mit einer Linie dazwischen
rule-word-own = eigene Seuche einer Stadt
rule-word-own-means = die Seuche in der Farbe der Stadt; andere Seuchen kommen nur durch Ausbrüche dorthin
rule-word-cured = geheilt
rule-word-cured-means = das Heilmittel gegen die Seuche ist entdeckt
rule-word-eradicated = ausgerottet
rule-word-eradicated-means = geheilt, und kein Würfel davon auf dem Spielplan
rule-word-discard = Ablage
rule-word-discard-means = der offene Stapel neben einem Nachziehstapel. Spielerkarten und Infektionskarten haben je eine; was dorthin kommt, wird abgeworfen
rule-word-out = aus dem Spiel
rule-word-out-means = in keinem Stapel, keiner Hand und keiner Ablage mehr; nichts bringt es zurück

## Aufbau

rule-setup = Aufbau
rule-setup-steps = Vor dem ersten Zug
rule-setup-station = In Atlanta steht ein Forschungszentrum, und dort beginnen alle Figuren. Fünf Forschungszentren liegen bereit.
rule-setup-tracks = Der Marker der Ausbrüche steht auf 0, die Infektionsrate ist 2, nichts ist geheilt.
rule-setup-infect = Neun Infektionskarten werden aufgedeckt. Die ersten drei Städte bekommen je drei Würfel, die nächsten drei je zwei, die letzten drei je einen, immer von ihrer eigenen Seuche. Die neun Karten sind die Infektionsablage. Keine Rolle schützt jetzt etwas [4].
rule-setup-roles = Jeder Platz hat eine Rolle, zufällig oder gewählt. Keine Rolle kommt zweimal vor.
rule-setup-deal = Stadt- und Ereigniskarten werden gemischt, und jeder Platz bekommt eine Hand; mehr Plätze bekommen weniger Karten [1].
rule-setup-piles = Der Rest wird in so viele Teile geteilt, wie es Epidemien gibt, so gleich groß wie möglich. In jeden Teil wird eine Epidemie gemischt, dann werden die Teile gestapelt, die größeren oben [2]. Eine Epidemie kann also unter den ersten beiden Karten des Spiels sein [3].
rule-setup-first = Jemand [beginnt](#first); dann geht es in der Reihenfolge der Plätze reihum.
rule-deal = Hände und Stufen
rule-deal-level = Die Zahl der Epidemien ist die Stufe des Spiels. Jeder Teil enthält eine Epidemie mehr, als die Tabellen sagen.

rule-first = Wer beginnt
rule-first-population = Von allen verteilten Stadtkarten zählt die mit den meisten Einwohnern: Wer sie hat, beginnt das Spiel [140].
rule-first-tie = Chicago und Lima haben dieselbe Zahl. Sind diese beiden die höchsten, so beginnt, wer von den Besitzern zuerst sitzt [6].
rule-first-none = Eine Hand ohne Stadtkarte hat keine Zahl [7]. Hat niemand eine Stadtkarte, so beginnt der erste Platz.
rule-first-chosen = Ein Tisch kann auch den Platz wählen, der beginnt, oder es dem Zufall überlassen.

## Zug

rule-turn = Der Zug
rule-turn-parts = Drei Teile
rule-turn-a = **Aktionen**: bis zu vier.
rule-turn-b = **Ziehen**: zwei Spielerkarten. [Epidemien](#epidemic) darunter werden ausgeführt, dann wird das [Handkartenlimit](#hand) geprüft.
rule-turn-c = **Infektionen**: so viele Infektionskarten, wie die [Infektionsrate](#rate) sagt.
rule-turn-next = Danach ist der nächste Spieler am Zug.

rule-actions = Aktionen
rule-actions-any = In beliebiger Mischung, auch dieselbe mehrmals. Weniger als vier sind erlaubt, auch keine [8]. Was nicht genutzt wird, verfällt: Keine Aktion wird in einen anderen Zug mitgenommen [9].
rule-act-drive = Fahren (Auto oder Fähre)
rule-act-drive-takes = Eine Linie in die nächste Stadt
rule-act-direct = Direktflug
rule-act-direct-takes = Die Karte der Stadt abwerfen, in die du fliegst
rule-act-charter = Charterflug
rule-act-charter-takes = Die Karte der Stadt abwerfen, in der du bist; in eine beliebige Stadt fliegen
rule-act-shuttle = Zubringerflug
rule-act-shuttle-takes = Forschungszentren in beiden Städten
rule-act-build = Forschungszentrum bauen
rule-act-build-takes = Die Karte der Stadt abwerfen, in der du bist
rule-act-treat = Seuche behandeln
rule-act-treat-takes = Einen Würfel davon in der Stadt, in der du bist
rule-act-share = Wissen teilen
rule-act-share-takes = Zwei Figuren in der Stadt, deren Karte die Hand wechselt
rule-act-cure = Heilmittel entdecken
rule-act-cure-takes = Ein Forschungszentrum und fünf Karten einer Farbe
rule-actions-roles = [Rollen](#roles) ändern manche davon und bringen weitere dazu.

rule-drive = Fahren
rule-drive-line = Ziehe in eine Stadt, die mit deiner verbunden ist.
rule-drive-pacific = San Francisco ist mit Tokio und Manila verbunden, Los Angeles mit Sydney [11].

rule-direct = Direktflug
rule-direct-card = Wirf eine Stadtkarte ab und ziehe in ihre Stadt.
rule-direct-here = Die Karte der Stadt, in der du bist, bezahlt stattdessen einen Charterflug; ein Flug dorthin, wo du schon bist, wird nicht angeboten.

rule-charter = Charterflug
rule-charter-card = Wirf die Karte der Stadt ab, in der du bist, und ziehe in eine beliebige andere Stadt.
rule-charter-which = Die Karte der Stadt, die du verlässt, bezahlt einen Charterflug; die Karte der Stadt, in die du kommst, bezahlt einen Direktflug [12].

rule-shuttle = Zubringerflug
rule-shuttle-stations = Ziehe aus einer Stadt mit Forschungszentrum in eine andere Stadt mit Forschungszentrum. Das kostet keine Karte.
rule-shuttle-other = Von einem Forschungszentrum zu demselben ist keine Bewegung [13], und mit einem einzigen Forschungszentrum auf dem Spielplan gibt es keinen Zubringer [14].

rule-build = Forschungszentrum bauen
rule-build-card = Wirf die Karte der Stadt ab, in der du bist; von nun an steht dort ein Forschungszentrum. Heilmittel und Zubringerflüge brauchen eines.
rule-build-one = Wo ein Forschungszentrum steht, wird kein zweites gebaut [29].
rule-build-six = Stehen sechs auf dem Spielplan, so wird eines davon hierher verlegt, auch das von Atlanta; du wählst, welches [30].

rule-treat = Seuche behandeln
rule-treat-one = Wähle eine Seuche, die in deiner Stadt Würfel hat. Ein Würfel davon kommt in den Vorrat zurück.
rule-treat-cured = Ist die Seuche geheilt, so entfernt eine Aktion alle ihre Würfel in der Stadt [34]. Zwei geheilte Seuchen dort sind zwei Aktionen [35].

rule-share = Wissen teilen
rule-share-city = Zwei Spieler, deren Figuren in derselben Stadt sind: Die Karte **dieser Stadt** geht von einer Hand in die andere. Es ist eine Aktion des Spielers am Zug, der sie gibt oder nimmt [58]. Beide müssen es wollen.
rule-share-cards = Geteilt werden nur Stadtkarten, nie Ereignisse [66].
rule-share-limit = Wer danach mehr als sieben Karten hat, gleicht das [vor allem anderen](#hand) aus [63]; auch die eben erhaltene Karte darf gehen [64].

rule-cure = Heilmittel entdecken
rule-cure-cards = Wirf in einer Stadt mit Forschungszentrum fünf Stadtkarten einer Farbe aus deiner Hand ab. Diese Seuche ist geheilt. Die Stadt darf jede Farbe haben [52].
rule-cure-exact = Es werden genau fünf bezahlt. Hast du mehr davon auf der Hand, so wählst du, welche [51].
rule-cure-own = Karten aus zwei Händen werden nicht zusammengezählt [53], und Ereigniskarten zählen nicht [55].
rule-cure-again = Eine geheilte Seuche wird nicht noch einmal geheilt [54].

## Seuchen

rule-diseases = Seuchen und Heilmittel
rule-cured = Geheilt
rule-cured-cubes = Ein Heilmittel entfernt nichts. Die Würfel bleiben, wo sie sind, und Infektionen, Epidemien und Ausbrüche legen weiter welche. Was sich ändert, ist das [Behandeln](#treat): Eine Aktion entfernt alle Würfel einer geheilten Seuche in einer Stadt.
rule-eradicated = Ausgerottet
rule-eradicated-when = Eine geheilte Seuche ohne Würfel auf dem Spielplan ist ausgerottet, gleich was zuletzt kam: das Heilmittel, während kein Würfel auf dem Spielplan liegt [47], oder der letzte Würfel, wodurch und in wessen Zug auch immer er verschwindet [48].
rule-eradicated-card = Von da an wird kein Würfel von ihr gelegt. Ihre Infektionskarten werden aufgedeckt, bewirken nichts, kommen auf die Ablage und zählen mit [49]. Bei einer Epidemie steigt die Rate, und die Karten werden gemischt, mehr nicht [50].
rule-eradicated-uncured = Verschwindet der letzte Würfel einer Seuche, die nicht geheilt ist, so folgt daraus nichts: Die nächste Karte bringt neue [46].

## Ziehen und Epidemien

rule-drawing = Ziehen und Epidemien
rule-draw = Zwei Karten ziehen
rule-draw-two = Nach den Aktionen ziehst du zwei Spielerkarten. Beide werden aufgedeckt, ehe etwas anderes geschieht: Was keine Epidemie ist, hast du auf der Hand, wenn die erste Epidemie ausgeführt wird [70].
rule-draw-loss = Sind weniger als zwei Karten übrig, so ist das Spiel sofort verloren, und eine einzelne letzte Karte wird nicht mehr genommen [68]. Sind genau zwei übrig, so werden sie gezogen, und das Spiel geht bis zum nächsten Ziehen weiter [69]. Aus der Ablage wird nie ein neuer Stapel.

rule-epidemic = Epidemien
rule-epidemic-steps = Jede Epidemie wird in drei Schritten ausgeführt:
rule-epidemic-increase = **Erhöhen.** Der Marker der Infektionsrate rückt ein Feld weiter. Auf dem letzten Feld bleibt er stehen [89].
rule-epidemic-infect = **Infizieren.** Die **unterste** Karte des Infektionsstapels wird aufgedeckt und kommt auf die Ablage. Eine Stadt ohne Würfel ihrer Seuche bekommt drei, ohne Ausbruch [72]. Eine Stadt mit einem oder zwei wird auf drei aufgefüllt und hat dann einen Ausbruch [73]. Eine Stadt mit dreien hat einen Ausbruch [74].
rule-epidemic-intensify = **Verschärfen.** Die Infektionsablage wird gemischt und oben auf den Infektionsstapel gelegt. Der Stapel darunter bleibt, wie er ist [105].
rule-epidemic-eg = Kairo liegt zuunterst und hat zwei schwarze Würfel. Es bekommt noch einen, dann bricht Schwarz dort aus: ein Schritt des Markers und ein schwarzer Würfel für jede verbundene Stadt.
rule-epidemic-supply = Nur Würfel, die wirklich gelegt werden, müssen da sein: Mit zweien im Vorrat ist eine Stadt, die schon einen hat, keine Niederlage [75].
rule-epidemic-two = Zwei Epidemien auf einmal: erst alle drei Schritte der ersten, dann alle der zweiten. Die Stadt der zweiten ist dann allein in der Ablage, liegt oben auf dem Infektionsstapel und wird im selben Zug noch einmal infiziert [77]. Zwischen den beiden dürfen [Ereignisse](#windows) gespielt werden [78].
rule-epidemic-protected = Wo [Rollen die Stadt schützen](#roles), kommt kein Würfel und bricht nichts aus; sonst verläuft die Epidemie wie üblich [76].
rule-epidemic-gone = Die Epidemiekarte ist aus dem Spiel: Keine Karte ersetzt sie [71], und keine Fähigkeit bringt sie zurück [144].

rule-hand = Handkartenlimit
rule-hand-seven = Sieben Karten, Stadtkarten und Ereignisse zusammen. Geprüft wird nach dem Ziehen, wenn alle Epidemien daraus ausgeführt sind [82], und sofort, wenn eine Karte auf andere Weise auf eine Hand gekommen ist, in wessen Zug auch immer [63].
rule-hand-settle = Wer mehr hat, wirft beliebige davon ab oder spielt Ereignisse, in beliebiger Mischung, bis es sieben sind [83]. Ein gespieltes Ereignis zählt mit [84].
rule-hand-wait = Bis dahin darf nichts anderes getan werden, außer dass alle Ereignisse spielen dürfen. Ohne Not darf niemand abwerfen.
rule-hand-beside = Was auf einer Rollenkarte liegt, ist nicht auf der Hand [85].

## Infektionen

rule-infections = Infektionen und Ausbrüche
rule-rate = Infektionsrate
rule-rate-cards = Vom Stapel werden so viele Infektionskarten aufgedeckt, wie die Rate sagt, eine nach der anderen. Jede wird ganz ausgeführt und kommt auf die Ablage, ehe die nächste aufgedeckt wird [90].
rule-rate-track = Die Rate ist 2 bis zur dritten Epidemie, dann 3, und ab der fünften 4.

rule-infect = Eine Infektionskarte
rule-infect-cube = Die Stadt bekommt einen Würfel ihrer eigenen Seuche. Hat sie schon drei, so hat sie stattdessen einen [Ausbruch](#outbreak). Es zählen nur Würfel dieser einen Seuche.
rule-infect-none = Kein Würfel kommt, wenn die Seuche [ausgerottet](#eradicated) ist oder eine Rolle die Stadt schützt.

rule-outbreak = Ausbrüche
rule-outbreak-marker = Der Marker der Ausbrüche rückt ein Feld weiter. Mit dem achten Ausbruch ist das Spiel in diesem Moment verloren, und seine Würfel werden nicht mehr gelegt [95].
rule-outbreak-spread = Dann bekommt jede verbundene Stadt einen Würfel der ausgebrochenen Seuche. Die Stadt selbst behält ihre drei.
rule-outbreak-chain = Eine verbundene Stadt, die schon drei davon hat, bekommt keinen, sondern hat einen eigenen Ausbruch, sobald der laufende zu Ende ist: eine Kettenreaktion. Die Ausbrüche einer Kette kommen in der Reihenfolge, in der ihre Städte erreicht wurden; keine andere Reihenfolge würde das Ergebnis ändern [93].
rule-outbreak-once = Für eine Karte hat eine Stadt höchstens einen Ausbruch. In eine Stadt, die ausgebrochen ist, kommt nichts zurück [92]. Eine Stadt neben zwei Ausbrüchen einer Kette bekommt von jedem einen Würfel und bricht höchstens einmal aus [91]. Jeder Ausbruch einer Kette rückt den Marker weiter [94].
rule-outbreak-colour = In einer Kette wechselt die Seuche nie: Ein blauer Ausbruch bringt blaue Würfel in schwarze Städte, und es zählen nur deren blaue Würfel [104].
rule-outbreak-again = Mit der nächsten Karte kann dieselbe Stadt wieder ausbrechen [90].
rule-outbreak-eg = Hongkong und Shanghai haben je drei rote Würfel, und die Karte Hongkong wird aufgedeckt. Erster Ausbruch: Taipeh, Manila, Ho-Chi-Minh-Stadt, Bangkok und Kalkutta bekommen einen roten Würfel; Shanghai ist voll. Zweiter Ausbruch, Shanghai: Peking, Seoul, Tokio und noch einmal Taipeh bekommen einen; Hongkong bekommt keinen. Der Marker ist zwei Felder weitergerückt.
rule-outbreak-protected = Eine geschützte Stadt nimmt keinen Würfel und bricht nicht aus, und die Kette endet dort [98].

rule-supply = Wenn Würfel ausgehen
rule-supply-last = Der letzte Würfel eines Vorrats darf gelegt werden. Mit dem ersten, der gelegt werden muss und nicht da ist, ist das Spiel verloren, auch mitten in einer Kette [97].
rule-supply-full = Eine volle Stadt bei leerem Vorrat: verloren nur, wenn eine verbundene Stadt wirklich einen Würfel nehmen muss [96].

## Ereignisse

rule-events = Ereignisse
rule-windows = Wann Ereignisse gespielt werden
rule-windows-owner = Ein Ereignis kostet keine Aktion. Wer es hat, spielt es und entscheidet allein, wie, in wessen Zug auch immer [10]. Danach kommt es auf die Spielerablage.
rule-windows-shut = Nicht, solange eine Karte ausgeführt wird: von ihrem Aufdecken an, bis alles geschehen ist, was sie bringt [139]. Ein Ereignis kann also vor der nächsten Infektionskarte schützen [99]; für eine, die schon offen liegt, ist es zu spät [100].
rule-moment-turn = vor, zwischen und nach den Aktionen
rule-moment-draw = vor dem Ziehen
rule-moment-drawn = zwei Karten sind gezogen, eine Epidemie darunter steht noch aus
rule-moment-struck = zwischen Infizieren und Verschärfen einer Epidemie
rule-moment-between = zwischen zwei auf einmal gezogenen Epidemien
rule-moment-hand = solange jemand zu viele Karten hat
rule-moment-infect = vor den Infektionen
rule-moment-cards = zwischen zwei Infektionskarten
rule-moment-chain = eine Infektionskarte oder ein Ausbruch wird ausgeführt
rule-moment-over = das Spiel ist zu Ende
rule-moment-all = alle
rule-moment-none = keine
rule-moment-resilient = nur Zähe Bevölkerung [81]
rule-windows-pass = In diesen Momenten, den Fenstern, wartet der Tisch, aber nur auf Spieler mit einem Ereignis, das etwas bewirken kann. Jeder spielt eines oder passt; spielt jemand eines, so wird wieder gefragt, wer schon gepasst hatte. Während der eigenen Aktionen und solange Karten abgeworfen werden, kann man Ereignisse einfach spielen.
rule-windows-page = Zwischen zwei Infektionskarten fragt die Seite niemanden, der nur Ereignisse hat, denn jede Karte wäre ein eigener Moment: Spiele Ereignisse vor den Infektionen.
rule-windows-edition = Das sind die Momente von 2013; ein Tisch kann mit [anderen](#timing) spielen.
rule-windows-order = Mehrere Ereignisse dürfen nacheinander gespielt werden; jedes wird vor dem nächsten abgeschlossen.

rule-event-cards = Die Ereigniskarten
rule-moments-1 = Wann immer Ereignisse erlaubt sind
rule-moments-2 = auch zwischen Infizieren und Verschärfen
rule-moments-4 = Gleich nach der Entdeckung eines Heilmittels
rule-moments-8 = Gleich nach einer Epidemie

rule-AIRLIFT-1 = Deine eigene Figur oder eine andere, wo immer sie ist. Was ihre Rolle bei der Ankunft tut, geschieht. Dorthin, wo die Figur schon ist, wird nichts angeboten [27].
rule-AIRLIFT-2 = Wem eine andere Figur gehört, der muss [zustimmen](#approval) [28].
rule-FORECAST-1 = Sind weniger als sechs Karten im Stapel, dann alle [103].
rule-FORECAST-2 = Die Reihenfolge bestimmst du allein, und nichts anderes geschieht, bis die Karten wieder auf dem Stapel liegen. Der Tisch weiß, was zu sehen war, und darf darüber reden.
rule-GRANT-1 = Nicht in einer Stadt, die schon ein Forschungszentrum hat [32]. Stehen sechs auf dem Spielplan, so wird eines davon verlegt [31].
rule-QUIET-1 = Die nächste Infektionsphase, keine Epidemie [101]. Zwischen zwei Infektionskarten gespielt, lässt sie die Phase des nächsten Zuges ausfallen [102]. Zwei davon lassen zwei Phasen ausfallen.
rule-RESILIENT-1 = Eine beliebige Karte der Infektionsablage; es muss eine geben. Bei einer Epidemie kann es zwischen Infizieren und Verschärfen die eben aufgedeckte sein [79], und die Zähe Bevölkerung selbst darf mit derselben Epidemie gezogen worden sein [80].

## Rollen

rule-roles = Rollen
rule-roles-how = Wie Rollen gelten
rule-roles-one = Eine Rolle gehört das ganze Spiel über zu einem Platz, außer wenn ein Neuer Auftrag sie tauscht. Was auf ihr steht, geht den allgemeinen Regeln vor.
rule-roles-turn = „Einmal je Zug“ heißt einmal im eigenen Zug; was nicht genutzt wird, verfällt.
rule-role-cards = Die Rollen des Grundspiels

rule-MED-1 = Eine Aktion entfernt alle Würfel einer Seuche in der Stadt, geheilt oder nicht [36]; zwei Seuchen sind zwei Aktionen [37].
rule-MED-2 = Würfel geheilter Seuchen verschwinden von selbst, wohin die Sanitäterin auch kommt, in wessen Zug und auf welche Weise auch immer [39], auch in Städten, durch die sie nur hindurchfährt [40]. Wird ein Heilmittel entdeckt, während sie bei solchen Würfeln steht, so verschwinden sie sofort [38]. Das kann die Seuche ausrotten.
rule-MED-3 = Wo die Sanitäterin ist, kann kein Würfel einer geheilten Seuche gelegt werden: nicht durch eine Infektionskarte [41], nicht durch einen Ausbruch nebenan [43], nicht durch eine Epidemie [44]. Also kann dort auch keiner liegen [42].
rule-MED-4 = Eine Seuche, die nicht geheilt ist, kümmert sich nicht um die Sanitäterin [45].
rule-SCI-1 = Für ein Heilmittel werden vier Karten einer Farbe bezahlt, nicht fünf [51].
rule-RES-1 = In einer Stadt mit einer anderen Figur gibt die Forscherin für eine Aktion eine beliebige ihrer Stadtkarten [59]. Im Zug eines anderen nimmt dieser für eine Aktion eine beliebige Stadtkarte von ihr [60].
rule-RES-2 = Nur von ihr weg: Sie erhält [61] und nimmt [62] Karten nach der allgemeinen Regel.
rule-QUA-1 = In der Stadt, in der ihre Figur ist, und in jeder damit verbundenen Stadt wird kein Würfel irgendeiner Seuche gelegt: nicht durch Infektionen, Epidemien oder Ausbrüche [76]. Eine geschützte Stadt bricht nicht aus, und eine Kette endet dort [98]. Würfel, die schon dort liegen, bleiben.
rule-QUA-2 = Es zählt, wo sie in diesem Moment ist: Versetzt ein Ereignis sie zwischen zwei Infektionskarten, so schützt sie ab der nächsten [99]. Beim Aufbau schützt sie nichts [4].
rule-DIS-1 = Für eine Aktion: Eine beliebige Figur kommt in eine Stadt mit einer **anderen** Figur. Das kann die eigene Figur des Logistikers sein [17], aber keine Figur kommt zu sich selbst [18].
rule-DIS-2 = Für eine Aktion: Eine andere Figur fährt oder fliegt, als wäre sie die des Logistikers. Karten kommen aus seiner Hand: für einen Direktflug die Karte des Ziels [15], für einen Charterflug die Karte der Stadt, in der jene Figur ist [16]. Ein Zubringer braucht Forschungszentren, wo jene Figur ist und wohin sie zieht, und keine Karte [19].
rule-DIS-3 = Nur die vier gewöhnlichen Bewegungen: nicht der Flug des Betriebsexperten [20]. Was die Rolle der gezogenen Figur bei der Ankunft tut, geschieht.
rule-DIS-4 = Wem die Figur gehört, der muss zustimmen; ob die Seite fragt, ist [eine Option](#approval). Bei einer Ablehnung geschieht nichts, und nichts wird bezahlt [22].
rule-OPS-1 = Baut, ohne eine Karte abzuwerfen. Stehen sechs Forschungszentren auf dem Spielplan, so wird eines davon verlegt, ebenfalls ohne Karte [33].
rule-OPS-2 = Einmal je Zug, für eine Aktion, aus einer Stadt mit Forschungszentrum in eine beliebige Stadt, für eine beliebige Stadtkarte [24]; ein zweites Mal im selben Zug ist nicht erlaubt [23]. Bauen und dann vom neuen Forschungszentrum fliegen sind zwei Aktionen [25].
rule-OPS-3 = Der Flug wird nicht für die Karte der verlassenen oder der erreichten Stadt angeboten: Ein Charter- oder Direktflug leistet dasselbe.
rule-OPS-4 = Niemand sonst kann den Flug für diese Figur nutzen [20]. In der Ausgabe von 2008 gibt es ihn nicht [26].
rule-PLA-1 = Nimmt für eine Aktion ein beliebiges Ereignis aus der Spielerablage und verwahrt es auf der Rollenkarte: immer nur eines [87], auch eines, das eben erst gespielt wurde [88].
rule-PLA-2 = Es wird wie jedes Ereignis gespielt, in wessen Zug auch immer. Es zählt nicht zum Handkartenlimit und kann weder geteilt noch abgeworfen werden [85]. Einmal gespielt, ist es aus dem Spiel [86]. Niemand kann es tauschen oder ablegen.

## Ende

rule-end = Ende des Spiels
rule-end-when = Gewonnen oder verloren
rule-end-win = Das vierte Heilmittel gewinnt sofort: Der Rest des Zuges wird nicht gespielt [56].
rule-end-loss = Eine Niederlage beendet alles sofort, auch mitten in einer Kette; kein Ereignis kann sie wenden.
rule-end-both = Sieg und Niederlage können hier nicht zusammenfallen: Heilmittel sind Aktionen, und Würfel und Karten kommen nach den Aktionen.
rule-end-cube-order = Fehlt bei einem Ausbruch ein Würfel, so werden die übrigen in der Reihenfolge des Spielplans gelegt, ehe das Spiel endet. Es ist dieselbe Niederlage.
