### Ciò che dice il server: quando parte, quando rifiuta, e le poche righe delle sue pagine.

## Avvio

server-address = Fourcures è aperto su { $address }
server-data = I tavoli si conservano in { $path }
server-stop = Premi Ctrl+C per fermarlo.
server-folder = Nella cartella { $path } non si può scrivere ({ $why }); scegline un’altra con --data.
server-folder-busy = Un altro server usa già la cartella { $path }; fermalo, o scegli un’altra cartella con --data.
server-file = Il file { $file } non si può usare ({ $why }); scegli un’altra cartella con --data.
server-file-foreign = Il file { $file } non è una base dati di Fourcures; spostalo, o scegli un’altra cartella con --data.
server-file-newer = Il file { $file } è stato scritto da una versione più nuova di Fourcures (formato { $found }; questa arriva a { $known }); usa quella versione, o scegli un’altra cartella con --data.
server-port-taken = La porta { $port } su { $host } è già in uso; ferma l’altro programma, o scegli un’altra porta con --port.
server-port-forbidden = Questo utente non può usare la porta { $port }; scegline una tra 1024 e 65535 con --port.
server-port-range = La porta { $port } non esiste; scegline una tra 1 e 65535 con --port (0: una libera qualsiasi).
server-host = L’indirizzo { $host } non è di questa macchina; 127.0.0.1 è solo per questa macchina, 0.0.0.0 per tutta la rete.
server-no-client = La pagina del gioco non è stata costruita: esegui «make run» nella cartella dei sorgenti, o installa il pacchetto, e apri di nuovo questo indirizzo.

## Richieste

server-no-such-path = In { $path } non c’è niente.
server-no-such-method = { $method } non si può usare su { $path }.
server-body-too-long = La richiesta è troppo lunga; si leggono al massimo { $limit } byte.
server-bad-request = Non è stato possibile leggere la richiesta ({ $detail }).
server-broken = Qui qualcosa è andato storto e niente è cambiato; riprova.
server-not-saved = Il salvataggio non è riuscito, perciò niente è cambiato; riprova, e avvisa chi gestisce il server.
server-not-json = Il messaggio non è JSON; invia un oggetto JSON.
server-field-missing = Manca il campo «{ $field }».
server-field-unknown = Il campo «{ $field }» qui non esiste; toglilo.
server-field-wrong = Il campo «{ $field }» è { $found }; deve essere { $allowed ->
    [int] un numero intero
    [str] un testo
    [array] una lista
    [text-or-null] un testo o null
    [list-or-null] una lista o null
    [value-or-switch] un testo, un numero, true o false
    [object] un oggetto con valori nominati
   *[other] { $allowed }
 }.
server-message-wrong = Il messaggio è { $found }; deve essere un oggetto JSON con campi nominati.
field-too-long = Il campo «{ $field }» ha { $found } caratteri; se ne conservano al massimo { $most }.
server-other-site = La richiesta viene dalla pagina di un altro sito; sono ammesse solo le pagine di questo indirizzo.

## Tavoli e posti

table-unknown = Qui non c’è il tavolo { $table }; chiedi di nuovo il link d’invito.
table-unreadable = Questa versione di Fourcures non sa leggere la cronaca del tavolo { $table }; avvisa chi gestisce il server.
table-full = Tutti i posti di questo tavolo sono occupati; puoi guardare.
table-crowded = A questo tavolo sono aperte { $most } pagine, il massimo; riprova più tardi.
roles-count = I ruoli indicati sono { $found } per { $seats } posti; indicane uno per posto (null: a caso).
seats-which = Questi posti non esistono ({ $found }); i posti di questo tavolo vanno da 0 a { $most }.
seat-taken = Il posto { $role_di } è occupato da { $name }; prendine un altro, o guarda.
seat-taken-nameless = Il posto { $role_di } è occupato; prendine un altro, o guarda.
seats-not-yours = Solo chi ha un posto può lasciarlo.
seat-here = { $role_cap } è al tavolo; si può liberare solo il posto di chi non c’è.
host-only = Può farlo solo l’host del tavolo.
host-nobody = Lì non siede nessuno, quindi nessuno può essere l’host.
seats-level = Non c’è nessun compagno «{ $found }»; ci sono: { $allowed }.
note-host = Ora l’host è { $name }.
note-host-nameless = Ora l’host è { $role_il }.
server-own-address = L’indirizzo { $found } non è quello di un server; scrivilo come https://play.example.org.
server-mail-url = FOURCURES_SMTP_URL dev’essere come smtp://utente:password@mail.example.org:587, oppure smtps://… per cifrare dall’inizio.
server-mail-from = FOURCURES_MAIL_FROM dev’essere l’indirizzo da cui partono le e-mail, per esempio fourcures@example.org.
server-mail-address = Le e-mail contengono link a questo server: indica con --address come lo raggiungono gli altri.
words-three = Un codice è di tre parole, per esempio river-lamp-otter.
words-unknown = Nessun tavolo aperto ha il codice { $words }; chiedilo di nuovo.
pace-seconds = Un orologio a secondi va da { $least } a { $most } secondi, non { $found }.
pace-hours = Un orologio a ore va da { $least } a { $most } ore, non { $found }.
language-code = Una lingua si indica con il suo codice di due lettere minuscole, per esempio «en», non «{ $found }».
key-no-seats = Non hai posti a questo tavolo, quindi non c’è niente da portare su un altro dispositivo.
key-unknown = Questo link qui non apre più alcun posto; creane uno nuovo sul dispositivo che ha i posti.
record-secret = A questo tavolo qualcuno gioca in segreto: la registrazione si può leggere quando la partita è finita.
record-closed = A questo tavolo le mani sono coperte: la registrazione si può leggere quando la partita è finita.
record-not-begun = La partita non è cominciata, quindi non c’è ancora una registrazione.

## Comandi

act-late = Il tavolo è cambiato prima che arrivasse il comando; guardalo di nuovo.
act-not-your-seat = Tocca { $role_a }, e quel posto non è tuo.
act-closed = Ora non si può.
act-watching = Stai guardando; per giocare prendi un posto libero.
act-gathering = La partita comincia quando tutti i posti sono occupati.
act-over = La partita è finita.
act-id = L’id di un comando deve avere da 1 a { $most } caratteri.
order-not-yours = Quel posto non è tuo.
order-closed = Le mani sono coperte: un’istruzione vale per tutte le carte, qualunque tu abbia.
order-card = { $found } non è una carta evento di questa partita.
order-unknown = «{ $found }» non è un’istruzione; sono ammesse { $allowed }, e city: con il codice di una città.
hold-nothing = Nessun orologio sta correndo.
hold-another = L’orologio è fermato { $role_da }.
nudge-not-awaited = Ora nessuno aspetta quel posto.
nudge-free = Al posto { $role_di } non siede nessuno.
nudge-again = Il sollecito è appena partito ({ $role }); potrai ripeterlo tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
  }.
pass-not-trusted = A questo tavolo ciascuno passa da sé.
pass-no-window = Per qualcun altro si può passare solo in un momento per gli eventi.
pass-here = { $role_cap } è qui.
vote-rival = Dove gioca il Bioterrorista, la partita non torna indietro.
vote-one = C’è già una votazione.
vote-none = Non c’è niente da votare.
vote-place = La partita può tornare solo a un momento in cui qualcuno ha agito.
line-unknown = Lì la partita non ha abbandonato nessun ramo.
note-time = Tempo scaduto. Passa: { $roles }.
note-hours = Ore finite: { $roles }. Il turno va avanti senza.
note-pass-for = { $role_cap } passa per { $other_il }.
note-back = Sì: { $yes } su { $persons }. La partita torna al turno { $turn }.
undo-over = La partita è finita.
undo-nothing = Non è stato ancora fatto niente.
undo-card-turned = Dopo è stata girata una carta; ciò che tutti hanno visto non si può annullare.
undo-secret = Ciò che ha fatto il Bioterrorista non si può annullare.
undo-moved = La mossa di una pedina rivela se il Bioterrorista è lì: non si può annullare.
undo-closed = Con le mani coperte non si può annullare ciò su cui qualcun altro ha passato.
undo-not-yours = Può annullarlo solo { $role_il }, o chi è di turno.
socket-binary = I messaggi devono essere testo (JSON), non binari.
socket-too-long = Il messaggio è troppo lungo; si leggono al massimo { $limit } caratteri.
socket-too-fast = Troppi messaggi: si risponde a { $rate } al secondo, o a { $burst } in una volta; la connessione si chiude e si può riaprire.

## Persone

name-length = Un nome registrato ha da { $least } a { $most } caratteri.
name-letters = Un nome registrato comincia con una lettera o una cifra, e per il resto contiene solo lettere, cifre, spazi, punti, trattini e apostrofi.
name-alphabets = Un nome registrato ha lettere di un solo alfabeto: quelle di altri possono sembrare uguali.
name-taken = Questo nome è già di qualcuno; scegline un altro.
name-of-account = Hai fatto l’accesso, quindi il tuo nome è quello dell’account; cambialo lì.
signed-out = Prima accedi.
too-often = Troppi tentativi; riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
 }.
