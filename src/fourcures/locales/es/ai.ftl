cli-analyse = Dice cuánto vale una posición: probabilidad de ganar, mejores turnos, brotes posibles.
cli-arena = Hace jugar muchas partidas a los programas, las mismas para todos, y cuenta las ganadas.
ai-arg-games = Partidas por línea o por tipo de mesa.
ai-arg-lines = Número de líneas.
ai-arg-bots = Programas, con comas: random, greedy, learner, colleague, expert, master.
ai-arg-seats = Puestos: un número o un intervalo como 2-4.
ai-arg-epidemics = Epidemias: un número o un intervalo como 4-6.
ai-arg-workers = Procesos a la vez; uno por procesador.
ai-arg-seed = Las partidas: misma semilla, mismas cartas.
ai-arg-nodes = Posiciones que un programa puede mirar por turno, en lugar de las de su nivel.
ai-arg-seconds = Segundos para pensar por turno; el resultado depende entonces de la máquina.
ai-arg-out = Archivo CSV para los resultados; lo que ya contiene no se vuelve a jugar.
ai-numbers = Números demasiado pequeños o grandes: al menos 1, como mucho 10.000 partidas y 20 líneas.
ai-unknown = No hay ningún programa { $found }; hay: { $allowed }.
ai-range = { $found } no es un número ni un intervalo como 2-4, de { $least } a { $most }.
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
ai-sign = Solo { $one } ganó { $first }, solo { $other } { $second }; tanta diferencia por azar: { $chance }
ai-column-bot = Programa
ai-column-seats = Puestos
ai-column-epidemics = Epidemias
ai-column-games = Partidas
ai-column-wins = Ganadas
ai-column-rate = Proporción
