# In laboratorio: nomi, testi, ciò che accade, motivi, e la pagina.

name-FDI = Direttore sul campo
    .il = il Direttore sul campo
    .cap = Il Direttore sul campo
    .di = del Direttore sul campo
    .a = al Direttore sul campo
    .da = dal Direttore sul campo
name-LIA = Contatto locale
    .il = il Contatto locale
    .cap = Il Contatto locale
    .di = del Contatto locale
    .a = al Contatto locale
    .da = dal Contatto locale
name-PIL = Pilota
    .il = il Pilota
    .cap = Il Pilota
    .di = del Pilota
    .a = al Pilota
    .da = dal Pilota
name-VIR = Virologa
    .il = la Virologa
    .cap = La Virologa
    .di = della Virologa
    .a = alla Virologa
    .da = dalla Virologa

name-SANITATION = Igiene migliorata
name-ZONEBAN = Blocco della zona
name-SEQUENCING = Svolta nel sequenziamento

role-FDI = Tratta anche nelle città collegate. Una volta per turno, senza azione, muove lungo un collegamento un’altra pedina che è nella sua città o in una collegata.
role-LIA = Una volta per turno dà una carta del colore della sua città a un giocatore in una qualsiasi città di quel colore.
role-PIL = Vola in qualsiasi città entro tre collegamenti e può portare con sé una pedina. Non ha altri movimenti e non costruisce.
role-VIR = Due carte di uno stesso colore valgono una carta di una cura. Con una carta toglie un cubo del suo colore da qualsiasi città.

event-SANITATION = Finché non tocca di nuovo a chi è di turno, chiunque tratta toglie un cubo in più.
event-ZONEBAN = Finché non tocca di nuovo a chi è di turno, nessun focolaio ne provoca un altro.
event-SEQUENCING = Subito dopo una cura: la prossima richiede una carta in meno, chiunque la scopra.

log-treat_near = { $who_cap } tratta { $disease_il } { $city_a }.
log-lead = { $who_cap } resta dov’è.
log-lead-other = { $who_cap } manda { $pawn_il } { $from_da } { $city_a }.
log-send = { $who_cap } dà la carta { $card_di } { $pawn_a }.
log-flight = { $who_cap } vola { $from_da } { $city_a }.
log-flight-other = { $who_cap } vola { $from_da } { $city_a } e porta con sé { $pawn_il }.
log-suppress = { $who_cap } spende la carta { $card_di } contro un cubo { $city_a }.
log-pair_cure = { $who_cap } scopre la cura { $disease_di } con { $cards_il }.
log-sanitation = { $who_cap } gioca { $card }: chi tratta toglie un cubo in più.
log-zoneban = { $who_cap } gioca { $card }: nessun focolaio ne provoca un altro.
log-sequencing = { $who_cap } gioca { $card }: la prossima cura richiede una carta in meno.
log-ignored = Nessun focolaio { $city_a } ({ $disease }).

why-led = In questo turno è già stata mossa una pedina.
why-near-none = Vicino a questa città non ci sono cubi, né pedine da muovere.
why-sent = In questo turno è già stata data una carta.
why-send-none = In mano non ci sono carte del colore di questa città, o nessun altro è in una città di quel colore.
why-flight = La pedina non può lasciare la sua città.
why-SEQUENCING = Svolta nel sequenziamento si gioca subito dopo una cura.
why-suppress = In mano non ci sono carte con cubi del loro colore sulla mappa.

cli-kind-treat_near = Tratta in una città vicina
cli-kind-lead = Manda una pedina
cli-kind-send = Dai da lontano
cli-kind-flight = Vola
cli-kind-suppress = Spendi una carta contro un cubo
cli-kind-pair_cure = Scopri una cura con coppie

## La pagina

ui-deed-flight = Vola
ui-deed-treat_near = Tratta vicino
ui-deed-send = Dai una carta
ui-deed-suppress = Carta contro cubo
ui-do-treat_near = Tratta { $disease_il } { $city_a }
ui-do-lead = Manda { $pawn } { $city_a }
ui-do-send = Dai { $card } a { $partner }
ui-do-flight = { $other ->
    [yes] Vola { $city_a } con { $pawn }
   *[no] Vola { $city_a }
 }
ui-do-suppress = { $city }: spendi { $card }
ui-do-pair_cure = Scopri la cura { $disease_di }
ui-do-sanitation = Un cubo in più
ui-do-zoneban = Niente focolai a catena
ui-do-sequencing = Prossima cura: una carta in meno
ui-way-flight = Vola
ui-way-lead = Manda una pedina
ui-way-short-flight = vola
ui-way-short-lead = senza azione
ui-way-short-treat_near = tratta
ui-way-short-send = dai una carta
ui-way-short-suppress = spendi una carta
ui-way-short-pair_cure = con coppie
