"""On the Brink: its roles, events and what they need of the turn (module `brink`), and the older Epidemiologist (`epl2009`)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.agenda import pop
from fourcures.atlas import CODES, LETTERS
from fourcures.bits import BIT
from fourcures.core import CUBES_PER_DISEASE, SUPPLY, Rules, State
from fourcures.ids import (
    ACT,
    AFTER_CURE,
    BANNED,
    CLINIC,
    COLLECT,
    COLLECTED,
    DONE,
    DRIVE,
    ENOUGH,
    FETCH,
    FETCHED,
    FIFTH,
    FREE,
    GROUP,
    JUST_CURED,
    KIND,
    LED,
    ORDERED,
    RELIEF,
    RELIEVE,
    REMOTE,
    REMOVE,
    RESTORE,
    SAMPLE,
    SAMPLE_CURE,
    SAMPLE_CURE_ANY,
    SAMPLED,
    SAMPLES,
    SCAN,
    SEAT,
    SENT,
    SPARE,
    THIS_TURN,
    VACCINATE,
    WINDOW,
)
from fourcures.rows import Around, Event, Extra, Kind, Role, Step, Work
from fourcures.rules.brink_cubes import (
    HospitalDrive,
    MobileHospital,
    RapidVaccine,
    Relief,
    Relieve,
    Remote,
    RemoteTreatment,
    Remove,
    Vaccinate,
)
from fourcures.rules.brink_events import (
    BorrowedTime,
    NewAssignment,
    OrdersWork,
    ReexaminedResearch,
    SpecialOrders,
    TravelBan,
)
from fourcures.rules.brink_roles import (
    Archivist,
    Collect,
    Collect2009,
    ContainmentSpecialist,
    Epidemiologist,
    Epidemiologist2009,
    Fetch,
    FieldOperative,
    Generalist,
    Restore,
    Sample,
    SampleCure,
    SampleCureAny,
    Scan,
    Troubleshooter,
)
from fourcures.rules.lasting import InFront, end_at_dawn, seat_of
from fourcures.rules.turn import Done

TRAVEL_BAN: Final = "TRAVELBAN"
FIELD_OPERATIVE: Final = "FIE"
EPIDEMIOLOGIST: Final = "EPL"

# ---------------------------------------------------------------- the turn


@final
class Brink(Around):
    """The law with what lasts for a turn, and the travel ban."""

    def rate(self, s: State) -> i64:
        if s.extra[BANNED]:
            return 1
        return self.inner.rate(s)

    def dawn(self, s: State) -> None:
        self.inner.dawn(s)
        s.extra[THIS_TURN] = 0
        s.extra[ORDERED] = 0
        end_at_dawn(s, BANNED)


@final
class Spare(Step):
    """The last action is spent, and the role may still do what costs none; it is passed over when there is nothing."""

    name = "spare"

    def run(self, s: State, arg: i64) -> bool:
        if self.free(s):
            return False
        pop(s)
        return True

    def free(self, s: State) -> bool:
        out = vec[i64]([0] * 64)
        return s.table.rows[s.seat].spare(s, s.seat, out, 0) > 0

    def moment(self, s: State, arg: i64) -> i64:
        return FREE

    def choices(self, s: State, arg: i64, out: vec[i64], n: i64) -> i64:
        n = s.table.rows[s.seat].spare(s, s.seat, out, n)
        out[n] = ENOUGH * KIND + s.seat * SEAT
        return n + 1


@final
class EndActions(Done):
    """Who ends the actions early has nothing to spare either."""

    def do(self, s: State, a: i64) -> None:
        Done.do(self, s, a)
        s.table.steps[ACT].run(s, 0)
        if s.agenda[s.depth - 1] == SPARE * 8:
            pop(s)


@final
class Enough(Kind):
    """No more of what may be done several times: all entries of this step are finished."""

    name = "enough"

    def do(self, s: State, a: i64) -> None:
        entry = s.agenda[s.depth - 1]
        while s.depth and s.agenda[s.depth - 1] == entry:
            pop(s)

    def token(self, s: State, a: i64) -> str:
        return "."


# ---------------------------------------------------------------- the position line

_WORDS = ("fetched", "collected", "sampled", "fifth", "hospital", "sent", "led")
_BITS = (FETCHED, COLLECTED, SAMPLED, FIFTH, CLINIC, SENT, LED)


@final
class ThisTurn(Extra):
    """Powers of once a turn that are used, and what is in force until the turn ends."""

    name = "turn"

    def write(self, s: State) -> str:
        return ",".join([word for word, bit in zip(_WORDS, _BITS, strict=True) if s.extra[THIS_TURN] & bit])

    def read(self, s: State, text: str) -> bool:
        for word in text.split(","):
            if word not in _WORDS:
                return False
            s.extra[THIS_TURN] |= _BITS[_WORDS.index(word)]
        return True


@final
class Orders(Extra):
    """Pawns under the orders of the seat in turn."""

    name = "orders"

    def write(self, s: State) -> str:
        return ",".join([s.table.rows[i].code for i in range(s.table.seats) if s.extra[ORDERED] & BIT[i]])

    def read(self, s: State, text: str) -> bool:
        for code in text.split(","):
            seat = seat_of(s, code)
            if seat < 0:
                return False
            s.extra[ORDERED] |= BIT[seat]
        return True

    def fault(self, s: State) -> str:
        if s.extra[ORDERED] & BIT[s.seat]:
            return "problem-orders"
        return ""


@final
class Cured(Extra):
    """The disease just cured, while the vaccine for it may come or is brought about."""

    name = "cured"

    def write(self, s: State) -> str:
        if s.extra[JUST_CURED] == 0:
            return ""
        for i in range(s.depth):
            if s.agenda[i] == WINDOW * 8 + AFTER_CURE or s.agenda[i] >> 3 == VACCINATE:
                return LETTERS[s.extra[JUST_CURED] - 1]
        return ""

    def read(self, s: State, text: str) -> bool:
        d = LETTERS.find(text)
        if len(text) != 1 or d < 0:
            return False
        s.extra[JUST_CURED] = d + 1
        return True

    def fault(self, s: State) -> str:
        if self.write(s) and s.cured & BIT[s.extra[JUST_CURED] - 1] == 0:
            return "problem-just-cured"
        return ""


@final
class Group(Extra):
    """Cities that the vaccine has been brought to so far."""

    name = "group"

    def write(self, s: State) -> str:
        if s.outcome or s.depth == 0 or s.agenda[s.depth - 1] >> 3 != VACCINATE:
            return ""
        return ",".join([CODES[c] for c in range(48) if s.extra[GROUP] & BIT[c]])

    def read(self, s: State, text: str) -> bool:
        for code in text.split(","):
            if code not in CODES:
                return False
            s.extra[GROUP] |= BIT[CODES.index(code)]
        return True


@final
class Samples(Extra):
    """Cubes on the Field Operative's card, by colour."""

    name = "samples"

    def write(self, s: State) -> str:
        return ",".join([LETTERS[d] + str(s.extra[SAMPLES + d]) for d in range(len(LETTERS)) if s.extra[SAMPLES + d]])

    def read(self, s: State, text: str) -> bool:
        for part in text.split(","):
            d = LETTERS.find(part[:1])
            if len(part) < 2 or len(part) > 3 or d < 0 or not part[1:].isdigit() or part[1] == "0" or s.extra[SAMPLES + d]:
                return False
            n = int(part[1:])
            if n > CUBES_PER_DISEASE:
                return False
            s.extra[SAMPLES + d] = n
            s.cubes[SUPPLY + d] -= n
        return True

    def cubes(self, s: State, d: i64) -> i64:
        return s.extra[SAMPLES + d]

    def fault(self, s: State) -> str:
        if self.write(s) and seat_of(s, FIELD_OPERATIVE) < 0:
            return "problem-samples"
        return ""


# ---------------------------------------------------------------- the tables


def add(rules: Rules) -> Rules:
    """The rules with the roles and events of On the Brink."""
    r = rules.copy(rules.name)
    r.roles = vec[Role](
        list(r.roles) + [Archivist(), ContainmentSpecialist(), Epidemiologist(), FieldOperative(), Generalist(), Troubleshooter()]
    )
    r.events = vec[Event](
        list(r.events)
        + [
            BorrowedTime(),
            TravelBan(),
            MobileHospital(),
            NewAssignment(),
            RapidVaccine(),
            ReexaminedResearch(),
            RemoteTreatment(),
            SpecialOrders(),
        ]
    )
    r.steps[SCAN] = Scan()
    r.steps[SPARE] = Spare()
    r.steps[RELIEF] = Relief()
    r.steps[VACCINATE] = Vaccinate()
    r.steps[REMOTE] = Remote()
    r.kinds[DRIVE] = HospitalDrive()
    r.kinds[DONE] = EndActions()
    r.kinds[FETCH] = Fetch()
    r.kinds[COLLECT] = Collect()
    r.kinds[SAMPLE] = Sample()
    r.kinds[RESTORE] = Restore()
    r.kinds[SAMPLE_CURE] = SampleCure()
    r.kinds[SAMPLE_CURE_ANY] = SampleCureAny()
    r.kinds[REMOVE] = Remove()
    r.kinds[ENOUGH] = Enough()
    r.kinds[RELIEVE] = Relieve()
    r.work = vec[Work](list(r.work) + [OrdersWork()])
    r.law = Brink(r.law)
    r.after = vec[i64](list(r.after) + [SPARE * 8])
    r.cure = vec[i64](list(r.cure) + [WINDOW * 8 + AFTER_CURE])
    r.extras = vec[Extra](list(r.extras) + [ThisTurn(), Orders(), InFront("ban", TRAVEL_BAN, BANNED), Cured(), Group(), Samples()])
    return r


def epidemiologist_2009(rules: Rules) -> Rules:
    """The Epidemiologist's taking costs an action."""
    r = rules.copy(rules.name)
    for i in range(len(r.roles)):
        if r.roles[i].code == EPIDEMIOLOGIST:
            r.roles[i] = Epidemiologist2009()
    r.kinds[COLLECT] = Collect2009()
    return r
