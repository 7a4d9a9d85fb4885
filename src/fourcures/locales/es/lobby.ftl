### Encontrar una mesa e invitar a otras personas; se carga con la sala y con lo que invita.

## La mesa en palabras

ui-clock = Reloj
plan-clock-soft = { $n } segundos de silencio en una pausa equivalen a pasar; cualquiera puede parar el reloj
plan-clock-wait = { $n ->
    [one] Una hora
   *[other] { $n } horas
 } por jugada; a quien se retrasa solo se le avisa
plan-clock-pass = { $n ->
    [one] Una hora
   *[other] { $n } horas
 } por jugada; después el turno se da por terminado
plan-clock-team = { $n ->
    [one] Una hora
   *[other] { $n } horas
 } por jugada; después puede jugar el resto del equipo
ui-trusted = Si alguien falta
plan-trusted = Los demás pueden pasar en su lugar en una pausa
ui-command = Órdenes a la IA
ui-hints = Pistas
plan-hints = Quien tiene el turno puede preguntar qué harían los programas
plan-command = Se puede jugar por los compañeros de IA
command-closed = Con manos cerradas nadie puede jugar por un compañero de IA.
ui-language = Idioma
plan-language = { $language }

## La sala

ui-open-tables = Mesas abiertas
ui-open-none = Ahora mismo nadie espera jugadores. Crea una mesa y muéstrala en la sala.
ui-people-here = { $n ->
    [one] Hay una persona aquí
   *[other] Hay { $n } personas aquí
 }
ui-open-made = creada { $ago }
ui-open-here = { $n ->
    [0] nadie en la mesa
    [one] una persona en la mesa
   *[other] { $n } personas en la mesa
 }
ui-open-seats = { $n ->
    [one] Una plaza libre
   *[other] { $n } plazas libres
 }
ui-open-running = partida en curso
ui-open-sits = { $role }: { $name }
ui-open-free = { $role }: libre
ui-somebody = alguien
ui-join = Unirse
ui-join-of = Unirse a { $name }
ui-language-of = se habla en { $language }
ui-clock-soft = { $n } s por pausa
ui-clock-hours = { $n } h por jugada
ui-your-move = Te toca
ui-move-of = { $who }, { $ago }

## Tres palabras

ui-code-join = Unirse con un código
ui-code-hint = river lamp otter
ui-code-go = Unirse
ui-code-full = Todas las plazas de esa mesa están ocupadas; puedes mirar.
ui-code-watch = Mirar
ui-invite-link = Enlace de invitación
ui-invite-code = Código de tres palabras
ui-share = Compartir
ui-share-text = Ven a jugar a Fourcures conmigo. Código: { $words }

## El anfitrión

ui-host = anfitrión
ui-host-short = Hacer anfitrión
ui-host-give = Hacer anfitrión: { $name }
ui-host-give-to = Ceder a
ui-host-seat = { $name } ({ $role })
ui-host-title = Anfitrión
ui-host-you = Llevas esta mesa como anfitrión.
ui-host-is = El anfitrión de esta mesa es { $name }.
ui-host-away = El anfitrión de esta mesa no tiene plaza.
ui-seat-clear = Liberar plaza
ui-seat-clear-of = Liberar la plaza: { $role }

## Elegir para una mesa nueva

ui-group-together = En grupo
ui-listed = Quién puede venir
ui-listed-no = Enlace o código
ui-listed-yes = Cualquiera
ui-listed-hint = Cualquiera: la mesa aparece en la sala hasta que se ocupen sus plazas.
ui-language-hint = En el que quieres hablar; se muestra en la sala.
ui-language-any = Cualquiera
ui-clock-none = Ninguno
ui-clock-soft-name = Segundos
ui-clock-hours-name = Horas
ui-clock-none-hint = La mesa espera a todo el mundo el tiempo que haga falta.
ui-clock-soft-hint = En una pausa para eventos, tras tantos segundos el silencio equivale a pasar. Cualquiera puede parar el reloj.
ui-clock-hours-hint = Para partidas de varios días: hay tantas horas para cada jugada, y se avisa a quien le toca.
ui-seconds = Segundos de silencio
ui-hours = Horas por jugada
ui-hours-n = { $n ->
    [one] Una hora
    [24] Un día
    [48] Dos días
    [72] Tres días
    [168] Una semana
   *[other] { $n } horas
 }
ui-seconds-n = { $n } segundos
ui-zero = Al acabarse las horas
ui-zero-wait = Esperar y avisar
ui-zero-pass = Terminar el turno
ui-zero-team = Que juegue el equipo
ui-trusted-hint = El equipo puede pasar en una pausa en lugar de quien no está.
ui-command-hint = Cualquiera de la mesa puede jugar por un compañero de IA como por una plaza propia. Tras { $n } segundos sin una jugada sigue por su cuenta.
ui-hints-hint = Quien tiene el turno puede preguntar qué harían los programas. Las partidas en que alguien preguntó no cuentan en las clasificaciones.
ui-hints-solo = A solas
ui-hints-yes = Siempre
ui-hints-no = Nunca

# Mis mesas, y una nueva

ui-random = Al azar
ui-lobby = Mesas
ui-my-tables = Mis mesas
ui-no-tables = Las mesas que creas o a las que te unes aparecen aquí, para que puedas volver a ellas.
ui-state-gathering = Esperando jugadores, { $free ->
    [one] una plaza libre
   *[other] { $free } plazas libres
 }
ui-state-playing = Turno { $turn }
ui-state-over = { $over ->
    [win] Victoria
   *[other] Derrota
 } en el turno { $turn }
ui-resume = Continuar
ui-look = Ver
ui-create = Crear una mesa
ui-table-name = Nombre de la mesa
ui-table-name-hint = Puede quedar vacío
ui-seats = Plazas
ui-seat-n = Plaza { $n }
ui-level = Nivel
ui-preset = Modalidad
ui-all-options = Todas las opciones
ui-chosen = elegidas
ui-challenges = Desafíos
ui-group-setup = Preparación
ui-group-roles = Roles y eventos
ui-group-play = Juego
ui-group-look = Aspecto
ui-this-table = Esta mesa
ui-roles-pick = Roles por plaza
ui-seed = Reparto
ui-seed-hint = Vacío: un reparto nuevo. Las mismas palabras dan las mismas cartas.
ui-summary = Tu mesa en palabras
ui-play-alone = Jugar a solas
ui-play-alone-hint = { $n ->
    [one] Juegas la única plaza.
   *[other] Juegas las { $n } plazas, con las manos a la vista.
 }
ui-create-invite = Crear e invitar
ui-replay-of = Repetición de { $name }
ui-for-programs = Para programas
