# La pagina per chi la legge: la scelta della lingua e ciò che si dice senza script.

ui-reader-language = Lingua
page-about = Fourcures: il gioco cooperativo di quattro malattie e quattro cure, a un solo tavolo in rete.
page-needs-script = Questa pagina ha bisogno di JavaScript. Le regole sono anche nella documentazione.
language-unknown = «{ $found }» non è una lingua di questa pagina; valgono { $allowed }.
