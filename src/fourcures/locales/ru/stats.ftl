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
ui-did-shared = Передано карт
ui-did-cures = Лекарства
ui-did-events = События
ui-did-km = Километры

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
