# How the table looks, moves and sounds.

ui-ground = Mappa
ui-ground-atlas = Atlante
ui-ground-plain = Semplice
ui-ground-contrast = Alto contrasto
ui-ground-nodes = Solo città
ui-motion = Animazioni
ui-motion-1 = Normali
ui-motion-2 = Rapide
ui-motion-off = No
ui-sound = Suoni: il tuo turno, epidemia, focolaio
ui-key-skip = Mostra subito il resto

# The three beats of an epidemic

ui-beat-epidemic = Epidemia
ui-beat-increase = Aumenta
ui-beat-infect = Infetta
ui-beat-intensify = Intensifica
ui-beat-rate = Tasso d’infezione { $rate }
ui-beat-cards = { $n ->
    [one] Una carta di nuovo in cima
   *[other] { $n } carte di nuovo in cima
 }

# Without a network

ui-offline = Non c’è connessione al server. La pagina si aprirà da sola quando tornerà.
