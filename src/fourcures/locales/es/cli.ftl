# La orden `fourcures`.

cli-help = Una mesa para el juego cooperativo de enfermedades de Matt Leacock: en el navegador, en la terminal, y herramientas para él.
cli-help-help = Explica lo que hacen la orden y sus opciones.
cli-help-version = Dice qué versión es esta.
cli-serve = Ofrece el juego a los navegadores: abre la página y pulsa Jugar.
cli-reports = Muestra las líneas que la gente ha denunciado a quien lleva el servidor.
cli-play = Juega en la terminal, todas las plazas con un mismo teclado.
cli-new = Reparte una partida y muestra su primera posición.
cli-legal = Muestra lo que se puede hacer en una posición.
cli-apply = Juega tokens en una posición y muestra la siguiente.
cli-check = Dice qué tiene de imposible una posición.
cli-rules = Lee las reglas: un capítulo, o lo que hace un rol, un evento u otra carta.
cli-replay = Juega otra vez un registro, de su primera carta a su última posición.
cli-case = Ejecuta archivos de casos: posiciones y lo que tiene que salir de ellas.
cli-perft = Cuenta las continuaciones desde las posiciones de archivos de perft.

cli-arg-line = Una línea de posición, entre comillas; - la lee de la entrada estándar.
cli-arg-tokens = Tokens de acciones y de cartas reveladas, en orden, como en docs/notation.md.
cli-arg-json = Muestra JSON para programas.
cli-arg-seats = Número de plazas, de 1 a 5 (2, o tantas como roles se nombren).
cli-arg-epidemics = Cartas de epidemia: 4 introductorio, 5 estándar, 6 heroico, 7 legendario.
cli-arg-roles = Roles en el orden de la mesa, separados por comas, como MED,SCI; ? para uno al azar.
cli-arg-first = Quién empieza: population (la mayor población en la mano), random, o un rol.
cli-arg-seed = Un texto cualquiera; la misma semilla revela las mismas cartas.
cli-arg-rules = Reglas por su nombre, como base o base+ask, en lugar de lo que dan modalidad y opciones.
cli-arg-preset = Una mesa tal como la describe un documento: 2013, es-review, it-2013, classic-2008, ru-sheet, bsw.
cli-arg-challenge = Añade un desafío; se puede dar más de una vez.
cli-arg-option = NOMBRE=VALOR, una elección más, como approval=on; se puede dar más de una vez.
cli-arg-about = Un capítulo, una sección o el código de una carta, como drawing, hand o MED; sin nada: los capítulos.
cli-option = «{ $found }» no es una opción; se escribe NOMBRE=VALOR, como approval=on.
cli-arg-files = Archivos, uno o más.
cli-arg-limits = Limita cuánto puede pedir al servidor una dirección.
cli-verify = Comprueba que las cartas de una partida salieron como dice su semilla.
cli-arg-promise = Lo que se mostró de la semilla durante la partida: sha256:…
cli-verified = { $cards ->
    [one] Una carta salió
   *[other] Las { $cards } cartas salieron
} como dice la semilla. Promesa: { $promise }
cli-verify-wrong = El token { $number } del registro no es la carta que la semilla reparte ahí.
cli-verify-promise = La semilla no es la que se prometió: da { $found }.
cli-arg-record = Un registro de partida (.fcr).
cli-arg-story = Lo cuenta con frases en lugar de tokens.
cli-arg-save = Escribe ahí el registro cuando la partida termina o se deja.
cli-arg-every-window = Pregunta también en la pausa entre dos cartas de infección, en lugar de pasar.
cli-arg-port = Puerto en el que escuchar; 0 toma uno libre.
cli-arg-host = Dirección en la que escuchar; 0.0.0.0 para toda la red.
cli-arg-data = Carpeta para las mesas y su diario, en lugar de la de los datos de tus programas.
cli-arg-address = Dirección por la que otros llegan a este servidor, como https://play.example.org: para los enlaces de los avisos.
cli-arg-browser = Abre la página en un navegador, si lo hay.

# Qué falla en lo escrito
cli-option-unknown = No existe la opción { $option }; --help muestra las opciones.
cli-option-value = { $option } no puede ser { $found }; --help dice qué admite.
cli-number = { $option } no puede ser { $found }: va de { $least } a { $most }.
cli-option-twice = { $option } se da dos veces; con una basta.
cli-option-empty = { $option } falta o no tiene valor; --help dice qué admite.
cli-command-unknown = No existe la orden { $command }; hay: { $commands }.
cli-too-much = { $found } sobra aquí; --help dice qué admite la orden, y una línea de posición necesita comillas.
cli-seats-roles = { $seats ->
    [one] Una plaza no puede tener
   *[other] { $seats } plazas no pueden tener
 } { $roles ->
    [one] un rol; nombra
   *[other] { $roles } roles; nombra
 } uno para cada plaza, ? para uno al azar.
cli-first = { $found } no puede empezar; puede ser population, random o uno de los roles: { $roles }.
cli-no-files = No se nombra ningún archivo; nombra uno o más.
cli-file-unread = No se puede leer { $file }: { $why }.
cli-file-not-text = { $file } no es un archivo de texto.
cli-file-unwritten = No se puede escribir { $file }: { $why }.
cli-final = El registro no termina como dice su Final: { $field } debería ser { $wanted } y es { $found }.

cli-seed = La semilla es { $seed }.
cli-no-problem = Esta posición no tiene nada imposible.

# La mesa en la terminal
cli-turn = Turno { $turn }: { $role }
cli-row-tracks = Escalas
cli-tracks = brotes { $outbreaks } de 8   índice de infección { $rate }   epidemias { $epidemics } de { $of }
cli-row-diseases = Enfermedades
cli-not-cured = { $disease }: quedan { $left } cubos
cli-cured = { $disease }: curada, quedan { $left } cubos
cli-eradicated = { $disease }: erradicada
cli-row-stations = Centros
cli-row-cubes = { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubos
 }
cli-other-colour = : { $disease } en
cli-row-player-deck = Mazo de jugadores
cli-player-deck = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
 } en montones de { $piles } (! = aún queda dentro una epidemia)
cli-pile = { $cards }
cli-pile-epidemic = { $cards }!
cli-row-player-discard = Descartes de jugadores
cli-row-layer = Mazo de infección, encima
cli-row-infection-discard = Descartes de infección
cli-row-removed = Fuera de la partida
cli-no-cards = sin cartas
cli-kept = guarda { $card }
cli-open = { $count } opciones, como { $example }

# Los títulos de las opciones
cli-kind-drive = Conducir o navegar
cli-kind-shuttle = Vuelo lanzadera
cli-kind-direct = Vuelo directo
cli-kind-charter = Vuelo chárter
cli-kind-ops_flight = Vuelo con cualquier carta
cli-kind-join = Reunirse con un peón
cli-kind-treat = Tratar
cli-kind-build = Construir un centro
cli-kind-give = Dar una carta
cli-kind-take = Tomar una carta
cli-kind-cure = Descubrir una cura
cli-kind-store = Guardar un evento
cli-kind-done = Terminar
cli-kind-pass = Pasar
cli-kind-discard = Descartar
cli-kind-put = Poner encima
cli-kind-event = { $card }

# A quién se espera, y para qué
cli-ask-act = { $role }, { $left ->
    [one] queda 1 acción
   *[other] quedan { $left } acciones
 }:
cli-ask-win-0 = Antes de robar las cartas, ¿un evento? { $roles }:
cli-ask-win-1 = Antes de barajar los descartes de infección, ¿un evento? { $roles }:
cli-ask-win-2 = Antes de las infecciones, ¿un evento? { $roles }:
cli-ask-win-3 = Antes de la siguiente carta de infección, ¿un evento? { $roles }:
cli-ask-win-4 = Antes de la siguiente epidemia, ¿un evento? { $roles }:
cli-ask-hand = Demasiadas cartas: descartar o jugar un evento; { $roles }:
cli-ask-order = Devolver las cartas encima del mazo, la más profunda primero; { $roles }:

cli-play-welcome = Escribe un número o un token, varios con espacios entre ellos; help explica más.
cli-play-help =
    3          lo que tiene ese número en la lista; también abre una lista larga
    CHI        un token: conducir o navegar a Chicago; las listas muestran el de cada opción
    { "." }          terminar las acciones; en una pausa para eventos: todos pasan
    table      mostrar toda la mesa (t)
    undo       deshacer la última acción, mientras no se haya revelado una carta (u)
    save FILE  escribir el registro de la partida; `fourcures play FILE` sigue con ella
    line       mostrar la línea de posición
    quit       salir (q)
    Enter      mostrar otra vez las opciones
cli-undo-none = No se puede deshacer nada: una carta revelada queda revelada.
cli-save-where = Nombra un archivo para guardar, por ejemplo: save game.fcr
cli-saved = El registro está en { $file }.
cli-no-number = { $found } no está en la lista; Enter muestra otra vez las opciones.
cli-over-win = Victoria en el turno { $turn }: se han descubierto las cuatro curas.
cli-over-outbreaks = Derrota en el turno { $turn }: el octavo brote.
cli-over-cubes = Derrota en el turno { $turn }: no quedaban cubos suficientes de una enfermedad.
cli-over-cards = Derrota en el turno { $turn }: no quedaban cartas de jugador suficientes para robar.

# Lo que la gente ha denunciado

cli-report = { $at }, { $where }, { $name }: «{ $found }» (motivo: { $why })
cli-report-where = mesa { $table }
cli-report-lobby = sala
cli-report-none = No se ha denunciado nada.
cli-arg-other-line = Otra línea del registro, por su número; 0 es la partida.

# How fast it is

cli-bench = Mide la velocidad del motor aquí, junto a un programa en C.
cli-arg-seconds = Segundos que puede durar, más o menos: de 1 a 600.
cli-bench-seconds = Puede durar de 1 a { $most } segundos.
cli-bench-engine = { $compiled ->
    [yes] Motor: compilado
   *[no] Motor: interpretado
 } (Python { $python })
cli-bench-seats = { $seats ->
    [one] 1 puesto
   *[other] { $seats } puestos
 }
cli-bench-row-games-per-s = Partidas al azar por segundo
cli-bench-row-decisions-per-s = Decisiones por segundo
cli-bench-row-copy-ns = Copiar una mesa, ns
cli-bench-row-legal-ns = Enumerar lo que se puede hacer, ns
cli-bench-row-apply-ns = Hacerlo en una copia, ns
cli-bench-row-playout-ns = Desde media partida hasta el final, ns
cli-bench-row-ratio = Tiempo por decisión, cuatro roles sin eventos: veces el de C
cli-bench-row-decision-ns = el del motor, ns
cli-bench-row-c-decision-ns = el del programa en C, ns
cli-bench-why-no-compiler = No hay con qué comparar: no hay compilador de C o no pudo compilar el programa en C.
cli-bench-why-no-source = No hay con qué comparar: el programa en C no está en este paquete.
cli-bench-why-other-game = Sin proporción: las partidas del programa en C no duran lo mismo que las del motor.
cli-bench-replay = Un registro de 1000 tokens se reproduce en { $ms } ms.
cli-bench-module = Módulo
cli-bench-cost = Tiempo por decisión, veces el del juego básico
