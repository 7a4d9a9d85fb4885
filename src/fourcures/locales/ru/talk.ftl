### Что люди говорят друг другу: что этому мешает, что говорит сам стол, готовые фразы и слова страницы об этом.

## Чего нельзя сказать

talk-empty = Тут нечего сказать.
talk-long = Здесь букв { $found }; в сообщении не больше { $most }.
talk-breaks = Переносов строки в сообщении не больше { $most }.
talk-nameless = Сначала назовитесь, чтобы другие знали, кто говорит.
talk-too-fast = Другие не успевают читать; продолжите через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
 }.
talk-muted = Хозяин лишил вас слова за этим столом.
talk-sides = У кости от 2 до { $most } граней, а не { $found }.
talk-phrase-unknown = Готовой фразы «{ $found }» нет.
talk-phrase-about = Здесь эта фраза не может быть о «{ $found }».
talk-line-unknown = Такого сообщения здесь нет.
talk-line-yours = Это ваше собственное сообщение.
talk-line-of-nobody = Автора этого сообщения не определить.
talk-not-host = Лишить слова может только хозяин стола.
talk-blocks-full = Людей, которых вы не читаете, уже { $most }, больше нельзя; сначала верните кого-нибудь.
lobby-crowded = В зале открыто страниц: { $most }, больше нельзя; попробуйте позже.

## Что говорит стол

talk-mute = Хозяин лишил слова: { $name }.
talk-mute-nameless = Хозяин лишил слова { $role_acc }.
talk-unmute = { $name } снова может говорить.
talk-unmute-nameless = { $role } снова может говорить.
talk-roll = бросает кость, граней { $sides }: { $result }

## Готовые фразы, каждый читает их на своём языке

phrase-hello = Всем привет.
phrase-wait = Подождите минутку.
phrase-idea = У меня идея.
phrase-agree = Поддерживаю.
phrase-unsure = Есть сомнения.
phrase-thanks = Спасибо.
phrase-sorry = Извините, моя ошибка.
phrase-back = Я на минуту, скоро вернусь.
phrase-played = Хорошо сыграно.
phrase-event = Не пора ли сыграть событие?
phrase-turn = { $role }, ваш ход.
phrase-ask = { $role }, как вы думаете?
phrase-cure = Могу найти лекарство от { $disease_gen } болезни.
phrase-run-out = Следите за запасом { $disease_cubes } кубиков.
phrase-give = Могу отдать карту { $city_gen }.
phrase-need = Мне нужна карта { $city_gen }.
phrase-reach = Могу добраться в { $city_acc }.
phrase-treat = Надо бы полечить в { $city_loc }.
phrase-meet = Встретимся в { $city_loc }.
phrase-build = Пригодилась бы станция в { $city_loc }.

## Страница

ui-talk-lines = Что было сказано
ui-talk-none = Ещё ничего не сказано.
ui-talk-earlier = Ранние сообщения
ui-talk-write = Написать
ui-talk-write-watch = Написать другим зрителям
ui-talk-name = Имя в чате
ui-talk-send = Отправить
ui-talk-phrases = Фразы
ui-talk-commands = Команды
ui-talk-about = О чём?
ui-talk-back = Назад к фразам
ui-talk-watchers = Зрители
ui-talk-watchers-hint = Показывать, что говорят зрители
ui-talk-watching = зритель
ui-talk-more = Что сделать с сообщением: { $name }
ui-talk-sign-yes = Да
ui-talk-sign-no = Нет
ui-talk-sign-ask = Вопрос
ui-talk-sign-wow = Удивление
ui-talk-sign-heart = Сердце
ui-talk-signed = { $n } × { $sign }, поставили: { $who }
ui-talk-answer = Ответить
ui-talk-block = Не читать
ui-talk-block-sure = Больше не читать: { $name }?
ui-talk-block-hint = Вы больше нигде не увидите, что пишет { $name }. Вернуть можно на странице аккаунта.
ui-talk-report = Пожаловаться
ui-talk-report-why = Что с этим не так?
ui-talk-report-send = Отправить тому, кто держит сервер
ui-talk-reported = Жалоба отправлена.
ui-talk-mute = Лишить слова
ui-talk-unmute = Вернуть слово
ui-talk-plan = предлагает: { $steps }
ui-talk-plan-made = предлагает план
ui-talk-plan-gone = предлагает план, которого уже нет
ui-talk-aside = Это видите только вы.
ui-talk-said = { $name }: { $text }
ui-talk-unknown = Команды /{ $found } нет; их список — /help.
ui-talk-no-role = Роли «{ $found }» нет ни у одного места.
ui-talk-no-number = Для кости нужно число граней, а не «{ $found }».
ui-talk-begun = Игра уже началась.
ui-talk-host-starts = Игру начинает хозяин стола; она начнётся сама, когда все места будут заняты.
ui-talk-invite-is = По этой ссылке можно сесть за стол: { $link }
ui-talk-words-are = Или с этими словами: { $words }
ui-talk-join-what = Впишите после команды три слова или ссылку стола.
ui-talk-join = занять свободное место или место роли
ui-talk-join-lobby = открыть стол по трём словам или по ссылке
ui-talk-leave = освободить мои места
ui-talk-start = занять все свободные места и начать (хозяин)
ui-talk-invite = показать ссылку
ui-talk-options = показать стол словами
ui-talk-roll = бросить кость; можно добавить число граней
ui-talk-roll-lobby = бросить кость; можно добавить число граней
ui-talk-help = показать команды
ui-talk-help-lobby = показать команды
ui-talk-blocked = Кого вы не читаете
ui-talk-blocked-hint = Вы не видите ничего из того, что они пишут.
ui-talk-unblock = Читать снова
ui-talk-unblock-of = Читать снова: { $name }
note-goes-on = Этот стол продолжает другую партию с хода { $turn }. В рейтинги она не идёт.
note-hint = { $role }: взята подсказка. Теперь эта партия не идёт в таблицы лучших.
note-left = { $role }: решения за напарников-ИИ теперь принимаем мы.
note-not-left = { $role }: напарники-ИИ снова решают сами.
