# Имена, происходящее за столом и причины. Формы имён: падежи городов и ролей; у болезней ещё форма при слове «кубик» (cube, cubes).

name-forms = gen dat acc loc cube cubes

name-SFO = Сан-Франциско
name-CHI = Чикаго
name-ATL = Атланта
    .gen = Атланты
    .acc = Атланту
    .loc = Атланте
name-MON = Монреаль
    .gen = Монреаля
    .loc = Монреале
name-WAS = Вашингтон
    .gen = Вашингтона
    .loc = Вашингтоне
name-NYC = Нью-Йорк
    .gen = Нью-Йорка
    .loc = Нью-Йорке
name-MAD = Мадрид
    .gen = Мадрида
    .loc = Мадриде
name-LON = Лондон
    .gen = Лондона
    .loc = Лондоне
name-PAR = Париж
    .gen = Парижа
    .loc = Париже
name-ESS = Эссен
    .gen = Эссена
    .loc = Эссене
name-MIL = Милан
    .gen = Милана
    .loc = Милане
name-STP = Санкт-Петербург
    .gen = Санкт-Петербурга
    .loc = Санкт-Петербурге
name-LAX = Лос-Анджелес
    .gen = Лос-Анджелеса
    .loc = Лос-Анджелесе
name-MEX = Мехико
name-MIA = Майами
name-BOG = Богота
    .gen = Боготы
    .acc = Боготу
    .loc = Боготе
name-LIM = Лима
    .gen = Лимы
    .acc = Лиму
    .loc = Лиме
name-SCL = Сантьяго
name-BUE = Буэнос-Айрес
    .gen = Буэнос-Айреса
    .loc = Буэнос-Айресе
name-SAO = Сан-Паулу
name-LAG = Лагос
    .gen = Лагоса
    .loc = Лагосе
name-KIN = Киншаса
    .gen = Киншасы
    .acc = Киншасу
    .loc = Киншасе
name-JOH = Йоханнесбург
    .gen = Йоханнесбурга
    .loc = Йоханнесбурге
name-KHA = Хартум
    .gen = Хартума
    .loc = Хартуме
name-ALG = Алжир
    .gen = Алжира
    .loc = Алжире
name-IST = Стамбул
    .gen = Стамбула
    .loc = Стамбуле
name-MOS = Москва
    .gen = Москвы
    .acc = Москву
    .loc = Москве
name-CAI = Каир
    .gen = Каира
    .loc = Каире
name-BAG = Багдад
    .gen = Багдада
    .loc = Багдаде
name-TEH = Тегеран
    .gen = Тегерана
    .loc = Тегеране
name-RIY = Эр-Рияд
    .gen = Эр-Рияда
    .loc = Эр-Рияде
name-KAR = Карачи
name-DEL = Дели
name-MUM = Мумбаи
name-KOL = Калькутта
    .gen = Калькутты
    .acc = Калькутту
    .loc = Калькутте
name-CHE = Ченнаи
name-BEI = Пекин
    .gen = Пекина
    .loc = Пекине
name-SEO = Сеул
    .gen = Сеула
    .loc = Сеуле
name-SHA = Шанхай
    .gen = Шанхая
    .loc = Шанхае
name-TOK = Токио
name-OSA = Осака
    .gen = Осаки
    .acc = Осаку
    .loc = Осаке
name-TAI = Тайбэй
    .gen = Тайбэя
    .loc = Тайбэе
name-HKG = Гонконг
    .gen = Гонконга
    .loc = Гонконге
name-BAN = Бангкок
    .gen = Бангкока
    .loc = Бангкоке
name-HCM = Хошимин
    .gen = Хошимина
    .loc = Хошимине
name-JAK = Джакарта
    .gen = Джакарты
    .acc = Джакарту
    .loc = Джакарте
name-MNL = Манила
    .gen = Манилы
    .acc = Манилу
    .loc = Маниле
name-SYD = Сидней
    .gen = Сиднея
    .loc = Сиднее

name-b = синяя
    .gen = синей
    .acc = синюю
    .cube = синий
    .cubes = синих
name-y = жёлтая
    .gen = жёлтой
    .acc = жёлтую
    .cube = жёлтый
    .cubes = жёлтых
name-k = чёрная
    .gen = чёрной
    .acc = чёрную
    .cube = чёрный
    .cubes = чёрных
name-r = красная
    .gen = красной
    .acc = красную
    .cube = красный
    .cubes = красных

name-MED = Медик
    .gen = Медика
    .dat = Медику
    .acc = Медика
name-SCI = Учёный
    .gen = Учёного
    .dat = Учёному
    .acc = Учёного
name-RES = Исследователь
    .gen = Исследователя
    .dat = Исследователю
    .acc = Исследователя
name-QUA = Специалист по карантину
    .gen = Специалиста по карантину
    .dat = Специалисту по карантину
    .acc = Специалиста по карантину
name-DIS = Диспетчер
    .gen = Диспетчера
    .dat = Диспетчеру
    .acc = Диспетчера
name-OPS = Строитель
    .gen = Строителя
    .dat = Строителю
    .acc = Строителя
name-PLA = Планировщик
    .gen = Планировщика
    .dat = Планировщику
    .acc = Планировщика

name-AIRLIFT = Воздушный мост
name-FORECAST = Прогноз
name-GRANT = Правительственный грант
name-QUIET = Тихая ночь
name-RESILIENT = Стойкость населения
name-EPI = Эпидемия

role-MED = Одним действием лечит все кубики одной болезни. Там, где стоит Медик, кубики излечимых болезней исчезают и не появляются.
role-SCI = Для лекарства нужны всего четыре карты одного цвета.
role-RES = Может передать любую карту города фишке в том же городе, в свой ход и в чужой.
role-QUA = Ни в своём городе, ни в соседних кубики не появляются.
role-DIS = Ставит любую фишку в город к другой или ведёт чужую фишку как свою, тратя свои карты.
role-OPS = Строит исследовательскую станцию без карты. Раз в ход улетает со станции куда угодно за любую карту города.
role-PLA = Берёт событие из сброса и хранит отдельно от руки; сыгранное, оно выбывает из игры.

event-AIRLIFT = Переместите любую фишку в любой город.
event-FORECAST = Посмотрите шесть верхних карт заражения и верните их в любом порядке.
event-GRANT = Поставьте исследовательскую станцию в любой город, без карты.
event-QUIET = Пропустите следующее заражение.
event-RESILIENT = Уберите из игры карту из сброса заражения.

log-turn = Ход { $turn }: { $who }.
log-drive = { $who } едет в { $city_acc }.
log-drive-other = { $who } ведёт { $pawn_acc } в { $city_acc }.
log-shuttle = { $who } летит шаттлом в { $city_acc }.
log-shuttle-other = { $who } отправляет { $pawn_acc } шаттлом в { $city_acc }.
log-direct = { $who } летит в { $city_acc } за карту этого города.
log-direct-other = { $who } отправляет { $pawn_acc } рейсом в { $city_acc } за карту этого города.
log-charter = { $who } летит чартером из { $from_gen } в { $city_acc }.
log-charter-other = { $who } отправляет { $pawn_acc } чартером из { $from_gen } в { $city_acc }.
log-ops_flight = { $who } летит со станции в { $from_loc } в { $city_acc } за карту «{ $card }».
log-join = { $who } присоединяется к фишке в { $city_loc }.
log-join-other = { $who } отправляет { $pawn_acc } к фишке в { $city_acc }.
log-treat = { $who } лечит { $disease_acc } болезнь в { $city_loc }.
log-build = { $who } строит исследовательскую станцию в { $city_loc }.
log-build-move = { $who } переносит исследовательскую станцию из { $from_gen } в { $city_acc }.
log-give = { $who } отдаёт { $pawn_dat } карту «{ $card }».
log-take = { $who } берёт у { $pawn_gen } карту «{ $card }».
log-cure = { $who } находит лекарство от { $disease_gen } болезни с картами: { $cards }.
log-store = { $who } берёт «{ $card }» из сброса на карту роли.
log-done = { $who } заканчивает действия.
log-pass = { $who } пасует.
log-pass-on = { $who } пасует, держа на руке: { $cards }.
log-discard = { $who } сбрасывает: { $card }.
log-put = { $city } возвращается на верх колоды заражения.
log-airlift = { $who } играет «{ $card }»: { $pawn } летит в { $city_acc }.
log-forecast = { $who } играет «{ $card }».
log-grant = { $who } играет «{ $card }»: исследовательская станция в { $city_loc }.
log-grant-move = { $who } играет «{ $card }»: исследовательская станция переезжает из { $from_gen } в { $city_acc }.
log-quiet = { $who } играет «{ $card }»: следующее заражение пропускается.
log-resilient = { $who } играет «{ $card }»: карта { $city_gen } выбывает из игры.

log-ask = { $who } просит согласия: { $pawn }.
log-accept = { $who } соглашается.
log-decline = { $who } отказывается.

log-sow = Подготовка: { $city }.
log-deal = { $who } получает при раздаче: { $card }.
log-draw = { $who } берёт: { $card }.
log-deal-closed = { $who } получает карту при раздаче.
log-draw-closed = { $who } берёт карту.
log-epidemic = { $who } вытягивает эпидемию.
log-infect = Заражение: { $city }.
log-strike = Удар эпидемии: { $city }.
log-look = Прогноз показывает: { $city }.

log-cubes = { $city } получает { $n ->
    [one] { $n } { $disease_cube } кубик.
    [few] { $n } { $disease_cubes } кубика.
   *[other] { $n } { $disease_cubes } кубиков.
}
log-lifted = { $city } теряет { $n ->
    [one] { $n } { $disease_cube } кубик.
    [few] { $n } { $disease_cubes } кубика.
   *[other] { $n } { $disease_cubes } кубиков.
}
log-shielded = { $city } под защитой: { $disease_cube } кубик не появляется.
log-spared = Кубик в { $city_acc } не приходит: { $disease } болезнь искоренена.
log-outbreak = Вспышка { $disease_gen } болезни в { $city_loc }, по счёту { $n }.
log-eradicated = Болезнь искоренена: { $disease }.
log-rate = Скорость заражения теперь { $rate }.
log-shuffle = { $n ->
    [one] Из сброса на верх колоды заражения возвращается { $n } карта.
    [few] Из сброса на верх колоды заражения, перемешав, возвращают { $n } карты.
   *[other] Из сброса на верх колоды заражения, перемешав, возвращают { $n } карт.
}
log-skipped = Тихая ночь: заражения нет.
log-over-win = Все четыре лекарства найдены: победа.
log-over-outbreaks = Восьмая вспышка: поражение.
log-over-cubes = Запас { $disease_cubes } кубиков пуст, а нужен ещё один: поражение.
log-over-cards = В колоде игроков меньше двух карт: поражение.

why-over = Игра окончена.
why-not-acting = Не сейчас: стол ждёт другого.
why-turn = Сейчас ход { $who_gen }.
why-direct = На руке нет карты другого города.
why-charter = Карты { $city_gen } нет на руке.
why-shuttle-here = Шаттла нет: в { $city_loc } нет исследовательской станции.
why-shuttle-only = Других исследовательских станций нет.
why-build-stands = В { $city_loc } уже стоит исследовательская станция.
why-build-card = Карты { $city_gen } нет на руке.
why-treat = В { $city_loc } нет кубиков.
why-share-alone = В { $city_loc } больше никого нет.
why-share-card = Здесь некому передать карту: нужна карта { $city_gen }.
why-cure-cards = Карт на руке для лекарства от { $disease_gen } болезни: { $n } из { $need }.
why-cure-station = Для лекарства нужна исследовательская станция, а в { $city_loc } её нет.
why-flown = Перелёт за карту в этот ход уже был.
why-ops-station = Перелёт за карту начинается на исследовательской станции.
why-ops-card = Для перелёта нужна карта города.
why-ops-same = Карту этого города выгоднее потратить на чартерный рейс.
why-kept = Одно событие уже отложено.
why-nothing-to-keep = В сбросе нет событий.
why-join = Других фишек нет.
why-join-held = Ни одна фишка, которую можно переместить, не может сейчас покинуть свой город.
why-role = У этой роли нет особого действия.
why-no-event = На руке нет событий.
why-passed = В этот момент вы спасовали.
why-event-moment = «{ $card }» сейчас сыграть нельзя.
why-event-closed = «{ $card }» подождёт: пока что-то происходит, события не играют.
why-event-struck = «{ $card }» нельзя играть между Заражением и Обострением эпидемии.
why-event-cure = Этот момент для того, что следует за лекарством; «{ $card }» можно сыграть потом.
why-event-idle = «{ $card }» сейчас ничего не даст.
why-FORECAST = В колоде заражения не осталось карт.
why-AIRLIFT = Ни одна фишка не может сейчас улететь из своего города.
why-RESILIENT = В сбросе заражения нет карт городов.

why-here = Фишка стоит в { $city_loc }.
why-far = { $city }: { $n ->
    [one] { $n } переход
    [few] { $n } перехода
   *[other] { $n } переходов
 } отсюда; поездка ведёт только в соседний город.
why-away = { $city }: { $n ->
    [one] { $n } переход
    [few] { $n } перехода
   *[other] { $n } переходов
 } отсюда.
why-direct-card = Прямого рейса нет: карты { $city_gen } нет на руке.
why-charter-card = Чартерного рейса нет: карты { $city_gen } нет на руке.
why-shuttle-there = Шаттла нет: в { $city_loc } нет исследовательской станции.
why-join-there = В { $city_loc } нет другой фишки.
why-own-way = { $who } перемещается только своим особым способом.
why-grounded = Сейчас фишкам летать нельзя.
why-builds-not = { $who } не может строить.
why-build-there = За эту карту исследовательскую станцию строят только в { $city_loc }.
why-give-there = Чтобы передать эту карту, обе фишки должны стоять в { $city_loc }.
why-cured = Лекарство от { $disease_gen } болезни уже найдено.
why-apart = { $pawn } сейчас в { $city_loc }; карты передают в одном городе.
why-holds-not = { $who }: карты { $city_gen } на руке нет.
why-holds-none = { $who }: на руке нет карт городов.

doubt-unknown = «{ $found }» не город, не роль за этим столом и не событие на руке.
