# Tische eigener Art: wie dort etwas heißt, Stufen, Punkte.

## Wie etwas heißt, wo es so gewählt ist

role-OPS-grounded = Baut ein Forschungszentrum ohne Karte.
role-EPL-epl2009 = Nimmt einmal in ihrem Zug von jemandem in ihrer Stadt eine beliebige Stadtkarte, als Aktion.
name-MON-toronto = Toronto
name-k-sheet = Violett
    .e = violette
    .en = violetten
    .er = violetter
name-r-sheet = Orange
    .e = orange
    .en = orange
    .er = orange

## Stufen

level-official-4 = Einstieg
level-official-5 = Standard
level-official-6 = Heldenhaft
level-official-7 = Legendär
level-sheet-4 = Leicht
level-sheet-5 = Normal
level-sheet-6 = Schwer
level-sheet-7 = Legendär
level-bsw-4 = Anfänger
level-bsw-5 = Normal
level-bsw-6 = Schwer
level-bsw-7 = Legendär

## Punkte

option-scoring = Punkte
