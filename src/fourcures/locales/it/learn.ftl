# La prima partita, che si spiega da sola mentre si gioca; e come viene proposta nella lobby.

learn-offer = Impara in quattro minuti
learn-new = Prima volta qui?
learn-new-text = Una prima partita si spiega mentre giochi: a un tavolo vero, con carte sempre uguali. Non conta per niente.
learn-going = La tua prima partita ti aspetta
learn-continue = Riprendi
learn-name = Prima partita
learn-step = { $n } di { $of }
learn-next = Avanti
learn-show = Fammi vedere
learn-leave = Lascia la lezione; il tavolo resta tuo
learn-anew = Ricomincia la lezione
learn-without = Continua senza lezione
learn-play-on = Continua a giocare

learn-strayed = Questa era un’altra cosa
learn-strayed-text = Si può fare, ma la lezione va da un’altra parte. Annulla, o continua senza lezione.
learn-lost-text = Si può fare, ma la lezione va da un’altra parte e intanto sono state girate delle carte. Ricominciala, o continua senza.

learn-goal = Quattro cure e il mondo è salvo
learn-goal-text = Quattro malattie si diffondono; con una cura per ciascuna si vince. Il numero accanto a ognuna sono i cubi che le restano: se i cubi di una finiscono, o le carte giocatore, o i focolai arrivano a otto, si perde. Guidi due ruoli, per primo il Medico.
learn-danger = A Miami manca poco a un focolaio
learn-danger-text = Una città tiene tre cubi di una malattia; il prossimo trabocca in tutte le città collegate. Ogni turno ha quattro azioni. La prima: premi Miami per andarci in auto (tasti: D, frecce, Invio).
learn-treat = Tratta la malattia
learn-treat-text = Trattare toglie un cubo dalla città in cui sei; il Medico li toglie tutti, di quel colore, in una volta. Premi { ui-tool-treat } (T).
learn-home = Torna ad Atlanta
learn-home-text = Hai la carta di Atlanta, e lo Scienziato, che è lì, raccoglie le blu. Una carta passa di mano solo nella città che mostra.
learn-share = Dai la carta
learn-share-text = Premi { ui-tool-share } (K) e conferma. Niente che costi una carta succede con un solo tocco. È la tua quarta azione, e con questa il turno finisce.
learn-cards = Poi arrivano le carte
learn-cards-text = Dopo le azioni peschi due carte giocatore, poi due città vengono infettate, con un cubo ciascuna. Così ogni turno. Ora tocca allo Scienziato, che è tuo anche lui.
learn-cure = Scopri una cura
learn-cure-text = In una stazione di ricerca cinque carte di un colore fanno una cura; allo Scienziato ne bastano quattro. Ad Atlanta c’è una stazione: premi { ui-tool-cure } (U) e conferma.
learn-fly = Vola
learn-fly-text = Il blu è curato; ne restano tre. A est va male, ed è lontano: un volo diretto ti porta nella città di una carta che scarti. Premi { ui-tool-direct } (F) o la carta di { name-SYD }, e conferma.
learn-off = Perché no?
learn-off-text = Un pulsante spento dice perché quando lo premi, e il tasto Y apre le regole in quel punto. Prova: premi { ui-tool-shuttle } (S).
learn-end = Fine del turno
learn-end-text = Restano due azioni. Usale come vuoi, o premi { ui-end-turn } (N) e conferma. Sta per succedere qualcosa.
learn-epidemic = Un’epidemia
learn-epidemic-text = Una delle due carte era un’epidemia: le infezioni accelerano, un’altra città riceve tre cubi e tutti gli scarti infezione tornano in cima al mazzo, perciò usciranno le stesse città. È toccato ad Atlanta; ma il blu è curato e lì c’è il Medico, quindi non è rimasto nessun cubo.
learn-outbreak = E un focolaio
learn-outbreak-text = È uscita di nuovo Shanghai, che aveva già tre cubi: ogni città collegata ne ha ricevuto uno. Le catene di focolai fanno perdere. Tieni d’occhio le città con tre cubi la cui carta è in cima al mazzo.
learn-done = È tutto qui
learn-done-text = Altre tre cure e si vince. Gli eventi si giocano tra questi passi e non costano azioni; le regole sono sul tasto Y, tutti i tasti su ?. Questo tavolo è tuo: continua, o creane uno vero nella lobby.
