# La mesa en la página: todo lo que dice la propia página. Los nombres, el diario y los motivos están en game.ftl.

## En todas partes

ui-title = Fourcures
ui-table-of = Mesa { $level } para { $seats }
ui-close = Cerrar
ui-cancel = Cancelar
ui-confirm = Hacerlo
ui-change = Elegir otra vez
ui-copy = Copiar
ui-copied = Copiado
ui-you = Tú
ui-someone = Alguien
ui-comma-you = , tú
ui-person-role = { $who } ({ $role })
ui-theme = Tema
ui-theme-system = Del sistema
ui-theme-light = Claro
ui-theme-dark = Oscuro
ui-go-dark = Tema oscuro
ui-go-light = Tema claro
ui-no-server = El servidor no responde; comprueba la conexión e inténtalo de nuevo.
ui-server-error = El servidor no pudo hacerlo (error { $status }); inténtalo de nuevo en un momento.
ui-nowhere = Aquí no hay nada
ui-no-page = Esta página no existe. En la sala están todas las mesas.
ui-no-table = En esta dirección no hay ninguna mesa; pide otra vez el enlace de invitación.
ui-opening = Abriendo…
ui-whose-game = El juego de mesa cuyas reglas se siguen aquí es de Matt Leacock. Fourcures es software libre hecho por admiradores, sin relación con él ni con ninguna editorial.

ui-called = Te toca – { $name }
ui-to-lobby = A la sala
ui-logo = Fourcures, a la sala
ui-nick = Tu nombre
ui-nick-hint = Lo ven los demás
ui-epidemics-n = { $n } epidemias

## Barra superior y paneles

ui-menu = Menú
ui-board = Tablero
ui-show-panels = Turno, cartas de infección y diario
ui-panels = Turno, cartas de infección y diario
ui-views = Vistas
ui-tab-map = Mapa
ui-tab-team = Equipo
ui-tab-infection = Infección
ui-tab-log = Diario
ui-fold = Plegar las acciones
ui-unfold = Mostrar las acciones
ui-outbreaks = Brotes
ui-outbreaks-of = Brotes: { $n } de { $of }
ui-outbreaks-hint = Con el octavo brote se pierde la partida.
ui-of = de { $of }
ui-rate = Índice de infección
ui-rate-is = Índice de infección: { $n } cartas por turno
ui-rate-hint = Cartas que se revelan al final de cada turno; cada epidemia lo hace avanzar.
ui-a-turn = por turno
ui-cures = Curas y cubos
ui-cure-slot = { $disease }: quedan { $left } cubos, { $state }
ui-cured = curada
ui-not-cured = sin cura aún
ui-eradicated = erradicada
ui-deck = Mazo
ui-deck-hint = Cada turno se roban { $n } cartas; cuando quedan menos, la partida está perdida.
ui-turns = { $n ->
    [one] un turno
   *[other] { $n } turnos
 }
ui-stations = Centros
ui-stations-left = de { $of } libres
ui-turn-panel = Turno
ui-turn = Turno { $n }
ui-setup = Preparación
ui-your-turn = Tu turno
ui-turn-of = Turno: { $who }
ui-step-hand = { $who }: demasiadas cartas
ui-step-order = { $who } ordena el pronóstico
ui-part-act = Acciones
ui-part-draw = Robo
ui-part-infect = Infección
ui-part-rival = Rival
ui-rival-most = hasta 3
ui-part-done = hecho
ui-left = quedan { $n }
ui-of-actions = { $n } acciones
ui-draw-cards = { $n } cartas
ui-cities = { $n ->
    [one] 1 ciudad
   *[other] { $n } ciudades
 }
ui-quiet-next = se salta
ui-infection = Cartas de infección
ui-browse = Ver todas
ui-search-city = Buscar una ciudad
ui-tier-discard = Descartadas, encima en la próxima epidemia
ui-tier-discard-hint = Las últimas primero. La próxima epidemia las baraja y las pone encima del mazo.
ui-tier-known = Encima, en este orden
ui-tier-known-hint = Todo el mundo sabe qué viene ahora.
ui-tier-layer = Encima, en orden desconocido
ui-tier-layer-hint = Vienen antes que todo lo de abajo; se desconoce su orden.
ui-tier-unseen = Aún sin ver
ui-tier-unseen-hint = Vienen al final, en un orden que nadie sabe.
ui-tier-removed = Fuera de la partida
ui-tier-removed-hint = Estas cartas no vuelven nunca.
ui-log = Diario
ui-log-empty = Todavía no ha pasado nada.
ui-hands = Manos
ui-hand-of = Mano: { $who }, { $role }
ui-role-at = { $role }, { $city }
ui-hand-count = { $n } cartas de { $of } como máximo
ui-set = { $n } de { $of }
ui-no-cards = Sin cartas
ui-stored = Lo guarda el Experto en contingencias; al jugarse queda fuera de la partida.
ui-stored-short = guardado
ui-away = { $who } no está
ui-awaited = La mesa espera aquí
ui-event-text = { $event }: { $text }

ui-news-drawn = Robo
ui-news-struck = Epidemia
ui-news-infected = Infección
ui-news-outbreaks = Brote
ui-news-mutated = Mutación
ui-news-quiet = Una noche tranquila: no se infecta nada.

## A quién se espera

ui-wait-act = Falta que { $who } actúe.
ui-wait-hand = Falta que { $who } descarte { $n ->
    [one] una carta
   *[other] { $n } cartas
 }.
ui-wait-order = Falta que { $who } ordene las cartas.
ui-wait-window = Puede jugar un evento: { $who }.
ui-watching = Estás mirando.

## Acciones

ui-actions = Acciones
ui-left-of = quedan { $n } de { $of }
ui-tool-drive = Conducir
ui-tool-drive-hint = A una ciudad conectada: 1 acción.
ui-tool-direct = Directo
ui-tool-direct-hint = Vuelo directo: descarta una carta de ciudad para volar a ella, 1 acción.
ui-tool-charter = Chárter
ui-tool-charter-hint = Vuelo chárter: descarta la carta de tu ciudad para volar a cualquier otra, 1 acción.
ui-tool-shuttle = Lanzadera
ui-tool-shuttle-hint = De un centro de investigación a otro: 1 acción.
ui-tool-build = Construir
ui-tool-build-hint = Un centro de investigación aquí: 1 acción.
ui-tool-treat = Tratar
ui-tool-treat-hint = Retira cubos de tu ciudad: 1 acción.
ui-tool-share = Compartir
ui-tool-share-hint = Pasa una carta en la misma ciudad: 1 acción.
ui-tool-cure = Curar
ui-tool-cure-hint = Descarta cartas de un color en un centro de investigación: 1 acción.
ui-tool-role = Rol
ui-tool-role-of = Rol
ui-tool-role-hint = Lo que solo puede hacer este rol: 1 acción.
ui-tool-other = Más
ui-tool-other-hint = Lo que esta partida añade a las acciones.
ui-tool-event = Evento
ui-tool-event-hint = Juega una carta de evento: sin acción.
ui-tool-done = Terminar
ui-tool-pass = Pasar
ui-tool-discard = Descartar
ui-undo = Deshacer
ui-undo-what = Deshacer: { $what }
ui-undo-nothing = No hay nada que deshacer.
ui-last-action = la última acción
ui-end-turn = Fin de turno
ui-end-sure = { $n ->
    [one] Queda una acción
   *[other] Quedan { $n } acciones
 }
ui-end-detail = Después se roban dos cartas y se infectan { $n } ciudades.
ui-end-not = Seguir jugando
ui-pass = Pasar
ui-pass-for = Pasar por { $who }
ui-pass-turn = Pasar el resto de este turno
ui-pass-turn-short = Este turno no
ui-orders = Cuándo preguntarte
ui-nudged = { $who } te espera.
ui-back-here = Volver hasta aquí…
ui-pass-all = Pasar por todos
ui-not-now = Ahora no.
ui-refused = Ahora no se puede hacer eso; mira la mesa otra vez.
ui-not-there = { $city } no se puede elegir para esto.
ui-choose-first = Elige primero en la barra de abajo.
ui-changed = La mesa ha cambiado y esto ya no se puede hacer.
ui-may-choose = se puede elegir
ui-lost-line = Se ha perdido la conexión; se intenta de nuevo. Lo que hiciste queda guardado.

## Pasos de una acción

ui-ask-event = Evento
ui-ask-pawn = Peón
ui-ask-disease = Enfermedad
ui-ask-direction = Sentido
ui-ask-city = Ciudad
ui-ask-way = Cómo
ui-ask-card = Carta
ui-ask-cards = Cartas
ui-ask-partner = Con
ui-ask-station = Centro que se traslada
ui-choose-cards = Elige { $n } cartas ({ $chosen } elegidas)
ui-or-type = Pulsa el mapa o escribe
ui-key-go = Ir a una ciudad por su nombre
ui-go-name = Ciudad por nombre
ui-direction-give = Dar
ui-direction-take = Tomar

ui-do-drive = Conducir a { $city }
ui-do-direct = Volar, descartar { $card }
ui-do-charter = Chárter, descartar { $card }
ui-do-shuttle = Lanzadera a { $city }
ui-do-ops_flight = Volar, descartar { $card }
ui-do-join = Reunirse en { $city }
ui-do-build = { $moving ->
    [yes] Trasladar aquí el centro de { $station }
   *[no] { $paid ->
        [yes] Construir, descartar { $card }
       *[no] Construir un centro
    }
 }
ui-do-treat = Tratar: { $disease }
ui-do-give = Dar { $card } a { $partner }
ui-do-take = Tomar { $card } de { $partner }
ui-do-cure = Descubrir la cura { $disease_f }
ui-do-store = Guardar { $card }
ui-do-done = Fin de turno
ui-do-pass = Pasar
ui-do-discard = Descartar { $card }
ui-do-put = { $city } encima
ui-do-airlift = Puente aéreo: { $pawn } a { $city }
ui-do-grant = { $moving ->
    [yes] Trasladar el centro de { $station } a { $city }
   *[no] Construir en { $city }
 }
ui-do-quiet = Jugar Una noche tranquila
ui-do-forecast = Mirar seis cartas
ui-do-resilient = Retirar { $city }

ui-way-drive = Conducir, 1 acción
ui-way-shuttle = Lanzadera, 1 acción
ui-way-join = Reunirse con el peón de allí, 1 acción
ui-way-direct = Volar, descartar { $card }
ui-way-charter = Chárter, descartar { $card }
ui-way-ops_flight = Volar desde el centro con cualquier carta
ui-way-treat = Tratar: { $disease }
ui-way-build = { $paid ->
    [yes] Construir, descartar { $card }
   *[no] Construir un centro de investigación
 }
ui-way-share = Compartir conocimientos
ui-way-cure = Descubrir una cura
ui-way-pawn = Mover aquí: { $pawn }
ui-way-event = { $mine ->
    [yes] { $event }
   *[no] { $event } de { $who }
 }
ui-way-short-drive = conducir, 1 acción
ui-way-short-shuttle = lanzadera, 1 acción
ui-way-short-join = reunirse, 1 acción
ui-way-short-direct = vuelo directo
ui-way-short-charter = vuelo chárter
ui-way-short-ops_flight = vuelo con cualquier carta
ui-way-short-airlift = puente aéreo
ui-way-short-grant = centro de investigación
ui-way-short-resilient = retirar su carta

ui-cubes = { $n ->
    [one] 1 cubo
   *[other] { $n } cubos
 }
ui-cubes-of = { $n ->
    [one] 1 cubo { $disease }
   *[other] { $n } cubos { $disease_pl }
 }
ui-no-cubes = Sin cubos
ui-station = centro de investigación
ui-here = Aquí:
ui-pawn-here = aquí está { $role_el }
ui-card-held = Carta: { $who }

## Pausas para eventos, límite de mano, pronóstico

ui-window-0 = Antes de robar dos cartas
ui-window-1 = Epidemia: antes de devolver los descartes al mazo
ui-window-2 = Antes de infectar { $n } ciudades
ui-window-quiet = Antes de las infecciones, que se saltan
ui-window-3 = Antes de infectar la siguiente ciudad
ui-window-4 = Entre dos epidemias
ui-window-detail = Ahora puedes jugar un evento.
ui-window-yours = Ahora se puede jugar un evento: { $who }
ui-window-others = Los demás pueden jugar ahora un evento.
ui-play-event = Jugar { $event }
ui-play-an-event = Jugar un evento
ui-discard-title = Descarta { $n ->
    [one] una carta
   *[other] { $n } cartas
 }
ui-discard-or = Descarta { $n ->
    [one] una carta
   *[other] { $n } cartas
 } o juega un evento
ui-discard-detail = { $who }: { $n } cartas, se pueden tener { $limit }.
ui-discard-choose = { $n ->
    [one] Marca una más
   *[other] Marca { $n } más
 }
ui-discard-these = Descartar { $cards }
ui-hand-choose = Cartas que se descartan
ui-order-title = Devuelve las cartas
ui-order-detail = { $who }: las { $n } primeras salen en la próxima infección.
ui-order-done = Devolver en este orden
ui-drawn-first = sale primero
ui-drawn-last = sale al final
ui-earlier = { $city } antes
ui-later = { $city } después
ui-place-of = { $n } { $city }, de { $of }; se mueve con las flechas

## El final

ui-won-short = Victoria
ui-lost-short = Derrota
ui-over-win = { $n ->
    [5] Se han descubierto todas las curas, o no queda morado y se han descubierto las otras cuatro.
   *[other] Se han descubierto las cuatro curas.
 } Las enfermedades están vencidas.
ui-over-outbreaks = Se produjo el octavo brote: las enfermedades se extienden más deprisa de lo que se pueden tratar.
ui-over-cubes = Había que colocar un cubo y no quedaba ninguno de su enfermedad: se ha extendido demasiado.
ui-over-cards = Había que robar dos cartas de jugador y quedaban menos: se acabó el tiempo.
ui-record = Registro de la partida
ui-new-table = Mesa nueva
ui-why = Por qué

## Países

ui-land-SFO = Estados Unidos
ui-land-CHI = Estados Unidos
ui-land-ATL = Estados Unidos
ui-land-MON = Canadá
ui-land-WAS = Estados Unidos
ui-land-NYC = Estados Unidos
ui-land-MAD = España
ui-land-LON = Reino Unido
ui-land-PAR = Francia
ui-land-ESS = Alemania
ui-land-MIL = Italia
ui-land-STP = Rusia
ui-land-LAX = Estados Unidos
ui-land-MEX = México
ui-land-MIA = Estados Unidos
ui-land-BOG = Colombia
ui-land-LIM = Perú
ui-land-SCL = Chile
ui-land-BUE = Argentina
ui-land-SAO = Brasil
ui-land-LAG = Nigeria
ui-land-KIN = RD Congo
ui-land-JOH = Sudáfrica
ui-land-KHA = Sudán
ui-land-ALG = Argelia
ui-land-IST = Turquía
ui-land-MOS = Rusia
ui-land-CAI = Egipto
ui-land-BAG = Irak
ui-land-TEH = Irán
ui-land-RIY = Arabia Saudí
ui-land-KAR = Pakistán
ui-land-DEL = India
ui-land-MUM = India
ui-land-KOL = India
ui-land-CHE = India
ui-land-BEI = China
ui-land-SEO = Corea del Sur
ui-land-SHA = China
ui-land-TOK = Japón
ui-land-OSA = Japón
ui-land-TAI = Taiwán
ui-land-HKG = China
ui-land-BAN = Tailandia
ui-land-HCM = Vietnam
ui-land-JAK = Indonesia
ui-land-MNL = Filipinas
ui-land-SYD = Australia

## Charla

ui-chat = Chat
ui-tab-chat = Chat
ui-tabs-talk = Chat y diario
ui-unread = { $n ->
    [one] una línea nueva
   *[other] { $n } líneas nuevas
 }
ui-unread-called = , una te menciona
ui-claimed = nombre reservado
ui-replay = Repetición
ui-deal = ¿Es justo el reparto?
