# Propuestas

plans-step = { $who }: { $token }
plans-stuck = Tal como está la mesa, esto no se puede hacer.
plans-seat = Un paso es para una plaza del equipo.
plans-empty = Una propuesta necesita al menos un paso.
plans-long = Una propuesta tiene { $most } pasos como máximo.
plans-cannot = El paso { $n } de la propuesta no se puede hacer.
plans-gone = Esta propuesta ya no está.
plans-own = Esta propuesta es tuya.
plans-not-yours = Esta propuesta no es tuya y no la puedes retirar, o ya no está.
plans-city = «{ $found }» no es una ciudad de este mapa.
plans-point-fast = Puedes señalar { $most } ciudades en { $seconds } segundos.

# La página

ui-plans = Propuestas
ui-plans-n = { $n ->
    [one] 1 propuesta
   *[other] { $n } propuestas
 }
ui-plan-for = Proponer
ui-plan-whose = De quién es el paso siguiente
ui-plan-of = { $who } propone
ui-plan-mine = Propones
ui-plan-steps = Pasos
ui-plan-empty = Elige un peón y después pasos en el mapa o con los botones.
ui-plan-send = Mostrar a todos
ui-plan-cancel = Cancelar
ui-plan-undo = Quitar último paso
ui-plan-begun = Planeas pasos para { $role_el }. Nada se hace hasta que alguien lo haga.
ui-plan-added = Paso { $n }: { $what }
ui-plan-took-off = Quitado: { $what }
ui-plan-new = { $who } propone: { $what }
ui-plan-agree = Apoyar
ui-plan-agreed = La apoyas
ui-plan-agrees = { $who } la apoya
ui-plan-show = Mostrar
ui-plan-do = Hacerlo
ui-plan-answer = Responder con otra
ui-plan-withdraw = Retirar
ui-plan-stopped = El resto no se puede hacer ahora.
ui-plan-nothing = No queda nada que se pueda mostrar a todos.
ui-plan-next-turn = próximo turno
ui-plan-in-turns = dentro de { $n } turnos
ui-plan-actions = { $n ->
    [0] sin acción
    [one] 1 acción
   *[other] { $n } acciones
 }
ui-plan-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 }
ui-plan-costs = descarta { $cards }
ui-plan-done = hecho
ui-plan-stuck = ahora no se puede
ui-plan-open = depende de cartas que no ves
ui-point-at = { $who } señala { $city }.
