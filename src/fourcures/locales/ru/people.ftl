# Страница о людях: вход, профили, таблицы лучших, аккаунт.

## Вход

ui-people = Люди
ui-sign-title = Кто вы?
ui-sign-way = Что вы хотите сделать
ui-sign-in = Войти
ui-claim = Занять имя
ui-sign-in-hint = Ваши места останутся при вас. Всё, что есть в этом браузере, остаётся вашим.
ui-claim-hint = С этого момента имя только ваше, на любом устройстве. Больше ничего не спрашивают, писем не шлют.
ui-name = Имя
ui-password = Пароль
ui-password-hint = Не короче 8 букв. Потерянный пароль не вернуть: поможет только ключ доступа или устройство, где вход ещё открыт.
ui-claim-password = Занять с паролем
ui-sign-in-passkey = Войти с ключом доступа
ui-claim-passkey = Занять с ключом доступа
ui-passkey-not = Ключ доступа не сработал. Попробуйте ещё раз или введите пароль.
ui-passkey-there = На этом устройстве уже есть ваш ключ доступа.
ui-sit-as = Вы садитесь за стол как { $name }.

## Профиль

ui-since = Здесь с { $date }
ui-team-games = Команды
ui-solo-games = Соло
ui-games = Игры
ui-wins = Победы
ui-win-rate = Доля побед
ui-points = Очки
ui-by-level = По эпидемиям
ui-by-preset = По играм
ui-by-role = По ролям
ui-mates = Лучшие товарищи
ui-mate = побед { $wins } из { $games }
ui-no-mates = Здесь появится тот, у кого есть имя и не меньше { $n } общих с вами игр.
ui-recent = Последние игры
ui-no-games = Ещё ни одна игра не окончена.
ui-won-in = Победа, ход { $turn }
ui-lost-in = Поражение, ход { $turn }
ui-played-alone = соло, { $n ->
    [one] { $n } место
    [few] { $n } места
   *[other] { $n } мест
 }
ui-played-as = { $roles }, мест: { $n }
ui-unranked = , вне таблицы
ui-points-n = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
 },

## Таблицы лучших

ui-boards = Таблица лучших
ui-season-choose = Сезон
ui-season = { $quarter }-й квартал { $year } года
ui-season-all = За всё время
ui-solo-choose = Команды или соло
ui-teams = Команды
ui-alone = Соло
ui-board-of = Таблица лучших: { $preset }, { $season }
ui-place = Место
ui-board-empty = Здесь пока никого нет.
ui-board-rules = Только занятые имена, за которыми не меньше { $n } игр. Победа приносит 1, 4, 16 или 64 очка при 4, 5, 6 или 7 эпидемиях. При равных очках выше тот, у кого меньше игр; при равенстве и в этом место общее. Считаются только игры с неизвестными картами и с опциями набора.
ui-pages = Страницы
ui-page-before = Назад
ui-page-after = Далее
ui-page-of = Страница { $page } из { $pages }

## Аккаунт

ui-account = Аккаунт
ui-guest = Вы гость
ui-guest-hint = Ваши места принадлежат этому браузеру. Займите имя, чтобы сохранить их, играть с других устройств и видеть, как прошли ваши игры.
ui-name-new = Ваше имя
ui-name-change = Сменить
ui-name-changed = Имя изменено.
ui-to-profile = Профиль
ui-password-old = Прежний пароль
ui-password-new = Новый пароль
ui-password-change = Сменить
ui-password-set = Задать пароль
ui-password-note = С новым паролем вход на всех других ваших устройствах закроется.
ui-password-changed = Пароль изменён.
ui-passkeys = Ключи доступа
ui-passkeys-hint = С ключом доступа входят по отпечатку, лицу или PIN-коду, без имени и пароля.
ui-passkeys-none = По этому адресу у браузера нет ключей доступа: им нужны HTTPS и имя или localhost.
ui-passkey = Ключ доступа
ui-passkey-label = Как его назвать
ui-passkey-add = Добавить ключ доступа
ui-passkey-added = Ключ доступа добавлен.
ui-passkey-remove = Удалить
ui-passkey-remove-of = Удалить: { $name }
ui-passkey-removed = Ключ доступа удалён.
ui-devices = Устройства
ui-devices-n = { $n ->
    [1] Вход открыт только здесь.
    [one] Вход открыт на { $n } устройстве.
   *[other] Вход открыт на { $n } устройствах.
 }
ui-sign-out = Выйти
ui-sign-out-others = Выйти на всех других
ui-signed-out = Вы вышли.
ui-others-out = На всех других устройствах вход закрыт.
ui-my-data = Мои данные
ui-my-data-hint = Всё, что о вас хранится, одним файлом, вместе с записями ваших игр; или чтобы не хранилось больше ничего.
ui-export = Скачать
ui-delete = Удалить всё обо мне
ui-delete-hint = Ваше имя, пароль, ключи доступа и устройства удаляются сразу. Места в идущих играх освобождаются; в оконченных вместо вас останется «кто-то». Отменить это нельзя.
ui-delete-type = Чтобы подтвердить, впишите { $name }
ui-delete-all = Удалить навсегда
ui-deleted = О вас больше ничего не хранится.
ui-stats-person = Статистика
