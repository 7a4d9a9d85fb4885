# Nombres, lo que ocurre en la mesa y motivos. Los códigos de los argumentos reciben el nombre de los mensajes name-….
# Formas. Roles: el, cap (principio de frase), a, de, con artículo. Colores: f (femenino), pl (plural), fpl (femenino plural).

name-forms = el cap a de f pl fpl

name-SFO = San Francisco
name-CHI = Chicago
name-ATL = Atlanta
name-MON = Montreal
name-WAS = Washington
name-NYC = Nueva York
name-MAD = Madrid
name-LON = Londres
name-PAR = París
name-ESS = Essen
name-MIL = Milán
name-STP = San Petersburgo
name-LAX = Los Ángeles
name-MEX = Ciudad de México
name-MIA = Miami
name-BOG = Bogotá
name-LIM = Lima
name-SCL = Santiago
name-BUE = Buenos Aires
name-SAO = São Paulo
name-LAG = Lagos
name-KIN = Kinsasa
name-JOH = Johannesburgo
name-KHA = Jartum
name-ALG = Argel
name-IST = Estambul
name-MOS = Moscú
name-CAI = El Cairo
name-BAG = Bagdad
name-TEH = Teherán
name-RIY = Riad
name-KAR = Karachi
name-DEL = Delhi
name-MUM = Bombay
name-KOL = Calcuta
name-CHE = Chennai
name-BEI = Pekín
name-SEO = Seúl
name-SHA = Shanghái
name-TOK = Tokio
name-OSA = Osaka
name-TAI = Taipéi
name-HKG = Hong Kong
name-BAN = Bangkok
name-HCM = Ciudad Ho Chi Minh
name-JAK = Yakarta
name-MNL = Manila
name-SYD = Sídney

name-b = azul
    .f = azul
    .pl = azules
    .fpl = azules
name-y = amarillo
    .f = amarilla
    .pl = amarillos
    .fpl = amarillas
name-k = negro
    .f = negra
    .pl = negros
    .fpl = negras
name-r = rojo
    .f = roja
    .pl = rojos
    .fpl = rojas

name-MED = Médico
    .el = el Médico
    .cap = El Médico
    .a = al Médico
    .de = del Médico
name-SCI = Científico
    .el = el Científico
    .cap = El Científico
    .a = al Científico
    .de = del Científico
name-RES = Investigadora
    .el = la Investigadora
    .cap = La Investigadora
    .a = a la Investigadora
    .de = de la Investigadora
name-QUA = Especialista en cuarentenas
    .el = la Especialista en cuarentenas
    .cap = La Especialista en cuarentenas
    .a = a la Especialista en cuarentenas
    .de = de la Especialista en cuarentenas
name-DIS = Coordinador de efectivos
    .el = el Coordinador de efectivos
    .cap = El Coordinador de efectivos
    .a = al Coordinador de efectivos
    .de = del Coordinador de efectivos
name-OPS = Experto en operaciones
    .el = el Experto en operaciones
    .cap = El Experto en operaciones
    .a = al Experto en operaciones
    .de = del Experto en operaciones
name-PLA = Experto en contingencias
    .el = el Experto en contingencias
    .cap = El Experto en contingencias
    .a = al Experto en contingencias
    .de = del Experto en contingencias

name-AIRLIFT = Puente aéreo
name-FORECAST = Pronóstico
name-GRANT = Subvención del gobierno
name-QUIET = Una noche tranquila
name-RESILIENT = Población resistente
name-EPI = Epidemia

role-MED = Al tratar, retira todos los cubos de una enfermedad. Los cubos de enfermedades curadas desaparecen donde está el Médico, y allí no puede llegar ninguno.
role-SCI = Solo necesita cuatro cartas de un color para una cura.
role-RES = Puede dar cualquier carta de ciudad a un peón de su misma ciudad, en el turno de cualquiera de los dos.
role-QUA = No se coloca ningún cubo en su ciudad ni en las ciudades conectadas a ella.
role-DIS = Mueve cualquier peón a una ciudad donde hay otro, o mueve otro peón como si fuera el suyo, con sus propias cartas.
role-OPS = Construye un centro de investigación sin carta. Una vez por turno, vuela desde un centro a cualquier ciudad con cualquier carta de ciudad.
role-PLA = Toma un evento de los descartes y lo guarda aparte de la mano; una vez jugado, queda fuera de la partida.

event-AIRLIFT = Mueve cualquier peón a cualquier ciudad.
event-FORECAST = Mira las seis primeras cartas de infección y devuélvelas en el orden que quieras.
event-GRANT = Coloca un centro de investigación en cualquier ciudad, sin carta.
event-QUIET = Se salta la próxima fase de infección.
event-RESILIENT = Retira de la partida una carta de los descartes de infección.

log-turn = Turno { $turn }: { $who }.
log-drive = { $who_cap } conduce a { $city }.
log-drive-other = { $who_cap } lleva { $pawn_a } a { $city }.
log-shuttle = { $who_cap } toma la lanzadera a { $city }.
log-shuttle-other = { $who_cap } envía { $pawn_a } en lanzadera a { $city }.
log-direct = { $who_cap } vuela a { $city } con su carta.
log-direct-other = { $who_cap } hace volar { $pawn_a } a { $city } con su carta.
log-charter = { $who_cap } toma un vuelo chárter de { $from } a { $city }.
log-charter-other = { $who_cap } envía { $pawn_a } en vuelo chárter de { $from } a { $city }.
log-ops_flight = { $who_cap } vuela del centro de { $from } a { $city } con la carta de { $card }.
log-join = { $who_cap } se reúne con un peón en { $city }.
log-join-other = { $who_cap } envía { $pawn_a } con un peón a { $city }.
log-treat = { $who_cap } trata la enfermedad { $disease_f } en { $city }.
log-build = { $who_cap } construye un centro de investigación en { $city }.
log-build-move = { $who_cap } traslada el centro de investigación de { $from } a { $city }.
log-give = { $who_cap } da { $pawn_a } la carta de { $card }.
log-take = { $who_cap } toma la carta de { $card } { $pawn_de }.
log-cure = { $who_cap } descubre la cura { $disease_f } con { $cards }.
log-store = { $who_cap } toma { $card } de los descartes y lo guarda.
log-done = { $who_cap } termina sus acciones.
log-pass = { $who_cap } pasa.
log-pass-on = { $who_cap } pasa con { $cards } en la mano.
log-discard = { $who_cap } descarta { $card }.
log-put = { $city } vuelve a la parte superior del mazo de infección.
log-airlift = { $who_cap } juega { $card }: { $pawn_el } va a { $city }.
log-forecast = { $who_cap } juega { $card }.
log-grant = { $who_cap } juega { $card }: un centro de investigación en { $city }.
log-grant-move = { $who_cap } juega { $card }: el centro de investigación de { $from } pasa a { $city }.
log-quiet = { $who_cap } juega { $card }: se salta la próxima fase de infección.
log-resilient = { $who_cap } juega { $card }: la carta de { $city } queda fuera de la partida.

log-ask = { $who_cap } pide el consentimiento { $pawn_de }.
log-accept = { $who_cap } acepta.
log-decline = { $who_cap } rechaza.

log-sow = Preparación: { $city }.
log-deal = { $who_cap } recibe { $card }.
log-draw = { $who_cap } roba { $card }.
log-deal-closed = { $who_cap } recibe una carta.
log-draw-closed = { $who_cap } roba una carta.
log-epidemic = { $who_cap } roba una epidemia.
log-infect = Infección: { $city }.
log-strike = La epidemia alcanza { $city }.
log-look = Pronóstico muestra { $city }.

log-cubes = { $n ->
    [one] Un cubo { $disease } en { $city }.
   *[other] { $n } cubos { $disease_pl } en { $city }.
}
log-lifted = { $n ->
    [one] Un cubo { $disease } sale de { $city }.
   *[other] { $n } cubos { $disease_pl } salen de { $city }.
}
log-shielded = { $city } está protegida: ningún cubo { $disease }.
log-spared = Ningún cubo en { $city }: la enfermedad { $disease_f } está erradicada.
log-outbreak = Brote { $disease } en { $city }, el número { $n }.
log-eradicated = La enfermedad { $disease_f } está erradicada.
log-rate = El índice de infección es { $rate }.
log-shuffle = { $n ->
    [one] Una carta de infección descartada vuelve encima del mazo.
   *[other] { $n } cartas de infección descartadas se barajan y vuelven encima del mazo.
}
log-skipped = Una noche tranquila: no hay infecciones.
log-over-win = Se han descubierto las cuatro curas: victoria.
log-over-outbreaks = Octavo brote: derrota.
log-over-cubes = No quedan cubos { $disease_pl } que colocar: derrota.
log-over-cards = Quedan menos de dos cartas de jugador: derrota.

why-over = La partida ha terminado.
why-not-acting = Ahora no: la mesa espera otra cosa.
why-turn = Es el turno { $who_de }.
why-direct = No hay en la mano ninguna carta de otra ciudad.
why-charter = La carta de { $city } no está en la mano.
why-shuttle-here = Sin lanzadera: no hay centro de investigación en { $city }.
why-shuttle-only = No hay otro centro de investigación.
why-build-stands = En { $city } ya hay un centro de investigación.
why-build-card = La carta de { $city } no está en la mano.
why-treat = No hay cubos en { $city }.
why-share-alone = No hay nadie más en { $city }.
why-share-card = Nadie de aquí puede dar una carta: tiene que ser la carta de { $city }.
why-cure-cards = { $n } de { $need } cartas { $disease_fpl } en la mano.
why-cure-station = Una cura necesita un centro de investigación, y en { $city } no lo hay.
why-flown = El vuelo con carta ya se ha usado este turno.
why-ops-station = El vuelo con carta sale de un centro de investigación.
why-ops-card = El vuelo con carta necesita una carta de ciudad.
why-ops-same = La carta de esta ciudad sirve mejor para un vuelo chárter.
why-kept = Ya hay un evento guardado.
why-nothing-to-keep = No hay eventos en los descartes.
why-join = No hay otro peón.
why-join-held = Ningún peón que se pueda mover puede salir ahora de su ciudad.
why-role = Este rol no tiene acciones propias.
why-no-event = No hay eventos en la mano.
why-passed = En este momento ya has pasado.
why-event-moment = { $card } no se puede jugar en este momento.
why-event-closed = { $card } tiene que esperar: no se juegan eventos mientras algo se está resolviendo.
why-event-struck = { $card } no se puede jugar entre Infección e Intensificación de una epidemia.
why-event-cure = Este momento es para lo que sigue a una cura; { $card } se puede jugar después.
why-event-idle = { $card } no tendría efecto ahora.
why-FORECAST = No quedan cartas en el mazo de infección.
why-AIRLIFT = Ningún peón puede salir ahora de su ciudad por aire.
why-RESILIENT = No hay cartas de ciudad en los descartes de infección.

why-here = El peón está en { $city }.
why-far = { $city } está a { $n ->
    [one] un trayecto
   *[other] { $n } trayectos
 }; al conducir solo se llega a la ciudad siguiente.
why-away = { $city } está a { $n ->
    [one] un trayecto
   *[other] { $n } trayectos
 }.
why-direct-card = Sin vuelo directo: la carta de { $city } no está en la mano.
why-charter-card = Sin vuelo chárter: la carta de { $city } no está en la mano.
why-shuttle-there = Sin lanzadera: en { $city } no hay centro de investigación.
why-join-there = No hay otro peón en { $city }.
why-own-way = { $who_cap } solo se mueve a su manera.
why-grounded = Ningún peón puede volar ahora.
why-builds-not = { $who_cap } no puede construir.
why-build-there = Esta carta solo paga un centro de investigación en { $city }.
why-give-there = Los dos peones tienen que estar en { $city } para compartir esta carta.
why-cured = La enfermedad { $disease_f } ya está curada.
why-apart = { $pawn_cap } está en { $city }; las cartas cambian de mano en una misma ciudad.
why-holds-not = { $who_cap } no tiene la carta de { $city }.
why-holds-none = { $who_cap } no tiene ninguna carta de ciudad.

doubt-unknown = «{ $found }» no es una ciudad, ni un rol de esta mesa, ni un evento en la mano.
