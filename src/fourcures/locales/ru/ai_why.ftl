## Почему программа так ходит

ai-why-random = Выбрано случайно
ai-why-agree = Это поможет команде
ai-why-order = Самые опасные карты — вниз
ai-why-cure = { $role } находит лекарство от { $disease_gen } болезни в { $city_loc }
ai-why-share = { $giver } отдаёт { $taker_dat } { $k ->
    [one] карту «{ $card }»
    [few] { $k } карты
    [many] { $k } карт
   *[other] { $k } карты
 }: { $n ->
    [0] теперь можно найти лекарство от { $disease_gen } болезни
    [one] до лекарства от { $disease_gen } болезни останется { $n } карта
    [few] до лекарства от { $disease_gen } болезни останется { $n } карты
    [many] до лекарства от { $disease_gen } болезни останется { $n } карт
   *[other] до лекарства от { $disease_gen } болезни останется { $n } карты
 }
ai-why-share-any = { $giver } отдаёт { $taker_dat } { $k ->
    [one] карту «{ $card }»
    [few] { $k } карты
    [many] { $k } карт
   *[other] { $k } карты
 }
ai-why-build = { $role } строит станцию в { $city_loc }, чтобы сократить пути
ai-why-build-cure = { $role } строит станцию в { $city_loc }, чтобы найти там лекарство от { $disease_gen } болезни
ai-why-treat = { $role } лечит { $disease_acc } болезнь в { $city_loc }, пока не стало хуже
ai-why-treat-three = { $role } лечит { $disease_acc } болезнь в { $city_loc }: там грозит вспышка
ai-why-discard = { $role } сбрасывает «{ $card }»: эта карта нужна меньше всего
ai-why-discard-cured = { $role } сбрасывает «{ $card }»: лекарство от { $disease_gen } болезни уже есть
ai-why-pass = { $role } бережёт события на потом
ai-why-store = { $role } откладывает событие про запас
ai-why-event = { $role } играет «{ $card }»: сейчас самое время
ai-why-event-city = { $role } играет «{ $card }»: { $city }
ai-why-event-pawn = { $role } играет «{ $card }»: { $pawn } летит в { $city_acc }
ai-why-meet = { $role } едет в { $city_acc }: там { $other }, и можно передать карту
ai-why-station = { $role } едет на станцию в { $city_loc }, чтобы найти лекарство от { $disease_gen } болезни
ai-why-guard = { $role } едет поближе туда, где грозит вспышка: { $city }
ai-why-move = { $role } едет в { $city_acc }: оттуда удобнее начать следующие ходы
ai-why-stay = { $role } остаётся в { $city_loc }
ai-why-proposal = Так предлагает { $role }
ai-why-closed = Карты закрыты, причины не называются
