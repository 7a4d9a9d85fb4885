# Reclami su righe, token e registrazioni.

line-fields = Una riga di posizione ha 11 campi separati da uno spazio; questa ne ha { $found }.
line-rules = Il campo 1 (regole) è «{ $found }»; devono essere delle regole e da 4 a 7 epidemie, per esempio base/4.
line-seats = Il campo 2 (posti) contiene «{ $found }»; un posto si scrive RUOLO@CITTÀ:CARTE, per esempio MED@ATL:PAR,QUIET o SCI@ATL:-.
line-marker = Il campo 2 (posti) è «{ $found }»; un solo posto deve portare il segno > del turno.
line-hand = Il campo 2 (posti) contiene «{ $found }» in una mano; le carte sono codici di città e gli eventi AIRLIFT, FORECAST, GRANT, QUIET, RESILIENT.
line-role = «{ $found }» non è un ruolo di questo tavolo.
line-turn = Il campo 3 (turno) è «{ $found }»; devono essere il numero del turno e le fasi che devono ancora accadere, per esempio 16:act2.
line-step = Il campo 3 (turno) contiene la fase «{ $found }»; le fasi sono { $allowed } (deal, hand e order con un posto, contato da 0).
line-diseases = Il campo 4 (malattie) è «{ $found }»; dev’essere { $allowed }, con una maiuscola per ogni malattia curata.
line-tracks = Il campo 5 (tracciati) è «{ $found }»; devono essere i focolai da 0 a 8 e le epidemie da 0 a 7, per esempio o3e2.
line-stations = Il campo 6 (stazioni) contiene «{ $found }», che non è un codice di città.
line-cubes = Il campo 7 (cubi) contiene «{ $found }»; scrivi una città e da 1 a 3 cubi, gli altri colori con la loro lettera, per esempio SHA2+1k.
line-piles = Il campo 8 (mazzo giocatore) contiene «{ $found }»; scrivi fino a 10 mazzetti da 1 a 31 carte, con e finché l’epidemia è dentro, per esempio 6e,12e.
line-discard = Il campo 9 (scarti giocatore) contiene «{ $found }», che non è né un codice di città né un evento.
line-layers = Il campo 10 (mazzo infezione) contiene «{ $found }»; scrivi strati di codici di città, dalla cima, per esempio SFO,CHI|LAX~1|*, con * al massimo una volta.
line-infected = Il campo 11 (scarti infezione) contiene «{ $found }», che non è un codice di città.
line-extra = «{ $found }» non è un campo aggiuntivo; se ne scrive uno come nome=valore, ogni nome una volta.
line-extra-unknown = In queste regole il campo aggiuntivo «{ $found }» non esiste; ci sono { $allowed }.
line-extra-value = Il campo aggiuntivo { $name } è «{ $found }», che non va con la posizione.
line-flags = Il campo aggiuntivo flags contiene «{ $found }»; i valori sono flown, quiet, quiet2.
line-looked = Il campo aggiuntivo looked contiene «{ $found }», che non è un codice di città.
line-over = Il campo aggiuntivo over è «{ $found }»; dev’essere win, outbreaks, cubes o cards.
line-removed = Il campo aggiuntivo removed contiene «{ $found }», che non è né un codice di città né un evento.
line-twice = «{ $found }» è due volte sulla riga, dove può esserci solo una volta.

token-over = «{ $token }» viene dopo la fine della partita; non si può fare altro.
token-malformed = «{ $token }» non è un token; i token sono come CHI, =CAI, TOK(PAR), -b, +, !b(…), PAR>SCI, QUIET, xPAR, . o ~TOK.
token-people = «{ $token }» gira una carta, ma prima deve scegliere qualcuno (fase { $step }).
token-nature = «{ $token }» è un’azione, ma prima si deve girare una carta (fase { $step }): scrivi ~ e il suo codice.
token-card = «{ $token }» non indica una carta; dopo ~ c’è un codice di città, un evento o EPI.
token-not-there = «{ $token }» ora non può uscire (fase { $step }): quella carta è altrove.
token-illegal = «{ $token }» ora non è ammesso (fase { $step }); «fourcures legal» elenca che cosa lo è.
action-illegal = L’azione { $action } non è ammessa in questa posizione.

record-header = La registrazione non ha l’intestazione { $header }; servono Rules e Seats, oppure Start.
record-line = La riga { $number } della registrazione, «{ $found }», non è un’intestazione; se ne scrive una come [Nome "valore"], prima di tutti i token.
record-bracket = Nella registrazione c’è una parentesi tonda senza la sua compagna.
record-long = La registrazione supera { $most } caratteri.
record-token = Token { $number } della registrazione: { $why }
record-final = La registrazione finisce in una posizione diversa da quella della sua intestazione Final: { $found }
dealer-nothing = Chi distribuisce non ha carte da girare (fase { $step }).

rules-unknown = Le regole «{ $found }» non esistono; ci sono base e, ciascuna dopo un più: { $allowed }.
rules-part-unknown = Nelle regole non c’è un capitolo, una sezione o una carta «{ $found }»; i capitoli sono { $chapters }.
rules-together = { $one } e { $other } non si possono giocare insieme.
cards-count = Un posto riceve da 0 a { $most } carte, non { $found }.
record-cards = L’intestazione Cards è «{ $found }»; dev’essere il numero di carte distribuite a ogni posto.
event-unknown = «{ $found }» non è un evento di queste regole; gli eventi sono { $allowed }.
events-count = Un mazzo ha fino a { $most } eventi diversi, non { $found }.
seats-count = Un tavolo ha da 1 a { $most } posti, non { $found }.
role-unknown = «{ $found }» non è un ruolo di queste regole; i ruoli sono { $allowed }.
role-twice = { $role_cap } siede al tavolo due volte; ogni ruolo c’è una volta sola.
epidemics-count = Una partita ha 4, 5, 6 o 7 epidemie, non { $found }.
first-seat = Il posto { $found } non può cominciare; i posti sono numerati da 0 a { $most }.

problem-cubes = Sulla mappa ci sono { $n } cubi { $disease_pl }, e in tutto sono solo { $all }.
problem-supply = La riserva dei cubi { $disease_pl } dice { $n }, che con quelli sulla mappa non fa { $all }.
problem-levels = I conti dei cubi { $disease_pl } si contraddicono.
problem-stations = Sulla mappa ci sono { $n } stazioni di ricerca, e in tutto sono solo 6.
problem-no-station = Sulla mappa non ci sono stazioni di ricerca.
problem-card-twice = Delle carte giocatore sono in due posti: { $cards }.
problem-card-missing = { $n } carte giocatore non sono da nessuna parte.
problem-piles = I mazzetti contengono { $cards } carte città ed evento, ma quelle non viste sono { $unseen }.
problem-epidemics = { $inside } epidemie sono nel mazzo e { $n } sono venute, che non fa { $all }.
problem-kept = { $role_cap } non può tenere { $cards } da parte, fuori dalla mano.
problem-infection-twice = Delle carte infezione sono in due posti: { $cards }.
problem-infection-missing = { $n } carte infezione non sono da nessuna parte.
problem-infection-none = Nel mazzo e negli scarti non ci sono carte infezione.
problem-outbreaks = Sono scoppiati { $n } focolai, e la partita continua.
problem-over = La partita risulta finita per { $over }, ma non lo è.
problem-win = Una partita è vinta esattamente quando tutte e quattro le malattie sono curate.
problem-quiet = Una fase di infezione è da saltare, ma nessun evento è stato giocato.
problem-setup = Il turno { $turn } non va con le fasi: la preparazione è il turno 0.
problem-looked = Delle carte sono guardate e non rimesse: { $cards }.
problem-look = Delle carte sono da guardare, ma nessuno le deve rimettere.
problem-act = Ci sono azioni sopra altre fasi del turno.
problem-passed = Qualcuno ha passato dove non c’è un momento per gli eventi.
problem-hand = { $role_cap } ha { $n } carte, oltre il limite.
problem-medic = { $city } ha cubi { $disease_pl } di una malattia curata accanto al Medico.
record-no-line = Questa registrazione non ha la linea { $found }; ne ha { $most } oltre alla partita.
