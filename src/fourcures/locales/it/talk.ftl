### Ciò che le persone si dicono: che cosa lo impedisce, che cosa dice il tavolo stesso, frasi pronte, e le parole della pagina.

## Che cosa non si può dire

talk-empty = Non c’è niente da dire lì dentro.
talk-long = Sono { $found } caratteri; una riga ne ha al massimo { $most }.
talk-breaks = Una riga può andare a capo al massimo { $most } volte.
talk-nameless = Prima scegli un nickname, così gli altri sanno chi parla.
talk-too-fast = È più veloce di quanto gli altri possano leggere; continua tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
 }.
talk-muted = A questo tavolo l’host ti ha silenziato.
talk-sides = Un dado ha da 2 a { $most } facce, non { $found }.
talk-phrase-unknown = La frase pronta «{ $found }» non esiste.
talk-phrase-about = Qui quella frase non può riguardare «{ $found }».
talk-line-unknown = Questa riga qui non c’è.
talk-line-yours = Questa riga è tua.
talk-line-of-nobody = Quella riga non è di nessuno a cui ci si possa riferire.
talk-not-host = Solo l’host di un tavolo silenzia le persone.
talk-blocks-full = Hai bloccato { $most } persone, il massimo; prima sbloccane una.
lobby-crowded = Nella sala sono aperte { $most } pagine, il massimo; riprova più tardi.

## Che cosa dice il tavolo

talk-mute = L’host ha silenziato { $name }.
talk-mute-nameless = L’host ha silenziato { $role_il }.
talk-unmute = { $name } può parlare di nuovo.
talk-unmute-nameless = { $role_cap } può parlare di nuovo.
talk-roll = tira un dado a { $sides } facce: { $result }

## Frasi pronte, dette nella lingua di chi legge

phrase-hello = Ciao a tutti.
phrase-wait = Un momento, per favore.
phrase-idea = Ho un’idea.
phrase-agree = Sono d’accordo.
phrase-unsure = Ho qualche dubbio.
phrase-thanks = Grazie.
phrase-sorry = Scusate, errore mio.
phrase-back = Torno tra un momento.
phrase-played = Ben giocato.
phrase-event = È l’ora di un evento?
phrase-turn = Tocca a te, { $role }.
phrase-ask = Che ne pensi, { $role }?
phrase-cure = Posso scoprire la cura { $disease_di }.
phrase-run-out = Occhio alla riserva { $disease_di }.
phrase-give = Posso darti la carta { $city_di }.
phrase-need = Mi serve la carta { $city_di }.
phrase-reach = Posso arrivare { $city_a }.
phrase-treat = Qualcuno dovrebbe trattare { $city_il }.
phrase-meet = Troviamoci { $city_a }.
phrase-build = Servirebbe una stazione { $city_a }.

## La pagina

ui-talk-lines = Ciò che è stato detto
ui-talk-none = Non è stato ancora detto niente.
ui-talk-earlier = Righe precedenti
ui-talk-write = Di’ qualcosa
ui-talk-write-watch = Di’ qualcosa a chi guarda
ui-talk-name = Nome nella chat
ui-talk-send = Invia
ui-talk-phrases = Frasi
ui-talk-commands = Comandi
ui-talk-about = Su che cosa?
ui-talk-back = Torna alle frasi
ui-talk-watchers = Spettatori
ui-talk-watchers-hint = Mostra ciò che dice chi guarda
ui-talk-watching = guarda
ui-talk-more = Che fare con la riga: { $name }
ui-talk-sign-yes = Sì
ui-talk-sign-no = No
ui-talk-sign-ask = Domanda
ui-talk-sign-wow = Sorpresa
ui-talk-sign-heart = Cuore
ui-talk-signed = { $n } × { $sign }, messo da { $who }
ui-talk-answer = Rispondi
ui-talk-block = Blocca
ui-talk-block-sure = Bloccare { $name } per sempre?
ui-talk-block-hint = Non leggerai più niente di ciò che scrive { $name }, da nessuna parte. Si può tornare indietro nella pagina dell’account.
ui-talk-report = Segnala
ui-talk-report-why = Che cosa non va?
ui-talk-report-send = Invia a chi gestisce il server
ui-talk-reported = Segnalazione inviata.
ui-talk-mute = Silenzia
ui-talk-unmute = Ridai la parola
ui-talk-plan = propone: { $steps }
ui-talk-plan-made = ha fatto una proposta
ui-talk-plan-gone = ha fatto una proposta, che ora non c’è più
ui-talk-aside = Lo leggi solo tu.
ui-talk-said = { $name }: { $text }
ui-talk-unknown = Il comando /{ $found } non esiste; /help li elenca.
ui-talk-no-role = Nessun posto qui ha il ruolo «{ $found }».
ui-talk-no-number = Per un dado serve il numero delle facce, non «{ $found }».
ui-talk-begun = La partita è già cominciata.
ui-talk-host-starts = La partita la avvia l’host del tavolo; comincia da sé quando tutti i posti sono occupati.
ui-talk-invite-is = Chi ha questo link può entrare: { $link }
ui-talk-words-are = Oppure con queste parole: { $words }
ui-talk-join-what = Scrivi dopo il comando le tre parole o il link di un tavolo.
ui-talk-join = prendi un posto libero, o quello di un ruolo
ui-talk-join-lobby = apri un tavolo con le sue tre parole o il suo link
ui-talk-leave = lascia i miei posti
ui-talk-start = prendi tutti i posti liberi e comincia (host)
ui-talk-invite = mostra il link
ui-talk-options = mostra il tavolo in parole
ui-talk-roll = tira un dado; può seguire il numero delle facce
ui-talk-roll-lobby = tira un dado; può seguire il numero delle facce
ui-talk-help = elenca i comandi
ui-talk-help-lobby = elenca i comandi
ui-talk-blocked = Persone bloccate
ui-talk-blocked-hint = Non leggi niente di ciò che dicono.
ui-talk-unblock = Leggi di nuovo
ui-talk-unblock-of = Leggi di nuovo { $name }
note-goes-on = Questo tavolo continua un’altra partita dal turno { $turn }. Non conta nelle classifiche.
note-hint = { $role } ha chiesto un suggerimento. Ora questa partita non conta in nessuna classifica.
note-left = { $role_cap }: ora i compagni IA lasciano decidere a noi.
note-not-left = { $role_cap }: i compagni IA decidono di nuovo da sé.
