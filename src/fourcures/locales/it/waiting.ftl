# Chi il tavolo aspetta; istruzioni; votazioni per tornare indietro.  Si carica con le parti della pagina che lo dicono.

ui-wait-person = { $who }, { $role }
ui-wait-cards = { $who } ({ $cards })
ui-wait-for = Si aspetta { $who }
ui-wait-seconds = { $n } s
ui-wait-minutes = { $n } min
ui-wait-hours = { $n } h
ui-wait-left = ancora { $span }
ui-overdue = In ritardo
ui-lent = Puoi giocare per { $who }.

ui-hold = Ferma
ui-hold-hint = Ferma l’orologio di questo momento
ui-release = Riprendi
ui-held = Orologio fermato da { $who }
ui-nudge = Sollecita
ui-nudge-who = Sollecita { $who }
ui-nudge-done = Fatto
ui-pass-instead = Passa al posto suo

ui-passed-self = { $who } passa
ui-passed-order = { $who } passa per istruzione
ui-passed-clock = Tempo scaduto per { $who }
ui-passed-team = { $by } passa per { $who }

ui-orders-hint = La partita si ferma per le tue carte evento solo dove vuoi che ti si chieda. La squadra vede che cosa scegli.
ui-orders-closed = Le mani sono coperte: si chiede a tutti, chiunque abbia eventi. Ciò che scegli vale per tutte le carte, e nessun altro lo vede.
ui-order-for = { $card ->
    [any] Tutte le altre carte evento
    [all] Tutte le carte evento
   *[other] { $card }
  }
ui-order-who = { $what }, { $who }
ui-order-which = Città per { $card }
ui-order-usual = Come al solito: { $what }
ui-order-always = Sempre, anche dopo ogni carta infezione
ui-order-moments = Prima della pesca, alle epidemie, prima delle infezioni
ui-order-epidemics = Alle epidemie e prima delle infezioni
ui-order-city = Solo quando una città è colpita o sta per esserlo
ui-order-never = Non in questo turno

ui-vote = Ritorno
ui-vote-asks = { $who } chiede di tornare al turno { $turn }.
ui-vote-mine = Chiedi di tornare al turno { $turn }.
ui-vote-count = Sì: { $yes } su { $persons }; ne servono { $need }.
ui-vote-no = No: { $who }
ui-vote-say-yes = Sì
ui-vote-say-no = No
ui-vote-withdraw = Ritira
ui-back-to = Torna al turno { $turn }
ui-back-vote = La squadra vota: deve dire sì più della metà. Ciò che è stato giocato dopo resta nella cronaca, e la partita non vale più per le classifiche, perché conoscete le carte.
ui-back-alone = Ciò che è stato giocato dopo resta nella cronaca. La partita non vale più per le classifiche, perché conosci le carte.
ui-back-before = Torna a prima di
ui-back-start = Inizio del turno:
ui-back-ask = Metti ai voti
ui-back-now = Torna
