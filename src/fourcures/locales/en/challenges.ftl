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
