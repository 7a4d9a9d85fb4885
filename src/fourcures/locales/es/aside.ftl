# Lo que está junto a la partida: la reunión previa, el menú, las teclas y el final.

## Reunión

ui-seats-free = { $n ->
    [0] Todas las plazas están ocupadas.
    [one] Hay una plaza libre.
   *[other] Hay { $n } plazas libres.
 }
ui-take-seat = Tomar
ui-online = Está viendo la mesa
ui-sit = { $n ->
    [0] Marca plazas para tomarlas
    [one] Tomar esta plaza
   *[other] Tomar estas { $n } plazas
 }
ui-sit-all = { $n ->
    [one] Tomar la última plaza
   *[other] Tomar las { $n } plazas
 }
ui-starts-when = La partida empieza cuando todas las plazas están ocupadas. Una persona puede tomar varias.
ui-watch-hint = Toma una plaza para jugar, o quédate en esta página para mirar. La partida empieza cuando todas las plazas están ocupadas.
ui-plan = La partida
ui-invite = Invitación
ui-invite-hint = Quien la tenga puede tomar una plaza libre, o mirar.
ui-watchers = { $n ->
    [0] Nadie está mirando.
    [one] Una persona está mirando.
   *[other] { $n } personas están mirando.
 }
ui-leave = Dejar mis plazas

## El final

ui-won = Victoria del equipo
ui-lost = Derrota del equipo
ui-cures-found = Curas
ui-turns-played = Turnos
ui-epidemics = Epidemias
ui-cards-left = Cartas restantes
ui-last-moments = Cómo terminó
ui-seed-was = El reparto fue
ui-look-board = Ver el tablero

## Menú y teclas

ui-elsewhere = Seguir en otro dispositivo
ui-elsewhere-show = Mostrar el enlace secreto
ui-elsewhere-warn = El dispositivo que abra este enlace se queda con tus plazas, y este pasa a mirar. No se lo des a nadie.
ui-letters = Teclas de letras
ui-keys = Teclas
ui-keys-note = Las letras descansan mientras escribes y se pueden desactivar en el menú.
ui-key-digits = Elegir una opción de la lista
ui-key-enter = Confirmar
ui-key-esc = Un paso atrás
ui-key-map = Al mapa
ui-key-arrows = En el mapa: a la ciudad siguiente
ui-key-home = Peón propio
ui-key-zoom = Acercar, alejar, mundo entero
ui-key-help = Estas teclas
ui-analysis = Análisis
