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
