# Las reglas, con nuestras palabras: Estado de emergencia.

## Eventos de emergencia

rule-crises = Eventos de emergencia
rule-crises-setup = Qué se añade
rule-crises-cards = Hay diez eventos de emergencia. En cada montón del mazo de jugadores se baraja uno al azar además de su epidemia; los demás quedan fuera de la partida, y nadie sabe cuáles son.
rule-crises-drawn = Un evento de emergencia no va a ninguna mano, y no se roba otra carta por él. Ocurre cuando todas las cartas del robo están a la vista.
rule-crises-order = Si varias cartas de un robo ocurren al momento, quien tiene el turno dice cuál va primero; solo un evento de mutación va siempre antes que una epidemia. Entre dos de ellas se pueden jugar eventos.
rule-crises-lasts = Algunos quedan a la vista: hasta que ocurre el próximo evento de emergencia, hasta el próximo brote o hasta que termina el turno.
rule-crisis-cards = Los eventos de emergencia

rule-PLANES-1 = Vale para todos los peones, los mueva quien los mueva. El vuelo propio del Experto en operaciones no es ninguno de estos.
rule-CONTAINMENT-1 = Los brotes que provoca ponen uno, como siempre. Con Muy contagiosa son dos, no tres.
rule-HOTSPOT-1 = Si su enfermedad está erradicada, no llega nada. El índice no sube y no se baraja nada.
rule-ZONES-1 = Una enfermedad tras otra: primero todos los cubos y después los brotes, cada ciudad una vez. Lo que trae un brote no crece.
rule-LIMITED-1 = El límite del Archivista también es seis. Quien tiene más descarta o juega eventos antes de que ocurra nada más [148].
rule-LOGISTICS-1 = Una noche tranquila salta una de las dos [147].
rule-PATIENT-1 = El cubo llega también en este turno, y una vez en cada turno. Una ciudad protegida no recibe ninguno, y la carta se queda [146]. Al final se descarta la carta de infección.
rule-BREAKDOWN-1 = En la última casilla de la escala no pasa nada. La próxima epidemia avanza el marcador desde ahí.
rule-TIME-1 = Si al robar quedan menos de tres cartas, la partida está perdida; también si no se puede robar la carta de más [149].

## Cuarentenas

rule-quarantines = Cuarentenas
rule-quarantines-what = Colocar y frenar
rule-quarantines-place = Con una acción se coloca un marcador de cuarentena en la ciudad donde está el peón, si no tiene uno y queda alguno. Hay cuatro; seis mientras el Coronel está en la mesa.
rule-quarantines-stop = Un marcador nuevo frena dos veces: todos los cubos que llegarían de golpe a su ciudad, o un brote en ella. Después de la segunda vez se retira y se puede colocar de nuevo.
rule-quarantines-void = Lo que de todos modos no traería cubos no gasta nada: una enfermedad erradicada, una ciudad que ya ha tenido su brote con esta carta.
rule-quarantines-shield = Donde la Especialista en cuarentenas, o el Médico con una enfermedad curada, ya impide los cubos, el marcador no se usa [150].
rule-quarantines-count = Cada brote junto a un marcador cuenta como una vez, también dentro de una cadena. Lo mismo la propia enfermedad y el morado de una misma carta de infección.
rule-quarantines-role-cards = El Coronel
rule-quarantines-event-cards = El evento

rule-COL-1 = Al llegar a una ciudad, de cualquier forma y en el turno de quien sea, gira su marcador para que frene de nuevo dos veces; sin acción.
rule-COL-2 = Con una acción y cualquier carta de ciudad, un marcador en cualquier ciudad que no lo tenga.
rule-COL-3 = Si el rol se va y hay más de cuatro marcadores en el mapa, se quedan, y no se coloca ninguno hasta que haya menos de cuatro.
