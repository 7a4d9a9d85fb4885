### Quanto vale una posizione: la probabilità di vincere turno per turno, posizioni viste da vicino.

analysis-running = Le posizioni di una partita in corso non si possono analizzare; aspetta che finisca.
analysis-busy = Ci sono già { $most } posizioni in attesa di analisi. Riprova tra un minuto.
analysis-failed = Non è stato possibile analizzare questa posizione.

ui-win-chance = Probabilità di vittoria
ui-win-working = Calcolo della probabilità di vittoria: { $share }
ui-chance-after = { $turn ->
    [0] Prima del primo turno: { $chance }
   *[other] Dopo il turno { $turn }: { $chance }
}
ui-chance-range = probabilmente tra { $low } e { $high }
ui-swing = Turno { $turn }: { $before } → { $after }
ui-no-swings = Nessun turno ha cambiato la probabilità più di quanto la stima sappia distinguere.
