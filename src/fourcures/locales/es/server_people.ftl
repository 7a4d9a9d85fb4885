### Lo que el servidor dice solo sobre personas: contraseñas, llaves de acceso, perfiles y avisos.

hook-address = La dirección tiene que empezar por https://, sin nombre ni contraseña dentro, y tener { $most } letras como máximo.
hook-unknown = No se encuentra nada que se llame { $host }.
hook-private = { $host } no está en el internet abierto, así que no se envía nada allí.
mail-address = Eso no es una dirección de correo (de { $most } letras como máximo).
mail-not-here = Este servidor no envía correos; elige otro medio.
mail-not-sent = No se pudo enviar el correo; revisa la dirección o inténtalo más tarde.
mail-link-old = Este enlace ya se ha usado, o hay uno más nuevo.
push-keys = No se pueden leer las claves de ese navegador.
password-length = Una contraseña tiene de { $least } a { $most } letras.
password-name = La contraseña no puede ser el nombre.
password-wrong = La contraseña no es correcta.
claimed-already = Has iniciado sesión como { $name }; ciérrala para reservar otro nombre.
sign-in-wrong = El nombre y la contraseña no coinciden.
farewell-name = Escribe tu nombre exacto para borrar todo lo tuyo.
person-unknown = Nadie llamado { $name } ha terminado aquí una partida.
passkey-wrong = Esta llave de acceso no abre nada aquí.
passkey-late = Tardó demasiado o se pidió en otro sitio; inténtalo de nuevo.
people-crowded = Demasiada gente está iniciando sesión ahora; inténtalo dentro de poco.
passkey-known = Esta llave de acceso ya está aquí.
passkey-unknown = No tienes esa llave de acceso.
passkey-last = Es tu única forma de iniciar sesión; pon antes una contraseña o añade otra llave de acceso.
passkeys-full = Tienes { $most } llaves de acceso, que es el máximo; quita una primero.
season-unknown = No existe la temporada { $found }; se llaman como 2026-Q4, y «all» son todas.
page-unknown = No existe la página { $found }; se cuentan desde 1.
