"""Events of State of Emergency that move pawns, cards and infection cards (events 4)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.actions import emit
from fourcures.agenda import pop, push
from fourcures.atlas import CODES, LETTERS
from fourcures.bits import BIT, size
from fourcures.core import CITY_CARDS, State
from fourcures.ids import (
    AFTER,
    BEFORE_INFECT,
    COME,
    CONFER,
    CONFERENCE,
    ENOUGH,
    KIND,
    LOOK,
    NONE,
    ORDER,
    PAWN,
    QUELL,
    QUELL_CARD,
    RUMOURED,
    SEAT,
    WINDOW,
    X,
)
from fourcures.rows import LEAVES, Event, Extra, Kind, Step
from fourcures.rules.infection import infection_cards, infection_code
from fourcures.rules.knowledge import hand_over
from fourcures.rules.moving import Move, arrive, whose
from fourcures.rules.rescue_roles import aid, bring_aid

# ---------------------------------------------------------------- Emergency Conference


@final
class Conference(Event):
    """Every other pawn may come to the city of one; each seat decides for itself, one after the other."""

    code = "CONFERENCE"
    pawn_is = "partner"

    def ready(self, s: State) -> bool:
        return any(guests(s, host) for host in range(s.table.seats))

    def choices(self, s: State, base: i64, out: vec[i64], n: i64) -> i64:
        for host in range(s.table.seats):
            if guests(s, host):
                out[n] = base + host * PAWN
                n += 1
        return n

    def do(self, s: State, a: i64) -> None:
        """The seats to the left of the host are asked first."""
        host = a >> 18 & 7
        coming = guests(s, host)
        s.extra[CONFERENCE] = s.pawns[host] + 1
        for i in range(s.table.seats - 1, 0, -1):
            seat = (host + i) % s.table.seats
            if coming & BIT[seat]:
                push(s, CONFER * 8 + seat)

    def token(self, s: State, a: i64) -> str:
        return "CONFERENCE(" + s.table.rows[a >> 18 & 7].code + ")"


def guests(s: State, host: i64) -> i64:
    """The seats whose pawns could come to the host's city."""
    seats: i64 = 0
    for seat in range(s.table.seats):
        if s.pawns[seat] != s.pawns[host] and s.table.law.ways(s, seat) & LEAVES:
            seats |= BIT[seat]
    return seats


@final
class Confer(Step):
    """A seat says whether its pawn comes to the conference."""

    name = "confer"
    seated = True
    counts = True

    def choices(self, s: State, arg: i64, out: vec[i64], n: i64) -> i64:
        out[n] = COME * KIND + arg * SEAT + arg * PAWN + (s.extra[CONFERENCE] - 1) * X
        out[n + 1] = ENOUGH * KIND + arg * SEAT
        return n + 2


@final
class Come(Move):
    """The pawn comes to the conference."""

    name = "come"
    cost: i64 = 0

    def do(self, s: State, a: i64) -> None:
        pop(s)
        arrive(s, a >> 21 & 7, a >> 12 & 63)

    def token(self, s: State, a: i64) -> str:
        return "@" + CODES[a >> 12 & 63]


@final
class Conferring(Extra):
    """The city of the conference, while seats are asked."""

    name = "conference"

    def write(self, s: State) -> str:
        for i in range(s.depth):
            if s.agenda[i] >> 3 == CONFER:
                return CODES[s.extra[CONFERENCE] - 1]
        return ""

    def read(self, s: State, text: str) -> bool:
        if text not in CODES:
            return False
        s.extra[CONFERENCE] = CODES.index(text) + 1
        return True


# ---------------------------------------------------------------- Emergency Response


@final
class EmergencyResponse(Event):
    """After an epidemic, a pawn comes to its city and treats there, if its owner agrees."""

    code = "RESPONSE"
    moments: i64 = AFTER
    pawn_is = "pawn"
    x_is = "disease"

    def asks(self, s: State, a: i64) -> i64:
        return whose(a)

    def ready(self, s: State) -> bool:
        out = vec[i64]([0] * 8)
        return any(aid(s, 0, X, seat, out, 0) for seat in range(s.table.seats))

    def choices(self, s: State, base: i64, out: vec[i64], n: i64) -> i64:
        for seat in range(s.table.seats):
            n = aid(s, base + seat * PAWN, X, seat, out, n)
        return n

    def do(self, s: State, a: i64) -> None:
        bring_aid(s, a >> 18 & 7, a >> 12 & 63)

    def token(self, s: State, a: i64) -> str:
        if a >> 12 & 63 == NONE:
            return "RESPONSE(" + s.table.rows[a >> 18 & 7].code + ")"
        return "RESPONSE(" + s.table.rows[a >> 18 & 7].code + "," + LETTERS[a >> 12 & 63] + ")"


# ---------------------------------------------------------------- Infection Rumor


@final
class InfectionRumor(Event):
    """Just before part C: of as many infection cards as the rate one is discarded, the others go back in any order; one less is turned."""

    code = "RUMOR"

    def ready(self, s: State) -> bool:
        return s.agenda[s.depth - 1] == WINDOW * 8 + BEFORE_INFECT and s.n_layers > 0

    def do(self, s: State, a: i64) -> None:
        seat = a >> 21 & 7
        cards = size(infection_cards(s))
        if cards > s.table.law.rate(s):
            cards = s.table.law.rate(s)
        s.extra[RUMOURED] += 1
        push(s, ORDER * 8 + seat)
        push(s, QUELL * 8 + seat)
        push(s, LOOK * 8 + cards)


@final
class Quell(Step):
    """One of the infection cards that are looked at is discarded."""

    name = "quell"
    seated = True
    counts = True

    def choices(self, s: State, arg: i64, out: vec[i64], n: i64) -> i64:
        return emit(out, n, QUELL_CARD * KIND + arg * SEAT, s.looked)


@final
class QuellCard(Kind):
    """This infection card is discarded, and nothing comes of it."""

    name = "quell"
    x_is = "infection"

    def do(self, s: State, a: i64) -> None:
        pop(s)
        s.looked ^= BIT[a >> 12 & 63]
        s.infected |= BIT[a >> 12 & 63]

    def token(self, s: State, a: i64) -> str:
        return "x" + infection_code(s, a >> 12 & 63)


@final
class Rumour(Extra):
    """Cards that this part C turns less."""

    name = "rumor"

    def write(self, s: State) -> str:
        if s.extra[RUMOURED] == 0:
            return ""
        return str(s.extra[RUMOURED])

    def read(self, s: State, text: str) -> bool:
        if text not in ("1", "2"):
            return False
        s.extra[RUMOURED] = int(text)
        return True


# ---------------------------------------------------------------- Sample Delivery


@final
class SampleDelivery(Event):
    """A seat gives a city card to any other, wherever they are; then the hand limit holds.

    Whoever is not the one who plays it agrees first: the giver, or else the receiver.
    """

    code = "DELIVERY"
    pawn_is = "pawn"
    x_is = "city"
    z_is = "partner"

    def asks(self, s: State, a: i64) -> i64:
        if whose(a) < 0:
            return a & 63
        return whose(a)

    def ready(self, s: State) -> bool:
        cards: i64 = 0
        for seat in range(s.table.seats):
            cards |= s.hands[seat]
        return cards & CITY_CARDS != 0 and s.table.seats > 1

    def choices(self, s: State, base: i64, out: vec[i64], n: i64) -> i64:
        for giver in range(s.table.seats):
            for receiver in range(s.table.seats):
                if receiver != giver:
                    n = emit(out, n, base + giver * PAWN + receiver, s.hands[giver] & CITY_CARDS)
        return n

    def do(self, s: State, a: i64) -> None:
        hand_over(s, a >> 18 & 7, a & 63, a >> 12 & 63)

    def token(self, s: State, a: i64) -> str:
        return "DELIVERY(" + s.table.rows[a >> 18 & 7].code + "," + CODES[a >> 12 & 63] + "," + s.table.rows[a & 63].code + ")"
