### Looking back at games: the line of time, what if, reviews together, pictures, playing on from a place.

on-over = The game is over there; go on from a place before its end.
on-same = The cards that would have come can be used only when the game is over.
branch-unknown = There is no such line beside this game.
branch-nature = Cards cannot be chosen; they come by themselves.
branch-long = A line has { $most } tokens at most.
branch-many = There are { $most } lines beside this game already; take one away first.
branch-not-yours = Whoever made that line, or the host, may take it away.
lead-another = Somebody else leads the review now; only the host can take over.

ui-lane-epidemic = Epidemics
ui-lane-outbreak = Outbreaks
ui-lane-cure = Cures
ui-turning-points = Turning points
ui-happened = What happened
ui-mark-epidemic = Epidemic in { $city }
ui-mark-outbreak = Outbreak of { $disease } in { $city }
ui-mark-cure = Cure of { $disease }
ui-mark-eradicated = { $disease } eradicated
ui-no-marks = Nothing has turned the game yet.

ui-review = Review
ui-review-link = Link to this place
ui-review-picture = Picture of this place
ui-picture-svg = Save as SVG
ui-picture-png = Save as PNG
ui-stats = Statistics

ui-on = Play on from here
ui-on-hint = Makes a new table where turn { $turn } stands. Such games count on no leaderboard.
ui-on-cards = Cards that are still to come
ui-on-new = New ones
ui-on-same = As they came here
ui-on-alone = Play alone
ui-on-friends = With others

ui-free-seats = { $n ->
    [one] One seat is free here.
   *[other] { $n } seats are free here.
 }
ui-take-as = Take { $role }
ui-take-all = { $n ->
    [one] Take it
   *[other] Take all { $n }
 }
ui-picture-deck = Player deck { $n }

ui-whatif = What if
ui-whatif-on = Trying out
ui-whatif-hint = Play for every seat; what you try is kept as a line beside the game.
ui-whatif-stop = Back to the game
ui-whatif-wait = Cards are being turned here.
ui-whatif-cards = Turn them
ui-lines = Line
ui-line-main = The game
ui-line = What if: { $name }, turn { $turn }
ui-line-nameless = What if, turn { $turn }
ui-line-drop = Remove this line

ui-lead = Lead
ui-lead-hint = Show others the places you look at
ui-lead-mine = You lead
ui-lead-of = { $name } leads
ui-lead-nameless = Somebody leads
ui-lead-here = { $name } leads a review of this game
ui-lead-nameless-here = Somebody leads a review of this game
ui-lead-stop = Stop leading
ui-follow = Follow
ui-following = Following
