# Il tavolo web: tutto ciò che la pagina dice da sé. Nomi, ruoli, eventi, cronaca e motivi sono in game.ftl.

## Ovunque

ui-title = Fourcures
ui-table-of = Tavolo per { $seats }: { $level }
ui-close = Chiudi
ui-cancel = Rinuncia
ui-confirm = Esegui
ui-change = Scegli di nuovo
ui-copy = Copia
ui-copied = Copiato
ui-you = Tu
ui-someone = Qualcuno
ui-comma-you = , tu
ui-person-role = { $who } ({ $role })
ui-theme = Tema
ui-theme-system = Come il sistema
ui-theme-light = Chiaro
ui-theme-dark = Scuro
ui-go-dark = Tema scuro
ui-go-light = Tema chiaro
ui-no-server = Il server non risponde; controlla la connessione e riprova.
ui-server-error = Il server non ci è riuscito (errore { $status }); riprova tra un momento.
ui-nowhere = Qui non c’è niente
ui-no-page = Questa pagina non esiste. Tutti i tavoli sono nella sala.
ui-no-table = A questo indirizzo non c’è un tavolo; chiedi di nuovo il link d’invito.
ui-opening = Apertura…
ui-whose-game = Il gioco da tavolo di cui qui si giocano le regole è di Matt Leacock. Fourcures è software libero, fatto da appassionati, senza legami con lui né con alcun editore.

ui-called = Tocca a te – { $name }
ui-to-lobby = Alla sala
ui-logo = Fourcures, alla sala
ui-nick = Il tuo nome
ui-nick-hint = Visibile agli altri
ui-epidemics-n = { $n } epidemie

## Barra in alto e pannelli

ui-menu = Menu
ui-board = Tabellone
ui-show-panels = Turno, carte infezione e cronaca
ui-panels = Turno, carte infezione e cronaca
ui-views = Viste
ui-tab-map = Mappa
ui-tab-team = Squadra
ui-tab-infection = Infezione
ui-tab-log = Cronaca
ui-fold = Nascondi le azioni
ui-unfold = Mostra le azioni
ui-outbreaks = Focolai
ui-outbreaks-of = Focolai: { $n } su { $of }
ui-outbreaks-hint = All’ottavo focolaio la partita è persa.
ui-of = su { $of }
ui-rate = Tasso d’infezione
ui-rate-is = Tasso d’infezione: { $n ->
    [one] 1 carta
   *[other] { $n } carte
 } a turno
ui-rate-hint = Carte girate alla fine di ogni turno; ogni epidemia lo fa avanzare.
ui-a-turn = a turno
ui-cures = Cure e cubi rimasti
ui-cure-slot = { $disease }: cubi rimasti { $left }, { $state }
ui-cured = curata
ui-not-cured = senza cura
ui-eradicated = debellata
ui-deck = Mazzo
ui-deck-hint = Ogni turno si pescano { $n } carte; se ne restano meno, la partita è persa.
ui-turns = { $n ->
    [one] un turno
   *[other] { $n } turni
 }
ui-stations = Stazioni
ui-stations-left = su { $of } rimaste
ui-turn-panel = Turno
ui-turn = Turno { $n }
ui-setup = Preparazione
ui-your-turn = Tocca a te
ui-turn-of = Turno: { $who }
ui-step-hand = { $who }: troppe carte
ui-step-order = { $who }: ordine della Previsione
ui-part-act = Azioni
ui-part-draw = Pesca
ui-part-infect = Infezione
ui-part-rival = Rivale
ui-rival-most = fino a 3
ui-part-done = fatto
ui-left = ancora { $n }
ui-of-actions = { $n } azioni
ui-draw-cards = { $n } carte
ui-cities = { $n } città
ui-quiet-next = si salta
ui-infection = Carte infezione
ui-browse = Sfoglia
ui-search-city = Cerca una città
ui-tier-discard = Scartate, in cima con la prossima epidemia
ui-tier-discard-hint = Prima le più recenti. La prossima epidemia le mescola e le mette in cima.
ui-tier-known = In cima, in quest’ordine
ui-tier-known-hint = Tutti sanno che cosa viene dopo.
ui-tier-layer = In cima, in ordine ignoto
ui-tier-layer-hint = Vengono prima di tutte quelle sotto; in che ordine tra loro, non si sa.
ui-tier-unseen = Non ancora viste
ui-tier-unseen-hint = Vengono per ultime, in un ordine che nessuno conosce.
ui-tier-removed = Fuori dal gioco
ui-tier-removed-hint = Queste carte non tornano più.
ui-log = Cronaca
ui-log-empty = Non è ancora successo niente.
ui-hands = Mani
ui-hand-of = Mano: { $who }, { $role }
ui-role-at = { $role }, { $city }
ui-hand-count = { $n ->
    [one] 1 carta
   *[other] { $n } carte
 }, al massimo { $of }
ui-set = { $n } su { $of }
ui-no-cards = Niente carte
ui-stored = Tenuta da parte dal Pianificatore di emergenze; quando si gioca, esce dal gioco.
ui-stored-short = da parte
ui-away = { $who } non è qui
ui-awaited = Il tavolo aspetta qui
ui-event-text = { $event }: { $text }

ui-news-drawn = Pescate
ui-news-struck = Epidemia
ui-news-infected = Infettate
ui-news-outbreaks = Focolaio
ui-news-mutated = Mutazione
ui-news-quiet = Notte tranquilla: nessuna infezione.

## Chi si aspetta

ui-wait-act = Si aspetta l’azione: { $who }.
ui-wait-hand = Si aspetta lo scarto di { $n ->
    [one] una carta
   *[other] { $n } carte
 }: { $who }.
ui-wait-order = Si aspetta l’ordine delle carte: { $who }.
ui-wait-window = Può giocare un evento: { $who }.
ui-watching = Stai guardando.

## Azioni

ui-actions = Azioni
ui-left-of = ancora { $n } su { $of }
ui-tool-drive = Auto
ui-tool-drive-hint = Auto o traghetto, in una città collegata: 1 azione.
ui-tool-direct = Diretto
ui-tool-direct-hint = Volo diretto: scarta una carta città e vola in quella città, 1 azione.
ui-tool-charter = Charter
ui-tool-charter-hint = Volo charter: scarta la carta della città in cui sei e vola dove vuoi, 1 azione.
ui-tool-shuttle = Navetta
ui-tool-shuttle-hint = Da una stazione di ricerca a un’altra: 1 azione.
ui-tool-build = Costruisci
ui-tool-build-hint = Una stazione di ricerca qui: 1 azione.
ui-tool-treat = Tratta
ui-tool-treat-hint = Togli cubi dalla città in cui sei: 1 azione.
ui-tool-share = Condividi
ui-tool-share-hint = Passa una carta nella stessa città: 1 azione.
ui-tool-cure = Cura
ui-tool-cure-hint = Scarta carte di un colore in una stazione di ricerca: 1 azione.
ui-tool-role = Ruolo
ui-tool-role-of = Ruolo
ui-tool-role-hint = Ciò che può fare solo questo ruolo: 1 azione.
ui-tool-other = Altro
ui-tool-other-hint = Ciò che questa partita aggiunge alle azioni.
ui-tool-event = Evento
ui-tool-event-hint = Gioca una carta evento: nessuna azione.
ui-tool-done = Fine turno
ui-tool-pass = Passa
ui-tool-discard = Scarta
ui-undo = Annulla
ui-undo-what = Annulla: { $what }
ui-undo-nothing = Non c’è niente da annullare.
ui-last-action = l’ultima azione
ui-end-turn = Fine turno
ui-end-sure = { $n ->
    [one] Resta un’azione
   *[other] Restano { $n } azioni
 }
ui-end-detail = Poi si pescano due carte e { $n ->
    [one] si infetta una città
   *[other] si infettano { $n } città
 }.
ui-end-not = Continua
ui-pass = Passa
ui-pass-for = Passa per { $who }
ui-pass-turn = Passa per il resto di questo turno
ui-pass-turn-short = Non in questo turno
ui-orders = Quando chiederti
ui-nudged = { $who } ti aspetta.
ui-back-here = Torna qui …
ui-pass-all = Passa per tutti
ui-not-now = Non ora.
ui-refused = Ora non si può; guarda di nuovo il tavolo.
ui-not-there = Per questo non si può scegliere { $city_il }.
ui-choose-first = Scegli prima nella barra qui sotto.
ui-changed = Il tavolo è cambiato: questo non si può più fare.
ui-may-choose = si può scegliere
ui-lost-line = Connessione persa; nuovo tentativo in corso. Ciò che hai fatto è salvo.

## Passi di un’azione

ui-ask-event = Evento
ui-ask-pawn = Pedina
ui-ask-disease = Malattia
ui-ask-direction = Direzione
ui-ask-city = Città
ui-ask-way = Come
ui-ask-card = Carta
ui-ask-cards = Carte
ui-ask-partner = Con
ui-ask-station = Stazione da spostare
ui-choose-cards = Scegli { $n } carte ({ $chosen } scelte)
ui-or-type = Clicca sulla mappa o scrivi
ui-key-go = Vai a una città per nome
ui-go-name = Città per nome
ui-direction-give = Dai
ui-direction-take = Prendi

ui-do-drive = Vai { $city_a }
ui-do-direct = Vola, scarta { $card }
ui-do-charter = Charter, scarta { $card }
ui-do-shuttle = Navetta per { $city_il }
ui-do-ops_flight = Vola, scarta { $card }
ui-do-join = Raggiungi { $city_il }
ui-do-build = { $moving ->
    [yes] Sposta qui la stazione { $station_di }
   *[no] { $paid ->
        [yes] Costruisci, scarta { $card }
       *[no] Costruisci una stazione
    }
 }
ui-do-treat = Tratta { $disease_il }
ui-do-give = Dai { $card } a { $partner }
ui-do-take = Prendi { $card } da { $partner }
ui-do-cure = Scopri la cura { $disease_di }
ui-do-store = Tieni { $card }
ui-do-done = Fine turno
ui-do-pass = Passa
ui-do-discard = Scarta { $card }
ui-do-put = { $city } in cima
ui-do-airlift = Porta { $pawn } { $city_a }
ui-do-grant = { $moving ->
    [yes] Sposta la stazione { $station_di } { $city_a }
   *[no] Costruisci { $city_a }
 }
ui-do-quiet = Gioca Notte tranquilla
ui-do-forecast = Guarda sei carte
ui-do-resilient = Elimina { $city }

ui-way-drive = Auto, 1 azione
ui-way-shuttle = Navetta, 1 azione
ui-way-join = Raggiungi la pedina, 1 azione
ui-way-direct = Vola, scarta { $card }
ui-way-charter = Charter, scarta { $card }
ui-way-ops_flight = Vola dalla stazione, scarta una carta qualsiasi
ui-way-treat = Tratta { $disease_il }
ui-way-build = { $paid ->
    [yes] Costruisci, scarta { $card }
   *[no] Costruisci una stazione di ricerca
 }
ui-way-share = Condividi le conoscenze
ui-way-cure = Scopri una cura
ui-way-pawn = Porta qui { $pawn }
ui-way-event = { $mine ->
    [yes] { $event }
   *[no] { $event }, { $who }
 }
ui-way-short-drive = auto, 1 azione
ui-way-short-shuttle = navetta, 1 azione
ui-way-short-join = raggiungi, 1 azione
ui-way-short-direct = volo diretto
ui-way-short-charter = volo charter
ui-way-short-ops_flight = volo con una carta
ui-way-short-airlift = ponte aereo
ui-way-short-grant = stazione di ricerca
ui-way-short-resilient = elimina la carta

ui-cubes = { $n ->
    [one] 1 cubo
   *[other] { $n } cubi
 }
ui-cubes-of = { $n ->
    [one] 1 cubo { $disease }
   *[other] { $n } cubi { $disease_pl }
 }
ui-no-cubes = Nessun cubo
ui-station = stazione di ricerca
ui-here = Qui:
ui-pawn-here = qui: { $role }
ui-card-held = Carta: { $who }

## Momenti per gli eventi, limite di carte, Previsione

ui-window-0 = Prima di pescare due carte
ui-window-1 = Epidemia: prima che gli scarti tornino in cima
ui-window-2 = { $n ->
    [one] Prima che si infetti una città
   *[other] Prima che si infettino { $n } città
 }
ui-window-quiet = Prima delle infezioni, che si saltano
ui-window-3 = Prima della prossima infezione
ui-window-4 = Tra due epidemie
ui-window-detail = Ora puoi giocare un evento.
ui-window-yours = Ora si può giocare un evento: { $who }
ui-window-others = Ora altri possono giocare un evento.
ui-play-event = Gioca { $event }
ui-play-an-event = Gioca un evento
ui-discard-title = Scarta { $n ->
    [one] una carta
   *[other] { $n } carte
 }
ui-discard-or = Scarta { $n ->
    [one] una carta
   *[other] { $n } carte
 } o gioca un evento
ui-discard-detail = { $who }: { $n } carte, se ne tengono { $limit }.
ui-discard-choose = { $n ->
    [one] Segnane un’altra
   *[other] Segnane altre { $n }
 }
ui-discard-these = Scarta { $cards }
ui-hand-choose = Carte da scartare
ui-order-title = Rimetti le carte
ui-order-detail = { $who }: alla prossima infezione { $n ->
    [one] esce la prima
   *[other] escono le prime { $n }
 }.
ui-order-done = Rimetti in quest’ordine
ui-drawn-first = esce per prima
ui-drawn-last = esce per ultima
ui-earlier = { $city } prima
ui-later = { $city } dopo
ui-place-of = { $n } { $city }, su { $of }; si sposta con le frecce

## La fine

ui-won-short = Vinta
ui-lost-short = Persa
ui-over-win = { $n ->
    [5] Tutte le cure sono scoperte, oppure il viola è sparito e le altre quattro ci sono.
   *[other] Tutte e quattro le cure sono scoperte.
 } Le malattie sono sconfitte.
ui-over-outbreaks = È scoppiato l’ottavo focolaio: le malattie si diffondono più in fretta di quanto si possano trattare.
ui-over-cubes = C’era un cubo da mettere e di quella malattia non ne restavano: si è diffusa troppo.
ui-over-cards = C’erano due carte giocatore da pescare e ne restavano meno: il tempo è finito.
ui-record = Registrazione della partita
ui-new-table = Nuovo tavolo
ui-why = Perché

## Paesi

ui-land-SFO = Stati Uniti
ui-land-CHI = Stati Uniti
ui-land-ATL = Stati Uniti
ui-land-MON = Canada
ui-land-WAS = Stati Uniti
ui-land-NYC = Stati Uniti
ui-land-MAD = Spagna
ui-land-LON = Regno Unito
ui-land-PAR = Francia
ui-land-ESS = Germania
ui-land-MIL = Italia
ui-land-STP = Russia
ui-land-LAX = Stati Uniti
ui-land-MEX = Messico
ui-land-MIA = Stati Uniti
ui-land-BOG = Colombia
ui-land-LIM = Perù
ui-land-SCL = Cile
ui-land-BUE = Argentina
ui-land-SAO = Brasile
ui-land-LAG = Nigeria
ui-land-KIN = RD Congo
ui-land-JOH = Sudafrica
ui-land-KHA = Sudan
ui-land-ALG = Algeria
ui-land-IST = Turchia
ui-land-MOS = Russia
ui-land-CAI = Egitto
ui-land-BAG = Iraq
ui-land-TEH = Iran
ui-land-RIY = Arabia Saudita
ui-land-KAR = Pakistan
ui-land-DEL = India
ui-land-MUM = India
ui-land-KOL = India
ui-land-CHE = India
ui-land-BEI = Cina
ui-land-SEO = Corea del Sud
ui-land-SHA = Cina
ui-land-TOK = Giappone
ui-land-OSA = Giappone
ui-land-TAI = Taiwan
ui-land-HKG = Cina
ui-land-BAN = Thailandia
ui-land-HCM = Vietnam
ui-land-JAK = Indonesia
ui-land-MNL = Filippine
ui-land-SYD = Australia

## Parole

ui-chat = Chat
ui-tab-chat = Chat
ui-tabs-talk = Chat e cronaca
ui-unread = { $n ->
    [one] una riga nuova
   *[other] { $n } righe nuove
 }
ui-unread-called = , una ti chiama
ui-claimed = nome registrato
ui-replay = Replay
ui-deal = Il mazzo è onesto?
