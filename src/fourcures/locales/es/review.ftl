### Volver a mirar partidas: la línea del tiempo, variantes, repasos en común, imágenes, seguir desde un punto.

on-over = Ahí la partida ya ha terminado; elige un punto anterior al final.
on-same = Las cartas que habrían salido solo se pueden usar cuando la partida ha terminado.
branch-unknown = Junto a esta partida no hay tal línea.
branch-nature = Las cartas no se eligen: salen solas.
branch-long = Una línea tiene { $most } tokens como máximo.
branch-many = Ya hay { $most } líneas junto a esta partida; quita antes una.
branch-not-yours = Solo puede quitarla quien la hizo, o el anfitrión de la mesa.
lead-another = Ahora dirige el repaso otra persona; solo el anfitrión puede tomar el relevo.

ui-lane-epidemic = Epidemias
ui-lane-outbreak = Brotes
ui-lane-cure = Curas
ui-turning-points = Momentos decisivos
ui-happened = Lo que ocurrió
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

ui-whatif = ¿Y si…?
ui-whatif-on = Probando
ui-whatif-hint = Juega por todos los asientos; lo que pruebes se guarda como línea junto a la partida.
ui-whatif-stop = Volver a la partida
ui-whatif-wait = Aquí salen cartas.
ui-whatif-cards = Sacarlas
ui-lines = Línea
ui-line-main = La partida
ui-line = ¿Y si…? { $name }, turno { $turn }
ui-line-nameless = ¿Y si…?, turno { $turn }
ui-line-drop = Quitar esta línea

ui-lead = Dirigir
ui-lead-hint = Mostrar a los demás los puntos que miras
ui-lead-mine = Diriges el repaso
ui-lead-of = Dirige { $name }
ui-lead-nameless = Hay quien dirige
ui-lead-here = { $name } dirige un repaso de esta partida
ui-lead-nameless-here = Hay quien dirige un repaso de esta partida
ui-lead-stop = Dejar de dirigir
ui-follow = Seguir
ui-following = Siguiendo
