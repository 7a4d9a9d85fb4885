### Was der Server nur über Personen sagt: Passwörter, Passkeys, Profile, und wo jemand benachrichtigt werden will.

hook-address = Die Adresse muss mit https:// beginnen, darf weder Namen noch Passwort enthalten und hat höchstens { $most } Zeichen.
hook-unknown = Es ist nichts zu finden, das { $host } heißt.
hook-private = { $host } liegt nicht im offenen Internet, also wird dorthin nichts geschickt.
mail-address = Das ist keine E-Mail-Adresse (von höchstens { $most } Zeichen).
mail-not-here = Dieser Server verschickt keine E-Mails; wähle einen anderen Weg.
mail-not-sent = Die E-Mail ließ sich nicht verschicken; prüfe die Adresse oder versuche es später noch einmal.
mail-link-old = Dieser Link hat seinen Zweck erfüllt, oder es gibt einen neueren.
push-keys = Die Schlüssel jenes Browsers sind nicht lesbar.
password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
password-name = Das Passwort darf nicht der Name sein.
password-wrong = Das Passwort stimmt nicht.
claimed-already = Du bist als { $name } angemeldet; melde dich ab, um einen anderen Namen zu beanspruchen.
sign-in-wrong = Name und Passwort gehören nicht zusammen.
farewell-name = Schreibe deinen Namen genau so, wie er ist, um alles über dich zu löschen.
person-unknown = Niemand namens { $name } hat hier ein Spiel beendet.
passkey-wrong = Dieser Passkey öffnet hier nichts.
passkey-late = Das dauerte zu lange oder wurde anderswo verlangt; versuche es noch einmal.
people-crowded = Gerade melden sich zu viele an; versuche es bald noch einmal.
passkey-known = Dieser Passkey ist schon hier.
passkey-unknown = Einen solchen Passkey hast du nicht.
passkey-last = Das ist dein einziger Weg, dich anzumelden; lege erst ein Passwort fest oder füge einen weiteren Passkey hinzu.
passkeys-full = Du hast { $most } Passkeys, mehr gehen nicht; entferne erst einen.
season-unknown = Eine Saison { $found } gibt es nicht; Saisons heißen wie 2026-Q4, und „all“ steht für alle.
page-unknown = Eine Seite { $found } gibt es nicht; Seiten zählen ab 1.
