# The panel of the rules on the page; loaded with them.

book-search = Search the rules
book-search-none = Nothing in the rules says “{ $found }”.
book-found = { $n ->
    [one] One section
   *[other] { $n } sections
}
book-this = This game
book-others = Not in this game
book-all = All rules
book-contents = Contents
book-back = Back to the text
book-before = Before: { $chapter }
book-after = Next: { $chapter }
book-here = at this table
book-table = Table: { $title }
book-loading = Opening the rules …
