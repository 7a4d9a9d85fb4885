# Modelli e opzioni di un tavolo.

preset-unknown = Il modello «{ $found }» non esiste; ci sono { $allowed }.
preset-seats = Questo modello va da { $least } a { $most } posti, non { $found }.
preset-epidemics = Questo modello va da { $least } a { $most } epidemie, non { $found }.
option-unknown = L’opzione «{ $found }» non esiste; ci sono { $allowed }.
option-value = L’opzione { $option } non può essere «{ $found }»; è una di queste: { $allowed }.
option-needs = L’opzione { $option } richiede una serie di ruoli con { $role_il }.
option-flight-2008 = Nell’edizione del 2008 l’Esperto operativo non ha il volo: scegli l’opzione flight off, o altri ruoli.
challenge-unknown = La sfida «{ $found }» non esiste; ci sono { $allowed }.
role-not-in-set = «{ $found }» non è in questa serie di ruoli: { $allowed }.
