## What AI team-mates say at a table, and what is said to them

mates-none = Ahí no juega ningún compañero de IA.
mates-thinking = { $role_cap } ya está pensando.
mates-too-fast = Demasiadas preguntas: vuelve a preguntar dentro de { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
 }.
mates-not-waiting = Ningún compañero de IA espera ahora una palabra.

ui-mate-says = Lo que dicen los compañeros de IA
ui-mate-ask = ¿Qué harías tú?
ui-mate-ask-now = Ahora
ui-mate-ask-ahead = En su próximo turno
ui-mate-thinks = { $who_cap } piensa…
ui-mate-would = Respuesta: { $why }
ui-mate-then = Piensa hacer: { $steps }
ui-mate-leave = Decidimos nosotros
ui-mate-leave-hint = Los compañeros de IA esperan en su turno hasta que alguien diga «Adelante», y guardan sus eventos.
ui-mate-waits = { $who_cap } espera una palabra vuestra
ui-mate-waits-for = { $who_cap }: juega en su lugar, o sigue por su cuenta en { $n } s
ui-mate-go = Adelante
ui-mate-show = Verlo en el mapa
