# Quarantänen: Namen, Texte, was geschieht, Gründe und die Seite.

name-quarantines = Quarantänen
challenge-quarantines = Vier Marker, mit einer Aktion gelegt. Jeder hält in seiner Stadt zweimal Würfel oder einen Ausbruch auf. Der Oberst kann verteilt werden.

name-COL = Oberst
    .cap = Der Oberst
    .der = der Oberst
    .den = den Oberst
    .dem = dem Oberst
    .des = des Obersten
    .von = vom Oberst
name-INITIATIVE = Lokale Initiative
role-COL = Erneuert bei der Ankunft den Quarantänemarker einer Stadt. Legt für eine Karte einen in eine beliebige Stadt. Mit dieser Rolle gibt es sechs Marker.
event-INITIATIVE = Ein Quarantänemarker in eine beliebige Stadt, die keinen hat.

log-quarantine = { $who_cap } legt in { $city } einen Quarantänemarker.
log-quarantine_far = { $who_cap } zahlt { $card } für einen Quarantänemarker in { $city }.
log-initiative = { $who_cap } spielt „{ $card }“: ein Quarantänemarker in { $city }.
log-quarantined = { $n ->
    [0] Die Quarantäne in { $city } hält { $disease } auf und ist zu Ende.
   *[other] Die Quarantäne in { $city } hält { $disease } auf und gilt noch einmal.
}
log-renewed = Die Quarantäne in { $city } ist erneuert.

why-quarantine-card = Auf der Hand ist keine Stadtkarte, um einen Marker zu bezahlen.
why-quarantine-none = Alle Quarantänemarker liegen schon.

cli-kind-quarantine = Quarantänemarker legen
cli-kind-quarantine_far = Quarantänemarker anderswo legen

problem-quarantines = Auf dem Spielplan liegen mehr Quarantänemarker als sechs.

## Die Seite

extra-quarantines = Quarantänemarker
mark-quarantines = Q
ui-deed-quarantine = Quarantäne
ui-deed-quarantine_far = Quarantäne anderswo
ui-do-quarantine = Quarantäne in { $city }
ui-do-quarantine_far = Quarantäne in { $city } für { $card }
ui-do-initiative = Quarantäne in { $city }
ui-way-short-quarantine_far = Quarantäne für eine Karte
ui-way-short-initiative = Quarantäne
