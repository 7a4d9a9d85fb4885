# The rules, in our own words: State of Emergency.

## Emergency Events

rule-crises = Emergency Events
rule-crises-setup = What is added
rule-crises-cards = There are ten emergency events. One of them, by chance, is shuffled into each pile of the player deck beside its epidemic; the others are out of the game, and nobody knows which.
rule-crises-drawn = An emergency event goes to no hand, and no other card is drawn for it. It happens when all cards of the draw lie open.
rule-crises-order = If several cards of a draw happen at once, whoever’s turn it is says which comes first; only a Mutation Event always comes before an epidemic. Events may be played between two of them.
rule-crises-lasts = Some lie face up: until the next emergency event happens, until the next outbreak, or until the turn ends.
rule-crisis-cards = The emergency events

rule-PLANES-1 = It holds for every pawn, whoever moves it. The Operations Expert’s own flight is none of these.
rule-CONTAINMENT-1 = Outbreaks that it sets off put one, as always. With Highly Contagious it is two, not three.
rule-HOTSPOT-1 = If its disease is eradicated, nothing comes. The rate does not rise, and nothing is shuffled.
rule-ZONES-1 = One disease after the other: first all cubes, then the outbreaks, each city once. What an outbreak brings does not grow.
rule-LIMITED-1 = The Archivist’s limit is six, too. Who has more discards or plays events, before anything else happens [148].
rule-LOGISTICS-1 = One Quiet Night skips one of the two [147].
rule-PATIENT-1 = It comes in this turn, too, and once in each turn. A protected city gets none, and the card stays [146]. At the end the infection card is discarded.
rule-BREAKDOWN-1 = On the last space of the track nothing happens. The next epidemic moves the marker from there.
rule-TIME-1 = When fewer than three cards are left, the draw is lost; so is the game when the one card more cannot be drawn [149].

## Quarantines

rule-quarantines = Quarantines
rule-quarantines-what = Placing and stopping
rule-quarantines-place = For an action, a quarantine marker is placed in the city the pawn is in, if it has none and a marker is left. There are four; six while the Colonel is at the table.
rule-quarantines-stop = A new marker stops cubes twice: all cubes that would come to its city at once, or an outbreak there. After the second time it is removed and may be placed again.
rule-quarantines-void = What would bring no cube anyway uses nothing up: a disease that is eradicated, a city that has broken out for this card.
rule-quarantines-shield = Where the Quarantine Specialist, or the Medic for a cured disease, keeps cubes away, the marker is not used [150].
rule-quarantines-count = Each outbreak next to a marker is a time of its own, in one chain too. So are the own disease and purple of one infection card.
rule-quarantines-role-cards = The Colonel
rule-quarantines-event-cards = The event

rule-COL-1 = Coming to a city, in any way and on anybody’s turn, turns its marker so that it stops cubes twice again; no action.
rule-COL-2 = For an action and any city card, a marker in any city without one.
rule-COL-3 = When the role goes and more than four markers lie on the map, they stay, and none is placed until there are fewer than four.
