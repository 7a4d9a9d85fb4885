cli-analyse = Dice cuánto vale una posición: probabilidad de ganar, mejores turnos, brotes posibles.
ai-arg-games = Partidas por línea o por tipo de mesa.
ai-arg-lines = Número de líneas.
ai-chance = Probabilidad de ganar: { $chance }, entre { $low } y { $high } (partidas: { $games })
ai-epidemics = Probabilidad de { $n } { $n ->
        [one] epidemia
       *[other] epidemias
    } en el próximo robo: { $chance }
ai-threat = { $city } puede tener un brote en este turno: { $chance }
ai-missing = { $disease }: { $n ->
        [one] falta { $n } carta
       *[other] faltan { $n } cartas
    } para la cura más cercana
ai-turns = Turnos hasta que se acaben las cartas de jugador: { $n }
