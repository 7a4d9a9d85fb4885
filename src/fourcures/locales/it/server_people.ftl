### Ciò che il server dice solo delle persone: password, passkey, profili, e dove qualcuno vuole essere avvisato.

hook-address = L’indirizzo deve cominciare con https://, senza nome né password, e avere al massimo { $most } caratteri.
hook-unknown = Non si trova niente di nome { $host }.
hook-private = { $host } non è su internet aperta, perciò lì non si invia niente.
mail-address = Questo non è un indirizzo e-mail (di al massimo { $most } caratteri).
mail-not-here = Questo server non invia e-mail; scegli un altro modo.
mail-not-sent = L’e-mail non è partita; controlla l’indirizzo, o riprova più tardi.
mail-link-old = Questo link è già servito, o ce n’è uno più nuovo.
push-keys = Le chiavi di quel browser non si possono leggere.
password-length = Una password ha da { $least } a { $most } caratteri.
password-name = La password non può essere il nome.
password-wrong = La password non è giusta.
claimed-already = Hai fatto l’accesso come { $name }; esci per registrare un altro nome.
sign-in-wrong = Nome e password non vanno insieme.
farewell-name = Scrivi il tuo nome esatto per cancellare tutto ciò che ti riguarda.
person-unknown = Nessuno di nome { $name } ha finito una partita qui.
passkey-wrong = Questa passkey qui non apre niente.
passkey-late = È passato troppo tempo, o è stato chiesto altrove; riprova.
people-crowded = Troppe persone stanno accedendo in questo momento; riprova presto.
passkey-known = Questa passkey c’è già.
passkey-unknown = Non hai questa passkey.
passkey-last = È il tuo unico modo di accedere; prima imposta una password o aggiungi un’altra passkey.
passkeys-full = Hai { $most } passkey, il massimo; prima rimuovine una.
season-unknown = La stagione { $found } non esiste; le stagioni si chiamano per esempio 2026-Q4, e «all» vuol dire tutte.
page-unknown = La pagina { $found } non esiste; le pagine si contano da 1.
