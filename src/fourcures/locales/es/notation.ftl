# Quejas sobre líneas, tokens y registros.

line-fields = Una línea de posición tiene 11 campos con un espacio entre ellos; esta tiene { $found }.
line-rules = El campo 1 (reglas) es «{ $found }»; tiene que ser un nombre de reglas y de 4 a 7 epidemias, como base/4.
line-seats = El campo 2 (plazas) tiene «{ $found }»; una plaza se escribe ROLE@CITY:CARDS, como MED@ATL:PAR,QUIET o SCI@ATL:-.
line-marker = El campo 2 (plazas) es «{ $found }»; exactamente una plaza tiene que llevar la marca > del turno.
line-hand = El campo 2 (plazas) tiene «{ $found }» en una mano; las cartas son códigos de ciudad y los eventos AIRLIFT, FORECAST, GRANT, QUIET, RESILIENT.
line-role = «{ $found }» no es un rol de esta mesa.
line-turn = El campo 3 (turno) es «{ $found }»; tiene que ser el número del turno y los pasos que aún han de ocurrir, como 16:act2.
line-step = El campo 3 (turno) tiene el paso «{ $found }»; los pasos son { $allowed } (deal, hand y order con una plaza, contada desde 0).
line-diseases = El campo 4 (enfermedades) es «{ $found }»; tiene que ser { $allowed }, con mayúscula para cada enfermedad curada.
line-tracks = El campo 5 (escalas) es «{ $found }»; tiene que ser brotes de 0 a 8 y epidemias de 0 a 7, como o3e2.
line-stations = El campo 6 (centros) tiene «{ $found }», que no es un código de ciudad.
line-cubes = El campo 7 (cubos) tiene «{ $found }»; escribe una ciudad y de 1 a 3 cubos, los otros colores con su letra, como SHA2+1k.
line-piles = El campo 8 (mazo de jugadores) tiene «{ $found }»; escribe hasta 10 montones de 1 a 31 cartas, con e mientras la epidemia está dentro, como 6e,12e.
line-discard = El campo 9 (descartes de jugadores) tiene «{ $found }», que no es ni un código de ciudad ni un evento.
line-layers = El campo 10 (mazo de infección) tiene «{ $found }»; escribe capas de códigos de ciudad, la de encima primero, como SFO,CHI|LAX~1|*, con * una vez como máximo.
line-infected = El campo 11 (descartes de infección) tiene «{ $found }», que no es un código de ciudad.
line-extra = «{ $found }» no es un campo extra; se escribe nombre=valor, cada nombre una vez.
line-extra-unknown = No existe el campo extra «{ $found }» en estas reglas; hay { $allowed }.
line-extra-value = El extra { $name } es «{ $found }», que no encaja con la posición.
line-flags = El extra flags tiene «{ $found }»; las marcas son flown, quiet, quiet2.
line-looked = El extra looked tiene «{ $found }», que no es un código de ciudad.
line-over = El extra over es «{ $found }»; tiene que ser win, outbreaks, cubes o cards.
line-removed = El extra removed tiene «{ $found }», que no es ni un código de ciudad ni un evento.
line-twice = «{ $found }» está dos veces en la línea, donde solo puede estar una.

token-over = «{ $token }» viene después del final de la partida; ya no se puede hacer nada.
token-malformed = «{ $token }» no es un token; los tokens son como CHI, =CAI, TOK(PAR), -b, +, !b(…), PAR>SCI, QUIET, xPAR, . o ~TOK.
token-people = «{ $token }» revela una carta, pero antes tiene que elegir alguien (paso { $step }).
token-nature = «{ $token }» es una acción, pero antes hay que revelar una carta (paso { $step }): escribe ~ y su código.
token-card = «{ $token }» no nombra ninguna carta; tras ~ va un código de ciudad, un evento o EPI.
token-not-there = «{ $token }» no puede venir ahora (paso { $step }): esa carta está en otro lugar.
token-illegal = «{ $token }» no es legal ahora (paso { $step }); «fourcures legal» muestra lo que sí lo es.
action-illegal = La acción { $action } no es legal en esta posición.

record-header = El registro no tiene la cabecera { $header }; necesita Rules y Seats, o Start.
record-line = La línea { $number } del registro, «{ $found }», no es una cabecera; una cabecera se escribe [Name "value"], antes de todos los tokens.
record-bracket = El registro tiene un paréntesis sin su pareja.
record-long = El registro tiene más de { $most } caracteres.
record-token = Token { $number } del registro: { $why }
record-final = El registro termina en otra posición que la de su cabecera Final: { $found }
dealer-nothing = No hay ninguna carta que revelar (paso { $step }).

rules-unknown = No hay reglas llamadas «{ $found }»; son base y, tras un más cada una: { $allowed }.
rules-part-unknown = Las reglas no tienen capítulo, sección ni carta «{ $found }»; los capítulos son { $chapters }.
rules-together = { $one } y { $other } no se pueden jugar juntos.
cards-count = Una plaza recibe de 0 a { $most } cartas, no { $found }.
record-cards = La cabecera Cards es «{ $found }»; tiene que ser el número de cartas que recibe cada plaza.
event-unknown = «{ $found }» no es un evento de estas reglas; los eventos son { $allowed }.
events-count = Un mazo tiene hasta { $most } eventos distintos, no { $found }.
seats-count = Una mesa tiene de 1 a { $most } plazas, no { $found }.
role-unknown = «{ $found }» no es un rol de estas reglas; los roles son { $allowed }.
role-twice = { $role_cap } se sienta dos veces a la mesa; cada rol está una vez.
epidemics-count = Una partida tiene 4, 5, 6 o 7 epidemias, no { $found }.
first-seat = La plaza { $found } no puede empezar; las plazas se numeran de 0 a { $most }.

problem-cubes = Hay { $n } cubos { $disease_pl } en el mapa, y solo existen { $all }.
problem-supply = La reserva de cubos { $disease_pl } dice { $n }, que no suma { $all } con los del mapa.
problem-levels = Las cuentas de cubos { $disease_pl } se contradicen.
problem-stations = Hay { $n } centros de investigación en el mapa, y solo existen 6.
problem-no-station = No hay ningún centro de investigación en el mapa.
problem-card-twice = Hay cartas de jugador en dos lugares: { $cards }.
problem-card-missing = { $n } cartas de jugador no están en ninguna parte.
problem-piles = Los montones tienen { $cards } cartas de ciudad y de evento, pero sin ver hay { $unseen }.
problem-epidemics = Hay { $inside } epidemias en el mazo y han salido { $n }, que no suman { $all }.
problem-kept = { $role_cap } no puede guardar { $cards } aparte de la mano.
problem-infection-twice = Hay cartas de infección en dos lugares: { $cards }.
problem-infection-missing = { $n } cartas de infección no están en ninguna parte.
problem-infection-none = No hay cartas de infección en el mazo ni en los descartes.
problem-outbreaks = Ha habido { $n } brotes, y la partida sigue.
problem-over = Se dice que la partida ha terminado por { $over }, pero no es así.
problem-win = Una partida está ganada exactamente cuando las cuatro enfermedades están curadas.
problem-quiet = Hay que saltar una fase de infección, pero no se ha jugado ningún evento.
problem-setup = El turno { $turn } no encaja con los pasos: la preparación es el turno 0.
problem-looked = Hay cartas que se miran y no se han devuelto: { $cards }.
problem-look = Hay que mirar cartas, pero nadie tiene que devolverlas.
problem-act = Hay acciones encima de otros pasos del turno.
problem-passed = Alguien ha pasado donde no hay pausa para eventos.
problem-hand = { $role_cap } tiene { $n } cartas, más que su límite de mano.
problem-medic = { $city } tiene cubos { $disease_pl } de una enfermedad curada junto al Médico.
record-no-line = Este registro no tiene la línea { $found }; tiene { $most } además de la partida.
