### Просмотр партий: лента времени, «что если», совместный разбор, картинки, игра с выбранного места.

on-over = Там партия уже окончена; выберите место до конца.
on-same = Карты, которые вышли бы здесь, можно взять, только когда партия окончена.

ui-lane-epidemic = Эпидемии
ui-lane-outbreak = Вспышки
ui-lane-cure = Лекарства
ui-turning-points = Переломные моменты
ui-mark-epidemic = Эпидемия: { $city }
ui-mark-outbreak = Вспышка ({ $disease }): { $city }
ui-mark-cure = Лекарство: { $disease }
ui-mark-eradicated = Искоренена болезнь: { $disease }
ui-no-marks = Переломных моментов ещё не было.

ui-review = Разбор
ui-review-link = Ссылка на это место
ui-review-picture = Картинка этого места
ui-picture-svg = Сохранить SVG
ui-picture-png = Сохранить PNG
ui-stats = Статистика

ui-on = Играть отсюда
ui-on-hint = Создаёт новый стол с позицией хода { $turn }. Такие партии не идут в рейтинги.
ui-on-cards = Карты, которые ещё выйдут
ui-on-new = Новые
ui-on-same = Как здесь
ui-on-alone = Играть одному
ui-on-friends = С другими

ui-free-seats = { $n ->
    [one] Здесь { $n } свободное место.
    [few] Здесь { $n } свободных места.
   *[other] Здесь { $n } свободных мест.
 }
ui-take-as = Занять: { $role }
ui-take-all = { $n ->
    [one] Занять
   *[other] Занять все { $n }
 }
ui-picture-deck = Колода игроков { $n }
