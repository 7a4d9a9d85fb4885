"""Cures that are paid with cards of several colours: which cards of a hand they are is said by their places in it."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.atlas import COLOUR
from fourcures.bits import BIT, size
from fourcures.core import CITY_CARDS, State
from fourcures.ids import KIND, PAIR_CURE, SEAT, X
from fourcures.rules.purple import HAND_PLACES, CureAny


def city_hand(s: State, seat: i64) -> i64:
    """The city cards of a hand, no more of them than a payment can tell apart."""
    some = s.hands[seat] & CITY_CARDS
    cards: i64 = 0
    n: i64 = 0
    while some and n < HAND_PLACES:
        low = some & -some
        some ^= low
        cards |= low
        n += 1
    return cards


def places(s: State, seat: i64, cards: i64) -> i64:
    """The places of these cards among the city cards of the hand, as `CureAny` has them."""
    found: i64 = 0
    at: i64 = 0
    hand = s.hands[seat] & CITY_CARDS
    while hand:
        low = hand & -hand
        hand ^= low
        if cards & low:
            found |= BIT[at]
        at += 1
    return found


def pair_cures(s: State, seat: i64, out: vec[i64], n: i64) -> i64:
    """The Virologist's cures with at least one pair; one choice for each set of cards."""
    mine = city_hand(s, seat)
    for d in range(4):
        if s.cured & BIT[d]:
            continue
        need = s.table.law.need(s, seat, d)
        # without any pair each card counts one, with all in pairs two cards do
        if size(mine) <= need or size(mine & COLOUR[d]) + (size(mine & ~COLOUR[d]) >> 1) < need:
            continue
        some = mine
        while some:
            if worth(some, d) == need:
                out[n] = PAIR_CURE * KIND + seat * SEAT + d * X + places(s, seat, some)
                n += 1
            some = (some - 1) & mine
    return n


def worth(cards: i64, d: i64) -> i64:
    """Cards of d that these stand for, two of another colour for one; 0 where there is no pair, or one card is left over (ruling 152)."""
    if cards & ~COLOUR[d] == 0:
        return 0
    n = size(cards & COLOUR[d])
    for other in range(4):
        if other != d:
            same = size(cards & COLOUR[other])
            if same & 1:
                return 0
            n += same >> 1
    return n


@final
class PairCure(CureAny):
    """The Virologist discovers a cure with pairs among the cards."""

    name = "pair_cure"
