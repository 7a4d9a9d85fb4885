## AI team-mates, on the page

ui-bot = Compañero de IA
ui-bot-learner = IA, aprendiz
ui-bot-colleague = IA, colega
ui-bot-expert = IA, experto
ui-bot-master = IA, maestro
ui-bots-fill = Llenar las plazas libres con IA
ui-bots-level = Nivel de los compañeros de IA
ui-bots-learner = Aprendiz
ui-bots-colleague = Colega
ui-bots-expert = Experto
ui-bots-master = Maestro
ui-bots-hint = Juegan hasta que alguien ocupe su plaza. Las partidas con ellos no cuentan en las clasificaciones.
ui-bots-play = Jugar con compañeros de IA
ui-bots-take = Ocupar esta plaza
ui-bots-off = Liberar esta plaza
ui-bots-one = Dársela a la IA
ui-mates-seats = Plazas para la IA
ui-mates-n = { $n ->
    [0] Ninguna
    [one] 1 plaza
   *[other] { $n } plazas
 }
ui-mates-hint = Las ocupan compañeros de IA desde el principio; cualquiera puede ocupar su lugar en cualquier momento.
