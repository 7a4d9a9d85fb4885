## Warum ein Programm etwas tut

ai-why-random = Zufällig gewählt
ai-why-agree = Das hilft dem Team
ai-why-order = Die gefährlichsten Karten kommen nach unten
ai-why-cure = { $role }: Heilmittel gegen { $disease }
ai-why-event = { $role }: jetzt { $card }
ai-why-share = { $card }: von { $giver } an { $taker }, für ein Heilmittel
ai-why-build = { $role }: Forschungszentrum in { $city }
ai-why-treat = { $role }: { $disease } behandeln, { $city }
ai-why-discard = { $role }: die am wenigsten nützliche Karte geht
ai-why-pass = { $role }: Ereignisse bleiben für später
ai-why-store = { $role }: ein Ereignis aufheben
ai-why-move = { $role }: dorthin, wo es in den nächsten Zügen nötig ist
