# Games of before: looking back, records, whether a deal was fair.

record-empty = There is no game in this record: it has no tokens.
record-start = This record begins in the middle of a game, with a position. A table can be made from records that begin with the first card.
past-where = There is no place { $found } in this game; it has { $most } tokens.
deal-no-seed = The seed of this game is not told, so nobody can check its deal yet. It is told when the game is over.
