# Что не так со строками, токенами и записями.

line-fields = В строке позиции 11 полей через пробел, а в этой { $found }.
line-rules = Поле 1 (правила): «{ $found }»; нужны правила и от 4 до 7 эпидемий, например base/4.
line-seats = Поле 2 (места): «{ $found }»; место пишут РОЛЬ@ГОРОД:КАРТЫ, например MED@ATL:PAR,QUIET или SCI@ATL:-.
line-marker = Поле 2 (места): «{ $found }»; знак хода > должен стоять ровно у одного места.
line-hand = Поле 2 (места): «{ $found }» на руке; карты — это коды городов и события AIRLIFT, FORECAST, GRANT, QUIET, RESILIENT.
line-role = Роли «{ $found }» за этим столом нет.
line-turn = Поле 3 (ход): «{ $found }»; нужны номер хода и шаги, которые ещё впереди, например 16:act2.
line-step = Поле 3 (ход): шаг «{ $found }»; шаги — { $allowed } (deal, hand и order с местом, места считают с 0).
line-diseases = Поле 4 (болезни): «{ $found }»; нужно { $allowed }, у излечимых болезней заглавная буква.
line-tracks = Поле 5 (шкалы): «{ $found }»; нужны вспышки от 0 до 8 и эпидемии от 0 до 7, например o3e2.
line-stations = Поле 6 (станции): «{ $found }» — не код города.
line-cubes = Поле 7 (кубики): «{ $found }»; пишут город и от 1 до 3 кубиков, другие цвета — со своей буквой, например SHA2+1k.
line-piles = Поле 8 (колода игроков): «{ $found }»; пишут до 10 стопок по 1–31 карте, с буквой e, пока эпидемия внутри, например 6e,12e.
line-discard = Поле 9 (сброс игроков): «{ $found }» — ни код города, ни событие.
line-layers = Поле 10 (колода заражения): «{ $found }»; пишут слои кодов городов, верхний первым, например SFO,CHI|LAX~1|*, и * не больше одного раза.
line-infected = Поле 11 (сброс заражения): «{ $found }» — не код города.
line-extra = «{ $found }» — не дополнительное поле; его пишут имя=значение, каждое имя один раз.
line-extra-unknown = Дополнительного поля «{ $found }» в этих правилах нет; есть { $allowed }.
line-extra-value = Дополнительное поле { $name }: «{ $found }», это не сходится с позицией.
line-flags = Дополнительное поле flags: «{ $found }»; его знаки — flown, quiet, quiet2.
line-looked = Дополнительное поле looked: «{ $found }» — не код города.
line-over = Дополнительное поле over: «{ $found }»; нужно win, outbreaks, cubes или cards.
line-removed = Дополнительное поле removed: «{ $found }» — ни код города, ни событие.
line-twice = «{ $found }» стоит в строке дважды, а может только один раз.

token-over = «{ $token }» идёт после конца игры; больше ничего сделать нельзя.
token-malformed = «{ $token }» — не токен; токены бывают такие: CHI, =CAI, TOK(PAR), -b, +, !b(…), PAR>SCI, QUIET, xPAR, . или ~TOK.
token-people = «{ $token }» открывает карту, но сначала должны выбрать люди (шаг { $step }).
token-nature = «{ $token }» — действие, но сначала нужно открыть карту (шаг { $step }): напишите ~ и её код.
token-card = «{ $token }» не называет карты; после ~ стоит код города, событие или EPI.
token-not-there = «{ $token }» сейчас выйти не может (шаг { $step }): эта карта лежит в другом месте.
token-illegal = «{ $token }» сейчас невозможно (шаг { $step }); что возможно, перечислит «fourcures legal».
action-illegal = Действие { $action } в этой позиции невозможно.

record-header = В записи нет заголовка { $header }; нужны Rules и Seats, или Start.
record-line = Строка { $number } записи, «{ $found }», — не заголовок; заголовок пишут [Имя "значение"], до всех токенов.
record-bracket = В записи есть круглая скобка без пары.
record-long = Запись длиннее { $most } знаков.
record-token = Токен { $number } записи: { $why }
record-final = Запись кончается не той позицией, что в её заголовке Final: { $found }
dealer-nothing = Сдающему нечего открыть (шаг { $step }).

rules-unknown = Правил с именем «{ $found }» нет; есть base, а после плюса: { $allowed }.
rules-part-unknown = В правилах нет главы, раздела или карты «{ $found }»; главы — { $chapters }.
rules-together = { $one } и { $other } вместе не играются.
cards-count = На место раздают от 0 до { $most } карт, а не { $found }.
record-cards = Заголовок Cards: «{ $found }»; нужно число карт, розданных каждому месту.
event-unknown = «{ $found }» — не событие этих правил; события — { $allowed }.
events-count = В колоде не больше { $most } разных событий, а не { $found }.
seats-count = За столом от 1 до { $most } мест, а не { $found }.
role-unknown = «{ $found }» — не роль этих правил; роли — { $allowed }.
role-twice = { $role } сидит за столом дважды; каждая роль бывает один раз.
epidemics-count = В игре 4, 5, 6 или 7 эпидемий, а не { $found }.
first-seat = Место { $found } начать не может; места пронумерованы от 0 до { $most }.

problem-cubes = На поле { $disease_cubes } кубиков { $n }, а всего их { $all }.
problem-supply = В запасе { $disease_cubes } кубиков { $n }: вместе с теми, что на поле, это не { $all }.
problem-levels = Количества { $disease_cubes } кубиков противоречат друг другу.
problem-stations = На поле исследовательских станций { $n }, а всего их 6.
problem-no-station = На поле нет ни одной исследовательской станции.
problem-card-twice = Карты игроков лежат в двух местах: { $cards }.
problem-card-missing = Карт игроков, которых нет нигде: { $n }.
problem-piles = В стопках карт городов и событий { $cards }, а неоткрытых { $unseen }.
problem-epidemics = В колоде эпидемий { $inside }, вышло { $n }: вместе это не { $all }.
problem-kept = { $role } не может хранить отдельно от руки: { $cards }.
problem-infection-twice = Карты заражения лежат в двух местах: { $cards }.
problem-infection-missing = Карт заражения, которых нет нигде: { $n }.
problem-infection-none = Нет ни одной карты заражения ни в колоде, ни в сбросе.
problem-outbreaks = Вспышек было { $n }, а игра идёт.
problem-over = Сказано, что игра окончена ({ $over }), а это не так.
problem-win = Игра выиграна ровно тогда, когда найдены все четыре лекарства.
problem-quiet = Заражение должно быть пропущено, но событие для этого не сыграно.
problem-setup = Ход { $turn } не сходится с шагами: подготовка — это ход 0.
problem-looked = Карты просмотрены и не возвращены: { $cards }.
problem-look = Карты должны посмотреть, но вернуть их некому.
problem-act = Действия стоят поверх других шагов хода.
problem-passed = Кто-то спасовал там, где нет окна событий.
problem-hand = { $role }: карт на руке { $n }, это больше предела.
problem-medic = { $city }: рядом с Медиком есть { $disease_cube } кубик, а болезнь излечима.
record-no-line = В этой записи нет линии { $found }; кроме самой партии их { $most }.
