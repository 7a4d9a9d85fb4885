# La página sobre personas: iniciar sesión, perfiles, clasificaciones, la cuenta.

## Iniciar sesión

ui-people = Personas
ui-sign-title = ¿Quién eres?
ui-sign-way = Qué quieres hacer
ui-sign-in = Entrar
ui-claim = Reservar un nombre
ui-sign-in-hint = Tus plazas vienen contigo. Lo que este navegador tiene hasta ahora sigue siendo tuyo.
ui-claim-hint = Desde entonces el nombre es solo tuyo, en todos tus dispositivos. No se pide nada más ni se envía ningún correo.
ui-name = Nombre
ui-password = Contraseña
ui-password-hint = Al menos 8 letras. Si la pierdes, solo te queda una llave de acceso o un dispositivo con la sesión abierta.
ui-claim-password = Reservar con contraseña
ui-sign-in-passkey = Entrar con una llave de acceso
ui-claim-passkey = Reservar con llave de acceso
ui-passkey-not = No se usó ninguna llave de acceso. Inténtalo de nuevo o usa la contraseña.
ui-passkey-there = Este dispositivo ya tiene una llave de acceso tuya.
ui-sit-as = Te sientas como { $name }.

## Perfil

ui-since = Aquí desde { $date }
ui-team-games = En equipo
ui-solo-games = A solas
ui-games = Partidas
ui-wins = Victorias
ui-win-rate = % victorias
ui-points = Puntos
ui-by-level = Por epidemias
ui-by-preset = Por modalidad
ui-by-role = Por rol
ui-mates = Mejores compañeros
ui-mate = { $wins } de { $games } ganadas
ui-no-mates = Aquí aparece quien tenga un nombre reservado y { $n } partidas o más en común.
ui-recent = Últimas partidas
ui-no-games = Todavía no ha terminado ninguna partida.
ui-won-in = Victoria en el turno { $turn }
ui-lost-in = Derrota en el turno { $turn }
ui-played-alone = a solas con { $n ->
    [one] una plaza
   *[other] { $n } plazas
 }
ui-played-as = { $roles }, { $n } plazas
ui-unranked = , fuera de la clasificación
ui-points-n = { $n ->
    [one] un punto
   *[other] { $n } puntos
 },

## Clasificaciones

ui-boards = Clasificaciones
ui-season-choose = Temporada
ui-season = Trimestre { $quarter } de { $year }
ui-season-all = Desde siempre
ui-solo-choose = En equipo o a solas
ui-teams = Equipos
ui-alone = A solas
ui-board-of = Clasificación: { $preset }, { $season }
ui-place = Puesto
ui-board-empty = Aquí no hay nadie todavía.
ui-board-rules = Nombres reservados con { $n } partidas o más. Una victoria da 1, 4, 16 o 64 puntos con 4, 5, 6 o 7 epidemias. A igualdad de puntos va antes quien ha jugado menos partidas; si también coinciden, el puesto es el mismo. Solo cuentan las partidas con cartas desconocidas y las opciones de la modalidad.
ui-pages = Páginas
ui-page-before = Anterior
ui-page-after = Siguiente
ui-page-of = Página { $page } de { $pages }

## Cuenta

ui-account = Cuenta
ui-guest = Estás de visita
ui-guest-hint = Tus plazas pertenecen a este navegador. Reserva un nombre para conservarlas, para seguir jugando desde otros dispositivos y para ver cómo fueron tus partidas.
ui-name-new = Tu nombre
ui-name-change = Cambiar
ui-name-changed = El nombre ha cambiado.
ui-to-profile = Perfil
ui-password-old = Contraseña actual
ui-password-new = Contraseña nueva
ui-password-change = Cambiar
ui-password-set = Poner contraseña
ui-password-note = Una contraseña nueva cierra la sesión en todos tus otros dispositivos.
ui-password-changed = La contraseña ha cambiado.
ui-passkeys = Llaves de acceso
ui-passkeys-hint = Con una llave de acceso entras con un dedo, la cara o un PIN, sin nombre ni contraseña.
ui-passkeys-none = En esta dirección este navegador no tiene llaves de acceso: necesitan HTTPS y un nombre, o localhost.
ui-passkey = Llave de acceso
ui-passkey-label = Cómo llamarla
ui-passkey-add = Añadir llave
ui-passkey-added = Llave de acceso añadida.
ui-passkey-remove = Quitar
ui-passkey-remove-of = Quitar { $name }
ui-passkey-removed = Llave de acceso quitada.
ui-devices = Dispositivos
ui-devices-n = { $n ->
    [one] Solo tienes la sesión abierta aquí.
   *[other] Tienes la sesión abierta en { $n } dispositivos.
 }
ui-sign-out = Salir
ui-sign-out-others = Salir en los demás sitios
ui-signed-out = Has cerrado la sesión.
ui-others-out = Se ha cerrado la sesión en los demás dispositivos.
ui-my-data = Mis datos
ui-my-data-hint = Todo lo que se guarda sobre ti en un archivo, con los registros de tus partidas; o que no quede nada.
ui-export = Descargar
ui-delete = Borrar todo lo mío
ui-delete-hint = Tu nombre, contraseña, llaves de acceso y dispositivos se borran al momento. Las plazas de partidas en curso quedan libres; en las terminadas pasas a ser «alguien». No se puede deshacer.
ui-delete-type = Para confirmarlo, escribe { $name }
ui-delete-all = Borrar para siempre
ui-deleted = Ya no se guarda nada sobre ti.
ui-stats-person = Estadísticas
