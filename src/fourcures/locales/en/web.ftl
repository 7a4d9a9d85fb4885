# The web table: everything the page says itself. Names, roles, events, log lines and reasons are in game.ftl.

## Everywhere

ui-title = Fourcures
ui-table-of = { $level } table for { $seats }
ui-close = Close
ui-cancel = Cancel
ui-confirm = Do it
ui-change = Choose again
ui-copy = Copy
ui-copied = Copied
ui-you = You
ui-someone = Somebody
ui-comma-you = , you
ui-person-role = { $who } ({ $role })
ui-theme = Theme
ui-theme-system = As the system
ui-theme-light = Light
ui-theme-dark = Dark
ui-go-dark = Dark theme
ui-go-light = Light theme
ui-no-server = The server does not answer; check the connection and try again.
ui-server-error = The server could not do that (error { $status }); try again in a moment.
ui-nowhere = Nothing is here
ui-no-page = There is no such page. The lobby has all tables.
ui-no-table = There is no table at this address; ask for the invitation link again.
ui-opening = Opening…
ui-whose-game = The board game whose rules are played here is by Matt Leacock. Fourcures is free software made by admirers and is not affiliated with him or with any publisher.

ui-called = Your move – { $name }
ui-to-lobby = To the lobby
ui-logo = Fourcures, to the lobby
ui-nick = Your name
ui-nick-hint = Shown to the others
ui-epidemics-n = { $n } epidemics

## Top bar and panels

ui-menu = Menu
ui-board = Board
ui-show-panels = Turn, infection cards and log
ui-panels = Turn, infection cards and log
ui-views = Views
ui-tab-map = Map
ui-tab-team = Team
ui-tab-infection = Infection
ui-tab-log = Log
ui-fold = Fold the actions away
ui-unfold = Show the actions
ui-outbreaks = Outbreaks
ui-outbreaks-of = Outbreaks: { $n } of { $of }
ui-outbreaks-hint = The eighth outbreak loses the game.
ui-of = of { $of }
ui-rate = Infection rate
ui-rate-is = Infection rate: { $n } cards a turn
ui-rate-hint = Cards turned over at the end of each turn; every epidemic moves it on.
ui-a-turn = a turn
ui-cures = Cures and cubes left
ui-cure-slot = { $disease }: { $left } cubes left, { $state }
ui-cured = cured
ui-not-cured = no cure yet
ui-eradicated = eradicated
ui-deck = Player deck
ui-deck-hint = { $n } cards are drawn each turn; when fewer are left, the game is lost.
ui-turns = { $n ->
    [one] one turn
   *[other] { $n } turns
 }
ui-stations = Stations
ui-stations-left = of { $of } left
ui-turn-panel = Turn
ui-turn = Turn { $n }
ui-setup = Setup
ui-your-turn = Your turn
ui-turn-of = Turn of { $who }
ui-step-hand = { $who }: too many cards
ui-step-order = { $who } orders the forecast
ui-part-act = Act
ui-part-draw = Draw
ui-part-infect = Infect
ui-part-rival = Rival
ui-rival-most = up to 3
ui-part-done = done
ui-left = { $n } left
ui-of-actions = { $n } actions
ui-draw-cards = { $n } cards
ui-cities = { $n ->
    [one] 1 city
   *[other] { $n } cities
 }
ui-quiet-next = skipped
ui-infection = Infection cards
ui-browse = Browse
ui-search-city = Search a city
ui-tier-discard = Discarded, back on top next epidemic
ui-tier-discard-hint = Newest first. The next epidemic shuffles these and puts them on top.
ui-tier-known = On top, in this order
ui-tier-known-hint = Everybody knows what comes next.
ui-tier-layer = On top, order unknown
ui-tier-layer-hint = These come before everything below; their order among themselves is not known.
ui-tier-unseen = Not seen yet
ui-tier-unseen-hint = They come last, in an order nobody knows.
ui-tier-removed = Out of the game
ui-tier-removed-hint = These cards never come again.
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-hands = Hands
ui-hand-of = Hand of { $who }, { $role }
ui-role-at = { $role }, { $city }
ui-hand-count = { $n } cards of at most { $of }
ui-set = { $n } of { $of }
ui-no-cards = No cards
ui-stored = Kept by the Contingency Planner; it leaves the game when it is played.
ui-stored-short = kept
ui-away = { $who } is away
ui-awaited = The table waits here
ui-event-text = { $event }: { $text }

ui-news-drawn = Drawn
ui-news-struck = Epidemic
ui-news-infected = Infected
ui-news-outbreaks = Outbreak
ui-news-mutated = Mutation
ui-news-quiet = A quiet night: nothing is infected.

## Who is awaited

ui-wait-act = Waiting for { $who } to act.
ui-wait-hand = Waiting for { $who } to discard { $n ->
    [one] a card
   *[other] { $n } cards
 }.
ui-wait-order = Waiting for { $who } to order the cards.
ui-wait-window = { $who } may play an event.
ui-watching = You are watching.

## Actions

ui-actions = Actions
ui-left-of = { $n } of { $of } left
ui-tool-drive = Drive
ui-tool-drive-hint = To a linked city: 1 action.
ui-tool-direct = Direct
ui-tool-direct-hint = Direct flight: discard a city card to fly to that city, 1 action.
ui-tool-charter = Charter
ui-tool-charter-hint = Charter flight: discard the card of the city you are in to fly anywhere, 1 action.
ui-tool-shuttle = Shuttle
ui-tool-shuttle-hint = From a research station to another one: 1 action.
ui-tool-build = Build
ui-tool-build-hint = A research station here: 1 action.
ui-tool-treat = Treat
ui-tool-treat-hint = Take cubes from the city you are in: 1 action.
ui-tool-share = Share
ui-tool-share-hint = Hand a card over in the same city: 1 action.
ui-tool-cure = Cure
ui-tool-cure-hint = Discard cards of one colour at a research station: 1 action.
ui-tool-role = Role
ui-tool-role-of = Role
ui-tool-role-hint = What only this role can do: 1 action.
ui-tool-other = More
ui-tool-other-hint = What this game adds to the actions.
ui-tool-event = Event
ui-tool-event-hint = Play an event card: no action.
ui-tool-done = End turn
ui-tool-pass = Pass
ui-tool-discard = Discard
ui-undo = Undo
ui-undo-what = Undo: { $what }
ui-undo-nothing = There is nothing to take back.
ui-last-action = the last action
ui-end-turn = End turn
ui-end-sure = { $n ->
    [one] One action is left
   *[other] { $n } actions are left
 }
ui-end-detail = Then two cards are drawn and { $n } cities are infected.
ui-end-not = Keep playing
ui-pass = Pass
ui-pass-for = Pass for { $who }
ui-pass-turn = Pass for the rest of this turn
ui-pass-turn-short = Not this turn
ui-orders = When to ask you
ui-nudged = { $who } waits for you.
ui-back-here = Back to here …
ui-pass-all = Pass for all
ui-not-now = Not now.
ui-refused = That cannot be done now; look at the table again.
ui-not-there = { $city } cannot be chosen for this.
ui-choose-first = First choose in the bar below.
ui-changed = The table has changed, so this can no longer be done.
ui-may-choose = may be chosen
ui-lost-line = The connection is lost; trying again. What you did is kept.

## Steps of an action

ui-ask-event = Event
ui-ask-pawn = Pawn
ui-ask-disease = Disease
ui-ask-direction = Direction
ui-ask-city = City
ui-ask-way = How
ui-ask-card = Card
ui-ask-cards = Cards
ui-ask-partner = With
ui-ask-station = Station that moves
ui-choose-cards = Choose { $n } cards ({ $chosen } chosen)
ui-or-type = Click the map or type
ui-key-go = Go to a city by name
ui-go-name = City by name
ui-direction-give = Give
ui-direction-take = Take

ui-do-drive = Drive to { $city }
ui-do-direct = Fly, discard { $card }
ui-do-charter = Charter, discard { $card }
ui-do-shuttle = Shuttle to { $city }
ui-do-ops_flight = Fly, discard { $card }
ui-do-join = Join in { $city }
ui-do-build = { $moving ->
    [yes] Move the station of { $station } here
   *[no] { $paid ->
        [yes] Build, discard { $card }
       *[no] Build a station
    }
 }
ui-do-treat = Treat { $disease }
ui-do-give = Give { $card } to { $partner }
ui-do-take = Take { $card } from { $partner }
ui-do-cure = Discover the { $disease } cure
ui-do-store = Keep { $card }
ui-do-done = End turn
ui-do-pass = Pass
ui-do-discard = Discard { $card }
ui-do-put = Put { $city } on top
ui-do-airlift = Airlift { $pawn } to { $city }
ui-do-grant = { $moving ->
    [yes] Move the station of { $station } to { $city }
   *[no] Build in { $city }
 }
ui-do-quiet = Play One Quiet Night
ui-do-forecast = Look at six cards
ui-do-resilient = Remove { $city }

ui-way-drive = Drive, 1 action
ui-way-shuttle = Shuttle, 1 action
ui-way-join = Join the pawn there, 1 action
ui-way-direct = Fly, discard { $card }
ui-way-charter = Charter, discard { $card }
ui-way-ops_flight = Fly from the station, discard any card
ui-way-treat = Treat { $disease }
ui-way-build = { $paid ->
    [yes] Build, discard { $card }
   *[no] Build a research station
 }
ui-way-share = Share knowledge
ui-way-cure = Discover a cure
ui-way-pawn = Move { $pawn } here
ui-way-event = { $mine ->
    [yes] { $event }
   *[no] { $event } of { $who }
 }
ui-way-short-drive = drive, 1 action
ui-way-short-shuttle = shuttle, 1 action
ui-way-short-join = join, 1 action
ui-way-short-direct = direct flight
ui-way-short-charter = charter flight
ui-way-short-ops_flight = flight for any card
ui-way-short-airlift = airlift
ui-way-short-grant = research station
ui-way-short-resilient = remove its card

ui-cubes = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
 }
ui-cubes-of = { $n ->
    [one] 1 { $disease } cube
   *[other] { $n } { $disease } cubes
 }
ui-no-cubes = No cubes
ui-station = research station
ui-here = Here:
ui-pawn-here = { $role } is here
ui-card-held = Card: { $who }

## Windows, hand limit, forecast

ui-window-0 = Before two cards are drawn
ui-window-1 = Epidemic: before the discards go back on top
ui-window-2 = Before { $n } cities are infected
ui-window-quiet = Before the infections, which are skipped
ui-window-3 = Before the next city is infected
ui-window-4 = Between two epidemics
ui-window-detail = You may play an event now.
ui-window-yours = An event may be played now: { $who }
ui-window-others = Others may play an event now.
ui-play-event = Play { $event }
ui-play-an-event = Play an event
ui-discard-title = Discard { $n ->
    [one] one card
   *[other] { $n } cards
 }
ui-discard-or = Discard { $n ->
    [one] one card
   *[other] { $n } cards
 } or play an event
ui-discard-detail = { $who }: { $n } cards, { $limit } may be kept.
ui-discard-choose = { $n ->
    [one] Mark one more
   *[other] Mark { $n } more
 }
ui-discard-these = Discard { $cards }
ui-hand-choose = Cards to discard
ui-order-title = Put the cards back
ui-order-detail = { $who }: the first { $n } come in the next infection.
ui-order-done = Put back in this order
ui-drawn-first = drawn first
ui-drawn-last = drawn last
ui-earlier = { $city } earlier
ui-later = { $city } later
ui-place-of = { $n } { $city }, of { $of }; arrow keys move it

## The end

ui-won-short = Won
ui-lost-short = Lost
ui-over-win = { $n ->
    [5] All cures are discovered, or purple is gone and the other four are.
   *[other] All four cures are discovered.
 } The diseases are beaten.
ui-over-outbreaks = The eighth outbreak happened: the diseases spread faster than they can be treated.
ui-over-cubes = A cube had to be placed and none of its disease was left: it has spread too far.
ui-over-cards = Two player cards had to be drawn and fewer were left: time has run out.
ui-record = Record of the game
ui-new-table = New table
ui-why = Why

## Countries

ui-land-SFO = United States
ui-land-CHI = United States
ui-land-ATL = United States
ui-land-MON = Canada
ui-land-WAS = United States
ui-land-NYC = United States
ui-land-MAD = Spain
ui-land-LON = United Kingdom
ui-land-PAR = France
ui-land-ESS = Germany
ui-land-MIL = Italy
ui-land-STP = Russia
ui-land-LAX = United States
ui-land-MEX = Mexico
ui-land-MIA = United States
ui-land-BOG = Colombia
ui-land-LIM = Peru
ui-land-SCL = Chile
ui-land-BUE = Argentina
ui-land-SAO = Brazil
ui-land-LAG = Nigeria
ui-land-KIN = DR Congo
ui-land-JOH = South Africa
ui-land-KHA = Sudan
ui-land-ALG = Algeria
ui-land-IST = Turkey
ui-land-MOS = Russia
ui-land-CAI = Egypt
ui-land-BAG = Iraq
ui-land-TEH = Iran
ui-land-RIY = Saudi Arabia
ui-land-KAR = Pakistan
ui-land-DEL = India
ui-land-MUM = India
ui-land-KOL = India
ui-land-CHE = India
ui-land-BEI = China
ui-land-SEO = South Korea
ui-land-SHA = China
ui-land-TOK = Japan
ui-land-OSA = Japan
ui-land-TAI = Taiwan
ui-land-HKG = China
ui-land-BAN = Thailand
ui-land-HCM = Vietnam
ui-land-JAK = Indonesia
ui-land-MNL = Philippines
ui-land-SYD = Australia

## Talk

ui-chat = Chat
ui-tab-chat = Chat
ui-tabs-talk = Chat and log
ui-unread = { $n ->
    [one] one new line
   *[other] { $n } new lines
 }
ui-unread-called = , one calls you
ui-claimed = claimed name
ui-replay = Replay
ui-deal = Is the deal fair?
