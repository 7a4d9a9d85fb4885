# La pagina delle persone: l’accesso, i profili, le classifiche, l’account.

## Accesso

ui-people = Persone
ui-sign-title = Chi sei?
ui-sign-way = Che cosa vuoi fare
ui-sign-in = Accedi
ui-claim = Registra un nome
ui-sign-in-hint = I tuoi posti vengono con te. Ciò che questo browser ha finora resta tuo.
ui-claim-hint = Da quel momento il nome è solo tuo, su ogni dispositivo. Non si chiede altro e non si inviano e-mail.
ui-name = Nome
ui-password = Password
ui-password-hint = Almeno 8 caratteri. Se la perdi, si rientra solo con una passkey o da un dispositivo che ha ancora l’accesso.
ui-claim-password = Registra con password
ui-sign-in-passkey = Accedi con una passkey
ui-claim-passkey = Registra con passkey
ui-passkey-not = Nessuna passkey usata. Riprova, o usa la password.
ui-passkey-there = Questo dispositivo ha già una tua passkey.
ui-sit-as = Ti siedi come { $name }.

## Profilo

ui-since = Qui dal { $date }
ui-team-games = In squadra
ui-solo-games = In solitario
ui-games = Partite
ui-wins = Vittorie
ui-win-rate = % vittorie
ui-points = Punti
ui-by-level = Per epidemie
ui-by-preset = Per gioco
ui-by-role = Per ruolo
ui-mates = Migliori compagni
ui-mate = { $wins } vinte su { $games }
ui-no-mates = Qui appare chi ha un nome e almeno { $n } partite insieme.
ui-recent = Ultime partite
ui-no-games = Nessuna partita ancora finita.
ui-won-in = Vinta al turno { $turn }
ui-lost-in = Persa al turno { $turn }
ui-played-alone = in solitario con { $n ->
    [one] un posto
   *[other] { $n } posti
 }
ui-played-as = { $roles }, { $n } posti
ui-unranked = , fuori classifica
ui-points-n = { $n ->
    [one] un punto
   *[other] { $n } punti
 },

## Classifiche

ui-boards = Classifiche
ui-season-choose = Stagione
ui-season = { $quarter }º trimestre { $year }
ui-season-all = Di sempre
ui-solo-choose = In squadra o in solitario
ui-teams = Squadre
ui-alone = Solo
ui-board-of = Classifica: { $preset }, { $season }
ui-place = Posizione
ui-board-empty = Qui non c’è ancora nessuno.
ui-board-rules = Nomi registrati, con almeno { $n } partite. Una vittoria vale 1, 4, 16 o 64 punti con 4, 5, 6 o 7 epidemie. A parità di punti sta più in alto chi ha meno partite; a parità di entrambi, la posizione è la stessa. Contano solo le partite con carte ignote e con le opzioni del modello.
ui-pages = Pagine
ui-page-before = Indietro
ui-page-after = Avanti
ui-page-of = Pagina { $page } di { $pages }

## Account

ui-account = Account
ui-guest = Giochi da ospite
ui-guest-hint = I tuoi posti appartengono a questo browser. Registra un nome per tenerli, per continuare da altri dispositivi e per vedere come sono andate le tue partite.
ui-name-new = Il tuo nome
ui-name-change = Cambia
ui-name-changed = Il nome è cambiato.
ui-to-profile = Profilo
ui-password-old = Password attuale
ui-password-new = Nuova password
ui-password-change = Cambia
ui-password-set = Imposta una password
ui-password-note = Una nuova password fa uscire tutti i tuoi altri dispositivi.
ui-password-changed = La password è cambiata.
ui-passkeys = Passkey
ui-passkeys-hint = Con una passkey accedi con un dito, il viso o un PIN, senza nome né password.
ui-passkeys-none = A questo indirizzo il browser non ha passkey: richiedono HTTPS e un nome, oppure localhost.
ui-passkey = Passkey
ui-passkey-label = Come chiamarla
ui-passkey-add = Aggiungi una passkey
ui-passkey-added = Passkey aggiunta.
ui-passkey-remove = Rimuovi
ui-passkey-remove-of = Rimuovi { $name }
ui-passkey-removed = Passkey rimossa.
ui-devices = Dispositivi
ui-devices-n = { $n ->
    [one] Hai l’accesso solo qui.
   *[other] Hai l’accesso su { $n } dispositivi.
 }
ui-sign-out = Esci
ui-sign-out-others = Esci da tutti gli altri
ui-signed-out = Accesso chiuso.
ui-others-out = Tutti gli altri dispositivi sono usciti.
ui-my-data = I miei dati
ui-my-data-hint = Tutto ciò che si conserva su di te in un solo file, con le registrazioni delle tue partite; oppure più niente.
ui-export = Scarica
ui-delete = Cancella tutto di me
ui-delete-hint = Nome, password, passkey e dispositivi si cancellano subito. I posti nelle partite in corso tornano liberi; in quelle finite diventi «qualcuno». Non si può annullare.
ui-delete-type = Per conferma, scrivi { $name }
ui-delete-all = Cancella per sempre
ui-deleted = Di te non si conserva più niente.
ui-stats-person = Statistiche
