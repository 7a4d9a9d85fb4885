## AI team-mates, on the page

ui-bot = AI team-mate
ui-bot-learner = AI, learner
ui-bot-colleague = AI, colleague
ui-bot-expert = AI, expert
ui-bot-master = AI, master
ui-bots-fill = Fill the free seats with AI
ui-bots-level = Strength of AI team-mates
ui-bots-learner = Learner
ui-bots-colleague = Colleague
ui-bots-expert = Expert
ui-bots-master = Master
ui-bots-hint = They play until somebody takes their seat. Games with them do not count on the boards.
ui-bots-play = Play with AI team-mates
ui-bots-take = Take this seat
ui-bots-off = Free this seat
ui-bots-one = Give it to AI
ui-mates-seats = Seats for AI
ui-mates-n = { $n ->
    [0] None
    [one] 1 seat
   *[other] { $n } seats
 }
ui-mates-hint = They are taken by AI team-mates from the start; people may take their places at any time.
