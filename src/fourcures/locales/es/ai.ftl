cli-analyse = Dice cuánto vale una posición: probabilidad de ganar, mejores turnos, brotes posibles.
ai-arg-games = Partidas que se juegan por cada línea.
ai-arg-lines = Número de líneas.
ai-arg-turn = El comienzo de este turno en un registro; si falta: su última posición.
ai-turn-record = Una línea de posición no tiene turnos anteriores; --turn es para un registro en un archivo.
ai-chance = Probabilidad de ganar: { $chance }, entre { $low } y { $high } (partidas: { $games })
ai-epidemics = Probabilidad de { $n } { $n ->
        [one] epidemia
       *[other] epidemias
    } en el próximo robo: { $chance }
ai-problem = Esta posición es imposible: { $why }
ai-over = La partida ha terminado, turno { $turn }: { $found }
ai-losses = Partidas perdidas tras la mejor línea: { $found }
ai-no-epidemic = En el próximo robo no puede salir ninguna epidemia.
ai-threats = Pueden tener un brote por su propia carta este turno: { $found }
ai-threats-more = … y más ciudades, con { $chance } como mucho: { $n }
ai-missing = { $disease }: { $n ->
        [one] falta { $n } carta
       *[other] faltan { $n } cartas
    } para la cura más cercana
ai-turns = Turnos hasta que se acaben las cartas de jugador: { $n }
