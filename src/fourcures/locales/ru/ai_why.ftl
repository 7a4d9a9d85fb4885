## Почему программа так ходит

ai-why-random = Выбрано случайно
ai-why-agree = Это поможет команде
ai-why-order = Самые опасные карты — вниз
ai-why-cure = { $role }: лекарство, { $disease }
ai-why-event = { $role }: сейчас { $card }
ai-why-share = { $card }: { $giver } → { $taker }, для лекарства
ai-why-build = { $role }: станция, { $city }
ai-why-treat = { $role }: лечение, { $disease }, { $city }
ai-why-discard = { $role }: сбрасывается самая ненужная карта
ai-why-pass = { $role }: события остаются на потом
ai-why-store = { $role }: событие про запас
ai-why-move = { $role }: туда, где понадобится в следующие ходы
