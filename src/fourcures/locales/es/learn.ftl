# La primera partida, que se explica sola mientras se juega; y cómo se ofrece en la sala.

learn-offer = Aprender en cuatro minutos
learn-new = ¿Es tu primera vez?
learn-new-text = Una primera partida se explica mientras juegas: en una mesa de verdad y siempre con las mismas cartas. No cuenta para nada.
learn-going = Tu primera partida te espera
learn-continue = Seguir con ella
learn-name = Primera partida
learn-step = { $n } de { $of }
learn-next = Siguiente
learn-show = Ver dónde
learn-leave = Dejar la lección; la mesa sigue siendo tuya
learn-anew = Empezar de nuevo la lección
learn-without = Seguir sin la lección
learn-play-on = Seguir jugando

learn-strayed = Eso era otra cosa
learn-strayed-text = Está permitido, pero la lección va por otro camino. Deshazlo o sigue sin la lección.
learn-lost-text = Está permitido, pero la lección va por otro camino y ya se han revelado cartas. Empieza de nuevo o sigue sin ella.

learn-goal = Cuatro curas y el mundo se salva
learn-goal-text = Se extienden cuatro enfermedades; con una cura para cada una se gana. El número de cada una son los cubos que le quedan: si se acaban los de una, o las cartas de jugador, o hay ocho brotes, se pierde. Llevas dos roles; empieza el Médico.
learn-danger = Miami está al borde de un brote
learn-danger-text = En una ciudad caben tres cubos de una enfermedad; el siguiente salta a todas las conectadas. Cada turno tiene cuatro acciones. La primera: pulsa Miami para conducir hasta allí (teclas: D, flechas, Enter).
learn-treat = Trata la enfermedad
learn-treat-text = Tratar quita un cubo de la ciudad donde estás; el Médico quita de una vez todos los de ese color. Pulsa { ui-tool-treat } (T).
learn-home = Vuelve a Atlanta
learn-home-text = Tienes la carta de Atlanta, y el Científico, que está allí, reúne las azules. Una carta solo cambia de mano en la ciudad que muestra.
learn-share = Entrega la carta
learn-share-text = Pulsa { ui-tool-share } (K) y confirma. Nada que cueste una carta ocurre con un solo toque. Es tu cuarta acción: con ella acaba el turno.
learn-cards = Después llegan las cartas
learn-cards-text = Tras las acciones robas dos cartas de jugador y luego se infectan dos ciudades, con un cubo cada una. Así en cada turno. Ahora le toca al Científico, que también es tuyo.
learn-cure = Descubre una cura
learn-cure-text = En un centro de investigación, cinco cartas de un color dan una cura; al Científico le bastan cuatro. En Atlanta hay un centro: pulsa { ui-tool-cure } (U) y confirma.
learn-fly = Vuela
learn-fly-text = El azul está curado; quedan tres. El este va mal y está lejos: un vuelo directo te lleva a la ciudad de una carta que descartas. Pulsa { ui-tool-direct } (F) o la carta de { name-SYD }, y confirma.
learn-off = ¿Por qué no?
learn-off-text = Un botón apagado dice por qué lo está cuando lo pulsas, y la tecla Y abre las reglas en ese punto. Pruébalo: pulsa { ui-tool-shuttle } (S).
learn-end = Acaba tu turno
learn-end-text = Quedan dos acciones. Úsalas como quieras, o pulsa { ui-end-turn } (N) y confirma. Algo está a punto de pasar.
learn-epidemic = Una epidemia
learn-epidemic-text = Una de las dos cartas era una epidemia: las infecciones van más rápido, otra ciudad recibe tres cubos y todos los descartes de infección vuelven encima del mazo, así que saldrán las mismas ciudades. Le tocó a Atlanta; pero el azul está curado y el Médico está allí, y no quedó ningún cubo.
learn-outbreak = Y un brote
learn-outbreak-text = Salió Shanghái otra vez, que ya tenía tres cubos: cada ciudad conectada recibió uno. Las cadenas de brotes hacen perder. Vigila las ciudades con tres cubos cuya carta está encima del mazo.
learn-done = Eso es todo
learn-done-text = Con tres curas más se gana. Los eventos se juegan entre estos pasos y no cuestan acción; las reglas están en la tecla Y, todas las teclas en ?. Esta mesa es tuya: sigue jugando, o crea una de verdad en la sala.
