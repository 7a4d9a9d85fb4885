### Gli avvisi di turno: ciò che scrive il server, e il pannello della pagina dell’account.

## Ciò che si invia

notice-table = Fourcures
notice-turn = Tocca a te: { $name } (turno { $turn }).
notice-window = Puoi giocare un evento: { $name } (turno { $turn }).
notice-discard = Hai troppe carte: { $name } (turno { $turn }).
notice-asked = Qualcuno ti chiede il consenso: { $name } (turno { $turn }).
notice-choice = Devi scegliere qualcosa: { $name } (turno { $turn }).
notice-nudge = Gli altri ti aspettano: { $name }.
notice-begun = La partita è cominciata: { $name }.
notice-over = La partita è finita: { $name }.
notice-stop = Per non ricevere più queste e-mail: { $link }
notice-confirm-subject = È questo il tuo indirizzo e-mail?
notice-confirm =
    Qualcuno, speriamo tu, vuole ricevere qui un avviso quando è il suo turno su Fourcures.
    Se la richiesta è tua, apri questo link e premi il pulsante:

    { $link }

    Altrimenti non fare niente: non riceverai altro.

## Il pannello

ui-notices = Quando tocca a me
ui-notices-hint = Nelle partite di più giorni c’è un avviso per turno, anche mentre il tavolo è aperto; nelle altre solo quando non ci sei.
ui-notices-always = A ogni tavolo, sempre
ui-push = Questo browser
ui-push-hint = Un avviso di questo browser, anche senza pagine aperte.
ui-push-on = Avvisami qui
ui-push-off = Non più qui
ui-push-is-on = Questo browser ti avvisa.
ui-push-none = A questo indirizzo il browser non accetta avvisi: richiedono HTTPS, oppure localhost.
ui-push-denied = Il browser vieta gli avvisi di questo sito. Permettili nelle sue impostazioni e riprova.
ui-push-failed = Il browser non ha raggiunto il proprio servizio di avvisi. Riprova più tardi, o scegli un altro modo.
ui-push-others = { $n ->
    [one] Ti avvisa un browser.
   *[other] Ti avvisano { $n } browser.
 }
ui-mail = E-mail
ui-mail-address = Il tuo indirizzo
ui-mail-save = Salva
ui-mail-none = Questo server non invia e-mail.
ui-mail-waits = Apri il link nell’e-mail inviata a { $mail }: prima non arriva altro.
ui-mail-is-on = Le e-mail vanno a { $mail }.
ui-mail-end = Basta e-mail
ui-mail-saved = Un’e-mail con un link è in arrivo.
ui-mail-ended = Non si inviano più e-mail.
ui-mail-confirm = È il tuo indirizzo?
ui-mail-confirm-hint = Premi il pulsante, e da lì in poi ricevi un’e-mail quando è il tuo turno.
ui-mail-confirm-do = Sì, è il mio
ui-mail-confirmed = L’indirizzo è confermato.
ui-mail-stop = Basta e-mail?
ui-mail-stop-hint = Premi il pulsante, e questo indirizzo non riceve più e-mail.
ui-mail-stop-do = Basta e-mail
ui-hook = Webhook
ui-hook-address = Indirizzo
ui-hook-hint = Per programmi, e per canali di chat che accettano messaggi in entrata: a questo indirizzo HTTPS arriva un messaggio JSON.
ui-hook-save = Salva
ui-hook-saved = L’indirizzo è salvato.
ui-hook-ended = Lì non arrivano più messaggi.
