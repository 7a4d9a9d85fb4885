# Командная строка на языке того, кто печатает.

cli-help-language = Говорить всё на этом языке: en, es, ru, it или de; иначе как указано в LC_ALL, LC_MESSAGES или LANG.
cli-group-commands = Команды
cli-group-options = Параметры
cli-group-arguments = Аргументы
cli-language-unknown = «{ $found }» — такого языка здесь нет; есть { $allowed }.
cli-usage = Вызов: { $command }
