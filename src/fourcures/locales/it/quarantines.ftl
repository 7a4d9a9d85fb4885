# Quarantene: nomi, testi, ciò che accade, motivi, e la pagina.

name-quarantines = Quarantene
challenge-quarantines = Quattro segnalini, messi con un’azione. Ciascuno ferma due volte i cubi o un focolaio nella sua città. Il Colonnello può essere distribuito.

name-COL = Colonnello
    .il = il Colonnello
    .cap = Il Colonnello
    .di = del Colonnello
    .a = al Colonnello
    .da = dal Colonnello
name-INITIATIVE = Iniziativa locale
role-COL = Quando arriva in una città ne rinnova il segnalino di quarantena. Con una carta ne mette uno in qualsiasi città. Con questo ruolo i segnalini sono sei.
event-INITIATIVE = Un segnalino di quarantena in una città qualsiasi che non ne ha.

log-quarantine = { $who_cap } mette un segnalino di quarantena { $city_a }.
log-quarantine_far = { $who_cap } spende la carta { $card_di } per un segnalino di quarantena { $city_a }.
log-initiative = { $who_cap } gioca { $card }: un segnalino di quarantena { $city_a }.
log-quarantined = { $n ->
    [0] La quarantena { $city_di } ferma { $disease_il } e finisce.
   *[other] La quarantena { $city_di } ferma { $disease_il } e vale ancora una volta.
}
log-renewed = La quarantena { $city_di } è rinnovata.

why-quarantine-card = In mano non c’è una carta città per pagare un segnalino.
why-quarantine-none = Tutti i segnalini di quarantena sono in uso.

cli-kind-quarantine = Metti un segnalino di quarantena
cli-kind-quarantine_far = Metti altrove un segnalino di quarantena

problem-quarantines = Sulla mappa ci sono più di sei segnalini di quarantena.

## La pagina

extra-quarantines = Segnalino di quarantena
mark-quarantines = Q
ui-deed-quarantine = Quarantena
ui-deed-quarantine_far = Quarantena altrove
ui-do-quarantine = Quarantena { $city_a }
ui-do-quarantine_far = Quarantena { $city_a } con { $card }
ui-do-initiative = Quarantena { $city_a }
ui-way-short-quarantine_far = quarantena per una carta
ui-way-short-initiative = quarantena
