# Le regole, con parole nostre: In laboratorio.

rule-lab = In laboratorio
rule-lab-what = Che cosa si aggiunge
rule-lab-roles = Altri quattro ruoli che possono essere distribuiti, con quelli di Sull’orlo dell’abisso.
rule-lab-events = Altri tre eventi.
rule-lab-role-cards = Ruoli di In laboratorio
rule-lab-event-cards = Eventi di In laboratorio
rule-FDI-1 = Trattare in una città collegata è trattare in tutto e per tutto: costa un’azione, tutti i cubi di una malattia curata vanno via, e con Ingerenza del governo libera le pedine in quella città [153].
rule-FDI-2 = Il movimento è gratuito e si può fare anche dopo l’ultima azione. Il giocatore della pedina deve acconsentire. Il Pilota non si può muovere così.
rule-LIA-1 = Con un’azione. Il colore della città è quello stampato sulla mappa; la carta può essere una qualsiasi di quel colore [155]. Il limite di carte di chi la riceve si controlla subito.
rule-PIL-1 = Le città in mezzo si saltano: una pedina portata con sé entra solo nella destinazione [151]. Il suo giocatore deve acconsentire.
rule-PIL-2 = Quando la muovono il Coordinatore o Ordini speciali, questa pedina si muove nei modi comuni.
rule-VIR-1 = Quante coppie si vuole, di colori qualsiasi, ma ciascuna di un solo colore [152]; coppie del colore stesso della cura non hanno senso. Una cura del viola accetta comunque carte di tutti i colori, perciò non ha coppie.
rule-VIR-2 = Togliere un cubo costa un’azione. Non è trattare: un cubo, anche di una malattia curata. Nessuna carta è viola, perciò non si possono togliere cubi viola.
rule-SANITATION-1 = La carta resta davanti a quel giocatore. Vale ogni volta che si tratta, per tutti i giocatori.
rule-ZONEBAN-1 = Il primo focolaio di una carta scoppia comunque. Le città piene vicine tengono i loro tre cubi, e per esse il segnalino non avanza [154].
rule-SEQUENCING-1 = Si può giocare anche insieme a Vaccino rapido. Resta davanti a chi l’ha giocata fino a quella prossima cura.
