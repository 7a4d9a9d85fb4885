# Стол текстом рядом с полем и то, что читается вслух.

access-table = Стол текстом
access-close = Закрыть стол текстом
access-hint = Весь стол словами: читать или слушать
access-tracks = Шкалы и запасы
access-epidemics = Эпидемий уже: { $n } из { $of }
access-deck = Колода игроков: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 }, не больше { $turns ->
    [one] { $turns } хода
    [few] { $turns } ходов
   *[many] { $turns } ходов
 }
access-stations = Исследовательские станции: { $cities }; в запасе { $n }
access-happened = Что только что произошло
access-now = Что можно сделать сейчас: { $who }
access-nothing = Сейчас сделать ничего нельзя.
access-answer = Ответ
access-pawn = Фишка: { $who }
access-more = { $what } ({ $more })
access-steps = { $what }, по шагам: { $n ->
    [one] { $n } способ
    [few] { $n } способа
   *[many] { $n } способов
 }
access-ways = { $what }: { $n ->
    [one] { $n } способ
    [few] { $n } способа
   *[many] { $n } способов
 }
access-sure = Да: { $what }
access-cities = Города по опасности
access-cities-hint = Сначала те, где три кубика одной болезни: ещё один — и вспышка. Откройте город, чтобы узнать его соседей и что там можно сделать.
access-quiet = Города без кубиков: { $n }
access-near = Соседние города:
access-far = { $who }: { $n ->
    [one] { $n } поездка
    [few] { $n } поездки
   *[many] { $n } поездок
 } ({ $road })
access-hand = { $who }, { $city }, карт { $n }, предел { $of }
access-cards = { $disease }, { $n } из { $of } для лекарства: { $cards }
access-unseen = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 }
access-discard = Сброс игроков
access-chain = Цепочка вспышек { $disease_gen } болезни, всего { $n }: { $cities }.
access-rate = Деление { $at } на шкале { $track }.
access-rival = { $who }, { $where }, карт { $n }, предел { $of }
access-front = Лежит перед местом: { $what }
