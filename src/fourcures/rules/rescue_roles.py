"""The three general roles of State of Emergency, and the moment after an epidemic (roles 4)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.actions import emit
from fourcures.agenda import pop
from fourcures.atlas import CODES, COLOUR, LETTERS
from fourcures.bits import BIT, size
from fourcures.core import CITY_CARDS, State
from fourcures.engine import holders
from fourcures.ids import (
    AFTER,
    AFTERMATH,
    CLEAR,
    DISPENSE,
    FREE,
    KIND,
    NONE,
    PAWN,
    RESPOND,
    RUSH,
    SEAT,
    SPLICE_CURE,
    STRUCK_AT,
    X,
    Y,
)
from fourcures.rows import FLIES, LEAVES, Kind, Role
from fourcures.rules.cubes import lift
from fourcures.rules.knowledge import treat
from fourcures.rules.lab_cures import city_hand, places
from fourcures.rules.lab_roles import TreatNear
from fourcures.rules.moving import Move, arrive
from fourcures.rules.purple import CureAny
from fourcures.rules.turn import Window

FIRST_RESPONDER: Final = "FIR"
ANSWERED: Final = 64
"""In STRUCK_AT: the First Responder has answered the epidemic."""


@final
class FirstResponder(Role):
    """Moves to any city with a station; after an epidemic may go to its city and treat there, for no action, in anybody's turn."""

    code = FIRST_RESPONDER

    def choices(self, s: State, seat: i64, out: vec[i64], n: i64) -> i64:
        ways = s.table.law.ways(s, seat)
        here = BIT[s.pawns[seat]]
        if ways & LEAVES == 0 or (s.stations & here and ways & FLIES):
            return n  # from a station the shuttle does the same
        return emit(out, n, RESPOND * KIND + seat * SEAT + seat * PAWN, s.stations & ~here)

    def react(self, s: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if s.agenda[s.depth - 1] != AFTERMATH * 8 or not 0 < s.extra[STRUCK_AT] < ANSWERED:
            return n
        return aid(s, RUSH * KIND + seat * SEAT + seat * PAWN + (s.extra[STRUCK_AT] - 1) * X, Y, seat, out, n)

    def idle(self, s: State, seat: i64) -> str:
        return "why-respond"


@final
class GeneSplicer(Role):
    """In a city of the cure's colour, two of its cards and one of each other colour discover it (ruling 156)."""

    code = "GSP"

    def choices(self, s: State, seat: i64, out: vec[i64], n: i64) -> i64:
        d = s.pawns[seat] // 12
        if s.stations & BIT[s.pawns[seat]] == 0 or s.cured & BIT[d]:
            return n
        need = s.table.law.need(s, seat, d)
        mine = city_hand(s, seat)
        if size(mine) < need:
            return n
        some = mine
        while some:
            if size(some) == need and spliced(some, d, need):
                out[n] = SPLICE_CURE * KIND + seat * SEAT + d * X + places(s, seat, some)
                n += 1
            some = (some - 1) & mine
        return n

    def idle(self, s: State, seat: i64) -> str:
        return "why-splice"


def spliced(cards: i64, d: i64, need: i64) -> bool:
    """Two cards of d and one of each other colour; where more are needed more of d, where fewer, any of them is left out."""
    most: i64 = 2
    if need > 5:
        most = need - 3
    for other in range(4):
        n = size(cards & COLOUR[other])
        if (other == d and n > most) or (other != d and n > 1):
            return False
    return True


@final
class Pharmacist(Role):
    """Shows a card and treats in its city; takes a cube of a cured disease off any city."""

    code = "PHA"

    def choices(self, s: State, seat: i64, out: vec[i64], n: i64) -> i64:
        shown = s.hands[seat] & CITY_CARDS & ~BIT[s.pawns[seat]]  # where the pawn is, treating does the same
        for d in range(5):
            if shown & s.cubes[d] and s.table.law.toll(s, seat, d) < s.agenda[s.depth - 1] & 7:
                n = emit(out, n, DISPENSE * KIND + seat * SEAT + d * Y, shown & s.cubes[d])
            if s.cured & BIT[d]:
                n = emit(out, n, CLEAR * KIND + seat * SEAT + d * Y, s.cubes[d])
        return n

    def idle(self, s: State, seat: i64) -> str:
        return "why-dispense"


# ---------------------------------------------------------------- their kinds of action


@final
class Respond(Move):
    """The First Responder goes to a station."""

    name = "respond"

    def token(self, s: State, a: i64) -> str:
        return "*" + CODES[a >> 12 & 63]


@final
class SpliceCure(CureAny):
    """The Gene Splicer discovers a cure with cards of all colours."""

    name = "splice_cure"


@final
class Dispense(TreatNear):
    """The Pharmacist treats in the city of a card that he shows and keeps."""

    name = "dispense"

    def token(self, s: State, a: i64) -> str:
        return TreatNear.token(self, s, a) + "(" + CODES[a >> 12 & 63] + ")"


@final
class Clear(Kind):
    """The Pharmacist takes one cube of a cured disease off a city; this is no treating."""

    name = "clear"
    cost: i64 = 1
    x_is = "city"
    y_is = "disease"

    def do(self, s: State, a: i64) -> None:
        lift(s, a >> 12 & 63, a >> 6 & 63, 1)

    def token(self, s: State, a: i64) -> str:
        return CODES[a >> 12 & 63] + "-" + LETTERS[a >> 6 & 63]


# ---------------------------------------------------------------- after an epidemic


@final
class Aftermath(Window):
    """An epidemic has been carried out: a moment for those who can answer it; who waits here may play other events, too."""

    name = "after"
    most: i64 = 0

    def run(self, s: State, arg: i64) -> bool:
        if self.awaited(s, arg):
            return False
        s.passed = 0
        s.extra[STRUCK_AT] = 0
        pop(s)
        return True

    def awaited(self, s: State, arg: i64) -> i64:
        seats = holders(s, AFTER)
        out = vec[i64]([0] * 8)
        for seat in range(s.table.seats):
            row = s.table.rows[seat]
            if row.code == FIRST_RESPONDER and row.react(s, seat, out, 0):
                seats |= BIT[seat]
        return seats & ~s.passed

    def moment(self, s: State, arg: i64) -> i64:
        return FREE | AFTER


def aid(s: State, base: i64, place: i64, seat: i64, out: vec[i64], n: i64) -> i64:
    """To come to the city of the epidemic and treat there: a choice for each disease, in this place of the action, or none to treat."""
    city = s.extra[STRUCK_AT] % ANSWERED - 1
    if city < 0 or (s.pawns[seat] != city and s.table.law.ways(s, seat) & LEAVES == 0):
        return n
    start = n
    for d in range(5):
        # whoever takes off cured cubes by coming has none of them left to treat
        if s.cubes[d] & BIT[city] and not (s.table.cures & BIT[seat] and s.cured & BIT[d]):
            out[n] = base + d * place
            n += 1
    if n == start and s.pawns[seat] != city:
        out[n] = base + NONE * place
        n += 1
    return n


def bring_aid(s: State, seat: i64, d: i64) -> None:
    """This pawn comes to the city of the epidemic, and treats d there."""
    city = s.extra[STRUCK_AT] % ANSWERED - 1
    if s.pawns[seat] != city:
        arrive(s, seat, city)
    if d != NONE:
        treat(s, seat, city, d)


@final
class Rush(Move):
    """The First Responder answers an epidemic; the table has changed, so passes lapse."""

    name = "rush"
    cost: i64 = 0
    y_is = "disease"

    def do(self, s: State, a: i64) -> None:
        s.passed = 0
        bring_aid(s, a >> 21 & 7, a >> 6 & 63)
        s.extra[STRUCK_AT] += ANSWERED

    def token(self, s: State, a: i64) -> str:
        if a >> 6 & 63 == NONE:
            return "*" + CODES[a >> 12 & 63]
        return "*" + CODES[a >> 12 & 63] + "-" + LETTERS[a >> 6 & 63]
