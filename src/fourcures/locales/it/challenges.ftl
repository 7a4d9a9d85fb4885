# Mutazione e Ceppo virulento.

name-p = viola
    .il = il viola
    .di = del viola
name-MUA = Mutazione
name-MUB = Mutazione
name-THREATENS = La mutazione minaccia
name-SPREADS = La mutazione si diffonde
name-INTENSIFIES = La mutazione si intensifica

name-mutation = Mutazione
challenge-mutation = Una quinta malattia, il viola, si diffonde con carte proprie. La curano carte città qualsiasi, se una mostra una città con cubi viola.
infection-MUA = La città della carta in fondo al mazzo infezione riceve un cubo viola.
infection-MUB = La città della carta in fondo al mazzo infezione riceve un cubo viola.
event-THREATENS = La città della carta in fondo al mazzo infezione riceve tre cubi viola.
event-SPREADS = Le città delle tre carte in fondo al mazzo infezione ricevono un cubo viola ciascuna.
event-INTENSIFIES = Ogni città con esattamente due cubi viola ne riceve un terzo.

log-mutant = La mutazione raggiunge { $city_il }.
log-threat = La mutazione colpisce { $city_il }.
log-unleash = { $who_cap } fa accadere prima { $card }.
log-void = Il viola è debellato: niente muta.

cli-ask-mutate = { $roles }: quale Evento mutazione accade prima?

why-cure-cards-any = Carte città per la cura { $disease_di } in mano: { $n } di { $need }.
why-cure-purple = La cura { $disease_di } richiede la carta di una città che ora ha un cubo { $disease }.

problem-mutation = Un Evento mutazione è scoperto, ma nessuna fase lo fa accadere.
problem-mutation-twice = Un Evento mutazione è scoperto ed è già accaduto.

advice-epidemics = { $n ->
    [one] Con questa sfida conviene cominciare con un’epidemia in meno del solito.
   *[other] Con queste sfide conviene cominciare con { $n } epidemie in meno del solito.
}

# Ceppo virulento

name-virulent = Ceppo virulento
challenge-virulent = Ogni epidemia è una carta a sé, e il suo effetto riguarda una malattia: il ceppo virulento.
name-CHRONIC = Effetto cronico
name-COMPLEX = Struttura molecolare complessa
name-GOVERNMENT = Ingerenza del governo
name-POCKET = Sacca nascosta
name-RATE = Effetto sul tasso
name-SLOPE = China pericolosa
name-LOSS = Perdita inaccettabile
name-UNCOUNTED = Popolazioni non censite
name-CONTAGIOUS = Altamente contagioso
name-RESISTANT = Resistente al trattamento

epidemic-CHRONIC = Una carta infezione del ceppo porta due cubi invece di uno in una città che non ne ha.
epidemic-COMPLEX = La cura del ceppo richiede una carta in più.
epidemic-GOVERNMENT = Nessuna pedina lascia una città con cubi del ceppo se in questo turno lì non ne è stato trattato uno.
epidemic-POCKET = Se il ceppo è debellato, ritorna: un cubo per ogni sua città negli scarti infezione.
epidemic-RATE = Quando si gira una carta infezione del ceppo, se ne gira un’altra, una volta in ogni fase di infezione.
epidemic-SLOPE = Un focolaio del ceppo conta due volte.
epidemic-LOSS = Quattro cubi del ceppo lasciano la riserva per sempre.
epidemic-UNCOUNTED = Ogni città con esattamente un cubo del ceppo ne riceve un secondo.
epidemic-CONTAGIOUS = Un focolaio del ceppo mette due cubi, non uno, in ogni città collegata; quelli che provoca sono focolai comuni.
epidemic-RESISTANT = Trattare il ceppo costa due azioni, finché non è curato.

log-strain = L’epidemia è { $city }.
log-tie = Tra le malattie con più cubi sceglie il caso: { $city }.
log-virulent = Il ceppo virulento è { $disease_il }.
log-effect = { $card } colpisce: il ceppo è { $disease_il }.
log-idle = Non ha effetto.
log-lost = { $n ->
    [one] Un cubo { $disease } esce dal gioco.
   *[other] { $n } cubi { $disease_pl } escono dal gioco.
}

why-held = Il governo non lascia uscire nessuno { $city_da } finché in questo turno lì non si tratta il ceppo.
why-treat-dear = Trattare qui costa più azioni di quante ne restano.

problem-strains = Le carte epidemia girate non corrispondono alle epidemie venute e da venire.
problem-strain-unknown = Delle epidemie hanno avuto effetto, ma nessuna malattia è il ceppo virulento.
problem-lost = Dei cubi sono fuori dal gioco, ma nessuna carta epidemia li ha presi.

# Ciò che è sul tavolo, per le persone

extra-value = { $value }
extra-mutation = Eventi mutazione da venire
extra-mutated = Eventi mutazione finora
extra-strain = Ceppo virulento
extra-effects = Epidemie in vigore
extra-spent = Epidemie passate
extra-epidemics = Epidemie da venire
extra-lost = Cubi fuori dal gioco
extra-treated = Città con il ceppo trattato

log-over-win-purple = Ogni malattia è curata, oppure il viola è sparito e le altre quattro lo sono: la squadra vince.

## La pagina

ui-step-mutate = { $who }: quale accade prima?
ui-step-mutate-text = Sono scoperti due Eventi mutazione.
ui-do-unleash = Prima { $card }
ui-way-short-unleash = prima
