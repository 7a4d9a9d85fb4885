# La página: accesos a las reglas y motivos por los que algo no se puede hacer.

ui-rules = Reglas
ui-rule-link = Regla
ui-rule-of = La regla sobre esto
ui-why-not = ¿Por qué no?
ui-why-not-other = ¿Por qué no de otra forma?
