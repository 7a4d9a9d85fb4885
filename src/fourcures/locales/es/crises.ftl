# Eventos de emergencia.

name-crises = Eventos de emergencia
challenge-crises = Cada montón del mazo de jugadores tiene un evento de emergencia además de su epidemia. Unos pasan al momento, otros quedan a la vista un tiempo.

name-PLANES = Aviones en tierra
name-CONTAINMENT = Fallo de contención
name-HOTSPOT = Foco de enfermedad
name-ZONES = Zonas en expansión
name-LIMITED = Opciones limitadas
name-LOGISTICS = Fallo logístico
name-PATIENT = Paciente cero
name-BREAKDOWN = Colapso sanitario
name-TIME = Se acaba el tiempo
name-PANIC = Pánico generalizado

emergency-PLANES = No hay vuelos directos, chárter ni lanzadera, ni Puente aéreo, hasta el próximo evento de emergencia.
emergency-CONTAINMENT = El próximo brote pone dos cubos, no uno, en cada ciudad conectada.
emergency-HOTSPOT = La ciudad de la carta inferior del mazo de infección recibe tres cubos, como en una epidemia.
emergency-ZONES = En cada ciudad, cada enfermedad de un color distinto al de la ciudad recibe un cubo más, salvo la morada. Donde ya hay tres, se produce un brote.
emergency-LIMITED = El límite de mano es seis, al momento y para todos, hasta el próximo evento de emergencia.
emergency-LOGISTICS = La fase de infección se hace dos veces este turno.
emergency-PATIENT = Aquí queda la carta inferior del mazo de infección. Cada turno su ciudad recibe un cubo antes de las infecciones, hasta el próximo evento de emergencia.
emergency-BREAKDOWN = El índice de infección avanza una casilla.
emergency-TIME = Ahora se roba una carta de jugador más, y tres en cada turno hasta el próximo evento de emergencia.
emergency-PANIC = El próximo brote mueve el marcador una casilla más.

log-resolve = { $who_cap } deja que ocurra primero { $card }.
log-crisis = Emergencia: { $card }.
log-calmed = { $card } ha terminado.
log-space = Colapso sanitario: el índice de infección es { $rate }.
log-hotspot = El foco es { $city }.
log-carrier = El Paciente cero está en { $city }.

cli-ask-open = ¿Qué carta ocurre primero? { $roles }:

problem-crises = Los eventos de emergencia ya vistos no encajan con los montones del mazo de jugadores.
problem-crises-open = Hay un evento de emergencia a la vista, pero ningún paso lo hace ocurrir.
problem-patient = El Paciente cero está a la vista sin carta de infección, o hay una carta de infección sin Paciente cero.

extra-crises = Eventos de emergencia por venir
extra-standing = Eventos de emergencia en vigor
extra-past = Eventos de emergencia terminados
extra-patient = Paciente cero

ui-step-open = { $who }: ¿qué ocurre primero?
ui-step-open-text = Hay varias cartas de este robo a la vista.
ui-do-resolve = Primero { $card }
ui-way-short-resolve = primero
