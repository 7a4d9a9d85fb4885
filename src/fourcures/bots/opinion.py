"""What a program thinks of the steps that somebody proposes."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from fourcures.bots.futures import Futures
from fourcures.bots.turns import on_turn
from fourcures.bots.weights import futures
from fourcures.core import State
from fourcures.engine import play
from fourcures.notation import parse
from fourcures.words import Complaint

WIDTH: Final = 12
"""The beam by which turns are compared."""
WORSE: Final = 0.05
"""How much less the chance of winning may be after a turn that is still about as good."""


def about_as_good(s: State, steps: Iterable[tuple[int, str]]) -> bool:
    """Whether the turn that begins with these steps, and goes on as well as it can, is worth about as much as the best turn from here.

    `s` waits for an action of the seat in turn; steps that cannot be done there are no good.
    """
    mind, t = _mind(), s.copy()
    for seat, token in steps:
        try:
            a = parse(t, token)
        except Complaint:
            return False
        if a >> 21 & 7 != seat:
            return False
        play(t, a)
        mind.planner.smooth(t)
    return _worth(mind, t, int(s.turn)) >= _worth(mind, s, int(s.turn)) - WORSE


def _worth(mind: Futures, s: State, turn: int) -> float:
    """The chance of winning after the best turn from here; that of the table when its actions are over."""
    if not on_turn(s) or s.turn != turn:
        return mind.outlook.chance(s, mind.judge)
    return mind.best(mind.planner.turns(s, WIDTH, 3 * WIDTH, True, True)).value


@cache
def _mind() -> Futures:
    return futures(WIDTH)
