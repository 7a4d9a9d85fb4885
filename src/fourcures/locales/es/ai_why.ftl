## Por qué un programa hace lo que hace

ai-why-random = Elegido al azar
ai-why-agree = Ayuda al equipo
ai-why-order = Las cartas más peligrosas van al fondo
ai-why-cure = { $role }: cura de { $disease }
ai-why-event = { $role }: ahora { $card }
ai-why-share = { $card }: de { $giver } a { $taker }, para una cura
ai-why-build = { $role }: centro de investigación en { $city }
ai-why-treat = { $role }: tratar { $disease } en { $city }
ai-why-discard = { $role }: se descarta la carta menos útil
ai-why-pass = { $role }: los eventos se guardan para después
ai-why-store = { $role }: se guarda un evento
ai-why-move = { $role }: hacia donde hará falta en los próximos turnos
