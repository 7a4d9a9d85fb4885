# Las reglas, con nuestras palabras: ediciones y opciones, Al límite, Mutación, Cepa virulenta.

## Ediciones y opciones

rule-editions = Ediciones y opciones
rule-presets = Modalidades
rule-presets-what = Una modalidad es una mesa con nombre: un conjunto de opciones y los números de plazas y epidemias para los que sirve. Todas las opciones se pueden cambiar.
rule-on = sí
rule-off = no

rule-options = Opciones
rule-options-what = Qué decide cada opción.

rule-timing = Eventos en otros momentos
rule-timing-2008 = **En cualquier momento (2008).** También se pueden jugar eventos cuando una carta está a la vista y aún no ha actuado: una carta de infección [100], o una epidemia antes de resolverse [139].
rule-timing-asked = **Cuando se pregunta a la mesa.** Se pregunta a la mesa cuando se ha robado una epidemia, antes de resolverla, y antes de las infecciones; no antes del robo, ni entre Infección e Intensificación, ni entre dos cartas de infección.

rule-approval = Preguntar antes
rule-approval-what = Puede rechazar la persona cuyo peón se movería [22], o que daría, recibiría o perdería una carta. No se pregunta a quien tiene las dos plazas. Si alguien rechaza, no ocurre nada y no se paga nada; la acción se puede usar para otra cosa.
rule-approval-where = Se pregunta al dueño de un peón que mueven el Coordinador de efectivos, un Puente aéreo [28] u Órdenes especiales, a la otra persona al compartir conocimientos, a aquella de quien la Epidemióloga toma una carta, y a quien recibiría otro rol.

rule-2008 = 2008 y 2013
rule-2008-roles = Cinco roles en 2008: Coordinador de efectivos, Médico, Experto en operaciones, Investigadora y Científico. El Experto en contingencias y la Especialista en cuarentenas llegaron en 2013 [143].
rule-2008-ops = En 2008 el Experto en operaciones solo construye; el vuelo es de 2013 y de las expansiones de 2009 [141].
rule-2008-first = En 2008 empieza quien ha estado enfermo hace menos tiempo; aquí el azar dice quién es. En 2013, la mayor población [140].
rule-2008-events = En 2008 los eventos caben en cualquier momento; en 2013, no mientras se resuelve una carta [139].
rule-2008-city = La ciudad entre Chicago, Nueva York y Washington es Toronto en 2008 y Montreal en 2013, con las mismas líneas [142].
rule-2008-same = Nada más cambia [145].

rule-alone = Una plaza, cinco plazas
rule-alone-one = Con una plaza no hay nadie con quien compartir. En su lugar puedes jugar tú varias plazas, con todas las manos a la vista.
rule-alone-five = Cinco plazas empiezan con dos cartas cada una [1]; la opción «manos iniciales» tiene una hoja que reparte una a la quinta.
rule-levels = Niveles y puntos
rule-levels-what = El número de epidemias, cómo se llama y lo que da una victoria donde se cuentan puntos. Una derrota no da nada.
rule-named-official = Oficial
rule-named-sheet = Hoja rusa
rule-named-bsw = Mesa en línea
rule-score = Puntos

## Al límite

rule-brink = Al límite
rule-brink-what = Qué se añade
rule-brink-roles = Seis roles más que se pueden repartir.
rule-brink-events = Ocho eventos más. Según la cuenta oficial, el mazo de jugadores tiene dos eventos por plaza, sacados al azar de todos los que están en uso; las [opciones](#options) permiten otra cosa.
rule-brink-legendary = **Legendario**: siete epidemias. Con la séptima el índice se queda en 4 [89].
rule-brink-start = Empezar en una ciudad no es llegar: un rol que actúa al llegar a una ciudad no hace nada en la preparación [5].
rule-brink-role-cards = Roles de Al límite
rule-brink-event-cards = Eventos de Al límite

rule-ARC-1 = El límite de mano es ocho [65].
rule-ARC-2 = Una vez por turno, con una acción: toma de los descartes de jugadores la carta de la ciudad donde está el peón. Puede haberse descartado en este mismo turno [113].
rule-CON-1 = Los colores se cuentan uno por uno: al llegar a tres cubos azules, dos rojos y uno amarillo, retira uno azul y uno rojo [106]. El último cubo de un color siempre se queda.
rule-CON-2 = Cuenta cualquier forma de llegar, también un Puente aéreo en el turno de otra persona [107]. Estar allí cuando empieza el turno, o en la preparación [5], no es llegar.
rule-EPL-1 = Una vez en su propio turno, sin acción, y también después de la última: cualquier carta de ciudad de alguien de su ciudad, que tiene que consentir [67]. Su límite de mano se comprueba al momento.
rule-EPL-2 = En las reglas de 2009 cuesta una acción.
rule-FIE-1 = Una vez por turno, con una acción: un cubo de la ciudad pasa a ser una muestra en la carta de rol. Ya no está ni en el mapa ni en la reserva, así que no impide erradicar [109]. No es tratar: también de una enfermedad curada se toma un solo cubo.
rule-FIE-2 = Tres cartas y tres muestras de un color descubren una cura; las muestras van a la reserva. Si no queda ningún cubo suyo en el mapa, eso la erradica [110]. La cura común con cinco cartas sigue siendo posible.
rule-FIE-3 = Siempre que se puedan jugar eventos, se pueden devolver muestras a la reserva.
rule-GEN-1 = Quien pierde este rol después de cuatro acciones no tiene una quinta en este turno; quien lo recibe tiene cinco en total, nunca seis [114].
rule-TRO-1 = Al empezar el turno se ven tantas cartas de encima del mazo de infección como dice el índice (una con Veto a los vuelos comerciales), y se quedan donde están. La mesa las conoce.
rule-TRO-2 = Para un vuelo directo se enseña la carta del destino y se conserva; se puede volver a usar [112]. Todo lo demás se paga como siempre.
rule-TRO-3 = Cuando el Coordinador de efectivos hace volar este peón, paga el Coordinador [21].

rule-BORROWED-when = Durante las acciones y hasta que empieza el robo
rule-BORROWED-1 = No son para quien la juega, sino para quien tiene el turno. Hasta que empieza el robo; lo que no se usa se pierde [9]. Nunca quedan más de siete acciones.
rule-TRAVELBAN-1 = La carta queda delante de esa persona. Las epidemias avanzan el marcador como siempre, pero el índice cuenta como 1 hasta que se descarta la carta, cuando empieza el próximo turno de esa persona [118].
rule-TRAVELBAN-2 = Una noche tranquila se gasta en la fase que salta, con veto o sin él [119].
rule-HOSPITAL-when = Durante las acciones
rule-HOSPITAL-1 = Cada vez que el propio peón de esa persona conduce o navega en este turno, sale un cubo de la ciudad a la que llega, también de una enfermedad curada; ella elige cuál. La retirada propia del Especialista en contención va antes [108].
rule-HOSPITAL-2 = Los vuelos no cuentan, ni los movimientos de otros peones.
rule-ASSIGNMENT-1 = Esa persona tiene que consentir. El rol nuevo vale al momento, con su límite de mano; el peón se queda y no llega a ninguna parte. Los poderes de una vez por turno están sin usar. Un Médico limpia la ciudad al momento.
rule-ASSIGNMENT-2 = Lo que había en la carta de rol antigua se va: las muestras a la reserva, un evento guardado a los descartes de jugadores [120].
rule-VACCINE-1 = Antes de cualquier otra acción; una acción después es tarde [115]. La puede jugar cualquiera.
rule-VACCINE-2 = Las ciudades tienen que estar conectadas entre sí a través de ciudades del grupo [116]. Si se va el último cubo, la enfermedad queda erradicada [48].
rule-RESEARCH-1 = Los límites de mano se comprueban al momento. No se pueden tomar eventos.
rule-REMOTE-1 = En una ciudad o en dos, de cualquier color. Dos cubos, también de una enfermedad curada [117].
rule-ORDERS-when = Durante las acciones
rule-ORDERS-1 = Con las acciones y las cartas de esa persona, de las cuatro formas comunes. El dueño del peón tiene que consentir.

## Mutación

rule-mutation = Mutación
rule-mutation-setup = Qué se añade
rule-mutation-cubes = Una quinta enfermedad, morada, con doce cubos. Ninguna ciudad es morada, y al principio no hay cubos morados en el mapa.
rule-mutation-cards = Tras la preparación hay dos cartas de Mutación en los descartes de infección, de modo que la primera epidemia las baraja en el mazo.
rule-mutation-events = Después de repartir las manos, se barajan tres eventos de mutación entre las cartas de jugador. No van a ninguna mano.
rule-mutation-spread = Cómo llega el morado
rule-mutation-card = **Se revela una carta de Mutación en las infecciones.** Cuenta como una carta del índice. Se revela también la carta inferior del mazo de infección: su ciudad recibe un cubo morado, no uno propio. Se descartan las dos.
rule-mutation-city = **Se revela en las infecciones la carta de una ciudad con cubos morados.** Después de su propia enfermedad, con todos sus brotes, la ciudad recibe además un cubo morado. Una carta de Mutación y la carta de esa ciudad en un mismo turno traen un cubo morado cada una [121]. Donde la propia enfermedad está erradicada, solo llega morado [122].
rule-mutation-epidemic = Una epidemia solo trae la propia enfermedad, incluso a una ciudad con morado [123]. Una carta de Mutación al fondo del mazo se descarta, y en su lugar se revela la siguiente [124].
rule-mutation-draw = Los eventos de mutación ocurren al robarlos, antes de una epidemia del mismo robo [127]; de dos, quien roba elige cuál va primero. Quedan fuera de la partida, y nada los sustituye.
rule-mutation-outbreak = El morado tiene brotes como cualquier enfermedad: avanza el marcador y pone cubos morados en las ciudades conectadas. Doce cubos son pocos; si falta uno, la partida está perdida.
rule-mutation-gone = Una vez erradicado el morado, sus cartas no hacen nada.
rule-mutation-resilient = Población resistente no puede llevarse una carta de Mutación.
rule-mutation-event-cards = Eventos de mutación
rule-mutation-infection-cards = Cartas de Mutación
rule-mutation-cure = Curar el morado
rule-mutation-cure-cards = En un centro de investigación, cinco cartas de ciudad de **cualquier** color (cuatro el Científico); al menos una tiene que ser de una ciudad que ahora tenga un cubo morado. Sin cubos morados en el mapa, el morado no se puede curar ni hace falta [125].
rule-mutation-win = Ganar
rule-mutation-win-when = Con las cinco curas, o con las otras cuatro mientras no hay cubos morados en el mapa. Con las cuatro curas, retirar el último cubo morado gana al momento, en el turno de quien sea [126].

## Cepa virulenta

rule-virulent = Cepa virulenta
rule-virulent-setup = Qué se añade
rule-virulent-cards = Cada epidemia es una de diez cartas con un efecto, sacada al azar. Cuál es se ve al robarla.
rule-virulent-strain = Después del paso Infección de la primera epidemia, la enfermedad con más cubos en el mapa pasa a ser la **cepa virulenta** para el resto de la partida. En caso de empate decide el azar [128]. La morada no puede serlo.
rule-virulent-order = Una epidemia se resuelve entonces en cuatro pasos: Aumento, Infección, su efecto, Intensificación.
rule-virulent-lasts = Un efecto ocurre una vez, o dura y su carta queda a la vista. Las ciudades protegidas también lo están frente a él. Mientras la cepa está erradicada nada tiene efecto, salvo Foco oculto.
rule-epidemic-cards = Las cartas de epidemia
rule-virulent-both = Con Mutación
rule-virulent-union = Las dos juntas: un evento de mutación va antes que una epidemia del mismo robo [127]. Una carta de Mutación no es una carta de la cepa, y la ciudad de la carta inferior solo recibe morado.
rule-virulent-advice = Una epidemia menos de lo habitual por cada una de Mutación y Cepa virulenta es un buen comienzo.

rule-CHRONIC-1 = Solo en las infecciones, no en epidemias ni brotes. Una ciudad protegida no recibe ninguno [132].
rule-COMPLEX-1 = Seis; cinco el Científico; el Agente de campo, cuatro y tres muestras [111]. No hace nada si la cepa ya está curada.
rule-GOVERNMENT-1 = Cuenta tratar, y también un cubo que el Hospital móvil retira allí. Tampoco puede mover a ese peón nadie más: se queda hasta que quien tiene el turno haya tratado la cepa en su ciudad [133].
rule-POCKET-1 = Mira los descartes de infección, no el mazo [129]. La cepa queda entonces curada, ya no erradicada. Si no está erradicada, o allí no hay ninguna de sus cartas, no pasa nada.
rule-POCKET-2 = Población resistente se puede jugar tanto antes como después del efecto.
rule-RATE-1 = Una carta más, sean cuantas sean las de la cepa reveladas [131]. No mientras la cepa está erradicada. El Solucionador de problemas no ve ninguna carta más.
rule-SLOPE-1 = También en una cadena. Llegar a la octava casilla o pasarla hace perder [130].
rule-LOSS-1 = Con menos de cuatro en la reserva, los que haya; el próximo cubo que falte hace perder [134].
rule-UNCOUNTED-1 = Nunca es un brote. Donde la Especialista en cuarentenas impide los cubos, no llega ninguno [135].
rule-CONTAGIOUS-1 = Una ciudad conectada sin sitio suficiente se completa hasta tres y sufre un brote de la cadena.
rule-RESISTANT-1 = Las dos en el mismo turno. La carta se descarta cuando se cura la cepa.
