# Das Feld mit den Regeln auf der Seite; wird mit ihnen geladen.

book-search = Regeln durchsuchen
book-search-none = In den Regeln steht nichts von „{ $found }“.
book-found = { $n ->
    [one] Ein Abschnitt
   *[other] { $n } Abschnitte
}
book-this = Dieses Spiel
book-others = Nicht in diesem Spiel
book-all = Alle Regeln
book-contents = Inhalt
book-back = Zurück zum Text
book-before = Zurück: { $chapter }
book-after = Weiter: { $chapter }
book-here = an diesem Tisch
book-table = Tabelle: { $title }
book-loading = Die Regeln werden geöffnet …
