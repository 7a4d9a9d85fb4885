# Чрезвычайное положение, роли и события общего рода: имена, тексты, происходящее, причины и страница.

name-FIR = Спасатель
    .gen = Спасателя
    .dat = Спасателю
    .acc = Спасателя
name-GSP = Генный инженер
    .gen = Генного инженера
    .dat = Генному инженеру
    .acc = Генного инженера
name-PHA = Фармацевт
    .gen = Фармацевта
    .dat = Фармацевту
    .acc = Фармацевта

name-ADVANCE = Передовой отряд
name-CONFERENCE = Экстренное совещание
name-RESPONSE = Экстренное реагирование
name-RUMOR = Слухи о заражении
name-PLANNING = Планирование ресурсов
name-DELIVERY = Доставка образцов

role-FIR = Переходит в любой город с исследовательской станцией. Сразу после эпидемии может без действия прийти в её город и лечить там.
role-GSP = На станции в городе цвета лекарства находит его с двумя картами этого цвета и по одной каждого другого.
role-PHA = Показывает карту и лечит в её городе. Убирает кубик излечимой болезни из любого города.

event-ADVANCE = До следующего хода активного игрока можно предотвратить одну вспышку.
event-CONFERENCE = Выберите игрока: все остальные фишки могут прийти в его город.
event-RESPONSE = Сразу после эпидемии: одна фишка идёт в её город и лечит там.
event-RUMOR = Перед самым заражением: посмотрите столько карт заражения, сколько велит скорость, сбросьте одну, верните остальные в любом порядке. Откроют на карту меньше.
event-PLANNING = Посмотрите четыре ближайшие карты игроков и верните их в любом порядке.
event-DELIVERY = Один игрок отдаёт карту города любому другому, где бы они ни были.

log-respond = { $who } переходит из { $from_gen } в { $city_acc }.
log-rush = { $who } отвечает на эпидемию в { $city_loc }.
log-splice_cure = { $who } находит лекарство от { $disease_gen } болезни с картами: { $cards }.
log-dispense = { $who } показывает карту { $city_gen } и лечит там { $disease_acc } болезнь.
log-clear = { $who } убирает { $disease_cube } кубик из { $city_gen }.
log-come = { $who } приходит в { $city_acc }.
log-quell = { $who } сбрасывает карту { $city_gen }.
log-rank = { $who } кладёт на верх колоды игроков: { $card }.
log-hold = { $who }: команда предотвращает вспышку в { $city_loc }.
log-suffer = { $who }: команда не мешает вспышке в { $city_loc }.
log-survey = Видно карту: { $card }.
log-averted = Вспышки { $disease_gen } болезни в { $city_loc } не будет.
log-advance = { $who } играет «{ $card }»: одну вспышку можно предотвратить.
log-conference = { $who } играет «{ $card }» в городе { $pawn_gen }.
log-response = { $who } играет «{ $card }»: на эпидемию отвечает { $pawn }.
log-rumor = { $who } играет «{ $card }».
log-planning = { $who } играет «{ $card }».
log-delivery = { $who } играет «{ $card }»: карта { $city_gen } переходит из рук в руки.

why-respond = С исследовательской станции то же самое делает шаттл; а пока фишку держат, она не может покинуть свой город.
why-splice = Нет двух карт цвета этого города и по одной каждого другого, или здесь нет исследовательской станции.
why-dispense = Ни одна карта на руке не показывает города с кубиками, и у излечимых болезней нет кубиков.
why-ADVANCE = «Передовой отряд» уже перед кем-то лежит.
why-CONFERENCE = Все фишки в одном городе или не могут покинуть свой.
why-RESPONSE = «Экстренное реагирование» играют сразу после эпидемии.
why-RUMOR = «Слухи о заражении» играют перед самым заражением.
why-PLANNING = В колоде игроков не осталось карт.
why-DELIVERY = Ни у кого нет карты города для другого.

problem-chain = Вспышки ждут ({ $found }), а никого не спрашивают; или спрашивают, хотя ждать нечему.
problem-surveyed = Просмотренные карты игроков ({ $found }) нужно вернуть.

extra-planned = Ближайшие карты игроков
extra-planning = Просмотренные карты игроков

cli-kind-respond = Перейти к станции
cli-kind-rush = Ответить на эпидемию
cli-kind-splice_cure = Найти лекарство со всеми цветами
cli-kind-dispense = Лечить в городе карты
cli-kind-clear = Убрать кубик излечимой болезни
cli-kind-come = Прийти
cli-kind-quell = Сбросить
cli-kind-rank = Положить на верх
cli-kind-hold = Предотвратить
cli-kind-suffer = Не мешать

cli-ask-after = После эпидемии на неё можно ответить: { $roles }:
cli-ask-confer = { $roles }: прийти на совещание?
cli-ask-quell = Какую карту заражения сбросить, решает { $roles }:
cli-ask-arrange = Карты игроков, начиная с последней, возвращает { $roles }:
cli-ask-alarm = { $roles }: пусть «Передовой отряд» предотвратит эту вспышку?

## Страница

ui-deed-respond = Перейти к станции
ui-deed-dispense = Лечить в городе карты
ui-deed-clear = Убрать кубик
ui-do-respond = Перейти в { $city_acc }
ui-do-rush = Ответить в { $city_loc }
ui-do-splice_cure = Найти лекарство от { $disease_gen }
ui-do-dispense = Показать { $city_acc }, лечить { $disease_acc }
ui-do-clear = { $city }: убрать { $disease_cube }
ui-do-come = Прийти в { $city_acc }
ui-do-quell = Сбросить { $city_acc }
ui-do-rank = { $card } на верх
ui-do-hold = Предотвратить вспышку
ui-do-suffer = Не мешать
ui-do-advance = Предотвратить вспышку
ui-do-conference = Сбор: { $partner }
ui-do-response = Идёт { $pawn }
ui-do-rumor = Посмотреть и сбросить
ui-do-planning = Посмотреть четыре карты
ui-do-delivery = { $partner } получает { $city_acc }
ui-way-respond = Перейти к станции
ui-way-short-respond = к станции
ui-way-short-rush = ответить
ui-way-short-splice_cure = со всеми цветами
ui-way-short-dispense = показать и лечить
ui-way-short-clear = убрать кубик
ui-way-short-come = прийти
ui-way-short-quell = сбросить
ui-way-short-rank = на верх
ui-way-short-hold = предотвратить
ui-way-short-suffer = не мешать
ui-way-short-response = ответить
ui-way-short-delivery = доставить
ui-step-after = { $who }: после эпидемии
ui-step-after-text = Прежде чем случится что-то ещё, на эпидемию можно ответить в её городе.
ui-step-confer = { $who }: совещание
ui-step-confer-text = Фишка может прийти в город совещания.
ui-step-quell = { $who }: «Слухи о заражении»
ui-step-quell-text = Выберите карту заражения, которую сбросят.
ui-step-arrange = { $who }: «Планирование ресурсов»
ui-step-arrange-text = Верните карты, начиная с той, что выйдет последней.
ui-step-alarm = { $who }: вспышка
ui-step-alarm-text = «Передовой отряд» может предотвратить эту вспышку, но только одну.
