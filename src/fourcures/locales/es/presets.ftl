# Modalidades y opciones de una mesa.

preset-unknown = No existe la modalidad «{ $found }»; hay { $allowed }.
preset-seats = Esta modalidad es para { $least } a { $most } plazas, no { $found }.
preset-epidemics = Esta modalidad es para { $least } a { $most } epidemias, no { $found }.
option-unknown = No existe la opción «{ $found }»; hay { $allowed }.
option-value = La opción { $option } no puede ser «{ $found }»; es una de { $allowed }.
option-needs = La opción { $option } necesita un grupo de roles con { $role_el }.
option-flight-2008 = En la edición de 2008 el Experto en operaciones no tiene vuelo: desactiva esa opción o elige otros roles.
challenge-unknown = No existe el desafío «{ $found }»; hay { $allowed }.
role-not-in-set = «{ $found }» no está en este grupo de roles: { $allowed }.
