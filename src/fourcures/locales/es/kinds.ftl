# Mesas de un tipo propio: cómo se llaman allí las cosas, niveles, puntos.

## Cómo se llaman las cosas donde se ha elegido

role-OPS-grounded = Construye un centro de investigación sin carta.
role-EPL-epl2009 = Una vez en su turno, toma cualquier carta de ciudad de alguien de su ciudad, con una acción.
name-MON-toronto = Toronto
name-k-sheet = violeta
    .f = violeta
    .pl = violetas
    .fpl = violetas
name-r-sheet = naranja
    .f = naranja
    .pl = naranjas
    .fpl = naranjas

## Niveles

level-official-4 = Introductorio
level-official-5 = Estándar
level-official-6 = Heroico
level-official-7 = Legendario
level-sheet-4 = Fácil
level-sheet-5 = Normal
level-sheet-6 = Difícil
level-sheet-7 = Legendario
level-bsw-4 = Principiante
level-bsw-5 = Normal
level-bsw-6 = Difícil
level-bsw-7 = Legendario

## Puntos

option-scoring = Puntos
