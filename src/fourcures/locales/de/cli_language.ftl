# Die Befehlszeile in der Sprache derer, die tippen.

cli-help-language = Alles in dieser Sprache sagen: en, es, ru, it oder de; sonst wie LC_ALL, LC_MESSAGES oder LANG es sagen.
cli-group-commands = Befehle
cli-group-options = Optionen
cli-group-arguments = Argumente
cli-language-unknown = „{ $found }“ ist hier keine Sprache; es gibt { $allowed }.
cli-usage = Aufruf: { $command }
