# The rules, in our own words: the base game of 2013. Order and headings are in fourcures/handbook.
# Numbers in brackets are rulings (docs/rulings.md); **so** is strong; [words](#section) leads to another section.

rule-ruling = Ruling { $n }
rule-head-thing = What
rule-head-count = How many
rule-head-word = Word
rule-head-meaning = What it means
rule-head-seats = Seats
rule-head-cards = Cards each
rule-head-left = Cards left
rule-head-epidemics = Epidemics
rule-head-action = Action
rule-head-takes = What it takes
rule-head-moment = Moment
rule-head-events = Events
rule-head-code = Code
rule-head-name = Name
rule-head-text = What it does
rule-head-when = When
rule-head-option = Option
rule-head-values = Values
rule-example = Example
rule-contents = Contents
rule-contents-1 = All rules of the game as it is played here, in our own words. Numbers in brackets are [rulings](../rulings.md): points that are often played differently, each with a tested case.
rule-contents-2 = During a game the same text opens with the key **Y**, or from the reason why something cannot be done.
rule-contents-3 = How a game is written down is told in [notation](../notation.md).

## The game

rule-game = The game
rule-aim = Aim
rule-aim-together = Four diseases spread over 48 cities. All players are one team: everybody wins, or everybody loses.
rule-aim-win = The team **wins** in the moment in which the fourth cure is discovered, even with no card left to draw [56]. Cubes on the map, seven outbreaks and an empty supply do not matter then [57], and no disease has to be eradicated.
rule-aim-lose = The team **loses** in the moment in which one of these happens:
rule-aim-lose-outbreaks = the eighth outbreak [95],
rule-aim-lose-cubes = a cube must be placed and its supply is empty [97],
rule-aim-lose-cards = two player cards must be drawn and fewer than two are left [68].

rule-parts = What lies on the table
rule-part-cities = Cities
rule-part-cities-n = 48, twelve of each colour: blue, yellow, black, red. Lines join them; three lines leave the map over the Pacific and come back on the other side
rule-part-cubes = Cubes
rule-part-cubes-n = 24 of each colour. Those that are not on the map are the supply. At most three of a colour lie in a city
rule-part-stations = Research stations
rule-part-stations-n = Six
rule-part-player = Player cards
rule-part-player-n = One for each city, the event cards, and the epidemics. Drawn by the players
rule-part-infection = Infection cards
rule-part-infection-n = One for each city. They say where cubes are placed
rule-part-rate = Infection rate
rule-part-rate-n = A track of seven spaces: 2, 2, 2, 3, 3, 4, 4. Each epidemic moves its marker one space on
rule-part-outbreaks = Outbreaks
rule-part-outbreaks-n = A track from 0 to 8. Nothing moves the marker back
rule-parts-open = Roles and both discards lie open for everybody, and so do hands, unless the table plays with closed ones. Nobody knows the order of a deck, except what cards have shown of it.

rule-words = Words
rule-word-turn = whose turn it is
rule-word-turn-means = the player who carries out the three parts of the present turn; everybody may advise
rule-word-linked = linked
rule-word-linked-means = two cities with a line between them
rule-word-own = a city’s disease
rule-word-own-means = the disease of the city’s own colour; other diseases come there by outbreaks only
rule-word-cured = cured
rule-word-cured-means = the cure of the disease has been discovered
rule-word-eradicated = eradicated
rule-word-eradicated-means = cured, and no cube of it on the map
rule-word-discard = discard
rule-word-discard-means = the open pile beside a deck. Player cards and infection cards have one each
rule-word-out = out of the game
rule-word-out-means = in no deck, hand or discard any more; nothing brings it back

## Setup

rule-setup = Setup
rule-setup-steps = Before the first turn
rule-setup-station = A research station stands in Atlanta, and all pawns start there. Five stations are in reserve.
rule-setup-tracks = The outbreak marker is on 0, the infection rate is 2, nothing is cured.
rule-setup-infect = Nine infection cards are turned. The first three cities get three cubes each, the next three get two, the last three get one, always of their own disease. The nine cards are the infection discard. No role protects anything now [4].
rule-setup-roles = Each seat has a role, by chance or chosen. No role occurs twice.
rule-setup-deal = City cards and event cards are shuffled, and each seat is dealt a hand; more seats get fewer cards [1].
rule-setup-piles = What is left of them becomes as many piles as there are epidemics, as equal as can be. One epidemic is shuffled into each pile, and the piles are stacked, the larger ones on top [2]. So an epidemic may be among the first two cards of the game [3].
rule-setup-first = Somebody [begins](#first); then play goes round in the order of the seats.
rule-deal = Hands and levels
rule-deal-level = The number of epidemics is the level of the game. Each pile holds one epidemic more than the tables say.

rule-first = Who begins
rule-first-population = Of all city cards that were dealt, the one with the highest population begins the game for its holder [140].
rule-first-tie = Chicago and Lima have the same figure. When these two are the highest, their holder who sits first begins [6].
rule-first-none = A hand without a city card has no figure [7]. If nobody holds a city card, the first seat begins.
rule-first-chosen = A table may also choose the seat that begins, or leave it to chance.

## Turn

rule-turn = The turn
rule-turn-parts = Three parts
rule-turn-a = **Actions**: up to four.
rule-turn-b = **Draw**: two player cards. [Epidemics](#epidemic) among them are carried out, then the [hand limit](#hand) is looked at.
rule-turn-c = **Infections**: as many infection cards as the [infection rate](#rate) says.
rule-turn-next = Then it is the next player’s turn.

rule-actions = Actions
rule-actions-any = Any mix of actions, also the same one several times. Fewer than four are allowed, none too [8]. What is not used is lost: no action is ever carried over to another turn [9].
rule-act-drive = Drive or ferry
rule-act-drive-takes = A line to the next city
rule-act-direct = Direct flight
rule-act-direct-takes = Discard the card of the city you fly to
rule-act-charter = Charter flight
rule-act-charter-takes = Discard the card of the city you are in; fly to any city
rule-act-shuttle = Shuttle flight
rule-act-shuttle-takes = Research stations in both cities
rule-act-build = Build a research station
rule-act-build-takes = Discard the card of the city you are in
rule-act-treat = Treat a disease
rule-act-treat-takes = A cube of it in the city you are in
rule-act-share = Share knowledge
rule-act-share-takes = Two pawns in the city whose card changes hands
rule-act-cure = Discover a cure
rule-act-cure-takes = A research station, and five cards of one colour
rule-actions-roles = [Roles](#roles) change some of these and add others.

rule-drive = Drive or ferry
rule-drive-line = Move to a city that is linked to the one you are in.
rule-drive-pacific = San Francisco is linked to Tokyo and Manila, Los Angeles to Sydney [11].

rule-direct = Direct flight
rule-direct-card = Discard a city card and move to its city.
rule-direct-here = The card of the city you are in pays a charter flight instead; a flight to where you are is not offered.

rule-charter = Charter flight
rule-charter-card = Discard the card of the city you are in and move to any other city.
rule-charter-which = The card of the city you leave pays a charter flight, the card of the city you reach pays a direct flight [12].

rule-shuttle = Shuttle flight
rule-shuttle-stations = Move from a city with a research station to another city with one. It costs no card.
rule-shuttle-other = From a station to the same station is no move [13], and with one station on the map there is no shuttle [14].

rule-build = Build a research station
rule-build-card = Discard the card of the city you are in; from now on a research station stands there. Cures and shuttle flights need one.
rule-build-one = Where a station stands no second one is built [29].
rule-build-six = With six on the map, any one of them is moved here instead, Atlanta’s too; you choose which [30].

rule-treat = Treat a disease
rule-treat-one = Choose a disease that has cubes in the city you are in. One cube of it goes back to the supply.
rule-treat-cured = When the disease is cured, one action takes all its cubes in the city [34]. Two cured diseases there are two actions [35].

rule-share = Share knowledge
rule-share-city = Two players whose pawns are in the same city: the card **of that city** goes from one hand to the other. It is an action of the player whose turn it is, who gives it or takes it [58]. Both must want it.
rule-share-cards = Only city cards are shared, never events [66].
rule-share-limit = Whoever has more than seven cards then settles that [before anything else](#hand) [63]; the card just received may go, too [64].

rule-cure = Discover a cure
rule-cure-cards = In a city with a research station, discard five city cards of one colour from your hand. That disease is cured. The city may have any colour [52].
rule-cure-exact = Exactly five are paid. With more of them in hand you choose which [51].
rule-cure-own = Cards of two hands are not added up [53], and event cards do not count [55].
rule-cure-again = A disease that is cured is not cured again [54].

## Diseases

rule-diseases = Diseases and cures
rule-cured = Cured
rule-cured-cubes = A cure removes nothing. The cubes stay where they are, and infections, epidemics and outbreaks go on placing them. What changes is [treating](#treat): one action takes all cubes of a cured disease in a city.
rule-eradicated = Eradicated
rule-eradicated-when = A cured disease without a cube on the map is eradicated, whichever of the two comes last: a cure while no cube lies on the map [47], or the last cube, whatever takes it off and in whoever’s turn [48].
rule-eradicated-card = From then on no cube of it is placed. Its infection cards are turned, do nothing, go to the discard and count [49]. In an epidemic the rate rises and the cards are shuffled, and that is all [50].
rule-eradicated-uncured = When the last cube of an uncured disease is taken off, nothing follows: the next card brings new ones [46].

## Draw and epidemics

rule-drawing = Draw and epidemics
rule-draw = Draw two cards
rule-draw-two = After the actions you draw two player cards. Both are turned before anything else happens: what is no epidemic is in your hand when the first epidemic is carried out [70].
rule-draw-loss = If fewer than two cards are left, the game is lost at once, and a single last card is not taken [68]. With exactly two left, they are drawn and the game goes on until the next draw [69]. The discard never becomes a new deck.

rule-epidemic = Epidemics
rule-epidemic-steps = Each epidemic is carried out in three steps:
rule-epidemic-increase = **Increase.** The marker of the infection rate goes one space on. On the last space it stays [89].
rule-epidemic-infect = **Infect.** The **bottom** card of the infection deck is turned and goes to the discard. A city with no cube of its disease gets three, without an outbreak [72]. A city with one or two is filled up to three, and then has one outbreak [73]. A city with three has an outbreak [74].
rule-epidemic-intensify = **Intensify.** The infection discard is shuffled and put on top of the infection deck. The deck below stays as it is [105].
rule-epidemic-eg = Cairo is at the bottom and has two black cubes. It gets one more, then black breaks out there: one step of the marker, and a black cube for each linked city.
rule-epidemic-supply = Only cubes that are really placed have to be there: with two left in the supply, a city that has one already is no loss [75].
rule-epidemic-two = Two epidemics in one draw: first all three steps of the first, then all of the second. The second one’s city is then alone in the discard, lies on top of the infection deck, and is infected again in the same turn [77]. [Events](#windows) may be played between the two [78].
rule-epidemic-protected = Where [roles protect the city](#roles), no cube comes and nothing breaks out; the rest of the epidemic is as usual [76].
rule-epidemic-gone = The epidemic card is out of the game: no card replaces it [71], and no power brings it back [144].

rule-hand = Hand limit
rule-hand-seven = Seven cards, city cards and events together. It is looked at after the draw, when all its epidemics have been carried out [82], and at once when a card has come to a hand in any other way, on anybody’s turn [63].
rule-hand-settle = Whoever holds more discards any of them or plays events, in any mixture, down to seven [83]. An event that is played counts [84].
rule-hand-wait = Until then nothing else may be done, except that anybody may play events. Nobody may discard without need.
rule-hand-beside = What lies on a role card is not in the hand [85].

## Infections

rule-infections = Infections and outbreaks
rule-rate = Infection rate
rule-rate-cards = As many infection cards are turned from the top of the deck as the rate says, one at a time. Each is carried out in full and goes to the discard before the next is turned [90].
rule-rate-track = The rate is 2 until the third epidemic, then 3, and 4 from the fifth on.

rule-infect = One infection card
rule-infect-cube = The city gets one cube of its own disease. If it has three already, it has an [outbreak](#outbreak) instead. Only cubes of that one disease count.
rule-infect-none = No cube comes when the disease is [eradicated](#eradicated), or when a role protects the city.

rule-outbreak = Outbreaks
rule-outbreak-marker = The outbreak marker goes one space on. The eighth outbreak loses the game at that moment, and its cubes are not placed [95].
rule-outbreak-spread = Then every linked city gets one cube of the disease that broke out. The city itself keeps its three.
rule-outbreak-chain = A linked city that has three of them already gets none and has an outbreak of its own, when the present one is finished: a chain. Outbreaks of a chain come in the order in which their cities were reached; no other order would change the result [93].
rule-outbreak-once = A city has one outbreak at most for one card. Nothing comes back to a city that has broken out [92]. A city next to two outbreaks of a chain gets a cube from each, and breaks out once at most [91]. Each outbreak of a chain moves the marker [94].
rule-outbreak-colour = The disease never changes in a chain: a blue outbreak brings blue cubes to black cities, and only their blue cubes count [104].
rule-outbreak-again = With the next card the same city may break out again [90].
rule-outbreak-eg = Hong Kong and Shanghai have three red cubes each, and the card of Hong Kong is turned. First outbreak: Taipei, Manila, Ho Chi Minh City, Bangkok and Kolkata get a red cube; Shanghai is full. Second outbreak, Shanghai: Beijing, Seoul, Tokyo and again Taipei get one; Hong Kong gets none. The marker has gone two spaces on.
rule-outbreak-protected = A protected city takes no cube, does not break out, and the chain ends there [98].

rule-supply = When cubes run out
rule-supply-last = The last cube of a supply may be placed. The first one that has to be placed and is not there loses the game, in the middle of a chain as well [97].
rule-supply-full = A full city with an empty supply: lost only if a linked city really has to take a cube [96].

## Events

rule-events = Events
rule-windows = When events are played
rule-windows-owner = An event costs no action. Its owner plays it, and alone decides how, in anybody’s turn [10]. Then it goes to the player discard.
rule-windows-shut = Not while a card is carried out: from the moment it is turned until all that it brings has happened [139]. So an event can protect from the next infection card [99]; for one that lies open it is too late [100].
rule-moment-turn = before, between and after the actions
rule-moment-draw = before the draw
rule-moment-drawn = two cards are drawn, an epidemic among them is still to come
rule-moment-struck = between Infect and Intensify of an epidemic
rule-moment-between = between two epidemics of one draw
rule-moment-hand = while somebody has too many cards
rule-moment-infect = before the infections
rule-moment-cards = between two infection cards
rule-moment-chain = an infection card or an outbreak is being carried out
rule-moment-over = the game is over
rule-moment-all = all
rule-moment-none = none
rule-moment-resilient = Resilient Population only [81]
rule-windows-pass = In these moments the table waits, but only for players who hold an event with something to do. Each plays one or lets the moment pass; when somebody plays one, whoever had passed is asked again. In one’s own actions and while cards are discarded, events are simply playable.
rule-windows-page = Between two infection cards the page asks nobody who only holds events, since each card would be a moment of its own: play them before the infections.
rule-windows-edition = These are the moments of 2013; a table may play with [others](#timing).
rule-windows-order = Several events may be played one after another; each is finished before the next.

rule-event-cards = The event cards
rule-moments-1 = Whenever events may be played
rule-moments-2 = also between Infect and Intensify
rule-moments-4 = Right after a cure was discovered
rule-moments-8 = Right after an epidemic

rule-AIRLIFT-1 = Your own pawn or another one, wherever it is. What its role does on arrival happens. To where the pawn already is, it is not offered [27].
rule-AIRLIFT-2 = The owner of another pawn must [agree](#approval) [28].
rule-FORECAST-1 = With fewer than six cards in the deck, all of them [103].
rule-FORECAST-2 = You alone decide on the order, and nothing else happens until the cards lie on the deck again. The table knows what was seen and may talk about it.
rule-GRANT-1 = Not in a city that has a station [32]. With six on the map, one of them is moved [31].
rule-QUIET-1 = The next infection step, and no epidemic [101]. Played between two infection cards, it skips the next turn’s step [102]. Two of them skip two steps.
rule-RESILIENT-1 = Any card of the infection discard; there must be one. In an epidemic, between Infect and Intensify, it may be the card just turned [79], and Resilient Population itself may have come in the same draw [80].

## Roles

rule-roles = Roles
rule-roles-how = How roles work
rule-roles-one = A role belongs to a seat for the whole game, unless a New Assignment exchanges it. What it says goes before the common rules.
rule-roles-turn = “Once a turn” is once in the own turn; what is not used is lost.
rule-role-cards = The roles of the base game

rule-MED-1 = One action takes all cubes of a disease in the city, cured or not [36]; two diseases are two actions [37].
rule-MED-2 = Cubes of cured diseases go by themselves wherever the Medic comes, in anybody’s turn and however the pawn was moved [39], also in cities that are only driven through [40]. When a cure is discovered while the Medic stands on cubes of it, they go at once [38]. That may eradicate the disease.
rule-MED-3 = No cube of a cured disease can be placed where the Medic is: not by an infection card [41], not by an outbreak next door [43], not by an epidemic [44]. So none can lie there [42].
rule-MED-4 = An uncured disease takes no notice of the Medic [45].
rule-SCI-1 = Four cards of one colour are paid for a cure, not five [51].
rule-RES-1 = In a city with another pawn the Researcher gives any of her city cards, for an action [59]. In another player’s turn that player takes any city card from her, for an action [60].
rule-RES-2 = Only away from her: she receives [61] and takes [62] cards by the common rule.
rule-QUA-1 = No cube of any disease is placed in the city where her pawn is, nor in any linked city: not by infections, epidemics or outbreaks [76]. A protected city does not break out, and a chain ends there [98]. Cubes that lie there already stay.
rule-QUA-2 = What counts is where she is at that moment: moved by an event between two infection cards, she protects from the next one on [99]. In the setup she protects nothing [4].
rule-DIS-1 = For an action: any pawn goes to a city with **another** pawn. This may be the Dispatcher’s own pawn [17], but no pawn can join itself [18].
rule-DIS-2 = For an action: another pawn drives, ferries or flies as if it were the Dispatcher’s. Cards come from the Dispatcher’s hand: the card of the destination for a direct flight [15], the card of the city where that pawn is for a charter flight [16]. A shuttle needs stations where that pawn is and where it goes, and no card [19].
rule-DIS-3 = Only the four common moves: not the Operations Expert’s flight [20]. What the moved pawn’s role does on arrival happens.
rule-DIS-4 = The owner of the pawn must agree; whether the page asks is [an option](#approval). When the owner declines, nothing happens and nothing is paid [22].
rule-OPS-1 = Builds without discarding a card. With six stations on the map, one of them is moved, without a card as well [33].
rule-OPS-2 = Once a turn, for an action, from a city with a station to any city, for any one city card [24]; the second time in a turn is not allowed [23]. Building and then flying from the new station are two actions [25].
rule-OPS-3 = The flight is not offered for the card of the city left or of the city reached: a charter or direct flight does the same.
rule-OPS-4 = Nobody else can use the flight for the pawn [20]. In the edition of 2008 there is no flight [26].
rule-PLA-1 = For an action, takes any event from the player discard and keeps it on the role card: one at a time [87], also one that was played a moment ago [88].
rule-PLA-2 = It is played like any event, in anybody’s turn. It does not count for the hand limit and cannot be shared or discarded [85]. Once played it is out of the game [86]. Nobody can exchange it or lay it off.

## End

rule-end = End of the game
rule-end-when = Won or lost
rule-end-win = The fourth cure wins at once: the rest of the turn is not played [56].
rule-end-loss = A loss stops everything at once, even in the middle of a chain; no event can turn it.
rule-end-both = Win and loss cannot come together here: cures are actions, and cubes and cards come after the actions.
rule-end-cube-order = When a cube is missing in an outbreak, those that are left are placed in the order of the map before the game ends. It is the same loss.
