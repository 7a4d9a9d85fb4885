# In the Lab: names, texts, what happens, reasons, and the page.

name-FDI = Field Director
name-LIA = Local Liaison
name-PIL = Pilot
name-VIR = Virologist

name-SANITATION = Improved Sanitation
name-ZONEBAN = Infection Zone Ban
name-SEQUENCING = Sequencing Breakthrough

role-FDI = Treats in linked cities too. Once a turn, moves another pawn in the city or next to it along a link, without an action.
role-LIA = Once a turn, gives a card of the city’s colour to a player in any city of that colour.
role-PIL = Flies to any city within three links and may take a pawn along. Has no other moves and builds nothing.
role-VIR = Two cards of one colour count as one card of a cure. For a card, removes a cube of its colour from any city.

event-SANITATION = Until the next turn of the player whose turn it is, everybody’s treating removes one cube more.
event-ZONEBAN = Until the next turn of the player whose turn it is, no outbreak sets off another one.
event-SEQUENCING = Right after a cure: the next cure needs one card less, whoever discovers it.

log-treat_near = { $who } treats { $disease } in { $city }.
log-lead = { $who } stays.
log-lead-other = { $who } sends the { $pawn } from { $from } to { $city }.
log-send = { $who } gives { $card } to the { $pawn }.
log-flight = { $who } flies from { $from } to { $city }.
log-flight-other = { $who } flies from { $from } to { $city } and takes the { $pawn } along.
log-suppress = { $who } spends { $card } against a cube in { $city }.
log-pair_cure = { $who } discovers the { $disease } cure with { $cards }.
log-sanitation = { $who } plays { $card }: treating removes one cube more.
log-zoneban = { $who } plays { $card }: no outbreak sets off another one.
log-sequencing = { $who } plays { $card }: the next cure needs one card less.
log-ignored = No outbreak happens in { $city } ({ $disease }).

why-led = A pawn was moved this turn.
why-near-none = There is no cube next to this city, and no pawn to move nearby.
why-sent = A card was given this turn.
why-send-none = There is no card of this city’s colour in hand, or nobody else is in a city of that colour.
why-flight = The pawn may not leave its city.
why-SEQUENCING = Sequencing Breakthrough is played right after a cure.
why-suppress = There is no card in hand with cubes of its colour on the map.

cli-kind-treat_near = Treat next door
cli-kind-lead = Send a pawn
cli-kind-send = Give from afar
cli-kind-flight = Fly
cli-kind-suppress = Spend a card against a cube
cli-kind-pair_cure = Discover a cure with pairs

## The page

ui-deed-flight = Fly
ui-deed-treat_near = Treat next door
ui-deed-send = Give a card
ui-deed-suppress = Card against a cube
ui-do-treat_near = Treat { $disease } in { $city }
ui-do-lead = Send { $pawn } to { $city }
ui-do-send = Give { $card } to { $partner }
ui-do-flight = { $other ->
    [yes] Fly to { $city } with { $pawn }
   *[no] Fly to { $city }
 }
ui-do-suppress = Spend { $card } in { $city }
ui-do-pair_cure = Discover the { $disease } cure
ui-do-sanitation = One cube more
ui-do-zoneban = No chains of outbreaks
ui-do-sequencing = Next cure one card less
ui-way-flight = Fly
ui-way-lead = Send a pawn
ui-way-short-flight = fly
ui-way-short-lead = for no action
ui-way-short-treat_near = treat
ui-way-short-send = give a card
ui-way-short-suppress = spend a card
ui-way-short-pair_cure = with pairs
