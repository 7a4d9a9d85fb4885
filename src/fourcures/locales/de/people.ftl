# Die Seite über Personen: Anmelden, Profile, Bestenlisten, das Konto.

## Anmelden

ui-people = Personen
ui-sign-title = Wer bist du?
ui-sign-way = Was du tun möchtest
ui-sign-in = Anmelden
ui-claim = Namen beanspruchen
ui-sign-in-hint = Deine Plätze kommen mit. Was dieser Browser bisher hat, bleibt deines.
ui-claim-hint = Der Name gehört von da an nur dir, auf jedem Gerät. Sonst wird nichts verlangt und keine E-Mail verschickt.
ui-name = Name
ui-password = Passwort
ui-password-hint = Mindestens 8 Zeichen. Geht es verloren, helfen nur ein Passkey oder ein Gerät, das noch angemeldet ist.
ui-claim-password = Mit Passwort beanspruchen
ui-sign-in-passkey = Mit Passkey anmelden
ui-claim-passkey = Mit Passkey beanspruchen
ui-passkey-not = Es wurde kein Passkey benutzt. Versuche es noch einmal, oder nimm das Passwort.
ui-passkey-there = Dieses Gerät hat schon einen Passkey für dich.
ui-sit-as = Du setzt dich als { $name }.

## Profil

ui-since = Hier seit { $date }
ui-team-games = Im Team
ui-solo-games = Allein
ui-games = Spiele
ui-wins = Siege
ui-win-rate = Siegquote
ui-points = Punkte
ui-by-level = Nach Epidemien
ui-by-preset = Nach Spiel
ui-by-role = Nach Rolle
ui-mates = Die besten im Team
ui-mate = { $wins } von { $games } gewonnen
ui-no-mates = Hier erscheint, wer einen Namen hat und { $n } Spiele oder mehr gemeinsam.
ui-recent = Letzte Spiele
ui-no-games = Noch ist kein Spiel beendet.
ui-won-in = Gewonnen in Zug { $turn }
ui-lost-in = Verloren in Zug { $turn }
ui-played-alone = allein mit { $n ->
    [one] einem Platz
   *[other] { $n } Plätzen
 }
ui-played-as = { $roles }, { $n } Plätze
ui-unranked = , ohne Wertung
ui-points-n = { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
 },

## Bestenlisten

ui-boards = Bestenlisten
ui-season-choose = Saison
ui-season = Quartal { $quarter } { $year }
ui-season-all = Gesamt
ui-solo-choose = Teams oder allein
ui-teams = Teams
ui-alone = Allein
ui-board-of = Bestenliste: { $preset }, { $season }
ui-place = Rang
ui-board-empty = Hier steht noch niemand.
ui-board-rules = Beanspruchte Namen mit { $n } Spielen oder mehr. Ein Sieg bringt 1, 4, 16 oder 64 Punkte bei 4, 5, 6 oder 7 Epidemien. Bei gleich vielen Punkten stehen weniger Spiele höher; wer in beidem gleich ist, hat denselben Rang. Es zählen nur Spiele mit unbekannten Karten und den Optionen der Voreinstellung.
ui-pages = Seiten
ui-page-before = Zurück
ui-page-after = Weiter
ui-page-of = Seite { $page } von { $pages }

## Konto

ui-account = Konto
ui-guest = Du bist Gast
ui-guest-hint = Deine Plätze gehören zu diesem Browser. Beanspruche einen Namen, um sie zu behalten, auf anderen Geräten weiterzuspielen und zu sehen, wie deine Spiele ausgingen.
ui-name-new = Dein Name
ui-name-change = Ändern
ui-name-changed = Der Name ist geändert.
ui-to-profile = Profil
ui-password-old = Bisheriges Passwort
ui-password-new = Neues Passwort
ui-password-change = Ändern
ui-password-set = Passwort festlegen
ui-password-note = Ein neues Passwort meldet alle deine anderen Geräte ab.
ui-password-changed = Das Passwort ist geändert.
ui-passkeys = Passkeys
ui-passkeys-hint = Mit einem Passkey meldest du dich per Finger, Gesicht oder PIN an, ohne Namen und Passwort.
ui-passkeys-none = Unter dieser Adresse hat dieser Browser keine Passkeys: Sie brauchen HTTPS und einen Namen, oder localhost.
ui-passkey = Passkey
ui-passkey-label = Wie er heißen soll
ui-passkey-add = Passkey hinzufügen
ui-passkey-added = Der Passkey ist hinzugefügt.
ui-passkey-remove = Entfernen
ui-passkey-remove-of = { $name } entfernen
ui-passkey-removed = Der Passkey ist entfernt.
ui-devices = Geräte
ui-devices-n = { $n ->
    [one] Du bist nur hier angemeldet.
   *[other] Du bist auf { $n } Geräten angemeldet.
 }
ui-sign-out = Abmelden
ui-sign-out-others = Überall sonst abmelden
ui-signed-out = Du bist abgemeldet.
ui-others-out = Alle anderen Geräte sind abgemeldet.
ui-my-data = Meine Daten
ui-my-data-hint = Alles, was über dich gespeichert ist, als eine Datei, mit den Aufzeichnungen deiner Spiele; oder nichts mehr davon.
ui-export = Herunterladen
ui-delete = Alles über mich löschen
ui-delete-hint = Dein Name, Passwort, Passkeys und Geräte werden sofort gelöscht. Plätze in laufenden Spielen werden wieder frei; in beendeten Spielen wirst du zu „jemand“. Das lässt sich nicht zurücknehmen.
ui-delete-type = Schreibe zur Sicherheit { $name }
ui-delete-all = Endgültig löschen
ui-deleted = Über dich ist nichts mehr gespeichert.
ui-stats-person = Statistik
