# Tables of their own kind: what things are called there, levels, points.

## What things are called where that was chosen

role-OPS-grounded = Builds a research station without a card.
role-EPL-epl2009 = Once in her turn, takes any city card from a player in her city, for an action.
name-MON-toronto = Toronto
name-k-sheet = violet
name-r-sheet = orange

## Levels

level-official-4 = Introductory
level-official-5 = Standard
level-official-6 = Heroic
level-official-7 = Legendary
level-sheet-4 = Easy
level-sheet-5 = Normal
level-sheet-6 = Hard
level-sheet-7 = Legendary
level-bsw-4 = Beginner
level-bsw-5 = Normal
level-bsw-6 = Hard
level-bsw-7 = Legendary

## Points

option-scoring = Points
