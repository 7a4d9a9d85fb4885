# File di casi e di perft: che cosa non va in uno, e che cosa uno ha trovato.

case-unread = { $file } non si può leggere: { $why }.
case-not-ascii = { $file }:{ $line }: in questo file possono stare solo lettere e segni ASCII semplici.
case-verb = { $at }: { $verb } non è un verbo di questo tipo di file; i verbi sono { $verbs }.
case-first = { $at }: un blocco comincia con «{ $form }», non con { $verb }.
case-form = { $at }: questa riga si scrive «{ $form }», trovato { $found }.
case-sum = { $passed } riusciti, { $failed } falliti
case-refused = «{ $what }» è stato rifiutato: { $why }
case-pos = Campo «{ $field }» diverso: atteso { $wanted }, trovato { $found }.
case-do = { $token } non si può giocare: { $why } La posizione è { $line }.
case-legal = { $token } qui dovrebbe essere possibile. Possibili: { $legal }
case-illegal = { $token } qui non dovrebbe essere possibile.
case-count = { $wanted } scelte attese, { $found } trovate: { $legal }
case-asks = Si doveva aspettare { $wanted }, trovato { $found }.
case-odds = La probabilità di { $token } dovrebbe essere { $wanted }, trovata { $found }.
case-over = La partita dovrebbe essere a { $wanted }, trovato { $found }.
case-problem = Atteso un problema con { $wanted }, trovato: { $found }
case-why = I motivi dovrebbero essere { $wanted }, trovati { $found }.
case-field-rules = regole
case-field-seats = posti
case-field-turn = turno e agenda
case-field-diseases = malattie
case-field-tracks = tracciati
case-field-stations = stazioni
case-field-cubes = cubi
case-field-player-deck = mazzo giocatore
case-field-player-discard = scarti giocatore
case-field-infection-deck = mazzo infezione
case-field-infection-discard = scarti infezione

perft-order = { $at }: un blocco si scrive { $forms } in quest’ordine, gli ultimi due quante volte vuoi, almeno una.
perft-count = { $wanted } attesi, { $found } trovati.
