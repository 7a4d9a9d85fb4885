### Finding a table and inviting others; loaded with the lobby and with what invites.

## The table in words

ui-clock = Clock
plan-clock-soft = Silence of { $n } seconds in a window is a pass; anybody may hold
plan-clock-wait = { $n ->
    [one] One hour
   *[other] { $n } hours
 } for each move; who is late is only reminded
plan-clock-pass = { $n ->
    [one] One hour
   *[other] { $n } hours
 } for each move; then the turn is ended for them
plan-clock-team = { $n ->
    [one] One hour
   *[other] { $n } hours
 } for each move; then team-mates may play for them
ui-trusted = Absent friends
plan-trusted = Others may let a window go by for them
ui-command = Orders to AI
ui-hints = Hints
plan-hints = Whoever is in turn may ask what programs would do
plan-command = You may act for AI team-mates
command-closed = With closed hands nobody can act for an AI team-mate.
ui-language = Language
plan-language = { $language }

## The lobby

ui-open-tables = Open tables
ui-open-none = Nobody is waiting for players just now. Create a table and let the lobby see it.
ui-people-here = { $n ->
    [one] One person is here
   *[other] { $n } people are here
 }
ui-open-made = made { $ago }
ui-open-here = { $n ->
    [0] nobody at the table
    [one] one person at the table
   *[other] { $n } people at the table
 }
ui-open-seats = { $n ->
    [one] One seat free
   *[other] { $n } seats free
 }
ui-open-running = game under way
ui-open-sits = { $role }: { $name }
ui-open-free = { $role }: free
ui-somebody = somebody
ui-join = Join
ui-join-of = Join { $name }
ui-language-of = talk in { $language }
ui-clock-soft = { $n } s in windows
ui-clock-hours = { $n } h a move
ui-your-move = Your move
ui-move-of = { $who }, { $ago }

## Three words

ui-code-join = Join with a code
ui-code-hint = river lamp otter
ui-code-go = Join
ui-code-full = All seats of that table are taken; you can watch.
ui-code-watch = Watch
ui-invite-link = Invitation link
ui-invite-code = Code of three words
ui-share = Share
ui-share-text = Come and play Fourcures with me. Code: { $words }

## The host

ui-host = host
ui-host-short = Make host
ui-host-give = Make host: { $name }
ui-host-give-to = Hand over to
ui-host-seat = { $name } ({ $role })
ui-host-title = Host
ui-host-you = You are the host of this table.
ui-host-is = { $name } is the host of this table.
ui-host-away = The host of this table has no seat.
ui-seat-clear = Free the seat
ui-seat-clear-of = Free the seat of the { $role }

## Choosing for a new table

ui-group-together = Together
ui-listed = Who may come
ui-listed-no = Link or code
ui-listed-yes = Anybody
ui-listed-hint = Anybody: the table stands in the lobby until its seats are taken.
ui-language-hint = That you want to talk in; shown in the lobby.
ui-language-any = Any
ui-clock-none = None
ui-clock-soft-name = Seconds
ui-clock-hours-name = Hours
ui-clock-none-hint = The table waits for everybody, for as long as it takes.
ui-clock-soft-hint = In a window for events, silence is a pass after so many seconds. Anybody may hold the clock.
ui-clock-hours-hint = For games over days: everybody has so many hours for each move, and is told when it is their turn.
ui-seconds = Seconds of silence
ui-hours = Hours for a move
ui-hours-n = { $n ->
    [one] One hour
    [24] One day
    [48] Two days
    [72] Three days
    [168] One week
   *[other] { $n } hours
 }
ui-seconds-n = { $n } seconds
ui-zero = When the hours are over
ui-zero-wait = Wait, and remind
ui-zero-pass = End the turn
ui-zero-team = Let team-mates play
ui-trusted-hint = Team-mates may let a window go by for somebody who is away.
ui-command-hint = Anybody at the table may act for an AI team-mate, as for a seat of their own. After { $n } seconds without a move it goes on by itself.
ui-hints-hint = Whoever is in turn may ask what programs would do. Games in which somebody asked count on no leaderboard.
ui-hints-solo = Alone
ui-hints-yes = Always
ui-hints-no = Never

# My tables, and a new one

ui-random = Random
ui-lobby = Tables
ui-my-tables = My tables
ui-no-tables = Tables that you make or join appear here, so that you can come back to them.
ui-state-gathering = Waiting for players, { $free ->
    [one] one seat free
   *[other] { $free } seats free
 }
ui-state-playing = Turn { $turn }
ui-state-over = { $over ->
    [win] Won
   *[other] Lost
 } in turn { $turn }
ui-resume = Continue
ui-look = Look
ui-create = Create a table
ui-table-name = Name of the table
ui-table-name-hint = May stay empty
ui-seats = Seats
ui-seat-n = Seat { $n }
ui-level = Level
ui-preset = Game
ui-all-options = All options
ui-chosen = chosen
ui-challenges = Challenges
ui-group-setup = Setup
ui-group-roles = Roles and events
ui-group-play = Play
ui-group-look = Look
ui-this-table = This table
ui-roles-pick = Roles by seat
ui-seed = Deal
ui-seed-hint = Empty: a new deal. The same words give the same cards.
ui-summary = Your table in words
ui-play-alone = Play alone
ui-play-alone-hint = { $n ->
    [one] You play the one seat.
   *[other] You play all { $n } seats yourself, hands open.
 }
ui-create-invite = Create and invite others
ui-replay-of = Replay of { $name }
ui-for-programs = For programs
