### Was der Server sagt: beim Start, beim Ablehnen, und die wenigen Zeilen seiner eigenen Seiten.

## Start

server-address = Fourcures ist offen unter { $address }
server-data = Die Tische liegen in { $path }
server-stop = Beenden mit Strg+C.
server-folder = In den Ordner { $path } kann nicht geschrieben werden ({ $why }); wähle mit --data einen anderen.
server-folder-busy = Den Ordner { $path } benutzt schon ein anderer Server; beende ihn oder wähle mit --data einen anderen Ordner.
server-file = Die Datei { $file } ist nicht zu gebrauchen ({ $why }); wähle mit --data einen anderen Ordner.
server-file-foreign = Die Datei { $file } ist keine Datenbank von Fourcures; verschiebe sie oder wähle mit --data einen anderen Ordner.
server-file-newer = Die Datei { $file } stammt von einem neueren Fourcures (Format { $found }, hier ist { $known } das höchste); nimm jene Version oder wähle mit --data einen anderen Ordner.
server-port-taken = Port { $port } auf { $host } ist schon belegt; beende das andere Programm oder wähle mit --port einen anderen Port.
server-port-forbidden = Port { $port } ist für dieses Konto nicht erlaubt; wähle mit --port einen von 1024 bis 65535.
server-port-range = Einen Port { $port } gibt es nicht; wähle mit --port einen von 1 bis 65535 (0: irgendein freier).
server-host = Die Adresse { $host } gehört nicht zu diesem Rechner; 127.0.0.1 ist nur für diesen Rechner, 0.0.0.0 für das ganze Netz.
server-no-client = Die Seite des Spiels ist noch nicht gebaut: Führe im Quellordner „make run“ aus oder installiere das Paket und öffne diese Adresse noch einmal.

## Anfragen

server-no-such-path = Unter { $path } gibt es nichts.
server-no-such-method = { $method } geht bei { $path } nicht.
server-body-too-long = Die Anfrage ist zu lang; höchstens { $limit } Bytes werden gelesen.
server-bad-request = Die Anfrage war nicht lesbar ({ $detail }).
server-broken = Hier ging etwas schief, und nichts wurde verändert; versuche es bitte noch einmal.
server-not-saved = Es ließ sich nicht speichern, also wurde nichts verändert; versuche es bitte noch einmal und sage es denen, die den Server betreiben.
server-not-json = Die Nachricht ist kein JSON; schicke ein JSON-Objekt.
server-field-missing = Das Feld „{ $field }“ fehlt.
server-field-unknown = Ein Feld „{ $field }“ gibt es hier nicht; lass es weg.
server-field-wrong = Das Feld „{ $field }“ ist { $found }; verlangt ist { $allowed ->
    [int] eine ganze Zahl
    [str] Text
    [array] eine Liste
    [text-or-null] Text oder null
    [list-or-null] eine Liste oder null
    [value-or-switch] Text, eine Zahl, true oder false
    [object] ein Objekt mit benannten Werten
   *[other] { $allowed }
 }.
server-message-wrong = Die Nachricht ist { $found }; verlangt ist ein JSON-Objekt mit benannten Feldern.
field-too-long = Das Feld „{ $field }“ hat { $found } Zeichen; höchstens { $most } sind erlaubt.
server-other-site = Die Seite einer anderen Adresse wollte das; das dürfen nur Seiten von hier.

## Tische und Plätze

table-unknown = Einen Tisch { $table } gibt es hier nicht; lass dir den Einladungslink noch einmal geben.
table-unreadable = Das Log des Tisches { $table } kann diese Version von Fourcures nicht lesen; sage es denen, die den Server betreiben.
table-full = Alle Plätze dieses Tisches sind besetzt; du kannst zuschauen.
table-crowded = An diesem Tisch sind { $most } Seiten offen, mehr gehen nicht; versuche es später noch einmal.
roles-count = Für { $seats } Plätze sind { $found } Rollen genannt; nenne für jeden Platz eine (null: zufällig).
seats-which = Solche Plätze gibt es nicht ({ $found }); die Plätze dieses Tisches haben die Nummern 0 bis { $most }.
seat-taken = Auf dem Platz { $role_des } sitzt { $name }; nimm einen anderen oder schaue zu.
seat-taken-nameless = Der Platz { $role_des } ist besetzt; nimm einen anderen oder schaue zu.
seats-not-yours = Einen Platz verlassen kann nur, wer ihn hat.
seat-here = { $role_cap } ist am Tisch; frei machen kann man nur den Platz von jemandem, der nicht da ist.
host-only = Das kann nur die Leitung des Tisches.
host-nobody = Dort sitzt niemand, also kann dort niemand die Leitung haben.
seats-level = Einen Mitspieler „{ $found }“ gibt es nicht; es gibt: { $allowed }.
note-host = { $name } hat jetzt die Leitung.
note-host-nameless = { $role_cap } hat jetzt die Leitung.
server-own-address = Die Adresse { $found } ist nicht die eines Servers; schreibe sie wie https://play.example.org.
server-mail-url = FOURCURES_SMTP_URL muss aussehen wie smtp://user:password@mail.example.org:587, oder smtps://… für Verschlüsselung von Anfang an.
server-mail-from = FOURCURES_MAIL_FROM muss die Adresse sein, von der E-Mails kommen, etwa fourcures@example.org.
server-mail-address = E-Mails enthalten Links auf diesen Server; gib mit --address an, wie andere ihn erreichen.
words-three = Ein Code besteht aus drei Wörtern, etwa river-lamp-otter.
words-unknown = Kein offener Tisch hat den Code { $words }; frage noch einmal danach.
pace-seconds = Eine weiche Uhr hat { $least } bis { $most } Sekunden, nicht { $found }.
pace-hours = Eine Stundenuhr hat { $least } bis { $most } Stunden, nicht { $found }.
language-code = Eine Sprache wird mit ihrem Code aus zwei Kleinbuchstaben genannt, etwa „en“, nicht „{ $found }“.
key-no-seats = Du hast an diesem Tisch keinen Platz, also gibt es nichts auf ein anderes Gerät mitzunehmen.
key-unknown = Dieser Link öffnet hier keinen Platz mehr; erzeuge einen neuen auf dem Gerät, das die Plätze hat.
record-secret = An diesem Tisch spielt jemand im Geheimen: Die Aufzeichnung ist lesbar, wenn das Spiel zu Ende ist.
record-closed = An diesem Tisch sind die Hände verdeckt: Die Aufzeichnung ist lesbar, wenn das Spiel zu Ende ist.
record-not-begun = Das Spiel hat noch nicht begonnen, also gibt es noch keine Aufzeichnung.

## Befehle

act-late = Der Tisch hat sich verändert, ehe das ankam; sieh ihn dir noch einmal an.
act-not-your-seat = Das ist Sache { $role_des }, und diesen Platz hast du nicht.
act-closed = Das geht jetzt nicht.
act-watching = Du schaust zu; nimm einen freien Platz, um mitzuspielen.
act-gathering = Das Spiel beginnt, wenn alle Plätze besetzt sind.
act-over = Das Spiel ist zu Ende.
act-id = Die id eines Befehls muss 1 bis { $most } Zeichen haben.
order-not-yours = Diesen Platz hast du nicht.
order-closed = Die Hände sind verdeckt: Eine Anweisung gilt für alle Karten, gleich was du hast.
order-card = { $found } ist keine Ereigniskarte dieses Spiels.
order-unknown = „{ $found }“ ist keine Anweisung; erlaubt sind { $allowed } und city: mit dem Code einer Stadt.
hold-nothing = Es läuft keine Uhr.
hold-another = Die Uhr hält { $role_der } an.
nudge-not-awaited = Auf diesen Platz wartet gerade niemand.
nudge-free = Auf dem Platz { $role_des } sitzt niemand.
nudge-again = { $role_cap } ist eben erst erinnert worden; das geht wieder in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
pass-not-trusted = An diesem Tisch passt jeder nur für sich.
pass-no-window = Für andere passen kann man nur in einem Fenster für Ereignisse.
pass-here = { $role_cap } ist da.
vote-rival = Wo der Bioterrorist mitspielt, geht das Spiel nicht zurück.
vote-one = Es läuft schon eine Abstimmung.
vote-none = Es gibt nichts abzustimmen.
vote-place = Zurück kann das Spiel nur zu etwas, das jemand getan hat.
line-unknown = Dort wurde keine Linie des Spiels verlassen.
note-time = Die Zeit ist um; damit passt: { $roles }.
note-hours = Die Stunden sind um, der Zug geht weiter ohne: { $roles }.
note-pass-for = { $role_cap } passt für { $other_den }.
note-back = { $yes } von { $persons } wollen es: Das Spiel geht zurück zu Zug { $turn }.
undo-over = Das Spiel ist zu Ende.
undo-nothing = Noch ist nichts getan.
undo-card-turned = Seitdem wurde eine Karte aufgedeckt; was alle gesehen haben, lässt sich nicht zurücknehmen.
undo-secret = Was der Bioterrorist getan hat, lässt sich nicht zurücknehmen.
undo-moved = Die Bewegung einer Figur verrät, ob der Bioterrorist dort ist: Sie lässt sich nicht zurücknehmen.
undo-closed = Bei verdeckten Händen lässt sich nicht zurücknehmen, dass jemand anders gepasst hat.
undo-not-yours = Das kann nur { $role_der } zurücknehmen, oder wer am Zug ist.
socket-binary = Nachrichten müssen Text (JSON) sein, nicht binär.
socket-too-long = Die Nachricht ist zu lang; höchstens { $limit } Zeichen werden gelesen.
socket-too-fast = Zu viele Nachrichten: Beantwortet werden { $rate } je Sekunde oder { $burst } auf einmal; die Verbindung wird geschlossen und darf neu geöffnet werden.

## Personen

name-length = Ein beanspruchter Name hat { $least } bis { $most } Zeichen.
name-letters = Ein beanspruchter Name beginnt mit einem Buchstaben oder einer Ziffer und enthält sonst nur Leerzeichen, Punkte, Striche und Apostrophe.
name-alphabets = Ein beanspruchter Name hat Buchstaben aus einem einzigen Alphabet: Die anderer Alphabete sehen gleich aus.
name-taken = Diesen Namen hat schon jemand; wähle einen anderen.
name-of-account = Du bist angemeldet, also ist dein Name der deines Kontos; ändere ihn dort.
signed-out = Melde dich zuerst an.
too-often = Zu viele Versuche; noch einmal in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 }.
