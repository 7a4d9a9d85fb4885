"""What is done for a seat that has not answered in its hours."""

from __future__ import annotations

from fourcures.core import State
from fourcures.engine import legal
from fourcures.ids import DECLINE, DISCARD, FIRST_EVENT
from fourcures.notation import token


def answer(s: State) -> int:
    """The answer that changes least: enough, no, the first card that is no event, or else the first there is."""
    can = legal(s, False) or legal(s)
    for fits in (_enough, _no, _city):
        found = next((a for a in can if fits(s, a)), None)
        if found is not None:
            return found
    return can[0]


def _enough(s: State, a: int) -> bool:
    return token(s, a) == "."


def _no(s: State, a: int) -> bool:
    return a >> 24 == DECLINE


def _city(s: State, a: int) -> bool:
    return a >> 24 == DISCARD and a >> 12 & 63 < FIRST_EVENT
