# Names, what happens at the table, and reasons. Codes stand for themselves in the arguments; they are named by the messages name-….

name-SFO = San Francisco
name-CHI = Chicago
name-ATL = Atlanta
name-MON = Montréal
name-WAS = Washington
name-NYC = New York
name-MAD = Madrid
name-LON = London
name-PAR = Paris
name-ESS = Essen
name-MIL = Milan
name-STP = St. Petersburg
name-LAX = Los Angeles
name-MEX = Mexico City
name-MIA = Miami
name-BOG = Bogotá
name-LIM = Lima
name-SCL = Santiago
name-BUE = Buenos Aires
name-SAO = São Paulo
name-LAG = Lagos
name-KIN = Kinshasa
name-JOH = Johannesburg
name-KHA = Khartoum
name-ALG = Algiers
name-IST = Istanbul
name-MOS = Moscow
name-CAI = Cairo
name-BAG = Baghdad
name-TEH = Tehran
name-RIY = Riyadh
name-KAR = Karachi
name-DEL = Delhi
name-MUM = Mumbai
name-KOL = Kolkata
name-CHE = Chennai
name-BEI = Beijing
name-SEO = Seoul
name-SHA = Shanghai
name-TOK = Tokyo
name-OSA = Osaka
name-TAI = Taipei
name-HKG = Hong Kong
name-BAN = Bangkok
name-HCM = Ho Chi Minh City
name-JAK = Jakarta
name-MNL = Manila
name-SYD = Sydney

name-b = blue
name-y = yellow
name-k = black
name-r = red

name-MED = Medic
name-SCI = Scientist
name-RES = Researcher
name-QUA = Quarantine Specialist
name-DIS = Dispatcher
name-OPS = Operations Expert
name-PLA = Contingency Planner

name-AIRLIFT = Airlift
name-FORECAST = Forecast
name-GRANT = Government Grant
name-QUIET = One Quiet Night
name-RESILIENT = Resilient Population
name-EPI = Epidemic

role-MED = Treating removes every cube of one disease. Cubes of cured diseases vanish where the Medic is, and none can come there.
role-SCI = Needs only four cards of one colour for a cure.
role-RES = May hand over any city card to a pawn in the same city, on either turn.
role-QUA = No cube is placed in her city or in the cities linked to it.
role-DIS = Moves any pawn to a city with another pawn, or moves another pawn as if it were his own, with his own cards.
role-OPS = Builds a research station without a card. Once a turn, flies from a station anywhere for any city card.
role-PLA = Takes an event from the discard and keeps it beside the hand; once played, it leaves the game.

event-AIRLIFT = Move any pawn to any city.
event-FORECAST = Look at the top six infection cards and put them back in any order.
event-GRANT = Place a research station in any city, without a card.
event-QUIET = Skip the next infection step.
event-RESILIENT = Remove a card of the infection discard from the game.

log-turn = Turn { $turn }: { $who }.
log-drive = { $who } drives to { $city }.
log-drive-other = { $who } drives the { $pawn } to { $city }.
log-shuttle = { $who } takes the shuttle to { $city }.
log-shuttle-other = { $who } sends the { $pawn } by shuttle to { $city }.
log-direct = { $who } flies to { $city } for its card.
log-direct-other = { $who } flies the { $pawn } to { $city } for its card.
log-charter = { $who } charters a flight from { $from } to { $city }.
log-charter-other = { $who } charters a flight for the { $pawn } from { $from } to { $city }.
log-ops_flight = { $who } flies from the station in { $from } to { $city } for { $card }.
log-join = { $who } joins a pawn in { $city }.
log-join-other = { $who } sends the { $pawn } to a pawn in { $city }.
log-treat = { $who } treats { $disease } in { $city }.
log-build = { $who } builds a research station in { $city }.
log-build-move = { $who } moves the research station of { $from } to { $city }.
log-give = { $who } gives { $card } to the { $pawn }.
log-take = { $who } takes { $card } from the { $pawn }.
log-cure = { $who } discovers the { $disease } cure with { $cards }.
log-store = { $who } keeps { $card } from the discard.
log-done = { $who } ends the actions.
log-pass = { $who } lets the moment pass.
log-pass-on = { $who } lets the moment pass with { $cards } in hand.
log-discard = { $who } discards { $card }.
log-put = { $city } goes back on top of the infection deck.
log-airlift = { $who } plays { $card }: the { $pawn } goes to { $city }.
log-forecast = { $who } plays { $card }.
log-grant = { $who } plays { $card }: a research station in { $city }.
log-grant-move = { $who } plays { $card }: the research station of { $from } moves to { $city }.
log-quiet = { $who } plays { $card }: the next infection step is skipped.
log-resilient = { $who } plays { $card }: the card of { $city } leaves the game.

log-ask = { $who } asks the { $pawn } to agree.
log-accept = { $who } agrees.
log-decline = { $who } declines.

log-sow = Setup: { $city }.
log-deal = { $who } is dealt { $card }.
log-draw = { $who } draws { $card }.
log-deal-closed = { $who } is dealt a card.
log-draw-closed = { $who } draws a card.
log-epidemic = { $who } draws an epidemic.
log-infect = Infection: { $city }.
log-strike = The epidemic strikes { $city }.
log-look = Forecast shows { $city }.

log-cubes = { $n ->
    [one] One { $disease } cube in { $city }.
   *[other] { $n } { $disease } cubes in { $city }.
}
log-lifted = { $n ->
    [one] One { $disease } cube leaves { $city }.
   *[other] { $n } { $disease } cubes leave { $city }.
}
log-shielded = { $city } is protected: no { $disease } cube.
log-spared = No cube in { $city }: { $disease } is eradicated.
log-outbreak = Outbreak of { $disease } in { $city }, number { $n }.
log-eradicated = The { $disease } disease is eradicated.
log-rate = The infection rate is { $rate }.
log-shuffle = { $n ->
    [one] One discarded infection card goes back on top.
   *[other] { $n } discarded infection cards are shuffled and go back on top.
}
log-skipped = A quiet night: no infections.
log-over-win = All four cures are discovered: you win.
log-over-outbreaks = The eighth outbreak: you lose.
log-over-cubes = No { $disease } cube is left to place: you lose.
log-over-cards = Fewer than two player cards are left: you lose.

why-over = The game is over.
why-not-acting = Not now: the table waits for something else.
why-turn = It is the turn of the { $who }.
why-direct = No card of another city in hand.
why-charter = The card of { $city } is not in hand.
why-shuttle-here = No shuttle: no research station in { $city }.
why-shuttle-only = There is no other research station.
why-build-stands = A research station stands in { $city } already.
why-build-card = The card of { $city } is not in hand.
why-treat = No cube in { $city }.
why-share-alone = Nobody else is in { $city }.
why-share-card = Nobody here can hand over a card: it must be the card of { $city }.
why-cure-cards = { $n } of { $need } { $disease } cards in hand.
why-cure-station = A cure needs a research station, and { $city } has none.
why-flown = The card flight was used this turn.
why-ops-station = The card flight starts from a research station.
why-ops-card = The card flight needs a city card.
why-ops-same = The card of this city is better used for a charter flight.
why-kept = An event is kept already.
why-nothing-to-keep = No event is in the discard.
why-join = There is no other pawn.
why-join-held = No pawn that could be moved may leave its city now.
why-role = This role has no action of its own.
why-no-event = No event in hand.
why-passed = You let this moment pass.
why-event-moment = { $card } cannot be played at this moment.
why-event-closed = { $card } has to wait: no event is played while something is being carried out.
why-event-struck = { $card } cannot be played between Infect and Intensify of an epidemic.
why-event-cure = This moment is for what follows a cure; { $card } can be played after it.
why-event-idle = { $card } would do nothing now.
why-FORECAST = No card is left in the infection deck.
why-AIRLIFT = No pawn may leave its city by air now.
why-RESILIENT = No city’s card is in the infection discard.

why-here = The pawn is in { $city }.
why-far = { $city } is { $n ->
    [one] one drive
   *[other] { $n } drives
 } away; a drive goes to the next city only.
why-away = { $city } is { $n ->
    [one] one drive
   *[other] { $n } drives
 } away.
why-direct-card = No direct flight: the card of { $city } is not in hand.
why-charter-card = No charter flight: the card of { $city } is not in hand.
why-shuttle-there = No shuttle: { $city } has no research station.
why-join-there = No other pawn is in { $city }.
why-own-way = The { $who } moves only in a way of its own.
why-grounded = No pawn may fly now.
why-builds-not = The { $who } cannot build.
why-build-there = This card pays for a research station in { $city } only.
why-give-there = Both pawns must be in { $city } to share this card.
why-cured = The { $disease } disease is cured already.
why-apart = The { $pawn } is in { $city }; cards change hands in one city.
why-holds-not = The { $who } does not hold the card of { $city }.
why-holds-none = The { $who } holds no city card.

doubt-unknown = “{ $found }” is no city, no role of this table and no event in hand.
