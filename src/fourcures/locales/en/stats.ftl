### Statistics of a table and of a person, in plots and in numbers.

ui-stats-of = Statistics: { $name }
ui-stats-numbers = Numbers
ui-stats-of-turn = Turn
ui-stats-back = To the replay
ui-stats-profile = To the profile

ui-plot-outbreaks = Outbreaks and epidemics
ui-plot-outbreaks-hint = How many there have been by the end of each turn.
ui-plot-cubes = Cubes on the map
ui-plot-hands = Cards in hand
ui-plot-km = Kilometres travelled
ui-plot-km-hint = By each pawn, as a plane flies, whoever moved it.
ui-plot-deeds = What each seat did
ui-did-drives = Drives
ui-did-flights = Flights
ui-did-treated = Cubes removed
ui-did-stations = Stations built
ui-did-shared = Cards shared
ui-did-given = Cards given
ui-did-cures = Cures
ui-did-events = Events
ui-did-km = Kilometres
ui-did-outbreaks = Outbreaks

ui-plot-points = Points over time
ui-plot-points-hint = Added up, game after game; games that count on no leaderboard are left out.
ui-plot-ends = How the games ended
ui-end-win = Won
ui-end-outbreaks = Outbreaks
ui-end-cubes = Cubes ran out
ui-end-cards = Cards ran out
ui-end-lost = Lost to the team
ui-plot-turns = Turns of each game
ui-plot-game = Game
ui-stats-none = Nothing to show yet.

ui-plot-sums = All games together
ui-plot-sums-km = Added up, game after game: { $rounds } times around the Earth.
ui-plot-harm = Outbreaks and cures of each game
ui-plot-harm-hint = The outbreaks of the whole game, and the cures found by this player.
ui-plot-mean = A game on average
ui-plot-mean-hint = Games won and lost apart: what was done more in one than in the other.
ui-mean-all = All
ui-mean-won = Won
ui-mean-lost = Lost
