# Le regole, con parole nostre: Stato di emergenza.

## Eventi di emergenza

rule-crises = Eventi di emergenza
rule-crises-setup = Che cosa si aggiunge
rule-crises-cards = Gli eventi di emergenza sono dieci. Uno, a caso, si mescola in ogni mazzetto del mazzo giocatore insieme alla sua epidemia; gli altri sono fuori dal gioco, e nessuno sa quali siano.
rule-crises-drawn = Un evento di emergenza non va in nessuna mano, e al suo posto non si pesca un’altra carta. Accade quando tutte le carte della pesca sono scoperte.
rule-crises-order = Se più carte di una pesca accadono insieme, chi è di turno dice quale viene prima; soltanto un Evento mutazione viene sempre prima di un’epidemia. Tra una e l’altra si possono giocare eventi.
rule-crises-lasts = Alcuni restano scoperti: finché non accade il prossimo evento di emergenza, finché non scoppia il prossimo focolaio, o finché non finisce il turno.
rule-crisis-cards = Gli eventi di emergenza

rule-PLANES-1 = Vale per ogni pedina, chiunque la muova. Il volo proprio dell’Esperto operativo non è tra questi.
rule-CONTAINMENT-1 = I focolai che provoca ne mettono uno, come sempre. Con Altamente contagioso sono due, non tre.
rule-HOTSPOT-1 = Se la sua malattia è debellata, non arriva niente. Il tasso non sale e niente si mescola.
rule-ZONES-1 = Una malattia dopo l’altra: prima tutti i cubi, poi i focolai, uno per città. I cubi portati da un focolaio non aumentano.
rule-LIMITED-1 = Anche per l’Archivista il limite è sei. Chi ha più carte scarta o gioca eventi, prima che accada altro [148].
rule-LOGISTICS-1 = Una Notte tranquilla fa saltare una delle due [147].
rule-PATIENT-1 = Il cubo arriva anche in questo turno, e una volta in ogni turno. Una città protetta non ne riceve, e la carta resta [146]. Alla fine la carta infezione si scarta.
rule-BREAKDOWN-1 = Sull’ultimo spazio del tracciato non accade niente. La prossima epidemia fa avanzare il segnalino da lì.
rule-TIME-1 = Quando restano meno di tre carte, la pesca fa perdere; e si perde anche se la carta in più non si può pescare [149].

## Quarantene

rule-quarantines = Quarantene
rule-quarantines-what = Mettere e fermare
rule-quarantines-place = Con un’azione si mette un segnalino di quarantena nella città in cui è la pedina, se non ne ha e se ne resta uno. Sono quattro; sei finché il Colonnello è al tavolo.
rule-quarantines-stop = Un segnalino nuovo ferma due volte i cubi: tutti quelli che arriverebbero insieme nella sua città, oppure un focolaio lì. Dopo la seconda volta si toglie e si può mettere di nuovo.
rule-quarantines-void = Ciò che non porterebbe comunque cubi non consuma niente: una malattia debellata, una città in cui con questa carta è già scoppiato un focolaio.
rule-quarantines-shield = Dove la Specialista in quarantene, o il Medico per una malattia curata, tiene lontani i cubi, il segnalino non si usa [150].
rule-quarantines-count = Ogni focolaio vicino a un segnalino conta come una volta, anche in una stessa catena. Lo stesso vale per la malattia della città e il viola di una carta infezione.
rule-quarantines-role-cards = Il Colonnello
rule-quarantines-event-cards = L’evento

rule-COL-1 = Quando arriva in una città, in qualsiasi modo e nel turno di chiunque, ne gira il segnalino, che ferma di nuovo due volte i cubi; nessuna azione.
rule-COL-2 = Con un’azione e una carta città qualsiasi, un segnalino in una città qualsiasi che non ne ha.
rule-COL-3 = Quando il ruolo se ne va e sulla mappa ci sono più di quattro segnalini, restano, e non se ne mettono altri finché non sono di meno.
