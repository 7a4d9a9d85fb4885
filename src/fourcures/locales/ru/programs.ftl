## AI team-mates, on the page

ui-bot = Напарник-ИИ
ui-bot-learner = ИИ, новичок
ui-bot-colleague = ИИ, коллега
ui-bot-expert = ИИ, эксперт
ui-bot-master = ИИ, мастер
ui-bots-fill = Занять свободные места ИИ
ui-bots-level = Сила напарников-ИИ
ui-bots-learner = Новичок
ui-bots-colleague = Коллега
ui-bots-expert = Эксперт
ui-bots-master = Мастер
ui-bots-hint = Они играют, пока кто-нибудь не займёт их место. Партии с ними не входят в таблицы лучших.
ui-bots-play = Играть с напарниками-ИИ
ui-bots-take = Занять это место
ui-bots-off = Освободить это место
ui-bots-one = Отдать ИИ
ui-mates-seats = Места для ИИ
ui-mates-n = { $n ->
    [0] Нет
    [one] { $n } место
    [few] { $n } места
    [many] { $n } мест
   *[other] { $n } места
 }
ui-mates-hint = С самого начала их занимают напарники-ИИ; люди могут занять эти места в любой момент.
