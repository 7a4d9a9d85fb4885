"""Events of On the Brink that take cubes off the map (events 2)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.actions import emit
from fourcures.agenda import pop, push
from fourcures.atlas import ADJ, CODES, LETTERS
from fourcures.bits import BIT
from fourcures.core import State
from fourcures.ids import (
    CLINIC,
    CURED,
    ENOUGH,
    GROUP,
    JUST_CURED,
    KIND,
    RELIEF,
    RELIEVE,
    REMOTE,
    REMOVE,
    SEAT,
    THIS_TURN,
    VACCINATE,
    X,
    Y,
)
from fourcures.rows import Event, Kind, Step
from fourcures.rules.brink_events import acting
from fourcures.rules.cubes import lift
from fourcures.rules.moving import Drive

# ---------------------------------------------------------------- Mobile Hospital


@final
class MobileHospital(Event):
    """This turn, a cube goes from each city that the seat in turn drives to (ruling 108)."""

    code = "HOSPITAL"

    def ready(self, s: State) -> bool:
        return acting(s)

    def do(self, s: State, a: i64) -> None:
        s.extra[THIS_TURN] |= CLINIC


@final
class HospitalDrive(Drive):
    """Driving with a hospital: after all that the arrival itself brings, one cube goes; its colour is chosen when there are several."""

    def do(self, s: State, a: i64) -> None:
        Drive.do(self, s, a)
        if s.extra[THIS_TURN] & CLINIC == 0 or a >> 18 & 7 != s.seat or a >> 21 & 7 != s.seat:
            return
        here = BIT[s.pawns[s.seat]]
        found: i64 = 0
        last: i64 = 0
        for d in range(5):
            if s.cubes[d] & here:
                found += 1
                last = d
        if found == 1:
            lift(s, s.pawns[s.seat], last, 1)
            s.table.law.treated(s, s.pawns[s.seat], last)
        elif found > 1:
            push(s, RELIEF * 8)


@final
class Relief(Step):
    """Mobile Hospital: the seat in turn chooses the colour."""

    name = "relief"

    def choices(self, s: State, arg: i64, out: vec[i64], n: i64) -> i64:
        for d in range(5):
            if s.cubes[d] & BIT[s.pawns[s.seat]]:
                out[n] = RELIEVE * KIND + s.seat * SEAT + d * X
                n += 1
        return n


@final
class Relieve(Kind):
    """One cube of this colour, even of a cured disease."""

    name = "relieve"
    x_is = "disease"

    def do(self, s: State, a: i64) -> None:
        pop(s)
        lift(s, s.pawns[a >> 21 & 7], a >> 12 & 63, 1)
        s.table.law.treated(s, s.pawns[a >> 21 & 7], a >> 12 & 63)

    def token(self, s: State, a: i64) -> str:
        return "-" + LETTERS[a >> 12 & 63]


# ---------------------------------------------------------------- Rapid Vaccine Deployment


@final
class RapidVaccine(Event):
    """Right after a cure: one to five cubes of it leave a connected group of cities, from each at least one (rulings 115, 116)."""

    code = "VACCINE"
    moments: i64 = CURED

    def ready(self, s: State) -> bool:
        d = s.extra[JUST_CURED] - 1
        return d >= 0 and s.cubes[d] != 0

    def do(self, s: State, a: i64) -> None:
        s.extra[GROUP] = 0
        for _ in range(5):
            push(s, VACCINATE * 8 + (a >> 21 & 7))


@final
class Vaccinate(Step):
    """One more cube, from a city of the group or next to it; as many may follow as entries lie there.  The first must be taken."""

    name = "vaccinate"
    seated = True
    counts = True

    def run(self, s: State, arg: i64) -> bool:
        if self.reach(s):
            return False
        pop(s)
        return True

    def reach(self, s: State) -> i64:
        """The cities a cube may come from."""
        d = s.extra[JUST_CURED] - 1
        if d < 0:
            return 0
        near = s.extra[GROUP]
        if near == 0:
            return s.cubes[d]
        for city in range(48):
            if s.extra[GROUP] & BIT[city]:
                near |= ADJ[city]
        return s.cubes[d] & near

    def choices(self, s: State, arg: i64, out: vec[i64], n: i64) -> i64:
        d = s.extra[JUST_CURED] - 1
        n = emit(out, n, REMOVE * KIND + arg * SEAT + d * Y, self.reach(s))
        if s.extra[GROUP]:
            out[n] = ENOUGH * KIND + arg * SEAT
            n += 1
        return n


# ---------------------------------------------------------------- Remote Treatment


def infected_cities(s: State) -> i64:
    """The cities with any cube."""
    return s.cubes[0] | s.cubes[1] | s.cubes[2] | s.cubes[3] | s.cubes[4]


@final
class RemoteTreatment(Event):
    """Any two cubes leave the map, two at most even of a cured disease (ruling 117)."""

    code = "REMOTE"

    def ready(self, s: State) -> bool:
        return infected_cities(s) != 0

    def do(self, s: State, a: i64) -> None:
        for _ in range(2):
            push(s, REMOTE * 8 + (a >> 21 & 7))


@final
class Remote(Step):
    """A cube is chosen, anywhere."""

    name = "remote"
    seated = True
    counts = True

    def run(self, s: State, arg: i64) -> bool:
        if infected_cities(s):
            return False
        pop(s)
        return True

    def choices(self, s: State, arg: i64, out: vec[i64], n: i64) -> i64:
        for d in range(5):
            n = emit(out, n, REMOVE * KIND + arg * SEAT + d * Y, s.cubes[d])
        return n


@final
class Remove(Kind):
    """One cube of a colour leaves a city."""

    name = "remove"
    x_is = "city"
    y_is = "disease"

    def do(self, s: State, a: i64) -> None:
        step = s.agenda[s.depth - 1] >> 3
        pop(s)
        lift(s, a >> 12 & 63, a >> 6 & 63, 1)
        if step == VACCINATE:
            s.extra[GROUP] |= BIT[a >> 12 & 63]

    def token(self, s: State, a: i64) -> str:
        return CODES[a >> 12 & 63] + "-" + LETTERS[a >> 6 & 63]
