# El mapa de la mesa.

map-title = Mapa del mundo
map-cubes = Ciudades con cubos, de más a menos
map-visit = Mostrar { $city } al otro lado del Pacífico
map-zoom-in = Acercar
map-zoom-out = Alejar
map-fit = Ver el mundo entero
map-near = Ver el peón de quien tiene el turno
