# Die Seite an Tischen jeder Art: vorher fragen, was eine Rolle tut und was auf dem Tisch liegt.

ui-consent = Du wirst gefragt
ui-consent-free = { $who }: Eine Ablehnung kostet niemanden etwas.
ui-consent-move = { $who } möchte { $pawn_den } nach { $city } versetzen.
ui-consent-give = { $who } möchte dir { $card } geben.
ui-consent-take = { $who } möchte { $card } von dir nehmen.
ui-consent-other = { $who } fragt: { $what }
ui-wait-consent = Ja oder Nein? Der Tisch wartet auf: { $who }.
ui-wait-step = Der Tisch wartet auf eine Wahl: { $who }.

ui-step-consent = { $who }: Ja oder Nein?
ui-step-text = Wähle eine der Möglichkeiten.

ui-ask-deed = Was
ui-ask-role = Neue Rolle
ui-deed-move = Figur ziehen
ui-deed-join = Zur Figur
ui-deed-ops_flight = Flug
ui-deed-restore = Probe zurückgeben
ui-deed-store = Ereignis verwahren

ui-do-accept = Zustimmen
ui-do-decline = Ablehnen

ui-way-short-cure = nur mit Karten
ui-way-short-store = Ereignis verwahren

ui-window-5 = Eine Karte ist aufgedeckt
ui-window-6 = Eine Epidemie ist gezogen
ui-window-7 = Gleich nach dem Heilmittel

# Was auf dem Tisch liegt

ui-on-table = Auf dem Tisch
ui-turned = Aufgedeckt, wirkt gleich
ui-ordered = Unter Befehl
ui-samples = { $n ->
    [one] Eine { $disease_e } Probe
   *[other] { $n } { $disease_e } Proben
 }
ui-closed = { $n ->
    [one] Eine verdeckte Karte
   *[other] { $n } verdeckte Karten
 }
ui-worth = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
 }
extra-turn = Dieser Zug

# Einer gegen alle

ui-window-bio = Vor dem Zug des Bioterroristen

# Vorschläge: was auf der Seite steht, ehe sie geladen sind (plans.ftl)

ui-propose = Vorschlag
ui-propose-hint = Plane Schritte für eine beliebige Figur und zeige sie allen.
ui-drafting = So sähe es aus
ui-propose-this = Diesen Weg vorschlagen
ui-plan-drive = Hinfahren, { $n } Schritte
ui-key-point = Auf die gewählte Stadt zeigen
