### Просмотр партий: лента времени, «что если», совместный разбор, картинки, игра с выбранного места.

on-over = Там партия уже окончена; выберите место до конца.
on-same = Карты, которые вышли бы здесь, можно взять, только когда партия окончена.
branch-unknown = Рядом с этой партией такой линии нет.
branch-nature = Карты не выбирают: они выходят сами.
branch-long = В линии не больше { $most } токенов.
branch-many = Рядом с этой партией уже { $most } линий; сначала уберите одну.
branch-not-yours = Убрать линию может тот, кто её сделал, или хозяин стола.
lead-another = Разбор сейчас ведёт другой; перехватить может только хозяин стола.

ui-lane-epidemic = Эпидемии
ui-lane-outbreak = Вспышки
ui-lane-cure = Лекарства
ui-turning-points = Переломные моменты
ui-happened = Что произошло
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

ui-whatif = Что если
ui-whatif-on = Проба
ui-whatif-hint = Играйте за все места; всё, что вы попробуете, останется линией рядом с партией.
ui-whatif-stop = К партии
ui-whatif-wait = Здесь выходят карты.
ui-whatif-cards = Открыть
ui-lines = Линия
ui-line-main = Партия
ui-line = Что если: { $name }, ход { $turn }
ui-line-nameless = Что если, ход { $turn }
ui-line-drop = Убрать эту линию

ui-lead = Вести
ui-lead-hint = Показывать другим места, на которые вы смотрите
ui-lead-mine = Вы ведёте
ui-lead-of = Ведёт { $name }
ui-lead-nameless = Кто-то ведёт
ui-lead-here = { $name } ведёт разбор этой партии
ui-lead-nameless-here = Кто-то ведёт разбор этой партии
ui-lead-stop = Не вести
ui-follow = Следовать
ui-following = Вы следуете
