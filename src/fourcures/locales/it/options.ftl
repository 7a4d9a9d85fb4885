# Ciò che si può scegliere per un nuovo tavolo: modelli, opzioni e valori, livelli.

option-field = «{ $option }» non è tra le opzioni: è un campo a sé.

## Modelli

preset-2013 = Il gioco del 2013
preset-2013-text = Sette ruoli, cinque eventi, da uno a cinque posti, da quattro a sette epidemie.
preset-es-review = La recensione spagnola
preset-es-review-text = Il gioco del 2013 da due a quattro posti, da quattro a sette epidemie.
preset-it-2013 = L’edizione italiana del 2013
preset-it-2013-text = Il gioco del 2013 da due a quattro posti, da quattro a sei epidemie.
preset-classic-2008 = Il classico del 2008
preset-classic-2008-text = Cinque ruoli, eventi in ogni momento, Toronto sulla mappa. L’Esperto operativo non ha il volo.
preset-ru-sheet = Il foglio russo
preset-ru-sheet-text = Il classico del 2008 da uno a cinque posti, nei colori dei pezzi di legno, con una carta in meno per il quinto posto.
preset-bsw = Il tavolo online
preset-bsw-text = Undici ruoli, eventi estratti a caso, una domanda al tavolo prima di epidemie e infezioni, pedine mosse con il consenso, e punti per le vittorie.

## Opzioni

option-hands = Mani iniziali
option-hands-text = Carte che riceve ogni posto.
option-roles = Ruoli
option-roles-text = I ruoli che possono essere distribuiti.
option-events = Carte evento
option-events-text = Quali eventi sono nel mazzo giocatore.
option-event_sets = Serie di eventi
option-event_sets-text = Da dove vengono gli eventi estratti, oltre al gioco base.
option-timing = Quando si giocano gli eventi
option-timing-text = In quali momenti la partita si ferma per le carte evento.
option-first = Chi comincia
option-first-text = Chi fa il primo turno se non si sceglie un posto.
option-approval = Chiedere prima
option-approval-text = Può rifiutare chi vede mossa la propria pedina, o presa o data la propria carta. Ai propri posti non si chiede mai.
option-flight = Volo dell’Esperto operativo
option-flight-text = Da una stazione di ricerca l’Esperto operativo può volare ovunque con una carta città qualsiasi, una volta per turno.
option-epidemiologist_acts = L’Epidemiologa spende un’azione
option-charter_arrival = I voli charter del Bioterrorista si segnalano all’arrivo
option-charter_arrival-text = Senza, lo segnala l’aeroporto da cui parte. Conta solo dove gioca lui.
option-epidemiologist_acts-text = Prendere una carta costa all’Epidemiologa un’azione, come nel 2009.
option-city = Città al nord
option-city-text = Il nome di una città sulla mappa; non cambia altro.
option-colours = Colori
option-colours-text = Come si chiamano e che aspetto hanno le quattro malattie.
option-levels = Nomi dei livelli
option-levels-text = Come si chiamano i numeri di epidemie.
option-open_hands = Mani scoperte
option-open_hands-text = Le carte di tutti sono scoperte sul tavolo.
option-scoring-text = Una vittoria vale 1, 4, 16 o 64 punti con 4, 5, 6 o 7 epidemie; una sconfitta nessuno.

## Valori

choice-hands-official = 5, 4, 3, 2, 2 carte, da uno a cinque posti
choice-hands-sheet = 5, 4, 3, 2, 1 carte, da uno a cinque posti
choice-roles-2008 = Cinque del 2008
choice-roles-2013 = Sette del 2013
choice-roles-2009 = Undici: 2008 con Sull’orlo dell’abisso
choice-roles-brink = Tredici: 2013 con Sull’orlo dell’abisso
choice-roles-lab = Diciassette: 2013 con Sull’orlo dell’abisso e In laboratorio
choice-roles-emergency = Venti: 2013 con le tre espansioni
choice-events-base = I cinque del gioco base
choice-events-drawn = Due per posto, a caso
choice-events-all = Tutti
choice-events-none = Nessuno
choice-event_sets-roles = Come per i ruoli, e Sull’orlo dell’abisso
choice-event_sets-brink = Sull’orlo dell’abisso
choice-event_sets-lab = In laboratorio
choice-event_sets-rescue = Stato di emergenza
choice-event_sets-brink-lab = Sull’orlo dell’abisso e In laboratorio
choice-event_sets-brink-rescue = Sull’orlo dell’abisso e Stato di emergenza
choice-event_sets-lab-rescue = In laboratorio e Stato di emergenza
choice-event_sets-brink-lab-rescue = Tutte e tre le espansioni
choice-timing-2013 = Tra un passo e l’altro (2013)
choice-timing-2008 = Sempre, anche con una carta appena girata (2008)
choice-timing-prompted = Si chiede al tavolo prima di epidemie e infezioni
choice-first-population = La carta con più abitanti
choice-first-random = A caso
choice-city-montreal = Montreal
choice-city-toronto = Toronto
choice-colours-standard = Blu, giallo, nero, rosso
choice-colours-sheet = Blu, violetto, giallo, arancione
choice-levels-official = Introduttivo, standard, eroico, leggendario
choice-levels-sheet = Facile, normale, difficile, leggendario
choice-levels-bsw = Principianti, normale, difficile, leggendario

## Un tavolo in parole, prima che cominci

plan-seats = { $seats ->
    [one] Un posto
   *[other] { $seats } posti
 }, { $cards ->
    [one] una carta
   *[other] { $cards } carte
 } a testa
plan-epidemics = { $n } epidemie in { $cards } carte, circa una ogni { $each }
plan-first-seat = Posto { $n }
plan-on = Sì
plan-off = No
plan-win = Si vince quando
plan-win-how = { $n ->
    [5] tutte e cinque le cure sono scoperte, oppure il viola è sparito e le altre quattro malattie sono curate.
   *[other] tutte e quattro le cure sono scoperte.
 }
plan-loss = Si perde quando
plan-loss-how = scoppiano otto focolai, una malattia finisce i cubi, o finisce il mazzo giocatore.
plan-points = { $n ->
    [one] 1 punto per una vittoria
   *[other] { $n } punti per una vittoria
 }
