cli-analyse = Say what a position is worth: the chance to win, the best turns, what may break out.
ai-arg-games = Games to be played for each line.
ai-arg-lines = Lines to be looked at.
ai-arg-turn = The beginning of this turn, in a record; left out: its last position.
ai-turn-record = A position line has no turns before it; --turn is for a record in a file.
ai-chance = Chance to win: { $chance }, between { $low } and { $high } ({ $games } games)
ai-epidemics = Chance of { $n } { $n ->
        [one] epidemic
       *[other] epidemics
    } in the next draw: { $chance }
ai-problem = This position cannot be: { $why }
ai-over = The game is over, turn { $turn }: { $found }
ai-losses = Lost games along the best line: { $found }
ai-no-epidemic = No epidemic can come in the next draw.
ai-threats = May break out by their own card this turn: { $found }
ai-threats-more = … and more cities, as likely as { $chance } or less: { $n }
ai-missing = { $disease }: { $n } { $n ->
        [one] card
       *[other] cards
    } missing for the nearest cure
ai-turns = Turns before the player cards run out: { $n }
