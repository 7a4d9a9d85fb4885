### What positions are worth: the chance to win from turn to turn, positions looked at closely.

analysis-running = Positions of a game that goes on cannot be analysed; wait until it is over.
analysis-busy = { $most } positions wait to be analysed already. Try again in a minute.
analysis-failed = This position could not be analysed.
hint-off = There are no hints at this table.
hint-turn = Only whoever has actions left in this turn may ask for a hint.

ui-win-chance = Win chance
ui-win-working = Working out the win chance: { $share }
ui-chance-after = { $turn ->
    [0] Before the first turn: { $chance }
   *[other] After turn { $turn }: { $chance }
}
ui-chance-range = likely range { $low } to { $high }
ui-swing = Turn { $turn }: { $before } → { $after }
ui-no-swings = No turn has changed the chance by more than the estimate can tell.

ui-analysis-won = Won on turn { $turn }
ui-analysis-lost = Lost on turn { $turn }
ui-analysis-end = The game is over here.
ui-analysis-replay = This place in the replay
ui-chance-hidden = Cards of this game are hidden until it is over, so its win chance is not told yet.
ui-win-games = { $n } games played on from the end of each turn by programs; people may do better
ui-win-percent = In percent, as games from the end of each turn come to, with its likely range.
ui-win-low = At least
ui-win-high = At most
ui-cards-left-n = Cards left
ui-swing-calm = Nothing broke out
ui-team = Team
ui-board-after = Board after turn { $turn }
ui-board-setup = Board before the first turn
ui-board-next = Next: { $who }
ui-ways = What could be done
ui-ways-hint = win chance afterwards
ui-ways-noise = Where the likely ranges overlap, the difference may be chance.
ui-way-played = played
ui-hint = Hint
ui-hint-hint = What programs would do in this turn. Games with hints count on no leaderboard.
ui-hint-title = What programs would do
ui-no-ways = Nobody has actions left here, so there are no ways to compare.
ui-analyse = Analyse this position
ui-analyse-hint = Ways to play the turn, how often each wins, and what is in danger. It takes some seconds.
ui-next-draw = Next draw
ui-threats = May break out this turn
ui-threats-none = No city by its own card
ui-missing = Cards still missing for a cure
ui-missing-none = All cures are found
ui-turns-left = Turns before the cards run out
ui-losses = How the games of the best way are lost
ui-losses-none = None was lost
ui-draw = { $n ->
    [0] no epidemic: { $chance }
    [one] one epidemic: { $chance }
   *[other] { $n } epidemics: { $chance }
 }
ui-threats-more = { $n ->
    [one] and one more
   *[other] and { $n } more
 }
ui-analysing = { $n ->
    [0] Looking at this position…
    [one] One position is looked at first…
   *[other] { $n } positions are looked at first…
 }
