# How the table looks, moves and sounds.

ui-ground = Поле
ui-ground-atlas = Атлас
ui-ground-plain = Простое
ui-ground-contrast = Контраст
ui-ground-nodes = Только города
ui-motion = Анимация
ui-motion-1 = Обычная
ui-motion-2 = Быстрая
ui-motion-off = Нет
ui-sound = Звуки: ваш ход, эпидемия, вспышка
ui-key-skip = Показать остальное сразу

# The three beats of an epidemic

ui-beat-epidemic = Эпидемия
ui-beat-increase = Рост
ui-beat-infect = Заражение
ui-beat-intensify = Обострение
ui-beat-rate = Скорость заражения { $rate }
ui-beat-cards = { $n ->
    [one] { $n } карта снова сверху
    [few] { $n } карты снова сверху
   *[other] { $n } карт снова сверху
 }

# Without a network

ui-offline = Нет связи с сервером. Страница откроется сама, когда связь появится.
