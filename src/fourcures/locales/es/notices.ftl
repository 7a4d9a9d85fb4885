### Avisar de un turno: lo que escribe el servidor y el panel de la página de la cuenta.

## Lo que se envía

notice-table = Fourcures
notice-turn = Es tu turno en { $name } (turno { $turn }).
notice-window = Te preguntan por un evento en { $name } (turno { $turn }).
notice-discard = Tienes demasiadas cartas en { $name } (turno { $turn }).
notice-asked = Alguien te pregunta en { $name } (turno { $turn }).
notice-choice = Tienes que elegir algo en { $name } (turno { $turn }).
notice-nudge = Te esperan en { $name }.
notice-begun = La partida de { $name } ha empezado.
notice-over = La partida de { $name } ha terminado.
notice-stop = No recibir más estos correos: { $link }
notice-confirm-subject = ¿Es esta tu dirección de correo?
notice-confirm =
    Alguien, esperamos que tú, quiere recibir aquí un aviso cuando sea su turno en Fourcures.
    Si fuiste tú, abre este enlace y pulsa el botón:

    { $link }

    Si no, no hagas nada: no se te enviará nada más.

## El panel

ui-notices = Cuando sea mi turno
ui-notices-hint = En partidas de varios días se te avisa una vez por turno, aunque la mesa esté abierta; en las demás, solo cuando no estás.
ui-notices-always = En todas las mesas, siempre
ui-push = Este navegador
ui-push-hint = Un aviso de este navegador, aunque no haya ninguna página abierta.
ui-push-on = Avisarme aquí
ui-push-off = Aquí ya no
ui-push-is-on = Este navegador te avisa.
ui-push-none = En esta dirección este navegador no admite avisos: necesitan HTTPS, o localhost.
ui-push-denied = El navegador prohíbe los avisos de este sitio. Permítelos en sus ajustes e inténtalo de nuevo.
ui-push-failed = El navegador no pudo conectar con su propio servicio de avisos. Inténtalo más tarde o elige otro medio.
ui-push-others = { $n ->
    [one] Un navegador te avisa.
   *[other] { $n } navegadores te avisan.
 }
ui-mail = Correo
ui-mail-address = Tu dirección
ui-mail-save = Guardar
ui-mail-none = Este servidor no envía correos.
ui-mail-waits = Abre el enlace del correo enviado a { $mail }: antes de eso no se envía nada más.
ui-mail-is-on = Los correos van a { $mail }.
ui-mail-end = No más correos
ui-mail-saved = Hay un correo con un enlace en camino.
ui-mail-ended = Ya no se envían correos.
ui-mail-confirm = ¿Es esta tu dirección?
ui-mail-confirm-hint = Pulsa el botón y desde entonces se te avisa por correo cuando sea tu turno.
ui-mail-confirm-do = Sí, es la mía
ui-mail-confirmed = La dirección está confirmada.
ui-mail-stop = ¿No más correos?
ui-mail-stop-hint = Pulsa el botón y esta dirección no recibe más correos.
ui-mail-stop-do = No más correos
ui-hook = Webhook
ui-hook-address = Dirección
ui-hook-hint = Para programas y para canales de chat que admiten mensajes entrantes: a esta dirección HTTPS llega un mensaje JSON.
ui-hook-save = Guardar
ui-hook-saved = La dirección está guardada.
ui-hook-ended = Allí no llegan más mensajes.
