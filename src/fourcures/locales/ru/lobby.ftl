### Как найти стол и пригласить других; загружается с залом и с приглашениями.

## Стол словами

ui-clock = Часы
plan-clock-soft = Молчание в окне событий дольше { $n } с — это пас; часы может придержать любой
plan-clock-wait = { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[other] { $n } часов
 } на ход; опоздавшему только напомнят
plan-clock-pass = { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[other] { $n } часов
 } на ход; потом ход закончат за опоздавшего
plan-clock-team = { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[other] { $n } часов
 } на ход; потом за опоздавшего могут сыграть товарищи
ui-trusted = Если кто отошёл
plan-trusted = За него могут спасовать другие
ui-command = Команды для ИИ
ui-hints = Подсказки
plan-hints = Кто ходит, может спросить, что сделали бы программы
plan-command = За напарников-ИИ можно ходить
command-closed = Когда карты закрыты, ходить за напарника-ИИ нельзя.
ui-language = Язык
plan-language = { $language }

## Зал

ui-open-tables = Открытые столы
ui-open-none = Сейчас никто не ждёт игроков. Создайте стол и покажите его в зале.
ui-people-here = { $n ->
    [one] Здесь { $n } человек
    [few] Здесь { $n } человека
   *[other] Здесь { $n } человек
 }
ui-open-made = создан { $ago }
ui-open-here = { $n ->
    [0] за столом никого
    [one] за столом { $n } человек
    [few] за столом { $n } человека
   *[other] за столом { $n } человек
 }
ui-open-seats = { $n ->
    [one] Свободно { $n } место
    [few] Свободно { $n } места
   *[other] Свободно { $n } мест
 }
ui-open-running = игра идёт
ui-open-sits = { $role }: { $name }
ui-open-free = { $role }: свободно
ui-somebody = кто-то
ui-join = К столу
ui-join-of = К столу: { $name }
ui-language-of = язык: { $language }
ui-clock-soft = { $n } с в окнах
ui-clock-hours = { $n } ч на ход
ui-your-move = Ваш ход
ui-move-of = { $who }, { $ago }

## Три слова

ui-code-join = Войти по коду
ui-code-hint = river lamp otter
ui-code-go = Войти
ui-code-full = Все места за этим столом заняты; можно смотреть.
ui-code-watch = Смотреть
ui-invite-link = Ссылка-приглашение
ui-invite-code = Код из трёх слов
ui-share = Поделиться
ui-share-text = Сыграем в Fourcures? Код: { $words }

## Хозяин стола

ui-host = хозяин
ui-host-short = Назначить
ui-host-give = Сделать хозяином: { $name }
ui-host-give-to = Передать стол
ui-host-seat = { $name } ({ $role })
ui-host-title = Хозяин
ui-host-you = Вы хозяин этого стола.
ui-host-is = Хозяин этого стола — { $name }.
ui-host-away = У хозяина этого стола нет места.
ui-seat-clear = Освободить
ui-seat-clear-of = Освободить место: { $role }

## Выбор для нового стола

ui-group-together = Вместе
ui-listed = Кому можно прийти
ui-listed-no = По ссылке
ui-listed-yes = Всем
ui-listed-hint = Всем: стол виден в зале, пока не заняты все места.
ui-language-hint = На котором хотите говорить; виден в зале.
ui-language-any = Любой
ui-clock-none = Нет
ui-clock-soft-name = Секунды
ui-clock-hours-name = Часы
ui-clock-none-hint = Стол ждёт каждого, сколько понадобится.
ui-clock-soft-hint = В окне событий молчание через столько секунд — это пас. Часы может придержать любой.
ui-clock-hours-hint = Для игр на много дней: на каждый ход даётся столько часов, и о своём ходе каждого извещают.
ui-seconds = Секунд молчания
ui-hours = Часов на ход
ui-hours-n = { $n ->
    [24] Сутки
    [48] Двое суток
    [72] Трое суток
    [168] Неделя
    [one] { $n } час
    [few] { $n } часа
   *[other] { $n } часов
 }
ui-seconds-n = { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
   *[other] { $n } секунд
 }
ui-zero = Когда часы выйдут
ui-zero-wait = Ждать и напоминать
ui-zero-pass = Закончить ход
ui-zero-team = Играют товарищи
ui-trusted-hint = За того, кто отошёл, товарищи могут спасовать в окне событий.
ui-command-hint = Любой за столом может ходить за напарника-ИИ, как за своё место. Если { $n } секунд никто не ходит, он идёт сам.
ui-hints-hint = Кто ходит, может спросить, что сделали бы программы. Партии, где кто-то спросил, не идут в таблицы лучших.
ui-hints-solo = Только в одиночку
ui-hints-yes = Всегда
ui-hints-no = Никогда

# Мои столы и новый стол

ui-random = Случайно
ui-lobby = Столы
ui-my-tables = Мои столы
ui-no-tables = Здесь появятся столы, которые вы создали или за которые сели, чтобы к ним вернуться.
ui-state-gathering = Ждёт игроков, { $free ->
    [one] свободно { $free } место
    [few] свободно { $free } места
   *[other] свободно { $free } мест
 }
ui-state-playing = Ход { $turn }
ui-state-over = { $over ->
    [win] Победа
   *[other] Поражение
 }, ход { $turn }
ui-resume = Продолжить
ui-look = Смотреть
ui-create = Создать стол
ui-table-name = Название стола
ui-table-name-hint = Можно не заполнять
ui-seats = Места
ui-seat-n = Место { $n }
ui-level = Уровень
ui-preset = Игра
ui-all-options = Все опции
ui-chosen = выбрано
ui-challenges = Испытания
ui-group-setup = Подготовка
ui-group-roles = Роли и события
ui-group-play = Игра
ui-group-look = Вид
ui-this-table = Этот стол
ui-roles-pick = Роли по местам
ui-seed = Раздача
ui-seed-hint = Пусто: новая раздача. Те же слова — те же карты.
ui-summary = Ваш стол словами
ui-play-alone = Играть соло
ui-play-alone-hint = { $n ->
    [1] Вы играете за единственное место.
    [one] Вы сами играете за { $n } место, руки открыты.
    [few] Вы сами играете за все { $n } места, руки открыты.
   *[other] Вы сами играете за все { $n } мест, руки открыты.
 }
ui-create-invite = Создать и пригласить других
ui-replay-of = Повтор: { $name }
ui-for-programs = Для программ
