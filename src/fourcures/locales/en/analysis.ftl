### What positions are worth: the chance to win from turn to turn, positions looked at closely.

analysis-running = Positions of a game that goes on cannot be analysed; wait until it is over.
analysis-busy = { $most } positions wait to be analysed already. Try again in a minute.
analysis-failed = This position could not be analysed.

ui-win-chance = Win chance
ui-win-working = Working out the win chance: { $share }
ui-chance-after = { $turn ->
    [0] Before the first turn: { $chance }
   *[other] After turn { $turn }: { $chance }
}
ui-chance-range = likely range { $low } to { $high }
ui-swing = Turn { $turn }: { $before } → { $after }
ui-no-swings = No turn has changed the chance by more than the estimate can tell.
