# The rules, in our own words: In the Lab.

rule-lab = In the Lab
rule-lab-what = What is added
rule-lab-roles = Four more roles that may be dealt, with those of On the Brink.
rule-lab-events = Three more events.
rule-lab-role-cards = Roles of In the Lab
rule-lab-event-cards = Events of In the Lab
rule-FDI-1 = Treating in a linked city is treating in every way: it takes an action, all cubes of a cured disease go, and under Government Interference it frees the pawns in that city [153].
rule-FDI-2 = The move is free and may be made after the last action too. The pawn’s owner must agree. The Pilot cannot be moved so.
rule-LIA-1 = For an action. The city’s colour is the one printed on the map; the card may be any card of that colour [155]. The receiver’s hand limit is looked at at once.
rule-PIL-1 = The cities between are skipped: a pawn that comes along enters the destination only [151]. Its owner must agree.
rule-PIL-2 = When the Dispatcher or Special Orders moves this pawn, it moves in the common ways.
rule-VIR-1 = Any number of pairs, of any colours, but each of one colour [152]; pairs of the cure’s own colour make no sense. A purple cure takes cards of all colours anyway, so it has no pairs.
rule-VIR-2 = Removing a cube takes an action. It is no treating: one cube, even of a cured disease. No card is purple, so no purple cube can be removed.
rule-SANITATION-1 = The card lies in front of that player. It holds for every treating, of all players.
rule-ZONEBAN-1 = The first outbreak of a card still happens. Full cities next to it keep their three cubes, and the marker does not move for them [154].
rule-SEQUENCING-1 = It may also be played together with Rapid Vaccine Deployment. It lies in front of whoever played it until that next cure.
