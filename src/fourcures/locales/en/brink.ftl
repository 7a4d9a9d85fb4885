# On the Brink: names, texts, what happens, and reasons.

name-ARC = Archivist
name-CON = Containment Specialist
name-EPL = Epidemiologist
name-FIE = Field Operative
name-GEN = Generalist
name-TRO = Troubleshooter

name-BORROWED = Borrowed Time
name-TRAVELBAN = Commercial Travel Ban
name-HOSPITAL = Mobile Hospital
name-ASSIGNMENT = New Assignment
name-VACCINE = Rapid Vaccine Deployment
name-RESEARCH = Re-examined Research
name-REMOTE = Remote Treatment
name-ORDERS = Special Orders

role-ARC = May hold eight cards. Once a turn, takes the card of his city back from the discard.
role-CON = Coming to a city with two or more cubes of a colour takes one of them away, on anybody’s turn.
role-EPL = Once in her turn, takes any city card from a player in her city, without an action.
role-FIE = Once a turn, keeps a cube of his city as a sample. Three samples of a colour and three of its cards make a cure.
role-GEN = Has five actions in every turn.
role-TRO = Sees the next infection cards when his turn begins, as many as the rate. Keeps the card he shows for a direct flight.

event-BORROWED = Two more actions for whoever’s turn it is.
event-TRAVELBAN = Until the next turn of the player whose turn it is, the infection rate is 1.
event-HOSPITAL = In this turn, one cube leaves every city that the player whose turn it is drives to.
event-ASSIGNMENT = One player may exchange the role for one that nobody has.
event-VACCINE = Right after a cure: remove one to five cubes of that disease from cities that are linked, at least one from each.
event-RESEARCH = One player takes any city card from the discard.
event-REMOTE = Remove any two cubes from the map.
event-ORDERS = In this turn, the player whose turn it is may move one other pawn as if it were the own one.

log-fetch = { $who } takes { $card } back from the discard.
log-collect = { $who } takes { $card } from the { $pawn }.
log-sample = { $who } keeps a { $disease } cube of { $city } as a sample.
log-restore = { $who } gives a { $disease } sample back to the supply.
log-sample_cure = { $who } discovers the { $disease } cure with { $cards } and three samples.
log-sample_cure_any = { $who } discovers the { $disease } cure with { $cards } and three samples.
log-remove = { $who } chooses a { $disease } cube in { $city }.
log-enough = { $who } leaves it at that.
log-relieve = { $who } chooses { $disease } for the hospital.
log-scan = The Troubleshooter sees { $city }.
log-borrowed = { $who } plays { $card }: two more actions.
log-travelban = { $who } plays { $card }: the infection rate is 1.
log-hospital = { $who } plays { $card }: a cube goes from each city that is driven to.
log-assignment = { $who } plays { $card }: the { $pawn } becomes the { $role }.
log-vaccine = { $who } plays { $card }.
log-research = { $who } plays { $card }: the { $pawn } takes the card of { $city }.
log-remote = { $who } plays { $card }.
log-orders = { $who } plays { $card }: the { $pawn } is under orders this turn.
log-ends = { $card } no longer holds.

why-fetched = A card was taken from the discard this turn.
why-fetch-none = The card of this city is not in the discard.
why-collected = A card was taken this turn.
why-collect-none = Nobody in this city holds a city card.
why-sampled = A sample was taken this turn.
why-sample-none = There is no cube in this city.
why-BORROWED = Borrowed Time is for the actions: they are over, or seven are left.
why-HOSPITAL = Mobile Hospital is for the actions, and they are over.
why-ORDERS = Special Orders is for the actions and for a pawn that is not under orders yet.
why-ASSIGNMENT = Every role is in use.
why-VACCINE = Rapid Vaccine Deployment is played right after a cure, while cubes of that disease are on the map.
why-RESEARCH = No city card is in the discard.
why-REMOTE = There is no cube on the map.

problem-orders = The pawn in turn cannot be under its own orders ({ $found }).
problem-just-cured = The disease just cured ({ $found }) is not cured.
problem-samples = There are samples ({ $found }) and no Field Operative.

rules-needs = { $one } is played with { $other } only.

cli-kind-fetch = Take from the discard
cli-kind-collect = Take any city card
cli-kind-sample = Keep a sample
cli-kind-restore = Give a sample back
cli-kind-sample_cure = Discover a cure with samples
cli-kind-sample_cure_any = Discover the purple cure with samples
cli-kind-remove = Remove a cube
cli-kind-enough = Enough
cli-kind-relieve = Hospital

cli-ask-win-7 = Right after the cure, the vaccine? { $roles }:
cli-ask-spare = { $roles } may still take a card without an action:
cli-ask-relief = { $roles } chooses the colour for the hospital:
cli-ask-vaccinate = { $roles } brings the vaccine to a city, and on to linked ones:
cli-ask-remote = { $roles } chooses a cube to remove:

## The page

ui-step-spare = { $who }: one more card?
ui-step-spare-text = A card may be taken without an action before the turn goes on.
ui-step-relief = { $who }: Mobile Hospital
ui-step-relief-text = Choose the colour of the cube that is taken away.
ui-step-vaccinate = { $who }: vaccine
ui-step-vaccinate-text = Choose a city and remove a cube there; the next cities must be linked.
ui-step-remote = { $who }: Remote Treatment
ui-step-remote-text = Choose a cube anywhere on the map to remove.
ui-deed-fetch = Take the city’s card back
ui-deed-collect = Take a card
ui-deed-sample = Keep a sample
ui-do-enough = Enough
ui-do-fetch = Take { $card } back
ui-do-collect = Take { $card } from { $partner }
ui-do-sample = Keep a { $disease } sample
ui-do-restore = Give a { $disease } sample back
ui-do-sample_cure = Discover the { $disease } cure
ui-do-sample_cure_any = Discover the { $disease } cure
ui-do-remove = Remove { $disease } from { $city }
ui-do-relieve = Take { $disease } away
ui-do-borrowed = Two more actions
ui-do-travelban = Infection rate 1
ui-do-hospital = Play Mobile Hospital
ui-do-assignment = { $pawn }: { $role }
ui-do-vaccine = Bring the vaccine
ui-do-research = { $partner } takes { $city }
ui-do-remote = Remove two cubes
ui-do-orders = Put { $pawn } under orders
ui-way-short-sample_cure = with samples
ui-way-short-sample_cure_any = with samples
ui-way-short-collect = take a card
ui-way-short-fetch = take the card back
ui-way-short-sample = keep a sample
ui-way-short-restore = give a sample back
ui-way-short-remove = remove a cube
ui-way-short-relieve = hospital
ui-way-short-research = take its card
name-fetched = Card taken back
name-collected = Card taken
name-sampled = Sample kept
name-fifth = Role changed
name-hospital = Mobile Hospital
extra-group = Vaccine brought to
