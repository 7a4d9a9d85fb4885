# Bioterrorista: uno contra todos.

name-BIO = Bioterrorista
    .el = el Bioterrorista
    .cap = El Bioterrorista
    .a = al Bioterrorista
    .de = del Bioterrorista
name-bioterrorist = Bioterrorista
challenge-bioterrorist = Alguien juega contra los demás: oculto, con cartas de infección, extiende una enfermedad morada. Gana si el equipo pierde mientras hay un cubo morado en el mapa.
role-BIO = Después de cada turno del equipo: un trayecto y otras dos acciones, en cualquier orden. Solo infecta y destruye centros mientras nadie lo ve.

rival-seats = { $role_cap } necesita alguien contra quien jugar: dos jugadores como mínimo.
rival-last = La última plaza es la { $role_de }, no la { $other_de }.

log-rival = El turno del Bioterrorista.
log-biocard = El Bioterrorista roba { $city }.
log-biocard-hidden = El Bioterrorista recibe una carta de infección.
log-hide = El Bioterrorista se esconde en { $city }.
log-hide-hidden = El Bioterrorista ha elegido dónde esconderse.
log-biodrive = El Bioterrorista sigue hasta { $city }.
log-biodrive-hidden = El Bioterrorista sigue su camino.
log-biodirect = El Bioterrorista vuela a { $city }.
log-biocharter = El Bioterrorista toma un vuelo chárter con la carta de { $card }, a { $city }.
log-biocharter-hidden = El Bioterrorista toma un vuelo chárter con la carta de { $card }.
log-biodraw = El Bioterrorista roba una carta de infección.
log-infect_here = El Bioterrorista infecta { $city }, donde está.
log-infect_there = El Bioterrorista infecta { $city } con su carta.
log-sabotage = El Bioterrorista destruye el centro de investigación de { $city } con la carta de { $card }.
log-escape = El Bioterrorista escapa a { $city }.
log-biodiscard = El Bioterrorista descarta { $card }.
log-biodone = El Bioterrorista no hace nada más.
log-capture = { $who_cap } captura al Bioterrorista en { $city }. Se descartan todas sus cartas.
log-sighted = Se ha visto al Bioterrorista en el aeropuerto de { $city }.
log-spotted = El Bioterrorista está en { $city }, a la vista.
log-gone = El Bioterrorista ya no está a la vista.
log-rival-wins = Hay morado en el mapa: gana el Bioterrorista.
log-rival-loses = No hay cubos morados en el mapa: el Bioterrorista también pierde.
log-rival-beaten = El equipo gana: el Bioterrorista pierde.

cli-ask-biowin = ¿Un evento antes del turno del Bioterrorista? { $roles }
cli-ask-biohide = { $roles }: ¿dónde te escondes?
cli-ask-bio = { $roles }: ¿qué haces?
cli-ask-biohand = { $roles }: ¿qué carta descartas?
cli-kind-hide = Esconderse en
cli-kind-biodrive = Conducir a
cli-kind-biodirect = Volar con su carta a
cli-kind-biocharter = Chárter a
cli-kind-biodraw = Robar
cli-kind-infect_here = Infectar aquí
cli-kind-infect_there = Infectar con su carta
cli-kind-sabotage = Destruir el centro con
cli-kind-escape = Escapar a
cli-kind-biodiscard = Descartar
cli-kind-biodone = No más acciones
cli-kind-capture = Capturar

extra-bio = Bioterrorista
extra-biocards = Sus cartas
extra-biosight = Visto en

problem-bio-captured = El Bioterrorista está capturado, pero su peón no está a la vista.
problem-bio-spotted = El Bioterrorista está en una ciudad con un peón, pero no descubierto.
problem-bio-nowhere = El Bioterrorista actúa, pero no está en ninguna parte.
problem-bio-hand = El Bioterrorista tiene más de siete cartas.
problem-bio-origin = Una carta del Bioterrorista viene de una capa que no existe.

# La página

ui-bio-nowhere = aún fuera del mapa
ui-bio-hidden = oculto
ui-bio-spotted = a la vista
ui-bio-captured = capturado
ui-bio-beaten = vencido
ui-bio-sighted = Visto por última vez en { $city }, turno { $turn }.
ui-bio-drive = un trayecto
ui-bio-others = { $n ->
    [one] otra acción
   *[other] otras { $n } acciones
}
ui-bio-left = Queda: { $what }.
ui-bio-done = Este turno: { $what }.
ui-bio-did-here = infectó aquí
ui-bio-did-there = infectó allí
ui-bio-did-sabotage = destruyó un centro
ui-tier-away = { $n ->
    [one] Una de estas está en la mano del Bioterrorista.
   *[other] { $n } de estas están en la mano del Bioterrorista.
}

ui-step-biowin = { $who }: ¿un evento?
ui-step-biowin-text = Ahora viene el turno del Bioterrorista.
ui-step-biohide = { $who }: ¿dónde esconderse?
ui-step-biohide-text = Elige una ciudad sin peones del equipo. Nadie más la verá.
ui-step-bio = { $who } trama algo
ui-step-bio-text = Un trayecto y otras dos acciones, en cualquier orden.
ui-step-biohand = { $who }: demasiadas cartas
ui-step-biohand-text = Descarta una carta de infección.
ui-wait-biowin = Puede jugar un evento: { $who }.
ui-wait-biohide = El Bioterrorista elige dónde esconderse.
ui-wait-bio = El Bioterrorista actúa en secreto.
ui-wait-biohand = El Bioterrorista descarta.
ui-deed-capture = Capturar
ui-do-capture = Capturar al Bioterrorista
ui-do-hide = Esconderse en { $city }
ui-do-biodrive = Conducir a { $city }
ui-do-biodirect = Volar a { $city }
ui-do-biocharter = Chárter a { $city }, descartar { $card }
ui-do-biodraw = Robar una carta
ui-do-infect_here = Infectar aquí
ui-do-infect_there = Infectar { $city }
ui-do-sabotage = Destruir el centro, descartar { $card }
ui-do-escape = Escapar a { $city }
ui-do-biodiscard = Descartar { $card }
ui-do-biodone = Fin de turno
ui-way-short-hide = esconderse
ui-way-short-biodrive = conducir
ui-way-short-biodirect = vuelo directo
ui-way-short-biocharter = vuelo chárter
ui-way-short-infect_there = infectar
ui-way-short-sabotage = destruir el centro
ui-way-short-escape = escapar
ui-way-short-biodiscard = descartar
ui-way-short-capture = capturar
