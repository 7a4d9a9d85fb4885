### Einen Tisch finden und andere einladen; wird mit der Lobby und mit allem geladen, was einlädt.

## Der Tisch in Worten

ui-clock = Uhr
plan-clock-soft = { $n } Sekunden Schweigen in einem Fenster gelten als Passen; alle dürfen die Uhr anhalten
plan-clock-wait = { $n ->
    [one] Eine Stunde
   *[other] { $n } Stunden
 } für jeden Zug; wer zu spät ist, wird nur erinnert
plan-clock-pass = { $n ->
    [one] Eine Stunde
   *[other] { $n } Stunden
 } für jeden Zug; danach wird er beendet
plan-clock-team = { $n ->
    [one] Eine Stunde
   *[other] { $n } Stunden
 } für jeden Zug; danach darf das Team ihn spielen
ui-trusted = Abwesende
plan-trusted = Andere dürfen in einem Fenster für sie passen
ui-command = Befehle an KI
ui-hints = Tipps
plan-hints = Wer am Zug ist, darf fragen, was Programme täten
plan-command = Für KI-Mitspieler darf gezogen werden
command-closed = Mit verdeckten Händen kann niemand für einen KI-Mitspieler ziehen.
ui-language = Sprache
plan-language = { $language }

## Die Lobby

ui-open-tables = Offene Tische
ui-open-none = Gerade wartet niemand auf Mitspieler. Mache einen Tisch auf und zeige ihn in der Lobby.
ui-people-here = { $n ->
    [one] Eine Person ist hier
   *[other] { $n } Personen sind hier
 }
ui-open-made = eröffnet { $ago }
ui-open-here = { $n ->
    [0] niemand am Tisch
    [one] eine Person am Tisch
   *[other] { $n } Personen am Tisch
 }
ui-open-seats = { $n ->
    [one] Ein Platz frei
   *[other] { $n } Plätze frei
 }
ui-open-running = Spiel läuft
ui-open-sits = { $role }: { $name }
ui-open-free = { $role }: frei
ui-somebody = jemand
ui-join = Beitreten
ui-join-of = { $name } beitreten
ui-language-of = Gespräch: { $language }
ui-clock-soft = { $n } s im Fenster
ui-clock-hours = { $n } h je Zug
ui-your-move = Du bist dran
ui-move-of = { $who }, { $ago }

## Drei Wörter

ui-code-join = Mit Code beitreten
ui-code-hint = river lamp otter
ui-code-go = Beitreten
ui-code-full = Alle Plätze dieses Tisches sind besetzt; du kannst zuschauen.
ui-code-watch = Zuschauen
ui-invite-link = Einladungslink
ui-invite-code = Code aus drei Wörtern
ui-share = Teilen
ui-share-text = Komm und spiele Fourcures mit mir. Code: { $words }

## Die Leitung

ui-host = Leitung
ui-host-short = Leitung geben
ui-host-give = Leitung geben an { $name }
ui-host-give-to = Weitergeben an
ui-host-seat = { $name } ({ $role })
ui-host-title = Leitung
ui-host-you = Du leitest diesen Tisch.
ui-host-is = { $name } leitet diesen Tisch.
ui-host-away = Wer diesen Tisch leitet, hat keinen Platz.
ui-seat-clear = Platz frei machen
ui-seat-clear-of = Platz frei machen: { $role }

## Was ein neuer Tisch zur Wahl stellt

ui-group-together = Zusammen
ui-listed = Wer kommen darf
ui-listed-no = Link oder Code
ui-listed-yes = Alle
ui-listed-hint = Alle: Der Tisch steht in der Lobby, bis seine Plätze besetzt sind.
ui-language-hint = In der ihr reden wollt; die Lobby zeigt sie.
ui-language-any = Beliebig
ui-clock-none = Keine
ui-clock-soft-name = Sekunden
ui-clock-hours-name = Stunden
ui-clock-none-hint = Der Tisch wartet auf alle, solange es eben dauert.
ui-clock-soft-hint = In einem Fenster für Ereignisse gilt Schweigen nach so vielen Sekunden als Passen. Alle dürfen die Uhr anhalten.
ui-clock-hours-hint = Für Spiele über Tage: Alle haben so viele Stunden für jeden Zug und erfahren, wenn sie dran sind.
ui-seconds = Sekunden Schweigen
ui-hours = Stunden für einen Zug
ui-hours-n = { $n ->
    [one] Eine Stunde
    [24] Ein Tag
    [48] Zwei Tage
    [72] Drei Tage
    [168] Eine Woche
   *[other] { $n } Stunden
 }
ui-seconds-n = { $n } Sekunden
ui-zero = Wenn die Stunden um sind
ui-zero-wait = Warten und erinnern
ui-zero-pass = Zug beenden
ui-zero-team = Team spielen lassen
ui-trusted-hint = Das Team darf für jemanden, der nicht da ist, in einem Fenster passen.
ui-command-hint = Alle am Tisch dürfen für einen KI-Mitspieler ziehen wie für einen eigenen Platz. Geschieht { $n } Sekunden lang nichts, spielt er selbst weiter.
ui-hints-hint = Wer am Zug ist, darf fragen, was Programme täten. Partien, in denen jemand gefragt hat, zählen in keiner Bestenliste.
ui-hints-solo = Nur allein
ui-hints-yes = Immer
ui-hints-no = Nie

# Meine Tische, und ein neuer

ui-random = Zufällig
ui-lobby = Tische
ui-my-tables = Meine Tische
ui-no-tables = Hier erscheinen Tische, die du aufmachst oder denen du beitrittst, damit du zurückfindest.
ui-state-gathering = Wartet auf Mitspieler, { $free ->
    [one] ein Platz frei
   *[other] { $free } Plätze frei
 }
ui-state-playing = Zug { $turn }
ui-state-over = { $over ->
    [win] Gewonnen
   *[other] Verloren
 } in Zug { $turn }
ui-resume = Weiter
ui-look = Ansehen
ui-create = Tisch aufmachen
ui-table-name = Name des Tisches
ui-table-name-hint = Darf leer bleiben
ui-seats = Plätze
ui-seat-n = Platz { $n }
ui-level = Stufe
ui-preset = Spiel
ui-all-options = Alle Optionen
ui-chosen = gewählt
ui-challenges = Herausforderungen
ui-group-setup = Aufbau
ui-group-roles = Rollen und Ereignisse
ui-group-play = Ablauf
ui-group-look = Aussehen
ui-this-table = Dieser Tisch
ui-roles-pick = Rollen je Platz
ui-seed = Kartenfolge
ui-seed-hint = Leer: eine neue Kartenfolge. Dieselben Worte ergeben dieselben Karten.
ui-summary = Dein Tisch in Worten
ui-play-alone = Allein spielen
ui-play-alone-hint = { $n ->
    [one] Du spielst den einen Platz.
   *[other] Du spielst alle { $n } Plätze selbst, mit offenen Händen.
 }
ui-create-invite = Aufmachen und andere einladen
ui-replay-of = Wiedergabe: { $name }
ui-for-programs = Für Programme
