## Perché un programma fa ciò che fa

ai-why-random = Scelto a caso
ai-why-agree = Aiuta la squadra
ai-why-order = Le carte più pericolose vanno in fondo
ai-why-cure = { $role_cap } scopre la cura { $disease_di } { $city_a }
ai-why-share = { $giver_cap } dà { $k ->
    [one] la carta { $card_di }
   *[other] { $k } carte
 } { $taker_a }: { $n ->
    [0] ora si può scoprire la cura { $disease_di }
    [one] poi manca 1 carta per la cura { $disease_di }
   *[other] poi mancano { $n } carte per la cura { $disease_di }
 }
ai-why-share-any = { $giver_cap } dà { $k ->
    [one] la carta { $card_di }
   *[other] { $k } carte
 } { $taker_a }
ai-why-build = { $role_cap } costruisce una stazione di ricerca { $city_a } per accorciare le strade
ai-why-build-cure = { $role_cap } costruisce una stazione di ricerca { $city_a } per scoprire lì la cura { $disease_di }
ai-why-treat = { $role_cap } tratta { $disease_il } { $city_a } prima che peggiori
ai-why-treat-three = { $role_cap } tratta { $disease_il } { $city_a }, dove minaccia un focolaio
ai-why-discard = { $role_cap } scarta { $card }, la carta meno utile
ai-why-discard-cured = { $role_cap } scarta { $card }: la cura { $disease_di } c’è già
ai-why-pass = { $role_cap } tiene gli eventi per dopo
ai-why-store = { $role_cap } tiene da parte un evento
ai-why-event = { $role_cap } gioca { $card } adesso
ai-why-event-city = { $role_cap } gioca { $card }: { $city }
ai-why-event-pawn = { $role_cap } gioca { $card }: { $pawn_il } va { $city_a }
ai-why-meet = { $role_cap } va { $city_a }: lì c’è { $other_il }, e una carta può passare di mano
ai-why-station = { $role_cap } va alla stazione { $city_di } per scoprire la cura { $disease_di }
ai-why-guard = { $role_cap } si avvicina { $city_a }, dove minaccia un focolaio
ai-why-move = { $role_cap } va { $city_a }, dove servirà nei prossimi turni
ai-why-stay = { $role_cap } resta { $city_a }
ai-why-proposal = Come propone { $role_il }
ai-why-closed = Mani coperte: niente spiegazioni
