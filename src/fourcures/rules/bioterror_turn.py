"""The Bio-Terrorist's turn, after that of every seat of the team: one drive and two other actions, in any order (challenges 5)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.actions import emit
from fourcures.agenda import pop, push, tell
from fourcures.atlas import ADJ, ALL, COLOUR
from fourcures.bits import BIT, size
from fourcures.core import State
from fourcures.ids import (
    BIO_ACT,
    BIO_CHARTER,
    BIO_DIRECT,
    BIO_DISCARD,
    BIO_DONE,
    BIO_DRAW,
    BIO_DRIVE,
    BIO_HIDE,
    BIO_STATE,
    CAPTURE,
    CAPTURED,
    ESCAPE,
    FREE,
    HIDE,
    INFECT_HERE,
    INFECT_THERE,
    INFECTED_HERE,
    INFECTED_THERE,
    KIND,
    LAIR,
    N_RIVAL,
    PLOTS,
    SABOTAGE,
    SABOTAGED,
    SEAT,
    SPOTTED,
    Y,
)
from fourcures.rows import Step, Work
from fourcures.rules.bioterror_acts import beaten, gain, hidden, watched
from fourcures.rules.crises_cards import PLANES, up
from fourcures.rules.infection import TopCard, refill
from fourcures.rules.turn import Window

LIMIT: Final[i64] = 7
"""Cards of his hand."""
ALL_ACTIONS: Final[i64] = 5
"""The argument of his step is twice the other actions left, and one more for the drive."""


@final
class BioCard(TopCard):
    """The top infection card goes to his hand; nobody else sees it."""

    name = "biocard"

    def run(self, s: State, arg: i64) -> bool:
        refill(s)
        if s.n_layers:
            return False
        pop(s)
        return True

    def reveal(self, s: State, arg: i64, card: i64) -> None:
        pop(s)
        gain(s, card)


@final
class BioWindow(Window):
    """A moment for the team's events before his turn."""

    name = "biowin"
    most: i64 = 0

    def moment(self, s: State, arg: i64) -> i64:
        return FREE


@final
class BioTurn(Step):
    """His turn begins, unless he is beaten; the first one with a place to begin."""

    name = "bioturn"

    def run(self, s: State, arg: i64) -> bool:
        pop(s)
        if beaten(s):
            return True
        s.extra[BIO_STATE] &= SPOTTED | CAPTURED
        tell(s, N_RIVAL, 0, 0, 0)
        push(s, BIO_ACT * 8 + ALL_ACTIONS)
        if s.extra[LAIR] == 0:
            push(s, BIO_HIDE * 8)
        return True


class BioStep(Step):
    """A step that waits for him."""

    def awaited(self, s: State, arg: i64) -> i64:
        return BIT[s.table.seats]


@final
class BioHide(BioStep):
    """He chooses where he begins: any city without a pawn of the team."""

    name = "biohide"

    def choices(self, s: State, arg: i64, out: vec[i64], n: i64) -> i64:
        return emit(out, n, HIDE * KIND + s.table.seats * SEAT, ALL & ~watched(s))


@final
class BioAct(BioStep):
    """His actions.  Events of the team may come in between them."""

    name = "bio"
    most: i64 = ALL_ACTIONS
    counts = True

    def run(self, s: State, arg: i64) -> bool:
        if arg and not beaten(s):
            return False
        pop(s)
        return True

    def moment(self, s: State, arg: i64) -> i64:
        return FREE

    def choices(self, s: State, arg: i64, out: vec[i64], n: i64) -> i64:
        seat = s.table.seats * SEAT
        out[n] = BIO_DONE * KIND + seat
        n += 1
        city = s.extra[LAIR] - 1
        captured = s.extra[BIO_STATE] & CAPTURED != 0
        if not captured:
            n = emit(out, n, BIO_DRIVE * KIND + seat, ADJ[city])
        if arg > 1:
            out[n] = BIO_DRAW * KIND + seat
            n += 1
            others = s.extra[PLOTS] & ~BIT[city]
            if captured:
                n = emit(out, n, ESCAPE * KIND + seat, others)
            elif not up(s, PLANES):
                n = emit(out, n, BIO_DIRECT * KIND + seat, others)
                if s.extra[PLOTS] & BIT[city]:
                    n = emit(out, n, BIO_CHARTER * KIND + seat + city * Y, ALL & ~BIT[city])
            if hidden(s):
                n = crimes(s, seat, city, out, n)
        return n


def crimes(s: State, seat: i64, city: i64, out: vec[i64], n: i64) -> i64:
    """What he does only when hidden, each once in a turn."""
    done = s.extra[BIO_STATE]
    if done & INFECTED_HERE == 0:
        out[n] = INFECT_HERE * KIND + seat
        n += 1
    if done & INFECTED_THERE == 0:
        n = emit(out, n, INFECT_THERE * KIND + seat, s.extra[PLOTS])
    if done & SABOTAGED == 0 and s.stations & BIT[city]:
        n = emit(out, n, SABOTAGE * KIND + seat, s.extra[PLOTS] & COLOUR[city // 12])
    return n


@final
class BioHand(BioStep):
    """Cards above his limit go to the infection discard."""

    name = "biohand"

    def run(self, s: State, arg: i64) -> bool:
        if size(s.extra[PLOTS]) > LIMIT:
            return False
        pop(s)
        return True

    def choices(self, s: State, arg: i64, out: vec[i64], n: i64) -> i64:
        return emit(out, n, BIO_DISCARD * KIND + s.table.seats * SEAT, s.extra[PLOTS])


@final
class CaptureWork(Work):
    """Capturing him where the own pawn stands."""

    def choices(self, s: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if s.extra[LAIR] != s.pawns[seat] + 1 or s.extra[BIO_STATE] & CAPTURED or beaten(s):
            return n
        out[n] = CAPTURE * KIND + seat * SEAT
        return n + 1
