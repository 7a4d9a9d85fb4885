"""Random games at the tables that people can choose: every preset, mixtures of all options, every challenge."""

from __future__ import annotations

import itertools
from dataclasses import replace
from random import Random

import pytest
from games import some
from test_modules import look, pick

import fourcures
from fourcures import engine, notation
from fourcures.check import problems
from fourcures.core import State
from fourcures.dealer import Dealer
from fourcures.dice import Dice, turn_card
from fourcures.presets import CHALLENGES, CHOICES, PRESETS, Options, Setup, check, choose, headers, setup
from fourcures.record import Record, read_record, write_record
from fourcures.rules.catalog import new_game, rules
from fourcures.words import Complaint

MIXTURES = 200 if fourcures.COMPILED else 40
"""Combinations of options."""
SWITCHES = [name for name, value in vars(Options()).items() if isinstance(value, bool)]
FEWEST = {"bioterrorist": 2}
"""Seats that a challenge needs."""
EVERY = 10
"""Of so many positions one is looked at closely."""


def deal(game: Setup) -> State:
    return new_game(game.rules, game.roles, game.epidemics, game.first, game.events, game.cards)


def play(s: State, dealer: Dealer, dice: Random) -> int:
    """A random game; how many actions it took."""
    n = 0
    while not s.outcome:
        if dice.randrange(EVERY) == 0:
            look(s)
        engine.play(s, dealer.answer(s) if engine.chance(s) else pick(s, dice))
        n += 1
        assert n < 6000
    look(s)
    return n


@pytest.mark.parametrize("name", PRESETS)
def test_presets_are_played_to_the_end(name: str) -> None:
    """With every number of seats and of epidemics that the preset has."""
    wanted = PRESETS[name]
    for seats, epidemics in itertools.product(wanted.seats, wanted.epidemics):
        dealer = Dealer(f"{name} {seats} {epidemics}")
        game = setup(replace(wanted.options, seats=seats, epidemics=epidemics), dealer, limits=wanted)
        s = deal(game)
        assert s.table.seats == seats
        line = notation.write(s)
        assert read_record(write_record(Record(headers(game), []))).headers.items() >= headers(game).items()
        play(s, dealer, Random(line))


def mixture(n: int) -> Options:
    """The n-th combination: every option by chance, and any challenges; some make no sense."""
    dice = Random(f"mixture {n}")
    wanted: dict[str, str | int | bool] = {name: dice.choice(values) for name, values in CHOICES.items()}
    wanted |= {name: dice.random() < 0.5 for name in SWITCHES}
    wanted |= {"seats": dice.randint(1, 5), "epidemics": dice.randint(4, 7)}
    chosen = choose(Options(), wanted)
    return replace(chosen, challenges=tuple(c for c in CHALLENGES if dice.random() < 0.4))


def test_mixtures_of_options_are_played_or_refused() -> None:
    """Either a combination is refused with a sentence, or games of it keep all laws."""
    played = 0
    for n in itertools.count():
        options = mixture(n)
        try:
            check(options)
        except Complaint as no:
            assert "{" not in str(no) and no.id not in str(no)
            continue
        dealer = Dealer(f"mixture {n}")
        s = deal(setup(options, dealer))
        play(s, dealer, Random(n))
        played += 1
        if played == MIXTURES:
            break
    assert n < 40 * MIXTURES  # most of the refused ones would be a fault of the refusals


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_games_of_a_challenge(challenge: str) -> None:
    """Many games with all roles and events there are, fast: nothing is impossible where one stops to look, and at the end."""
    for game in range(some(4.0 if fourcures.COMPILED else 0.3)):
        seats = max(1 + game % 5, FEWEST.get(challenge, 1))
        options = Options(seats=seats, epidemics=4 + game % 4, roles="emergency", events="drawn", challenges=(challenge,))
        dealer, dice = Dealer(f"{challenge} {game}"), Dice(game)
        s = deal(setup(options, dealer))
        assert challenge in rules(s.table.rules.name).name
        stop = 1 + int(dice.roll()) % 400
        out = 0
        while not s.outcome:
            if engine.chance(s):
                turn_card(s, dice)
            else:
                actions = engine.legal(s)
                engine.play(s, actions[int(dice.roll()) % len(actions)])
            out += 1
            if out == stop:
                assert problems(s) == [], notation.write(s)
                assert notation.write(notation.read(notation.write(s))) == notation.write(s)
        assert problems(s) == [], notation.write(s)
