### Trovare un tavolo e invitare altri; si carica con la sala e con ciò che invita.

## Il tavolo in parole

ui-clock = Orologio
plan-clock-soft = Nei momenti per gli eventi, dopo { $n } secondi di silenzio si passa; chiunque può fermare l’orologio
plan-clock-wait = { $n ->
    [one] Un’ora
   *[other] { $n } ore
 } per ogni mossa; chi è in ritardo riceve solo un sollecito
plan-clock-pass = { $n ->
    [one] Un’ora
   *[other] { $n } ore
 } per ogni mossa; poi il turno finisce da sé
plan-clock-team = { $n ->
    [one] Un’ora
   *[other] { $n } ore
 } per ogni mossa; poi può giocare un compagno di squadra
ui-trusted = Amici assenti
plan-trusted = Nei momenti per gli eventi, altri possono passare per loro
ui-command = Ordini all’IA
ui-hints = Suggerimenti
plan-hints = Chi è di turno può chiedere che cosa farebbero i programmi
plan-command = Si può giocare per i compagni IA
command-closed = Con le mani coperte nessuno può giocare per un compagno IA.
ui-language = Lingua
plan-language = { $language }

## La sala

ui-open-tables = Tavoli aperti
ui-open-none = Ora nessuno aspetta giocatori. Crea un tavolo e rendilo visibile nella sala.
ui-people-here = { $n ->
    [one] Qui c’è una persona
   *[other] Qui ci sono { $n } persone
 }
ui-open-made = creato { $ago }
ui-open-here = { $n ->
    [0] nessuno al tavolo
    [one] una persona al tavolo
   *[other] { $n } persone al tavolo
 }
ui-open-seats = { $n ->
    [one] Un posto libero
   *[other] { $n } posti liberi
 }
ui-open-running = partita in corso
ui-open-sits = { $role }: { $name }
ui-open-free = { $role }: libero
ui-somebody = qualcuno
ui-join = Entra
ui-join-of = Entra: { $name }
ui-language-of = si parla { $language }
ui-clock-soft = { $n } s per gli eventi
ui-clock-hours = { $n } h a mossa
ui-your-move = Tocca a te
ui-move-of = { $who }, { $ago }

## Tre parole

ui-code-join = Entra con un codice
ui-code-hint = river lamp otter
ui-code-go = Entra
ui-code-full = Tutti i posti di quel tavolo sono occupati; puoi guardare.
ui-code-watch = Guarda
ui-invite-link = Link d’invito
ui-invite-code = Codice di tre parole
ui-share = Condividi
ui-share-text = Vieni a giocare a Fourcures con me. Codice: { $words }

## L’host

ui-host = host
ui-host-short = Nomina host
ui-host-give = Nomina host: { $name }
ui-host-give-to = Cedi a
ui-host-seat = { $name } ({ $role })
ui-host-title = Host
ui-host-you = L’host di questo tavolo sei tu.
ui-host-is = L’host di questo tavolo è { $name }.
ui-host-away = L’host di questo tavolo non ha un posto.
ui-seat-clear = Libera il posto
ui-seat-clear-of = Libera il posto: { $role }

## Scelte per un nuovo tavolo

ui-group-together = Insieme
ui-listed = Chi può entrare
ui-listed-no = Link o codice
ui-listed-yes = Chiunque
ui-listed-hint = Chiunque: il tavolo resta nella sala finché i posti non sono occupati.
ui-language-hint = Quella in cui vuoi parlare; si vede nella sala.
ui-language-any = Qualsiasi
ui-clock-none = Nessuno
ui-clock-soft-name = Secondi
ui-clock-hours-name = Ore
ui-clock-none-hint = Il tavolo aspetta tutti, per tutto il tempo che serve.
ui-clock-soft-hint = In un momento per gli eventi, chi tace per i secondi scelti passa. Chiunque può fermare l’orologio.
ui-clock-hours-hint = Per partite di più giorni: ciascuno ha le ore scelte per ogni mossa, e riceve un avviso quando è il suo turno.
ui-seconds = Secondi di silenzio
ui-hours = Ore per mossa
ui-hours-n = { $n ->
    [one] Un’ora
    [24] Un giorno
    [48] Due giorni
    [72] Tre giorni
    [168] Una settimana
   *[other] { $n } ore
 }
ui-seconds-n = { $n } secondi
ui-zero = Allo scadere delle ore
ui-zero-wait = Aspetta e sollecita
ui-zero-pass = Fine del turno
ui-zero-team = Giocano i compagni
ui-trusted-hint = Nei momenti per gli eventi, i compagni di squadra possono passare per chi non c’è.
ui-command-hint = Chiunque al tavolo può giocare per un compagno IA come per un posto suo. Dopo { $n } secondi senza una mossa va avanti da sé.
ui-hints-hint = Chi è di turno può chiedere che cosa farebbero i programmi. Le partite in cui qualcuno ha chiesto non contano nelle classifiche.
ui-hints-solo = Da soli
ui-hints-yes = Sempre
ui-hints-no = Mai

# I miei tavoli, e uno nuovo

ui-random = A caso
ui-lobby = Tavoli
ui-my-tables = I miei tavoli
ui-no-tables = Qui appaiono i tavoli che crei o in cui entri, per ritrovarli.
ui-state-gathering = Si aspettano giocatori, { $free ->
    [one] un posto libero
   *[other] { $free } posti liberi
 }
ui-state-playing = Turno { $turn }
ui-state-over = { $over ->
    [win] Vinta
   *[other] Persa
 } al turno { $turn }
ui-resume = Continua
ui-look = Guarda
ui-create = Crea un tavolo
ui-table-name = Nome del tavolo
ui-table-name-hint = Può restare vuoto
ui-seats = Posti
ui-seat-n = Posto { $n }
ui-level = Livello
ui-preset = Gioco
ui-all-options = Tutte le opzioni
ui-chosen = scelta
ui-challenges = Sfide
ui-group-setup = Preparazione
ui-group-roles = Ruoli ed eventi
ui-group-play = Gioco
ui-group-look = Aspetto
ui-this-table = Questo tavolo
ui-roles-pick = Ruoli per posto
ui-seed = Seme
ui-seed-hint = Vuoto: carte nuove. Le stesse parole danno le stesse carte.
ui-summary = Il tuo tavolo in parole
ui-play-alone = In solitario
ui-play-alone-hint = { $n ->
    [one] Giochi tu l’unico posto.
   *[other] Giochi tu tutti i posti ({ $n }), a mani scoperte.
 }
ui-create-invite = Crea e invita altri
ui-replay-of = Replay: { $name }
ui-for-programs = Per programmi
