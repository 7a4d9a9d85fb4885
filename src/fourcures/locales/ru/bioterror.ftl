# Биотеррорист: один против всех.

name-BIO = Биотеррорист
    .gen = Биотеррориста
    .dat = Биотеррористу
    .acc = Биотеррориста
name-bioterrorist = Биотеррорист
challenge-bioterrorist = Один игрок против остальных: скрытый, с картами заражения, он распространяет фиолетовую болезнь. Он побеждает, если команда проиграла, а на поле есть фиолетовый кубик.
role-BIO = После каждого хода команды: одна поездка и два других действия, в любом порядке. Заражает и разрушает станции, только пока его никто не видит.

rival-seats = { $role } не играет сам с собой: нужно хотя бы два игрока.
rival-last = На последнем месте должен быть { $role }, а не { $other }.

log-rival = Ход Биотеррориста.
log-biocard = Биотеррорист берёт карту { $city_gen }.
log-biocard-hidden = Биотеррорист получает карту заражения.
log-hide = Биотеррорист прячется в { $city_loc }.
log-hide-hidden = Биотеррорист выбрал, где спрятаться.
log-biodrive = Биотеррорист едет в { $city_acc }.
log-biodrive-hidden = Биотеррорист едет дальше.
log-biodirect = Биотеррорист летит в { $city_acc }.
log-biocharter = Биотеррорист летит чартером за карту «{ $card }» в { $city_acc }.
log-biocharter-hidden = Биотеррорист летит чартером за карту «{ $card }».
log-biodraw = Биотеррорист берёт карту заражения.
log-infect_here = Биотеррорист заражает { $city_acc }, где он сам.
log-infect_there = Биотеррорист заражает { $city_acc } за карту этого города.
log-sabotage = Биотеррорист разрушает исследовательскую станцию в { $city_loc } за карту «{ $card }».
log-escape = Биотеррорист бежит в { $city_acc }.
log-biodiscard = Биотеррорист сбрасывает: { $card }.
log-biodone = Биотеррорист затаился.
log-capture = { $who } хватает Биотеррориста в { $city_loc }. Все его карты сброшены.
log-sighted = Биотеррориста видели в аэропорту { $city_gen }.
log-spotted = Биотеррорист замечен в { $city_loc }.
log-gone = Биотеррорист скрылся из виду.
log-rival-wins = На поле есть фиолетовый кубик: Биотеррорист побеждает.
log-rival-loses = Фиолетовых кубиков на поле нет: Биотеррорист тоже проигрывает.
log-rival-beaten = Команда побеждает: Биотеррорист проигрывает.

cli-ask-biowin = Сыграть событие перед ходом Биотеррориста? { $roles }
cli-ask-biohide = { $roles }: где спрятаться?
cli-ask-bio = { $roles }: что сделать?
cli-ask-biohand = { $roles }: какую карту сбросить?
cli-kind-hide = Спрятаться
cli-kind-biodrive = Ехать
cli-kind-biodirect = Прямой рейс
cli-kind-biocharter = Чартерный рейс
cli-kind-biodraw = Взять карту
cli-kind-infect_here = Заразить здесь
cli-kind-infect_there = Заразить за карту
cli-kind-sabotage = Разрушить станцию за карту
cli-kind-escape = Бежать
cli-kind-biodiscard = Сбросить
cli-kind-biodone = Больше без действий
cli-kind-capture = Схватить

extra-bio = Биотеррорист
extra-biocards = Его карты
extra-biosight = Где его видели

problem-bio-captured = Биотеррорист схвачен, но его фишка не стоит открыто.
problem-bio-spotted = Биотеррорист в одном городе с фишкой, но не замечен.
problem-bio-nowhere = Биотеррорист действует, но нигде не находится.
problem-bio-hand = У Биотеррориста больше семи карт.
problem-bio-origin = Карта Биотеррориста взята из слоя, которого нет.

# Страница

ui-bio-nowhere = ещё не на поле
ui-bio-hidden = скрыт
ui-bio-spotted = замечен
ui-bio-captured = схвачен
ui-bio-beaten = побеждён
ui-bio-sighted = Последний раз его видели в { $city_loc }, ход { $turn }.
ui-bio-drive = поездка
ui-bio-others = { $n ->
    [one] ещё { $n } действие
    [few] ещё { $n } действия
   *[other] ещё { $n } действий
}
ui-bio-left = Осталось: { $what }.
ui-bio-done = В этот ход: { $what }.
ui-bio-did-here = заражение здесь
ui-bio-did-there = заражение вдали
ui-bio-did-sabotage = диверсия
ui-tier-away = Из них на руке у Биотеррориста { $n ->
    [one] { $n } карта.
    [few] { $n } карты.
   *[other] { $n } карт.
}

ui-step-biowin = { $who }: событие?
ui-step-biowin-text = Дальше ход Биотеррориста.
ui-step-biohide = { $who }: где спрятаться?
ui-step-biohide-text = Выберите город без фишек команды. Больше его никто не увидит.
ui-step-bio = { $who } замышляет
ui-step-bio-text = Одна поездка и два других действия, в любом порядке.
ui-step-biohand = { $who }: слишком много карт
ui-step-biohand-text = Сбросьте карту заражения.
ui-wait-biowin = Можно сыграть событие: { $who }.
ui-wait-biohide = Биотеррорист выбирает, где спрятаться.
ui-wait-bio = Биотеррорист действует втайне.
ui-wait-biohand = Биотеррорист сбрасывает карты.
ui-deed-capture = Схватить
ui-do-capture = Схватить Биотеррориста
ui-do-hide = Спрятаться в { $city_loc }
ui-do-biodrive = Ехать в { $city_acc }
ui-do-biodirect = Лететь в { $city_acc }
ui-do-biocharter = Чартер в { $city_acc }, сбросить { $card_acc }
ui-do-biodraw = Взять карту
ui-do-infect_here = Заразить здесь
ui-do-infect_there = Заразить { $city_acc }
ui-do-sabotage = Разрушить станцию, сбросить { $card_acc }
ui-do-escape = Бежать в { $city_acc }
ui-do-biodiscard = Сбросить { $card_acc }
ui-do-biodone = Конец хода
ui-way-short-hide = спрятаться
ui-way-short-biodrive = ехать
ui-way-short-biodirect = прямой рейс
ui-way-short-biocharter = чартерный рейс
ui-way-short-infect_there = заразить
ui-way-short-sabotage = разрушить станцию
ui-way-short-escape = бежать
ui-way-short-biodiscard = сбросить
ui-way-short-capture = схватить
