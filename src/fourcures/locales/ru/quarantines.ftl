# Карантины: имена, тексты, происходящее, причины и страница.

name-quarantines = Карантины
challenge-quarantines = Четыре маркера, их ставят действием. Каждый дважды останавливает кубики или вспышку в своём городе. Может выпасть Полковник.

name-COL = Полковник
    .gen = Полковника
    .dat = Полковнику
    .acc = Полковника
name-INITIATIVE = Местная инициатива
role-COL = Приходя в город, обновляет его маркер карантина. За карту ставит маркер в любой город. С этой ролью маркеров шесть.
event-INITIATIVE = Маркер карантина в любой город, где его нет.

log-quarantine = { $who } ставит маркер карантина в { $city_acc }.
log-quarantine_far = { $who } тратит карту «{ $card }» на маркер карантина в { $city_loc }.
log-initiative = { $who } играет «{ $card }»: маркер карантина в { $city_loc }.
log-quarantined = { $n ->
    [0] Карантин в { $city_loc } останавливает { $disease_acc } болезнь и снимается.
   *[other] Карантин в { $city_loc } останавливает { $disease_acc } болезнь и продержится ещё раз.
}
log-renewed = Карантин в { $city_loc } обновлён.

why-quarantine-card = На руке нет карты города, чтобы заплатить за маркер.
why-quarantine-none = Все маркеры карантина уже на поле.

cli-kind-quarantine = Поставить маркер карантина
cli-kind-quarantine_far = Поставить маркер карантина вдали

problem-quarantines = Маркеров карантина на поле больше шести.

## Страница

extra-quarantines = Маркер карантина
mark-quarantines = К
ui-deed-quarantine = Карантин
ui-deed-quarantine_far = Карантин вдали
ui-do-quarantine = Карантин: { $city }
ui-do-quarantine_far = Карантин: { $city }, сбросить { $card_acc }
ui-do-initiative = Карантин: { $city }
ui-way-short-quarantine_far = карантин за карту
ui-way-short-initiative = карантин
