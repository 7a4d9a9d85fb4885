# Файлы случаев и perft: что в них не так и что они нашли не так.

case-unread = { $file } не удалось прочитать: { $why }.
case-not-ascii = { $file }:{ $line }: в этом файле допустимы только буквы и знаки ASCII.
case-verb = { $at }: { $verb } — не слово таких файлов; слова — { $verbs }.
case-first = { $at }: блок начинается с «{ $form }», а не с { $verb }.
case-form = { $at }: эта строка пишется «{ $form }», а здесь { $found }.
case-sum = сошлось { $passed }, не сошлось { $failed }
case-refused = «{ $what }» отклонено: { $why }
case-pos = Поле «{ $field }» не сходится: должно быть { $wanted }, а здесь { $found }.
case-do = { $token } сыграть нельзя: { $why } Позиция: { $line }.
case-legal = { $token } должно быть возможно. Возможно: { $legal }
case-illegal = { $token } не должно быть возможно.
case-count = Ожидалось выборов: { $wanted }, найдено { $found }: { $legal }
case-asks = Должны ждать { $wanted }, а ждут { $found }.
case-odds = Вероятность { $token } должна быть { $wanted }, а она { $found }.
case-over = Состояние игры должно быть { $wanted }, а оно { $found }.
case-problem = Ожидалось, что не так с { $wanted }, найдено: { $found }
case-why = Причины должны быть { $wanted }, а здесь { $found }.
case-field-rules = правила
case-field-seats = места
case-field-turn = ход и повестка
case-field-diseases = болезни
case-field-tracks = шкалы
case-field-stations = станции
case-field-cubes = кубики
case-field-player-deck = колода игроков
case-field-player-discard = сброс игроков
case-field-infection-deck = колода заражения
case-field-infection-discard = сброс заражения

perft-order = { $at }: блок пишется в таком порядке: { $forms }; последние два — сколько угодно раз, но хотя бы однажды.
perft-count = Ожидалось { $wanted }, найдено { $found }.
