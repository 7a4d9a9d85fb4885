cli-analyse = Say what a position is worth: the chance to win, the best turns, what may break out.
cli-arena = Let programs play many games, the same for each of them, and count what they win.
ai-arg-games = Games to be played: for each line, or for each kind of table.
ai-arg-lines = Lines to be looked at.
ai-arg-bots = Programs, with commas: random, greedy, learner, colleague, expert, master.
ai-arg-seats = Seats: a number, or the first and the last one, as 2-4.
ai-arg-epidemics = Epidemics: a number, or the first and the last one, as 4-6.
ai-arg-workers = Processes that play at the same time; one for each processor.
ai-arg-seed = The games that are dealt; the same seed, the same games.
ai-arg-nodes = Looks at tables that a program may take for a turn, instead of what its level says.
ai-arg-seconds = Seconds that a program may think about a turn; the results then depend on the machine.
ai-arg-out = A CSV file for the results; what it holds already is not played again.
ai-numbers = These numbers are too small or too large: at least 1, at most 10,000 games and 20 lines.
ai-unknown = There is no program { $found }; there are: { $allowed }.
ai-range = { $found } is not a number, or a range as 2-4, from { $least } to { $most }.
ai-chance = Chance to win: { $chance }, between { $low } and { $high } ({ $games } games)
ai-epidemics = Chance of { $n } { $n ->
        [one] epidemic
       *[other] epidemics
    } in the next draw: { $chance }
ai-threat = { $city } may break out this turn: { $chance }
ai-missing = { $disease }: { $n } { $n ->
        [one] card
       *[other] cards
    } missing for the nearest cure
ai-turns = Turns before the player cards run out: { $n }
ai-sign = { $one } alone won { $first }, { $other } alone { $second }; as great a difference by chance: { $chance }
ai-column-bot = Program
ai-column-seats = Seats
ai-column-epidemics = Epidemics
ai-column-games = Games
ai-column-wins = Won
ai-column-rate = Share
