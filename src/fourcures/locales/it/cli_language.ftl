# La riga di comando nella lingua di chi scrive.

cli-help-language = Di’ tutto in questa lingua: en, es, ru, it o de; altrimenti come dicono LC_ALL, LC_MESSAGES o LANG.
cli-group-commands = Comandi
cli-group-options = Opzioni
cli-group-arguments = Argomenti
cli-language-unknown = «{ $found }» non è una lingua disponibile; usa { $allowed }.
cli-usage = Uso: { $command }
