### What the server says about people alone: passwords, passkeys, profiles, and where somebody wants to be told.

hook-address = The address must begin with https://, without a name or password in it, and have at most { $most } letters.
hook-unknown = Nothing called { $host } can be found.
hook-private = { $host } is not in the open internet, so nothing is sent there.
mail-address = That is not an e-mail address (of at most { $most } letters).
mail-not-here = This server sends no e-mails; choose another way.
mail-not-sent = The e-mail could not be sent; look at the address, or try again later.
mail-link-old = This link has done its work, or there is a newer one.
push-keys = The keys of that browser cannot be read.
password-length = A password has { $least } to { $most } letters.
password-name = The password must not be the name.
password-wrong = The password is not right.
claimed-already = You are signed in as { $name }; sign out to claim another name.
sign-in-wrong = Name and password do not belong together.
farewell-name = Write your name exactly to delete everything about you.
person-unknown = Nobody called { $name } has finished a game here.
passkey-wrong = This passkey opens nothing here.
passkey-late = That took too long, or was asked for elsewhere; try again.
people-crowded = Too many people are signing in at this moment; try again soon.
passkey-known = This passkey is here already.
passkey-unknown = You have no such passkey.
passkey-last = This is your only way to sign in; set a password or add another passkey first.
passkeys-full = You have { $most } passkeys, which is the most; remove one first.
season-unknown = There is no season { $found }; seasons are called like 2026-Q4, and “all” is all of them.
page-unknown = There is no page { $found }; pages are counted from 1.
