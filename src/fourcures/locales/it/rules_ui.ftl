# Il pannello delle regole sulla pagina; si carica con esse.

book-search = Cerca nelle regole
book-search-none = Niente nelle regole dice «{ $found }».
book-found = { $n ->
    [one] Una sezione
   *[other] { $n } sezioni
}
book-this = Questa partita
book-others = Non in questa partita
book-all = Tutte le regole
book-contents = Indice
book-back = Torna al testo
book-before = Prima: { $chapter }
book-after = Poi: { $chapter }
book-here = a questo tavolo
book-table = Tabella: { $title }
book-loading = Si aprono le regole …
