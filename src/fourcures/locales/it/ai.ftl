cli-analyse = Dice quanto vale una posizione: probabilità di vittoria, turni migliori, focolai possibili.
ai-arg-games = Partite che si giocano per ogni linea.
ai-arg-lines = Numero di linee.
ai-arg-turn = L’inizio di questo turno in una registrazione; se manca: la sua ultima posizione.
ai-turn-record = Una riga di posizione non ha turni precedenti; --turn è per una registrazione in un file.
ai-chance = Probabilità di vittoria: { $chance }, fra { $low } e { $high } (partite: { $games })
ai-epidemics = Probabilità di { $n } { $n ->
        [one] epidemia
       *[other] epidemie
    } nella prossima pescata: { $chance }
ai-problem = Questa posizione è impossibile: { $why }
ai-over = La partita è finita, turno { $turn }: { $found }
ai-losses = Partite perse dopo la linea migliore: { $found }
ai-no-epidemic = Nella prossima pesca non può uscire nessuna epidemia.
ai-threats = Possono avere un focolaio per la propria carta in questo turno: { $found }
ai-threats-more = … e altre città, al massimo { $chance } ciascuna: { $n }
ai-missing = { $disease }: { $n ->
        [one] manca { $n } carta
       *[other] mancano { $n } carte
    } alla cura più vicina
ai-turns = Turni prima che finiscano le carte giocatore: { $n }
