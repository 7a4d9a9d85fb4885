### The link for watching; loaded with what invites.

ui-watch-link = Enlace para mirar
ui-watch-hint-link = Quien lo tiene ve la mesa y puede hablar con los espectadores, pero nunca toma una plaza.
ui-watch-only = Has llegado por el enlace para mirar: ves todo lo que está a la vista y hablas con los demás espectadores.
ui-seat-free = libre
watch-only = Has llegado por el enlace para mirar; las plazas son para quien tiene la invitación.
