# Mutation and Virulent Strain.

name-p = purple
name-MUA = Mutation
name-MUB = Mutation
name-THREATENS = The Mutation Threatens
name-SPREADS = The Mutation Spreads
name-INTENSIFIES = The Mutation Intensifies

name-mutation = Mutation
challenge-mutation = A fifth disease, purple, spreads from cards of its own. Any city cards cure it, if one of them shows a purple city.
infection-MUA = The city of the bottom infection card gets a purple cube.
infection-MUB = The city of the bottom infection card gets a purple cube.
event-THREATENS = The city of the bottom infection card gets three purple cubes.
event-SPREADS = The cities of the three bottom infection cards get a purple cube each.
event-INTENSIFIES = Every city with exactly two purple cubes gets a third one.

log-mutant = The mutation reaches { $city }.
log-threat = The mutation strikes { $city }.
log-unleash = { $who } lets { $card } happen first.
log-void = Purple is eradicated: nothing mutates.

cli-ask-mutate = { $roles }: which Mutation Event happens first?

why-cure-cards-any = { $n } of { $need } city cards for the { $disease } cure in hand.
why-cure-purple = The { $disease } cure needs the card of a city that has a { $disease } cube now.

problem-mutation = A Mutation Event lies open, but no step lets it happen.
problem-mutation-twice = A Mutation Event lies open and has happened.

advice-epidemics = { $n ->
    [one] With this challenge, one epidemic fewer than usual is a good beginning.
   *[other] With these challenges, { $n } epidemics fewer than usual are a good beginning.
}

# Virulent Strain

name-virulent = Virulent Strain
challenge-virulent = Every epidemic is a card of its own, and its effect is about one disease: the virulent strain.
name-CHRONIC = Chronic Effect
name-COMPLEX = Complex Molecular Structure
name-GOVERNMENT = Government Interference
name-POCKET = Hidden Pocket
name-RATE = Rate Effect
name-SLOPE = Slippery Slope
name-LOSS = Unacceptable Loss
name-UNCOUNTED = Uncounted Populations
name-CONTAGIOUS = Highly Contagious
name-RESISTANT = Resistant to Treatment

epidemic-CHRONIC = An infection card of the strain brings two cubes instead of one to a city that has none of it.
epidemic-COMPLEX = The cure of the strain needs one more card.
epidemic-GOVERNMENT = No pawn leaves a city with cubes of the strain, unless one of them was treated there this turn.
epidemic-POCKET = If the strain is eradicated, it comes back: a cube for each of its cities in the infection discard.
epidemic-RATE = When an infection card of the strain is turned, one more card is turned, once in each infection step.
epidemic-SLOPE = An outbreak of the strain counts twice.
epidemic-LOSS = Four cubes of the strain leave the supply for good.
epidemic-UNCOUNTED = Every city with exactly one cube of the strain gets a second one.
epidemic-CONTAGIOUS = An outbreak of the strain puts two cubes, not one, on each linked city; outbreaks that it sets off are ordinary ones.
epidemic-RESISTANT = Treating the strain takes two actions, until it is cured.

log-strain = The epidemic is { $city }.
log-tie = Chance chooses among the diseases with most cubes: { $city }.
log-virulent = The virulent strain is { $disease }.
log-effect = { $card } strikes: the strain is { $disease }.
log-idle = It has no effect.
log-lost = { $n ->
    [one] One { $disease } cube leaves the game.
   *[other] { $n } { $disease } cubes leave the game.
}

why-held = The government lets nobody leave { $city } before the strain has been treated there this turn.
why-treat-dear = Treating here takes more actions than are left.

problem-strains = The epidemic cards that have been turned do not fit the epidemics that have come and are to come.
problem-strain-unknown = Epidemics have had their effect, but no disease is the virulent strain.
problem-lost = Cubes are out of the game, but no epidemic card has taken them.

# What lies on the table, for people

extra-value = { $value }
extra-mutation = Mutation Events to come
extra-mutated = Mutation Events so far
extra-strain = Virulent strain
extra-effects = Epidemics in force
extra-spent = Epidemics that are over
extra-epidemics = Epidemics to come
extra-lost = Cubes out of the game
extra-treated = Strain treated in

log-over-win-purple = Every disease is cured, or purple is gone and the other four are: you win.

## The page

ui-step-mutate = { $who }: which happens first?
ui-step-mutate-text = Two Mutation Events lie open.
ui-do-unleash = { $card } first
ui-way-short-unleash = first
