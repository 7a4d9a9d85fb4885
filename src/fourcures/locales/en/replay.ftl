# Games of before: looking back, records, whether a deal was fair.

record-empty = There is no game in this record: it has no tokens.
record-start = This record begins in the middle of a game, with a position. A table can be made from records that begin with the first card.
past-where = There is no place { $found } in this game; it has { $most } tokens.
deal-no-seed = The seed of this game is not told, so nobody can check its deal yet. It is told when the game is over.

ui-replay-first = To the beginning
ui-replay-last = To the end
ui-replay-back = One step back
ui-replay-on = One step on
ui-replay-turn-back = One turn back
ui-replay-turn-on = One turn on
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-where = Place in the game
ui-replay-at = Turn { $turn }, step { $n } of { $of }
ui-replay-leave = To the table

ui-heard-nothing = Nothing has been said yet.

ui-bring = Open a record
ui-bring-hint = A game that was saved as an .fcr file: finished, to look at it again; or unfinished, to play on.
ui-bring-file = Choose a file

ui-deal-how = All cards of a game follow from one text, its seed. Before the first card the server shows the hash of the seed. At the end it tells the seed, so that everybody can see that no card was chosen on the way.
ui-deal-promise = Promise
ui-deal-seed = Seed
ui-deal-later = { $n ->
    [one] One card has been turned so far.
   *[other] { $n } cards have been turned so far.
} The seed is told when the game is over. This browser keeps the promise until then.
ui-deal-own = The promise that you were shown
ui-deal-kept = This browser has worked out the hash of the seed: it is the one that was promised.
ui-deal-broken = The hash of the seed is not the one that was promised. It is { $found }
ui-deal-insecure = This browser works out hashes only at addresses with https. The command below does it anywhere.
ui-deal-in-order = This browser has worked out the rank of each of the { $n } player cards: they came in the order of their ranks.
ui-deal-out-of-order = { $card } came before a card of a lower rank.
ui-deal-right = { $n ->
    [one] The server has dealt the game again: its one card came as the seed says.
   *[other] The server has dealt the game again: all { $n } cards came as the seed says.
}
ui-deal-wrong = The server has dealt the game again: step { $n } is not the card that the seed deals.
ui-deal-command = Check it on a computer of your own with the record of the game:
