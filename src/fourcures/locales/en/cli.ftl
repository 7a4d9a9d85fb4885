# The command `fourcures`.

cli-help = A table for the cooperative disease board game by Matt Leacock: in the browser, in the terminal, and tools around it.
cli-help-help = Say what the command and its options do.
cli-help-version = Say which version this is.
cli-serve = Serve the game to browsers: open the page, press Play.
cli-reports = List the lines that people have reported to you who run the server.
cli-play = Play in the terminal, all seats at one keyboard.
cli-new = Deal a game and print its first position.
cli-legal = List what may be done in a position.
cli-apply = Play tokens in a position and print the one after them.
cli-check = Say what is impossible about a position.
cli-rules = Read the rules: a chapter, or what a role, event or other card does.
cli-replay = Play a record again, from its first card to its last position.
cli-case = Run case files: positions, and what must come of them.
cli-perft = Count the ways on from the positions of perft files.

cli-arg-line = A position line, in quotes; - reads it from standard input.
cli-arg-tokens = Tokens of actions and of turned cards, in order, as docs/notation.md has them.
cli-arg-json = Print JSON for programs.
cli-arg-seats = Number of seats, 1 to 5 (2, or as many as roles are named).
cli-arg-epidemics = Epidemic cards: 4 introductory, 5 standard, 6 heroic, 7 legendary.
cli-arg-roles = Roles in table order with commas between, such as MED,SCI; ? for a random one.
cli-arg-first = Who begins: population (the highest population in hand), random, or a role.
cli-arg-seed = Any text; the same seed turns the same cards.
cli-arg-rules = Rule set by name, such as base or base+ask, instead of what preset and options make.
cli-arg-preset = A table as a document describes it: 2013, es-review, it-2013, classic-2008, ru-sheet, bsw.
cli-arg-challenge = Add a challenge; may be given more than once.
cli-arg-option = NAME=VALUE, one choice more, such as approval=on; may be given more than once.
cli-arg-about = A chapter, a section, or the code of a card, such as drawing, hand or MED; left out: the chapters.
cli-option = “{ $found }” is no option; one is written NAME=VALUE, such as approval=on.
cli-arg-files = Files, one or more.
cli-arg-limits = Limit how much one address may ask of the server.
cli-verify = Check that the cards of a game came as its seed says.
cli-arg-promise = What was shown of the seed while the game went on: sha256:…
cli-verified = { $cards ->
    [one] One card
   *[other] All { $cards } cards
} came as the seed says. Promise: { $promise }
cli-verify-wrong = Token { $number } of the record is not the card that the seed deals there.
cli-verify-promise = The seed is not the one that was promised: it gives { $found }.
cli-arg-record = A game record (.fcr).
cli-arg-story = Tell it in sentences instead of tokens.
cli-arg-save = Write the record there when the game is over or left.
cli-arg-every-window = Ask in the window between two infection cards too, instead of letting it pass.
cli-arg-port = Port to listen on; 0 picks a free one.
cli-arg-host = Address to listen on; 0.0.0.0 for everybody in the network.
cli-arg-data = Folder for the tables and their log, instead of the one for your programs' data.
cli-arg-address = Address by which others reach this server, such as https://play.example.org: for links in notices.
cli-arg-browser = Open the page in a browser, where there is one.

# What was wrong with the input
cli-option-unknown = There is no option { $option }; --help lists the options.
cli-option-value = { $option } cannot be { $found }; --help says what it takes.
cli-number = { $option } cannot be { $found }: it is from { $least } to { $most }.
cli-option-twice = { $option } is given twice; once is enough.
cli-option-empty = { $option } is missing, or has no value; --help says what it takes.
cli-command-unknown = There is no command { $command }; there are: { $commands }.
cli-too-much = { $found } is too much here; --help says what the command takes, and a position line needs quotes around it.
cli-seats-roles = { $seats ->
    [one] One seat cannot have
   *[other] { $seats } seats cannot have
 } { $roles ->
    [one] one role; name
   *[other] { $roles } roles; name
 } one for each seat, ? for a random one.
cli-first = { $found } cannot begin; it can be population, random, or one of the roles: { $roles }.
cli-no-files = No file is named; name one or more.
cli-file-unread = { $file } cannot be read: { $why }.
cli-file-not-text = { $file } is not a text file.
cli-file-unwritten = { $file } cannot be written: { $why }.
cli-final = The record ends differently from its Final: { $field } should be { $wanted } and is { $found }.

cli-seed = The seed is { $seed }.
cli-no-problem = Nothing is impossible about this position.

# The table in the terminal
cli-turn = Turn { $turn }: { $role }
cli-row-tracks = Tracks
cli-tracks = outbreaks { $outbreaks } of 8   infection rate { $rate }   epidemics { $epidemics } of { $of }
cli-row-diseases = Diseases
cli-not-cured = { $disease }: { $left } cubes left
cli-cured = { $disease }: cured, { $left } cubes left
cli-eradicated = { $disease }: eradicated
cli-row-stations = Stations
cli-row-cubes = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
 }
cli-other-colour = : { $disease } in
cli-row-player-deck = Player deck
cli-player-deck = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } in piles of { $piles } (! = an epidemic is still inside)
cli-pile = { $cards }
cli-pile-epidemic = { $cards }!
cli-row-player-discard = Player discard
cli-row-layer = Infection deck, top
cli-row-infection-discard = Infection discard
cli-row-removed = Out of the game
cli-no-cards = no cards
cli-kept = keeps { $card }
cli-open = { $count } choices, such as { $example }

# The headings of choices
cli-kind-drive = Drive or ferry
cli-kind-shuttle = Shuttle flight
cli-kind-direct = Direct flight
cli-kind-charter = Charter flight
cli-kind-ops_flight = Flight for any card
cli-kind-join = Join a pawn
cli-kind-treat = Treat
cli-kind-build = Build a station
cli-kind-give = Give a card
cli-kind-take = Take a card
cli-kind-cure = Discover a cure
cli-kind-store = Keep an event
cli-kind-done = Done
cli-kind-pass = Let it pass
cli-kind-discard = Discard
cli-kind-put = Put on top
cli-kind-event = { $card }

# Who is awaited, and for what
cli-ask-act = { $role }, { $left ->
    [one] 1 action
   *[other] { $left } actions
 } left:
cli-ask-win-0 = Before the cards are drawn, an event? { $roles }:
cli-ask-win-1 = Before the infection discard is shuffled, an event? { $roles }:
cli-ask-win-2 = Before the infections, an event? { $roles }:
cli-ask-win-3 = Before the next infection card, an event? { $roles }:
cli-ask-win-4 = Before the next epidemic, an event? { $roles }:
cli-ask-hand = { $roles } has too many cards: discard, or play an event:
cli-ask-order = { $roles } puts the cards back on top, the deepest first:

cli-play-welcome = Type a number or a token, several with spaces between; help says more.
cli-play-help =
    3          what has that number in the list; a long list is opened by it
    CHI        a token: drive or ferry to Chicago; lists show each choice's token
    { "." }          done with the actions; in a window: everybody lets it pass
    table      show the whole table (t)
    undo       take the last action back, as long as no card was turned since (u)
    save FILE  write the record of the game; `fourcures play FILE` goes on with it
    line       show the position line
    quit       leave (q)
    Enter      show the choices again
cli-undo-none = Nothing can be taken back: a turned card stays turned.
cli-save-where = Name one file to save to, such as: save game.fcr
cli-saved = The record is in { $file }.
cli-no-number = { $found } is not in the list; Enter shows the choices again.
cli-over-win = Won in turn { $turn }: all four cures are discovered.
cli-over-outbreaks = Lost in turn { $turn }: the eighth outbreak.
cli-over-cubes = Lost in turn { $turn }: not enough cubes were left of a disease.
cli-over-cards = Lost in turn { $turn }: not enough player cards were left to draw.

# What people have reported

cli-report = { $at }, { $where }, { $name }: “{ $found }” (reason: { $why })
cli-report-where = table { $table }
cli-report-lobby = lobby
cli-report-none = Nothing has been reported.
cli-arg-other-line = Another line of the record, by its number; 0 is the game itself.

# How fast it is

cli-bench = Measure how fast the engine is here, beside a program in C.
cli-arg-seconds = Seconds it may take, about: 1 to 600.
cli-bench-seconds = It can take 1 to { $most } seconds.
cli-bench-engine = { $compiled ->
    [yes] Engine: compiled
   *[no] Engine: interpreted
 } (Python { $python })
cli-bench-seats = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
 }
cli-bench-row-games-per-s = Random games a second
cli-bench-row-decisions-per-s = Decisions a second
cli-bench-row-copy-ns = Copying a table, ns
cli-bench-row-legal-ns = Listing what may be done, ns
cli-bench-row-apply-ns = Doing it on a copy, ns
cli-bench-row-playout-ns = From mid-game to the end, ns
cli-bench-row-ratio = Time for a decision, four roles without events: times that of C
cli-bench-row-decision-ns = the engine’s, ns
cli-bench-row-c-decision-ns = the C program’s, ns
cli-bench-why-no-compiler = Nothing to compare with: no C compiler was found, or it could not compile the C program.
cli-bench-why-no-source = Nothing to compare with: the C program is not in this package.
cli-bench-why-other-game = No ratio: the games of the C program are not as long as the engine’s.
cli-bench-replay = A record of 1,000 tokens is replayed in { $ms } ms.
cli-bench-module = Module
cli-bench-cost = Time for a decision, times that of the base game
