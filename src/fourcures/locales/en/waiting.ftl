# Whom the table waits for; standing orders; votes on going back.  Loaded with the parts of the page that say it.

ui-wait-person = { $who }, { $role }
ui-wait-cards = { $who } ({ $cards })
ui-wait-for = Waiting for { $who }
ui-wait-seconds = { $n } s
ui-wait-minutes = { $n } min
ui-wait-hours = { $n } h
ui-wait-left = { $span } left
ui-overdue = Overdue
ui-lent = You may play for { $who }.

ui-hold = Hold
ui-hold-hint = Stop the clock of this moment
ui-release = Let it run
ui-held = { $who } holds the clock
ui-nudge = Remind
ui-nudge-who = Remind { $who }
ui-nudge-done = Reminded
ui-pass-instead = Pass for them

ui-passed-self = { $who } passed
ui-passed-order = { $who } passed by standing order
ui-passed-clock = Time was up for { $who }
ui-passed-team = { $by } passed for { $who }

ui-orders-hint = The game stops for your event cards only where you want to be asked. Your team sees what you choose.
ui-orders-closed = Hands are closed: everybody is asked, whoever holds events. What you choose counts for all cards, and nobody else sees it.
ui-order-for = { $card ->
    [any] All other event cards
    [all] All event cards
   *[other] { $card }
  }
ui-order-who = { $what }, { $who }
ui-order-which = City for { $card }
ui-order-usual = As usual: { $what }
ui-order-always = Always, also after each infection card
ui-order-moments = Before the draw, at epidemics, before the infections
ui-order-epidemics = At epidemics and before the infections
ui-order-city = Only when one city is hit or comes next
ui-order-never = Not in this turn

ui-vote = Going back
ui-vote-asks = { $who } asks to go back to turn { $turn }.
ui-vote-mine = You ask to go back to turn { $turn }.
ui-vote-count = { $yes } of { $persons } say yes; { $need } are needed.
ui-vote-no = No: { $who }
ui-vote-say-yes = Yes
ui-vote-say-no = No
ui-vote-withdraw = Take it back
ui-back-to = Back to turn { $turn }
ui-back-vote = The team votes: more than half must say yes. What was played since stays in the log, and the game no longer counts on leaderboards, since you know the cards.
ui-back-alone = What was played since stays in the log. The game no longer counts on leaderboards, since you know the cards.
ui-back-before = Back to before
ui-back-start = Start of the turn:
ui-back-ask = Ask the team
ui-back-now = Go back
