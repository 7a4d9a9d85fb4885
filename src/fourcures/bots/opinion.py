"""What a program thinks of the steps that somebody proposes."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from fourcures.bots.judge import Judge
from fourcures.bots.turns import Planner, on_turn
from fourcures.bots.weights import weights
from fourcures.core import State
from fourcures.engine import play
from fourcures.notation import parse
from fourcures.words import Complaint

WIDTH: Final = 12
"""The beam by which turns are compared."""
WORSE: Final = 0.4
"""How much less a turn may be worth and still be about as good: what moves the chance of an open game by a tenth."""


def about_as_good(s: State, steps: Iterable[tuple[int, str]]) -> bool:
    """Whether the turn that begins with these steps, and goes on as well as it can, is worth about as much as the best turn from here.

    `s` waits for an action of the seat in turn; steps that cannot be done there are no good.
    """
    planner, t = _planner(), s.copy()
    for seat, token in steps:
        try:
            a = parse(t, token)
        except Complaint:
            return False
        if a >> 21 & 7 != seat:
            return False
        play(t, a)
        planner.smooth(t)
    return _worth(planner, t, int(s.turn)) >= _worth(planner, s, int(s.turn)) - WORSE


def _worth(planner: Planner, s: State, turn: int) -> float:
    """What the best turn from here leads to; what the table is worth when its actions are over."""
    if not on_turn(s) or s.turn != turn:
        return planner.judge.value(s)
    return planner.turns(s, WIDTH, 1, True, True)[0].value


@cache
def _planner() -> Planner:
    return Planner(Judge(weights()))
