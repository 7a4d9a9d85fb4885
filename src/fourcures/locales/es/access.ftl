# La mesa en texto junto al mapa, y lo que se lee en voz alta.

access-table = Mesa en texto
access-close = Cerrar la mesa en texto
access-hint = Toda la mesa en palabras, para leer o escuchar
access-tracks = Escalas y reservas
access-epidemics = Epidemias hasta ahora: { $n } de { $of }
access-deck = Mazo de jugadores: { $n ->
    [one] una carta
   *[other] { $n } cartas
 }, { $turns ->
    [one] un turno
   *[other] { $turns } turnos
 } como máximo
access-stations = Centros de investigación: { $cities }; quedan { $n }
access-happened = Lo que acaba de pasar
access-now = Lo que puede hacer ahora: { $who }
access-nothing = Ahora no se puede hacer nada.
access-answer = Respuesta
access-pawn = Peón: { $who }
access-more = { $what } ({ $more })
access-steps = { $what }, paso a paso: { $n } formas
access-ways = { $what }: { $n } formas
access-sure = Sí: { $what }
access-cities = Ciudades por peligro
access-cities-hint = Primero las que tienen tres cubos de una enfermedad: con uno más hay un brote. Cada ciudad se abre y muestra sus vecinas y qué se puede hacer allí.
access-quiet = Ciudades sin cubos: { $n }
access-near = Conectada con:
access-far = Desde { $who }: { $n ->
    [one] un trayecto
   *[other] { $n } trayectos
 } ({ $road })
access-hand = { $who } en { $city }, { $n } cartas de { $of } como máximo
access-cards = { $disease }, { $n } de { $of } para una cura: { $cards }
access-unseen = { $n ->
    [one] una carta
   *[other] { $n } cartas
 }
access-discard = Descartes de jugadores
access-chain = Cadena de { $n } brotes { $disease_pl }: { $cities }.
access-rate = Casilla { $at } de la escala { $track }.
access-rival = { $who }, { $where }, { $n } de { $of } cartas como máximo
access-front = Delante: { $what }
