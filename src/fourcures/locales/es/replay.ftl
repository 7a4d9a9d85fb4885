# Partidas pasadas: mirar atrás, registros, si un reparto fue justo.

record-empty = En este registro no hay partida: no tiene tokens.
record-start = Este registro empieza a mitad de una partida, con una posición. Solo se puede crear una mesa con registros que empiezan por la primera carta.
past-where = En esta partida no existe el lugar { $found }; tiene { $most } tokens.
deal-no-seed = La semilla de esta partida no se ha dicho, así que nadie puede comprobar aún su reparto. Se dice cuando termina la partida.

ui-replay-first = Al principio
ui-replay-last = Al final
ui-replay-back = Un paso atrás
ui-replay-on = Un paso adelante
ui-replay-turn-back = Un turno atrás
ui-replay-turn-on = Un turno adelante
ui-replay-play = Ver
ui-replay-pause = Pausa
ui-replay-where = Lugar en la partida
ui-replay-at = Turno { $turn }, paso { $n } de { $of }
ui-replay-leave = A la mesa

ui-heard-nothing = Todavía no se ha dicho nada.

ui-bring = Abrir un registro
ui-bring-hint = Una partida guardada como archivo .fcr: terminada, para verla otra vez; o sin terminar, para seguir jugando.
ui-bring-file = Elegir archivo

ui-deal-how = Todas las cartas de una partida salen de un texto, su semilla. Antes de la primera carta el servidor muestra el hash de la semilla. Al final dice la semilla, para que cualquiera pueda ver que ninguna carta se eligió por el camino.
ui-deal-promise = Promesa
ui-deal-seed = Semilla
ui-deal-later = { $n ->
    [one] Hasta ahora se ha revelado una carta.
   *[other] Hasta ahora se han revelado { $n } cartas.
} La semilla se dice cuando termina la partida. Este navegador guarda la promesa hasta entonces.
ui-deal-own = La promesa que se te mostró
ui-deal-kept = Este navegador ha calculado el hash de la semilla: es el que se prometió.
ui-deal-broken = El hash de la semilla no es el que se prometió. Es { $found }
ui-deal-insecure = Este navegador solo calcula hashes en direcciones con https. La orden de abajo lo hace en cualquier sitio.
ui-deal-in-order = Este navegador ha calculado el rango de cada una de las { $n } cartas de jugador: salieron en el orden de sus rangos.
ui-deal-out-of-order = { $card } salió antes que una carta de rango inferior.
ui-deal-right = { $n ->
    [one] El servidor ha repartido la partida otra vez: su única carta salió como dice la semilla.
   *[other] El servidor ha repartido la partida otra vez: las { $n } cartas salieron como dice la semilla.
}
ui-deal-wrong = El servidor ha repartido la partida otra vez: el paso { $n } no es la carta que reparte la semilla.
ui-deal-command = Compruébalo en tu propio ordenador con el registro de la partida:
