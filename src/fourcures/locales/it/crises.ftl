# Eventi di emergenza.

name-crises = Eventi di emergenza
challenge-crises = Ogni mazzetto del mazzo giocatore contiene, oltre all’epidemia, un evento di emergenza. Alcuni passano subito, altri restano scoperti per un po’.

name-PLANES = Aerei a terra
name-CONTAINMENT = Contenimento fallito
name-HOTSPOT = Punto caldo
name-ZONES = Zone in espansione
name-LIMITED = Opzioni limitate
name-LOGISTICS = Guasto logistico
name-PATIENT = Paziente zero
name-BREAKDOWN = Collasso sanitario
name-TIME = Tempo agli sgoccioli
name-PANIC = Panico diffuso

emergency-PLANES = Niente voli diretti, charter o navetta e niente Ponte aereo, fino al prossimo evento di emergenza.
emergency-CONTAINMENT = Il prossimo focolaio mette due cubi, non uno, in ogni città collegata.
emergency-HOTSPOT = La città della carta in fondo al mazzo infezione riceve tre cubi, come in un’epidemia.
emergency-ZONES = In ogni città, ciascuna malattia di colore diverso da quello della città riceve un altro cubo, viola escluso. Dove ce ne sono già tre, scoppia invece un focolaio.
emergency-LIMITED = Il limite di carte è sei, subito e per tutti, fino al prossimo evento di emergenza.
emergency-LOGISTICS = In questo turno la fase di infezione si svolge due volte.
emergency-PATIENT = Qui c’è la carta che era in fondo al mazzo infezione. In ogni turno la sua città riceve un cubo prima delle infezioni, fino al prossimo evento di emergenza.
emergency-BREAKDOWN = Il tasso d’infezione avanza di uno spazio.
emergency-TIME = Ora si pesca un’altra carta giocatore, e tre in ogni turno fino al prossimo evento di emergenza.
emergency-PANIC = Il prossimo focolaio fa avanzare il segnalino di uno spazio in più.

log-resolve = { $who_cap } fa accadere prima { $card }.
log-crisis = Emergenza: { $card }.
log-calmed = { $card }: finita l’emergenza.
log-space = La sanità collassa: il tasso d’infezione è { $rate }.
log-hotspot = Il punto caldo è { $city_il }.
log-carrier = Il Paziente zero è { $city_a }.

cli-ask-open = { $roles }: quale carta accade prima?

problem-crises = Gli eventi di emergenza visti non corrispondono ai mazzetti del mazzo giocatore.
problem-crises-open = Un evento di emergenza è scoperto, ma nessuna fase lo fa accadere.
problem-patient = Paziente zero è scoperto senza una carta infezione, o c’è una carta infezione senza Paziente zero.

extra-crises = Eventi di emergenza da venire
extra-standing = Eventi di emergenza in vigore
extra-past = Eventi di emergenza passati
extra-patient = Paziente zero

ui-step-open = { $who }: quale accade prima?
ui-step-open-text = Sono scoperte più carte di questa pesca.
ui-do-resolve = Prima { $card }
ui-way-short-resolve = prima
