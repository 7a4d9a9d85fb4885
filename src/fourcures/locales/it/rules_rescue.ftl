# Le regole, con parole nostre: Stato di emergenza.

rule-rescue = Stato di emergenza
rule-rescue-what = Che cosa si aggiunge
rule-rescue-roles = Altri tre ruoli che possono essere distribuiti.
rule-rescue-events = Altri sei eventi.
rule-rescue-after = **Dopo un’epidemia.** Quando un’epidemia è stata svolta, e prima di ogni altra cosa, si chiede al Primo soccorritore e a chi ha Risposta d’emergenza. In quel momento si possono giocare anche altri eventi.
rule-rescue-role-cards = Ruoli di Stato di emergenza
rule-rescue-event-cards = Eventi di Stato di emergenza
rule-FIR-1 = Andare a una stazione costa un’azione e nessuna carta, ovunque sia la pedina.
rule-FIR-2 = La risposta a un’epidemia è gratuita e può venire nel turno di chiunque, una volta per ogni epidemia: la pedina va nella città dell’epidemia, se non è già lì, e tratta una volta.
rule-GSP-1 = La cura comune resta possibile, in qualsiasi stazione. Dove serve una carta in meno, si toglie una qualsiasi delle cinque, a scelta del giocatore [156]; dove ne serve una in più, è una in più del colore della cura.
rule-PHA-1 = Mostrare una carta e trattare costa un’azione, e la carta si tiene. È trattare in tutto e per tutto.
rule-PHA-2 = Togliere un cubo di una malattia curata costa un’azione. Non è trattare: un cubo.
rule-ADVANCE-1 = A chi ha la carta davanti si chiede ogni volta che sta per scoppiare un focolaio, anche se lo provoca un altro. Se lo si evita, il segnalino non avanza e da quella città non si diffonde niente; la carta si scarta.
rule-CONFERENCE-1 = I posti decidono da sé, uno dopo l’altro, cominciando da quello alla sinistra del giocatore scelto.
rule-RESPONSE-1 = Una volta, prima della prossima carta della pesca o delle infezioni. Il giocatore della pedina deve acconsentire. Trattare non costa azioni.
rule-RUMOR-when = Subito prima delle infezioni
rule-RUMOR-1 = La carta scartata non ha effetto. Se il tasso è uno, non si gira nessuna carta.
rule-PLANNING-1 = Da allora il tavolo conosce quelle carte. Le epidemie tra esse non fanno niente finché non si pescano.
rule-DELIVERY-1 = Chi dà o riceve senza giocare la carta deve acconsentire. I limiti di carte si controllano subito.
