# Cuarentenas: nombres, textos, lo que ocurre, motivos y la página.

name-quarantines = Cuarentenas
challenge-quarantines = Cuatro marcadores, que se colocan con una acción. Cada uno frena dos veces cubos o un brote en su ciudad. El Coronel puede entrar en el reparto.

name-COL = Coronel
    .el = el Coronel
    .cap = El Coronel
    .a = al Coronel
    .de = del Coronel
name-INITIATIVE = Iniciativa local
role-COL = Renueva el marcador de cuarentena de una ciudad al llegar. Con una carta, coloca uno en cualquier ciudad. Con este rol hay seis marcadores.
event-INITIATIVE = Un marcador de cuarentena en cualquier ciudad que no lo tenga.

log-quarantine = { $who_cap } coloca un marcador de cuarentena en { $city }.
log-quarantine_far = { $who_cap } gasta la carta de { $card } en un marcador de cuarentena en { $city }.
log-initiative = { $who_cap } juega { $card }: un marcador de cuarentena en { $city }.
log-quarantined = { $n ->
    [0] La cuarentena de { $city } frena la enfermedad { $disease_f } y termina.
   *[other] La cuarentena de { $city } frena la enfermedad { $disease_f } y aguanta una vez más.
}
log-renewed = Se renueva la cuarentena de { $city }.

why-quarantine-card = No hay en la mano ninguna carta de ciudad para pagar un marcador.
why-quarantine-none = Todos los marcadores de cuarentena están colocados.

cli-kind-quarantine = Colocar un marcador de cuarentena
cli-kind-quarantine_far = Colocar un marcador de cuarentena en otro lugar

problem-quarantines = Hay más de seis marcadores de cuarentena en el mapa.

## La página

extra-quarantines = Marcador de cuarentena
mark-quarantines = C
ui-deed-quarantine = Cuarentena
ui-deed-quarantine_far = Cuarentena lejana
ui-do-quarantine = Cuarentena en { $city }
ui-do-quarantine_far = Cuarentena en { $city } con { $card }
ui-do-initiative = Cuarentena en { $city }
ui-way-short-quarantine_far = cuarentena con carta
ui-way-short-initiative = cuarentena
