"""The table as it would be: steps that nobody has done yet, played by the engine on a copy.

Between the turns lies what nobody knows, so no card is turned: a turn that has not come begins with all its actions on the table as it is
now.  What somebody is told depends on what that person sees, and on nothing else.
"""

from __future__ import annotations

from typing import Final

from fourcures import secrets
from fourcures.atlas import CODES
from fourcures.core import State
from fourcures.engine import legal
from fourcures.ids import ACCEPT, ACT, CONSENT, EVENT, KIND, SEAT
from fourcures.notation import token
from fourcures.parts import kind_name
from fourcures.rules.turn import begin_turn
from fourcures.server.view import codes, taken_apart
from fourcures.server.wire import Legal, Said
from fourcures.server.wire_steps import StepView
from fourcures.story import play_and_tell

NEVER: Final = frozenset("done pass discard accept decline reveal enough put rank hold suffer".split())
"""Kinds of action that are no plan: ends, answers, and what cards that are still unknown will ask."""
UNSEEN_HAND: Final = frozenset("drive shuttle treat join".split())
"""What is planned for a seat whose hand somebody does not see: it needs no card."""
OWN_HAND: Final = UNSEEN_HAND | frozenset("direct charter ops_flight build give cure store airlift forecast grant quiet resilient".split())
"""What is planned for the own seat where others are closed: it needs no card of theirs."""


def told(what: Legal, hands: frozenset[int], team: int) -> bool:
    """Whether somebody who sees these hands may know if this could be done."""
    if hands.issuperset(range(team)):
        return True
    if what.seat in hands:
        return what.kind in OWN_HAND
    return what.kind in UNSEEN_HAND and what.card is None


class Ahead:
    """A table some steps ahead, for somebody who sees these hands; of whoever plays against the team everybody sees the same."""

    def __init__(self, s: State, hands: frozenset[int]) -> None:
        self.hands = hands
        self.state = secrets.seen(s)
        if not _cut(self.state):  # the turn's actions are over
            self.state.agenda[0] = ACT * 8
            self.state.depth = 1

    def step(self, seat: int, text: str) -> StepView | None:
        """Do a step, and what it would be and take; None when it cannot be done."""
        for s in self._moments(seat):
            for a in self._choices(s, seat):
                if token(s, a) == text and told(taken_apart(s, a), self.hands, s.table.seats):
                    self.state = s
                    return self._do(a)
        return None

    def offered(self, seat: int) -> list[Legal]:
        """What this seat could do then: in the turn that goes on if it is its own, else in its next one, where the table is from now on."""
        for s in self._moments(seat):
            if any(a >> 24 != EVENT for a in self._choices(s, seat)):
                self.state = s
                break
        found = [taken_apart(self.state, a) for a in self._choices(self.state, seat)]
        return [what for what in found if told(what, self.hands, self.state.table.seats)]

    def _moments(self, seat: int) -> list[State]:
        """The tables on which this seat could do its next step: as it is, without what has come in between, at the start of its turn."""
        moments = [self.state]
        s = self.state.copy()
        if s.agenda[s.depth - 1] >> 3 != ACT and _cut(s):
            moments.append(s)
        if s.seat != seat or s.agenda[s.depth - 1] & 7 == 0:
            moments.append(next_turn(s, seat))
        return [] if s.outcome else moments

    def _choices(self, s: State, seat: int) -> list[int]:
        """What is legal for a seat there and may be planned; events alone when no action is left."""
        spent = s.agenda[s.depth - 1] == ACT * 8
        found = [a for a in legal(s) if a >> 21 & 7 == seat and (a >> 24 == EVENT or not spent)]
        return [a for a in found if kind_name(s, a) not in NEVER]

    def _do(self, a: int) -> StepView:
        s = self.state
        what = taken_apart(s, a)
        text, seat, turn, before = token(s, a), a >> 21 & 7, s.turn, list(s.hands)
        origin = None if what.pawn is None else CODES[s.pawns[what.pawn]]
        place = what.city or CODES[s.pawns[seat]]
        here = next(i for i in range(s.depth) if s.agenda[i] >> 3 == ACT)
        left = s.agenda[here] & 7
        spare = int(left < 4)  # so that the end of the actions is not the end of the turn
        s.agenda[here] += spare
        told = play_and_tell(s, a)
        if s.outcome == 0 and s.agenda[s.depth - 1] >> 3 == CONSENT:
            told = play_and_tell(s, ACCEPT * KIND + (s.agenda[s.depth - 1] & 7) * SEAT)[1:]
        s.agenda[here] -= spare
        gone = sum(before[i] & ~s.hands[i] for i in range(len(before))) & ~sum(s.hands)
        return StepView(
            seat,
            text,
            Said(*told[0]),
            "ok",
            turn=turn,
            what=what,
            origin=origin,
            place=place,
            actions=max(left - (s.agenda[here] & 7), 0),
            cards=codes(s, gone),
        )


def _cut(s: State) -> bool:
    """Nothing lies between the table and the actions of its turn; False when those are over."""
    for at in range(s.depth - 1, -1, -1):
        if s.agenda[at] >> 3 == ACT:
            s.depth = at + 1
            s.passed = 0
            return True
    return False


def next_turn(s: State, seat: int) -> State:
    """The same table when the next turn of a seat begins."""
    later = s.copy()
    later.turn += (seat - s.seat - 1) % s.table.seats
    later.seat = seat
    later.depth = later.passed = 0
    begin_turn(later)
    later.depth = 1
    return later
