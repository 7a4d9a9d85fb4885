cli-analyse = Dice quanto vale una posizione: probabilità di vittoria, turni migliori, focolai possibili.
ai-arg-games = Partite per linea o per tipo di tavolo.
ai-arg-lines = Numero di linee.
ai-chance = Probabilità di vittoria: { $chance }, fra { $low } e { $high } (partite: { $games })
ai-epidemics = Probabilità di { $n } { $n ->
        [one] epidemia
       *[other] epidemie
    } nella prossima pescata: { $chance }
ai-threat = { $city } può avere un focolaio in questo turno: { $chance }
ai-missing = { $disease }: { $n ->
        [one] manca { $n } carta
       *[other] mancano { $n } carte
    } alla cura più vicina
ai-turns = Turni prima che finiscano le carte giocatore: { $n }
