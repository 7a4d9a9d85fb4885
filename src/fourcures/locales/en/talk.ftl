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

talk-mute = The host has muted { $name }.
talk-mute-nameless = The host has muted the { $role }.
talk-unmute = { $name } may talk again.
talk-unmute-nameless = The { $role } may talk again.
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

## The page

ui-talk-lines = What has been said
ui-talk-none = Nothing has been said yet.
ui-talk-earlier = Earlier lines
ui-talk-write = Say something
ui-talk-write-watch = Say something to those who watch
ui-talk-name = Name in the chat
ui-talk-send = Send
ui-talk-phrases = Phrases
ui-talk-commands = Commands
ui-talk-about = What about?
ui-talk-back = Back to the phrases
ui-talk-watchers = Watchers
ui-talk-watchers-hint = Show what is said by those who watch
ui-talk-watching = watching
ui-talk-more = What to do with the line of { $name }
ui-talk-sign-yes = Yes
ui-talk-sign-no = No
ui-talk-sign-ask = Question
ui-talk-sign-wow = Surprise
ui-talk-sign-heart = Heart
ui-talk-signed = { $n } × { $sign }, set by { $who }
ui-talk-answer = Answer
ui-talk-block = Block
ui-talk-block-sure = Block { $name } for good?
ui-talk-block-hint = You read nothing of { $name } any more, anywhere. The account page has the way back.
ui-talk-report = Report
ui-talk-report-why = What is wrong with it?
ui-talk-report-send = Send to whoever runs the server
ui-talk-reported = It is reported.
ui-talk-mute = Mute
ui-talk-unmute = Let talk again
ui-talk-plan = proposes: { $steps }
ui-talk-plan-made = has made a proposal
ui-talk-plan-gone = has made a proposal, which is gone by now
ui-talk-aside = Only you read this.
ui-talk-said = { $name }: { $text }
ui-talk-unknown = There is no command /{ $found }; /help lists them.
ui-talk-no-role = No seat here has the role “{ $found }”.
ui-talk-no-number = A die needs a number of sides, not “{ $found }”.
ui-talk-begun = The game has begun already.
ui-talk-host-starts = The host of the table starts the game; it begins by itself when all seats are taken.
ui-talk-invite-is = Whoever has this link can join: { $link }
ui-talk-words-are = Or with these words: { $words }
ui-talk-join-what = Write the three words or the link of a table behind it.
ui-talk-join = take a free seat, or that of a role
ui-talk-join-lobby = open a table by its three words or its link
ui-talk-leave = leave my seats
ui-talk-start = take all free seats and begin (host)
ui-talk-invite = show the link
ui-talk-options = show the table in words
ui-talk-roll = roll a die; a number of sides may follow
ui-talk-roll-lobby = roll a die; a number of sides may follow
ui-talk-help = list the commands
ui-talk-help-lobby = list the commands
ui-talk-blocked = Blocked people
ui-talk-blocked-hint = You read nothing of what they say.
ui-talk-unblock = Read again
ui-talk-unblock-of = Read { $name } again
note-goes-on = This table goes on from turn { $turn } of another game. It counts on no leaderboard.
note-hint = { $role } has asked for a hint. This game counts on no leaderboard now.
note-left = { $role }: AI team-mates leave their decisions to us now.
note-not-left = { $role }: AI team-mates decide for themselves again.
