# Lo que se puede elegir para una mesa nueva: modalidades, opciones y sus valores, niveles.

option-field = «{ $option }» no es una de las opciones: es un campo aparte.

## Modalidades

preset-2013 = El juego de 2013
preset-2013-text = Siete roles, cinco eventos, de una a cinco plazas, de cuatro a siete epidemias.
preset-es-review = La reseña española
preset-es-review-text = El juego de 2013 de dos a cuatro, con cuatro a siete epidemias.
preset-it-2013 = La edición italiana de 2013
preset-it-2013-text = El juego de 2013 de dos a cuatro, con cuatro a seis epidemias.
preset-classic-2008 = El clásico de 2008
preset-classic-2008-text = Cinco roles, eventos en cualquier momento, Toronto en el mapa. El Experto en operaciones no tiene vuelo.
preset-ru-sheet = La hoja rusa
preset-ru-sheet-text = El clásico de 2008 de uno a cinco, con los colores de unas piezas de madera y una carta menos para la quinta plaza.
preset-bsw = La mesa en línea
preset-bsw-text = Once roles, eventos al azar, se pregunta a la mesa antes de epidemias e infecciones, los peones se mueven con consentimiento y las victorias dan puntos.

## Opciones

option-hands = Manos iniciales
option-hands-text = Cartas que recibe cada plaza.
option-roles = Roles
option-roles-text = Los roles que se pueden repartir.
option-events = Cartas de evento
option-events-text = Qué eventos hay en el mazo de jugadores.
option-event_sets = Grupos de eventos
option-event_sets-text = De dónde salen los eventos al azar, además del juego base.
option-timing = Cuándo se juegan eventos
option-timing-text = En qué momentos se detiene la partida para las cartas de evento.
option-first = Quién empieza
option-first-text = Quién juega el primer turno cuando no se elige una plaza.
option-approval = Preguntar antes
option-approval-text = Puede rechazar la persona cuyo peón se mueve, o que da, recibe o pierde una carta. A tus propias plazas no se les pregunta nunca.
option-flight = Vuelo del Experto en operaciones
option-flight-text = Una vez por turno, el Experto en operaciones puede volar desde un centro de investigación a cualquier ciudad con cualquier carta de ciudad.
option-epidemiologist_acts = La Epidemióloga gasta una acción
option-charter_arrival = Los vuelos chárter del Bioterrorista se ven donde aterrizan
option-charter_arrival-text = Sin ella, lo ven en el aeropuerto del que sale. Solo importa donde él juega.
option-epidemiologist_acts-text = Tomar una carta le cuesta una acción a la Epidemióloga, como en 2009.
option-city = Ciudad del norte
option-city-text = El nombre de una ciudad del mapa; no cambia nada más.
option-colours = Colores
option-colours-text = Cómo se llaman y se ven las cuatro enfermedades.
option-levels = Nombres de los niveles
option-levels-text = Cómo se llaman los números de epidemias.
option-open_hands = Manos a la vista
option-open_hands-text = Las cartas de todos están a la vista en la mesa.
option-scoring-text = Una victoria da 1, 4, 16 o 64 puntos con 4, 5, 6 o 7 epidemias; una derrota, ninguno.

## Valores

choice-hands-official = 5, 4, 3, 2, 2 cartas para una a cinco plazas
choice-hands-sheet = 5, 4, 3, 2, 1 cartas para una a cinco plazas
choice-roles-2008 = Los cinco de 2008
choice-roles-2013 = Los siete de 2013
choice-roles-2009 = Once: 2008 con Al límite
choice-roles-brink = Trece: 2013 con Al límite
choice-roles-lab = Diecisiete: 2013 con Al límite y En el laboratorio
choice-roles-emergency = Veinte: 2013 con las tres expansiones
choice-events-base = Los cinco del juego base
choice-events-drawn = Dos por plaza, al azar
choice-events-all = Todos
choice-events-none = Ninguno
choice-event_sets-roles = Según los roles, y Al límite
choice-event_sets-brink = Al límite
choice-event_sets-lab = En el laboratorio
choice-event_sets-rescue = Estado de emergencia
choice-event_sets-brink-lab = Al límite y En el laboratorio
choice-event_sets-brink-rescue = Al límite y Estado de emergencia
choice-event_sets-lab-rescue = En el laboratorio y Estado de emergencia
choice-event_sets-brink-lab-rescue = Las tres expansiones
choice-timing-2013 = Entre dos pasos cualesquiera (2013)
choice-timing-2008 = En cualquier momento, incluso recién revelada una carta (2008)
choice-timing-prompted = Se pregunta a la mesa antes de epidemias e infecciones
choice-first-population = La carta con más población
choice-first-random = Al azar
choice-city-montreal = Montreal
choice-city-toronto = Toronto
choice-colours-standard = Azul, amarillo, negro, rojo
choice-colours-sheet = Azul, violeta, amarillo, naranja
choice-levels-official = Introductorio, estándar, heroico, legendario
choice-levels-sheet = Fácil, normal, difícil, legendario
choice-levels-bsw = Principiante, normal, difícil, legendario

## Una mesa en palabras, antes de empezar

plan-seats = { $seats ->
    [one] Una plaza
   *[other] { $seats } plazas
 }, { $cards ->
    [one] una carta
   *[other] { $cards } cartas
 } por plaza
plan-epidemics = { $n } epidemias en { $cards } cartas, una de cada { $each } más o menos
plan-first-seat = Plaza { $n }
plan-on = Sí
plan-off = No
plan-win = Se gana cuando
plan-win-how = { $n ->
    [5] se descubren las cinco curas, o no queda morado y las otras cuatro están descubiertas.
   *[other] se descubren las cuatro curas.
 }
plan-loss = Se pierde cuando
plan-loss-how = hay ocho brotes, se acaban los cubos de una enfermedad o se acaba el mazo de jugadores.
plan-points = { $n ->
    [one] 1 punto por victoria
   *[other] { $n } puntos por victoria
 }
