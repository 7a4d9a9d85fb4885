# La línea de órdenes en el idioma de quien escribe.

cli-help-language = Decirlo todo en este idioma: en, es, ru, it o de; si no, como digan LC_ALL, LC_MESSAGES o LANG.
cli-group-commands = Órdenes
cli-group-options = Opciones
cli-group-arguments = Argumentos
cli-language-unknown = «{ $found }» no es un idioma de aquí; usa { $allowed }.
cli-usage = Uso: { $command }
