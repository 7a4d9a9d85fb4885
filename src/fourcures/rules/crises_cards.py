"""Emergency Events: ten cards of the player deck, one beside the epidemic of each pile, and what they change (challenges 7).

Some happen once; others lie face up until the next of them has come, until the next outbreak, or until the turn ends.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.agenda import push, tell
from fourcures.bits import BIT, index, size
from fourcures.cards import Opened
from fourcures.core import State
from fourcures.ids import (
    BEFORE_INFECT,
    CARRIER,
    CARRIER_CARD,
    CRISES_OPEN,
    CRISES_SEEN,
    CRISES_UP,
    DRAW,
    HAND,
    HOTSPOT,
    INFECT,
    N_CALMED,
    N_CRISIS,
    N_IDLE,
    N_SPACE,
    OPEN,
    WINDOW,
    ZONES,
)
from fourcures.rows import FLIES, Around
from fourcures.rules.drawing import looked_at

ONCE: Final = 0
NEXT_ONE: Final = 1
NEXT_OUTBREAK: Final = 2
THIS_TURN: Final = 3
"""How long a card lies face up."""
LAST_SPACE: Final[i64] = 6

# ---------------------------------------------------------------- the ten cards


class Crisis:
    """An emergency event.  A row's place is its number in the sets below."""

    code: str = ""
    until: i64 = ONCE

    def happen(self, s: State) -> None:
        """What it does at once."""


@final
class PlanesGrounded(Crisis):
    """No direct, charter or shuttle flight, and no Airlift."""

    code = "PLANES"
    until: i64 = NEXT_ONE


@final
class ContainmentFailure(Crisis):
    """The next outbreak puts two cubes on each linked city."""

    code = "CONTAINMENT"
    until: i64 = NEXT_OUTBREAK


@final
class DiseaseHotSpot(Crisis):
    """The bottom infection card brings three cubes, as in an epidemic."""

    code = "HOTSPOT"

    def happen(self, s: State) -> None:
        push(s, HOTSPOT * 8)


@final
class ZonesExpand(Crisis):
    """Cubes that lie in a city of another colour get one more, purple ones apart."""

    code = "ZONES"

    def happen(self, s: State) -> None:
        for d in range(3, -1, -1):
            push(s, ZONES * 8 + d)


@final
class LimitedOptions(Crisis):
    """The hand limit is six for everybody, at once (ruling 148)."""

    code = "LIMITED"
    until: i64 = NEXT_ONE

    def happen(self, s: State) -> None:
        for i in range(s.table.seats - 1, -1, -1):
            push(s, HAND * 8 + (s.seat + i) % s.table.seats)


@final
class LogisticsFailure(Crisis):
    """A second part C this turn; a Quiet Night skips one of the two (ruling 147)."""

    code = "LOGISTICS"
    until: i64 = THIS_TURN

    def happen(self, s: State) -> None:
        at: i64 = 0
        while s.agenda[at] != INFECT * 8:
            at += 1
        for i in range(s.depth - 1, at, -1):
            s.agenda[i + 2] = s.agenda[i]
        s.agenda[at + 1] = WINDOW * 8 + BEFORE_INFECT
        s.agenda[at + 2] = INFECT * 8
        s.depth += 2


@final
class PatientZero(Crisis):
    """The bottom infection card lies beside it, and brings a cube in every turn before part C (ruling 146)."""

    code = "PATIENT"
    until: i64 = NEXT_ONE

    def happen(self, s: State) -> None:
        push(s, CARRIER * 8)


@final
class SanitationBreakdown(Crisis):
    """The marker of the infection rate goes one space on, if there is one."""

    code = "BREAKDOWN"

    def happen(self, s: State) -> None:
        if s.epidemics < LAST_SPACE:
            tell(s, N_SPACE, s.table.law.rate(s), 0, 0)
        else:
            tell(s, N_IDLE, 0, 0, 0)


@final
class TimeRunsOut(Crisis):
    """One more player card now, and three in each part B (ruling 149)."""

    code = "TIME"
    until: i64 = NEXT_ONE

    def happen(self, s: State) -> None:
        push(s, DRAW * 8 + 3)


@final
class WidespreadPanic(Crisis):
    """The next outbreak moves the marker one space more."""

    code = "PANIC"
    until: i64 = NEXT_OUTBREAK


CRISES: Final = vec[Crisis](
    [
        PlanesGrounded(),
        ContainmentFailure(),
        DiseaseHotSpot(),
        ZonesExpand(),
        LimitedOptions(),
        LogisticsFailure(),
        PatientZero(),
        SanitationBreakdown(),
        TimeRunsOut(),
        WidespreadPanic(),
    ]
)
PLANES: Final = 0
CONTAINMENT: Final = 1
LIMITED: Final = 4
PATIENT_ZERO: Final = 6
BREAKDOWN: Final = 7
TIME: Final = 8
PANIC: Final = 9


def happen(s: State, card: i64) -> None:
    """This card happens; those that lasted until the next one are over."""
    s.extra[CRISES_OPEN] &= ~BIT[card]
    calm(s, NEXT_ONE)
    tell(s, N_CRISIS, card, 0, 0)
    if CRISES[card].until != ONCE:
        s.extra[CRISES_UP] |= BIT[card]
    CRISES[card].happen(s)


def calm(s: State, until: i64) -> None:
    """The cards that have lasted so long are over; the infection card beside Patient Zero is discarded with it."""
    todo = s.extra[CRISES_UP]
    while todo:
        low = todo & -todo
        todo ^= low
        if CRISES[index(low)].until == until:
            s.extra[CRISES_UP] ^= low
            tell(s, N_CALMED, index(low), 0, 0)
            if index(low) == PATIENT_ZERO:
                s.infected |= BIT[s.extra[CARRIER_CARD] - 1]
                s.extra[CARRIER_CARD] = 0


FIRST_CRISIS: Final = 80
"""The number of the first one where Nature turns it."""


def finished(s: State) -> i64:
    """Piles that are used up."""
    piles = s.table.epidemics
    rest = s.piles
    while rest:
        piles -= 1
        rest >>= 6
    return piles


def known(s: State) -> i64:
    """Cards that have been turned or looked at: of each finished pile one, and maybe that of the next."""
    return size(s.extra[CRISES_SEEN] | looked_at(s, FIRST_CRISIS))


@final
class EmergencyEvents(Opened):
    """One of the ten lies in each pile; which ones are left over nobody knows."""

    first: i64 = FIRST_CRISIS
    piled = True

    def unseen(self, s: State) -> i64:
        return BIT[len(CRISES)] - 1 & ~s.extra[CRISES_SEEN]

    def inside(self, s: State) -> bool:
        """No more are known than piles are finished."""
        return s.piles != 0 and known(s) == finished(s)

    def code(self, card: i64) -> str:
        return CRISES[card].code

    def turned(self, s: State, card: i64) -> None:
        s.extra[CRISES_SEEN] |= BIT[card]
        s.extra[CRISES_OPEN] |= BIT[card]

    def sorts(self, s: State) -> bool:
        return s.extra[CRISES_OPEN] != 0 or any(s.agenda[i] >> 3 == OPEN for i in range(s.depth))


# ---------------------------------------------------------------- the law


def up(s: State, card: i64) -> bool:
    """This card lies face up and lasts."""
    return s.extra[CRISES_UP] & BIT[card] != 0


@final
class CrisisLaw(Around):
    """What lasts."""

    def draws(self, s: State) -> i64:
        if up(s, TIME):
            return 3
        return self.inner.draws(s)

    def limit(self, s: State, seat: i64) -> i64:
        cards = self.inner.limit(s, seat)
        if up(s, LIMITED) and cards > 6:
            return 6
        return cards

    def space(self, s: State) -> i64:
        space = self.inner.space(s)
        if s.extra[CRISES_SEEN] & ~s.extra[CRISES_OPEN] & BIT[BREAKDOWN] and space < LAST_SPACE:
            return space + 1
        return space

    def ways(self, s: State, pawn: i64) -> i64:
        if up(s, PLANES):
            return self.inner.ways(s, pawn) & ~FLIES
        return self.inner.ways(s, pawn)

    def steps(self, s: State, d: i64) -> i64:
        if up(s, PANIC):
            return self.inner.steps(s, d) + 1
        return self.inner.steps(s, d)

    def spills(self, s: State, d: i64) -> i64:
        if up(s, CONTAINMENT):
            return 2
        return self.inner.spills(s, d)

    def broke(self, s: State, city: i64, d: i64) -> None:
        self.inner.broke(s, city, d)
        calm(s, NEXT_OUTBREAK)

    def dawn(self, s: State) -> None:
        self.inner.dawn(s)
        calm(s, THIS_TURN)
