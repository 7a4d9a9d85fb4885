# Complaints about lines, tokens and records.

line-fields = A position line has 11 fields with a space between; this one has { $found }.
line-rules = Field 1 (rules) is “{ $found }”; it must be a rule set and 4 to 7 epidemics, such as base/4.
line-seats = Field 2 (seats) has “{ $found }”; a seat is written ROLE@CITY:CARDS, such as MED@ATL:PAR,QUIET or SCI@ATL:-.
line-marker = Field 2 (seats) is “{ $found }”; exactly one seat must carry the mark > of the turn.
line-hand = Field 2 (seats) has “{ $found }” in a hand; cards are city codes and the events AIRLIFT, FORECAST, GRANT, QUIET, RESILIENT.
line-role = “{ $found }” is no role at this table.
line-turn = Field 3 (turn) is “{ $found }”; it must be the turn number and the steps that still have to happen, such as 16:act2.
line-step = Field 3 (turn) has the step “{ $found }”; steps are { $allowed } (deal, hand and order with a seat, counted from 0).
line-diseases = Field 4 (diseases) is “{ $found }”; it must be { $allowed }, with a capital for each cured disease.
line-tracks = Field 5 (tracks) is “{ $found }”; it must be outbreaks 0 to 8 and epidemics 0 to 7, such as o3e2.
line-stations = Field 6 (stations) has “{ $found }”, which is no city code.
line-cubes = Field 7 (cubes) has “{ $found }”; write a city and 1 to 3 cubes, other colours with their letter, such as SHA2+1k.
line-piles = Field 8 (player deck) has “{ $found }”; write up to 10 piles of 1 to 31 cards, with e while the epidemic is inside, such as 6e,12e.
line-discard = Field 9 (player discard) has “{ $found }”, which is neither a city code nor an event.
line-layers = Field 10 (infection deck) has “{ $found }”; write layers of city codes, top first, such as SFO,CHI|LAX~1|*, with * at most once.
line-infected = Field 11 (infection discard) has “{ $found }”, which is no city code.
line-extra = “{ $found }” is no extra field; one is written name=value, each name once.
line-extra-unknown = There is no extra field “{ $found }” in these rules; there are { $allowed }.
line-extra-value = The extra { $name } is “{ $found }”, which does not fit the position.
line-flags = The extra flags has “{ $found }”; flags are flown, quiet, quiet2.
line-looked = The extra looked has “{ $found }”, which is no city code.
line-over = The extra over is “{ $found }”; it must be win, outbreaks, cubes or cards.
line-removed = The extra removed has “{ $found }”, which is neither a city code nor an event.
line-twice = “{ $found }” stands twice on the line, where it can be only once.

token-over = “{ $token }” comes after the end of the game; nothing more can be done.
token-malformed = “{ $token }” is no token; tokens are such as CHI, =CAI, TOK(PAR), -b, +, !b(…), PAR>SCI, QUIET, xPAR, . or ~TOK.
token-people = “{ $token }” turns a card, but people must choose first (step { $step }).
token-nature = “{ $token }” is an action, but a card must be turned first (step { $step }): write ~ and its code.
token-card = “{ $token }” names no card; after ~ stands a city code, an event or EPI.
token-not-there = “{ $token }” cannot come now (step { $step }): that card lies somewhere else.
token-illegal = “{ $token }” is not legal now (step { $step }); “fourcures legal” lists what is.
action-illegal = Action { $action } is not legal in this position.

record-header = The record has no header { $header }; it needs Rules and Seats, or Start.
record-line = Line { $number } of the record, “{ $found }”, is no header; a header is written [Name "value"], before all tokens.
record-bracket = The record has a round bracket without its partner.
record-long = The record is longer than { $most } characters.
record-token = Token { $number } of the record: { $why }
record-final = The record ends in another position than its header Final says: { $found }
dealer-nothing = The dealer has no card to turn (step { $step }).

rules-unknown = There are no rules called “{ $found }”; they are base, and after a plus each: { $allowed }.
rules-part-unknown = The rules have no chapter, section or card “{ $found }”; the chapters are { $chapters }.
rules-together = { $one } and { $other } cannot be played together.
cards-count = A seat is dealt 0 to { $most } cards, not { $found }.
record-cards = The header Cards is “{ $found }”; it must be the number of cards dealt to each seat.
event-unknown = “{ $found }” is no event of these rules; events are { $allowed }.
events-count = A deck has up to { $most } different events, not { $found }.
seats-count = A table has 1 to { $most } seats, not { $found }.
role-unknown = “{ $found }” is no role of these rules; roles are { $allowed }.
role-twice = The { $role } sits at the table twice; every role is there once.
epidemics-count = A game has 4, 5, 6 or 7 epidemics, not { $found }.
first-seat = Seat { $found } cannot start; seats are numbered from 0 to { $most }.

problem-cubes = { $n } { $disease } cubes are on the map, and there are only { $all }.
problem-supply = The supply of { $disease } cubes says { $n }, which does not make { $all } with those on the map.
problem-levels = The counts of { $disease } cubes contradict each other.
problem-stations = { $n } research stations stand on the map, and there are only 6.
problem-no-station = No research station stands on the map.
problem-card-twice = Player cards are in two places: { $cards }.
problem-card-missing = { $n } player cards are nowhere.
problem-piles = The piles hold { $cards } city and event cards, but { $unseen } are unseen.
problem-epidemics = { $inside } epidemics are in the deck and { $n } have come, which does not make { $all }.
problem-kept = The { $role } cannot keep { $cards } beside the hand.
problem-infection-twice = Infection cards are in two places: { $cards }.
problem-infection-missing = { $n } infection cards are nowhere.
problem-infection-none = No infection card is in the deck or the discard.
problem-outbreaks = { $n } outbreaks have happened, and the game goes on.
problem-over = The game is said to be over by { $over }, but it is not.
problem-win = A game is won exactly when all four diseases are cured.
problem-quiet = An infection step is to be skipped, but no event has been played.
problem-setup = Turn { $turn } does not fit the steps: the setup is turn 0.
problem-looked = Cards are looked at and not put back: { $cards }.
problem-look = Cards are to be looked at, but nobody is to put them back.
problem-act = Actions stand on top of other steps of the turn.
problem-passed = Somebody has passed where there is no window.
problem-hand = The { $role } holds { $n } cards, over the hand limit.
problem-medic = { $city } has { $disease } cubes of a cured disease beside the Medic.
record-no-line = This record has no line { $found }; it has { $most } beside the game itself.
