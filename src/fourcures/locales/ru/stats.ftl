### Статистика стола и игрока: графики и числа.

ui-stats-of = Статистика: { $name }
ui-stats-numbers = Числа
ui-stats-of-turn = Ход
ui-stats-back = К просмотру партии
ui-stats-profile = К профилю

ui-plot-outbreaks = Вспышки и эпидемии
ui-plot-outbreaks-hint = Сколько их было к концу каждого хода.
ui-plot-cubes = Кубики на карте
ui-plot-hands = Карты на руках
ui-plot-km = Пройдено километров
ui-plot-km-hint = Каждой фишкой, по прямой, кто бы её ни двигал.
ui-plot-deeds = Что сделало каждое место
ui-did-drives = Поездки
ui-did-flights = Перелёты
ui-did-treated = Убрано кубиков
ui-did-stations = Построено станций
ui-did-shared = Карт передано или взято
ui-did-given = Отдано карт
ui-did-cures = Лекарства
ui-did-events = События
ui-did-km = Километры
ui-did-outbreaks = Вспышки

ui-plot-points = Очки со временем
ui-plot-points-hint = Сумма партия за партией; без тех, что не идут в рейтинги.
ui-plot-ends = Чем кончались партии
ui-end-win = Победа
ui-end-outbreaks = Вспышки
ui-end-cubes = Кончились кубики
ui-end-cards = Кончились карты
ui-end-lost = Победила команда
ui-plot-turns = Ходов в партии
ui-plot-game = Партия
ui-stats-none = Показывать пока нечего.

ui-plot-sums = Все партии вместе
ui-plot-sums-km = Сумма партия за партией; в длинах экватора: { $rounds }.
ui-plot-harm = Вспышки и лекарства по партиям
ui-plot-harm-hint = Вспышки всей партии и лекарства, которые нашёл этот игрок.
ui-plot-mean = В среднем за партию
ui-plot-mean-hint = Выигранные и проигранные партии отдельно: что делалось чаще в одних, чем в других.
ui-mean-all = Все
ui-mean-won = Победы
ui-mean-lost = Поражения
