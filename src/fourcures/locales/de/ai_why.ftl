## Warum ein Programm etwas tut

ai-why-random = Zufällig gewählt
ai-why-agree = Das hilft dem Team
ai-why-order = Die gefährlichsten Karten kommen nach unten
ai-why-cure = { $role_cap } entdeckt in { $city } das { $disease_e } Heilmittel
ai-why-share = { $giver_cap } gibt { $taker_dem } { $k ->
    [one] die Karte { $card }
   *[other] { $k } Karten
 }: { $n ->
    [0] damit ist das { $disease_e } Heilmittel möglich
    [one] dann fehlt für das { $disease_e } Heilmittel noch 1 Karte
   *[other] dann fehlen für das { $disease_e } Heilmittel noch { $n } Karten
 }
ai-why-share-any = { $giver_cap } gibt { $taker_dem } { $k ->
    [one] die Karte { $card }
   *[other] { $k } Karten
 }
ai-why-build = { $role_cap } baut in { $city } ein Forschungszentrum, um die Wege zu verkürzen
ai-why-build-cure = { $role_cap } baut in { $city } ein Forschungszentrum, um dort das { $disease_e } Heilmittel zu entdecken
ai-why-treat = { $role_cap } behandelt { $disease } in { $city }, bevor es schlimmer wird
ai-why-treat-three = { $role_cap } behandelt { $disease } in { $city }: Dort droht ein Ausbruch
ai-why-discard = { $role_cap } wirft { $card } ab, die am wenigsten nützliche Karte
ai-why-discard-cured = { $role_cap } wirft { $card } ab: Das { $disease_e } Heilmittel gibt es schon
ai-why-pass = { $role_cap } hebt die Ereignisse für später auf
ai-why-store = { $role_cap } hebt ein Ereignis auf
ai-why-event = { $role_cap } spielt jetzt „{ $card }“
ai-why-event-city = { $role_cap } spielt „{ $card }“: { $city }
ai-why-event-pawn = { $role_cap } spielt „{ $card }“: { $pawn_cap } kommt nach { $city }
ai-why-meet = { $role_cap } geht nach { $city }: Dort ist { $other_der }, und eine Karte kann übergeben werden
ai-why-station = { $role_cap } geht zum Forschungszentrum in { $city }, um das { $disease_e } Heilmittel zu entdecken
ai-why-guard = { $role_cap } nähert sich { $city }, wo ein Ausbruch droht
ai-why-move = { $role_cap } geht nach { $city }, wo die nächsten Züge gut beginnen
ai-why-stay = { $role_cap } bleibt in { $city }
ai-why-proposal = So schlägt es { $role_der } vor
ai-why-closed = Die Hände sind verdeckt: Gründe werden nicht genannt
