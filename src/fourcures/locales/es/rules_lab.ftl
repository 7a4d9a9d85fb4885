# Las reglas, con nuestras palabras: En el laboratorio.

rule-lab = En el laboratorio
rule-lab-what = Qué se añade
rule-lab-roles = Cuatro roles más que se pueden repartir, junto con los de Al límite.
rule-lab-events = Tres eventos más.
rule-lab-role-cards = Roles de En el laboratorio
rule-lab-event-cards = Eventos de En el laboratorio
rule-FDI-1 = Tratar en una ciudad conectada es tratar a todos los efectos: cuesta una acción, se van todos los cubos de una enfermedad curada, y con Injerencia del gobierno libera los peones de esa ciudad [153].
rule-FDI-2 = El movimiento es gratis y también se puede hacer después de la última acción. El dueño del peón tiene que consentir. Al Piloto no se le puede mover así.
rule-LIA-1 = Con una acción. El color de la ciudad es el impreso en el mapa; la carta puede ser cualquiera de ese color [155]. El límite de mano de quien recibe se comprueba al momento.
rule-PIL-1 = Las ciudades intermedias se saltan: un peón que va con él solo entra en el destino [151]. Su dueño tiene que consentir.
rule-PIL-2 = Cuando lo mueve el Coordinador de efectivos u Órdenes especiales, este peón se mueve de las formas comunes.
rule-VIR-1 = Cuantas parejas se quiera, de los colores que sea, pero cada una de un solo color [152]; las parejas del propio color de la cura no tienen sentido. Una cura morada admite de todos modos cartas de cualquier color, así que no tiene parejas.
rule-VIR-2 = Retirar un cubo cuesta una acción. No es tratar: un cubo, aunque la enfermedad esté curada. Ninguna carta es morada, así que no se puede retirar ningún cubo morado.
rule-SANITATION-1 = La carta queda delante de esa persona. Vale siempre que se trata, sea quien sea.
rule-ZONEBAN-1 = El primer brote de una carta sí ocurre. Las ciudades llenas de al lado conservan sus tres cubos, y el marcador no avanza por ellas [154].
rule-SEQUENCING-1 = También se puede jugar junto con Despliegue rápido de vacunas. Queda delante de quien la jugó hasta esa próxima cura.
