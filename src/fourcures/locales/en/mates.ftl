## What AI team-mates say at a table, and what is said to them

mates-none = No AI team-mate sits there.
mates-thinking = { $role } is thinking already.
mates-too-fast = That was many questions: ask again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
 }.
mates-not-waiting = No AI team-mate waits for a word now.

ui-mate-says = What AI team-mates say
ui-mate-ask = What would you do?
ui-mate-ask-now = Now
ui-mate-ask-ahead = In its next turn
ui-mate-thinks = { $who } is thinking …
ui-mate-would = Asked: { $why }
ui-mate-then = It means to: { $steps }
ui-mate-leave = Leave it to us
ui-mate-leave-hint = AI team-mates wait with their turns until somebody says “Go on”, and keep their event cards.
ui-mate-waits = { $who } waits for a word from you
ui-mate-waits-for = { $who }: act for it, or it goes on in { $n } s
ui-mate-go = Go on
ui-mate-show = Show it on the map
