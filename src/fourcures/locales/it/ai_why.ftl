## Perché un programma fa ciò che fa

ai-why-random = Scelto a caso
ai-why-agree = Aiuta la squadra
ai-why-order = Le carte più pericolose vanno in fondo
ai-why-cure = { $role }: cura per { $disease }
ai-why-event = { $role }: ora { $card }
ai-why-share = { $card }: da { $giver } a { $taker }, per una cura
ai-why-build = { $role }: stazione di ricerca a { $city }
ai-why-treat = { $role }: trattare { $disease }, { $city }
ai-why-discard = { $role }: si scarta la carta meno utile
ai-why-pass = { $role }: gli eventi restano per dopo
ai-why-store = { $role }: si tiene un evento
ai-why-move = { $role }: verso dove servirà nei prossimi turni
