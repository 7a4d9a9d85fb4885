### Estadísticas de una mesa y de una persona, en gráficos y en números.

ui-stats-of = Estadísticas: { $name }
ui-stats-numbers = Números
ui-stats-of-turn = Turno
ui-stats-back = A la repetición
ui-stats-profile = Al perfil

ui-plot-outbreaks = Brotes y epidemias
ui-plot-outbreaks-hint = Cuántos ha habido al final de cada turno.
ui-plot-cubes = Cubos en el mapa
ui-plot-hands = Cartas en mano
ui-plot-km = Kilómetros recorridos
ui-plot-km-hint = De cada peón, en línea recta, lo mueva quien lo mueva.
ui-plot-deeds = Qué hizo cada asiento
ui-did-drives = Trayectos
ui-did-flights = Vuelos
ui-did-treated = Cubos retirados
ui-did-stations = Centros construidos
ui-did-shared = Cartas compartidas
ui-did-given = Cartas entregadas
ui-did-cures = Curas
ui-did-events = Eventos
ui-did-km = Kilómetros
ui-did-outbreaks = Brotes

ui-plot-points = Puntos a lo largo del tiempo
ui-plot-points-hint = Sumados partida a partida; sin las que no cuentan en las clasificaciones.
ui-plot-ends = Cómo acabaron las partidas
ui-end-win = Victoria
ui-end-outbreaks = Brotes
ui-end-cubes = Sin cubos
ui-end-cards = Sin cartas
ui-end-lost = Derrota ante el equipo
ui-plot-turns = Turnos de cada partida
ui-plot-game = Partida
ui-stats-none = Todavía no hay nada que mostrar.

ui-plot-sums = Todas las partidas juntas
ui-plot-sums-km = Sumados partida a partida: { $rounds } vueltas a la Tierra.
ui-plot-harm = Brotes y curas de cada partida
ui-plot-harm-hint = Los brotes de toda la partida y las curas que halló este jugador.
ui-plot-mean = Una partida de media
ui-plot-mean-hint = Partidas ganadas y perdidas por separado: qué se hizo más en unas que en otras.
ui-mean-all = Todas
ui-mean-won = Ganadas
ui-mean-lost = Perdidas
