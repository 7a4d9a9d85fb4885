# The text table beside the map, and what is read aloud.

access-table = Text table
access-close = Close the text table
access-hint = The whole table in words, to read or to hear
access-tracks = Tracks and supplies
access-epidemics = Epidemics so far: { $n } of { $of }
access-deck = Player deck: { $n ->
    [one] one card
   *[other] { $n } cards
 }, { $turns ->
    [one] one turn
   *[other] { $turns } turns
 } at most
access-stations = Research stations: { $cities }; { $n } left
access-happened = What has just happened
access-now = What { $who } can do now
access-nothing = Nothing can be done now.
access-answer = Answer
access-pawn = Pawn of { $who }
access-more = { $what } ({ $more })
access-steps = { $what }, step by step: { $n } ways
access-ways = { $what }: { $n } ways
access-sure = Yes: { $what }
access-cities = Cities by danger
access-cities-hint = Three cubes of one disease first: one more is an outbreak. A city opens to its neighbours and what can be done there.
access-quiet = Cities without cubes: { $n }
access-near = Neighbours:
access-far = From { $who }: { $n ->
    [one] one drive
   *[other] { $n } drives
 } ({ $road })
access-hand = { $who } in { $city }, { $n } of at most { $of } cards
access-cards = { $disease }, { $n } of { $of } for a cure: { $cards }
access-unseen = { $n ->
    [one] one card
   *[other] { $n } cards
 }
access-discard = Player cards discarded
access-chain = A chain of { $n } outbreaks of { $disease }: { $cities }.
access-rate = Space { $at } of the track { $track }.
access-rival = { $who }, { $where }, { $n } of at most { $of } cards
access-front = In front of it: { $what }
