"""Pawns: where they may go and what happens when they come there (rules 3)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.actions import emit
from fourcures.atlas import ADJ, ALL, CODES
from fourcures.bits import BIT, has, index
from fourcures.core import CITY_CARDS, State
from fourcures.ids import CHARTER, DIRECT, DRIVE, KIND, ORDERED, PAWN, SEAT, SHUTTLE, X, Y
from fourcures.rows import FLIES, LEAVES, Kind


def arrive(s: State, pawn: i64, city: i64) -> None:
    """The pawn comes to a city, on anybody's turn and by whatever way; its role may act on that (ruling 39)."""
    s.pawns[pawn] = city
    if has(s.table.noticed, pawn):
        s.table.rows[pawn].arrive(s, pawn)
        s.table.law.arrived(s, pawn)


def pay(s: State, seat: i64, card: i64) -> None:
    """A card goes from the hand to the player discard."""
    s.hands[seat] ^= BIT[card]
    s.discards |= BIT[card]


def moves(s: State, seat: i64, pawn: i64, out: vec[i64], n: i64) -> i64:
    """The four ways to move a pawn; cards come from the hand of the seat that moves it (rulings 11-16)."""
    ways = s.table.law.ways(s, pawn)
    if ways & LEAVES == 0:
        return n
    city = s.pawns[pawn]
    here = BIT[city]
    base = seat * SEAT + pawn * PAWN
    n = emit(out, n, DRIVE * KIND + base, ADJ[city])
    if ways & FLIES == 0:
        return n
    if s.stations & here:
        n = emit(out, n, SHUTTLE * KIND + base, s.stations & ~here)
    hand = s.hands[seat]
    cards = hand & CITY_CARDS & ~here
    while cards:
        low = cards & -cards
        cards ^= low
        out[n] = DIRECT * KIND + base + index(low) * (X + Y)
        n += 1
    if hand & here:
        n = emit(out, n, CHARTER * KIND + base + city * Y, ALL & ~here)
    return n


def whose(a: i64) -> i64:
    """The seat of a pawn that somebody else moves, -1 for the own one."""
    pawn = a >> 18 & 7
    if pawn == a >> 21 & 7:
        return -1
    return pawn


def asked(s: State, a: i64) -> i64:
    """The seat that must agree to a move: whose pawn it is, unless it has agreed for this turn; -1 for nobody."""
    pawn = whose(a)
    if pawn >= 0 and has(s.extra[ORDERED], pawn):
        return -1
    return pawn


def mover(s: State, a: i64) -> str:
    """The part of a token that names the pawn, when it is not the own one."""
    pawn = whose(a)
    if pawn < 0:
        return ""
    return s.table.rows[pawn].code + ":"


def moving(s: State, seat: i64, out: vec[i64], n: i64) -> i64:
    """Choices of the action phase: moving the own pawn."""
    if has(s.table.walks, seat):
        n = moves(s, seat, seat, out, n)
    return n


class Move(Kind):
    """For an action a pawn comes to another city; its owner may be asked."""

    cost: i64 = 1
    pawn_is = "pawn"
    x_is = "city"

    def asks(self, s: State, a: i64) -> i64:
        return asked(s, a)

    def do(self, s: State, a: i64) -> None:
        arrive(s, a >> 18 & 7, a >> 12 & 63)


class Drive(Move):
    """Along a link, by road or sea."""

    name = "drive"

    def token(self, s: State, a: i64) -> str:
        return mover(s, a) + CODES[a >> 12 & 63]


@final
class Shuttle(Move):
    """From station to station."""

    name = "shuttle"

    def token(self, s: State, a: i64) -> str:
        return mover(s, a) + "=" + CODES[a >> 12 & 63]


class Fly(Move):
    """For a card: direct (the card of the destination) or charter (the card of the city left)."""

    y_is = "card"

    def do(self, s: State, a: i64) -> None:
        pay(s, a >> 21 & 7, a >> 6 & 63)
        arrive(s, a >> 18 & 7, a >> 12 & 63)

    def token(self, s: State, a: i64) -> str:
        return mover(s, a) + CODES[a >> 12 & 63] + "(" + CODES[a >> 6 & 63] + ")"


@final
class Direct(Fly):
    """To the city of the card.  A role may show the card and keep it when it flies itself (rulings 21, 112)."""

    name = "direct"

    def do(self, s: State, a: i64) -> None:
        seat = a >> 21 & 7
        if not has(s.table.shows_cards, seat) or a >> 18 & 7 != seat:
            pay(s, seat, a >> 6 & 63)
        arrive(s, a >> 18 & 7, a >> 12 & 63)


@final
class Charter(Fly):
    name = "charter"
