# Планы

plans-step = { $who }: { $token }
plans-stuck = Сейчас, при таком столе, это невозможно.
plans-seat = Шаг делает одно из мест команды.
plans-empty = В плане должен быть хотя бы один шаг.
plans-long = В плане не больше { $most } шагов.
plans-cannot = Шаг { $n } плана невозможен.
plans-gone = Этого плана больше нет.
plans-own = Это ваш собственный план.
plans-not-yours = Этот план не ваш, отозвать его нельзя, или его больше нет.
plans-city = «{ $found }» — не город на этом поле.
plans-point-fast = За { $seconds } с можно указать не больше { $most } городов.

# Страница

ui-plans = Планы
ui-plans-n = { $n ->
    [one] { $n } план
    [few] { $n } плана
   *[other] { $n } планов
 }
ui-plan-for = Предложить
ui-plan-whose = Чей шаг дальше
ui-plan-of = Предлагает { $who }
ui-plan-mine = Вы предлагаете
ui-plan-steps = Шаги
ui-plan-empty = Выберите фишку, затем шаги на поле или кнопками действий.
ui-plan-send = Показать всем
ui-plan-cancel = Отмена
ui-plan-undo = Убрать шаг
ui-plan-begun = Вы составляете шаги: { $role }. Ничего не случится, пока кто-нибудь этого не сделает.
ui-plan-added = Шаг { $n }: { $what }
ui-plan-took-off = Убрано: { $what }
ui-plan-new = { $who } предлагает: { $what }
ui-plan-agree = За
ui-plan-agreed = Вы за
ui-plan-agrees = { $who } за
ui-plan-show = Показать
ui-plan-do = Сделать
ui-plan-answer = Ответить своим
ui-plan-withdraw = Отозвать
ui-plan-stopped = Остальное сейчас невозможно.
ui-plan-nothing = Не осталось ничего, что можно показать всем.
ui-plan-next-turn = следующий ход
ui-plan-in-turns = { $n ->
    [one] через { $n } ход
    [few] через { $n } хода
   *[other] через { $n } ходов
 }
ui-plan-actions = { $n ->
    [0] без действий
    [one] { $n } действие
    [few] { $n } действия
   *[other] { $n } действий
 }
ui-plan-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
 }
ui-plan-costs = сброс: { $cards }
ui-plan-done = сделано
ui-plan-stuck = сейчас невозможно
ui-plan-open = зависит от карт, которых вы не видите
ui-point-at = { $who } указывает: { $city }.
