### What people say to each other: what keeps them from it, what a table itself says, quick phrases, and the page's own words about it.

## What cannot be said

talk-empty = There is nothing in it to say.
talk-long = That is { $found } letters long; a line has at most { $most }.
talk-breaks = A line has at most { $most } line breaks.
talk-nameless = Give yourself a nickname first, so that the others know who speaks.
talk-too-fast = That is faster than the others can read; go on in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
talk-muted = The host has muted you at this table.
talk-sides = A die has 2 to { $most } sides, not { $found }.
talk-phrase-unknown = There is no quick phrase “{ $found }”.
talk-phrase-about = That phrase cannot be about “{ $found }” here.
talk-line-unknown = There is no such line here.
talk-line-yours = That line is your own.
talk-line-of-nobody = Nobody who could be meant has said that line.
talk-not-host = Only the host of a table mutes people.
talk-blocks-full = You have blocked { $most } people, which is the most; unblock somebody first.
lobby-crowded = { $most } pages are open in the lobby, which is the most; try again later.

## What the table says

talk-mute = The host has muted { $who }.
talk-unmute = { $who } may talk again.
talk-roll = rolls a die of { $sides }: { $result }

## Quick phrases, said in the reader's own language

phrase-hello = Hello everybody.
phrase-wait = Please wait a moment.
phrase-idea = I have an idea.
phrase-agree = I agree.
phrase-unsure = I am not sure about that.
phrase-thanks = Thank you.
phrase-sorry = Sorry, my mistake.
phrase-back = I will be back in a moment.
phrase-played = Well played.
phrase-event = Time for an event?
phrase-turn = Your turn, { $role }.
phrase-ask = What do you think, { $role }?
phrase-cure = I can cure { $disease }.
phrase-run-out = Watch the supply of { $disease }.
phrase-give = I can give you { $city }.
phrase-need = I need the card of { $city }.
phrase-reach = I can get to { $city }.
phrase-treat = Somebody should treat { $city }.
phrase-meet = Let us meet in { $city }.
phrase-build = A station in { $city } would help.
