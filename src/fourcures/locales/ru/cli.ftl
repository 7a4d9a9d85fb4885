# Команда `fourcures`.

cli-help = Стол для кооперативной настольной игры Мэтта Ликока о болезнях: в браузере, в терминале, и инструменты вокруг неё.
cli-help-help = Рассказать, что делают команда и её опции.
cli-help-version = Назвать версию.
cli-serve = Открыть игру для браузеров: откройте страницу, нажмите «Играть соло».
cli-reports = Перечислить жалобы, присланные тому, кто держит сервер.
cli-play = Играть в терминале, все места за одной клавиатурой.
cli-new = Раздать игру и напечатать её первую позицию.
cli-legal = Перечислить, что возможно в позиции.
cli-apply = Сыграть токены в позиции и напечатать следующую.
cli-check = Сказать, что в позиции невозможно.
cli-rules = Читать правила: главу или что делает роль, событие или другая карта.
cli-replay = Сыграть запись заново, от первой карты до последней позиции.
cli-case = Прогнать файлы случаев: позиции и то, что из них должно выйти.
cli-perft = Сосчитать продолжения из позиций файлов perft.

cli-arg-line = Строка позиции, в кавычках; - читает её со стандартного ввода.
cli-arg-tokens = Токены действий и открытых карт, по порядку, как в docs/notation.md.
cli-arg-json = Печатать JSON для программ.
cli-arg-seats = Число мест, от 1 до 5 (2, или сколько названо ролей).
cli-arg-epidemics = Карты эпидемий: 4 вводный, 5 стандартный, 6 героический, 7 легендарный.
cli-arg-roles = Роли по порядку мест через запятую, например MED,SCI; ? — случайная.
cli-arg-first = Кто начинает: population (самое большое население на руке), random или роль.
cli-arg-seed = Любой текст; одно и то же зерно открывает одни и те же карты.
cli-arg-rules = Правила по имени, например base или base+ask, вместо тех, что дают набор и опции.
cli-arg-preset = Стол, как его описывает документ: 2013, es-review, it-2013, classic-2008, ru-sheet, bsw.
cli-arg-challenge = Добавить испытание; можно указать несколько раз.
cli-arg-option = ИМЯ=ЗНАЧЕНИЕ, ещё один выбор, например approval=on; можно указать несколько раз.
cli-arg-about = Глава, раздел или код карты, например drawing, hand или MED; без него — список глав.
cli-option = «{ $found }» — не опция; её пишут ИМЯ=ЗНАЧЕНИЕ, например approval=on.
cli-arg-files = Файлы, один или больше.
cli-arg-limits = Ограничить, сколько один адрес может спрашивать у сервера.
cli-verify = Проверить, что карты игры вышли так, как велит её зерно.
cli-arg-promise = Что показали о зерне, пока игра шла: sha256:…
cli-verified = { $cards ->
    [one] { $cards } карта вышла
    [few] Все { $cards } карты вышли
   *[other] Все { $cards } карт вышли
} так, как велит зерно. Обещание: { $promise }
cli-verify-wrong = Токен { $number } записи — не та карта, которую даёт там зерно.
cli-verify-promise = Зерно не то, что было обещано: оно даёт { $found }.
cli-arg-record = Запись игры (.fcr).
cli-arg-story = Рассказать фразами, а не токенами.
cli-arg-save = Куда записать игру, когда она окончена или прервана.
cli-arg-every-window = Спрашивать и в окне между двумя картами заражения, а не пропускать его.
cli-arg-port = Порт, на котором слушать; 0 выбирает свободный.
cli-arg-host = Адрес, на котором слушать; 0.0.0.0 — для всех в сети.
cli-arg-data = Папка для столов и их журнала вместо обычной папки данных программ.
cli-arg-address = Адрес, по которому этот сервер открывают другие, например https://play.example.org: для ссылок в извещениях.
cli-arg-browser = Открыть страницу в браузере, если он есть.

# Что не так с вводом
cli-option-unknown = Опции { $option } нет; их перечисляет --help.
cli-option-value = { $option } не может быть { $found }; что годится, говорит --help.
cli-number = { $option } не может быть { $found }: возможно от { $least } до { $most }.
cli-option-twice = { $option } указано дважды; довольно одного раза.
cli-option-empty = { $option } нет или без значения; что годится, говорит --help.
cli-command-unknown = Команды { $command } нет; есть { $commands }.
cli-too-much = { $found } здесь лишнее; что принимает команда, говорит --help, а строку позиции берут в кавычки.
cli-seats-roles = { $seats ->
    [one] Для { $seats } места названо
   *[other] Для { $seats } мест названо
 } { $roles ->
    [one] { $roles } роль
    [few] { $roles } роли
   *[other] { $roles } ролей
 }; назовите по одной на место, ? — случайная.
cli-first = { $found } не может начинать; годятся population, random или одна из ролей: { $roles }.
cli-no-files = Не назван ни один файл; назовите хотя бы один.
cli-file-unread = { $file } не удалось прочитать: { $why }.
cli-file-not-text = { $file } — не текстовый файл.
cli-file-unwritten = { $file } не удалось записать: { $why }.
cli-final = Запись кончается не так, как говорит её Final: { $field } должно быть { $wanted }, а здесь { $found }.

cli-seed = Зерно: { $seed }.
cli-no-problem = В этой позиции нет ничего невозможного.

# Стол в терминале
cli-turn = Ход { $turn }: { $role }
cli-row-tracks = Шкалы
cli-tracks = вспышки { $outbreaks } из 8   скорость заражения { $rate }   эпидемии { $epidemics } из { $of }
cli-row-diseases = Болезни
cli-not-cured = { $disease }: в запасе { $left }
cli-cured = { $disease }: излечима, в запасе { $left }
cli-eradicated = { $disease }: искоренена
cli-row-stations = Станции
cli-row-cubes = { $cubes ->
    [one] { $cubes } кубик
    [few] { $cubes } кубика
   *[other] { $cubes } кубиков
 }
cli-other-colour = : { $disease } в
cli-row-player-deck = Колода игроков
cli-player-deck = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
 } в стопках по { $piles } (! = эпидемия ещё внутри)
cli-pile = { $cards }
cli-pile-epidemic = { $cards }!
cli-row-player-discard = Сброс игроков
cli-row-layer = Колода заражения, верх
cli-row-infection-discard = Сброс заражения
cli-row-removed = Вне игры
cli-no-cards = нет карт
cli-kept = отложено: { $card }
cli-open = выборов { $count }, например { $example }

# Заголовки выборов
cli-kind-drive = Поездка
cli-kind-shuttle = Шаттл
cli-kind-direct = Прямой рейс
cli-kind-charter = Чартерный рейс
cli-kind-ops_flight = Перелёт за любую карту
cli-kind-join = К другой фишке
cli-kind-treat = Лечить
cli-kind-build = Построить станцию
cli-kind-give = Отдать карту
cli-kind-take = Взять карту
cli-kind-cure = Найти лекарство
cli-kind-store = Отложить событие
cli-kind-done = Закончить
cli-kind-pass = Пас
cli-kind-discard = Сбросить
cli-kind-put = Положить сверху
cli-kind-event = { $card }

# Кого ждут и чего
cli-ask-act = { $role }, { $left ->
    [one] осталось { $left } действие
    [few] осталось { $left } действия
   *[other] осталось { $left } действий
 }:
cli-ask-win-0 = Сыграть событие перед добором? { $roles }:
cli-ask-win-1 = Сыграть событие, прежде чем перемешают сброс заражения? { $roles }:
cli-ask-win-2 = Сыграть событие перед заражением? { $roles }:
cli-ask-win-3 = Сыграть событие перед следующей картой заражения? { $roles }:
cli-ask-win-4 = Сыграть событие перед следующей эпидемией? { $roles }:
cli-ask-hand = Слишком много карт, сбросьте или сыграйте событие: { $roles }:
cli-ask-order = Карты возвращает на верх, начиная с нижней, { $roles }:

cli-play-welcome = Введите номер или токен, можно несколько через пробел; help расскажет больше.
cli-play-help =
    3          то, что под этим номером в списке; длинный список им раскрывают
    CHI        токен: поездка в Чикаго; списки показывают токен каждого выбора
    { "." }          закончить действия; в окне событий: пасуют все
    table      показать весь стол (t)
    undo       отменить последнее действие, пока с тех пор не открыта карта (u)
    save ФАЙЛ  записать игру; `fourcures play ФАЙЛ` её продолжит
    line       показать строку позиции
    quit       выйти (q)
    Enter      показать выборы снова
cli-undo-none = Отменять нечего: открытая карта остаётся открытой.
cli-save-where = Назовите файл, куда сохранить, например: save game.fcr
cli-saved = Запись в файле { $file }.
cli-no-number = { $found } нет в списке; Enter покажет выборы снова.
cli-over-win = Победа, ход { $turn }: найдены все четыре лекарства.
cli-over-outbreaks = Поражение, ход { $turn }: восьмая вспышка.
cli-over-cubes = Поражение, ход { $turn }: не хватило кубиков болезни.
cli-over-cards = Поражение, ход { $turn }: не хватило карт игроков для добора.

# На что пожаловались люди

cli-report = { $at }, { $where }, { $name }: «{ $found }» (причина: { $why })
cli-report-where = стол { $table }
cli-report-lobby = зал
cli-report-none = Жалоб нет.
cli-arg-other-line = Другая линия записи, по номеру; 0 — сама партия.

# How fast it is

cli-bench = Измерить скорость движка здесь, рядом с программой на C.
cli-arg-seconds = Сколько секунд это займёт, примерно: от 1 до 600.
cli-bench-seconds = Это может занять от 1 до { $most } секунд.
cli-bench-engine = { $compiled ->
    [yes] Движок: скомпилирован
   *[no] Движок: интерпретируется
 } (Python { $python })
cli-bench-seats = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
 }
cli-bench-row-games-per-s = Случайных партий в секунду
cli-bench-row-decisions-per-s = Решений в секунду
cli-bench-row-copy-ns = Скопировать стол, нс
cli-bench-row-legal-ns = Перечислить, что можно сделать, нс
cli-bench-row-apply-ns = Сделать это на копии, нс
cli-bench-row-playout-ns = Доиграть с середины до конца, нс
cli-bench-row-ratio = Время на решение, четыре роли без событий: во сколько раз больше, чем на C
cli-bench-row-decision-ns = у движка, нс
cli-bench-row-c-decision-ns = у программы на C, нс
cli-bench-why-no-compiler = Сравнить не с чем: компилятора C нет, или он не смог собрать программу на C.
cli-bench-why-no-source = Сравнить не с чем: программы на C нет в этом пакете.
cli-bench-why-other-game = Отношения нет: партии программы на C не такие же длинные, как у движка.
cli-bench-replay = Запись из 1000 токенов проигрывается за { $ms } мс.
cli-bench-module = Модуль
cli-bench-cost = Время на решение, во сколько раз больше базовой игры
