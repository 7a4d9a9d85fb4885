# Proposals

plans-step = { $who }: { $token }
plans-stuck = As the table is now, this cannot be done.
plans-seat = A step is for a seat of the team.
plans-empty = A proposal needs a step at least.
plans-long = A proposal has { $most } steps at the most.
plans-cannot = Step { $n } of the proposal cannot be done.
plans-gone = This proposal is gone.
plans-own = This proposal is your own.
plans-not-yours = This proposal is not yours to withdraw, or it is gone.
plans-city = “{ $found }” is no city of this map.
plans-point-fast = You may point at { $most } cities in { $seconds } seconds.

# The page

ui-plans = Plans
ui-plans-n = { $n ->
    [one] 1 plan
   *[other] { $n } plans
 }
ui-plan-for = Propose
ui-plan-whose = Whose step comes next
ui-plan-of = { $who } proposes
ui-plan-mine = You propose
ui-plan-steps = Steps
ui-plan-empty = Choose a pawn, then steps on the map or with the tools.
ui-plan-send = Show to all
ui-plan-cancel = Cancel
ui-plan-undo = Last step off
ui-plan-begun = You plan steps for { $role }. Nothing is done until somebody does it.
ui-plan-added = Step { $n }: { $what }
ui-plan-took-off = Taken off: { $what }
ui-plan-new = { $who } proposes: { $what }
ui-plan-agree = Agree
ui-plan-agreed = You agree
ui-plan-agrees = { $who } agrees
ui-plan-show = Show
ui-plan-do = Do it
ui-plan-answer = Answer with my own
ui-plan-withdraw = Withdraw
ui-plan-stopped = The rest cannot be done now.
ui-plan-nothing = Nothing is left that can be shown to all.
ui-plan-next-turn = next turn
ui-plan-in-turns = in { $n } turns
ui-plan-actions = { $n ->
    [0] no action
    [one] 1 action
   *[other] { $n } actions
 }
ui-plan-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
ui-plan-costs = discards { $cards }
ui-plan-done = done
ui-plan-stuck = cannot be done now
ui-plan-open = depends on cards you do not see
ui-point-at = { $who } points at { $city }.
