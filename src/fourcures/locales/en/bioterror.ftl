# Bio-Terrorist: one against all.

name-BIO = Bio-Terrorist
name-bioterrorist = Bio-Terrorist
challenge-bioterrorist = One player plays against the others: hidden, with infection cards, he spreads a purple disease. He wins if the team loses while a purple cube is on the board.
role-BIO = After every turn of the team: one drive and two other actions, in any order. Infects and destroys stations only while nobody sees him.

rival-seats = The { $role } needs somebody to play against: two players at least.
rival-last = The last seat is that of the { $role }, not of the { $other }.

log-rival = The Bio-Terrorist’s turn.
log-biocard = The Bio-Terrorist draws { $city }.
log-biocard-hidden = The Bio-Terrorist gets an infection card.
log-hide = The Bio-Terrorist hides in { $city }.
log-hide-hidden = The Bio-Terrorist has chosen where to hide.
log-biodrive = The Bio-Terrorist moves on to { $city }.
log-biodrive-hidden = The Bio-Terrorist moves on.
log-biodirect = The Bio-Terrorist flies to { $city }.
log-biocharter = The Bio-Terrorist charters a flight for the card of { $card }, to { $city }.
log-biocharter-hidden = The Bio-Terrorist charters a flight for the card of { $card }.
log-biodraw = The Bio-Terrorist draws an infection card.
log-infect_here = The Bio-Terrorist infects { $city }, where he is.
log-infect_there = The Bio-Terrorist infects { $city } for its card.
log-sabotage = The Bio-Terrorist destroys the research station in { $city } for the card of { $card }.
log-escape = The Bio-Terrorist escapes to { $city }.
log-biodiscard = The Bio-Terrorist discards { $card }.
log-biodone = The Bio-Terrorist lies low.
log-capture = { $who } captures the Bio-Terrorist in { $city }. All his cards are discarded.
log-sighted = The Bio-Terrorist was seen at the airport of { $city }.
log-spotted = The Bio-Terrorist is in { $city }, in the open.
log-gone = The Bio-Terrorist is out of sight.
log-rival-wins = Purple is on the board: the Bio-Terrorist wins.
log-rival-loses = No purple cube is on the board: the Bio-Terrorist loses, too.
log-rival-beaten = The team wins: the Bio-Terrorist loses.

cli-ask-biowin = An event before the Bio-Terrorist’s turn? { $roles }
cli-ask-biohide = { $roles }: where do you hide?
cli-ask-bio = { $roles }: what do you do?
cli-ask-biohand = { $roles }: which card do you discard?
cli-kind-hide = Hide in
cli-kind-biodrive = Drive to
cli-kind-biodirect = Fly for its card to
cli-kind-biocharter = Charter to
cli-kind-biodraw = Draw
cli-kind-infect_here = Infect here
cli-kind-infect_there = Infect for its card
cli-kind-sabotage = Destroy the station for
cli-kind-escape = Escape to
cli-kind-biodiscard = Discard
cli-kind-biodone = No more actions
cli-kind-capture = Capture

extra-bio = Bio-Terrorist
extra-biocards = His cards
extra-biosight = Seen last

problem-bio-captured = The Bio-Terrorist is captured, but his pawn does not stand in the open.
problem-bio-spotted = The Bio-Terrorist is in a city with a pawn, but is not spotted.
problem-bio-nowhere = The Bio-Terrorist acts, but is nowhere.
problem-bio-hand = The Bio-Terrorist holds more than seven cards.
problem-bio-origin = A card of the Bio-Terrorist comes from a layer that is not there.

# The page

ui-bio-nowhere = not on the map yet
ui-bio-hidden = hidden
ui-bio-spotted = in the open
ui-bio-captured = captured
ui-bio-beaten = beaten
ui-bio-sighted = Last known in { $city }, turn { $turn }.
ui-bio-drive = a drive
ui-bio-others = { $n ->
    [one] another action
   *[other] { $n } other actions
}
ui-bio-left = Left: { $what }.
ui-bio-done = This turn: { $what }.
ui-bio-did-here = infected here
ui-bio-did-there = infected there
ui-bio-did-sabotage = destroyed a station
ui-tier-away = { $n ->
    [one] One of these is in the Bio-Terrorist’s hand.
   *[other] { $n } of these are in the Bio-Terrorist’s hand.
}

ui-step-biowin = { $who }: an event?
ui-step-biowin-text = The Bio-Terrorist’s turn comes next.
ui-step-biohide = { $who }: where to hide?
ui-step-biohide-text = Choose a city without a pawn of the team. Nobody else will see it.
ui-step-bio = { $who } plots
ui-step-bio-text = One drive and two other actions, in any order.
ui-step-biohand = { $who }: too many cards
ui-step-biohand-text = Discard an infection card.
ui-wait-biowin = { $who } may play an event.
ui-wait-biohide = The Bio-Terrorist chooses where to hide.
ui-wait-bio = The Bio-Terrorist acts in secret.
ui-wait-biohand = The Bio-Terrorist discards.
ui-deed-capture = Capture
ui-do-capture = Capture the Bio-Terrorist
ui-do-hide = Hide in { $city }
ui-do-biodrive = Drive to { $city }
ui-do-biodirect = Fly to { $city }
ui-do-biocharter = Charter to { $city }, discard { $card }
ui-do-biodraw = Draw a card
ui-do-infect_here = Infect here
ui-do-infect_there = Infect { $city }
ui-do-sabotage = Destroy the station, discard { $card }
ui-do-escape = Escape to { $city }
ui-do-biodiscard = Discard { $card }
ui-do-biodone = End turn
ui-way-short-hide = hide here
ui-way-short-biodrive = drive
ui-way-short-biodirect = direct flight
ui-way-short-biocharter = charter flight
ui-way-short-infect_there = infect
ui-way-short-sabotage = destroy the station
ui-way-short-escape = escape
ui-way-short-biodiscard = discard
ui-way-short-capture = capture
