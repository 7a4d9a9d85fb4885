"""The seven roles of the base game: what each changes, and what only it can do (roles 1)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.actions import emit
from fourcures.atlas import ADJ, ALL, CODES
from fourcures.bits import BIT, has, index
from fourcures.core import CITY_CARDS, State
from fourcures.ids import FLOWN_TURN, JOIN, KIND, OPS_FLIGHT, PAWN, SEAT, STORE, Y
from fourcures.rows import LEAVES, Kind, Role
from fourcures.rules.cubes import lift
from fourcures.rules.moving import Fly, Move, mover, moves, whose
from fourcures.rules.turn import card_code


@final
class Medic(Role):
    """Treats all; cured diseases vanish where he is and cannot come there (rulings 36-45)."""

    code = "MED"
    treats_all = True

    def arrive(self, s: State, seat: i64) -> None:
        if s.cured == 0:
            return
        for d in range(s.table.diseases):
            if has(s.cured, d):
                lift(s, s.pawns[seat], d, 3)

    def taken_up(self, s: State, seat: i64) -> None:
        self.arrive(s, seat)

    def cured(self, s: State, seat: i64, d: i64) -> None:
        lift(s, s.pawns[seat], d, 3)

    def shield(self, s: State, seat: i64, d: i64) -> i64:
        if has(s.cured, d):
            return BIT[s.pawns[seat]]
        return 0


@final
class Scientist(Role):
    """Cures with four cards."""

    code = "SCI"
    cure: i64 = 4


@final
class Researcher(Role):
    """Hands over any city card where others need the city's own (rulings 59-62)."""

    code = "RES"
    shares_any = True


@final
class QuarantineSpecialist(Role):
    """No cube comes to her city or its neighbours (rulings 76, 98-100)."""

    code = "QUA"

    def shield(self, s: State, seat: i64, d: i64) -> i64:
        city = s.pawns[seat]
        return BIT[city] | ADJ[city]


@final
class Dispatcher(Role):
    """Moves other pawns as his own, and any pawn to another (rulings 15-22)."""

    code = "DIS"
    moves_others = True

    def choices(self, s: State, seat: i64, out: vec[i64], n: i64) -> i64:
        occupied: i64 = 0
        for pawn in range(s.table.seats):
            occupied |= BIT[s.pawns[pawn]]
        for pawn in range(s.table.seats):
            if pawn != seat:
                n = moves(s, seat, pawn, out, n)
            if s.table.law.ways(s, pawn) & LEAVES:
                n = emit(out, n, JOIN * KIND + seat * SEAT + pawn * PAWN, occupied & ~BIT[s.pawns[pawn]])
        return n

    def idle(self, s: State, seat: i64) -> str:
        if s.table.seats == 1:
            return "why-join"
        return "why-join-held"


@final
class OperationsExpert(Role):
    """Builds without a card; once a turn flies from a station for any city card (rulings 23-25).

    The flight is not offered for the card of the city left or of the destination: charter and direct flight do the same.
    """

    code = "OPS"
    builds_free = True

    def choices(self, s: State, seat: i64, out: vec[i64], n: i64) -> i64:
        here = BIT[s.pawns[seat]]
        if s.stations & here == 0 or s.extra[FLOWN_TURN] == s.turn or s.table.law.ways(s, seat) & LEAVES == 0:
            return n
        cards = s.hands[seat] & CITY_CARDS & ~here
        while cards:
            low = cards & -cards
            cards ^= low
            n = emit(out, n, OPS_FLIGHT * KIND + seat * SEAT + seat * PAWN + index(low) * Y, ALL & ~here & ~low)
        return n

    def idle(self, s: State, seat: i64) -> str:
        if s.extra[FLOWN_TURN] == s.turn:
            return "why-flown"
        if s.table.law.ways(s, seat) & LEAVES == 0:
            return "why-held"
        if s.stations & BIT[s.pawns[seat]] == 0:
            return "why-ops-station"
        if s.hands[seat] & CITY_CARDS:
            return "why-ops-same"
        return "why-ops-card"


@final
class ContingencyPlanner(Role):
    """Keeps one event from the discard, which leaves the game when it is played (rulings 85-88)."""

    code = "PLA"
    keeps: i64 = 1

    def choices(self, s: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if s.hands[s.table.seats + seat]:
            return n
        return emit(out, n, STORE * KIND + seat * SEAT, s.discards & s.table.event_cards)

    def idle(self, s: State, seat: i64) -> str:
        if s.hands[s.table.seats + seat]:
            return "why-kept"
        return "why-nothing-to-keep"


# ---------------------------------------------------------------- their kinds of action


@final
class Join(Move):
    """The Dispatcher puts a pawn where another stands."""

    name = "join"

    def asks(self, s: State, a: i64) -> i64:
        return whose(a)

    def token(self, s: State, a: i64) -> str:
        return mover(s, a) + "@" + CODES[a >> 12 & 63]


@final
class OpsFlight(Fly):
    """The Operations Expert's flight, once a turn."""

    name = "ops_flight"

    def do(self, s: State, a: i64) -> None:
        s.extra[FLOWN_TURN] = s.turn
        Fly.do(self, s, a)


@final
class Store(Kind):
    """The Contingency Planner keeps an event from the discard."""

    name = "store"
    cost: i64 = 1
    x_is = "card"

    def do(self, s: State, a: i64) -> None:
        card = BIT[a >> 12 & 63]
        s.discards ^= card
        s.hands[s.table.seats + (a >> 21 & 7)] |= card

    def token(self, s: State, a: i64) -> str:
        return "^" + card_code(s, a >> 12 & 63)
