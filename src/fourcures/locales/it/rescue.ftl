# Stato di emergenza, i suoi ruoli ed eventi generali: nomi, testi, ciò che accade, motivi, e la pagina.

name-FIR = Primo soccorritore
    .il = il Primo soccorritore
    .cap = Il Primo soccorritore
    .di = del Primo soccorritore
    .a = al Primo soccorritore
    .da = dal Primo soccorritore
name-GSP = Ingegnere genetico
    .il = l’Ingegnere genetico
    .cap = L’Ingegnere genetico
    .di = dell’Ingegnere genetico
    .a = all’Ingegnere genetico
    .da = dall’Ingegnere genetico
name-PHA = Farmacista
    .il = il Farmacista
    .cap = Il Farmacista
    .di = del Farmacista
    .a = al Farmacista
    .da = dal Farmacista

name-ADVANCE = Squadra d’avanguardia
name-CONFERENCE = Conferenza d’emergenza
name-RESPONSE = Risposta d’emergenza
name-RUMOR = Voci d’infezione
name-PLANNING = Pianificazione delle risorse
name-DELIVERY = Consegna di campioni

role-FIR = Va in qualsiasi città con una stazione di ricerca. Subito dopo un’epidemia può andare nella sua città e trattare lì, senza azione.
role-GSP = In una stazione di una città del colore della cura, due carte di quel colore e una di ogni altro fanno una cura.
role-PHA = Mostra una carta e tratta nella sua città. Toglie un cubo di una malattia curata da qualsiasi città.

event-ADVANCE = Finché non tocca di nuovo a chi è di turno, si può evitare un focolaio.
event-CONFERENCE = Scegli un giocatore: ogni altra pedina può venire nella sua città.
event-RESPONSE = Subito dopo un’epidemia: una pedina va nella sua città e tratta lì.
event-RUMOR = Subito prima delle infezioni: guarda tante carte infezione quante il tasso, scartane una e rimetti le altre nell’ordine che vuoi. Se ne gira una in meno.
event-PLANNING = Guarda le prossime quattro carte giocatore e rimettile nell’ordine che vuoi.
event-DELIVERY = Un giocatore dà una carta città a un altro qualsiasi, ovunque siano.

log-respond = { $who_cap } va { $from_da } { $city_a }.
log-rush = { $who_cap } risponde all’epidemia { $city_a }.
log-splice_cure = { $who_cap } scopre la cura { $disease_di } con { $cards_il }.
log-dispense = { $who_cap } mostra { $city_il } e lì tratta { $disease_il }.
log-clear = { $who_cap } toglie un cubo { $disease } { $city_da }.
log-come = { $who_cap } viene { $city_a }.
log-quell = { $who_cap } scarta { $city_il }.
log-rank = { $who_cap } mette { $card_il } in cima al mazzo giocatore.
log-hold = { $who_cap }: la squadra evita il focolaio { $city_a }.
log-suffer = { $who_cap }: la squadra lascia che il focolaio scoppi { $city_a }.
log-survey = Si vede { $card_il }.
log-averted = Il focolaio { $disease } { $city_a } non scoppia.
log-advance = { $who_cap } gioca { $card }: si può evitare un focolaio.
log-conference = { $who_cap } gioca { $card } nella città { $pawn_di }.
log-response = { $who_cap } gioca { $card }: { $pawn_il } risponde all’epidemia.
log-rumor = { $who_cap } gioca { $card }.
log-planning = { $who_cap } gioca { $card }.
log-delivery = { $who_cap } gioca { $card }: la carta { $city_di } passa da una mano a un’altra.

why-respond = Da una stazione di ricerca basta il volo navetta; e la pedina non può lasciare la sua città finché è trattenuta.
why-splice = Non ci sono due carte del colore di questa città e una di ogni altro, o qui non c’è una stazione di ricerca.
why-dispense = Nessuna carta in mano mostra un’altra città con cubi, e nessuna malattia curata ha cubi.
why-ADVANCE = Squadra d’avanguardia è già davanti a qualcuno.
why-CONFERENCE = Tutte le pedine sono nella stessa città, o non possono lasciare la propria.
why-RESPONSE = Risposta d’emergenza si gioca subito dopo un’epidemia.
why-RUMOR = Voci d’infezione si gioca subito prima delle infezioni.
why-PLANNING = Nel mazzo giocatore non restano carte.
why-DELIVERY = Nessuno ha una carta città da dare a un altro.

problem-chain = Dei focolai attendono ({ $found }) e non si chiede a nessuno, oppure si chiede a qualcuno senza focolai.
problem-surveyed = Delle carte giocatore guardate ({ $found }) sono da rimettere.

extra-planned = Prossime carte giocatore
extra-planning = Carte giocatore guardate

cli-kind-respond = Vai a una stazione
cli-kind-rush = Rispondi all’epidemia
cli-kind-splice_cure = Scopri una cura con tutti i colori
cli-kind-dispense = Tratta nella città di una carta
cli-kind-clear = Togli un cubo di una malattia curata
cli-kind-come = Vieni
cli-kind-quell = Scarta
cli-kind-rank = Metti in cima
cli-kind-hold = Evitalo
cli-kind-suffer = Lascia che scoppi

cli-ask-after = Dopo l’epidemia, una risposta? { $roles }:
cli-ask-confer = { $roles }: venire alla conferenza?
cli-ask-quell = { $roles }: la carta infezione da scartare:
cli-ask-arrange = { $roles }: le carte giocatore da rimettere, prima quella più in fondo:
cli-ask-alarm = { $roles }: la Squadra d’avanguardia evita questo focolaio?

## La pagina

ui-deed-respond = Vai a una stazione
ui-deed-dispense = Tratta con una carta
ui-deed-clear = Togli un cubo
ui-do-respond = Vai { $city_a }
ui-do-rush = Rispondi { $city_a }
ui-do-splice_cure = Scopri la cura { $disease_di }
ui-do-dispense = Mostra { $city }, tratta { $disease_il }
ui-do-clear = Togli { $disease_il } { $city_da }
ui-do-come = Vieni { $city_a }
ui-do-quell = Scarta { $city }
ui-do-rank = { $card } in cima
ui-do-hold = Evita il focolaio
ui-do-suffer = Lascia che scoppi
ui-do-advance = Un focolaio evitato
ui-do-conference = Riunione: { $partner }
ui-do-response = Manda { $pawn }
ui-do-rumor = Guarda e scarta
ui-do-planning = Guarda quattro carte
ui-do-delivery = { $city } a { $partner }
ui-way-respond = Vai a una stazione
ui-way-short-respond = a una stazione
ui-way-short-rush = rispondi
ui-way-short-splice_cure = con tutti i colori
ui-way-short-dispense = mostra e tratta
ui-way-short-clear = togli un cubo
ui-way-short-come = vieni
ui-way-short-quell = scarta
ui-way-short-rank = in cima
ui-way-short-hold = evitalo
ui-way-short-suffer = lascia che scoppi
ui-way-short-response = rispondi
ui-way-short-delivery = consegna
ui-step-after = { $who }: dopo l’epidemia
ui-step-after-text = Prima di tutto il resto si può rispondere all’epidemia nella sua città.
ui-step-confer = { $who }: la conferenza
ui-step-confer-text = La pedina può venire nella città della conferenza.
ui-step-quell = { $who }: Voci d’infezione
ui-step-quell-text = Scegli la carta infezione da scartare.
ui-step-arrange = { $who }: Pianificazione delle risorse
ui-step-arrange-text = Rimetti le carte, cominciando da quella che si pesca per ultima.
ui-step-alarm = { $who }: un focolaio
ui-step-alarm-text = La Squadra d’avanguardia può evitare questo focolaio. Può farlo una volta sola.
