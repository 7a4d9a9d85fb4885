### What the server says: starting, refusing, and the few lines of its own pages.

## Starting

server-address = Fourcures is open at { $address }
server-data = Tables are kept in { $path }
server-stop = Press Ctrl+C to stop.
server-folder = The folder { $path } cannot be written to ({ $why }); choose another with --data.
server-folder-busy = Another server already uses the folder { $path }; stop it, or choose another folder with --data.
server-file = The file { $file } cannot be used ({ $why }); choose another folder with --data.
server-file-foreign = The file { $file } is not a Fourcures database; move it away, or choose another folder with --data.
server-file-newer = The file { $file } was written by a newer Fourcures (format { $found }, this one knows up to { $known }); use that version, or choose another folder with --data.
server-port-taken = Port { $port } on { $host } is already in use; stop the other program, or choose another port with --port.
server-port-forbidden = Port { $port } may not be used by this account; choose one from 1024 to 65535 with --port.
server-port-range = There is no port { $port }; choose one from 1 to 65535 with --port (0: any free one).
server-host = The address { $host } is not one of this machine; 127.0.0.1 is for this machine alone, 0.0.0.0 for the whole network.
server-no-client = The page of the game has not been built: run “make run” in the source folder, or install the package, and open this address again.

## Requests

server-no-such-path = There is nothing at { $path }.
server-no-such-method = { $method } cannot be used on { $path }.
server-body-too-long = The request is too long; at most { $limit } bytes are read.
server-bad-request = The request could not be read ({ $detail }).
server-broken = Something went wrong here and nothing was changed; please try again.
server-not-saved = It could not be saved, so nothing was changed; please try again, and tell whoever runs the server.
server-not-json = The message is not JSON; send one JSON object.
server-field-missing = The field “{ $field }” is missing.
server-field-unknown = There is no field “{ $field }” here; leave it out.
server-field-wrong = The field “{ $field }” is { $found }; it must be { $allowed ->
    [int] a whole number
    [str] text
    [array] a list
    [text-or-null] text or null
    [list-or-null] a list or null
    [value-or-switch] text, a number, true or false
    [object] an object with named values
   *[other] { $allowed }
 }.
server-message-wrong = The message is { $found }; it must be one JSON object with named fields.
field-too-long = The field “{ $field }” has { $found } letters; at most { $most } are kept.
server-other-site = Another site's page asked for this; only pages from this address may.

## Tables and seats

table-unknown = There is no table { $table } here; ask for the invitation link again.
table-unreadable = The log of table { $table } cannot be read by this version of Fourcures; tell whoever runs the server.
table-full = All seats of this table are taken; you can watch.
table-crowded = { $most } pages are open at this table, which is the most; try again later.
roles-count = { $found } roles are named for { $seats } seats; name one for each seat (null: by chance).
seats-which = There are no such seats ({ $found }); seats of this table are numbered 0 to { $most }.
seat-taken = The seat of the { $role } is taken by { $name }; take another, or watch.
seat-taken-nameless = The seat of the { $role } is taken; take another, or watch.
seats-not-yours = Only those who hold a seat can leave it.
seat-here = The { $role } is at the table; only the seat of somebody who is not here can be freed.
host-only = Only the host of the table can do that.
host-nobody = Nobody sits there, so nobody there can be the host.
seats-level = There is no team-mate “{ $found }”; there are: { $allowed }.
note-host = { $name } is the host now.
note-host-nameless = The { $role } is the host now.
server-own-address = The address { $found } is not one of a server; write it like https://play.example.org.
server-mail-url = FOURCURES_SMTP_URL must be like smtp://user:password@mail.example.org:587, or smtps://… for encryption from the start.
server-mail-from = FOURCURES_MAIL_FROM must be the address that e-mails come from, such as fourcures@example.org.
server-mail-address = E-mails have links to this server, so say with --address how others reach it.
words-three = A code is three words, such as river-lamp-otter.
words-unknown = No open table has the code { $words }; ask for it again.
pace-seconds = A soft clock has { $least } to { $most } seconds, not { $found }.
pace-hours = A clock of hours has { $least } to { $most } hours, not { $found }.
language-code = A language is named by its code of two small letters, such as “en”, not “{ $found }”.
key-no-seats = You hold no seat at this table, so there is nothing to carry to another device.
key-unknown = This link no longer opens any seat here; make a new one on the device that has the seats.
record-secret = Somebody plays in secret at this table: its record can be read when the game is over.
record-closed = Hands are closed at this table: its record can be read when the game is over.
record-not-begun = The game has not begun, so there is no record of it yet.

## Commands

act-late = The table changed before this arrived; look at it again.
act-not-your-seat = That is for the { $role } to do, and you do not hold that seat.
act-closed = That cannot be done now.
act-watching = You are watching; take a free seat to play.
act-gathering = The game begins when all seats are taken.
act-over = The game is over.
act-id = The id of a command must have 1 to { $most } letters.
order-not-yours = You do not hold that seat.
order-closed = Hands are closed: an order is for all cards, whatever you hold.
order-card = { $found } is no event card of this game.
order-unknown = “{ $found }” is no order; allowed are { $allowed }, and city: with the code of a city.
hold-nothing = No clock is running.
hold-another = The { $role } holds the clock.
nudge-not-awaited = Nobody waits for that seat now.
nudge-free = Nobody sits on the seat of the { $role }.
nudge-again = The { $role } has just been reminded; you can remind again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }.
pass-not-trusted = At this table everybody passes alone.
pass-no-window = Only a moment for events can be let go by for somebody.
pass-here = The { $role } is here.
vote-rival = Where the Bio-Terrorist plays, the game does not go back.
vote-one = There is a vote already.
vote-none = There is nothing to vote about.
vote-place = The game can go back to something that somebody has done.
line-unknown = No line of the game was left there.
note-time = Time is up: { $roles } let the moment pass.
note-hours = The hours of { $roles } are over: the turn goes on without.
note-pass-for = { $role } lets the moment pass for { $other }.
note-back = { $yes } of { $persons } want it: the game goes back to turn { $turn }.
undo-over = The game is over.
undo-nothing = Nothing has been done yet.
undo-card-turned = A card has been turned since; what everybody has seen cannot be taken back.
undo-secret = What the Bio-Terrorist has done cannot be taken back.
undo-moved = The move of a pawn tells whether the Bio-Terrorist is there: it cannot be taken back.
undo-closed = What somebody else let pass cannot be taken back where hands are closed.
undo-not-yours = Only the { $role }, or whoever is in turn, can take that back.
socket-binary = Messages must be text (JSON), not binary.
socket-too-long = The message is too long; at most { $limit } characters are read.
socket-too-fast = Too many messages: { $rate } a second, or { $burst } at once, are answered; the connection is closed and may be opened again.

## People

name-length = A name that is claimed has { $least } to { $most } letters.
name-letters = A name that is claimed begins with a letter or a digit, and has nothing else but spaces, points, dashes and apostrophes.
name-alphabets = A name that is claimed has letters of one alphabet: letters of others look the same.
name-taken = That name is somebody’s already; choose another.
name-of-account = You are signed in, so your name is that of your account; change it there.
signed-out = Sign in first.
too-often = Too many tries; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
