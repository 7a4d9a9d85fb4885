# Mutación y Cepa virulenta.

name-p = morado
    .f = morada
    .pl = morados
    .fpl = moradas
name-MUA = Mutación
name-MUB = Mutación
name-THREATENS = La mutación amenaza
name-SPREADS = La mutación se extiende
name-INTENSIFIES = La mutación se intensifica

name-mutation = Mutación
challenge-mutation = Una quinta enfermedad, la morada, se extiende con cartas propias. Se cura con cartas de ciudad de cualquier color, si una de ellas es de una ciudad con morado.
infection-MUA = La ciudad de la carta inferior del mazo de infección recibe un cubo morado.
infection-MUB = La ciudad de la carta inferior del mazo de infección recibe un cubo morado.
event-THREATENS = La ciudad de la carta inferior del mazo de infección recibe tres cubos morados.
event-SPREADS = Las ciudades de las tres cartas inferiores del mazo de infección reciben un cubo morado cada una.
event-INTENSIFIES = Cada ciudad con exactamente dos cubos morados recibe el tercero.

log-mutant = La mutación llega a { $city }.
log-threat = La mutación alcanza { $city }.
log-unleash = { $who_cap } deja que ocurra primero { $card }.
log-void = La enfermedad morada está erradicada: no muta nada.

cli-ask-mutate = ¿Qué evento de mutación ocurre primero? { $roles }:

why-cure-cards-any = { $n } de { $need } cartas de ciudad para la cura { $disease_f } en la mano.
why-cure-purple = La cura { $disease_f } necesita la carta de una ciudad que tenga ahora un cubo { $disease }.

problem-mutation = Hay un evento de mutación a la vista, pero ningún paso lo hace ocurrir.
problem-mutation-twice = Hay a la vista un evento de mutación que ya ha ocurrido.

advice-epidemics = { $n ->
    [one] Con este desafío, una epidemia menos de lo habitual es un buen comienzo.
   *[other] Con estos desafíos, { $n } epidemias menos de lo habitual son un buen comienzo.
}

# Cepa virulenta

name-virulent = Cepa virulenta
challenge-virulent = Cada epidemia es una carta distinta, y su efecto recae sobre una enfermedad: la cepa virulenta.
name-CHRONIC = Efecto crónico
name-COMPLEX = Estructura molecular compleja
name-GOVERNMENT = Injerencia del gobierno
name-POCKET = Foco oculto
name-RATE = Efecto en el índice
name-SLOPE = Pendiente resbaladiza
name-LOSS = Pérdida inaceptable
name-UNCOUNTED = Poblaciones sin censar
name-CONTAGIOUS = Muy contagiosa
name-RESISTANT = Resistente al tratamiento

epidemic-CHRONIC = Una carta de infección de la cepa pone dos cubos en vez de uno en una ciudad que no tiene ninguno de ella.
epidemic-COMPLEX = La cura de la cepa necesita una carta más.
epidemic-GOVERNMENT = Ningún peón sale de una ciudad con cubos de la cepa, salvo que allí se haya tratado uno de ellos este turno.
epidemic-POCKET = Si la cepa está erradicada, vuelve: un cubo por cada una de sus ciudades en los descartes de infección.
epidemic-RATE = Cuando se revela una carta de infección de la cepa, se revela una más, una vez en cada fase de infección.
epidemic-SLOPE = Un brote de la cepa cuenta doble.
epidemic-LOSS = Cuatro cubos de la cepa salen de la reserva para siempre.
epidemic-UNCOUNTED = Cada ciudad con exactamente un cubo de la cepa recibe el segundo.
epidemic-CONTAGIOUS = Un brote de la cepa pone dos cubos, no uno, en cada ciudad conectada; los brotes que provoca son normales.
epidemic-RESISTANT = Tratar la cepa cuesta dos acciones, hasta que se cure.

log-strain = La epidemia es { $city }.
log-tie = El azar elige entre las enfermedades con más cubos: { $city }.
log-virulent = La cepa virulenta es la enfermedad { $disease_f }.
log-effect = { $card } entra en acción: la cepa es la enfermedad { $disease_f }.
log-idle = No tiene efecto.
log-lost = { $n ->
    [one] Un cubo { $disease } queda fuera de la partida.
   *[other] { $n } cubos { $disease_pl } quedan fuera de la partida.
}

why-held = El gobierno no deja salir a nadie de { $city } antes de que se haya tratado allí la cepa este turno.
why-treat-dear = Tratar aquí cuesta más acciones de las que quedan.

problem-strains = Las cartas de epidemia reveladas no encajan con las epidemias ocurridas y por venir.
problem-strain-unknown = Ha habido epidemias con efecto, pero ninguna enfermedad es la cepa virulenta.
problem-lost = Hay cubos fuera de la partida, pero ninguna carta de epidemia se los ha llevado.

# Lo que hay en la mesa, para personas

extra-value = { $value }
extra-mutation = Eventos de mutación por venir
extra-mutated = Eventos de mutación hasta ahora
extra-strain = Cepa virulenta
extra-effects = Epidemias en vigor
extra-spent = Epidemias terminadas
extra-epidemics = Epidemias por venir
extra-lost = Cubos fuera de la partida
extra-treated = Cepa tratada en

log-over-win-purple = Están curadas todas las enfermedades, o no queda morado y lo están las otras cuatro: victoria.

## La página

ui-step-mutate = { $who }: ¿qué ocurre primero?
ui-step-mutate-text = Hay dos eventos de mutación a la vista.
ui-do-unleash = Primero { $card }
ui-way-short-unleash = primero
