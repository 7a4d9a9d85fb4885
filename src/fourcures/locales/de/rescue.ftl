# Ausnahmezustand, allgemeine Rollen und Ereignisse: Namen, Texte, was geschieht, Gründe und die Seite.

name-FIR = Ersthelferin
    .cap = Die Ersthelferin
    .der = die Ersthelferin
    .den = die Ersthelferin
    .dem = der Ersthelferin
    .des = der Ersthelferin
    .von = von der Ersthelferin
name-GSP = Gentechniker
    .cap = Der Gentechniker
    .der = der Gentechniker
    .den = den Gentechniker
    .dem = dem Gentechniker
    .des = des Gentechnikers
    .von = vom Gentechniker
name-PHA = Apothekerin
    .cap = Die Apothekerin
    .der = die Apothekerin
    .den = die Apothekerin
    .dem = der Apothekerin
    .des = der Apothekerin
    .von = von der Apothekerin

name-ADVANCE = Vorausteam
name-CONFERENCE = Notfallkonferenz
name-RESPONSE = Noteinsatz
name-RUMOR = Infektionsgerücht
name-PLANNING = Ressourcenplanung
name-DELIVERY = Probenlieferung

role-FIR = Zieht in jede Stadt mit einem Forschungszentrum. Darf gleich nach einer Epidemie ohne Aktion in deren Stadt ziehen und dort behandeln.
role-GSP = An einem Forschungszentrum in einer Stadt der gesuchten Farbe ergeben zwei Karten dieser Farbe und je eine der anderen ein Heilmittel.
role-PHA = Zeigt eine Karte und behandelt in deren Stadt. Entfernt aus einer beliebigen Stadt einen Würfel einer geheilten Seuche.

event-ADVANCE = Bis die Person, die am Zug ist, wieder an die Reihe kommt, kann ein Ausbruch abgewendet werden.
event-CONFERENCE = Wähle jemanden: Alle anderen Figuren dürfen in dessen Stadt kommen.
event-RESPONSE = Gleich nach einer Epidemie: Eine Figur kommt in deren Stadt und behandelt dort.
event-RUMOR = Unmittelbar vor den Infektionen: Sieh dir so viele Infektionskarten an, wie die Rate sagt, wirf eine ab und lege die anderen in beliebiger Reihenfolge zurück. Eine Karte weniger wird aufgedeckt.
event-PLANNING = Sieh dir die nächsten vier Spielerkarten an und lege sie in beliebiger Reihenfolge zurück.
event-DELIVERY = Jemand gibt jemand anderem eine Stadtkarte, gleich wo die beiden sind.

log-respond = { $who_cap } zieht von { $from } nach { $city }.
log-rush = { $who_cap } tritt der Epidemie in { $city } entgegen.
log-splice_cure = { $who_cap } entdeckt das { $disease_e } Heilmittel mit { $cards }.
log-dispense = { $who_cap } zeigt { $city } und behandelt dort { $disease }.
log-clear = { $who_cap } entfernt einen { $disease_en } Würfel aus { $city }.
log-come = { $who_cap } kommt nach { $city }.
log-quell = { $who_cap } wirft { $city } ab.
log-rank = { $who_cap } legt { $card } auf den Spielerstapel.
log-hold = { $who }: Das Team wendet den Ausbruch in { $city } ab.
log-suffer = { $who }: Das Team lässt es in { $city } geschehen.
log-survey = Zu sehen ist { $card }.
log-averted = Der Ausbruch von { $disease } in { $city } bleibt aus.
log-advance = { $who_cap } spielt „{ $card }“: Ein Ausbruch kann abgewendet werden.
log-conference = { $who_cap } spielt „{ $card }“ in der Stadt { $pawn_des }.
log-response = { $who_cap } spielt „{ $card }“: { $pawn_cap } tritt der Epidemie entgegen.
log-rumor = { $who_cap } spielt „{ $card }“.
log-planning = { $who_cap } spielt „{ $card }“.
log-delivery = { $who_cap } spielt „{ $card }“: { $city } wechselt die Hand.

why-respond = Von einem Forschungszentrum aus leistet der Zubringerflug dasselbe; und eine festgehaltene Figur darf ihre Stadt nicht verlassen.
why-splice = Es fehlen zwei Karten in der Farbe dieser Stadt und je eine der anderen, oder hier ist kein Forschungszentrum.
why-dispense = Keine Karte auf der Hand zeigt eine andere Stadt mit Würfeln, und keine geheilte Seuche hat Würfel.
why-ADVANCE = Vor jemandem liegt schon das „Vorausteam“.
why-CONFERENCE = Alle Figuren sind in derselben Stadt oder dürfen ihre nicht verlassen.
why-RESPONSE = „Noteinsatz“ wird gleich nach einer Epidemie gespielt.
why-RUMOR = „Infektionsgerücht“ wird unmittelbar vor den Infektionen gespielt.
why-PLANNING = Im Spielerstapel ist keine Karte mehr.
why-DELIVERY = Niemand hat eine Stadtkarte für jemand anderen.

problem-chain = Ausbrüche stehen an ({ $found }), und niemand wird gefragt, oder jemand wird nach keinem gefragt.
problem-surveyed = Spielerkarten, die angesehen werden ({ $found }), sind noch zurückzulegen.

extra-planned = Nächste Spielerkarten
extra-planning = Angesehene Spielerkarten

cli-kind-respond = Zu einem Forschungszentrum
cli-kind-rush = Der Epidemie entgegentreten
cli-kind-splice_cure = Heilmittel mit allen Farben entdecken
cli-kind-dispense = In der Stadt einer Karte behandeln
cli-kind-clear = Würfel einer geheilten Seuche entfernen
cli-kind-come = Kommen
cli-kind-quell = Abwerfen
cli-kind-rank = Obenauf legen
cli-kind-hold = Abwenden
cli-kind-suffer = Geschehen lassen

cli-ask-after = Nach der Epidemie: ihr entgegentreten? { $roles }:
cli-ask-confer = { $roles }: zur Konferenz kommen?
cli-ask-quell = { $roles }: eine der Infektionskarten abwerfen:
cli-ask-arrange = { $roles }: die Spielerkarten zurücklegen, die letzte zuerst:
cli-ask-alarm = { $roles }: Soll das Vorausteam diesen Ausbruch abwenden?

## Die Seite

ui-deed-respond = Zu einem Zentrum
ui-deed-dispense = Nach Karte behandeln
ui-deed-clear = Würfel entfernen
ui-do-respond = Nach { $city } ziehen
ui-do-rush = Einsatz in { $city }
ui-do-splice_cure = { $disease } heilen
ui-do-dispense = { $city } zeigen, { $disease } behandeln
ui-do-clear = { $disease } aus { $city } entfernen
ui-do-come = Nach { $city } kommen
ui-do-quell = { $city } abwerfen
ui-do-rank = { $card } obenauf
ui-do-hold = Ausbruch abwenden
ui-do-suffer = Geschehen lassen
ui-do-advance = Ein Ausbruch weniger
ui-do-conference = Treffen bei { $partner }
ui-do-response = { $pawn } schicken
ui-do-rumor = Ansehen und abwerfen
ui-do-planning = Vier Karten ansehen
ui-do-delivery = { $city } für { $partner }
ui-way-respond = Zu einem Zentrum
ui-way-short-respond = zu einem Zentrum
ui-way-short-rush = Einsatz
ui-way-short-splice_cure = mit allen Farben
ui-way-short-dispense = zeigen und behandeln
ui-way-short-clear = Würfel entfernen
ui-way-short-come = kommen
ui-way-short-quell = abwerfen
ui-way-short-rank = obenauf
ui-way-short-hold = abwenden
ui-way-short-suffer = geschehen lassen
ui-way-short-response = Einsatz
ui-way-short-delivery = liefern
ui-step-after = { $who }: nach der Epidemie
ui-step-after-text = Ehe etwas anderes geschieht, kann man der Epidemie in ihrer Stadt entgegentreten.
ui-step-confer = { $who }: die Konferenz
ui-step-confer-text = Die Figur darf in die Stadt der Konferenz kommen.
ui-step-quell = { $who }: Infektionsgerücht
ui-step-quell-text = Wähle die Infektionskarte, die abgeworfen wird.
ui-step-arrange = { $who }: Ressourcenplanung
ui-step-arrange-text = Lege die Karten zurück; die zuerst, die zuletzt gezogen wird.
ui-step-alarm = { $who }: ein Ausbruch
ui-step-alarm-text = Das Vorausteam kann diesen Ausbruch abwenden. Das kann es nur einmal.
