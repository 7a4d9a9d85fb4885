## Why a program does what it does

ai-why-random = Chosen by chance
ai-why-agree = It helps the team
ai-why-order = The most dangerous cards go deepest
ai-why-cure = { $role } finds the { $disease } cure in { $city }
ai-why-share = { $giver } hands { $k ->
    [one] { $card }
   *[other] { $k } cards
 } to the { $taker }: { $n ->
    [0] then the { $disease } cure can be found
    [one] then 1 card is missing for the { $disease } cure
   *[other] then { $n } cards are missing for the { $disease } cure
 }
ai-why-share-any = { $giver } hands { $k ->
    [one] { $card }
   *[other] { $k } cards
 } to the { $taker }
ai-why-build = { $role } builds a station in { $city } to shorten the ways
ai-why-build-cure = { $role } builds a station in { $city } to find the { $disease } cure there
ai-why-treat = { $role } treats { $disease } in { $city } before it gets worse
ai-why-treat-three = { $role } treats { $disease } in { $city }, which must not break out
ai-why-discard = { $role } discards { $card }, the card that helps least
ai-why-discard-cured = { $role } discards { $card }: the { $disease } cure is there already
ai-why-pass = { $role } keeps the events for later
ai-why-store = { $role } keeps an event
ai-why-event = { $role } plays { $card } now
ai-why-event-city = { $role } plays { $card }: { $city }
ai-why-event-pawn = { $role } plays { $card }: the { $pawn } goes to { $city }
ai-why-meet = { $role } goes to { $city }: the { $other } is there, and a card can change hands
ai-why-station = { $role } goes to the station in { $city } to find the { $disease } cure
ai-why-guard = { $role } moves closer to { $city }, which could break out
ai-why-move = { $role } goes to { $city }, where the next turns begin well
ai-why-stay = { $role } stays in { $city }
ai-why-proposal = As the { $role } proposes
ai-why-closed = Hands are closed: no reason is given
