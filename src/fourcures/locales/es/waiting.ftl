# A quién espera la mesa; órdenes permanentes; votaciones para volver atrás. Se carga con las partes de la página que lo dicen.

ui-wait-person = { $who }, { $role }
ui-wait-cards = { $who } ({ $cards })
ui-wait-for = Se espera a: { $who }
ui-wait-seconds = { $n } s
ui-wait-minutes = { $n } min
ui-wait-hours = { $n } h
ui-wait-left = quedan { $span }
ui-overdue = Con retraso
ui-lent = Puedes jugar por { $who }.

ui-hold = Parar
ui-hold-hint = Para el reloj de este momento
ui-release = Que siga
ui-held = { $who } tiene parado el reloj
ui-nudge = Avisar
ui-nudge-who = Avisar: { $who }
ui-nudge-done = Aviso dado
ui-pass-instead = Pasar en su lugar

ui-passed-self = { $who } pasó
ui-passed-order = { $who } pasó por orden permanente
ui-passed-clock = Se acabó el tiempo: { $who }
ui-passed-team = { $by } pasó por { $who }

ui-orders-hint = La partida se detiene para tus cartas de evento solo donde quieres que se te pregunte. Tu equipo ve lo que eliges.
ui-orders-closed = Las manos están ocultas: se pregunta a todo el mundo, tenga o no eventos. Lo que eliges vale para todas las cartas, y nadie más lo ve.
ui-order-for = { $card ->
    [any] Las demás cartas de evento
    [all] Todas las cartas de evento
   *[other] { $card }
  }
ui-order-who = { $what }, { $who }
ui-order-which = Ciudad para { $card }
ui-order-usual = Lo habitual: { $what }
ui-order-always = Siempre, también tras cada carta de infección
ui-order-moments = Antes del robo, en las epidemias y antes de las infecciones
ui-order-epidemics = En las epidemias y antes de las infecciones
ui-order-city = Solo cuando se infecta una ciudad o es la siguiente
ui-order-never = En este turno no

ui-vote = Volver atrás
ui-vote-asks = { $who } pide volver al turno { $turn }.
ui-vote-mine = Pides volver al turno { $turn }.
ui-vote-count = { $yes } de { $persons } dicen que sí; hacen falta { $need }.
ui-vote-no = No: { $who }
ui-vote-say-yes = Sí
ui-vote-say-no = No
ui-vote-withdraw = Retirarla
ui-back-to = Volver al turno { $turn }
ui-back-vote = El equipo vota: más de la mitad tiene que decir que sí. Lo jugado desde entonces queda en el diario, y la partida ya no cuenta para las clasificaciones, porque se conocen las cartas.
ui-back-alone = Lo jugado desde entonces queda en el diario. La partida ya no cuenta para las clasificaciones, porque conoces las cartas.
ui-back-before = Volver a antes de
ui-back-start = Comienzo del turno:
ui-back-ask = Preguntar al equipo
ui-back-now = Volver
