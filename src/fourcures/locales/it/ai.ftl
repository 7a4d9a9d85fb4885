cli-analyse = Dice quanto vale una posizione: probabilità di vittoria, turni migliori, focolai possibili.
cli-arena = Fa giocare molte partite ai programmi, le stesse per tutti, e conta le vittorie.
ai-arg-games = Partite per linea o per tipo di tavolo.
ai-arg-lines = Numero di linee.
ai-arg-bots = Programmi, con virgole: random, greedy, learner, colleague, expert, master.
ai-arg-seats = Posti: un numero o un intervallo come 2-4.
ai-arg-epidemics = Epidemie: un numero o un intervallo come 4-6.
ai-arg-workers = Processi contemporanei; uno per processore.
ai-arg-seed = Le partite: stesso seme, stesse carte.
ai-arg-nodes = Posizioni che un programma può guardare in un turno, invece di quelle del suo livello.
ai-arg-seconds = Secondi per pensare a un turno; il risultato dipende allora dalla macchina.
ai-arg-out = File CSV per i risultati; ciò che contiene già non si rigioca.
ai-numbers = Numeri troppo piccoli o troppo grandi: almeno 1, al massimo 10.000 partite e 20 linee.
ai-unknown = Non c’è un programma { $found }; ci sono: { $allowed }.
ai-range = { $found } non è un numero né un intervallo come 2-4, da { $least } a { $most }.
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
ai-sign = Solo { $one } ha vinto { $first }, solo { $other } { $second }; tanta differenza per caso: { $chance }
ai-column-bot = Programma
ai-column-seats = Posti
ai-column-epidemics = Epidemie
ai-column-games = Partite
ai-column-wins = Vinte
ai-column-rate = Quota
