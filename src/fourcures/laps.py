"""What is repeated to measure how fast the engine is (speed.py): compiled with it, so that the repeating itself weighs next to nothing."""

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.core import CHOICES, State
from fourcures.dice import Dice, random_choices
from fourcures.engine import choices, play


def games(starts: list[State], times: i64, dice: Dice) -> tuple[int, int]:
    """So many whole random games, from the setup on; all decisions in them, and the sum of their squares."""
    out = vec[i64]([0] * CHOICES)
    decisions: i64 = 0
    squares: i64 = 0
    for i in range(times):
        n = random_choices(starts[i % len(starts)].copy(), dice, out)
        decisions += n
        squares += n * n
    return int(decisions), int(squares)


def copies(tables: list[State], times: i64) -> None:
    """Copy a table, so many times."""
    for i in range(times):
        tables[i % len(tables)].copy()


def lists(tables: list[State], times: i64) -> None:
    """List what may be done at a table, into a list that is there already."""
    out = vec[i64]([0] * CHOICES)
    for i in range(times):
        choices(tables[i % len(tables)], out, True)


def plays(tables: list[State], actions: list[int], times: i64) -> None:
    """Copy a table and do something legal there, with all that follows until somebody must choose or a card be turned."""
    for i in range(times):
        s = tables[i % len(tables)].copy()
        play(s, actions[i % len(tables)])


def playouts(tables: list[State], times: i64, dice: Dice) -> None:
    """Copy a table and play on at random to the end of the game."""
    out = vec[i64]([0] * CHOICES)
    for i in range(times):
        random_choices(tables[i % len(tables)].copy(), dice, out)
