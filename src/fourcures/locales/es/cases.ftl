# Archivos de casos y de perft: qué falla en uno, y qué falló al ejecutarlo.

case-unread = No se puede leer { $file }: { $why }.
case-not-ascii = { $file }:{ $line }: en este archivo solo puede haber letras y signos ASCII.
case-verb = { $at }: { $verb } no es un verbo de este tipo de archivo; los verbos son { $verbs }.
case-first = { $at }: un bloque empieza con «{ $form }», no con { $verb }.
case-form = { $at }: esta línea se escribe «{ $form }», pero hay { $found }.
case-sum = { $passed } superados, { $failed } fallidos
case-refused = «{ $what }» fue rechazado: { $why }
case-pos = Campo distinto: { $field }. Se esperaba { $wanted }, hay { $found }.
case-do = No se puede jugar { $token }: { $why } La posición es { $line }.
case-legal = { $token } debería ser posible aquí. Posible: { $legal }
case-illegal = { $token } no debería ser posible aquí.
case-count = Se esperaban { $wanted } opciones, hay { $found }: { $legal }
case-asks = Se esperaba que aguardara a { $wanted }, hay { $found }.
case-odds = La probabilidad de { $token } debería ser { $wanted }, es { $found }.
case-over = La partida debería estar en { $wanted }, está en { $found }.
case-problem = Se esperaba un problema con { $wanted }, hay: { $found }
case-why = Los motivos deberían ser { $wanted }, son { $found }.
case-field-rules = reglas
case-field-seats = plazas
case-field-turn = turno y pasos pendientes
case-field-diseases = enfermedades
case-field-tracks = escalas
case-field-stations = centros
case-field-cubes = cubos
case-field-player-deck = mazo de jugadores
case-field-player-discard = descartes de jugadores
case-field-infection-deck = mazo de infección
case-field-infection-discard = descartes de infección

perft-order = { $at }: un bloque se escribe { $forms } en este orden, los dos últimos cuantas veces se quiera, al menos una.
perft-count = Se esperaban { $wanted }, hay { $found }.
