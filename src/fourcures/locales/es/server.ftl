### Lo que dice el servidor: al arrancar, al rechazar algo y en sus pocas páginas propias.

## Arranque

server-address = Fourcures está abierto en { $address }
server-data = Las mesas se guardan en { $path }
server-stop = Pulsa Ctrl+C para detenerlo.
server-folder = No se puede escribir en la carpeta { $path } ({ $why }); elige otra con --data.
server-folder-busy = Otro servidor usa ya la carpeta { $path }; detenlo o elige otra carpeta con --data.
server-file = No se puede usar el archivo { $file } ({ $why }); elige otra carpeta con --data.
server-file-foreign = El archivo { $file } no es una base de datos de Fourcures; llévalo a otro sitio o elige otra carpeta con --data.
server-file-newer = El archivo { $file } lo escribió un Fourcures más nuevo (formato { $found }; este conoce hasta el { $known }); usa esa versión o elige otra carpeta con --data.
server-port-taken = El puerto { $port } de { $host } ya está en uso; detén el otro programa o elige otro puerto con --port.
server-port-forbidden = Esta cuenta no puede usar el puerto { $port }; elige uno de 1024 a 65535 con --port.
server-port-range = No existe el puerto { $port }; elige uno de 1 a 65535 con --port (0: cualquiera libre).
server-host = La dirección { $host } no es de esta máquina; 127.0.0.1 es solo para esta máquina, 0.0.0.0 para toda la red.
server-no-client = La página del juego no está construida: ejecuta «make run» en la carpeta del código, o instala el paquete, y abre de nuevo esta dirección.

## Peticiones

server-no-such-path = No hay nada en { $path }.
server-no-such-method = { $method } no se puede usar en { $path }.
server-body-too-long = La petición es demasiado larga; se leen { $limit } bytes como máximo.
server-bad-request = No se pudo leer la petición ({ $detail }).
server-broken = Algo ha fallado aquí y no se ha cambiado nada; inténtalo de nuevo.
server-not-saved = No se pudo guardar, así que no se ha cambiado nada; inténtalo de nuevo y avisa a quien lleva el servidor.
server-not-json = El mensaje no es JSON; envía un objeto JSON.
server-field-missing = Falta el campo «{ $field }».
server-field-unknown = Aquí no hay ningún campo «{ $field }»; quítalo.
server-field-wrong = El campo «{ $field }» es { $found }; tiene que ser { $allowed ->
    [int] un número entero
    [str] un texto
    [array] una lista
    [text-or-null] un texto o null
    [list-or-null] una lista o null
    [value-or-switch] un texto, un número, true o false
    [object] un objeto con valores con nombre
   *[other] { $allowed }
 }.
server-message-wrong = El mensaje es { $found }; tiene que ser un objeto JSON con campos con nombre.
field-too-long = El campo «{ $field }» tiene { $found } letras; se guardan { $most } como máximo.
server-other-site = Esto lo pidió la página de otro sitio; solo pueden hacerlo las páginas de esta dirección.

## Mesas y plazas

table-unknown = Aquí no hay ninguna mesa { $table }; pide otra vez el enlace de invitación.
table-unreadable = Esta versión de Fourcures no puede leer el diario de la mesa { $table }; avisa a quien lleva el servidor.
table-full = Todas las plazas de esta mesa están ocupadas; puedes mirar.
table-crowded = Hay { $most } páginas abiertas en esta mesa, que es el máximo; inténtalo más tarde.
roles-count = Se nombran { $found } roles para { $seats } plazas; nombra uno para cada plaza (null: al azar).
seats-which = No existen esas plazas ({ $found }); las de esta mesa se numeran de 0 a { $most }.
seat-taken = La plaza { $role_de } la ocupa { $name }; toma otra, o mira.
seat-taken-nameless = La plaza { $role_de } está ocupada; toma otra, o mira.
seats-not-yours = Solo quien tiene una plaza puede dejarla.
seat-here = { $role_cap } está en la mesa; solo se puede liberar la plaza de alguien que no esté.
host-only = Solo el anfitrión de la mesa puede hacerlo.
host-nobody = En esa plaza no hay nadie, así que no puede ser el anfitrión.
seats-level = No hay ningún compañero «{ $found }»; los hay: { $allowed }.
note-host = Ahora el anfitrión es { $name }.
note-host-nameless = Ahora el anfitrión es { $role_el }.
server-own-address = La dirección { $found } no es la de un servidor; escríbela así: https://play.example.org.
server-mail-url = FOURCURES_SMTP_URL tiene que ser como smtp://user:password@mail.example.org:587, o smtps://… para cifrar desde el principio.
server-mail-from = FOURCURES_MAIL_FROM tiene que ser la dirección de la que salen los correos, como fourcures@example.org.
server-mail-address = Los correos llevan enlaces a este servidor, así que di con --address cómo llegan a él los demás.
words-three = Un código son tres palabras, como river-lamp-otter.
words-unknown = Ninguna mesa abierta tiene el código { $words }; pídelo otra vez.
pace-seconds = Un reloj de segundos tiene de { $least } a { $most } segundos, no { $found }.
pace-hours = Un reloj de horas tiene de { $least } a { $most } horas, no { $found }.
language-code = Un idioma se nombra con su código de dos letras minúsculas, como «es», no «{ $found }».
key-no-seats = No tienes plaza en esta mesa, así que no hay nada que llevar a otro dispositivo.
key-unknown = Este enlace ya no abre ninguna plaza; crea uno nuevo en el dispositivo que tiene las plazas.
record-secret = En esta mesa alguien juega en secreto: el registro se puede leer cuando termine la partida.
record-closed = En esta mesa las manos están ocultas: el registro se puede leer cuando termine la partida.
record-not-begun = La partida no ha empezado, así que aún no tiene registro.

## Órdenes

act-late = La mesa cambió antes de que esto llegara; mírala otra vez.
act-not-your-seat = Eso le toca { $role_a }, y no tienes esa plaza.
act-closed = Eso no se puede hacer ahora.
act-watching = Estás mirando; toma una plaza libre para jugar.
act-gathering = La partida empieza cuando todas las plazas están ocupadas.
act-over = La partida ha terminado.
act-id = El id de una orden tiene que tener de 1 a { $most } letras.
order-not-yours = No tienes esa plaza.
order-closed = Las manos están ocultas: una orden vale para todas las cartas, tengas las que tengas.
order-card = { $found } no es una carta de evento de esta partida.
order-unknown = «{ $found }» no es una orden; se admiten { $allowed }, y city: con el código de una ciudad.
hold-nothing = No hay ningún reloj en marcha.
hold-another = { $role_cap } tiene parado el reloj.
nudge-not-awaited = Nadie espera ahora a esa plaza.
nudge-free = Nadie ocupa la plaza { $role_de }.
nudge-again = Se acaba de avisar { $role_a }; puedes avisar otra vez dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
  }.
pass-not-trusted = En esta mesa cada cual pasa por sí mismo.
pass-no-window = Solo se puede pasar por otra persona en una pausa para eventos.
pass-here = { $role_cap } está presente.
vote-rival = Donde juega el Bioterrorista no se vuelve atrás.
vote-one = Ya hay una votación.
vote-none = No hay nada que votar.
vote-place = La partida puede volver a algo que alguien haya hecho.
line-unknown = Ahí no se dejó ninguna línea de la partida.
note-time = Se acabó el tiempo: se pasa por { $roles_el }.
note-hours = Se acabaron las horas { $roles_de }: el turno sigue sin esperar.
note-pass-for = { $role_cap } pasa por { $other_el }.
note-back = { $yes } de { $persons } lo quieren: la partida vuelve al turno { $turn }.
undo-over = La partida ha terminado.
undo-nothing = Todavía no se ha hecho nada.
undo-card-turned = Desde entonces se ha revelado una carta; lo que todos han visto no se puede deshacer.
undo-secret = Lo que ha hecho el Bioterrorista no se puede deshacer.
undo-moved = El movimiento de un peón revela si el Bioterrorista está allí: no se puede deshacer.
undo-closed = Con las manos ocultas no se puede deshacer que otra persona haya pasado.
undo-not-yours = Eso solo lo puede deshacer { $role_el }, o quien tiene el turno.
socket-binary = Los mensajes tienen que ser texto (JSON), no binarios.
socket-too-long = El mensaje es demasiado largo; se leen { $limit } caracteres como máximo.
socket-too-fast = Demasiados mensajes: se responden { $rate } por segundo, o { $burst } a la vez; la conexión se cierra y se puede abrir de nuevo.

## Personas

name-length = Un nombre reservado tiene de { $least } a { $most } letras.
name-letters = Un nombre reservado empieza por una letra o una cifra, y aparte solo lleva espacios, puntos, guiones y apóstrofos.
name-alphabets = Un nombre reservado usa letras de un solo alfabeto: las de otros se parecen.
name-taken = Ese nombre ya es de otra persona; elige otro.
name-of-account = Has iniciado sesión, así que tu nombre es el de tu cuenta; cámbialo allí.
signed-out = Inicia sesión primero.
too-often = Demasiados intentos; inténtalo de nuevo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
 }.
