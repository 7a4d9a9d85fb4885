# State of Emergency, its general roles and events: names, texts, what happens, reasons, and the page.

name-FIR = First Responder
name-GSP = Gene Splicer
name-PHA = Pharmacist

name-ADVANCE = Advance Team
name-CONFERENCE = Emergency Conference
name-RESPONSE = Emergency Response
name-RUMOR = Infection Rumor
name-PLANNING = Resource Planning
name-DELIVERY = Sample Delivery

role-FIR = Moves to any city with a research station. Right after an epidemic, may go to its city and treat there, for no action.
role-GSP = At a station in a city of the cure’s colour, two cards of that colour and one of each other colour make a cure.
role-PHA = Shows a card and treats in its city. Removes a cube of a cured disease from any city.

event-ADVANCE = Until the next turn of the player whose turn it is, one outbreak may be averted.
event-CONFERENCE = Choose a player: every other pawn may come to that city.
event-RESPONSE = Right after an epidemic: one pawn goes to its city and treats there.
event-RUMOR = Just before the infections: look at as many infection cards as the rate, discard one, put the others back in any order. One card less is turned.
event-PLANNING = Look at the next four player cards and put them back in any order.
event-DELIVERY = One player gives a city card to any other, wherever they are.

log-respond = { $who } goes from { $from } to { $city }.
log-rush = { $who } answers the epidemic in { $city }.
log-splice_cure = { $who } discovers the { $disease } cure with { $cards }.
log-dispense = { $who } shows { $city } and treats { $disease } there.
log-clear = { $who } removes a { $disease } cube from { $city }.
log-come = { $who } comes to { $city }.
log-quell = { $who } discards { $city }.
log-rank = { $who } puts { $card } on top of the player deck.
log-hold = { $who }: the team averts the outbreak in { $city }.
log-suffer = { $who }: the team lets it happen in { $city }.
log-survey = { $card } is seen.
log-averted = The { $disease } outbreak in { $city } does not happen.
log-advance = { $who } plays { $card }: one outbreak may be averted.
log-conference = { $who } plays { $card } in the { $pawn }’s city.
log-response = { $who } plays { $card }: the { $pawn } answers the epidemic.
log-rumor = { $who } plays { $card }.
log-planning = { $who } plays { $card }.
log-delivery = { $who } plays { $card }: { $city } goes from one hand to another.

why-respond = From a research station, the shuttle flight does the same; and the pawn may not leave its city while it is held.
why-splice = There are not two cards of this city’s colour and one of each other colour, or no research station is here.
why-dispense = No card in hand shows a city with cubes elsewhere, and no cured disease has cubes.
why-ADVANCE = Advance Team lies in front of somebody.
why-CONFERENCE = Every pawn is in the same city, or may not leave its own.
why-RESPONSE = Emergency Response is played right after an epidemic.
why-RUMOR = Infection Rumor is played just before the infections.
why-PLANNING = No card is left in the player deck.
why-DELIVERY = Nobody holds a city card for somebody else.

problem-chain = Outbreaks wait ({ $found }) and nobody is asked, or somebody is asked about none.
problem-surveyed = Player cards that are looked at ({ $found }) are to be put back.

extra-planned = Next player cards
extra-planning = Player cards looked at

cli-kind-respond = Go to a station
cli-kind-rush = Answer the epidemic
cli-kind-splice_cure = Discover a cure with all colours
cli-kind-dispense = Treat in a card’s city
cli-kind-clear = Remove a cube of a cured disease
cli-kind-come = Come
cli-kind-quell = Discard
cli-kind-rank = Put on top
cli-kind-hold = Avert it
cli-kind-suffer = Let it happen

cli-ask-after = After the epidemic: { $roles } may answer it:
cli-ask-confer = { $roles }: come to the conference?
cli-ask-quell = { $roles } discards one of the infection cards:
cli-ask-arrange = { $roles } puts the player cards back, the last one first:
cli-ask-alarm = { $roles }: shall the Advance Team avert this outbreak?

## The page

ui-deed-respond = Go to a station
ui-deed-dispense = Treat in a card’s city
ui-deed-clear = Remove a cube
ui-do-respond = Go to { $city }
ui-do-rush = Answer in { $city }
ui-do-splice_cure = Discover the { $disease } cure
ui-do-dispense = Show { $city }, treat { $disease }
ui-do-clear = Remove { $disease } from { $city }
ui-do-come = Come to { $city }
ui-do-quell = Discard { $city }
ui-do-rank = { $card } on top
ui-do-hold = Avert the outbreak
ui-do-suffer = Let it happen
ui-do-advance = One outbreak averted
ui-do-conference = Meet { $partner }
ui-do-response = Send { $pawn }
ui-do-rumor = Look and discard
ui-do-planning = Look at four cards
ui-do-delivery = { $city } for { $partner }
ui-way-respond = Go to a station
ui-way-short-respond = to a station
ui-way-short-rush = answer
ui-way-short-splice_cure = with all colours
ui-way-short-dispense = show and treat
ui-way-short-clear = remove a cube
ui-way-short-come = come
ui-way-short-quell = discard
ui-way-short-rank = on top
ui-way-short-hold = avert it
ui-way-short-suffer = let it happen
ui-way-short-response = answer
ui-way-short-delivery = deliver
ui-step-after = { $who }: after the epidemic
ui-step-after-text = The epidemic may be answered in its city before anything else happens.
ui-step-confer = { $who }: the conference
ui-step-confer-text = The pawn may come to the city of the conference.
ui-step-quell = { $who }: Infection Rumor
ui-step-quell-text = Choose the infection card that is discarded.
ui-step-arrange = { $who }: Resource Planning
ui-step-arrange-text = Put the cards back, the one that is drawn last first.
ui-step-alarm = { $who }: an outbreak
ui-step-alarm-text = The Advance Team can avert this outbreak. It can do so only once.
