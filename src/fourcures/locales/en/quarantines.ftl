# Quarantines: names, texts, what happens, reasons, and the page.

name-quarantines = Quarantines
challenge-quarantines = Four markers, placed by an action. Each stops cubes or an outbreak in its city twice. The Colonel may be dealt.

name-COL = Colonel
name-INITIATIVE = Local Initiative
role-COL = Renews the quarantine marker of a city on arrival. For a card, places one in any city. With this role there are six markers.
event-INITIATIVE = A quarantine marker in any city that has none.

log-quarantine = { $who } places a quarantine marker in { $city }.
log-quarantine_far = { $who } spends { $card } on a quarantine marker in { $city }.
log-initiative = { $who } plays { $card }: a quarantine marker in { $city }.
log-quarantined = { $n ->
    [0] The quarantine of { $city } stops { $disease } and is over.
   *[other] The quarantine of { $city } stops { $disease } and holds once more.
}
log-renewed = The quarantine of { $city } is renewed.

why-quarantine-card = There is no city card in hand to pay for a marker.
why-quarantine-none = All quarantine markers are placed.

cli-kind-quarantine = Place a quarantine marker
cli-kind-quarantine_far = Place a quarantine marker elsewhere

problem-quarantines = There are more quarantine markers on the map than six.

## The page

extra-quarantines = Quarantine marker
mark-quarantines = Q
ui-deed-quarantine = Quarantine
ui-deed-quarantine_far = Quarantine elsewhere
ui-do-quarantine = Quarantine { $city }
ui-do-quarantine_far = Quarantine { $city } for { $card }
ui-do-initiative = Quarantine { $city }
ui-way-short-quarantine_far = quarantine for a card
ui-way-short-initiative = quarantine
