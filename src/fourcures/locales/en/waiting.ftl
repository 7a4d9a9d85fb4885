# Whom the table waits for; standing orders; votes on going back.

note-time = Time is up: { $roles } let the moment pass.
note-hours = The hours of { $roles } are over: the turn goes on without.
note-pass-for = { $role } lets the moment pass for { $other }.
note-back = { $yes } of { $persons } want it: the game goes back to turn { $turn }.
