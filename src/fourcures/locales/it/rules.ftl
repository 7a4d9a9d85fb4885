# Le regole, con parole nostre: il gioco base del 2013. Ordine e titoli sono in fourcures/handbook.
# I numeri tra parentesi sono decisioni (docs/rulings.md); **così** è in evidenza; [parole](#sezione) porta a un’altra sezione.

rule-ruling = Decisione { $n }
rule-head-thing = Che cosa
rule-head-count = Quanti
rule-head-word = Parola
rule-head-meaning = Che cosa vuol dire
rule-head-seats = Posti
rule-head-cards = Carte a testa
rule-head-left = Carte rimaste
rule-head-epidemics = Epidemie
rule-head-action = Azione
rule-head-takes = Che cosa serve
rule-head-moment = Momento
rule-head-events = Eventi
rule-head-code = Codice
rule-head-name = Nome
rule-head-text = Che cosa fa
rule-head-when = Quando
rule-head-option = Opzione
rule-head-values = Valori
rule-example = Esempio
rule-contents = Indice
rule-contents-1 = Tutte le regole del gioco come si gioca qui, con parole nostre. I numeri tra parentesi sono [decisioni](../rulings.md): punti che spesso si giocano in altro modo, ciascuno con un caso di prova.
rule-contents-2 = Durante una partita lo stesso testo si apre con il tasto **Y**, o dal motivo per cui qualcosa non si può fare.
rule-contents-3 = Come si scrive una partita lo spiega la [notazione](../notation.md).

## Il gioco

rule-game = Il gioco
rule-aim = Scopo
rule-aim-together = Quattro malattie si diffondono in 48 città. Tutti i giocatori sono una sola squadra: o vincono tutti, o perdono tutti.
rule-aim-win = La squadra **vince** nel momento in cui scopre la quarta cura, anche se non c’è più una carta da pescare [56]. Cubi sulla mappa, sette focolai e una riserva vuota allora non contano [57], e nessuna malattia deve essere debellata.
rule-aim-lose = La squadra **perde** nel momento in cui accade una di queste cose:
rule-aim-lose-outbreaks = scoppia l’ottavo focolaio [95],
rule-aim-lose-cubes = si deve mettere un cubo e la sua riserva è vuota [97],
rule-aim-lose-cards = si devono pescare due carte giocatore e ne restano meno di due [68].

rule-parts = Che cosa c’è sul tavolo
rule-part-cities = Città
rule-part-cities-n = 48, dodici di ogni colore: blu, giallo, nero, rosso. Le uniscono i collegamenti; tre escono dalla mappa sul Pacifico e rientrano dall’altra parte
rule-part-cubes = Cubi
rule-part-cubes-n = 24 di ogni colore. Quelli che non sono sulla mappa formano la riserva. In una città ce ne sono al massimo tre di un colore
rule-part-stations = Stazioni di ricerca
rule-part-stations-n = Sei
rule-part-player = Carte giocatore
rule-part-player-n = Una per ogni città, le carte evento e le epidemie. Le pescano i giocatori
rule-part-infection = Carte infezione
rule-part-infection-n = Una per ogni città. Dicono dove si mettono i cubi
rule-part-rate = Tasso d’infezione
rule-part-rate-n = Un tracciato di sette spazi: 2, 2, 2, 3, 3, 4, 4. Ogni epidemia fa avanzare il segnalino di uno spazio
rule-part-outbreaks = Focolai
rule-part-outbreaks-n = Un tracciato da 0 a 8. Niente fa tornare indietro il segnalino
rule-parts-open = Ruoli e scarti sono scoperti per tutti, e così le mani, se il tavolo non gioca a mani coperte. L’ordine di un mazzo non lo conosce nessuno, salvo ciò che delle carte ne hanno mostrato.

rule-words = Parole
rule-word-turn = chi è di turno
rule-word-turn-means = il giocatore che svolge le tre parti del turno in corso; tutti possono dare consigli
rule-word-linked = collegate
rule-word-linked-means = due città unite da un collegamento
rule-word-own = la malattia di una città
rule-word-own-means = la malattia del colore della città; le altre vi arrivano solo con i focolai
rule-word-cured = curata
rule-word-cured-means = la cura della malattia è stata scoperta
rule-word-eradicated = debellata
rule-word-eradicated-means = curata, e senza cubi sulla mappa
rule-word-discard = scarti
rule-word-discard-means = la pila scoperta accanto a un mazzo. Le carte giocatore e le carte infezione ne hanno una ciascuna
rule-word-out = fuori dal gioco
rule-word-out-means = in nessun mazzo, mano o pila di scarti; niente la riporta indietro

## Preparazione

rule-setup = Preparazione
rule-setup-steps = Prima del primo turno
rule-setup-station = Ad Atlanta c’è una stazione di ricerca, e tutte le pedine partono da lì. Cinque stazioni restano a disposizione.
rule-setup-tracks = Il segnalino dei focolai è sullo 0, il tasso d’infezione è 2, nessuna malattia è curata.
rule-setup-infect = Si girano nove carte infezione. Le prime tre città ricevono tre cubi ciascuna, le tre seguenti due, le ultime tre uno, sempre della malattia della città. Le nove carte formano gli scarti infezione. Qui nessun ruolo protegge niente [4].
rule-setup-roles = Ogni posto ha un ruolo, a caso o scelto. Nessun ruolo compare due volte.
rule-setup-deal = Si mescolano le carte città e le carte evento, e ogni posto riceve una mano; più sono i posti, meno sono le carte [1].
rule-setup-piles = Con ciò che resta si formano tanti mazzetti quante sono le epidemie, il più possibile uguali. In ogni mazzetto si mescola un’epidemia, e i mazzetti si impilano con i più grandi sopra [2]. Perciò un’epidemia può essere già tra le prime due carte della partita [3].
rule-setup-first = Qualcuno [comincia](#first); poi si gioca nell’ordine dei posti.
rule-deal = Mani e livelli
rule-deal-level = Il numero di epidemie è il livello della partita. Ogni mazzetto contiene un’epidemia oltre alle carte delle tabelle.

rule-first = Chi comincia
rule-first-population = Tra tutte le carte città distribuite, comincia chi ha quella con più abitanti [140].
rule-first-tie = Chicago e Lima hanno la stessa cifra. Se è la più alta, tra chi le ha in mano comincia chi siede prima [6].
rule-first-none = Una mano senza carte città non ha una cifra [7]. Se nessuno ha carte città, comincia il primo posto.
rule-first-chosen = Un tavolo può anche scegliere il posto che comincia, o affidarsi al caso.

## Turno

rule-turn = Il turno
rule-turn-parts = Tre parti
rule-turn-a = **Azioni**: al massimo quattro.
rule-turn-b = **Pesca**: due carte giocatore. Si svolgono le [epidemie](#epidemic) che ci sono, poi si controlla il [limite di carte](#hand).
rule-turn-c = **Infezioni**: tante carte infezione quante ne dice il [tasso d’infezione](#rate).
rule-turn-next = Poi è il turno del giocatore seguente.

rule-actions = Azioni
rule-actions-any = Azioni in qualsiasi combinazione, anche la stessa più volte. Se ne possono fare meno di quattro, anche nessuna [8]. Quelle non usate sono perse: nessuna azione passa mai a un altro turno [9].
rule-act-drive = Auto o traghetto
rule-act-drive-takes = Un collegamento con la città accanto
rule-act-direct = Volo diretto
rule-act-direct-takes = Scarta la carta della città in cui voli
rule-act-charter = Volo charter
rule-act-charter-takes = Scarta la carta della città in cui sei; vola in una città qualsiasi
rule-act-shuttle = Volo navetta
rule-act-shuttle-takes = Una stazione di ricerca in entrambe le città
rule-act-build = Costruire una stazione di ricerca
rule-act-build-takes = Scarta la carta della città in cui sei
rule-act-treat = Trattare una malattia
rule-act-treat-takes = Un suo cubo nella città in cui sei
rule-act-share = Condividere le conoscenze
rule-act-share-takes = Due pedine nella città la cui carta passa di mano
rule-act-cure = Scoprire una cura
rule-act-cure-takes = Una stazione di ricerca e cinque carte di un colore
rule-actions-roles = I [ruoli](#roles) ne cambiano alcune e ne aggiungono altre.

rule-drive = Auto o traghetto
rule-drive-line = Vai in una città collegata a quella in cui sei.
rule-drive-pacific = San Francisco è collegata a Tokyo e a Manila, Los Angeles a Sydney [11].

rule-direct = Volo diretto
rule-direct-card = Scarta una carta città e vai nella sua città.
rule-direct-here = La carta della città in cui sei paga invece un volo charter; un volo verso il posto in cui sei già non si propone.

rule-charter = Volo charter
rule-charter-card = Scarta la carta della città in cui sei e vai in un’altra città qualsiasi.
rule-charter-which = La carta della città che lasci paga un volo charter, quella della città in cui arrivi paga un volo diretto [12].

rule-shuttle = Volo navetta
rule-shuttle-stations = Vai da una città con una stazione di ricerca a un’altra che ne ha una. Non costa carte.
rule-shuttle-other = Da una stazione alla stessa stazione non è un movimento [13], e con una sola stazione sulla mappa non c’è volo navetta [14].

rule-build = Costruire una stazione di ricerca
rule-build-card = Scarta la carta della città in cui sei; da ora lì c’è una stazione di ricerca. Ne hanno bisogno le cure e i voli navetta.
rule-build-one = Dove c’è una stazione non se ne costruisce una seconda [29].
rule-build-six = Se sulla mappa ce ne sono già sei, se ne sposta qui una qualsiasi, anche quella di Atlanta; scegli tu quale [30].

rule-treat = Trattare una malattia
rule-treat-one = Scegli una malattia che ha cubi nella città in cui sei. Un suo cubo torna nella riserva.
rule-treat-cured = Se la malattia è curata, un’azione toglie tutti i suoi cubi dalla città [34]. Per due malattie curate servono lì due azioni [35].

rule-share = Condividere le conoscenze
rule-share-city = Due giocatori con le pedine nella stessa città: la carta **di quella città** passa da una mano all’altra. È un’azione di chi è di turno, che la dà o la prende [58]. Devono volerlo entrambi.
rule-share-cards = Si condividono solo carte città, mai eventi [66].
rule-share-limit = Chi si trova con più di sette carte sistema la mano [prima di ogni altra cosa](#hand) [63]; può andarsene anche la carta appena ricevuta [64].

rule-cure = Scoprire una cura
rule-cure-cards = In una città con una stazione di ricerca, scarta dalla mano cinque carte città di uno stesso colore. Quella malattia è curata. La città può essere di qualsiasi colore [52].
rule-cure-exact = Se ne pagano esattamente cinque. Se ne hai di più in mano, scegli quali [51].
rule-cure-own = Le carte di due mani non si sommano [53], e le carte evento non contano [55].
rule-cure-again = Una malattia curata non si cura di nuovo [54].

## Malattie

rule-diseases = Malattie e cure
rule-cured = Curata
rule-cured-cubes = Una cura non toglie niente. I cubi restano dove sono, e infezioni, epidemie e focolai continuano a metterne. Cambia come si [tratta](#treat): un’azione toglie da una città tutti i cubi di una malattia curata.
rule-eradicated = Debellata
rule-eradicated-when = Una malattia curata senza cubi sulla mappa è debellata, qualunque cosa venga per ultima: la cura quando sulla mappa non ci sono cubi [47], oppure l’ultimo cubo, qualunque cosa lo tolga e nel turno di chiunque [48].
rule-eradicated-card = Da allora non se ne mettono più cubi. Le sue carte infezione si girano, non fanno niente, vanno negli scarti e contano [49]. In un’epidemia il tasso sale e le carte si mescolano, ed è tutto [50].
rule-eradicated-uncured = Se si toglie l’ultimo cubo di una malattia non curata, non ne segue niente: la prossima carta ne porta di nuovi [46].

## Pesca ed epidemie

rule-drawing = Pesca ed epidemie
rule-draw = Pescare due carte
rule-draw-two = Dopo le azioni peschi due carte giocatore. Si girano entrambe prima di ogni altra cosa: ciò che non è un’epidemia è già nella tua mano quando si svolge la prima epidemia [70].
rule-draw-loss = Se restano meno di due carte, la partita è subito persa, e un’ultima carta sola non si prende [68]. Se ne restano esattamente due, si pescano e si gioca fino alla prossima pesca [69]. Gli scarti non formano mai un nuovo mazzo.

rule-epidemic = Epidemie
rule-epidemic-steps = Ogni epidemia si svolge in tre passi:
rule-epidemic-increase = **Aumenta.** Il segnalino del tasso d’infezione avanza di uno spazio. Sull’ultimo spazio resta fermo [89].
rule-epidemic-infect = **Infetta.** Si gira la carta **in fondo** al mazzo infezione, che va negli scarti. Una città senza cubi della sua malattia ne riceve tre, senza focolaio [72]. Una città con uno o due arriva a tre, e poi vi scoppia un focolaio [73]. In una città con tre scoppia un focolaio [74].
rule-epidemic-intensify = **Intensifica.** Gli scarti infezione si mescolano e si mettono in cima al mazzo infezione. Il mazzo sotto resta com’è [105].
rule-epidemic-eg = Il Cairo è in fondo al mazzo e ha due cubi neri. Ne riceve un altro, poi lì scoppia un focolaio nero: il segnalino avanza di uno, e ogni città collegata riceve un cubo nero.
rule-epidemic-supply = Devono esserci solo i cubi che si mettono davvero: con due nella riserva, una città che ne ha già uno non fa perdere [75].
rule-epidemic-two = Due epidemie in una pesca: prima tutti e tre i passi della prima, poi tutti quelli della seconda. La città della seconda è allora sola negli scarti, va in cima al mazzo infezione e si infetta di nuovo nello stesso turno [77]. Tra le due si possono giocare [eventi](#windows) [78].
rule-epidemic-protected = Dove dei [ruoli proteggono la città](#roles) non arrivano cubi e non scoppia niente; il resto dell’epidemia è come al solito [76].
rule-epidemic-gone = La carta epidemia è fuori dal gioco: nessuna carta la sostituisce [71], e nessun potere la riporta [144].

rule-hand = Limite di carte
rule-hand-seven = Sette carte, città ed eventi insieme. Si controlla dopo la pesca, quando tutte le sue epidemie sono state svolte [82], e subito quando una carta arriva in una mano in qualsiasi altro modo, nel turno di chiunque [63].
rule-hand-settle = Chi ne ha di più ne scarta a scelta o gioca eventi, come preferisce, fino a restare con sette [83]. Un evento giocato conta [84].
rule-hand-wait = Fino ad allora non si può fare altro, ma chiunque può giocare eventi. Nessuno può scartare senza bisogno.
rule-hand-beside = Ciò che sta su una carta ruolo non è in mano [85].

## Infezioni

rule-infections = Infezioni e focolai
rule-rate = Tasso d’infezione
rule-rate-cards = Dalla cima del mazzo si girano tante carte infezione quante ne dice il tasso, una alla volta. Ciascuna si svolge per intero e va negli scarti prima che si giri la seguente [90].
rule-rate-track = Il tasso è 2 fino alla terza epidemia, poi 3, e 4 dalla quinta in poi.

rule-infect = Una carta infezione
rule-infect-cube = La città riceve un cubo della sua malattia. Se ne ha già tre, vi scoppia invece un [focolaio](#outbreak). Contano solo i cubi di quella malattia.
rule-infect-none = Non arrivano cubi se la malattia è [debellata](#eradicated), o se un ruolo protegge la città.

rule-outbreak = Focolai
rule-outbreak-marker = Il segnalino dei focolai avanza di uno spazio. L’ottavo focolaio fa perdere la partita in quel momento, e i suoi cubi non si mettono [95].
rule-outbreak-spread = Poi ogni città collegata riceve un cubo della malattia del focolaio. La città stessa tiene i suoi tre.
rule-outbreak-chain = Una città collegata che ne ha già tre non ne riceve, e quando il focolaio in corso è finito ne scoppia uno anche lì: è una catena. I focolai di una catena seguono l’ordine in cui si raggiungono le città; nessun altro ordine cambierebbe il risultato [93].
rule-outbreak-once = In una città scoppia al massimo un focolaio per carta. Dove è scoppiato non torna niente [92]. Una città vicina a due focolai di una catena riceve un cubo da ciascuno, e vi scoppia al massimo un focolaio [91]. Ogni focolaio di una catena fa avanzare il segnalino [94].
rule-outbreak-colour = In una catena la malattia non cambia mai: un focolaio blu porta cubi blu anche nelle città nere, e lì contano solo i cubi blu [104].
rule-outbreak-again = Con la carta seguente, nella stessa città può scoppiare un altro focolaio [90].
rule-outbreak-eg = Hong Kong e Shanghai hanno tre cubi rossi ciascuna, e si gira la carta di Hong Kong. Primo focolaio: Taipei, Manila, Ho Chi Minh, Bangkok e Kolkata ricevono un cubo rosso; Shanghai è piena. Secondo focolaio, a Shanghai: Pechino, Seul, Tokyo e di nuovo Taipei ne ricevono uno; Hong Kong nessuno. Il segnalino è avanzato di due spazi.
rule-outbreak-protected = In una città protetta non arrivano cubi e non scoppiano focolai, e la catena finisce lì [98].

rule-supply = Quando finiscono i cubi
rule-supply-last = L’ultimo cubo di una riserva si può mettere. Il primo che si deve mettere e non c’è fa perdere la partita, anche nel mezzo di una catena [97].
rule-supply-full = Una città piena con la riserva vuota: si perde solo se una città collegata deve davvero ricevere un cubo [96].

## Eventi

rule-events = Eventi
rule-windows = Quando si giocano gli eventi
rule-windows-owner = Un evento non costa azioni. Lo gioca chi lo ha, e decide da solo come, nel turno di chiunque [10]. Poi va negli scarti giocatore.
rule-windows-shut = Non mentre una carta si svolge: da quando è girata finché tutto ciò che porta è accaduto [139]. Così un evento può proteggere dalla prossima carta infezione [99]; per quella già scoperta è tardi [100].
rule-moment-turn = prima, tra e dopo le azioni
rule-moment-draw = prima della pesca
rule-moment-drawn = due carte sono pescate, e tra esse un’epidemia è ancora da svolgere
rule-moment-struck = tra Infetta e Intensifica di un’epidemia
rule-moment-between = tra due epidemie di una pesca
rule-moment-hand = mentre qualcuno ha troppe carte
rule-moment-infect = prima delle infezioni
rule-moment-cards = tra due carte infezione
rule-moment-chain = si svolge una carta infezione o un focolaio
rule-moment-over = la partita è finita
rule-moment-all = tutti
rule-moment-none = nessuno
rule-moment-resilient = solo Popolazione resiliente [81]
rule-windows-pass = In questi momenti il tavolo aspetta, ma solo i giocatori che hanno un evento utile. Ciascuno ne gioca uno o passa; quando qualcuno ne gioca uno, si chiede di nuovo a chi aveva passato. Durante le proprie azioni e mentre si scartano carte, gli eventi si giocano semplicemente.
rule-windows-page = Tra due carte infezione la pagina non chiede a chi ha soltanto eventi, perché ogni carta sarebbe un momento a sé: giocali prima delle infezioni.
rule-windows-edition = Questi sono i momenti del 2013; un tavolo può giocare con [altri](#timing).
rule-windows-order = Si possono giocare più eventi uno dopo l’altro; ciascuno si conclude prima del seguente.

rule-event-cards = Le carte evento
rule-moments-1 = Ogni volta che si possono giocare eventi
rule-moments-2 = anche tra Infetta e Intensifica
rule-moments-4 = Subito dopo la scoperta di una cura
rule-moments-8 = Subito dopo un’epidemia

rule-AIRLIFT-1 = La tua pedina o un’altra, ovunque sia. Ciò che il suo ruolo fa all’arrivo accade. Verso il posto in cui la pedina è già, non si propone [27].
rule-AIRLIFT-2 = Se la pedina è di un altro, il suo giocatore deve [acconsentire](#approval) [28].
rule-FORECAST-1 = Se nel mazzo ci sono meno di sei carte, tutte [103].
rule-FORECAST-2 = Decidi l’ordine da solo, e non accade altro finché le carte non sono di nuovo sul mazzo. Il tavolo sa che cosa si è visto e può parlarne.
rule-GRANT-1 = Non in una città che ha una stazione [32]. Se sulla mappa ce ne sono già sei, se ne sposta una [31].
rule-QUIET-1 = La prossima fase di infezione, e nessuna epidemia [101]. Giocata tra due carte infezione, fa saltare la fase del turno seguente [102]. Due Notti tranquille fanno saltare due fasi.
rule-RESILIENT-1 = Una carta qualsiasi degli scarti infezione; deve essercene una. In un’epidemia, tra Infetta e Intensifica, può essere la carta appena girata [79], e Popolazione resiliente può essere arrivata nella stessa pesca [80].

## Ruoli

rule-roles = Ruoli
rule-roles-how = Come funzionano i ruoli
rule-roles-one = Un ruolo appartiene a un posto per tutta la partita, a meno che un Nuovo incarico non lo cambi. Ciò che dice viene prima delle regole comuni.
rule-roles-turn = «Una volta per turno» è una volta nel proprio turno; se non si usa, è persa.
rule-role-cards = I ruoli del gioco base

rule-MED-1 = Un’azione toglie tutti i cubi di una malattia dalla città, curata o no [36]; due malattie sono due azioni [37].
rule-MED-2 = I cubi delle malattie curate spariscono da sé dovunque arrivi il Medico, nel turno di chiunque e comunque sia stata mossa la pedina [39], anche nelle città solo attraversate [40]. Se si scopre una cura mentre il Medico è dove ci sono cubi di quella malattia, se ne vanno subito [38]. Così la malattia può essere debellata.
rule-MED-3 = Dov’è il Medico non si può mettere nessun cubo di una malattia curata: né con una carta infezione [41], né con un focolaio vicino [43], né con un’epidemia [44]. Perciò lì non può essercene [42].
rule-MED-4 = Una malattia non curata non si accorge del Medico [45].
rule-SCI-1 = Per una cura si pagano quattro carte di un colore, non cinque [51].
rule-RES-1 = In una città con un’altra pedina la Ricercatrice, con un’azione, dà una qualsiasi delle sue carte città [59]. Nel turno di un altro giocatore è lui che, con un’azione, prende da lei una carta città qualsiasi [60].
rule-RES-2 = Vale solo per ciò che parte da lei: lei riceve [61] e prende [62] carte secondo la regola comune.
rule-QUA-1 = Nella città in cui è la sua pedina e in ogni città collegata non si mettono cubi di nessuna malattia: né con infezioni, né con epidemie, né con focolai [76]. In una città protetta non scoppiano focolai, e una catena finisce lì [98]. I cubi già presenti restano.
rule-QUA-2 = Conta dov’è in quel momento: se un evento la muove tra due carte infezione, protegge dalla seguente in poi [99]. Nella preparazione non protegge niente [4].
rule-DIS-1 = Con un’azione: una pedina qualsiasi va in una città con un’**altra** pedina. Può essere la pedina stessa del Coordinatore [17], ma nessuna pedina può raggiungere sé stessa [18].
rule-DIS-2 = Con un’azione: un’altra pedina va in auto, traghetto o aereo come se fosse del Coordinatore. Le carte vengono dalla mano del Coordinatore: quella della destinazione per un volo diretto [15], quella della città in cui è quella pedina per un volo charter [16]. Un volo navetta richiede stazioni dov’è quella pedina e dove va, e nessuna carta [19].
rule-DIS-3 = Solo i quattro movimenti comuni: non il volo dell’Esperto operativo [20]. Ciò che il ruolo della pedina mossa fa all’arrivo accade.
rule-DIS-4 = Il giocatore della pedina deve acconsentire; se la pagina lo chieda è [un’opzione](#approval). Se rifiuta, non accade niente e non si paga niente [22].
rule-OPS-1 = Costruisce senza scartare carte. Se sulla mappa ci sono già sei stazioni, se ne sposta una, anche in questo caso senza carta [33].
rule-OPS-2 = Una volta per turno, con un’azione, va da una città con una stazione a una città qualsiasi, scartando una carta città qualsiasi [24]; una seconda volta nello stesso turno non si può [23]. Costruire e poi volare dalla nuova stazione sono due azioni [25].
rule-OPS-3 = Il volo non si propone con la carta della città di partenza o di arrivo: un volo charter o diretto fa lo stesso.
rule-OPS-4 = Nessun altro può usare il volo per questa pedina [20]. Nell’edizione del 2008 il volo non c’è [26].
rule-PLA-1 = Con un’azione prende un evento qualsiasi dagli scarti giocatore e lo tiene sulla carta ruolo: uno alla volta [87], anche uno appena giocato [88].
rule-PLA-2 = Si gioca come ogni evento, nel turno di chiunque. Non conta per il limite di carte e non si può condividere né scartare [85]. Una volta giocato è fuori dal gioco [86]. Nessuno può scambiarlo o metterlo via.

## Fine

rule-end = Fine della partita
rule-end-when = Vinta o persa
rule-end-win = La quarta cura vince subito: il resto del turno non si gioca [56].
rule-end-loss = Una sconfitta ferma tutto all’istante, anche nel mezzo di una catena; nessun evento può evitarla.
rule-end-both = Vittoria e sconfitta qui non possono coincidere: le cure sono azioni, e cubi e carte vengono dopo le azioni.
rule-end-cube-order = Se in un focolaio manca un cubo, quelli rimasti si mettono nell’ordine della mappa prima che la partita finisca. La sconfitta è la stessa.
