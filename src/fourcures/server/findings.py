"""What was found out about a position, as people see it: steps in words, chances as numbers."""

from __future__ import annotations

from fractions import Fraction

from fourcures.core import State
from fourcures.notation import parse
from fourcures.server.ahead import Ahead
from fourcures.server.analyst import Found, FoundLine
from fourcures.server.view import taken_apart
from fourcures.server.wire import Said
from fourcures.server.wire_analysis import Analysed, Chance, Looked, Odds, Way
from fourcures.server.wire_steps import StepView
from fourcures.story import play_and_tell
from fourcures.words import Complaint


def looked(s: State, seen: frozenset[int], found: Found | int | None) -> Looked:
    """What was found out about a position, for somebody who sees these hands."""
    if not isinstance(found, Found):
        return Looked(before=found or 0)
    return Looked(
        Analysed(
            wins=Chance(*found.wins),
            ways=[Way(_steps(s, seen, one), Said(*one.why), Chance(*one.wins), one.played) for one in found.lines],
            losses=found.losses,
            threats={city: _odds(chance) for city, chance in found.threats.items()},
            epidemics=[_odds(chance) for chance in found.epidemics],
            missing=found.missing,
            turns=found.turns,
        )
    )


def _odds(exact: str) -> Odds:
    return Odds(exact, float(Fraction(exact)))


def _steps(s: State, seen: frozenset[int], found: FoundLine) -> list[StepView]:
    """The steps of a way as proposals have them; what this person may not know whether it can be done is open."""
    ahead, steps = Ahead(s, seen), []
    for seat, token in found.steps:
        step = ahead.step(seat, token)
        if step is None and seen.issuperset(range(s.table.seats)):
            step = _answer(s, seat, token)
        steps.append(step or StepView(seat, token, Said("plans-step", {"who": s.table.code(seat), "token": token}), "open"))
    return steps


def _answer(s: State, seat: int, token: str) -> StepView | None:
    """A step that is none of a proposal: what is answered to what is asked there."""
    t = s.copy()
    try:
        a = parse(t, token)
    except Complaint:
        return None
    what = taken_apart(t, a)
    return StepView(seat, token, Said(*play_and_tell(t, a)[0]), "ok", what=what)
