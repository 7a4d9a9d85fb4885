# The page at tables of every kind: asking first, what a role does, and what lies on the table.

ui-consent = You are asked
ui-consent-free = { $who }: a refusal costs nobody anything.
ui-consent-move = { $who } wants to move the { $pawn } to { $city }.
ui-consent-give = { $who } wants to give you { $card }.
ui-consent-take = { $who } wants to take { $card } from you.
ui-consent-other = { $who } asks: { $what }
ui-wait-consent = Waiting for { $who } to say yes or no.
ui-wait-step = Waiting for { $who } to choose.

ui-step-consent = { $who } is asked
ui-step-text = Choose one of what is offered.

ui-ask-deed = What
ui-ask-role = New role
ui-deed-move = Move a pawn
ui-deed-join = Join
ui-deed-ops_flight = Flight
ui-deed-restore = Give a sample back
ui-deed-store = Keep an event

ui-do-accept = Accept
ui-do-decline = Decline

ui-way-short-cure = with cards alone
ui-way-short-store = keep an event

ui-window-5 = A card has been turned
ui-window-6 = An epidemic has been drawn
ui-window-7 = Right after the cure

# What lies on the table

ui-on-table = On the table
ui-turned = Turned over, about to act
ui-ordered = Under orders
ui-samples = { $n ->
    [one] One { $disease } sample
   *[other] { $n } { $disease } samples
 }
ui-closed = { $n ->
    [one] One closed card
   *[other] { $n } closed cards
 }
ui-worth = { $n ->
    [one] 1 point
   *[other] { $n } points
 }
extra-turn = This turn

# One against all

ui-window-bio = Before the Bio-Terrorist’s turn

# Proposals: what stands on the page before they are loaded (plans.ftl)

ui-propose = Propose
ui-propose-hint = Plan steps for any pawn and show them to everybody.
ui-drafting = As it would be
ui-propose-this = Propose going there
ui-plan-drive = Drive there, { $n } steps
ui-key-point = Point at the city in focus
