"""Exact chances: counted by hand, and against many futures by the dice."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

import fourcures
from fourcures import engine, ids, notation, odds
from fourcures.atlas import CODES
from fourcures.core import State
from fourcures.dice import Dice, turn_card
from fourcures.rules.catalog import new_game

FUTURES = 6000 if fourcures.COMPILED else 300


def begun(seed: int, turns: int) -> State:
    """A game in which nobody does anything for so many turns."""
    s, dice = new_game("base", ["SCI", "RES"], 6, -1, []), Dice(seed)
    while not s.outcome:
        if engine.chance(s):
            turn_card(s, dice)
        elif s.turn > turns:
            return s
        else:
            actions = engine.legal(s)
            engine.play(s, next((a for a in actions if a >> 24 == ids.DONE), actions[0]))
    return s


def test_the_first_draw_of_a_game() -> None:
    s = begun(1, 0)
    left = (s.piles & 63) >> 1
    assert odds.epidemics(s) == [Fraction(left - 2, left), Fraction(2, left)]
    full = [city for city in range(48) if s.cubes[10 + city // 12] >> city & 1]
    chances = odds.threats(s)
    assert len(full) == 3
    for city in full:  # drawn again after the epidemic, among ten cards of which two are turned
        assert chances[city] == Fraction(2, left) * Fraction(2, 10)
    others = [city for city in range(48) if not s.infected >> city & 1]
    for city in others:  # struck, and then drawn again
        assert chances[city] == Fraction(2, left) * Fraction(1, 39) * Fraction(2, 10)


def test_an_epidemic_that_must_come() -> None:
    line = "base/4 >MED@ATL:SFO;SCI@ATL:LAX 3:act4 bykr o0e0 ATL CHI1 2e,2e,12e,12e - * -"
    s = notation.read(line)
    assert odds.epidemics(s) == [Fraction(0), Fraction(1)]


@pytest.mark.parametrize("turns", [0, 2, 4])
def test_threats_against_the_dice(turns: int) -> None:
    s = next(s for seed in range(99) if not (s := begun(seed, turns)).outcome)
    chances, seen = odds.threats(s), Counter[int]()
    for game in range(FUTURES):
        t, dice = s.copy(), Dice(game)
        engine.play(t, next(a for a in engine.legal(t) if a >> 24 == ids.DONE))
        t.news = []
        turn, own = t.turn, set[int]()
        while not t.outcome and t.turn == turn:
            if engine.chance(t):
                before = len(t.news)
                step = t.agenda[t.depth - 1] >> 3
                turn_card(t, dice)
                broke = [n for n in t.news[before:] if n // ids.NEWS == ids.N_OUTBREAK]
                if broke and step in (ids.INFECT, ids.STRIKE):  # the first one is that of the card itself
                    own.add(broke[0] >> 12 & 63)
            else:
                engine.play(t, engine.legal(t)[0])
        seen.update(own)
    for city in range(48):
        exact, share = float(chances.get(city, 0)), seen[city] / FUTURES
        room = 4.5 * (exact * (1 - exact) / FUTURES) ** 0.5 + 0.02
        assert abs(share - exact) < room, (CODES[city], exact, share)


def test_a_finished_game_has_no_threats() -> None:
    s = begun(5, 999)
    assert s.outcome
    assert odds.threats(s) == {}
