"""Cards and cures: sharing knowledge, treating and curing (rules 4, 5)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.actions import emit
from fourcures.agenda import push, tell, top
from fourcures.atlas import CODES, COLOUR, COLOURS, LETTERS
from fourcures.bits import BIT, has, index, size
from fourcures.core import CITY_CARDS, State
from fourcures.ids import CURE, GIVE, HAND, JUST_CURED, KIND, N_ERADICATED, PAWN, SEAT, TAKE, TREAT, X
from fourcures.rows import Kind
from fourcures.rules.cubes import eradicated, lift, win


def treating(s: State, seat: i64, out: vec[i64], n: i64) -> i64:
    """Choices of the action phase: treating where the own pawn stands, one for each disease there."""
    city = s.pawns[seat]
    enough = top(s) & 7 > 1
    for d in range(s.table.diseases):
        if has(s.cubes[d], city) and (enough or s.table.law.toll(s, seat, d) == 0):
            out[n] = TREAT * KIND + seat * SEAT + d * X
            n += 1
    return n


@final
class Treat(Kind):
    """Treat a disease where the own pawn stands."""

    name = "treat"
    cost: i64 = 1
    x_is = "disease"

    def do(self, s: State, a: i64) -> None:
        seat = a >> 21 & 7
        d = a >> 12 & 63
        s.agenda[s.depth - 1] -= s.table.law.toll(s, seat, d)
        treat(s, seat, s.pawns[seat], d)

    def token(self, s: State, a: i64) -> str:
        return "-" + LETTERS[a >> 12 & 63]


def treat(s: State, seat: i64, city: i64, d: i64) -> None:
    """This seat treats d in a city: one cube; all of them when d is cured or the role treats all (rulings 34-37)."""
    n: i64 = 1
    if has(s.cured, d) or has(s.table.treats_all, seat):
        n = 3
    lift(s, city, d, s.table.law.dose(s, seat, d, n))
    s.table.law.treated(s, city, d)


# ---------------------------------------------------------------- sharing


def sharing(s: State, seat: i64, out: vec[i64], n: i64) -> i64:
    """Choices of the action phase: giving to and taking from pawns in the same city (rulings 58-66).

    The city's card changes hands, or any card of a role that shares any.
    """
    city = s.pawns[seat]
    here = BIT[city]
    for other in range(s.table.seats):
        if s.pawns[other] != city or other == seat:
            continue
        n = emit(out, n, GIVE * KIND + seat * SEAT + other * PAWN, s.hands[seat] & _shared(s, seat, here))
        n = emit(out, n, TAKE * KIND + seat * SEAT + other * PAWN, s.hands[other] & _shared(s, other, here))
    return n


def _shared(s: State, giver: i64, here: i64) -> i64:
    """The cards that this seat may hand over."""
    if has(s.table.shares_any, giver):
        return CITY_CARDS
    return here


def hand_over(s: State, giver: i64, receiver: i64, card: i64) -> None:
    """A card changes hands; the receiver's limit is looked at once (ruling 63)."""
    s.hands[giver] ^= BIT[card]
    s.hands[receiver] |= BIT[card]
    push(s, HAND * 8 + receiver)


class Share(Kind):
    """Share knowledge: a card for an action, and both must agree."""

    cost: i64 = 1
    pawn_is = "partner"
    x_is = "card"

    def asks(self, s: State, a: i64) -> i64:
        return a >> 18 & 7


@final
class Give(Share):
    """Share knowledge: give."""

    name = "give"

    def do(self, s: State, a: i64) -> None:
        hand_over(s, a >> 21 & 7, a >> 18 & 7, a >> 12 & 63)

    def token(self, s: State, a: i64) -> str:
        return CODES[a >> 12 & 63] + ">" + s.table.rows[a >> 18 & 7].code


@final
class Take(Share):
    """Share knowledge: take."""

    name = "take"

    def do(self, s: State, a: i64) -> None:
        hand_over(s, a >> 18 & 7, a >> 21 & 7, a >> 12 & 63)

    def token(self, s: State, a: i64) -> str:
        return CODES[a >> 12 & 63] + "<" + s.table.rows[a >> 18 & 7].code


# ---------------------------------------------------------------- curing


def curing(s: State, seat: i64, out: vec[i64], n: i64) -> i64:
    """Choices of the action phase: curing at a station.

    One for each set of exactly the needed number of cards of one disease (rulings 51-55).
    """
    if not has(s.stations, s.pawns[seat]):
        return n
    hand = s.hands[seat]
    for d in range(COLOURS):
        cards = hand & COLOUR[d]
        if cards == 0 or has(s.cured, d):
            continue
        need = s.table.law.need(s, seat, d)
        if size(cards) < need:
            continue
        n = payments(CURE * KIND + seat * SEAT + d * X, cards >> 12 * d, need, out, n)
    return n


def payments(base: i64, mine: i64, need: i64, out: vec[i64], n: i64) -> i64:
    """A cure for each choice of so many of these cards, which are written as the twelve bits of their disease."""
    some = mine
    while some:
        if size(some) == need:
            out[n] = base + some
            n += 1
        some = (some - 1) & mine
    return n


class Cure(Kind):
    """Discover a cure.  The fourth wins at once (ruling 56)."""

    name = "cure"
    cost: i64 = 1
    x_is = "disease"

    def cards(self, s: State, a: i64) -> i64:
        """Its two last places are the twelve cards of the disease."""
        return (a & 4095) << 12 * (a >> 12 & 63)

    def do(self, s: State, a: i64) -> None:
        seat = a >> 21 & 7
        d = a >> 12 & 63
        t = s.table
        cards = self.cards(s, a)
        s.hands[seat] &= ~cards
        s.discards |= cards
        s.cured |= BIT[d]
        s.extra[JUST_CURED] = d + 1
        if eradicated(s, d):
            tell(s, N_ERADICATED, d, 0, 0)
        todo = t.cures
        while todo:
            low = todo & -todo
            todo ^= low
            t.rows[index(low)].cured(s, index(low), d)
        t.law.discovered(s, seat, d)
        if t.law.won(s):
            win(s)
            return
        for entry in t.rules.cure:
            push(s, entry)

    def token(self, s: State, a: i64) -> str:
        cards = self.cards(s, a)
        return "!" + LETTERS[a >> 12 & 63] + "(" + ",".join([CODES[c] for c in range(48) if cards & BIT[c]]) + ")"
