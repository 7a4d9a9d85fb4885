# Las reglas, con nuestras palabras: el juego base de 2013. El orden y los títulos están en fourcures/handbook.
# Los números entre corchetes son aclaraciones (docs/rulings.md); **así** es negrita; [palabras](#seccion) lleva a otra sección.

rule-ruling = Aclaración { $n }
rule-head-thing = Qué
rule-head-count = Cuántos
rule-head-word = Palabra
rule-head-meaning = Qué significa
rule-head-seats = Plazas
rule-head-cards = Cartas por plaza
rule-head-left = Cartas restantes
rule-head-epidemics = Epidemias
rule-head-action = Acción
rule-head-takes = Qué hace falta
rule-head-moment = Momento
rule-head-events = Eventos
rule-head-code = Código
rule-head-name = Nombre
rule-head-text = Qué hace
rule-head-when = Cuándo
rule-head-option = Opción
rule-head-values = Valores
rule-example = Ejemplo
rule-contents = Contenido
rule-contents-1 = Todas las reglas del juego tal como se juega aquí, con nuestras palabras. Los números entre corchetes son [aclaraciones](../rulings.md): puntos que a menudo se juegan de otra forma, cada uno con un caso probado.
rule-contents-2 = Durante una partida, el mismo texto se abre con la tecla **Y**, o desde el motivo por el que algo no se puede hacer.
rule-contents-3 = Cómo se anota una partida se explica en [notación](../notation.md).

## El juego

rule-game = El juego
rule-aim = Objetivo
rule-aim-together = Cuatro enfermedades se extienden por 48 ciudades. Todos los jugadores forman un solo equipo: o ganan todos o pierden todos.
rule-aim-win = El equipo **gana** en el momento en que se descubre la cuarta cura, aunque no quede ninguna carta por robar [56]. Ya no importan los cubos del mapa, ni siete brotes, ni una reserva vacía [57], y no hace falta erradicar ninguna enfermedad.
rule-aim-lose = El equipo **pierde** en el momento en que ocurre una de estas cosas:
rule-aim-lose-outbreaks = el octavo brote [95],
rule-aim-lose-cubes = hay que colocar un cubo y su reserva está vacía [97],
rule-aim-lose-cards = hay que robar dos cartas de jugador y quedan menos de dos [68].

rule-parts = Lo que hay en la mesa
rule-part-cities = Ciudades
rule-part-cities-n = 48, doce de cada color: azul, amarillo, negro y rojo. Las unen líneas; tres líneas salen del mapa por el Pacífico y vuelven por el otro lado
rule-part-cubes = Cubos
rule-part-cubes-n = 24 de cada color. Los que no están en el mapa son la reserva. En una ciudad hay como máximo tres de un color
rule-part-stations = Centros de investigación
rule-part-stations-n = Seis
rule-part-player = Cartas de jugador
rule-part-player-n = Una por ciudad, las cartas de evento y las epidemias. Las roban los jugadores
rule-part-infection = Cartas de infección
rule-part-infection-n = Una por ciudad. Dicen dónde se colocan cubos
rule-part-rate = Índice de infección
rule-part-rate-n = Una escala de siete casillas: 2, 2, 2, 3, 3, 4, 4. Cada epidemia avanza su marcador una casilla
rule-part-outbreaks = Brotes
rule-part-outbreaks-n = Una escala de 0 a 8. Nada hace retroceder el marcador
rule-parts-open = Los roles y las dos pilas de descartes están a la vista de todos, y también las manos, salvo que la mesa juegue con manos ocultas. Nadie sabe el orden de un mazo, salvo lo que las cartas hayan dejado ver.

rule-words = Palabras
rule-word-turn = quien tiene el turno
rule-word-turn-means = quien lleva a cabo las tres partes del turno actual; todos pueden aconsejar
rule-word-linked = conectadas
rule-word-linked-means = dos ciudades con una línea entre ellas
rule-word-own = la enfermedad de una ciudad
rule-word-own-means = la enfermedad del color de la propia ciudad; las demás solo llegan por brotes
rule-word-cured = curada
rule-word-cured-means = se ha descubierto la cura de la enfermedad
rule-word-eradicated = erradicada
rule-word-eradicated-means = curada y sin ningún cubo en el mapa
rule-word-discard = descartes
rule-word-discard-means = la pila a la vista junto a un mazo. Hay una para las cartas de jugador y otra para las de infección
rule-word-out = fuera de la partida
rule-word-out-means = ya no está en ningún mazo, mano ni pila de descartes; nada lo devuelve

## Preparación

rule-setup = Preparación
rule-setup-steps = Antes del primer turno
rule-setup-station = Hay un centro de investigación en Atlanta, y allí empiezan todos los peones. Quedan cinco centros disponibles.
rule-setup-tracks = El marcador de brotes está en 0, el índice de infección es 2 y no hay ninguna cura.
rule-setup-infect = Se revelan nueve cartas de infección. Las tres primeras ciudades reciben tres cubos cada una, las tres siguientes dos y las tres últimas uno, siempre de su propia enfermedad. Las nueve cartas forman los descartes de infección. Ahora ningún rol protege nada [4].
rule-setup-roles = Cada plaza tiene un rol, al azar o elegido. Ningún rol se repite.
rule-setup-deal = Se barajan las cartas de ciudad y las de evento, y cada plaza recibe una mano; con más plazas tocan menos cartas [1].
rule-setup-piles = Con lo que queda se hacen tantos montones como epidemias, lo más iguales posible. En cada montón se baraja una epidemia, y los montones se apilan con los más grandes encima [2]. Así, puede haber una epidemia entre las dos primeras cartas de la partida [3].
rule-setup-first = Alguien [empieza](#first); después se sigue en el orden de las plazas.
rule-deal = Manos y niveles
rule-deal-level = El número de epidemias es el nivel de la partida. Cada montón lleva además una epidemia, que las tablas no cuentan.

rule-first = Quién empieza
rule-first-population = Empieza quien tiene, de todas las cartas de ciudad repartidas, la de mayor población [140].
rule-first-tie = Chicago y Lima tienen la misma cifra. Si son las dos más altas, empieza quien tiene una de ellas y se sienta antes [6].
rule-first-none = Una mano sin cartas de ciudad no tiene cifra [7]. Si nadie tiene una carta de ciudad, empieza la primera plaza.
rule-first-chosen = Una mesa también puede elegir la plaza que empieza, o dejarlo al azar.

## Turno

rule-turn = El turno
rule-turn-parts = Tres partes
rule-turn-a = **Acciones**: hasta cuatro.
rule-turn-b = **Robo**: dos cartas de jugador. Si entre ellas hay [epidemias](#epidemic), se resuelven; después se comprueba el [límite de mano](#hand).
rule-turn-c = **Infecciones**: tantas cartas de infección como dice el [índice de infección](#rate).
rule-turn-next = Después viene el turno del siguiente jugador.

rule-actions = Acciones
rule-actions-any = Cualquier mezcla de acciones, también la misma varias veces. Se pueden hacer menos de cuatro, incluso ninguna [8]. Lo que no se usa se pierde: ninguna acción pasa a otro turno [9].
rule-act-drive = Conducir o navegar
rule-act-drive-takes = Una línea hasta la ciudad siguiente
rule-act-direct = Vuelo directo
rule-act-direct-takes = Descartar la carta de la ciudad a la que vuelas
rule-act-charter = Vuelo chárter
rule-act-charter-takes = Descartar la carta de la ciudad donde estás; vuelas a cualquier ciudad
rule-act-shuttle = Vuelo lanzadera
rule-act-shuttle-takes = Centros de investigación en ambas ciudades
rule-act-build = Construir un centro de investigación
rule-act-build-takes = Descartar la carta de la ciudad donde estás
rule-act-treat = Tratar una enfermedad
rule-act-treat-takes = Un cubo de ella en la ciudad donde estás
rule-act-share = Compartir conocimientos
rule-act-share-takes = Dos peones en la ciudad cuya carta cambia de mano
rule-act-cure = Descubrir una cura
rule-act-cure-takes = Un centro de investigación y cinco cartas de un color
rule-actions-roles = Los [roles](#roles) cambian algunas de estas acciones y añaden otras.

rule-drive = Conducir o navegar
rule-drive-line = Muévete a una ciudad conectada con la tuya.
rule-drive-pacific = San Francisco está conectada con Tokio y Manila; Los Ángeles, con Sídney [11].

rule-direct = Vuelo directo
rule-direct-card = Descarta una carta de ciudad y muévete a esa ciudad.
rule-direct-here = La carta de la ciudad donde estás paga un vuelo chárter; no se ofrece un vuelo al mismo lugar.

rule-charter = Vuelo chárter
rule-charter-card = Descarta la carta de la ciudad donde estás y muévete a cualquier otra ciudad.
rule-charter-which = La carta de la ciudad que dejas paga un vuelo chárter; la de la ciudad a la que llegas, un vuelo directo [12].

rule-shuttle = Vuelo lanzadera
rule-shuttle-stations = Muévete de una ciudad con centro de investigación a otra que también lo tenga. No cuesta ninguna carta.
rule-shuttle-other = De un centro al mismo centro no hay movimiento [13], y con un solo centro en el mapa no hay lanzadera [14].

rule-build = Construir un centro de investigación
rule-build-card = Descarta la carta de la ciudad donde estás; desde ahora hay allí un centro de investigación. Las curas y los vuelos lanzadera lo necesitan.
rule-build-one = Donde hay un centro no se construye otro [29].
rule-build-six = Con seis en el mapa, se traslada aquí uno cualquiera, también el de Atlanta; tú eliges cuál [30].

rule-treat = Tratar una enfermedad
rule-treat-one = Elige una enfermedad que tenga cubos en la ciudad donde estás. Uno de sus cubos vuelve a la reserva.
rule-treat-cured = Si la enfermedad está curada, una acción retira todos sus cubos de la ciudad [34]. Dos enfermedades curadas en ella son dos acciones [35].

rule-share = Compartir conocimientos
rule-share-city = Con dos peones en la misma ciudad, la carta **de esa ciudad** pasa de una mano a la otra. Es una acción de quien tiene el turno, que la da o la toma [58]. Las dos personas tienen que querer.
rule-share-cards = Solo se comparten cartas de ciudad, nunca eventos [66].
rule-share-limit = Quien pasa entonces de siete cartas lo resuelve [antes que nada](#hand) [63]; también puede irse la carta recién recibida [64].

rule-cure = Descubrir una cura
rule-cure-cards = En una ciudad con centro de investigación, descarta de tu mano cinco cartas de ciudad de un mismo color. Esa enfermedad queda curada. La ciudad puede ser de cualquier color [52].
rule-cure-exact = Se pagan exactamente cinco. Si tienes más en la mano, eliges cuáles [51].
rule-cure-own = No se suman las cartas de dos manos [53], y las cartas de evento no cuentan [55].
rule-cure-again = Una enfermedad curada no se cura otra vez [54].

## Enfermedades

rule-diseases = Enfermedades y curas
rule-cured = Curada
rule-cured-cubes = Una cura no retira nada. Los cubos se quedan donde están, y las infecciones, epidemias y brotes siguen colocándolos. Lo que cambia es [tratar](#treat): una acción retira todos los cubos de una enfermedad curada en una ciudad.
rule-eradicated = Erradicada
rule-eradicated-when = Una enfermedad curada sin cubos en el mapa está erradicada, llegue lo que llegue después: la cura cuando no hay ningún cubo en el mapa [47], o la retirada del último cubo, lo retire lo que lo retire y en el turno de quien sea [48].
rule-eradicated-card = Desde entonces no se coloca ningún cubo suyo. Sus cartas de infección se revelan, no hacen nada, van a los descartes y cuentan [49]. En una epidemia sube el índice y se barajan las cartas, y eso es todo [50].
rule-eradicated-uncured = Si se retira el último cubo de una enfermedad sin curar, no pasa nada: la próxima carta trae cubos nuevos [46].

## Robo y epidemias

rule-drawing = Robo y epidemias
rule-draw = Robar dos cartas
rule-draw-two = Después de las acciones robas dos cartas de jugador. Se revelan las dos antes de que ocurra nada más: lo que no es epidemia está en tu mano cuando se resuelve la primera epidemia [70].
rule-draw-loss = Si quedan menos de dos cartas, la partida se pierde al momento, y la única carta restante no se toma [68]. Si quedan exactamente dos, se roban y la partida sigue hasta el próximo robo [69]. Los descartes nunca forman un mazo nuevo.

rule-epidemic = Epidemias
rule-epidemic-steps = Cada epidemia se resuelve en tres pasos:
rule-epidemic-increase = **Aumento.** El marcador del índice de infección avanza una casilla. En la última se queda [89].
rule-epidemic-infect = **Infección.** Se revela la carta **inferior** del mazo de infección y va a los descartes. Una ciudad sin cubos de su enfermedad recibe tres, sin brote [72]. Una ciudad con uno o dos se completa hasta tres y después sufre un brote [73]. Una ciudad con tres sufre un brote [74].
rule-epidemic-intensify = **Intensificación.** Los descartes de infección se barajan y se ponen encima del mazo de infección. El mazo de debajo se queda como está [105].
rule-epidemic-eg = El Cairo está al fondo del mazo y tiene dos cubos negros. Recibe uno más y después hay allí un brote negro: una casilla del marcador y un cubo negro en cada ciudad conectada.
rule-epidemic-supply = Solo hacen falta los cubos que de verdad se colocan: con dos en la reserva, una ciudad que ya tiene uno no hace perder [75].
rule-epidemic-two = Dos epidemias en un mismo robo: primero los tres pasos de la primera y después los de la segunda. La ciudad de la segunda queda sola en los descartes, pasa a la parte superior del mazo y se infecta otra vez en el mismo turno [77]. Entre las dos se pueden jugar [eventos](#windows) [78].
rule-epidemic-protected = Donde [un rol protege la ciudad](#roles) no llega ningún cubo ni hay brote; el resto de la epidemia sigue como siempre [76].
rule-epidemic-gone = La carta de epidemia queda fuera de la partida: ninguna carta la sustituye [71] y ningún poder la devuelve [144].

rule-hand = Límite de mano
rule-hand-seven = Siete cartas, de ciudad y de evento juntas. Se comprueba después del robo, una vez resueltas todas sus epidemias [82], y al momento cuando una carta llega a una mano de cualquier otra forma, en el turno de quien sea [63].
rule-hand-settle = Quien tiene más descarta las que quiera o juega eventos, en cualquier mezcla, hasta quedarse con siete [83]. Un evento jugado cuenta [84].
rule-hand-wait = Hasta entonces no se puede hacer nada más, salvo que cualquiera puede jugar eventos. Nadie puede descartar sin necesidad.
rule-hand-beside = Lo que está sobre una carta de rol no está en la mano [85].

## Infecciones

rule-infections = Infecciones y brotes
rule-rate = Índice de infección
rule-rate-cards = Se revelan desde arriba del mazo tantas cartas de infección como dice el índice, de una en una. Cada una se resuelve del todo y va a los descartes antes de revelar la siguiente [90].
rule-rate-track = El índice es 2 hasta la tercera epidemia, después 3, y 4 desde la quinta.

rule-infect = Una carta de infección
rule-infect-cube = La ciudad recibe un cubo de su propia enfermedad. Si ya tiene tres, en su lugar sufre un [brote](#outbreak). Solo cuentan los cubos de esa enfermedad.
rule-infect-none = No llega ningún cubo si la enfermedad está [erradicada](#eradicated) o si un rol protege la ciudad.

rule-outbreak = Brotes
rule-outbreak-marker = El marcador de brotes avanza una casilla. El octavo brote hace perder la partida en ese momento, y sus cubos no se colocan [95].
rule-outbreak-spread = Después, cada ciudad conectada recibe un cubo de la enfermedad del brote. La propia ciudad conserva sus tres.
rule-outbreak-chain = Una ciudad conectada que ya tiene tres no recibe ninguno y sufre su propio brote cuando termina el actual: una cadena. Los brotes de una cadena siguen el orden en que se alcanzaron sus ciudades; ningún otro orden cambiaría el resultado [93].
rule-outbreak-once = Una ciudad tiene como máximo un brote por carta. A una ciudad que ya ha tenido su brote no vuelve nada [92]. Una ciudad junto a dos brotes de una cadena recibe un cubo de cada uno, y sufre un brote como máximo [91]. Cada brote de una cadena mueve el marcador [94].
rule-outbreak-colour = En una cadena la enfermedad nunca cambia: un brote azul lleva cubos azules a ciudades negras, y solo cuentan sus cubos azules [104].
rule-outbreak-again = Con la carta siguiente, la misma ciudad puede sufrir otro brote [90].
rule-outbreak-eg = Hong Kong y Shanghái tienen tres cubos rojos cada una, y se revela la carta de Hong Kong. Primer brote: Taipéi, Manila, Ciudad Ho Chi Minh, Bangkok y Calcuta reciben un cubo rojo; Shanghái está llena. Segundo brote, Shanghái: Pekín, Seúl, Tokio y otra vez Taipéi reciben uno; Hong Kong, ninguno. El marcador ha avanzado dos casillas.
rule-outbreak-protected = Una ciudad protegida no recibe cubos ni sufre brotes, y la cadena acaba allí [98].

rule-supply = Cuando se acaban los cubos
rule-supply-last = El último cubo de una reserva se puede colocar. El primero que haya que colocar y no esté hace perder la partida, también en medio de una cadena [97].
rule-supply-full = Una ciudad llena con la reserva vacía: solo se pierde si una ciudad conectada tiene que recibir de verdad un cubo [96].

## Eventos

rule-events = Eventos
rule-windows = Cuándo se juegan eventos
rule-windows-owner = Un evento no cuesta acción. Lo juega quien lo tiene, y solo esa persona decide cómo, en el turno de quien sea [10]. Después va a los descartes de jugadores.
rule-windows-shut = No mientras se resuelve una carta: desde que se revela hasta que ha ocurrido todo lo que trae [139]. Así, un evento puede proteger de la próxima carta de infección [99]; para la que ya está a la vista es tarde [100].
rule-moment-turn = antes de las acciones, entre ellas y después
rule-moment-draw = antes del robo
rule-moment-drawn = se han robado dos cartas y entre ellas queda una epidemia por resolver
rule-moment-struck = entre Infección e Intensificación de una epidemia
rule-moment-between = entre dos epidemias de un mismo robo
rule-moment-hand = mientras alguien tiene demasiadas cartas
rule-moment-infect = antes de las infecciones
rule-moment-cards = entre dos cartas de infección
rule-moment-chain = se resuelve una carta de infección o un brote
rule-moment-over = la partida ha terminado
rule-moment-all = todos
rule-moment-none = ninguno
rule-moment-resilient = solo Población resistente [81]
rule-windows-pass = En estos momentos la mesa espera, pero solo a quienes tienen un evento que haría algo. Cada cual juega uno o pasa; cuando alguien juega uno, se pregunta otra vez a quien había pasado. Durante las propias acciones y mientras se descartan cartas, los eventos simplemente se pueden jugar.
rule-windows-page = Entre dos cartas de infección la página no pregunta a quien solo tiene eventos, porque cada carta sería una pausa: juégalos antes de las infecciones.
rule-windows-edition = Estos son los momentos de 2013; una mesa puede jugar con [otros](#timing).
rule-windows-order = Se pueden jugar varios eventos seguidos; cada uno termina antes del siguiente.

rule-event-cards = Las cartas de evento
rule-moments-1 = Siempre que se puedan jugar eventos
rule-moments-2 = también entre Infección e Intensificación
rule-moments-4 = Justo después de descubrir una cura
rule-moments-8 = Justo después de una epidemia

rule-AIRLIFT-1 = Tu peón u otro, esté donde esté. Lo que su rol hace al llegar se cumple. No se ofrece al lugar donde ya está el peón [27].
rule-AIRLIFT-2 = El dueño de otro peón tiene que [consentir](#approval) [28].
rule-FORECAST-1 = Con menos de seis cartas en el mazo, todas [103].
rule-FORECAST-2 = Solo tú decides el orden, y no ocurre nada más hasta que las cartas vuelven al mazo. La mesa sabe lo que se ha visto y puede comentarlo.
rule-GRANT-1 = No en una ciudad que ya tiene centro [32]. Con seis en el mapa, se traslada uno de ellos [31].
rule-QUIET-1 = La próxima fase de infección, no una epidemia [101]. Jugada entre dos cartas de infección, salta la fase del turno siguiente [102]. Dos de ellas saltan dos fases.
rule-RESILIENT-1 = Cualquier carta de los descartes de infección; tiene que haber alguna. En una epidemia, entre Infección e Intensificación, puede ser la carta recién revelada [79], y la propia Población resistente puede haber llegado en el mismo robo [80].

## Roles

rule-roles = Roles
rule-roles-how = Cómo funcionan los roles
rule-roles-one = Un rol pertenece a una plaza toda la partida, salvo que una Nueva asignación lo cambie. Lo que dice va por delante de las reglas comunes.
rule-roles-turn = «Una vez por turno» es una vez en el propio turno; lo que no se usa se pierde.
rule-role-cards = Los roles del juego base

rule-MED-1 = Una acción retira todos los cubos de una enfermedad de la ciudad, curada o no [36]; dos enfermedades son dos acciones [37].
rule-MED-2 = Los cubos de enfermedades curadas se van solos allí donde llega el Médico, en el turno de quien sea y se haya movido el peón como se haya movido [39], también en ciudades por las que solo se pasa al conducir [40]. Si se descubre una cura mientras el Médico está sobre cubos de esa enfermedad, se van al momento [38]. Eso puede erradicar la enfermedad.
rule-MED-3 = Donde está el Médico no se puede colocar ningún cubo de una enfermedad curada: ni por una carta de infección [41], ni por un brote vecino [43], ni por una epidemia [44]. Así que allí no puede haber ninguno [42].
rule-MED-4 = A una enfermedad sin curar el Médico no la detiene [45].
rule-SCI-1 = Para una cura se pagan cuatro cartas de un color, no cinco [51].
rule-RES-1 = En una ciudad con otro peón, la Investigadora da cualquiera de sus cartas de ciudad, con una acción [59]. En el turno de otra persona, esa persona toma de ella cualquier carta de ciudad, con una acción [60].
rule-RES-2 = Solo en un sentido: ella recibe [61] y toma [62] cartas según la regla común.
rule-QUA-1 = No se coloca ningún cubo de ninguna enfermedad en la ciudad donde está su peón ni en las conectadas: ni por infecciones, ni por epidemias, ni por brotes [76]. Una ciudad protegida no sufre brotes, y una cadena acaba allí [98]. Los cubos que ya había se quedan.
rule-QUA-2 = Cuenta dónde está en ese momento: movida por un evento entre dos cartas de infección, protege desde la siguiente [99]. En la preparación no protege nada [4].
rule-DIS-1 = Con una acción: un peón cualquiera va a una ciudad con **otro** peón. Puede ser el propio peón del Coordinador de efectivos [17], pero ningún peón puede reunirse consigo mismo [18].
rule-DIS-2 = Con una acción: otro peón conduce, navega o vuela como si fuera el del Coordinador de efectivos. Las cartas salen de la mano del Coordinador: la del destino para un vuelo directo [15], la de la ciudad donde está ese peón para un vuelo chárter [16]. Una lanzadera necesita centros donde está ese peón y adonde va, y ninguna carta [19].
rule-DIS-3 = Solo los cuatro movimientos comunes: no el vuelo del Experto en operaciones [20]. Lo que el rol del peón movido hace al llegar se cumple.
rule-DIS-4 = El dueño del peón tiene que consentir; si la página lo pregunta es [una opción](#approval). Si rechaza, no ocurre nada y no se paga nada [22].
rule-OPS-1 = Construye sin descartar una carta. Con seis centros en el mapa, se traslada uno de ellos, también sin carta [33].
rule-OPS-2 = Una vez por turno, con una acción, de una ciudad con centro a cualquier ciudad, con una carta de ciudad cualquiera [24]; una segunda vez en el turno no se puede [23]. Construir y volar después desde el centro nuevo son dos acciones [25].
rule-OPS-3 = El vuelo no se ofrece con la carta de la ciudad que se deja ni con la de la ciudad a la que se llega: un vuelo chárter o directo hace lo mismo.
rule-OPS-4 = Nadie más puede usar este vuelo para el peón [20]. En la edición de 2008 no hay vuelo [26].
rule-PLA-1 = Con una acción, toma un evento cualquiera de los descartes de jugadores y lo guarda en su carta de rol: uno cada vez [87], también uno que se jugó hace un momento [88].
rule-PLA-2 = Se juega como cualquier evento, en el turno de quien sea. No cuenta para el límite de mano, y no se puede compartir ni descartar [85]. Una vez jugado queda fuera de la partida [86]. Nadie puede cambiarlo ni soltarlo.

## Final

rule-end = Final de la partida
rule-end-when = Victoria o derrota
rule-end-win = La cuarta cura gana al momento: el resto del turno no se juega [56].
rule-end-loss = Una derrota lo detiene todo al momento, incluso en medio de una cadena; ningún evento puede evitarla.
rule-end-both = Victoria y derrota no pueden coincidir aquí: las curas son acciones, y los cubos y las cartas vienen después de las acciones.
rule-end-cube-order = Si en un brote falta un cubo, los que quedan se colocan en el orden del mapa antes de que termine la partida. La derrota es la misma.
