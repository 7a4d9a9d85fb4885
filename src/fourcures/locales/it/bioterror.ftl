# Bioterrorista: uno contro tutti.

name-BIO = Bioterrorista
    .il = il Bioterrorista
    .cap = Il Bioterrorista
    .di = del Bioterrorista
    .a = al Bioterrorista
    .da = dal Bioterrorista
name-bioterrorist = Bioterrorista
challenge-bioterrorist = Un giocatore gioca contro gli altri: nascosto, con carte infezione, diffonde una malattia viola. Vince se la squadra perde mentre un cubo viola è sulla mappa.
role-BIO = Dopo ogni turno della squadra: uno spostamento in auto o traghetto e altre due azioni, in qualsiasi ordine. Infetta e distrugge stazioni solo finché nessuno lo vede.

rival-seats = Contro { $role_il } serve qualcuno: almeno due giocatori.
rival-last = L’ultimo posto è { $role_di }, non { $other_di }.

log-rival = Il turno del Bioterrorista.
log-biocard = Il Bioterrorista pesca { $city_il }.
log-biocard-hidden = Il Bioterrorista riceve una carta infezione.
log-hide = Il Bioterrorista si nasconde { $city_a }.
log-hide-hidden = Il Bioterrorista ha scelto dove nascondersi.
log-biodrive = Il Bioterrorista si sposta { $city_a }.
log-biodrive-hidden = Il Bioterrorista si sposta.
log-biodirect = Il Bioterrorista vola { $city_a }.
log-biocharter = Il Bioterrorista prende un volo charter con la carta { $card_di }, fino { $city_a }.
log-biocharter-hidden = Il Bioterrorista prende un volo charter con la carta { $card_di }.
log-biodraw = Il Bioterrorista pesca una carta infezione.
log-infect_here = Il Bioterrorista infetta { $city_il }, dov’è lui.
log-infect_there = Il Bioterrorista infetta { $city_il } con la sua carta.
log-sabotage = Il Bioterrorista distrugge la stazione di ricerca { $city_di } con la carta { $card_di }.
log-escape = Il Bioterrorista fugge { $city_a }.
log-biodiscard = Il Bioterrorista scarta { $card_il }.
log-biodone = Il Bioterrorista resta nell’ombra.
log-capture = { $who_cap } cattura il Bioterrorista { $city_a }. Tutte le sue carte si scartano.
log-sighted = Il Bioterrorista è stato visto all’aeroporto { $city_di }.
log-spotted = Il Bioterrorista è { $city_a }, allo scoperto.
log-gone = Il Bioterrorista è sparito.
log-rival-wins = Il viola è sulla mappa: vince il Bioterrorista.
log-rival-loses = Nessun cubo viola è sulla mappa: perde anche il Bioterrorista.
log-rival-beaten = La squadra vince: il Bioterrorista perde.

cli-ask-biowin = Un evento prima del turno del Bioterrorista? { $roles }
cli-ask-biohide = { $roles }: dove ti nascondi?
cli-ask-bio = { $roles }: che cosa fai?
cli-ask-biohand = { $roles }: quale carta scarti?
cli-kind-hide = Nasconditi a
cli-kind-biodrive = Vai a
cli-kind-biodirect = Volo diretto per
cli-kind-biocharter = Volo charter per
cli-kind-biodraw = Pesca
cli-kind-infect_here = Infetta qui
cli-kind-infect_there = Infetta con la carta di
cli-kind-sabotage = Distruggi la stazione con
cli-kind-escape = Fuggi a
cli-kind-biodiscard = Scarta
cli-kind-biodone = Basta azioni
cli-kind-capture = Cattura

extra-bio = Bioterrorista
extra-biocards = Le sue carte
extra-biosight = Visto l’ultima volta

problem-bio-captured = Il Bioterrorista è catturato, ma la sua pedina non è allo scoperto.
problem-bio-spotted = Il Bioterrorista è in una città con una pedina, ma non è avvistato.
problem-bio-nowhere = Il Bioterrorista agisce, ma non è da nessuna parte.
problem-bio-hand = Il Bioterrorista ha più di sette carte.
problem-bio-origin = Una carta del Bioterrorista viene da uno strato che non c’è.

# La pagina

ui-bio-nowhere = non ancora sulla mappa
ui-bio-hidden = nascosto
ui-bio-spotted = allo scoperto
ui-bio-captured = catturato
ui-bio-beaten = sconfitto
ui-bio-sighted = Visto l’ultima volta { $city_a }, turno { $turn }.
ui-bio-drive = uno spostamento
ui-bio-others = { $n ->
    [one] un’altra azione
   *[other] altre { $n } azioni
}
ui-bio-left = Restano: { $what }.
ui-bio-done = In questo turno: { $what }.
ui-bio-did-here = infettato qui
ui-bio-did-there = infettato là
ui-bio-did-sabotage = distrutta una stazione
ui-tier-away = { $n ->
    [one] Una di queste è in mano al Bioterrorista.
   *[other] { $n } di queste sono in mano al Bioterrorista.
}

ui-step-biowin = { $who }: un evento?
ui-step-biowin-text = Poi tocca al Bioterrorista.
ui-step-biohide = { $who }: dove nascondersi?
ui-step-biohide-text = Scegli una città senza pedine della squadra. Nessun altro la vedrà.
ui-step-bio = { $who } trama
ui-step-bio-text = Uno spostamento e altre due azioni, in qualsiasi ordine.
ui-step-biohand = { $who }: troppe carte
ui-step-biohand-text = Scarta una carta infezione.
ui-wait-biowin = Può giocare un evento: { $who }.
ui-wait-biohide = Il Bioterrorista sceglie dove nascondersi.
ui-wait-bio = Il Bioterrorista agisce in segreto.
ui-wait-biohand = Il Bioterrorista scarta.
ui-deed-capture = Cattura
ui-do-capture = Cattura il Bioterrorista
ui-do-hide = Nasconditi { $city_a }
ui-do-biodrive = Vai { $city_a }
ui-do-biodirect = Vola { $city_a }
ui-do-biocharter = Charter { $city_a }, scarta { $card }
ui-do-biodraw = Pesca una carta
ui-do-infect_here = Infetta qui
ui-do-infect_there = Infetta { $city_il }
ui-do-sabotage = Distruggi la stazione, scarta { $card }
ui-do-escape = Fuggi { $city_a }
ui-do-biodiscard = Scarta { $card }
ui-do-biodone = Fine turno
ui-way-short-hide = nasconditi
ui-way-short-biodrive = auto
ui-way-short-biodirect = volo diretto
ui-way-short-biocharter = volo charter
ui-way-short-infect_there = infetta
ui-way-short-sabotage = distruggi la stazione
ui-way-short-escape = fuggi
ui-way-short-biodiscard = scarta
ui-way-short-capture = cattura
