### Cuánto vale una posición: la probabilidad de ganar turno a turno, posiciones miradas de cerca.

analysis-running = No se pueden analizar posiciones de una partida en curso; espera a que termine.
analysis-busy = Ya hay { $most } posiciones en espera de análisis. Inténtalo de nuevo dentro de un minuto.
analysis-failed = No se pudo analizar esta posición.
hint-off = En esta mesa no hay pistas.
hint-turn = Solo quien tiene acciones en este turno puede pedir una pista.

ui-win-chance = Probabilidad de ganar
ui-win-working = Calculando la probabilidad de ganar: { $share }
ui-chance-after = { $turn ->
    [0] Antes del primer turno: { $chance }
   *[other] Después del turno { $turn }: { $chance }
}
ui-chance-range = entre { $low } y { $high } probablemente
ui-swing = Turno { $turn }: { $before } → { $after }
ui-no-swings = Ningún turno ha cambiado la probabilidad más de lo que la estimación permite distinguir.

ui-analysis-won = Victoria en el turno { $turn }
ui-analysis-lost = Derrota en el turno { $turn }
ui-analysis-end = Aquí la partida ha terminado.
ui-analysis-replay = Este momento en la repetición
ui-chance-hidden = Hay cartas ocultas hasta el final de esta partida, así que aún no se dice la probabilidad de ganar.
ui-win-games = { $n } partidas jugadas por programas desde el final de cada turno; las personas pueden hacerlo mejor
ui-win-percent = En porcentaje, según partidas jugadas desde el final de cada turno, con su intervalo probable.
ui-win-low = Mínimo
ui-win-high = Máximo
ui-cards-left-n = Cartas restantes
ui-swing-calm = No hubo brotes
ui-team = Equipo
ui-board-after = Tablero después del turno { $turn }
ui-board-setup = Tablero antes del primer turno
ui-board-next = Sigue: { $who }
ui-ways = Qué se podía hacer
ui-ways-hint = probabilidad de ganar después
ui-ways-noise = Donde los intervalos se solapan, la diferencia puede ser azar.
ui-way-played = jugado
ui-hint = Pista
ui-hint-hint = Qué harían los programas en este turno. Las partidas con pistas no cuentan en las clasificaciones.
ui-hint-title = Qué harían los programas
ui-no-ways = Aquí nadie tiene acciones, así que no hay nada que comparar.
ui-analyse = Analizar esta posición
ui-analyse-hint = Formas de jugar el turno, cuántas veces gana cada una y qué corre peligro. Tarda unos segundos.
ui-next-draw = Próximo robo
ui-threats = Pueden brotar este turno
ui-threats-none = Ninguna ciudad por su propia carta
ui-missing = Cartas que faltan para una cura
ui-missing-none = Todas las curas están halladas
ui-turns-left = Turnos antes de que se acaben las cartas
ui-losses = Cómo se pierden las partidas del mejor camino
ui-losses-none = No se perdió ninguna
ui-draw = { $n ->
    [0] ninguna epidemia: { $chance }
    [one] una epidemia: { $chance }
   *[other] { $n } epidemias: { $chance }
 }
ui-threats-more = { $n ->
    [one] y una más
   *[other] y { $n } más
 }
ui-analysing = { $n ->
    [0] Analizando esta posición…
    [one] Antes se analiza otra posición…
   *[other] Antes se analizan otras { $n } posiciones…
 }
