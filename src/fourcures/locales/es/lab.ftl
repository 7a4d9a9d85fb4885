# En el laboratorio: nombres, textos, lo que ocurre, motivos y la página.

name-FDI = Director de campo
    .el = el Director de campo
    .cap = El Director de campo
    .a = al Director de campo
    .de = del Director de campo
name-LIA = Enlace local
    .el = el Enlace local
    .cap = El Enlace local
    .a = al Enlace local
    .de = del Enlace local
name-PIL = Piloto
    .el = el Piloto
    .cap = El Piloto
    .a = al Piloto
    .de = del Piloto
name-VIR = Viróloga
    .el = la Viróloga
    .cap = La Viróloga
    .a = a la Viróloga
    .de = de la Viróloga

name-SANITATION = Saneamiento mejorado
name-ZONEBAN = Cierre de zona infectada
name-SEQUENCING = Avance en la secuenciación

role-FDI = También trata en ciudades conectadas. Una vez por turno, mueve por una línea otro peón de su ciudad o de una conectada, sin acción.
role-LIA = Una vez por turno, da una carta del color de su ciudad a alguien en cualquier ciudad de ese color.
role-PIL = Vuela a cualquier ciudad a tres líneas o menos y puede llevar consigo un peón. No se mueve de otra forma ni construye.
role-VIR = Dos cartas de un mismo color valen por una carta de una cura. Con una carta, retira un cubo de su color de cualquier ciudad.

event-SANITATION = Hasta el próximo turno de quien tiene el turno, quien trata retira un cubo más.
event-ZONEBAN = Hasta el próximo turno de quien tiene el turno, ningún brote provoca otro.
event-SEQUENCING = Justo después de una cura: la próxima cura necesita una carta menos, la descubra quien la descubra.

log-treat_near = { $who_cap } trata la enfermedad { $disease_f } en { $city }.
log-lead = { $who_cap } se queda.
log-lead-other = { $who_cap } envía { $pawn_a } de { $from } a { $city }.
log-send = { $who_cap } da { $pawn_a } la carta de { $card }.
log-flight = { $who_cap } vuela de { $from } a { $city }.
log-flight-other = { $who_cap } vuela de { $from } a { $city } y lleva consigo { $pawn_a }.
log-suppress = { $who_cap } gasta la carta de { $card } contra un cubo de { $city }.
log-pair_cure = { $who_cap } descubre la cura { $disease_f } con { $cards }.
log-sanitation = { $who_cap } juega { $card }: al tratar se retira un cubo más.
log-zoneban = { $who_cap } juega { $card }: ningún brote provoca otro.
log-sequencing = { $who_cap } juega { $card }: la próxima cura necesita una carta menos.
log-ignored = En { $city } no hay brote { $disease }.

why-led = Este turno ya se ha movido un peón.
why-near-none = No hay cubos en las ciudades conectadas ni peones cercanos que mover.
why-sent = Este turno ya se ha dado una carta.
why-send-none = No hay cartas del color de esta ciudad en la mano, o nadie más está en una ciudad de ese color.
why-flight = El peón no puede salir de su ciudad.
why-SEQUENCING = Avance en la secuenciación se juega justo después de una cura.
why-suppress = No hay en la mano cartas de un color que tenga cubos en el mapa.

cli-kind-treat_near = Tratar al lado
cli-kind-lead = Enviar un peón
cli-kind-send = Dar a distancia
cli-kind-flight = Volar
cli-kind-suppress = Gastar una carta contra un cubo
cli-kind-pair_cure = Descubrir una cura con parejas

## La página

ui-deed-flight = Volar
ui-deed-treat_near = Tratar al lado
ui-deed-send = Dar una carta
ui-deed-suppress = Carta contra un cubo
ui-do-treat_near = Tratar { $disease } en { $city }
ui-do-lead = Enviar a { $city }: { $pawn }
ui-do-send = Dar { $card } a { $partner }
ui-do-flight = { $other ->
    [yes] Volar a { $city } con { $pawn }
   *[no] Volar a { $city }
 }
ui-do-suppress = Gastar { $card } en { $city }
ui-do-pair_cure = Descubrir la cura { $disease_f }
ui-do-sanitation = Un cubo más
ui-do-zoneban = Sin brotes en cadena
ui-do-sequencing = Una carta menos la próxima cura
ui-way-flight = Volar
ui-way-lead = Enviar un peón
ui-way-short-flight = volar
ui-way-short-lead = sin acción
ui-way-short-treat_near = tratar
ui-way-short-send = dar una carta
ui-way-short-suppress = gastar una carta
ui-way-short-pair_cure = con parejas
