# Der Tisch als Text neben dem Spielplan, und was vorgelesen wird.

access-table = Tisch als Text
access-close = Tisch als Text schließen
access-hint = Der ganze Tisch in Worten, zum Lesen oder Hören
access-tracks = Leisten und Vorräte
access-epidemics = Epidemien bisher: { $n } von { $of }
access-deck = Spielerstapel: { $n ->
    [one] eine Karte
   *[other] { $n } Karten
 }, höchstens { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
 }
access-stations = Forschungszentren: { $cities }; { $n } übrig
access-happened = Was gerade geschehen ist
access-now = Was jetzt möglich ist: { $who }
access-nothing = Jetzt ist nichts möglich.
access-answer = Antwort
access-pawn = Figur: { $who }
access-more = { $what } ({ $more })
access-steps = { $what }, Schritt für Schritt: { $n } Möglichkeiten
access-ways = { $what }: { $n } Möglichkeiten
access-sure = Ja: { $what }
access-cities = Städte nach Gefahr
access-cities-hint = Zuerst die mit drei Würfeln einer Seuche: Einer mehr ist ein Ausbruch. Jede Stadt lässt sich öffnen und zeigt, womit sie verbunden ist und was dort möglich ist.
access-quiet = Städte ohne Würfel: { $n }
access-near = Verbunden mit:
access-far = Für { $who }: { $n ->
    [one] eine Fahrt
   *[other] { $n } Fahrten
 } ({ $road })
access-hand = { $who } in { $city }, { $n } von höchstens { $of } Karten
access-cards = { $disease }, { $n } von { $of } für ein Heilmittel: { $cards }
access-unseen = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
 }
access-discard = Ablage der Spielerkarten
access-chain = Kette von { $n } Ausbrüchen ({ $disease }): { $cities }.
access-rate = Feld { $at } der Leiste { $track }.
access-rival = { $who }, { $where }, { $n } von höchstens { $of } Karten
access-front = Davor liegt: { $what }
