### The link for watching; loaded with what invites.

ui-watch-link = Enlace para mirar
ui-watch-hint-link = Quien lo tiene ve la mesa y habla con el público, pero nunca ocupa un asiento.
ui-watch-only = Este enlace es para mirar: se ve todo lo que está descubierto y se habla con el resto del público.
ui-seat-free = libre
watch-only = Este enlace es solo para mirar; los asientos son para quien tiene la invitación.
