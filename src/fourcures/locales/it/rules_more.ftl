# Le regole, con parole nostre: edizioni e opzioni, Sull’orlo dell’abisso, Mutazione, Ceppo virulento.

## Edizioni e opzioni

rule-editions = Edizioni e opzioni
rule-presets = Modelli
rule-presets-what = Un modello è un tavolo con un nome: un insieme di opzioni, e i numeri di posti e di epidemie a cui è destinato. Ogni opzione si può cambiare.
rule-on = sì
rule-off = no

rule-options = Opzioni
rule-options-what = Che cosa decide ogni opzione.

rule-timing = Eventi in altri momenti
rule-timing-2008 = **Sempre (2008).** Gli eventi si possono giocare anche quando una carta è scoperta e non ha ancora agito: una carta infezione [100], o un’epidemia prima che si svolga [139].
rule-timing-asked = **Quando si chiede al tavolo.** Si chiede al tavolo quando è stata pescata un’epidemia, prima che si svolga, e prima delle infezioni; non prima della pesca, non tra Infetta e Intensifica, e non tra due carte infezione.

rule-approval = Chiedere prima
rule-approval-what = Può rifiutare chi vedrebbe mossa la propria pedina [22], o data o presa la propria carta. Non si chiede a chi ha entrambi i posti. Quando qualcuno rifiuta, non accade niente e non si paga niente; l’azione si può usare per altro.
rule-approval-where = Si chiede al giocatore di una pedina mossa dal Coordinatore, da un Ponte aereo [28] o da Ordini speciali, all’altro quando si condividono conoscenze, a quello da cui l’Epidemiologa prende una carta, e a quello che avrebbe un altro ruolo.

rule-2008 = 2008 e 2013
rule-2008-roles = Cinque ruoli nel 2008: Coordinatore, Medico, Esperto operativo, Ricercatrice, Scienziato. Il Pianificatore di emergenze e la Specialista in quarantene sono arrivati nel 2013 [143].
rule-2008-ops = Nel 2008 l’Esperto operativo costruisce soltanto; il volo appartiene al 2013, e alle espansioni del 2009 [141].
rule-2008-first = Nel 2008 comincia chi è stato malato più di recente; qui lo dice il caso. Nel 2013 decide il numero più alto di abitanti [140].
rule-2008-events = Nel 2008 gli eventi si inseriscono ovunque; nel 2013 non mentre una carta si svolge [139].
rule-2008-city = La città tra Chicago, New York e Washington è Toronto nel 2008 e Montreal nel 2013, con gli stessi collegamenti [142].
rule-2008-same = Non cambia altro [145].

rule-alone = Un posto, cinque posti
rule-alone-one = Con un posto solo non c’è nessuno con cui condividere. Puoi invece giocare tu stesso più posti, con tutte le mani scoperte.
rule-alone-five = Cinque posti cominciano con due carte ciascuno [1]; l’opzione «mani iniziali» ha un foglio che ne dà una.
rule-levels = Livelli e punti
rule-levels-what = Il numero di epidemie, come si chiama, e quanto vale una vittoria dove si contano i punti. Una sconfitta non vale niente.
rule-named-official = Ufficiale
rule-named-sheet = Foglio russo
rule-named-bsw = Tavolo online
rule-score = Punti

## Sull’orlo dell’abisso

rule-brink = Sull’orlo dell’abisso
rule-brink-what = Che cosa si aggiunge
rule-brink-roles = Altri sei ruoli che possono essere distribuiti.
rule-brink-events = Altri otto eventi. Secondo il conto ufficiale il mazzo giocatore contiene due eventi per posto, estratti a caso tra tutti quelli in uso; le [opzioni](#options) possono dire altro.
rule-brink-legendary = **Leggendario**: sette epidemie. Con la settima il tasso resta a 4 [89].
rule-brink-start = Cominciare in una città non è arrivarci: un ruolo che agisce quando arriva in una città non fa niente nella preparazione [5].
rule-brink-role-cards = Ruoli di Sull’orlo dell’abisso
rule-brink-event-cards = Eventi di Sull’orlo dell’abisso

rule-ARC-1 = Il limite di carte è otto [65].
rule-ARC-2 = Una volta per turno, con un’azione: prende dagli scarti giocatore la carta della città in cui è la pedina. Può essere stata scartata in questo stesso turno [113].
rule-CON-1 = I colori si contano uno per uno: arrivando dove ci sono tre cubi blu, due rossi e uno giallo, ne toglie uno blu e uno rosso [106]. L’ultimo cubo di un colore resta sempre.
rule-CON-2 = Vale qualsiasi modo di arrivare, anche un Ponte aereo nel turno di un altro [107]. Essere già lì all’inizio del turno, o nella preparazione [5], non è arrivare.
rule-EPL-1 = Una volta nel proprio turno, senza azione, e anche dopo l’ultima: una carta città qualsiasi di un giocatore nella sua città, che deve acconsentire [67]. Il limite di carte si controlla subito.
rule-EPL-2 = Nelle regole del 2009 costa un’azione.
rule-FIE-1 = Una volta per turno, con un’azione: un cubo della città diventa un campione sulla carta ruolo. Allora non è né sulla mappa né nella riserva, perciò non impedisce di debellare la malattia [109]. Non è trattare: anche di una malattia curata si prende un cubo solo.
rule-FIE-2 = Tre carte e tre campioni di un colore scoprono una cura; i campioni vanno nella riserva. Se sulla mappa non restano cubi di quella malattia, così è debellata [110]. La cura comune con cinque carte resta possibile.
rule-FIE-3 = Ogni volta che si possono giocare eventi, si possono rendere campioni alla riserva.
rule-GEN-1 = Chi perde questo ruolo dopo quattro azioni non ne ha una quinta in questo turno; chi lo riceve ne ha cinque in tutto, mai sei [114].
rule-TRO-1 = All’inizio del turno si vedono tante carte in cima al mazzo infezione quante ne dice il tasso (una con il Divieto di viaggio), e restano dove sono. Il tavolo le conosce.
rule-TRO-2 = Per un volo diretto la carta della destinazione si mostra e si tiene; si può usare di nuovo [112]. Tutto il resto si paga come al solito.
rule-TRO-3 = Se è il Coordinatore a far volare questa pedina, paga il Coordinatore [21].

rule-BORROWED-when = Durante le azioni, e finché non comincia la pesca
rule-BORROWED-1 = Sono per chi è di turno, non per chi gioca la carta. Finché non comincia la pesca; ciò che non si usa è perso [9]. Non restano mai più di sette azioni.
rule-TRAVELBAN-1 = La carta resta davanti a quel giocatore. Le epidemie fanno avanzare il segnalino come al solito, ma il tasso vale 1 finché la carta non si scarta, all’inizio del prossimo turno di quel giocatore [118].
rule-TRAVELBAN-2 = Una Notte tranquilla si consuma sulla fase che fa saltare, con o senza divieto [119].
rule-HOSPITAL-when = Durante le azioni
rule-HOSPITAL-1 = Ogni volta che in questo turno la pedina di quel giocatore va in auto o traghetto, un cubo lascia la città raggiunta, anche di una malattia curata; quale, lo sceglie il giocatore. Lo Specialista del contenimento toglie prima il suo [108].
rule-HOSPITAL-2 = I voli non contano, e nemmeno i movimenti di altre pedine.
rule-ASSIGNMENT-1 = Quel giocatore deve acconsentire. Il nuovo ruolo vale subito, con il suo limite di carte; la pedina resta dov’è e non arriva da nessuna parte. I poteri che valgono una volta per turno sono di nuovo disponibili. Un Medico ripulisce subito la città.
rule-ASSIGNMENT-2 = Ciò che era sulla vecchia carta ruolo va via: i campioni nella riserva, un evento tenuto da parte negli scarti giocatore [120].
rule-VACCINE-1 = Prima di ogni altra azione; un’azione dopo è tardi [115]. Può giocarlo chiunque.
rule-VACCINE-2 = Le città devono essere collegate tra loro passando per città del gruppo [116]. Se va via l’ultimo cubo, la malattia è debellata [48].
rule-RESEARCH-1 = I limiti di carte si controllano subito. Non si possono prendere eventi.
rule-REMOTE-1 = In una città o in due, di colori qualsiasi. Due cubi, anche di una malattia curata [117].
rule-ORDERS-when = Durante le azioni
rule-ORDERS-1 = Con le azioni e le carte di quel giocatore, nei quattro modi comuni. Il giocatore della pedina deve acconsentire.

## Mutazione

rule-mutation = Mutazione
rule-mutation-setup = Che cosa si aggiunge
rule-mutation-cubes = Una quinta malattia, viola, con dodici cubi. Nessuna città è viola, e all’inizio sulla mappa non ci sono cubi viola.
rule-mutation-cards = Dopo la preparazione, due carte Mutazione sono negli scarti infezione, così che la prima epidemia le mescoli nel mazzo.
rule-mutation-events = Tre Eventi mutazione si mescolano nelle carte giocatore dopo aver distribuito le mani. Non vanno in nessuna mano.
rule-mutation-spread = Come arriva il viola
rule-mutation-card = **Nelle infezioni si gira una carta Mutazione.** Conta come una carta del tasso. Si gira anche la carta in fondo al mazzo infezione: la sua città riceve un cubo viola, e nessuno del proprio colore. Si scartano entrambe.
rule-mutation-city = **Nelle infezioni si gira la carta di una città con cubi viola.** Dopo quello della sua malattia, con tutti i focolai, la città riceve anche un cubo viola. Una carta Mutazione e la carta di quella città in uno stesso turno portano un cubo viola ciascuna [121]. Se la malattia della città è debellata, arriva solo il viola [122].
rule-mutation-epidemic = Un’epidemia porta solo la malattia della città, anche se vi sono cubi viola [123]. Se in fondo al mazzo c’è una carta Mutazione, si scarta, e al suo posto si gira la seguente [124].
rule-mutation-draw = Gli Eventi mutazione accadono quando si pescano, prima di un’epidemia della stessa pesca [127]; se sono due, il giocatore sceglie quale viene prima. Escono dal gioco, e niente li sostituisce.
rule-mutation-outbreak = I focolai viola sono come gli altri: fanno avanzare il segnalino e mettono cubi viola nelle città collegate. Dodici cubi sono pochi; quando ne manca uno, la partita è persa.
rule-mutation-gone = Una volta che il viola è debellato, le sue carte non fanno niente.
rule-mutation-resilient = Popolazione resiliente non può togliere una carta Mutazione.
rule-mutation-event-cards = Eventi mutazione
rule-mutation-infection-cards = Carte Mutazione
rule-mutation-cure = Curare il viola
rule-mutation-cure-cards = In una stazione di ricerca, cinque carte città di colori **qualsiasi** (quattro per lo Scienziato); almeno una deve mostrare una città che ora ha un cubo viola. Senza cubi viola sulla mappa il viola non si può curare, e non è necessario [125].
rule-mutation-win = Vincere
rule-mutation-win-when = Con tutte e cinque le cure, o con le altre quattro mentre sulla mappa non ci sono cubi viola. Chi ha quattro cure e toglie l’ultimo cubo viola vince subito, nel turno di chiunque [126].

## Ceppo virulento

rule-virulent = Ceppo virulento
rule-virulent-setup = Che cosa si aggiunge
rule-virulent-cards = Ogni epidemia è una di dieci carte con un effetto, estratta a caso. Quale sia, si vede quando si pesca.
rule-virulent-strain = Dopo il passo Infetta della prima epidemia, la malattia con più cubi sulla mappa diventa il **ceppo virulento** per il resto della partita. A parità decide il caso [128]. Il viola non può esserlo.
rule-virulent-order = Un’epidemia si svolge allora in quattro passi: Aumenta, Infetta, il suo effetto, Intensifica.
rule-virulent-lasts = Un effetto accade una volta, oppure dura e la sua carta resta scoperta. Le città protette lo sono anche da questi effetti. Finché il ceppo è debellato niente ha effetto, tranne Sacca nascosta.
rule-epidemic-cards = Le carte epidemia
rule-virulent-both = Con Mutazione
rule-virulent-union = Entrambe insieme: un Evento mutazione viene prima di un’epidemia della stessa pesca [127]. Una carta Mutazione non è una carta del ceppo, e la città della carta in fondo al mazzo riceve solo viola.
rule-virulent-advice = Un’epidemia in meno del solito per ciascuna tra Mutazione e Ceppo virulento è un buon inizio.

rule-CHRONIC-1 = Solo nelle infezioni, non nelle epidemie né nei focolai. Una città protetta non ne riceve [132].
rule-COMPLEX-1 = Sei, cinque per lo Scienziato, quattro e tre campioni per l’Agente sul campo [111]. Non fa niente se il ceppo è già curato.
rule-GOVERNMENT-1 = Vale trattare, e vale un cubo che l’Ospedale mobile toglie lì. Nemmeno un altro può muovere quella pedina: resta finché chi è di turno non ha trattato il ceppo nella sua città [133].
rule-POCKET-1 = Guarda gli scarti infezione, non il mazzo [129]. Il ceppo allora è curato, non più debellato. Se non è debellato, o se lì non c’è nessuna sua carta, non accade niente.
rule-POCKET-2 = Popolazione resiliente si può giocare sia prima sia dopo l’effetto.
rule-RATE-1 = Una carta in più, per quante del ceppo se ne girino [131]. Non finché il ceppo è debellato. Il Risolutore di problemi non vede una carta in più.
rule-SLOPE-1 = Anche in una catena. Raggiungere o superare l’ottavo spazio fa perdere [130].
rule-LOSS-1 = Se nella riserva ce ne sono meno di quattro, quelli che ci sono; il prossimo cubo che manca fa perdere [134].
rule-UNCOUNTED-1 = Non è mai un focolaio. Dove la Specialista in quarantene tiene lontani i cubi, non ne arrivano [135].
rule-CONTAGIOUS-1 = Una città collegata che non ha posto abbastanza arriva a tre, e vi scoppia un focolaio della catena.
rule-RESISTANT-1 = Entrambe nello stesso turno. La carta si scarta quando il ceppo è curato.
