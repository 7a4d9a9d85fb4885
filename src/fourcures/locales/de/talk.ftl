### Was Leute einander sagen: was sie daran hindert, was ein Tisch selbst sagt, Kurzsätze, und die Worte der Seite dazu.

## Was sich nicht sagen lässt

talk-empty = Darin steht nichts.
talk-long = Das ist { $found } Zeichen lang; eine Zeile hat höchstens { $most }.
talk-breaks = Eine Zeile hat höchstens { $most } Umbrüche.
talk-nameless = Gib dir erst einen Spitznamen, damit die anderen wissen, wer spricht.
talk-too-fast = Das ist schneller, als die anderen lesen können; weiter in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 }.
talk-muted = Die Leitung hat dich an diesem Tisch stumm geschaltet.
talk-sides = Ein Würfel zum Würfeln hat 2 bis { $most } Seiten, nicht { $found }.
talk-phrase-unknown = Einen Kurzsatz „{ $found }“ gibt es nicht.
talk-phrase-about = Um „{ $found }“ kann es in diesem Satz hier nicht gehen.
talk-line-unknown = Eine solche Zeile gibt es hier nicht.
talk-line-yours = Diese Zeile ist deine eigene.
talk-line-of-nobody = Diese Zeile hat niemand gesagt, der gemeint sein könnte.
talk-not-host = Nur die Leitung eines Tisches schaltet stumm.
talk-blocks-full = Du hast { $most } Personen blockiert, mehr gehen nicht; höre erst bei jemandem damit auf.
lobby-crowded = In der Lobby sind { $most } Seiten offen, mehr gehen nicht; versuche es später noch einmal.

## Was der Tisch sagt

talk-mute = Die Leitung hat { $name } stumm geschaltet.
talk-mute-nameless = Die Leitung hat { $role_den } stumm geschaltet.
talk-unmute = { $name } darf wieder reden.
talk-unmute-nameless = { $role_cap } darf wieder reden.
talk-roll = würfelt mit { $sides } Seiten: { $result }

## Kurzsätze; alle lesen sie in ihrer eigenen Sprache

phrase-hello = Hallo zusammen.
phrase-wait = Bitte einen Moment.
phrase-idea = Ich habe eine Idee.
phrase-agree = Einverstanden.
phrase-unsure = Da bin ich nicht sicher.
phrase-thanks = Danke.
phrase-sorry = Tut mir leid, mein Fehler.
phrase-back = Bin gleich wieder da.
phrase-played = Gut gespielt.
phrase-event = Zeit für ein Ereignis?
phrase-turn = Du bist dran, { $role }.
phrase-ask = Was meinst du, { $role }?
phrase-cure = Ich kann { $disease } heilen.
phrase-run-out = Achtet auf den Vorrat von { $disease }.
phrase-give = Ich kann dir { $city } geben.
phrase-need = Ich brauche die Karte { $city }.
phrase-reach = Ich komme nach { $city }.
phrase-treat = Jemand sollte { $city } behandeln.
phrase-meet = Treffen wir uns in { $city }.
phrase-build = Ein Zentrum in { $city } würde helfen.

## Die Seite

ui-talk-lines = Was gesagt wurde
ui-talk-none = Noch wurde nichts gesagt.
ui-talk-earlier = Frühere Zeilen
ui-talk-write = Etwas sagen
ui-talk-write-watch = Den Zuschauern etwas sagen
ui-talk-name = Name im Chat
ui-talk-send = Senden
ui-talk-phrases = Kurzsätze
ui-talk-commands = Befehle
ui-talk-about = Worum geht es?
ui-talk-back = Zurück zu den Sätzen
ui-talk-watchers = Zuschauer
ui-talk-watchers-hint = Zeigen, was die Zuschauer sagen
ui-talk-watching = schaut zu
ui-talk-more = Was mit der Zeile von { $name } geschehen soll
ui-talk-sign-yes = Ja
ui-talk-sign-no = Nein
ui-talk-sign-ask = Frage
ui-talk-sign-wow = Staunen
ui-talk-sign-heart = Herz
ui-talk-signed = { $n } × { $sign }, gesetzt von { $who }
ui-talk-answer = Antworten
ui-talk-block = Blockieren
ui-talk-block-sure = { $name } für immer blockieren?
ui-talk-block-hint = Du liest nirgends mehr etwas von { $name }. Zurücknehmen kannst du es auf der Kontoseite.
ui-talk-report = Melden
ui-talk-report-why = Was stimmt damit nicht?
ui-talk-report-send = An die Betreiber des Servers senden
ui-talk-reported = Es ist gemeldet.
ui-talk-mute = Stumm
ui-talk-unmute = Wieder reden lassen
ui-talk-plan = schlägt vor: { $steps }
ui-talk-plan-made = hat einen Vorschlag gemacht
ui-talk-plan-gone = hat einen Vorschlag gemacht, den es nicht mehr gibt
ui-talk-aside = Das liest nur du.
ui-talk-said = { $name }: { $text }
ui-talk-unknown = Einen Befehl /{ $found } gibt es nicht; /help nennt alle.
ui-talk-no-role = Kein Platz hier hat die Rolle „{ $found }“.
ui-talk-no-number = Gewürfelt wird mit einer Zahl von Seiten, nicht „{ $found }“.
ui-talk-begun = Das Spiel hat schon begonnen.
ui-talk-host-starts = Die Leitung des Tisches startet das Spiel; es beginnt von selbst, wenn alle Plätze besetzt sind.
ui-talk-invite-is = Wer diesen Link hat, kann beitreten: { $link }
ui-talk-words-are = Oder mit diesen Wörtern: { $words }
ui-talk-join-what = Schreibe die drei Wörter oder den Link eines Tisches dahinter.
ui-talk-join = einen freien Platz nehmen oder den einer Rolle
ui-talk-join-lobby = einen Tisch mit drei Wörtern oder Link öffnen
ui-talk-leave = meine Plätze verlassen
ui-talk-start = alle freien Plätze nehmen und beginnen (Leitung)
ui-talk-invite = den Link zeigen
ui-talk-options = den Tisch in Worten zeigen
ui-talk-roll = würfeln; eine Zahl von Seiten darf folgen
ui-talk-roll-lobby = würfeln; eine Zahl von Seiten darf folgen
ui-talk-help = die Befehle nennen
ui-talk-help-lobby = die Befehle nennen
ui-talk-blocked = Blockierte Personen
ui-talk-blocked-hint = Du liest nichts von dem, was sie sagen.
ui-talk-unblock = Wieder lesen
ui-talk-unblock-of = { $name } wieder lesen
note-goes-on = Dieser Tisch spielt eine andere Partie ab Zug { $turn } weiter. Er zählt in keiner Rangliste.
note-hint = { $role } hat um einen Tipp gebeten. Diese Partie zählt jetzt in keiner Bestenliste.
note-left = { $role_cap }: KI-Mitspieler überlassen die Entscheidungen jetzt uns.
note-not-left = { $role_cap }: KI-Mitspieler entscheiden wieder selbst.
