# Что выбирают для нового стола: наборы, опции и их значения, уровни.

option-field = «{ $option }» — не одна из опций: это отдельное поле.

## Наборы

preset-2013 = Игра 2013 года
preset-2013-text = Семь ролей, пять событий, от одного до пяти мест, от четырёх до семи эпидемий.
preset-es-review = Испанский обзор
preset-es-review-text = Игра 2013 года на 2–4 места, от четырёх до семи эпидемий.
preset-it-2013 = Итальянское издание 2013
preset-it-2013-text = Игра 2013 года на 2–4 места, от четырёх до шести эпидемий.
preset-classic-2008 = Классика 2008 года
preset-classic-2008-text = Пять ролей, события в любой момент, на поле Торонто. Строитель не летает за карту.
preset-ru-sheet = Русская памятка
preset-ru-sheet-text = Классика 2008 года на 1–5 мест, в цветах деревянных фишек; пятому месту на карту меньше.
preset-bsw = Онлайн-стол
preset-bsw-text = Одиннадцать ролей, события случайные, стол спрашивают перед эпидемиями и заражением, фишки перемещают с согласия, победы приносят очки.

## Опции

option-hands = Начальные руки
option-hands-text = Сколько карт раздают каждому месту.
option-roles = Роли
option-roles-text = Роли, которые могут выпасть.
option-events = Карты событий
option-events-text = Какие события лежат в колоде игроков.
option-event_sets = Наборы событий
option-event_sets-text = Откуда, кроме базовой игры, берут случайные события.
option-timing = Когда играют события
option-timing-text = В какие моменты игра останавливается ради карт событий.
option-first = Кто начинает
option-first-text = Кто ходит первым, если место не выбрано.
option-approval = Спрашивать согласие
option-approval-text = Тот, чью фишку перемещают, чью карту берут или кому её дают, может отказаться. Ваши собственные места не спрашивают.
option-flight = Перелёт Строителя
option-flight-text = Раз в ход Строитель может улететь с исследовательской станции куда угодно за любую карту города.
option-epidemiologist_acts = Эпидемиолог тратит действие
option-charter_arrival = Чартер Биотеррориста виден там, где он сел
option-charter_arrival-text = Без этой опции о нём сообщает аэропорт вылета. Важно, только если он в игре.
option-epidemiologist_acts-text = Взять карту стоит Эпидемиологу действия, как в 2009 году.
option-city = Город на севере
option-city-text = Название одного города на поле; больше ничего не меняется.
option-colours = Цвета
option-colours-text = Как называются и выглядят четыре болезни.
option-levels = Названия уровней
option-levels-text = Как называется каждое число эпидемий.
option-open_hands = Открытые руки
option-open_hands-text = Карты всех лежат открыто на столе.
option-scoring-text = Победа приносит 1, 4, 16 или 64 очка при 4, 5, 6 или 7 эпидемиях; поражение — ни одного.

## Значения

choice-hands-official = 5, 4, 3, 2, 2 карты при 1–5 местах
choice-hands-sheet = 5, 4, 3, 2, 1 карта при 1–5 местах
choice-roles-2008 = Пять 2008 года
choice-roles-2013 = Семь 2013 года
choice-roles-2009 = Одиннадцать: 2008 и «На грани»
choice-roles-brink = Тринадцать: 2013 и «На грани»
choice-roles-lab = Семнадцать: 2013, «На грани» и «В лаборатории»
choice-roles-emergency = Двадцать: 2013 и все три дополнения
choice-events-base = Пять из базовой игры
choice-events-drawn = По два на место, случайные
choice-events-all = Все
choice-events-none = Без событий
choice-event_sets-roles = Как у ролей, и «На грани»
choice-event_sets-brink = «На грани»
choice-event_sets-lab = «В лаборатории»
choice-event_sets-rescue = «Чрезвычайное положение»
choice-event_sets-brink-lab = «На грани» и «В лаборатории»
choice-event_sets-brink-rescue = «На грани» и «Чрезвычайное положение»
choice-event_sets-lab-rescue = «В лаборатории» и «Чрезвычайное положение»
choice-event_sets-brink-lab-rescue = Все три дополнения
choice-timing-2013 = Между любыми двумя шагами (2013)
choice-timing-2008 = В любой момент, даже когда карта только что открыта (2008)
choice-timing-prompted = Стол спрашивают перед эпидемиями и заражением
choice-first-population = Карта с самым большим населением
choice-first-random = Случайно
choice-city-montreal = Монреаль
choice-city-toronto = Торонто
choice-colours-standard = Синяя, жёлтая, чёрная, красная
choice-colours-sheet = Синяя, сиреневая, жёлтая, оранжевая
choice-levels-official = Вводный, стандартный, героический, легендарный
choice-levels-sheet = Лёгкий, нормальный, трудный, легендарный
choice-levels-bsw = Новичок, нормальный, трудный, легендарный

## Стол словами, до начала

plan-seats = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
 }, по { $cards ->
    [one] { $cards } карте
   [few] { $cards } карты
   *[other] { $cards } карт
 } на место
plan-epidemics = Эпидемий { $n }, всего карт { $cards }: примерно одна на { $each }
plan-first-seat = Место { $n }
plan-on = Да
plan-off = Нет
plan-win = Вы побеждаете, когда
plan-win-how = { $n ->
    [5] найдены все пять лекарств, или фиолетовых кубиков нет, а остальные четыре найдены.
   *[other] найдены все четыре лекарства.
 }
plan-loss = Вы проигрываете, когда
plan-loss-how = случилось восемь вспышек, не хватило кубиков болезни или кончилась колода игроков.
plan-points = { $n ->
    [one] { $n } очко за победу
    [few] { $n } очка за победу
   *[other] { $n } очков за победу
 }
