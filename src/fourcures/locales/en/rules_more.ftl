# The rules, in our own words: editions and options, On the Brink, Mutation, Virulent Strain.

## Editions and options

rule-editions = Editions and options
rule-presets = Presets
rule-presets-what = A preset is a table with a name: a set of options, and the numbers of seats and epidemics it is for. Every option can be changed.
rule-on = yes
rule-off = no

rule-options = Options
rule-options-what = What each option decides.

rule-timing = Events at other times
rule-timing-2008 = **At any time (2008).** Events may also be played when a card lies open and has not acted yet: an infection card [100], or an epidemic before it is carried out [139].
rule-timing-asked = **When the table is asked.** The table is asked when an epidemic has been drawn, before it is carried out, and before the infections; not before the draw, not between Infect and Intensify, and not between two infection cards.

rule-approval = Asking first
rule-approval-what = Whoever’s pawn would be moved [22], or whose card would be given or taken, may decline. Nobody is asked who has both seats. When somebody declines, nothing happens and nothing is paid; the action can be used for something else.
rule-approval-where = Asked are the owner of a pawn that the Dispatcher, an Airlift [28] or Special Orders moves, the other one in a share of knowledge, whoever the Epidemiologist takes a card from, and the player who would get another role.

rule-2008 = 2008 and 2013
rule-2008-roles = Five roles in 2008: Dispatcher, Medic, Operations Expert, Researcher, Scientist. The Contingency Planner and the Quarantine Specialist came in 2013 [143].
rule-2008-ops = The Operations Expert only builds in 2008; the flight belongs to 2013, and to the expansions of 2009 [141].
rule-2008-first = In 2008 the player who was ill most recently begins; here chance says who that is. In 2013 it is the highest population [140].
rule-2008-events = In 2008 events fit in anywhere; in 2013 not while a card is carried out [139].
rule-2008-city = The city between Chicago, New York and Washington is Toronto in 2008 and Montréal in 2013, with the same lines [142].
rule-2008-same = Nothing else differs [145].

rule-alone = One seat, five seats
rule-alone-one = With one seat there is nobody to share with. You may instead play several seats yourself, with all hands open.
rule-alone-five = Five seats start with two cards each [1]; the option “opening hands” has a sheet that deals one.
rule-levels = Levels and points
rule-levels-what = The number of epidemics, what it is called, and what a win scores where points are counted. A loss scores nothing.
rule-named-official = Official
rule-named-sheet = Russian sheet
rule-named-bsw = Online table
rule-score = Points

## On the Brink

rule-brink = On the Brink
rule-brink-what = What is added
rule-brink-roles = Six more roles that may be dealt.
rule-brink-events = Eight more events. By the official count the player deck holds two events for each seat, drawn by chance from all in use; [options](#options) say otherwise.
rule-brink-legendary = **Legendary**: seven epidemics. With the seventh the rate stays at 4 [89].
rule-brink-start = Starting in a city is no arrival: a role that acts when it comes to a city does nothing in the setup [5].
rule-brink-role-cards = Roles of On the Brink
rule-brink-event-cards = Events of On the Brink

rule-ARC-1 = The hand limit is eight [65].
rule-ARC-2 = Once a turn, for an action: takes the card of the city where the pawn is from the player discard. It may have been discarded this very turn [113].
rule-CON-1 = The colours are counted one by one: coming to three blue, two red and one yellow cube takes off a blue and a red one [106]. The last cube of a colour always stays.
rule-CON-2 = Any way of coming counts, also an Airlift in another player’s turn [107]. To be there when the turn begins, or in the setup [5], is no coming.
rule-EPL-1 = Once in her own turn, for no action, and also after her last one: any city card of a player in her city, who must agree [67]. Her hand limit is looked at at once.
rule-EPL-2 = In the rules of 2009 it costs an action.
rule-FIE-1 = Once a turn, for an action: a cube of the city becomes a sample on the role card. It is then neither on the map nor in the supply, so it does not hinder an eradication [109]. It is not treating: of a cured disease too, one cube is taken.
rule-FIE-2 = Three cards and three samples of one colour discover a cure; the samples go to the supply. If no cube of it is left on the map, that eradicates [110]. The common cure with five cards stays possible.
rule-FIE-3 = Whenever events may be played, samples may be given back to the supply.
rule-GEN-1 = Whoever loses this role after four actions has no fifth in this turn; whoever gets it has five in all, never six [114].
rule-TRO-1 = When the turn begins, as many cards on top of the infection deck are seen as the rate says (one under a Travel Ban), and stay where they are. The table knows them.
rule-TRO-2 = For a direct flight the card of the destination is shown and kept; it may be used again [112]. All else is paid as usual.
rule-TRO-3 = When the Dispatcher flies this pawn, the Dispatcher pays [21].

rule-BORROWED-when = During the actions, and until the draw begins
rule-BORROWED-1 = Not for whoever plays it. Until the draw begins; what is not used is lost [9]. There are never more than seven actions left.
rule-TRAVELBAN-1 = The card lies in front of that player. Epidemics move the marker as usual, but the rate counts as 1 until the card is discarded, when that player’s next turn begins [118].
rule-TRAVELBAN-2 = One Quiet Night is used up on the step that it skips, ban or not [119].
rule-HOSPITAL-when = During the actions
rule-HOSPITAL-1 = Each time that player’s own pawn drives or ferries in this turn, one cube leaves the city reached, also of a cured disease; the player chooses which. The Containment Specialist’s own removal comes first [108].
rule-HOSPITAL-2 = Flights do not count, nor do moves of other pawns.
rule-ASSIGNMENT-1 = That player must agree. The new role is in force at once, with its hand limit; the pawn stays and comes to nowhere. Powers of once a turn are fresh. A Medic cleans the city at once.
rule-ASSIGNMENT-2 = What lay on the old role card goes: samples to the supply, a kept event to the player discard [120].
rule-VACCINE-1 = Before any other action; one action later is too late [115]. Anybody may play it.
rule-VACCINE-2 = The cities must be linked to each other through cities of the group [116]. If the last cube goes, the disease is eradicated [48].
rule-RESEARCH-1 = Hand limits are looked at at once. Events cannot be taken.
rule-REMOTE-1 = In one city or in two, of any colours. Two cubes, of a cured disease too [117].
rule-ORDERS-when = During the actions
rule-ORDERS-1 = With that player’s actions and cards, in the four common ways. The pawn’s owner must agree.

## Mutation

rule-mutation = Mutation
rule-mutation-setup = What is added
rule-mutation-cubes = A fifth disease, purple, with twelve cubes. No city is purple, and no purple cube lies on the map at the start.
rule-mutation-cards = Two Mutation cards lie in the infection discard after the setup, so that the first epidemic shuffles them in.
rule-mutation-events = Three Mutation Events are shuffled into the player cards after the hands were dealt. They go to no hand.
rule-mutation-spread = How purple comes
rule-mutation-card = **A Mutation card is turned in the infections.** It counts as one card of the rate. The bottom infection card is turned too: its city gets a purple cube, not one of its own. Both are discarded.
rule-mutation-city = **The card of a city with purple cubes is turned in the infections.** After its own disease, with all its outbreaks, the city gets a purple cube as well. A Mutation card and the card of that city in one turn bring a purple cube each [121]. Where the own disease is eradicated, only purple comes [122].
rule-mutation-epidemic = An epidemic brings the own disease only, even to a purple city [123]. A Mutation card at the bottom is discarded, and the next card is turned instead [124].
rule-mutation-draw = Mutation Events happen when they are drawn, before an epidemic of the same draw [127]; of two, the player chooses which is first. They leave the game, and nothing replaces them.
rule-mutation-outbreak = Purple breaks out like any disease: it moves the marker and puts purple cubes on linked cities. Twelve cubes are few; when one is missing, the game is lost.
rule-mutation-gone = Once purple is eradicated, its cards do nothing.
rule-mutation-resilient = Resilient Population cannot take a Mutation card.
rule-mutation-event-cards = Mutation Events
rule-mutation-infection-cards = Mutation cards
rule-mutation-cure = Curing purple
rule-mutation-cure-cards = At a research station, five city cards of **any** colours (the Scientist four); at least one must show a city that has a purple cube now. With no purple cube on the map purple cannot be cured, and need not be [125].
rule-mutation-win = Winning
rule-mutation-win-when = With all five cures, or with the other four while no purple cube is on the map. Who has four cures and takes off the last purple cube wins at once, in anybody’s turn [126].

## Virulent Strain

rule-virulent = Virulent Strain
rule-virulent-setup = What is added
rule-virulent-cards = Each epidemic is one of ten cards with an effect, drawn by chance. Which one it is, is seen when it is drawn.
rule-virulent-strain = After Infect of the first epidemic, the disease with most cubes on the map becomes the **virulent strain** for the rest of the game. Between equals chance decides [128]. Purple cannot be it.
rule-virulent-order = An epidemic is then carried out in four steps: Increase, Infect, its effect, Intensify.
rule-virulent-lasts = An effect happens once, or lasts and its card lies open. Protected cities are protected from it too. While the strain is eradicated nothing has an effect, except Hidden Pocket.
rule-epidemic-cards = The epidemic cards
rule-virulent-both = With Mutation
rule-virulent-union = Both together: a Mutation Event comes before an epidemic of the same draw [127]. A Mutation card is no card of the strain, and the city of the bottom card gets purple only.
rule-virulent-advice = One epidemic fewer than usual for each of Mutation and Virulent Strain is a good beginning.

rule-CHRONIC-1 = In the infections only, not in epidemics and outbreaks. A protected city gets none [132].
rule-COMPLEX-1 = Six, for the Scientist five, for the Field Operative four and three samples [111]. It does nothing when the strain is cured already.
rule-GOVERNMENT-1 = Treating counts, and so does a cube that the Mobile Hospital takes there. Nobody else can move such a pawn either: it stays until the player whose turn it is has treated the strain in its city [133].
rule-POCKET-1 = It looks at the infection discard, not at the deck [129]. The strain is cured then, no longer eradicated. If it is not eradicated, or none of its cards is there, nothing happens.
rule-POCKET-2 = Resilient Population may be played before the effect as well as after it.
rule-RATE-1 = One card more, however many of the strain are turned [131]. Not while the strain is eradicated. The Troubleshooter sees no card more.
rule-SLOPE-1 = In a chain too. Reaching or passing the eighth space loses [130].
rule-LOSS-1 = With fewer than four in the supply, those that are there; the next cube that is missing loses [134].
rule-UNCOUNTED-1 = That is never an outbreak. Where the Quarantine Specialist keeps cubes away, none comes [135].
rule-CONTAGIOUS-1 = A linked city that has not enough room is filled up to three, and has one outbreak of the chain.
rule-RESISTANT-1 = Both in the same turn. The card is discarded when the strain is cured.
