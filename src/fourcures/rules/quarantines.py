"""Quarantines: markers that each stop cubes in their city twice, the Colonel, and Local Initiative (module `quarantines`, challenges 7)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.actions import emit
from fourcures.agenda import tell
from fourcures.atlas import ALL, CODES
from fourcures.bits import BIT, index, size
from fourcures.core import CITY_CARDS, Rules, State
from fourcures.ids import KIND, MARKED, MARKED_TWICE, N_QUARANTINE, N_RENEWED, QUARANTINE, QUARANTINE_FAR, SEAT, X, Y
from fourcures.rows import Around, Event, Extra, Kind, Role, Work
from fourcures.rules.moving import pay

COLONEL: Final = "COL"
MARKERS: Final[i64] = 4
MORE_MARKERS: Final[i64] = 6
"""Markers of the game, and of one with the Colonel at the table."""


def markers_left(s: State) -> bool:
    """There is one to be placed.  When the Colonel has gone, markers beyond the four stay, but none is placed."""
    n = MARKERS
    for row in s.table.rows:
        if row.code == COLONEL:
            n = MORE_MARKERS
    return size(s.extra[MARKED]) < n


def place(s: State, city: i64) -> None:
    """A marker lies in the city, and stops cubes there twice."""
    s.extra[MARKED] |= BIT[city]
    s.extra[MARKED_TWICE] |= BIT[city]


@final
class QuarantineLaw(Around):
    """A marker stops all cubes of one placement, or an outbreak, and is turned or removed for it."""

    def stops(self, s: State, cities: i64, d: i64) -> i64:
        """Nothing is used up where a role keeps the cubes away, since such cities are not asked about (ruling 150)."""
        stopped = self.inner.stops(s, cities, d)
        used = cities & s.extra[MARKED] & ~stopped
        if used == 0:
            return stopped
        last = used & ~s.extra[MARKED_TWICE]
        s.extra[MARKED] &= ~last
        s.extra[MARKED_TWICE] &= ~used
        if s.news is not None:
            todo = used
            while todo:
                low = todo & -todo
                todo ^= low
                tell(s, N_QUARANTINE, index(low), d, size(s.extra[MARKED] & low))
        return stopped | used


# ---------------------------------------------------------------- placing


@final
class QuarantineWork(Work):
    """Placing a marker where the own pawn stands."""

    def choices(self, s: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if s.extra[MARKED] & BIT[s.pawns[seat]] == 0 and markers_left(s):
            out[n] = QUARANTINE * KIND + seat * SEAT + s.pawns[seat] * X
            n += 1
        return n


@final
class Quarantine(Kind):
    """Place a marker in the city."""

    name = "quarantine"
    cost: i64 = 1
    x_is = "city"

    def do(self, s: State, a: i64) -> None:
        place(s, a >> 12 & 63)

    def token(self, s: State, a: i64) -> str:
        return "*"


@final
class QuarantineFar(Kind):
    """The Colonel pays a city card for a marker elsewhere."""

    name = "quarantine_far"
    cost: i64 = 1
    x_is = "city"
    y_is = "card"

    def do(self, s: State, a: i64) -> None:
        pay(s, a >> 21 & 7, a >> 6 & 63)
        place(s, a >> 12 & 63)

    def token(self, s: State, a: i64) -> str:
        return "*" + CODES[a >> 12 & 63] + "(" + CODES[a >> 6 & 63] + ")"


@final
class Colonel(Role):
    """Renews the marker of a city that he comes to, and places markers from afar for a card; not in his own city, where it costs none."""

    code = "COL"

    def choices(self, s: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if not markers_left(s):
            return n
        cities = ALL & ~s.extra[MARKED] & ~BIT[s.pawns[seat]]
        cards = s.hands[seat] & CITY_CARDS
        while cards:
            low = cards & -cards
            cards ^= low
            n = emit(out, n, QUARANTINE_FAR * KIND + seat * SEAT + index(low) * Y, cities)
        return n

    def arrive(self, s: State, seat: i64) -> None:
        here = BIT[s.pawns[seat]] & s.extra[MARKED] & ~s.extra[MARKED_TWICE]
        if here:
            s.extra[MARKED_TWICE] |= here
            tell(s, N_RENEWED, s.pawns[seat], 0, 0)

    def idle(self, s: State, seat: i64) -> str:
        if markers_left(s):
            return "why-quarantine-card"
        return "why-quarantine-none"


@final
class LocalInitiative(Event):
    """A marker in any city without one."""

    code = "INITIATIVE"
    x_is = "city"

    def ready(self, s: State) -> bool:
        return markers_left(s)

    def choices(self, s: State, base: i64, out: vec[i64], n: i64) -> i64:
        return emit(out, n, base, ALL & ~s.extra[MARKED])

    def do(self, s: State, a: i64) -> None:
        place(s, a >> 12 & 63)

    def token(self, s: State, a: i64) -> str:
        return "INITIATIVE(" + CODES[a >> 12 & 63] + ")"


# ---------------------------------------------------------------- the position line, and the tables


@final
class Markers(Extra):
    """The cities with a marker, each with the number of times that it still stops cubes."""

    name = "quarantines"
    label = "extra-quarantines"

    def write(self, s: State) -> str:
        found: list[str] = []
        for city in range(48):
            if s.extra[MARKED_TWICE] & BIT[city]:
                found.append(CODES[city] + "2")
            elif s.extra[MARKED] & BIT[city]:
                found.append(CODES[city] + "1")
        return ",".join(found)

    def read(self, s: State, text: str) -> bool:
        for part in text.split(","):
            if part[:3] not in CODES or part[3:] not in ("1", "2"):
                return False
            bit = BIT[CODES.index(part[:3])]
            if s.extra[MARKED] & bit:
                return False
            s.extra[MARKED] |= bit
            if part[3:] == "2":
                s.extra[MARKED_TWICE] |= bit
        return True

    def fault(self, s: State) -> str:
        if size(s.extra[MARKED]) > MORE_MARKERS:
            return "problem-quarantines"
        return ""


def add(rules: Rules) -> Rules:
    """The rules with quarantines."""
    r = rules.copy(rules.name)
    r.roles = vec[Role](list(r.roles) + [Colonel()])
    r.events = vec[Event](list(r.events) + [LocalInitiative()])
    r.kinds[QUARANTINE] = Quarantine()
    r.kinds[QUARANTINE_FAR] = QuarantineFar()
    r.work = vec[Work](list(r.work) + [QuarantineWork()])
    r.law = QuarantineLaw(r.law)
    r.extras = vec[Extra](list(r.extras) + [Markers()])
    return r
