# What can be chosen for a new table: presets, options and their values, levels.

option-field = “{ $option }” is not one of the options: it is a field of its own.

## Presets

preset-2013 = The game of 2013
preset-2013-text = Seven roles, five events, one to five seats, four to seven epidemics.
preset-es-review = The Spanish review
preset-es-review-text = The game of 2013 for two to four, with four to seven epidemics.
preset-it-2013 = The Italian edition of 2013
preset-it-2013-text = The game of 2013 for two to four, with four to six epidemics.
preset-classic-2008 = The classic of 2008
preset-classic-2008-text = Five roles, events at any time, Toronto on the map. The Operations Expert has no flight.
preset-ru-sheet = The Russian sheet
preset-ru-sheet-text = The classic of 2008 for one to five, in the colours of wooden pieces, with one card fewer for the fifth seat.
preset-bsw = The online table
preset-bsw-text = Eleven roles, events drawn by chance, the table is asked before epidemics and infections, pawns move with consent, and wins score points.

## Options

option-hands = Opening hands
option-hands-text = Cards that each seat is dealt.
option-roles = Roles
option-roles-text = The roles that may be dealt.
option-events = Event cards
option-events-text = Which events are in the player deck.
option-event_sets = Sets of events
option-event_sets-text = Where events that are drawn come from, besides the base game.
option-timing = When events are played
option-timing-text = At which moments the game stops for event cards.
option-first = Who begins
option-first-text = Who takes the first turn when no seat is chosen.
option-approval = Ask first
option-approval-text = Whoever’s pawn is moved or card is taken or given may decline. Your own seats are never asked.
option-flight = Flight of the Operations Expert
option-flight-text = From a research station, the Operations Expert may fly anywhere for any city card, once a turn.
option-epidemiologist_acts = The Epidemiologist spends an action
option-charter_arrival = The Bio-Terrorist’s charter flights are reported where they land
option-charter_arrival-text = Without it the airport that he leaves reports him. It matters only where he plays.
option-epidemiologist_acts-text = Taking a card costs the Epidemiologist an action, as in 2009.
option-city = City in the north
option-city-text = The name of one city on the map; nothing else changes.
option-colours = Colours
option-colours-text = What the four diseases are called and look like.
option-levels = Names of the levels
option-levels-text = What the numbers of epidemics are called.
option-open_hands = Open hands
option-open_hands-text = Everybody’s cards lie open on the table.
option-scoring-text = A win scores 1, 4, 16 or 64 points with 4, 5, 6 or 7 epidemics; a loss scores none.

## Values

choice-hands-official = 5, 4, 3, 2, 2 cards for one to five seats
choice-hands-sheet = 5, 4, 3, 2, 1 cards for one to five seats
choice-roles-2008 = Five of 2008
choice-roles-2013 = Seven of 2013
choice-roles-2009 = Eleven: 2008 with On the Brink
choice-roles-brink = Thirteen: 2013 with On the Brink
choice-roles-lab = Seventeen: 2013 with On the Brink and In the Lab
choice-roles-emergency = Twenty: 2013 with all three expansions
choice-events-base = The five of the base game
choice-events-drawn = Two for each seat, by chance
choice-events-all = All of them
choice-events-none = None
choice-event_sets-roles = As with the roles, and On the Brink
choice-event_sets-brink = On the Brink
choice-event_sets-lab = In the Lab
choice-event_sets-rescue = State of Emergency
choice-event_sets-brink-lab = On the Brink and In the Lab
choice-event_sets-brink-rescue = On the Brink and State of Emergency
choice-event_sets-lab-rescue = In the Lab and State of Emergency
choice-event_sets-brink-lab-rescue = All three expansions
choice-timing-2013 = Between any two steps (2013)
choice-timing-2008 = At any time, even when a card is just turned (2008)
choice-timing-prompted = The table is asked before epidemics and infections
choice-first-population = The card with the most people
choice-first-random = By chance
choice-city-montreal = Montréal
choice-city-toronto = Toronto
choice-colours-standard = Blue, yellow, black, red
choice-colours-sheet = Blue, violet, yellow, orange
choice-levels-official = Introductory, standard, heroic, legendary
choice-levels-sheet = Easy, normal, hard, legendary
choice-levels-bsw = Beginner, normal, hard, legendary

## A table in words, before it begins

plan-seats = { $seats ->
    [one] One seat
   *[other] { $seats } seats
 }, { $cards ->
    [one] one card
   *[other] { $cards } cards
 } each
plan-epidemics = { $n } epidemics in { $cards } cards, one in about { $each }
plan-first-seat = Seat { $n }
plan-on = Yes
plan-off = No
plan-win = You win when
plan-win-how = { $n ->
    [5] all five cures are discovered, or purple is gone and the other four are cured.
   *[other] all four cures are discovered.
 }
plan-loss = You lose when
plan-loss-how = eight outbreaks happen, a disease runs out of cubes, or the player deck runs out.
plan-points = { $n ->
    [one] 1 point for a win
   *[other] { $n } points for a win
 }
