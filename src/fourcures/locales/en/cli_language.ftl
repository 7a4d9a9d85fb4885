# The command line in the language of whoever types.

cli-help-language = Say everything in this language: en, es, ru, it or de; else as LC_ALL, LC_MESSAGES or LANG have it.
cli-group-commands = Commands
cli-group-options = Options
cli-group-arguments = Arguments
cli-language-unknown = “{ $found }” is no language here; use { $allowed }.
cli-usage = Usage: { $command }
