# Столы особого вида: как там что называется, уровни, очки.

## Как что называется, если так выбрано

role-OPS-grounded = Строит исследовательскую станцию без карты.
role-EPL-epl2009 = Раз в свой ход за действие берёт любую карту города у игрока в том же городе.
name-MON-toronto = Торонто
name-k-sheet = сиреневая
    .gen = сиреневой
    .acc = сиреневую
    .cube = сиреневый
    .cubes = сиреневых
name-r-sheet = оранжевая
    .gen = оранжевой
    .acc = оранжевую
    .cube = оранжевый
    .cubes = оранжевых

## Уровни

level-official-4 = Вводный
level-official-5 = Стандартный
level-official-6 = Героический
level-official-7 = Легендарный
level-sheet-4 = Лёгкий
level-sheet-5 = Нормальный
level-sheet-6 = Трудный
level-sheet-7 = Легендарный
level-bsw-4 = Новичок
level-bsw-5 = Нормальный
level-bsw-6 = Трудный
level-bsw-7 = Легендарный

## Очки

option-scoring = Очки
