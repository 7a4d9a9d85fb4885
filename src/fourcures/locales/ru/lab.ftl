# В лаборатории: имена, тексты, происходящее, причины и страница.

name-FDI = Полевой координатор
    .gen = Полевого координатора
    .dat = Полевому координатору
    .acc = Полевого координатора
name-LIA = Связной
    .gen = Связного
    .dat = Связному
    .acc = Связного
name-PIL = Пилот
    .gen = Пилота
    .dat = Пилоту
    .acc = Пилота
name-VIR = Вирусолог
    .gen = Вирусолога
    .dat = Вирусологу
    .acc = Вирусолога

name-SANITATION = Улучшение санитарии
name-ZONEBAN = Закрытие зон заражения
name-SEQUENCING = Прорыв в секвенировании

role-FDI = Лечит и в соседних городах. Раз в ход без действия перемещает чужую фишку из своего или соседнего города на один переход.
role-LIA = Раз в ход отдаёт карту цвета своего города игроку в любом городе этого цвета.
role-PIL = Летает в любой город не дальше трёх переходов и может взять с собой фишку. Иначе не перемещается и ничего не строит.
role-VIR = Две карты одного цвета заменяют одну карту для лекарства. За карту убирает кубик её цвета из любого города.

event-SANITATION = До следующего хода активного игрока любое лечение убирает на кубик больше.
event-ZONEBAN = До следующего хода активного игрока вспышки не вызывают новых вспышек.
event-SEQUENCING = Сразу после лекарства: для следующего нужно на карту меньше, кто бы его ни нашёл.

log-treat_near = { $who } лечит { $disease_acc } болезнь в { $city_loc }.
log-lead = { $who } остаётся на месте.
log-lead-other = { $who } отправляет { $pawn_acc } из { $from_gen } в { $city_acc }.
log-send = { $who } отдаёт { $pawn_dat } карту «{ $card }».
log-flight = { $who } летит из { $from_gen } в { $city_acc }.
log-flight-other = { $who } летит из { $from_gen } в { $city_acc } и берёт с собой { $pawn_acc }.
log-suppress = { $who } тратит карту «{ $card }» против кубика в { $city_loc }.
log-pair_cure = { $who } находит лекарство от { $disease_gen } болезни с картами: { $cards }.
log-sanitation = { $who } играет «{ $card }»: лечение убирает на кубик больше.
log-zoneban = { $who } играет «{ $card }»: вспышки не вызывают новых вспышек.
log-sequencing = { $who } играет «{ $card }»: для следующего лекарства нужно на карту меньше.
log-ignored = Вспышки в { $city_loc } нет ({ $disease } болезнь).

why-led = Фишку в этот ход уже перемещали.
why-near-none = В соседних городах нет кубиков, а рядом нет фишки, которую можно переместить.
why-sent = Карту в этот ход уже отдавали.
why-send-none = На руке нет карты цвета этого города, или в городах этого цвета больше никого нет.
why-flight = Фишка не может покинуть свой город.
why-SEQUENCING = «Прорыв в секвенировании» играют сразу после лекарства.
why-suppress = На руке нет карты, кубики цвета которой есть на поле.

cli-kind-treat_near = Лечить в соседнем городе
cli-kind-lead = Отправить фишку
cli-kind-send = Отдать издалека
cli-kind-flight = Лететь
cli-kind-suppress = Потратить карту против кубика
cli-kind-pair_cure = Найти лекарство с парами

## Страница

ui-deed-flight = Лететь
ui-deed-treat_near = Лечить рядом
ui-deed-send = Отдать карту
ui-deed-suppress = Карта против кубика
ui-do-treat_near = Лечить { $disease_acc } в { $city_loc }
ui-do-lead = В { $city_acc } едет { $pawn }
ui-do-send = Отдать { $card_acc }, получает { $partner }
ui-do-flight = { $other ->
    [yes] Лететь в { $city_acc }, с вами { $pawn }
   *[no] Лететь в { $city_acc }
 }
ui-do-suppress = Потратить { $card_acc }: { $city }
ui-do-pair_cure = Найти лекарство от { $disease_gen }
ui-do-sanitation = На кубик больше
ui-do-zoneban = Без цепочек вспышек
ui-do-sequencing = Лекарство на карту дешевле
ui-way-flight = Лететь
ui-way-lead = Отправить фишку
ui-way-short-flight = лететь
ui-way-short-lead = без действия
ui-way-short-treat_near = лечить
ui-way-short-send = отдать карту
ui-way-short-suppress = потратить карту
ui-way-short-pair_cure = с парами
