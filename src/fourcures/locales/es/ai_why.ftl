## Por qué un programa hace lo que hace

ai-why-random = Elegido al azar
ai-why-agree = Ayuda al equipo
ai-why-order = Las cartas más peligrosas van al fondo
ai-why-cure = { $role_cap } descubre la cura { $disease_f } en { $city }
ai-why-share = { $giver_cap } da { $taker_a } { $k ->
    [one] la carta de { $card }
   *[other] { $k } cartas
 }: { $n ->
    [0] ya se puede descubrir la cura { $disease_f }
    [one] falta 1 carta para la cura { $disease_f }
   *[other] faltan { $n } cartas para la cura { $disease_f }
 }
ai-why-share-any = { $giver_cap } da { $taker_a } { $k ->
    [one] la carta de { $card }
   *[other] { $k } cartas
 }
ai-why-build = { $role_cap } construye un centro de investigación en { $city } para acortar caminos
ai-why-build-cure = { $role_cap } construye un centro de investigación en { $city } para descubrir allí la cura { $disease_f }
ai-why-treat = { $role_cap } trata la enfermedad { $disease_f } en { $city } antes de que empeore
ai-why-treat-three = { $role_cap } trata la enfermedad { $disease_f } en { $city }, donde no debe haber un brote
ai-why-discard = { $role_cap } descarta { $card }, la carta menos útil
ai-why-discard-cured = { $role_cap } descarta { $card }: la cura { $disease_f } ya está descubierta
ai-why-pass = { $role_cap } guarda los eventos para después
ai-why-store = { $role_cap } guarda un evento
ai-why-event = { $role_cap } juega { $card } ahora
ai-why-event-city = { $role_cap } juega { $card }: { $city }
ai-why-event-pawn = { $role_cap } juega { $card }: { $pawn_el } va a { $city }
ai-why-meet = { $role_cap } va a { $city }: allí está { $other_el } y una carta puede cambiar de mano
ai-why-station = { $role_cap } va al centro de investigación de { $city } para descubrir la cura { $disease_f }
ai-why-guard = { $role_cap } se acerca a { $city }, donde amenaza un brote
ai-why-move = { $role_cap } va a { $city }, donde hará falta en los próximos turnos
ai-why-stay = { $role_cap } se queda en { $city }
ai-why-proposal = Como propone { $role_el }
ai-why-closed = Manos cerradas: no se dan razones
