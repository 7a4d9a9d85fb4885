### Lo que se dice la gente: lo que lo impide, lo que dice la propia mesa, frases rápidas y lo que dice la página.

## Lo que no se puede decir

talk-empty = No hay nada que decir ahí.
talk-long = Tiene { $found } letras; una línea tiene { $most } como máximo.
talk-breaks = Una línea tiene { $most } saltos de línea como máximo.
talk-nameless = Ponte antes un apodo, para que los demás sepan quién habla.
talk-too-fast = Vas más rápido de lo que los demás pueden leer; sigue dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
 }.
talk-muted = El anfitrión te ha silenciado en esta mesa.
talk-sides = Un dado tiene de 2 a { $most } caras, no { $found }.
talk-phrase-unknown = No existe la frase rápida «{ $found }».
talk-phrase-about = Aquí esa frase no puede tratar de «{ $found }».
talk-line-unknown = Aquí no existe esa línea.
talk-line-yours = Esa línea es tuya.
talk-line-of-nobody = Esa línea no la ha dicho nadie a quien se pueda señalar.
talk-not-host = Solo el anfitrión de una mesa silencia a alguien.
talk-blocks-full = Has bloqueado a { $most } personas, que es el máximo; desbloquea antes a alguien.
lobby-crowded = Hay { $most } páginas abiertas en la sala, que es el máximo; inténtalo más tarde.

## Lo que dice la mesa

talk-mute = El anfitrión ha silenciado a { $name }.
talk-mute-nameless = El anfitrión ha silenciado { $role_a }.
talk-unmute = { $name } puede hablar de nuevo.
talk-unmute-nameless = { $role_cap } puede hablar de nuevo.
talk-roll = tira un dado de { $sides } caras: { $result }

## Frases rápidas, en el idioma de quien lee

phrase-hello = Hola a todo el mundo.
phrase-wait = Un momento, por favor.
phrase-idea = Tengo una idea.
phrase-agree = De acuerdo.
phrase-unsure = No lo veo claro.
phrase-thanks = Gracias.
phrase-sorry = Perdón, ha sido error mío.
phrase-back = Vuelvo en un momento.
phrase-played = Bien jugado.
phrase-event = ¿Es hora de un evento?
phrase-turn = Te toca, { $role }.
phrase-ask = ¿Qué te parece, { $role }?
phrase-cure = Puedo curar la enfermedad { $disease_f }.
phrase-run-out = Cuidado con la reserva de cubos { $disease_pl }.
phrase-give = Puedo darte { $city }.
phrase-need = Necesito la carta de { $city }.
phrase-reach = Puedo llegar a { $city }.
phrase-treat = Alguien debería tratar en { $city }.
phrase-meet = Reunámonos en { $city }.
phrase-build = Vendría bien un centro en { $city }.

## La página

ui-talk-lines = Lo que se ha dicho
ui-talk-none = Todavía no se ha dicho nada.
ui-talk-earlier = Líneas anteriores
ui-talk-write = Di algo
ui-talk-write-watch = Di algo a los espectadores
ui-talk-name = Nombre en el chat
ui-talk-send = Enviar
ui-talk-phrases = Frases
ui-talk-commands = Comandos
ui-talk-about = ¿Sobre qué?
ui-talk-back = Volver a las frases
ui-talk-watchers = Espectadores
ui-talk-watchers-hint = Mostrar lo que dicen los espectadores
ui-talk-watching = mirando
ui-talk-more = Qué hacer con la línea de { $name }
ui-talk-sign-yes = Sí
ui-talk-sign-no = No
ui-talk-sign-ask = Pregunta
ui-talk-sign-wow = Sorpresa
ui-talk-sign-heart = Corazón
ui-talk-signed = { $n } × { $sign }, de { $who }
ui-talk-answer = Responder
ui-talk-block = Bloquear
ui-talk-block-sure = ¿Bloquear a { $name } para siempre?
ui-talk-block-hint = Ya no lees nada de { $name } en ninguna parte. Se deshace en la página de la cuenta.
ui-talk-report = Denunciar
ui-talk-report-why = ¿Qué tiene de malo?
ui-talk-report-send = Enviar a quien lleva el servidor
ui-talk-reported = Denuncia enviada.
ui-talk-mute = Silenciar
ui-talk-unmute = Dejar hablar
ui-talk-plan = propone: { $steps }
ui-talk-plan-made = ha hecho una propuesta
ui-talk-plan-gone = ha hecho una propuesta, que ya no está
ui-talk-aside = Solo tú lees esto.
ui-talk-said = { $name }: { $text }
ui-talk-unknown = No existe el comando /{ $found }; con /help salen todos.
ui-talk-no-role = Ninguna plaza de aquí tiene el rol «{ $found }».
ui-talk-no-number = Un dado necesita un número de caras, no «{ $found }».
ui-talk-begun = La partida ya ha empezado.
ui-talk-host-starts = El anfitrión de la mesa empieza la partida; empieza sola cuando todas las plazas están ocupadas.
ui-talk-invite-is = Quien tenga este enlace puede unirse: { $link }
ui-talk-words-are = O con estas palabras: { $words }
ui-talk-join-what = Escribe detrás las tres palabras o el enlace de una mesa.
ui-talk-join = tomar una plaza libre, o la de un rol
ui-talk-join-lobby = abrir una mesa por sus tres palabras o su enlace
ui-talk-leave = dejar mis plazas
ui-talk-start = tomar todas las plazas libres y empezar (anfitrión)
ui-talk-invite = mostrar el enlace
ui-talk-options = mostrar la mesa en palabras
ui-talk-roll = tirar un dado; puede seguir un número de caras
ui-talk-roll-lobby = tirar un dado; puede seguir un número de caras
ui-talk-help = ver los comandos
ui-talk-help-lobby = ver los comandos
ui-talk-blocked = Personas bloqueadas
ui-talk-blocked-hint = No lees nada de lo que dicen.
ui-talk-unblock = Leer de nuevo
ui-talk-unblock-of = Leer de nuevo a { $name }
note-goes-on = Esta mesa continúa otra partida desde el turno { $turn }. No cuenta en las clasificaciones.
note-hint = { $role } ha pedido una pista. Esta partida ya no cuenta en ninguna clasificación.
note-left = { $role_cap }: los compañeros de IA nos dejan decidir a nosotros.
note-not-left = { $role_cap }: los compañeros de IA vuelven a decidir solos.
