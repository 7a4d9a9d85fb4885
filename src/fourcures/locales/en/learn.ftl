# The first game, which explains itself while it is played; and its offer in the lobby.

learn-offer = Learn in four minutes
learn-new = New here?
learn-new-text = A first game explains itself while you play: at a real table, on cards that are always the same. It counts for nothing.
learn-going = Your first game is waiting
learn-continue = Go on with it
learn-name = First game
learn-step = { $n } of { $of }
learn-next = Next
learn-show = Show me
learn-leave = Leave the lesson; the table stays yours
learn-anew = Begin the lesson again
learn-without = Go on without the lesson
learn-play-on = Play on

learn-strayed = That was something else
learn-strayed-text = It is allowed, but the lesson goes another way. Take it back, or go on without the lesson.
learn-lost-text = It is allowed, but the lesson goes another way, and cards have been turned since. Begin it again, or go on without it.

learn-goal = Four cures, and the world is saved
learn-goal-text = Four diseases spread; a cure for each wins the game. The number beside each is the cubes it has left: when one runs out, or the player cards do, or there are eight outbreaks, you lose. You play two people, first the Medic.
learn-danger = Miami is close to an outbreak
learn-danger-text = A city holds three cubes of a disease; the next one spills into every neighbour. Each turn has four actions. Use the first: press Miami to drive there (keys: D, the arrows, Enter).
learn-treat = Treat the disease
learn-treat-text = Treat takes one cube from the city you are in; the Medic takes all of that colour at once. Press { ui-tool-treat } (T).
learn-home = Drive back to Atlanta
learn-home-text = You hold the Atlanta card, and the Scientist, who stands there, collects blue. A card changes hands only in the city that it shows.
learn-share = Hand the card over
learn-share-text = Press { ui-tool-share } (K), then confirm. Nothing that costs a card happens on one press. This is your fourth action, so your turn ends with it.
learn-cards = Then the cards came
learn-cards-text = After your actions you draw two player cards, and then two cities are infected: one cube each. That is every turn. Now it is the Scientist’s, who is yours as well.
learn-cure = Discover a cure
learn-cure-text = At a research station five cards of one colour make a cure; for the Scientist four are enough. Atlanta has a station: press { ui-tool-cure } (U), then confirm.
learn-fly = Fly
learn-fly-text = Blue is cured; three to go. The east is in trouble and far away: a direct flight takes you to the city of a card that you discard. Press { ui-tool-direct } (F) or the card of { name-SYD }, then confirm.
learn-off = Why not?
learn-off-text = A button that is off tells you why when it is pressed, and key Y opens the rules at that place. Try it: press { ui-tool-shuttle } (S).
learn-end = End your turn
learn-end-text = Two actions are left. Use them as you like, or press { ui-end-turn } (N) and confirm. Something is about to happen.
learn-epidemic = An epidemic
learn-epidemic-text = One of the two cards was an epidemic: infections get faster, a new city is struck with three cubes, and all discarded infection cards go back on top, so the same cities are next. It struck Atlanta; but blue is cured and the Medic stands there, so no cube stayed.
learn-outbreak = And an outbreak
learn-outbreak-text = Shanghai came up again and already had three cubes: each of its neighbours got one. Chains of outbreaks lose games. Watch cities with three cubes whose cards lie on top.
learn-done = That is the game
learn-done-text = Three more cures win it. Event cards are played between these steps, and cost no action; the rules are under Y, all keys under ?. This table is yours: play on, or make a real one in the lobby.
