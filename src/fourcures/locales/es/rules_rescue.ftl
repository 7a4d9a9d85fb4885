# Las reglas, con nuestras palabras: Estado de emergencia.

rule-rescue = Estado de emergencia
rule-rescue-what = Qué se añade
rule-rescue-roles = Tres roles más que se pueden repartir.
rule-rescue-events = Seis eventos más.
rule-rescue-after = **Después de una epidemia.** Cuando se ha resuelto una epidemia, y antes que nada, se pregunta al Socorrista y a quien tiene Respuesta de emergencia. Entonces también se pueden jugar otros eventos.
rule-rescue-role-cards = Roles de Estado de emergencia
rule-rescue-event-cards = Eventos de Estado de emergencia
rule-FIR-1 = Moverse a un centro cuesta una acción y ninguna carta, esté donde esté el peón.
rule-FIR-2 = La respuesta a una epidemia es gratis y se puede dar en el turno de quien sea, una vez por epidemia: el peón va a la ciudad de la epidemia, si no está en ella, y trata una vez.
rule-GSP-1 = La cura común sigue siendo posible, en cualquier centro. Donde hace falta una carta menos, se omite cualquiera de las cinco, a elección de quien juega [156]; donde hace falta una más, es una más del color de la cura.
rule-PHA-1 = Enseñar una carta y tratar cuesta una acción, y la carta se conserva. Es tratar a todos los efectos.
rule-PHA-2 = Retirar un cubo de una enfermedad curada cuesta una acción. No es tratar: un cubo.
rule-ADVANCE-1 = Se pregunta a quien tiene la carta delante siempre que está a punto de ocurrir un brote, también uno provocado por otro. Si se evita, el marcador no avanza y nada se extiende desde esa ciudad; la carta se descarta.
rule-CONFERENCE-1 = Cada plaza decide por sí misma, una tras otra, empezando a la izquierda de la persona elegida.
rule-RESPONSE-1 = Una vez, antes de la siguiente carta del robo o de las infecciones. El dueño del peón tiene que consentir. Tratar no cuesta acción.
rule-RUMOR-when = Justo antes de las infecciones
rule-RUMOR-1 = La carta descartada no tiene efecto. Si el índice es uno, no se revela ninguna carta.
rule-PLANNING-1 = Desde entonces la mesa conoce las cartas. Las epidemias que haya entre ellas no hacen nada hasta que se roban.
rule-DELIVERY-1 = Quien da o recibe sin haber jugado la carta tiene que consentir. Los límites de mano se comprueban al momento.
