# Страница столов любого вида: вопросы о согласии, что умеет роль и что лежит на столе.

ui-consent = Вас спрашивают
ui-consent-free = { $who }: отказ никому ничего не стоит.
ui-consent-move = { $who } хочет переместить фишку «{ $pawn }» в { $city_acc }.
ui-consent-give = { $who } хочет отдать вам карту «{ $card }».
ui-consent-take = { $who } хочет взять у вас карту «{ $card }».
ui-consent-other = { $who } спрашивает: { $what }
ui-wait-consent = Ждём ответа, да или нет: { $who }.
ui-wait-step = Ждём выбора: { $who }.

ui-step-consent = Спрашивают: { $who }
ui-step-text = Выберите одно из предложенного.

ui-ask-deed = Что
ui-ask-role = Новая роль
ui-deed-move = Переместить фишку
ui-deed-join = К фишке
ui-deed-ops_flight = Перелёт
ui-deed-restore = Вернуть образец
ui-deed-store = Отложить событие

ui-do-accept = Согласиться
ui-do-decline = Отказаться

ui-way-short-cure = только картами
ui-way-short-store = отложить событие

ui-window-5 = Открыта карта
ui-window-6 = Вытянута эпидемия
ui-window-7 = Сразу после лекарства

# Что лежит на столе

ui-on-table = На столе
ui-turned = Открыто, сейчас сработает
ui-ordered = Под приказом
ui-samples = { $n ->
    [one] { $n } { $disease_cube } образец
    [few] { $n } { $disease_cubes } образца
   *[other] { $n } { $disease_cubes } образцов
 }
ui-closed = { $n ->
    [one] { $n } закрытая карта
    [few] { $n } закрытые карты
   *[other] { $n } закрытых карт
 }
ui-worth = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
 }
extra-turn = В этот ход

# Один против всех

ui-window-bio = Перед ходом Биотеррориста

# Планы: то, что на странице до их загрузки (plans.ftl)

ui-propose = Предложить
ui-propose-hint = Составьте шаги для любой фишки и покажите их всем.
ui-drafting = Как это будет
ui-propose-this = Предложить ход туда
ui-plan-drive = Ехать туда, шагов: { $n }
ui-key-point = Указать на город в фокусе
