# La página para quien la lee: la elección de idioma y lo que se dice sin scripts.

ui-reader-language = Idioma
page-about = Fourcures: el juego cooperativo de cuatro enfermedades y cuatro curas, en una misma mesa por la red.
page-needs-script = Esta página necesita JavaScript. Las reglas están también en la documentación.
language-unknown = «{ $found }» no es un idioma de esta página; valen { $allowed }.
