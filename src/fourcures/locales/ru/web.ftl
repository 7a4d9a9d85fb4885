# Стол на странице: всё, что говорит сама страница. Имена, роли, события, журнал и причины в game.ftl.

## Везде

ui-title = Fourcures
ui-table-of = Стол на { $seats }: { $level }
ui-close = Закрыть
ui-cancel = Отмена
ui-confirm = Сделать
ui-change = Выбрать заново
ui-copy = Копировать
ui-copied = Скопировано
ui-you = Вы
ui-someone = Кто-то
ui-comma-you = , вы
ui-person-role = { $who } ({ $role })
ui-theme = Тема
ui-theme-system = Как в системе
ui-theme-light = Светлая
ui-theme-dark = Тёмная
ui-go-dark = Тёмная тема
ui-go-light = Светлая тема
ui-no-server = Сервер не отвечает; проверьте связь и попробуйте ещё раз.
ui-server-error = Сервер не справился (ошибка { $status }); попробуйте чуть позже.
ui-nowhere = Здесь ничего нет
ui-no-page = Такой страницы нет. Все столы найдёте в зале.
ui-no-table = По этому адресу нет стола; попросите приглашение ещё раз.
ui-opening = Открывается…
ui-whose-game = Настольную игру, по правилам которой здесь играют, придумал Мэтт Ликок. Fourcures — свободная программа поклонников игры, не связанная ни с ним, ни с какими-либо издателями.

ui-called = Ваш ход — { $name }
ui-to-lobby = В зал
ui-logo = Fourcures, в зал
ui-nick = Ваше имя
ui-nick-hint = Его видят остальные
ui-epidemics-n = { $n ->
    [one] { $n } эпидемия
    [few] { $n } эпидемии
   *[other] { $n } эпидемий
 }

## Верхняя строка и панели

ui-menu = Меню
ui-board = Поле
ui-show-panels = Ход, карты заражения и журнал
ui-panels = Ход, карты заражения и журнал
ui-views = Виды
ui-tab-map = Поле
ui-tab-team = Команда
ui-tab-infection = Заражение
ui-tab-log = Журнал
ui-fold = Свернуть действия
ui-unfold = Показать действия
ui-outbreaks = Вспышки
ui-outbreaks-of = Вспышки: { $n } из { $of }
ui-outbreaks-hint = Восьмая вспышка — поражение.
ui-of = из { $of }
ui-rate = Скорость заражения
ui-rate-is = Скорость заражения: карт за ход { $n }
ui-rate-hint = Столько карт открывают в конце каждого хода; каждая эпидемия двигает маркер.
ui-a-turn = за ход
ui-cures = Лекарства и запас кубиков
ui-cure-slot = { $disease } болезнь: кубиков в запасе { $left }, { $state }
ui-cured = излечима
ui-not-cured = лекарства нет
ui-eradicated = искоренена
ui-deck = Колода игроков
ui-deck-hint = Каждый ход берут карты, по { $n }; если их не хватит, игра проиграна.
ui-turns = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
 }
ui-stations = Станции
ui-stations-left = из { $of } в запасе
ui-turn-panel = Ход
ui-turn = Ход { $n }
ui-setup = Подготовка
ui-your-turn = Ваш ход
ui-turn-of = Ходит { $who }
ui-step-hand = { $who }: слишком много карт
ui-step-order = { $who } раскладывает карты прогноза
ui-part-act = Действия
ui-part-draw = Добор
ui-part-infect = Заражение
ui-part-rival = Соперник
ui-rival-most = до 3
ui-part-done = готово
ui-left = ещё { $n }
ui-of-actions = { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[other] { $n } действий
 }
ui-draw-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
 }
ui-cities = { $n ->
    [one] { $n } город
    [few] { $n } города
   *[other] { $n } городов
 }
ui-quiet-next = не будет
ui-infection = Карты заражения
ui-browse = Просмотр
ui-search-city = Найти город
ui-tier-discard = В сбросе, вернутся на верх с эпидемией
ui-tier-discard-hint = Сначала новые. Следующая эпидемия перемешает их и положит на верх колоды.
ui-tier-known = Сверху, в этом порядке
ui-tier-known-hint = Все знают, что будет дальше.
ui-tier-layer = Сверху, порядок неизвестен
ui-tier-layer-hint = Они выйдут раньше всего, что ниже; их порядок между собой неизвестен.
ui-tier-unseen = Ещё не выходили
ui-tier-unseen-hint = Они выйдут последними, в порядке, которого никто не знает.
ui-tier-removed = Вне игры
ui-tier-removed-hint = Эти карты больше не появятся.
ui-log = Журнал
ui-log-empty = Ещё ничего не произошло.
ui-hands = Руки
ui-hand-of = Рука: { $who }, { $role }
ui-role-at = { $role }, { $city }
ui-hand-count = Карт: { $n }, предел { $of }
ui-set = { $n } из { $of }
ui-no-cards = Нет карт
ui-stored = Отложено Планировщиком; сыгранное, выйдет из игры.
ui-stored-short = отложено
ui-away = { $who } не на месте
ui-awaited = Стол ждёт здесь
ui-event-text = { $event }: { $text }

ui-news-drawn = Добор
ui-news-struck = Эпидемия
ui-news-infected = Заражение
ui-news-outbreaks = Вспышка
ui-news-mutated = Мутация
ui-news-quiet = Тихая ночь: заражения нет.

## Кого ждут

ui-wait-act = Ждём действий: { $who }.
ui-wait-hand = { $who }: ждём сброса, { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
 }.
ui-wait-order = Ждём, пока разложит карты: { $who }.
ui-wait-window = Можно сыграть событие: { $who }.
ui-watching = Вы смотрите игру.

## Действия

ui-actions = Действия
ui-left-of = осталось { $n } из { $of }
ui-tool-drive = Ехать
ui-tool-drive-hint = В соседний город: 1 действие.
ui-tool-direct = Прямой
ui-tool-direct-hint = Прямой рейс: сбросьте карту города и летите в этот город, 1 действие.
ui-tool-charter = Чартер
ui-tool-charter-hint = Чартерный рейс: сбросьте карту города, где вы стоите, и летите куда угодно, 1 действие.
ui-tool-shuttle = Шаттл
ui-tool-shuttle-hint = С одной исследовательской станции на другую: 1 действие.
ui-tool-build = Строить
ui-tool-build-hint = Исследовательская станция здесь: 1 действие.
ui-tool-treat = Лечить
ui-tool-treat-hint = Уберите кубики из города, где вы стоите: 1 действие.
ui-tool-share = Обмен
ui-tool-share-hint = Передать карту в одном городе: 1 действие.
ui-tool-cure = Лекарство
ui-tool-cure-hint = Сбросьте карты одного цвета на исследовательской станции: 1 действие.
ui-tool-role = Роль
ui-tool-role-of = Роль
ui-tool-role-hint = То, что умеет только эта роль: 1 действие.
ui-tool-other = Ещё
ui-tool-other-hint = Действия, которые добавляет эта игра.
ui-tool-event = Событие
ui-tool-event-hint = Сыграть карту события: без действия.
ui-tool-done = Конец хода
ui-tool-pass = Пас
ui-tool-discard = Сбросить
ui-undo = Отменить
ui-undo-what = Отменить: { $what }
ui-undo-nothing = Отменять нечего.
ui-last-action = последнее действие
ui-end-turn = Конец хода
ui-end-sure = { $n ->
    [one] Осталось { $n } действие
    [few] Осталось { $n } действия
   *[other] Осталось { $n } действий
 }
ui-end-detail = Дальше — добор двух карт и заражение, городов: { $n }.
ui-end-not = Играть дальше
ui-pass = Пас
ui-pass-for = Пас: { $who }
ui-pass-turn = Пасовать до конца этого хода
ui-pass-turn-short = Не в этот ход
ui-orders = Когда вас спрашивать
ui-nudged = Вас ждут: { $who }.
ui-back-here = Вернуться сюда…
ui-pass-all = Пас за всех
ui-not-now = Не сейчас.
ui-refused = Сейчас это невозможно; взгляните на стол ещё раз.
ui-not-there = { $city } для этого не подходит.
ui-choose-first = Сначала выберите в строке ниже.
ui-changed = Стол изменился, и это больше невозможно.
ui-may-choose = можно выбрать
ui-lost-line = Связь потеряна; восстанавливаем. Всё сделанное сохранено.

## Шаги действия

ui-ask-event = Событие
ui-ask-pawn = Фишка
ui-ask-disease = Болезнь
ui-ask-direction = Кто кому
ui-ask-city = Город
ui-ask-way = Как
ui-ask-card = Карта
ui-ask-cards = Карты
ui-ask-partner = С кем
ui-ask-station = Какую станцию перенести
ui-choose-cards = Выберите карты: нужно { $n }, выбрано { $chosen }
ui-or-type = Щёлкните на поле или впишите
ui-key-go = К городу по названию
ui-go-name = Название города
ui-direction-give = Отдать
ui-direction-take = Взять

ui-do-drive = Ехать в { $city_acc }
ui-do-direct = Лететь, сбросить { $card_acc }
ui-do-charter = Чартер, сбросить { $card_acc }
ui-do-shuttle = Шаттлом в { $city_acc }
ui-do-ops_flight = Лететь, сбросить { $card_acc }
ui-do-join = К фишке в { $city_acc }
ui-do-build = { $moving ->
    [yes] Перенести сюда станцию из { $station_gen }
   *[no] { $paid ->
        [yes] Строить, сбросить { $card_acc }
       *[no] Построить станцию
    }
 }
ui-do-treat = Лечить { $disease_acc }
ui-do-give = Отдать { $card_acc }, получает { $partner }
ui-do-take = Взять { $card_acc }, отдаёт { $partner }
ui-do-cure = Найти лекарство от { $disease_gen }
ui-do-store = Отложить «{ $card }»
ui-do-done = Конец хода
ui-do-pass = Пас
ui-do-discard = Сбросить { $card_acc }
ui-do-put = Положить { $city_acc } сверху
ui-do-airlift = В { $city_acc } летит { $pawn }
ui-do-grant = { $moving ->
    [yes] Перенести станцию из { $station_gen } в { $city_acc }
   *[no] Построить в { $city_loc }
 }
ui-do-quiet = Сыграть «Тихую ночь»
ui-do-forecast = Посмотреть шесть карт
ui-do-resilient = Убрать { $city_acc }

ui-way-drive = Ехать, 1 действие
ui-way-shuttle = Шаттл, 1 действие
ui-way-join = К фишке там, 1 действие
ui-way-direct = Лететь, сбросить { $card_acc }
ui-way-charter = Чартер, сбросить { $card_acc }
ui-way-ops_flight = Лететь со станции, сбросить любую карту
ui-way-treat = Лечить { $disease_acc }
ui-way-build = { $paid ->
    [yes] Строить, сбросить { $card_acc }
   *[no] Построить станцию
 }
ui-way-share = Обмен знаниями
ui-way-cure = Найти лекарство
ui-way-pawn = Переместить сюда: { $pawn }
ui-way-event = { $mine ->
    [yes] { $event }
   *[no] { $event }: { $who }
 }
ui-way-short-drive = ехать, 1 действие
ui-way-short-shuttle = шаттл, 1 действие
ui-way-short-join = к фишке, 1 действие
ui-way-short-direct = прямой рейс
ui-way-short-charter = чартерный рейс
ui-way-short-ops_flight = рейс за любую карту
ui-way-short-airlift = воздушный мост
ui-way-short-grant = станция
ui-way-short-resilient = убрать его карту

ui-cubes = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
 }
ui-cubes-of = { $n ->
    [one] { $n } { $disease_cube } кубик
    [few] { $n } { $disease_cubes } кубика
   *[other] { $n } { $disease_cubes } кубиков
 }
ui-no-cubes = Нет кубиков
ui-station = исследовательская станция
ui-here = Здесь:
ui-pawn-here = { $role } здесь
ui-card-held = Карта: { $who }

## Окна событий, предел руки, прогноз

ui-window-0 = Перед добором двух карт
ui-window-1 = Эпидемия: прежде чем сброс вернётся на верх
ui-window-2 = Перед заражением, городов: { $n }
ui-window-quiet = Перед заражением, которого не будет
ui-window-3 = Перед заражением следующего города
ui-window-4 = Между двумя эпидемиями
ui-window-detail = Сейчас можно сыграть событие.
ui-window-yours = Сейчас можно сыграть событие: { $who }
ui-window-others = Другие могут сыграть событие.
ui-play-event = Сыграть «{ $event }»
ui-play-an-event = Сыграть событие
ui-discard-title = Сбросьте { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
 }
ui-discard-or = Сбросьте { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
 } или сыграйте событие
ui-discard-detail = { $who }: карт { $n }, оставить можно { $limit }.
ui-discard-choose = { $n ->
    [one] Ещё { $n } карта
    [few] Ещё { $n } карты
   *[other] Ещё { $n } карт
 }
ui-discard-these = Сбросить: { $cards }
ui-hand-choose = Какие карты сбросить
ui-order-title = Верните карты
ui-order-detail = { $who }: в ближайшем заражении выйдут первые { $n }.
ui-order-done = Вернуть в этом порядке
ui-drawn-first = выйдет первой
ui-drawn-last = выйдет последней
ui-earlier = { $city } раньше
ui-later = { $city } позже
ui-place-of = { $n } из { $of }: { $city }; стрелки двигают карту

## Конец

ui-won-short = Победа
ui-lost-short = Поражение
ui-over-win = { $n ->
    [5] Найдены все лекарства, или фиолетовых кубиков нет, а остальные четыре найдены.
   *[other] Найдены все четыре лекарства.
 } Болезни побеждены.
ui-over-outbreaks = Случилась восьмая вспышка: болезни распространяются быстрее, чем их лечат.
ui-over-cubes = Нужно было поставить кубик, а запас этой болезни пуст: она зашла слишком далеко.
ui-over-cards = Нужно было взять две карты игроков, а их не хватило: время вышло.
ui-record = Запись игры
ui-new-table = Новый стол
ui-why = Почему

## Страны

ui-land-SFO = США
ui-land-CHI = США
ui-land-ATL = США
ui-land-MON = Канада
ui-land-WAS = США
ui-land-NYC = США
ui-land-MAD = Испания
ui-land-LON = Великобритания
ui-land-PAR = Франция
ui-land-ESS = Германия
ui-land-MIL = Италия
ui-land-STP = Россия
ui-land-LAX = США
ui-land-MEX = Мексика
ui-land-MIA = США
ui-land-BOG = Колумбия
ui-land-LIM = Перу
ui-land-SCL = Чили
ui-land-BUE = Аргентина
ui-land-SAO = Бразилия
ui-land-LAG = Нигерия
ui-land-KIN = ДР Конго
ui-land-JOH = ЮАР
ui-land-KHA = Судан
ui-land-ALG = Алжир
ui-land-IST = Турция
ui-land-MOS = Россия
ui-land-CAI = Египет
ui-land-BAG = Ирак
ui-land-TEH = Иран
ui-land-RIY = Саудовская Аравия
ui-land-KAR = Пакистан
ui-land-DEL = Индия
ui-land-MUM = Индия
ui-land-KOL = Индия
ui-land-CHE = Индия
ui-land-BEI = Китай
ui-land-SEO = Южная Корея
ui-land-SHA = Китай
ui-land-TOK = Япония
ui-land-OSA = Япония
ui-land-TAI = Тайвань
ui-land-HKG = Китай
ui-land-BAN = Таиланд
ui-land-HCM = Вьетнам
ui-land-JAK = Индонезия
ui-land-MNL = Филиппины
ui-land-SYD = Австралия

## Разговор

ui-chat = Чат
ui-tab-chat = Чат
ui-tabs-talk = Чат и журнал
ui-unread = { $n ->
    [one] { $n } новое сообщение
    [few] { $n } новых сообщения
   *[other] { $n } новых сообщений
 }
ui-unread-called = , одно зовёт вас
ui-claimed = занятое имя
ui-replay = Повтор
ui-deal = Честная ли раздача?
