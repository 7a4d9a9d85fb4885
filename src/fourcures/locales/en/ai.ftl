cli-analyse = Say what a position is worth: the chance to win, the best turns, what may break out.
ai-arg-games = Games to be played: for each line, or for each kind of table.
ai-arg-lines = Lines to be looked at.
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
