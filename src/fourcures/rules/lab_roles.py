"""The four roles of In the Lab: what each changes, and what only it can do (roles 3)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.actions import emit
from fourcures.atlas import ADJ, CODES, COLOUR, LETTERS
from fourcures.bits import BIT, index
from fourcures.core import CITY_CARDS, State
from fourcures.ids import FLIGHT, KIND, LEAD, LED, PAWN, SEAT, SEND, SENT, SUPPRESS, THIS_TURN, TREAT_NEAR, Y
from fourcures.rows import LEAVES, Kind, Role
from fourcures.rules.cubes import lift
from fourcures.rules.knowledge import Share, hand_over, treat
from fourcures.rules.lab_cures import pair_cures
from fourcures.rules.moving import Drive, Move, arrive, pay, whose


def around(cities: i64) -> i64:
    """These cities and all that are linked to them."""
    near = cities
    while cities:
        low = cities & -cities
        cities ^= low
        near |= ADJ[index(low)]
    return near


@final
class FieldDirector(Role):
    """Treats in a linked city too; once a turn, for no action, moves another pawn nearby along a link (ruling 153).

    The Pilot has no such move, so he is not moved.
    """

    code = "FDI"

    def choices(self, s: State, seat: i64, out: vec[i64], n: i64) -> i64:
        near = ADJ[s.pawns[seat]]
        for d in range(5):
            if s.cubes[d] & near and s.table.law.toll(s, seat, d) < s.agenda[s.depth - 1] & 7:
                n = emit(out, n, TREAT_NEAR * KIND + seat * SEAT + d * Y, s.cubes[d] & near)
        return self.spare(s, seat, out, n)

    def spare(self, s: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if s.extra[THIS_TURN] & LED:
            return n
        near = around(BIT[s.pawns[seat]])
        for pawn in range(s.table.seats):
            if pawn != seat and near & BIT[s.pawns[pawn]] and s.table.walks & BIT[pawn] and s.table.law.ways(s, pawn) & LEAVES:
                n = emit(out, n, LEAD * KIND + seat * SEAT + pawn * PAWN, ADJ[s.pawns[pawn]])
        return n

    def idle(self, s: State, seat: i64) -> str:
        if s.extra[THIS_TURN] & LED:
            return "why-led"
        return "why-near-none"


@final
class LocalLiaison(Role):
    """Once a turn gives a card of his city's colour to a player in any city of that colour (ruling 155)."""

    code = "LIA"

    def choices(self, s: State, seat: i64, out: vec[i64], n: i64) -> i64:
        colour = COLOUR[s.pawns[seat] // 12]
        if s.extra[THIS_TURN] & SENT:
            return n
        for other in range(s.table.seats):
            if other != seat and colour & BIT[s.pawns[other]]:
                n = emit(out, n, SEND * KIND + seat * SEAT + other * PAWN, s.hands[seat] & colour)
        return n

    def idle(self, s: State, seat: i64) -> str:
        if s.extra[THIS_TURN] & SENT:
            return "why-sent"
        return "why-send-none"


@final
class Pilot(Role):
    """Has no common move and does not build; flies to any city within three links, and may take a pawn along (ruling 151)."""

    code = "PIL"
    walks = False
    builds = False

    def choices(self, s: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if s.table.law.ways(s, seat) & LEAVES == 0:
            return n
        here = BIT[s.pawns[seat]]
        reach = around(around(around(here))) & ~here
        for pawn in range(s.table.seats):
            if pawn == seat or (s.pawns[pawn] == s.pawns[seat] and s.table.law.ways(s, pawn) & LEAVES):
                n = emit(out, n, FLIGHT * KIND + seat * SEAT + pawn * PAWN, reach)
        return n

    def idle(self, s: State, seat: i64) -> str:
        return "why-flight"


@final
class Virologist(Role):
    """Two cards of one colour stand in for one card of a cure; for a card she takes a cube of its colour off any city (ruling 152)."""

    code = "VIR"

    def choices(self, s: State, seat: i64, out: vec[i64], n: i64) -> i64:
        cards = s.hands[seat] & CITY_CARDS
        while cards:
            low = cards & -cards
            cards ^= low
            card = index(low)
            n = emit(out, n, SUPPRESS * KIND + seat * SEAT + card * Y, s.cubes[card // 12])
        if s.stations & BIT[s.pawns[seat]]:
            n = pair_cures(s, seat, out, n)
        return n

    def idle(self, s: State, seat: i64) -> str:
        return "why-suppress"


# ---------------------------------------------------------------- their kinds of action


class TreatNear(Kind):
    """The Field Director treats in a linked city."""

    name = "treat_near"
    cost: i64 = 1
    x_is = "city"
    y_is = "disease"

    def do(self, s: State, a: i64) -> None:
        seat = a >> 21 & 7
        d = a >> 6 & 63
        s.agenda[s.depth - 1] -= s.table.law.toll(s, seat, d)
        treat(s, seat, a >> 12 & 63, d)

    def token(self, s: State, a: i64) -> str:
        return CODES[a >> 12 & 63] + "-" + LETTERS[a >> 6 & 63]


@final
class Lead(Drive):
    """The Field Director moves another pawn, for no action."""

    name = "lead"
    cost: i64 = 0

    def do(self, s: State, a: i64) -> None:
        s.extra[THIS_TURN] |= LED
        Drive.do(self, s, a)

    def token(self, s: State, a: i64) -> str:
        return s.table.rows[a >> 18 & 7].code + "::" + CODES[a >> 12 & 63]


@final
class Send(Share):
    """The Local Liaison gives a card."""

    name = "send"

    def do(self, s: State, a: i64) -> None:
        s.extra[THIS_TURN] |= SENT
        hand_over(s, a >> 21 & 7, a >> 18 & 7, a >> 12 & 63)

    def token(self, s: State, a: i64) -> str:
        return CODES[a >> 12 & 63] + ">>" + s.table.rows[a >> 18 & 7].code


@final
class Flight(Move):
    """The Pilot flies; the other pawn, if it is not his own, comes along."""

    name = "flight"

    def do(self, s: State, a: i64) -> None:
        arrive(s, a >> 21 & 7, a >> 12 & 63)
        if whose(a) >= 0:
            arrive(s, whose(a), a >> 12 & 63)

    def token(self, s: State, a: i64) -> str:
        if whose(a) < 0:
            return "/" + CODES[a >> 12 & 63]
        return s.table.rows[whose(a)].code + "/" + CODES[a >> 12 & 63]


@final
class Suppress(Kind):
    """The Virologist spends a card: one cube of its colour goes, even of a cured disease; this is no treating."""

    name = "suppress"
    cost: i64 = 1
    x_is = "city"
    y_is = "card"

    def do(self, s: State, a: i64) -> None:
        card = a >> 6 & 63
        pay(s, a >> 21 & 7, card)
        lift(s, a >> 12 & 63, card // 12, 1)

    def token(self, s: State, a: i64) -> str:
        card = a >> 6 & 63
        return CODES[a >> 12 & 63] + "-" + LETTERS[card // 12] + "(" + CODES[card] + ")"
