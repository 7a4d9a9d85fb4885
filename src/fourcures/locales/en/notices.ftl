### Being told of a turn: what the server writes, and the panel of the account page.

## What is sent

notice-table = Fourcures
notice-turn = It is your turn at { $name } (turn { $turn }).
notice-window = You are asked for an event at { $name } (turn { $turn }).
notice-discard = You have too many cards at { $name } (turn { $turn }).
notice-asked = Somebody asks you at { $name } (turn { $turn }).
notice-choice = You have to choose something at { $name } (turn { $turn }).
notice-nudge = The others wait for you at { $name }.
notice-begun = The game at { $name } has begun.
notice-over = The game at { $name } is over.
notice-stop = No more of these e-mails: { $link }
notice-confirm-subject = Is this your e-mail address?
notice-confirm =
    Somebody, you we hope, wants to be told here when it is their turn at Fourcures.
    If it was you, open this link and press the button:

    { $link }

    If not, do nothing: nothing else will be sent to you.

## The panel

ui-notices = When it is my turn
ui-notices-hint = In games over days you are told once each turn, even while the table is open; in other games only when you are away.
ui-notices-always = At every table, always
ui-push = This browser
ui-push-hint = A notice of this browser, even while no page is open.
ui-push-on = Tell me here
ui-push-off = No more here
ui-push-is-on = This browser tells you.
ui-push-none = This browser takes no notices at this address: they need HTTPS, or localhost.
ui-push-denied = The browser forbids notices of this site. Allow them in its settings, and try again.
ui-push-failed = The browser could not reach its own notice service. Try again later, or choose another way.
ui-push-others = { $n ->
    [one] One browser tells you.
   *[other] { $n } browsers tell you.
 }
ui-mail = E-mail
ui-mail-address = Your address
ui-mail-save = Save
ui-mail-none = This server sends no e-mails.
ui-mail-waits = Open the link in the e-mail to { $mail }: before that nothing else is sent.
ui-mail-is-on = E-mails go to { $mail }.
ui-mail-end = No more e-mails
ui-mail-saved = An e-mail with a link is on its way.
ui-mail-ended = No more e-mails are sent.
ui-mail-confirm = Is this your address?
ui-mail-confirm-hint = Press the button, and from then on you are told by e-mail when it is your turn.
ui-mail-confirm-do = Yes, it is mine
ui-mail-confirmed = The address is confirmed.
ui-mail-stop = No more e-mails?
ui-mail-stop-hint = Press the button, and this address gets no more e-mails.
ui-mail-stop-do = No more e-mails
ui-hook = Webhook
ui-hook-address = Address
ui-hook-hint = For programs, and for channels of chat services that take incoming messages: a JSON message goes to this HTTPS address.
ui-hook-save = Save
ui-hook-saved = The address is saved.
ui-hook-ended = No more messages go there.
