# El panel de las reglas en la página; se carga con ellas.

book-search = Buscar en las reglas
book-search-none = Nada en las reglas dice «{ $found }».
book-found = { $n ->
    [one] Una sección
   *[other] { $n } secciones
}
book-this = Esta partida
book-others = No en esta partida
book-all = Todas las reglas
book-contents = Contenido
book-back = Volver al texto
book-before = Anterior: { $chapter }
book-after = Siguiente: { $chapter }
book-here = en esta mesa
book-table = Tabla: { $title }
book-loading = Abriendo las reglas…
