# Estado de emergencia, sus roles y eventos generales: nombres, textos, lo que ocurre, motivos y la página.

name-FIR = Socorrista
    .el = el Socorrista
    .cap = El Socorrista
    .a = al Socorrista
    .de = del Socorrista
name-GSP = Ingeniero genético
    .el = el Ingeniero genético
    .cap = El Ingeniero genético
    .a = al Ingeniero genético
    .de = del Ingeniero genético
name-PHA = Farmacéutico
    .el = el Farmacéutico
    .cap = El Farmacéutico
    .a = al Farmacéutico
    .de = del Farmacéutico

name-ADVANCE = Equipo de avanzada
name-CONFERENCE = Conferencia de emergencia
name-RESPONSE = Respuesta de emergencia
name-RUMOR = Rumor de infección
name-PLANNING = Planificación de recursos
name-DELIVERY = Entrega de muestras

role-FIR = Se mueve a cualquier ciudad con un centro de investigación. Justo después de una epidemia puede ir a su ciudad y tratar allí, sin acción.
role-GSP = En un centro, en una ciudad del color de la cura, dos cartas de ese color y una de cada uno de los otros valen una cura.
role-PHA = Enseña una carta y trata en su ciudad. Retira un cubo de una enfermedad curada de cualquier ciudad.

event-ADVANCE = Hasta el próximo turno de quien tiene el turno, se puede evitar un brote.
event-CONFERENCE = Elige a alguien: todos los demás peones pueden ir a su ciudad.
event-RESPONSE = Justo después de una epidemia: un peón va a su ciudad y trata allí.
event-RUMOR = Justo antes de las infecciones: mira tantas cartas de infección como el índice, descarta una y devuelve las otras en el orden que quieras. Se revela una carta menos.
event-PLANNING = Mira las próximas cuatro cartas de jugador y devuélvelas en el orden que quieras.
event-DELIVERY = Alguien da una carta de ciudad a cualquier otra persona, estén donde estén.

log-respond = { $who_cap } va de { $from } a { $city }.
log-rush = { $who_cap } responde a la epidemia en { $city }.
log-splice_cure = { $who_cap } descubre la cura { $disease_f } con { $cards }.
log-dispense = { $who_cap } enseña { $city } y trata allí la enfermedad { $disease_f }.
log-clear = { $who_cap } retira un cubo { $disease } de { $city }.
log-come = { $who_cap } viene a { $city }.
log-quell = { $who_cap } descarta { $city }.
log-rank = { $who_cap } pone { $card } encima del mazo de jugadores.
log-hold = { $who_cap }: el equipo evita el brote en { $city }.
log-suffer = { $who_cap }: el equipo deja que ocurra en { $city }.
log-survey = Se ve { $card }.
log-averted = En { $city } no se produce el brote { $disease }.
log-advance = { $who_cap } juega { $card }: se puede evitar un brote.
log-conference = { $who_cap } juega { $card } en la ciudad { $pawn_de }.
log-response = { $who_cap } juega { $card }: { $pawn_el } responde a la epidemia.
log-rumor = { $who_cap } juega { $card }.
log-planning = { $who_cap } juega { $card }.
log-delivery = { $who_cap } juega { $card }: { $city } pasa de una mano a otra.

why-respond = Desde un centro de investigación, el vuelo lanzadera hace lo mismo; y el peón no puede salir de su ciudad mientras está retenido.
why-splice = No hay dos cartas del color de esta ciudad y una de cada uno de los otros, o aquí no hay centro de investigación.
why-dispense = Ninguna carta de la mano es de otra ciudad con cubos, y ninguna enfermedad curada tiene cubos.
why-ADVANCE = Ya hay un Equipo de avanzada delante de alguien.
why-CONFERENCE = Todos los peones están en la misma ciudad, o no pueden salir de la suya.
why-RESPONSE = Respuesta de emergencia se juega justo después de una epidemia.
why-RUMOR = Rumor de infección se juega justo antes de las infecciones.
why-PLANNING = No quedan cartas en el mazo de jugadores.
why-DELIVERY = Nadie tiene una carta de ciudad para otra persona.

problem-chain = Hay brotes pendientes ({ $found }) y no se pregunta a nadie, o se pregunta a alguien por ninguno.
problem-surveyed = Hay cartas de jugador que se miran ({ $found }) y hay que devolverlas.

extra-planned = Próximas cartas de jugador
extra-planning = Cartas de jugador que se miran

cli-kind-respond = Ir a un centro
cli-kind-rush = Responder a la epidemia
cli-kind-splice_cure = Descubrir una cura con todos los colores
cli-kind-dispense = Tratar en la ciudad de una carta
cli-kind-clear = Retirar un cubo de una enfermedad curada
cli-kind-come = Venir
cli-kind-quell = Descartar
cli-kind-rank = Poner encima
cli-kind-hold = Evitarlo
cli-kind-suffer = Dejar que ocurra

cli-ask-after = Tras la epidemia se puede responder a ella; { $roles }:
cli-ask-confer = ¿Venir a la conferencia? { $roles }:
cli-ask-quell = Descartar una de las cartas de infección; { $roles }:
cli-ask-arrange = Devolver las cartas de jugador, la última primero; { $roles }:
cli-ask-alarm = ¿Debe el Equipo de avanzada evitar este brote? { $roles }:

## La página

ui-deed-respond = Ir a un centro
ui-deed-dispense = Tratar con una carta
ui-deed-clear = Retirar un cubo
ui-do-respond = Ir a { $city }
ui-do-rush = Responder en { $city }
ui-do-splice_cure = Descubrir la cura { $disease_f }
ui-do-dispense = Enseñar { $city }, tratar { $disease }
ui-do-clear = Retirar { $disease } de { $city }
ui-do-come = Venir a { $city }
ui-do-quell = Descartar { $city }
ui-do-rank = { $card } encima
ui-do-hold = Evitar el brote
ui-do-suffer = Dejar que ocurra
ui-do-advance = Evitar un brote
ui-do-conference = Reunión con { $partner }
ui-do-response = Enviar: { $pawn }
ui-do-rumor = Mirar y descartar
ui-do-planning = Mirar cuatro cartas
ui-do-delivery = { $city } para { $partner }
ui-way-respond = Ir a un centro
ui-way-short-respond = a un centro
ui-way-short-rush = responder
ui-way-short-splice_cure = con todos los colores
ui-way-short-dispense = enseñar y tratar
ui-way-short-clear = retirar un cubo
ui-way-short-come = venir
ui-way-short-quell = descartar
ui-way-short-rank = encima
ui-way-short-hold = evitarlo
ui-way-short-suffer = dejar que ocurra
ui-way-short-response = responder
ui-way-short-delivery = entregar
ui-step-after = { $who }: después de la epidemia
ui-step-after-text = Se puede responder a la epidemia en su ciudad antes de que ocurra nada más.
ui-step-confer = { $who }: la conferencia
ui-step-confer-text = El peón puede venir a la ciudad de la conferencia.
ui-step-quell = { $who }: Rumor de infección
ui-step-quell-text = Elige la carta de infección que se descarta.
ui-step-arrange = { $who }: Planificación de recursos
ui-step-arrange-text = Devuelve las cartas, primero la que se robará al final.
ui-step-alarm = { $who }: un brote
ui-step-alarm-text = El Equipo de avanzada puede evitar este brote. Solo puede hacerlo una vez.
