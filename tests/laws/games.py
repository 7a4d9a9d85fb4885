"""Random games for the laws: every number of seats, of epidemics, every mixture of roles.

FOURCURES_GAMES sets how many; without it few when the engine is interpreted, thousands when it is compiled.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

import fourcures
from fourcures import engine, notation
from fourcures.core import State
from fourcures.rules.catalog import new_game
from fourcures.words import Complaint

GAMES = int(os.environ.get("FOURCURES_GAMES", "2000" if fourcures.COMPILED else "100"))
ROLES = ("MED", "SCI", "RES", "QUA", "DIS", "OPS", "PLA")


def some(share: float) -> int:
    """A part of the games, for laws that take longer to check; never none."""
    return max(20, int(GAMES * share))


def begin(game: int, law: str) -> tuple[State, Random]:
    """An empty table and dice of its own: 20 games in a row have all numbers of seats and epidemics."""
    dice = Random(f"{law} {game}")
    seats, epidemics = 1 + game % 5, 4 + game // 5 % 4
    return new_game("base", tuple(dice.sample(ROLES, seats)), epidemics, dice.randrange(-1, seats)), dice


def pick(s: State, dice: Random) -> int:
    """Nature's answer by its weight; of people's actions, often one that is neither a mere move nor the end of the turn."""
    if engine.chance(s):
        answers = engine.chances(s)
        return dice.choices([a for a, _ in answers], [w for _, w in answers])[0]
    actions = engine.legal(s)
    if dice.random() < 0.4:
        return dice.choice(actions)
    few = [a for a in actions if notation.token(s, a)[0] in "-+!^<=x#" or "<" in notation.token(s, a) or ">" in notation.token(s, a)]
    return dice.choice(few or actions)


def out(s: State, dice: Random) -> Iterator[tuple[State, int]]:
    """Every table of a game with the action that is done there, then the last table with -1.  The table is played on in place."""
    while not s.outcome:
        a = pick(s, dice)
        yield s, a
        engine.play(s, a)
    yield s, -1


def waiting(number: int, law: str) -> Iterator[tuple[State, Random]]:
    """So many tables that wait for people, from all parts of games."""
    found = game = 0
    while found < number:
        s, dice = begin(game, law)
        every = dice.randint(5, 30)
        for n, (table, _) in enumerate(out(s, dice)):
            if n % every == 0 and not table.outcome and not engine.chance(table):
                found += 1
                yield table.copy(), dice
        game += 1


def refused(s: State, text: str) -> bool:
    """The notation does not read this token here."""
    try:
        notation.parse(s, text)
    except Complaint:
        return True
    return False
