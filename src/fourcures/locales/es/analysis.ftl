### Cuánto vale una posición: la probabilidad de ganar turno a turno, posiciones miradas de cerca.

analysis-running = No se pueden analizar posiciones de una partida en curso; espera a que termine.
analysis-busy = Ya hay { $most } posiciones en espera de análisis. Inténtalo de nuevo dentro de un minuto.
analysis-failed = No se pudo analizar esta posición.

ui-win-chance = Probabilidad de ganar
ui-win-working = Calculando la probabilidad de ganar: { $share }
ui-chance-after = { $turn ->
    [0] Antes del primer turno: { $chance }
   *[other] Después del turno { $turn }: { $chance }
}
ui-chance-range = entre { $low } y { $high } probablemente
ui-swing = Turno { $turn }: { $before } → { $after }
ui-no-swings = Ningún turno ha cambiado la probabilidad más de lo que la estimación permite distinguir.
