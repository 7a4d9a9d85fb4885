# Il comando `fourcures`.

cli-help = Un tavolo per il gioco cooperativo di Matt Leacock sulle malattie: nel browser, nel terminale, e strumenti attorno.
cli-help-help = Dice che cosa fanno il comando e le sue opzioni.
cli-help-version = Dice quale versione è questa.
cli-serve = Offre il gioco ai browser: apri la pagina e gioca.
cli-reports = Elenca le righe che le persone hanno segnalato a te che gestisci il server.
cli-play = Gioca nel terminale, tutti i posti a una tastiera.
cli-new = Distribuisce una partita e scrive la sua prima posizione.
cli-legal = Elenca che cosa si può fare in una posizione.
cli-apply = Gioca token in una posizione e scrive quella che segue.
cli-check = Dice che cosa è impossibile in una posizione.
cli-rules = Legge le regole: un capitolo, o che cosa fa un ruolo, un evento o un’altra carta.
cli-replay = Rigioca una registrazione, dalla prima carta all’ultima posizione.
cli-case = Esegue file di casi: posizioni, e che cosa ne deve venire.
cli-perft = Conta le continuazioni delle posizioni di file perft.

cli-arg-line = Una riga di posizione, tra virgolette; - la legge dallo standard input.
cli-arg-tokens = Token di azioni e di carte girate, in ordine, come in docs/notation.md.
cli-arg-json = Scrive JSON per programmi.
cli-arg-seats = Numero di posti, da 1 a 5 (2, o quanti sono i ruoli indicati).
cli-arg-epidemics = Carte epidemia: 4 introduttivo, 5 standard, 6 eroico, 7 leggendario.
cli-arg-roles = Ruoli in ordine di tavolo, separati da virgole, per esempio MED,SCI; ? per uno a caso.
cli-arg-first = Chi comincia: population (più abitanti in mano), random, o un ruolo.
cli-arg-seed = Un testo qualsiasi; lo stesso seme gira le stesse carte.
cli-arg-rules = Regole per nome, per esempio base o base+ask, al posto di quelle date da modello e opzioni.
cli-arg-preset = Un tavolo come lo descrive un documento: 2013, es-review, it-2013, classic-2008, ru-sheet, bsw.
cli-arg-challenge = Aggiunge una sfida; si può dare più volte.
cli-arg-option = NAME=VALUE, una scelta in più, per esempio approval=on; si può dare più volte.
cli-arg-about = Un capitolo, una sezione, o il codice di una carta, per esempio drawing, hand o MED; se manca: i capitoli.
cli-option = «{ $found }» non è un’opzione; se ne scrive una come NAME=VALUE, per esempio approval=on.
cli-arg-files = Uno o più file.
cli-arg-limits = Limita quanto un indirizzo può chiedere al server.
cli-verify = Controlla che le carte di una partita siano uscite come dice il suo seme.
cli-arg-promise = Ciò che si è mostrato del seme durante la partita: sha256:…
cli-verified = { $cards ->
    [one] Una carta è uscita
   *[other] Tutte le { $cards } carte sono uscite
} come dice il seme. Promessa: { $promise }
cli-verify-wrong = Il token { $number } della registrazione non è la carta che lì dà il seme.
cli-verify-promise = Il seme non è quello promesso: dà { $found }.
cli-arg-record = La registrazione di una partita (.fcr).
cli-arg-story = La racconta in frasi invece che in token.
cli-arg-save = Scrive lì la registrazione quando la partita è finita o abbandonata.
cli-arg-every-window = Chiede anche nel momento tra due carte infezione, invece di passare.
cli-arg-port = Porta su cui ascoltare; 0 ne prende una libera.
cli-arg-host = Indirizzo su cui ascoltare; 0.0.0.0 per tutti nella rete.
cli-arg-data = Cartella per i tavoli e la loro cronaca, al posto di quella per i dati dei tuoi programmi.
cli-arg-address = Indirizzo con cui gli altri raggiungono questo server, per esempio https://play.example.org: per i link negli avvisi.
cli-arg-browser = Apre la pagina in un browser, dove ce n’è uno.

# Che cosa non andava in ciò che è stato scritto
cli-option-unknown = L’opzione { $option } non esiste; --help elenca le opzioni.
cli-option-value = { $option } non può essere { $found }; --help dice che cosa accetta.
cli-number = { $option } non può essere { $found }: va da { $least } a { $most }.
cli-option-twice = { $option } è data due volte; una basta.
cli-option-empty = { $option } manca, o non ha un valore; --help dice che cosa accetta.
cli-command-unknown = Il comando { $command } non esiste; ci sono: { $commands }.
cli-too-much = { $found } qui è di troppo; --help dice che cosa accetta il comando, e una riga di posizione va tra virgolette.
cli-seats-roles = { $seats ->
    [one] Un posto non può avere
   *[other] { $seats } posti non possono avere
 } { $roles ->
    [one] un ruolo; indicane
   *[other] { $roles } ruoli; indicane
 } uno per posto, ? per uno a caso.
cli-first = { $found } non può cominciare; può essere population, random, o uno dei ruoli: { $roles }.
cli-no-files = Nessun file indicato; indicane almeno uno.
cli-file-unread = { $file } non si può leggere: { $why }.
cli-file-not-text = { $file } non è un file di testo.
cli-file-unwritten = { $file } non si può scrivere: { $why }.
cli-final = La registrazione finisce diversamente dal suo Final: { $field } dovrebbe essere { $wanted } ed è { $found }.

cli-seed = Il seme è { $seed }.
cli-no-problem = In questa posizione niente è impossibile.

# Il tavolo nel terminale
cli-turn = Turno { $turn }: { $role }
cli-row-tracks = Tracciati
cli-tracks = focolai { $outbreaks } di 8   tasso d’infezione { $rate }   epidemie { $epidemics } di { $of }
cli-row-diseases = Malattie
cli-not-cured = { $disease }: { $left } cubi rimasti
cli-cured = { $disease }: curata, { $left } cubi rimasti
cli-eradicated = { $disease }: debellata
cli-row-stations = Stazioni
cli-row-cubes = { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubi
 }
cli-other-colour = : { $disease } in
cli-row-player-deck = Mazzo giocatore
cli-player-deck = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
 } in mazzetti di { $piles } (! = dentro c’è ancora un’epidemia)
cli-pile = { $cards }
cli-pile-epidemic = { $cards }!
cli-row-player-discard = Scarti giocatore
cli-row-layer = Mazzo infezione, cima
cli-row-infection-discard = Scarti infezione
cli-row-removed = Fuori dal gioco
cli-no-cards = nessuna carta
cli-kept = da parte: { $card }
cli-open = { $count } scelte, per esempio { $example }

# I titoli delle scelte
cli-kind-drive = Auto o traghetto
cli-kind-shuttle = Volo navetta
cli-kind-direct = Volo diretto
cli-kind-charter = Volo charter
cli-kind-ops_flight = Volo con una carta qualsiasi
cli-kind-join = Raggiungi una pedina
cli-kind-treat = Tratta
cli-kind-build = Costruisci una stazione
cli-kind-give = Dai una carta
cli-kind-take = Prendi una carta
cli-kind-cure = Scopri una cura
cli-kind-store = Tieni un evento
cli-kind-done = Fine
cli-kind-pass = Passa
cli-kind-discard = Scarta
cli-kind-put = Metti in cima
cli-kind-event = { $card }

# Chi si aspetta, e per che cosa
cli-ask-act = { $role }, { $left ->
    [one] resta 1 azione
   *[other] restano { $left } azioni
 }:
cli-ask-win-0 = Prima che si peschino le carte, un evento? { $roles }:
cli-ask-win-1 = Prima che si mescolino gli scarti infezione, un evento? { $roles }:
cli-ask-win-2 = Prima delle infezioni, un evento? { $roles }:
cli-ask-win-3 = Prima della prossima carta infezione, un evento? { $roles }:
cli-ask-win-4 = Prima della prossima epidemia, un evento? { $roles }:
cli-ask-hand = { $roles }: troppe carte. Scarta, o gioca un evento:
cli-ask-order = { $roles }: le carte da rimettere in cima, prima la più in basso:

cli-play-welcome = Scrivi un numero o un token, anche più d’uno separati da spazi; help dice di più.
cli-play-help =
    3          la voce con quel numero nell’elenco; un elenco lungo si apre così
    CHI        un token: auto o traghetto per Chicago; gli elenchi mostrano il token di ogni scelta
    { "." }          fine delle azioni; in un momento per gli eventi: passano tutti
    table      mostra tutto il tavolo (t)
    undo       annulla l’ultima azione, finché non si è girata una carta (u)
    save FILE  scrive la registrazione della partita; `fourcures play FILE` la continua
    line       mostra la riga di posizione
    quit       esci (q)
    Invio      mostra di nuovo le scelte
cli-undo-none = Non si può annullare niente: una carta girata resta girata.
cli-save-where = Indica un file in cui salvare, per esempio: save partita.fcr
cli-saved = La registrazione è in { $file }.
cli-no-number = { $found } non è nell’elenco; Invio mostra di nuovo le scelte.
cli-over-win = Vinta al turno { $turn }: tutte e quattro le cure sono scoperte.
cli-over-outbreaks = Persa al turno { $turn }: l’ottavo focolaio.
cli-over-cubes = Persa al turno { $turn }: di una malattia non restavano cubi a sufficienza.
cli-over-cards = Persa al turno { $turn }: non restavano abbastanza carte giocatore da pescare.

# Che cosa è stato segnalato

cli-report = { $at }, { $where }, { $name }: «{ $found }» (motivo: { $why })
cli-report-where = tavolo { $table }
cli-report-lobby = sala
cli-report-none = Nessuna segnalazione.
cli-arg-other-line = Un’altra linea della registrazione, per numero; 0 è la partita.

# How fast it is

cli-bench = Misura la velocità del motore qui, accanto a un programma in C.
cli-arg-seconds = Secondi che può durare, all’incirca: da 1 a 600.
cli-bench-seconds = Può durare da 1 a { $most } secondi.
cli-bench-engine = { $compiled ->
    [yes] Motore: compilato
   *[no] Motore: interpretato
 } (Python { $python })
cli-bench-seats = { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
 }
cli-bench-row-games-per-s = Partite casuali al secondo
cli-bench-row-decisions-per-s = Decisioni al secondo
cli-bench-row-copy-ns = Copiare un tavolo, ns
cli-bench-row-legal-ns = Elencare ciò che si può fare, ns
cli-bench-row-apply-ns = Farlo su una copia, ns
cli-bench-row-playout-ns = Da metà partita alla fine, ns
cli-bench-row-ratio = Tempo per decisione, quattro ruoli senza eventi: volte quello del C
cli-bench-row-decision-ns = quello del motore, ns
cli-bench-row-c-decision-ns = quello del programma in C, ns
cli-bench-why-no-compiler = Nessun confronto: manca un compilatore C, o non riesce a compilare il programma in C.
cli-bench-why-no-source = Nessun confronto: il programma in C non è in questo pacchetto.
cli-bench-why-other-game = Nessun rapporto: le partite del programma in C non durano quanto quelle del motore.
cli-bench-replay = Una registrazione di 1.000 token si rigioca in { $ms } ms.
cli-bench-module = Modulo
cli-bench-cost = Tempo per decisione, volte quello del gioco base
