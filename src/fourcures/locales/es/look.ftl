# How the table looks, moves and sounds.

ui-ground = Mapa
ui-ground-atlas = Atlas
ui-ground-plain = Liso
ui-ground-contrast = Alto contraste
ui-ground-nodes = Solo ciudades
ui-motion = Animación
ui-motion-1 = Normal
ui-motion-2 = Rápida
ui-motion-off = No
ui-sound = Sonidos: tu turno, epidemia, brote
ui-key-skip = Mostrar el resto de una vez

# The three beats of an epidemic

ui-beat-epidemic = Epidemia
ui-beat-increase = Aumento
ui-beat-infect = Infección
ui-beat-intensify = Intensificación
ui-beat-rate = Índice de infección { $rate }
ui-beat-cards = { $n ->
    [one] Una carta de vuelta encima
   *[other] { $n } cartas de vuelta encima
 }

# Without a network

ui-offline = No hay conexión con el servidor. La página se abrirá sola cuando vuelva a haberla.
