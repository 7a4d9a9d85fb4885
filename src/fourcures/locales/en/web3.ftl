# The page at tables of every kind: asking first, and what the modules bring.

ui-consent = You are asked
ui-consent-free = { $who }: a refusal costs nobody anything.
ui-consent-move = { $who } wants to move the { $pawn } to { $city }.
ui-consent-give = { $who } wants to give you { $card }.
ui-consent-take = { $who } wants to take { $card } from you.
ui-consent-other = { $who } asks: { $what }
ui-wait-consent = Waiting for { $who } to say yes or no.
ui-wait-step = Waiting for { $who } to choose.

ui-step-consent = { $who } is asked
ui-step-spare = { $who }: one more card?
ui-step-spare-text = A card may be taken without an action before the turn goes on.
ui-step-relief = { $who }: Mobile Hospital
ui-step-relief-text = Choose the colour of the cube that is taken away.
ui-step-vaccinate = { $who }: vaccine
ui-step-vaccinate-text = Choose a city and remove a cube there; the next cities must be linked.
ui-step-remote = { $who }: Remote Treatment
ui-step-remote-text = Choose a cube anywhere on the map to remove.
ui-step-mutate = { $who }: which happens first?
ui-step-mutate-text = Two Mutation Events lie open.
ui-step-text = Choose one of what is offered.

ui-ask-deed = What
ui-ask-role = New role
ui-deed-move = Move a pawn
ui-deed-join = Join
ui-deed-ops_flight = Flight
ui-deed-store = Keep an event
ui-deed-fetch = Take the city’s card back
ui-deed-collect = Take a card
ui-deed-sample = Keep a sample
ui-deed-restore = Give a sample back

ui-do-accept = Accept
ui-do-decline = Decline
ui-do-enough = Enough
ui-do-fetch = Take { $card } back
ui-do-collect = Take { $card } from { $partner }
ui-do-sample = Keep a { $disease } sample
ui-do-restore = Give a { $disease } sample back
ui-do-sample_cure = Discover the { $disease } cure
ui-do-sample_cure_any = Discover the { $disease } cure
ui-do-remove = Remove { $disease } from { $city }
ui-do-relieve = Take { $disease } away
ui-do-unleash = { $card } first
ui-do-borrowed = Two more actions
ui-do-travelban = Infection rate 1
ui-do-hospital = Play Mobile Hospital
ui-do-assignment = { $pawn }: { $role }
ui-do-vaccine = Bring the vaccine
ui-do-research = { $partner } takes { $city }
ui-do-remote = Remove two cubes
ui-do-orders = Put { $pawn } under orders

ui-way-short-cure = with cards alone
ui-way-short-sample_cure = with samples
ui-way-short-sample_cure_any = with samples
ui-way-short-collect = take a card
ui-way-short-fetch = take the card back
ui-way-short-sample = keep a sample
ui-way-short-restore = give a sample back
ui-way-short-store = keep an event
ui-way-short-remove = remove a cube
ui-way-short-relieve = hospital
ui-way-short-unleash = first
ui-way-short-research = take its card

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
name-fetched = Card taken back
name-collected = Card taken
name-sampled = Sample kept
name-fifth = Role changed
name-hospital = Mobile Hospital
extra-group = Vaccine brought to

# One against all

ui-window-bio = Before the Bio-Terrorist’s turn

# Proposals: what stands on the page before they are loaded (plans.ftl)

ui-propose = Propose
ui-propose-hint = Plan steps for any pawn and show them to everybody.
ui-drafting = As it would be
ui-propose-this = Propose going there
ui-plan-drive = Drive there, { $n } steps
ui-key-point = Point at the city in focus
