# How the table looks, moves and sounds.

ui-ground = Karte
ui-ground-atlas = Atlas
ui-ground-plain = Schlicht
ui-ground-contrast = Kontrast
ui-ground-nodes = Nur Städte
ui-motion = Bewegung
ui-motion-1 = Normal
ui-motion-2 = Schnell
ui-motion-off = Aus
ui-sound = Klänge: eigener Zug, Epidemie, Ausbruch
ui-key-skip = Den Rest sofort zeigen

# The three beats of an epidemic

ui-beat-epidemic = Epidemie
ui-beat-increase = Erhöhen
ui-beat-infect = Infizieren
ui-beat-intensify = Verschärfen
ui-beat-rate = Infektionsrate { $rate }
ui-beat-cards = { $n ->
    [one] Eine Karte wieder obenauf
   *[other] { $n } Karten wieder obenauf
 }

# Without a network

ui-offline = Es besteht keine Verbindung zum Server. Die Seite öffnet sich von selbst, sobald sie wieder da ist.
