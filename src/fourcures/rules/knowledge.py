"""Cards and cures: sharing knowledge, treating and curing (rules 4, 5)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.actions import emit
from fourcures.agenda import push, tell
from fourcures.atlas import CODES, COLOUR, DISEASES
from fourcures.bits import BIT, index, size
from fourcures.core import CITY_CARDS, Kind, State, Work
from fourcures.ids import CURE, GIVE, HAND, KIND, N_ERADICATED, N_OVER, PAWN, SEAT, TAKE, TREAT, WIN, X
from fourcures.rules.disease import eradicated, lift


@final
class TreatWork(Work):
    """Treating where the own pawn stands: one choice for each disease there."""

    def choices(self, s: State, seat: i64, out: vec[i64], n: i64) -> i64:
        here = BIT[s.pawns[seat]]
        for d in range(5):
            if s.cubes[d] & here:
                out[n] = TREAT * KIND + seat * SEAT + d * X
                n += 1
        return n


@final
class Treat(Kind):
    """One cube of a disease; all of them when it is cured or the role treats all (rulings 34-37)."""

    name = "treat"
    cost: i64 = 1
    x_is = "disease"

    def do(self, s: State, a: i64) -> None:
        seat = a >> 21 & 7
        d = a >> 12 & 63
        n: i64 = 1
        if s.cured & BIT[d] or s.table.treats_all & BIT[seat]:
            n = 3
        lift(s, s.pawns[seat], d, n)

    def token(self, s: State, a: i64) -> str:
        return "-" + DISEASES[a >> 12 & 63]


# ---------------------------------------------------------------- sharing


@final
class ShareWork(Work):
    """Giving to and taking from pawns in the same city: the city's card, or any card of a role that shares any (rulings 58-66)."""

    def choices(self, s: State, seat: i64, out: vec[i64], n: i64) -> i64:
        t = s.table
        here = BIT[s.pawns[seat]]
        for other in range(t.seats):
            if other == seat or s.pawns[other] != s.pawns[seat]:
                continue
            n = emit(out, n, GIVE * KIND + seat * SEAT + other * PAWN, s.hands[seat] & _shared(s, seat, here))
            n = emit(out, n, TAKE * KIND + seat * SEAT + other * PAWN, s.hands[other] & _shared(s, other, here))
        return n


def _shared(s: State, giver: i64, here: i64) -> i64:
    """The cards that this seat may hand over."""
    if s.table.shares_any & BIT[giver]:
        return CITY_CARDS
    return here


def hand_over(s: State, giver: i64, receiver: i64, card: i64) -> None:
    """A card changes hands; the receiver's limit is looked at once (ruling 63)."""
    s.hands[giver] ^= BIT[card]
    s.hands[receiver] |= BIT[card]
    push(s, HAND * 8 + receiver)


@final
class Give(Kind):
    """Share knowledge: give."""

    name = "give"
    cost: i64 = 1
    pawn_is = "partner"
    x_is = "card"

    def asks(self, s: State, a: i64) -> i64:
        return a >> 18 & 7

    def do(self, s: State, a: i64) -> None:
        hand_over(s, a >> 21 & 7, a >> 18 & 7, a >> 12 & 63)

    def token(self, s: State, a: i64) -> str:
        return CODES[a >> 12 & 63] + ">" + s.table.rows[a >> 18 & 7].code


@final
class Take(Kind):
    """Share knowledge: take."""

    name = "take"
    cost: i64 = 1
    pawn_is = "partner"
    x_is = "card"

    def asks(self, s: State, a: i64) -> i64:
        return a >> 18 & 7

    def do(self, s: State, a: i64) -> None:
        hand_over(s, a >> 18 & 7, a >> 21 & 7, a >> 12 & 63)

    def token(self, s: State, a: i64) -> str:
        return CODES[a >> 12 & 63] + "<" + s.table.rows[a >> 18 & 7].code


# ---------------------------------------------------------------- curing


@final
class CureWork(Work):
    """Curing at a station: one choice for each set of exactly the needed number of cards of one disease (rulings 51-55)."""

    def choices(self, s: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if s.stations & BIT[s.pawns[seat]] == 0:
            return n
        for d in range(4):
            cards = s.hands[seat] & COLOUR[d]
            if s.cured & BIT[d]:
                continue
            need = s.table.law.need(s, seat, d)
            if size(cards) < need:
                continue
            base = CURE * KIND + seat * SEAT + d * X
            mine = cards >> 12 * d
            some = mine
            while some:
                if size(some) == need:
                    out[n] = base + some
                    n += 1
                some = (some - 1) & mine
        return n


def cure_cards(a: i64) -> i64:
    """The set of cards that a cure pays: its two last places are the twelve cards of the disease."""
    return (a & 4095) << 12 * (a >> 12 & 63)


@final
class Cure(Kind):
    """Discover a cure.  The fourth wins at once (ruling 56)."""

    name = "cure"
    cost: i64 = 1
    x_is = "disease"

    def do(self, s: State, a: i64) -> None:
        seat = a >> 21 & 7
        d = a >> 12 & 63
        t = s.table
        s.hands[seat] &= ~cure_cards(a)
        s.discards |= cure_cards(a)
        s.cured |= BIT[d]
        if eradicated(s, d):
            tell(s, N_ERADICATED, d, 0, 0)
        todo = t.cures
        while todo:
            low = todo & -todo
            todo ^= low
            t.rows[index(low)].cured(s, index(low), d)
        if t.law.won(s):
            s.outcome = WIN
            tell(s, N_OVER, WIN, 0, 0)

    def token(self, s: State, a: i64) -> str:
        cards = cure_cards(a)
        return "!" + DISEASES[a >> 12 & 63] + "(" + ",".join([CODES[c] for c in range(48) if cards & BIT[c]]) + ")"
