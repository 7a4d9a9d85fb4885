# La pagina: le vie verso le regole, e perché qualcosa non si può fare.

ui-rules = Regole
ui-rule-link = Regola
ui-rule-of = La regola su questo
ui-why-not = Perché no?
ui-why-not-other = Perché non in altro modo?
