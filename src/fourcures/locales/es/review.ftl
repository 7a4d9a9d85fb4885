### Volver a mirar partidas: la línea del tiempo, variantes, repasos en común, imágenes, seguir desde un punto.

on-over = Ahí la partida ya ha terminado; elige un punto anterior al final.
on-same = Las cartas que habrían salido solo se pueden usar cuando la partida ha terminado.

ui-lane-epidemic = Epidemias
ui-lane-outbreak = Brotes
ui-lane-cure = Curas
ui-turning-points = Momentos decisivos
ui-mark-epidemic = Epidemia en { $city }
ui-mark-outbreak = Brote de { $disease } en { $city }
ui-mark-cure = Cura de { $disease }
ui-mark-eradicated = { $disease }: enfermedad erradicada
ui-no-marks = Nada ha cambiado aún la partida.

ui-review = Repaso
ui-review-link = Enlace a este punto
ui-review-picture = Imagen de este punto
ui-picture-svg = Guardar SVG
ui-picture-png = Guardar PNG
ui-stats = Estadísticas

ui-on = Seguir desde aquí
ui-on-hint = Crea una mesa nueva con la posición del turno { $turn }. Estas partidas no cuentan en las clasificaciones.
ui-on-cards = Cartas que quedan por salir
ui-on-new = Nuevas
ui-on-same = Como salieron aquí
ui-on-alone = En solitario
ui-on-friends = En compañía

ui-free-seats = { $n ->
    [one] Aquí hay un asiento libre.
   *[other] Aquí hay { $n } asientos libres.
 }
ui-take-as = Ocupar: { $role }
ui-take-all = { $n ->
    [one] Ocuparlo
   *[other] Ocupar los { $n }
 }
ui-picture-deck = Mazo de jugadores { $n }
