# La mappa del tavolo web.

map-title = Mappa del mondo
map-cubes = Città con cubi, dalle più colpite
map-visit = Mostra { $city_il } dall’altra parte del Pacifico
map-zoom-in = Ingrandisci
map-zoom-out = Riduci
map-fit = Mostra tutto il mondo
map-near = Mostra la pedina di turno
