# La página en mesas de todo tipo: pedir consentimiento, lo que hace un rol y lo que hay en la mesa.

ui-consent = Te preguntan
ui-consent-free = { $who }: rechazar no le cuesta nada a nadie.
ui-consent-move = { $who } quiere mover { $pawn_a } a { $city }.
ui-consent-give = { $who } quiere darte { $card }.
ui-consent-take = { $who } quiere tomar tu carta: { $card }.
ui-consent-other = { $who } pregunta: { $what }
ui-wait-consent = Falta que { $who } diga sí o no.
ui-wait-step = Falta que { $who } elija.

ui-step-consent = Pregunta para { $who }
ui-step-text = Elige una de las opciones.

ui-ask-deed = Qué
ui-ask-role = Nuevo rol
ui-deed-move = Mover un peón
ui-deed-join = Reunirse
ui-deed-ops_flight = Vuelo
ui-deed-restore = Devolver muestra
ui-deed-store = Guardar evento

ui-do-accept = Aceptar
ui-do-decline = Rechazar

ui-way-short-cure = solo con cartas
ui-way-short-store = guardar un evento

ui-window-5 = Se ha revelado una carta
ui-window-6 = Se ha robado una epidemia
ui-window-7 = Justo después de la cura

# Lo que hay en la mesa

ui-on-table = En la mesa
ui-turned = Revelada, a punto de actuar
ui-ordered = Con órdenes
ui-samples = { $n ->
    [one] Una muestra { $disease_f }
   *[other] { $n } muestras { $disease_fpl }
 }
ui-closed = { $n ->
    [one] Una carta oculta
   *[other] { $n } cartas ocultas
 }
ui-worth = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
 }
extra-turn = Este turno

# Uno contra todos

ui-window-bio = Antes del turno del Bioterrorista

# Propuestas: lo que está en la página antes de cargarlas (plans.ftl)

ui-propose = Proponer
ui-propose-hint = Planea pasos para cualquier peón y enséñalos a todo el equipo.
ui-drafting = Como quedaría
ui-propose-this = Proponer ir allí
ui-plan-drive = Conducir allí, { $n } pasos
ui-key-point = Señalar la ciudad enfocada
