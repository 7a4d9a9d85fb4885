# The rules, in our own words: State of Emergency.

rule-rescue = State of Emergency
rule-rescue-what = What is added
rule-rescue-roles = Three more roles that may be dealt.
rule-rescue-events = Six more events.
rule-rescue-after = **After an epidemic.** When an epidemic has been carried out, and before anything else, the First Responder and whoever holds Emergency Response are asked. Other events may be played then, too.
rule-rescue-role-cards = Roles of State of Emergency
rule-rescue-event-cards = Events of State of Emergency
rule-FIR-1 = Moving to a station takes an action and no card, wherever the pawn is.
rule-FIR-2 = The answer to an epidemic is free and may be given in any player’s turn, once for each epidemic: the pawn goes to the epidemic’s city, if it is not there, and treats once.
rule-GSP-1 = The common cure stays possible, at any station. Where one card less is needed, any of the five is left out, as the player likes [156]; where one more is needed, it is one more of the cure’s colour.
rule-PHA-1 = Showing a card and treating takes an action, and the card is kept. It is treating in every way.
rule-PHA-2 = Removing a cube of a cured disease takes an action. It is no treating: one cube.
rule-ADVANCE-1 = Whoever has the card in front is asked whenever an outbreak is about to happen, also one that another set off. If it is averted, the marker does not move and nothing spreads from that city; the card is discarded.
rule-CONFERENCE-1 = The seats decide for themselves, one after the other, beginning to the left of the player chosen.
rule-RESPONSE-1 = Once, before the next card of the draw or the infections. The pawn’s owner must agree. The treating takes no action.
rule-RUMOR-when = Just before the infections
rule-RUMOR-1 = The discarded card has no effect. If the rate is one, no card is turned.
rule-PLANNING-1 = The table knows the cards from then on. Epidemics among them do nothing before they are drawn.
rule-DELIVERY-1 = Whoever does not play the card but gives or receives must agree. Hand limits are looked at at once.
