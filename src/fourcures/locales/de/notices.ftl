### Benachrichtigt werden, wenn man dran ist: was der Server schreibt, und das Feld auf der Kontoseite.

## Was verschickt wird

notice-table = Fourcures
notice-turn = Du bist dran: { $name } (Zug { $turn }).
notice-window = Du wirst nach einem Ereignis gefragt: { $name } (Zug { $turn }).
notice-discard = Du hast zu viele Karten: { $name } (Zug { $turn }).
notice-asked = Jemand fragt dich: { $name } (Zug { $turn }).
notice-choice = Du musst etwas wählen: { $name } (Zug { $turn }).
notice-nudge = Die anderen warten auf dich: { $name }.
notice-begun = Das Spiel hat begonnen: { $name }.
notice-over = Das Spiel ist zu Ende: { $name }.
notice-stop = Keine solchen E-Mails mehr: { $link }
notice-confirm-subject = Ist das deine E-Mail-Adresse?
notice-confirm =
    Jemand, hoffentlich du, möchte hier erfahren, wann bei Fourcures ein Zug ansteht.
    Wenn du das warst, öffne diesen Link und drücke den Knopf:

    { $link }

    Wenn nicht, tu nichts: Sonst wird dir nichts geschickt.

## Das Feld

ui-notices = Wenn ich dran bin
ui-notices-hint = In Spielen über Tage wirst du einmal je Zug benachrichtigt, auch wenn der Tisch offen ist; in anderen nur, wenn du nicht da bist.
ui-notices-always = An jedem Tisch, immer
ui-push = Dieser Browser
ui-push-hint = Eine Mitteilung dieses Browsers, auch wenn keine Seite offen ist.
ui-push-on = Hier mitteilen
ui-push-off = Hier nicht mehr
ui-push-is-on = Dieser Browser benachrichtigt dich.
ui-push-none = Dieser Browser nimmt unter dieser Adresse keine Mitteilungen an: Dafür braucht es HTTPS oder localhost.
ui-push-denied = Der Browser verbietet Mitteilungen dieser Seite. Erlaube sie in seinen Einstellungen und versuche es noch einmal.
ui-push-failed = Der Browser hat seinen eigenen Mitteilungsdienst nicht erreicht. Versuche es später noch einmal, oder wähle einen anderen Weg.
ui-push-others = { $n ->
    [one] Ein Browser benachrichtigt dich.
   *[other] { $n } Browser benachrichtigen dich.
 }
ui-mail = E-Mail
ui-mail-address = Deine Adresse
ui-mail-save = Speichern
ui-mail-none = Dieser Server verschickt keine E-Mails.
ui-mail-waits = Öffne den Link in der E-Mail an { $mail }: Vorher wird sonst nichts geschickt.
ui-mail-is-on = E-Mails gehen an { $mail }.
ui-mail-end = Keine E-Mails mehr
ui-mail-saved = Eine E-Mail mit einem Link ist unterwegs.
ui-mail-ended = Es werden keine E-Mails mehr geschickt.
ui-mail-confirm = Ist das deine Adresse?
ui-mail-confirm-hint = Drücke den Knopf, und von da an erfährst du per E-Mail, wenn du dran bist.
ui-mail-confirm-do = Ja, das ist meine
ui-mail-confirmed = Die Adresse ist bestätigt.
ui-mail-stop = Keine E-Mails mehr?
ui-mail-stop-hint = Drücke den Knopf, und an diese Adresse gehen keine E-Mails mehr.
ui-mail-stop-do = Keine E-Mails mehr
ui-hook = Webhook
ui-hook-address = Adresse
ui-hook-hint = Für Programme, und für Kanäle von Chatdiensten, die Nachrichten annehmen: An diese HTTPS-Adresse geht eine JSON-Nachricht.
ui-hook-save = Speichern
ui-hook-saved = Die Adresse ist gespeichert.
ui-hook-ended = Dorthin gehen keine Nachrichten mehr.
