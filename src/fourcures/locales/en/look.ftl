# How the table looks, moves and sounds.

ui-ground = Map
ui-ground-atlas = Atlas
ui-ground-plain = Plain
ui-ground-contrast = High contrast
ui-ground-nodes = Cities only
ui-motion = Motion
ui-motion-1 = Normal
ui-motion-2 = Quick
ui-motion-off = Off
ui-sound = Sounds: own turn, epidemic, outbreak
ui-key-skip = Show the rest at once

# The three beats of an epidemic

ui-beat-epidemic = Epidemic
ui-beat-increase = Increase
ui-beat-infect = Infect
ui-beat-intensify = Intensify
ui-beat-rate = Infection rate { $rate }
ui-beat-cards = { $n ->
    [one] One card back on top
   *[other] { $n } cards back on top
 }

# Without a network

ui-offline = There is no connection to the server. The page opens by itself when there is one again.
