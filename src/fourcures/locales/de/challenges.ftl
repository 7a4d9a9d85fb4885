# Mutation und Virulenter Stamm.

name-p = Lila
    .e = lila
    .en = lila
    .er = lila
name-MUA = Mutation
name-MUB = Mutation
name-THREATENS = Die Mutation droht
name-SPREADS = Die Mutation breitet sich aus
name-INTENSIFIES = Die Mutation verschärft sich

name-mutation = Mutation
challenge-mutation = Eine fünfte Seuche, lila, breitet sich durch eigene Karten aus. Beliebige Stadtkarten heilen sie, wenn eine davon eine lila Stadt zeigt.
infection-MUA = Die Stadt der untersten Infektionskarte bekommt einen lila Würfel.
infection-MUB = Die Stadt der untersten Infektionskarte bekommt einen lila Würfel.
event-THREATENS = Die Stadt der untersten Infektionskarte bekommt drei lila Würfel.
event-SPREADS = Die Städte der drei untersten Infektionskarten bekommen je einen lila Würfel.
event-INTENSIFIES = Jede Stadt mit genau zwei lila Würfeln bekommt einen dritten.

log-mutant = Die Mutation erreicht { $city }.
log-threat = Die Mutation trifft { $city }.
log-unleash = { $who_cap } lässt zuerst geschehen: { $card }.
log-void = Lila ist ausgerottet: Nichts mutiert.

cli-ask-mutate = { $roles }: Welches Mutationsereignis geschieht zuerst?

why-cure-cards-any = { $n } von { $need } Stadtkarten für das { $disease_e } Heilmittel auf der Hand.
why-cure-purple = Das { $disease_e } Heilmittel braucht die Karte einer Stadt, die jetzt einen { $disease_en } Würfel hat.

problem-mutation = Ein Mutationsereignis liegt offen, aber kein Schritt lässt es geschehen.
problem-mutation-twice = Ein Mutationsereignis liegt offen und ist schon geschehen.

advice-epidemics = { $n ->
    [one] Mit dieser Herausforderung ist eine Epidemie weniger als sonst ein guter Anfang.
   *[other] Mit diesen Herausforderungen sind { $n } Epidemien weniger als sonst ein guter Anfang.
}

# Virulenter Stamm

name-virulent = Virulenter Stamm
challenge-virulent = Jede Epidemie ist eine Karte für sich, und ihre Wirkung betrifft eine Seuche: den virulenten Stamm.
name-CHRONIC = Chronischer Verlauf
name-COMPLEX = Komplexe Molekularstruktur
name-GOVERNMENT = Einmischung der Regierung
name-POCKET = Verborgener Herd
name-RATE = Rateneffekt
name-SLOPE = Schiefe Bahn
name-LOSS = Untragbarer Verlust
name-UNCOUNTED = Ungezählte Bevölkerung
name-CONTAGIOUS = Hochansteckend
name-RESISTANT = Behandlungsresistent

epidemic-CHRONIC = Eine Infektionskarte des Stamms bringt einer Stadt, die nichts von ihm hat, zwei Würfel statt einen.
epidemic-COMPLEX = Das Heilmittel gegen den Stamm braucht eine Karte mehr.
epidemic-GOVERNMENT = Keine Figur verlässt eine Stadt mit Würfeln des Stamms, außer wenn dort in diesem Zug einer davon behandelt wurde.
epidemic-POCKET = Ist der Stamm ausgerottet, so kehrt er zurück: ein Würfel für jede seiner Städte in der Infektionsablage.
epidemic-RATE = Wird eine Infektionskarte des Stamms aufgedeckt, so wird eine Karte mehr aufgedeckt, einmal in jeder Infektionsphase.
epidemic-SLOPE = Ein Ausbruch des Stamms zählt doppelt.
epidemic-LOSS = Vier Würfel des Stamms verlassen den Vorrat für immer.
epidemic-UNCOUNTED = Jede Stadt mit genau einem Würfel des Stamms bekommt einen zweiten.
epidemic-CONTAGIOUS = Ein Ausbruch des Stamms bringt jeder verbundenen Stadt zwei Würfel statt einen; Ausbrüche, die er auslöst, sind gewöhnliche.
epidemic-RESISTANT = Den Stamm zu behandeln kostet zwei Aktionen, bis er geheilt ist.

log-strain = Die Epidemie: { $city }.
log-tie = Der Zufall wählt unter den Seuchen mit den meisten Würfeln: { $city }.
log-virulent = Der virulente Stamm ist { $disease }.
log-effect = „{ $card }“ wirkt: Der Stamm ist { $disease }.
log-idle = Das bewirkt nichts.
log-lost = { $n ->
    [one] Ein { $disease_er } Würfel verlässt das Spiel.
   *[other] { $n } { $disease_e } Würfel verlassen das Spiel.
}

why-held = Die Regierung lässt niemanden aus { $city } fort, ehe dort in diesem Zug der Stamm behandelt wurde.
why-treat-dear = Behandeln kostet hier mehr Aktionen, als übrig sind.

problem-strains = Die aufgedeckten Epidemiekarten passen nicht zu den Epidemien, die da waren und noch kommen.
problem-strain-unknown = Epidemien haben gewirkt, aber keine Seuche ist der virulente Stamm.
problem-lost = Würfel sind aus dem Spiel, aber keine Epidemiekarte hat sie genommen.

# Was auf dem Tisch liegt, für Menschen

extra-value = { $value }
extra-mutation = Kommende Mutationsereignisse
extra-mutated = Bisherige Mutationsereignisse
extra-strain = Virulenter Stamm
extra-effects = Geltende Epidemien
extra-spent = Vergangene Epidemien
extra-epidemics = Kommende Epidemien
extra-lost = Würfel aus dem Spiel
extra-treated = Stamm behandelt in

log-over-win-purple = Jede Seuche ist geheilt, oder Lila ist verschwunden und die anderen vier sind es: Ihr gewinnt.

## Die Seite

ui-step-mutate = { $who }: Was geschieht zuerst?
ui-step-mutate-text = Zwei Mutationsereignisse liegen offen.
ui-do-unleash = Zuerst { $card }
ui-way-short-unleash = zuerst
