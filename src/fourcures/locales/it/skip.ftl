# La via al tavolo in testo, che ogni tavolo ha da subito.
access-open = Mostra il tavolo in testo
