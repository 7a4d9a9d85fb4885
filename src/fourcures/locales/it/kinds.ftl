# Tavoli di tipo particolare: come si chiamano lì le cose, livelli, punti.

## Come si chiamano le cose dove è stato scelto

role-OPS-grounded = Costruisce una stazione di ricerca senza carta.
role-EPL-epl2009 = Una volta nel proprio turno, con un’azione, prende una carta città qualsiasi da chi è nella sua città.
name-MON-toronto = Toronto
    .di = di Toronto
    .a = a Toronto
    .da = da Toronto
name-k-sheet = violetto
    .il = il violetto
    .di = del violetto
    .f = violetta
    .pl = violetti
name-r-sheet = arancione
    .il = l’arancione
    .di = dell’arancione
    .f = arancione
    .pl = arancioni

## Livelli

level-official-4 = Introduttivo
level-official-5 = Standard
level-official-6 = Eroico
level-official-7 = Leggendario
level-sheet-4 = Facile
level-sheet-5 = Normale
level-sheet-6 = Difficile
level-sheet-7 = Leggendario
level-bsw-4 = Principianti
level-bsw-5 = Normale
level-bsw-6 = Difficile
level-bsw-7 = Leggendario

## Punti

option-scoring = Punti
