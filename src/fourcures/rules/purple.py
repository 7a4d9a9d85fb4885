"""The fifth disease, purple, which has no cities of its own: how it breeds, is cured and must be gone (challenges 2, 5)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.bits import BIT, size
from fourcures.core import CITY_CARDS, CUBES_PER_DISEASE, Rules, State
from fourcures.ids import CURE_ANY, KIND, SEAT, X
from fourcures.rows import Around, Work
from fourcures.rules.cubes import bring
from fourcures.rules.knowledge import Cure

PURPLE: Final = 4
"""The number of the disease."""
PURPLE_CUBES: Final = 12
HAND_PLACES: Final = 12
"""City cards of a hand that a purple cure can tell apart; no hand limit lets so many be held."""


class PurpleLaw(Around):
    """Five cures win, or four while no purple cube is on the map; purple cities breed purple (rulings 121-126)."""

    def won(self, s: State) -> bool:
        if s.cured & 15 != 15:
            return False
        return s.cured & BIT[PURPLE] != 0 or s.cubes[PURPLE] == 0

    def acted(self, s: State, city: i64) -> None:
        self.inner.acted(s, city)
        if s.outcome == 0 and s.cubes[PURPLE] & BIT[city]:
            bring(s, city, PURPLE, 1)


def purple_cards(s: State, seat: i64) -> i64:
    """The cards in this hand that show a city with a purple cube now."""
    return s.hands[seat] & s.cubes[PURPLE]


@final
class PurpleWork(Work):
    """Curing purple: city cards of any colours, at least one of a city with a purple cube; one choice for each set (ruling 125)."""

    def choices(self, s: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if s.stations & BIT[s.pawns[seat]] == 0 or s.cured & BIT[PURPLE] or purple_cards(s, seat) == 0:
            return n
        return purple_payments(s, CURE_ANY, seat, s.table.law.need(s, seat, PURPLE), out, n)


def purple_payments(s: State, kind: i64, seat: i64, need: i64, out: vec[i64], n: i64) -> i64:
    """A purple cure of a kind for each choice of so many city cards of the hand, at least one of a city with a purple cube."""
    purple: i64 = 0
    places: i64 = 0
    cards = s.hands[seat] & CITY_CARDS
    while cards and places < HAND_PLACES:
        low = cards & -cards
        cards ^= low
        if low & s.cubes[PURPLE]:
            purple |= BIT[places]
        places += 1
    mine = BIT[places] - 1
    some = mine
    while some:
        if some & purple and size(some) == need:
            out[n] = kind * KIND + seat * SEAT + PURPLE * X + some
            n += 1
        some = (some - 1) & mine
    return n


class CureAny(Cure):
    """Discover the purple cure."""

    def cards(self, s: State, a: i64) -> i64:
        """Its two last places are the places of the cards among the city cards of the hand."""
        paid: i64 = 0
        places = a & 4095
        cards = s.hands[a >> 21 & 7] & CITY_CARDS
        while cards:
            low = cards & -cards
            cards ^= low
            if places & 1:
                paid |= low
            places >>= 1
        return paid


def with_purple(rules: Rules) -> Rules:
    """A copy of the rules in which purple has cubes and can be cured; its law is put around by the module that brings it."""
    r = rules.copy(rules.name)
    r.cubes = vec[i64]([CUBES_PER_DISEASE] * 4 + [PURPLE_CUBES])
    r.kinds[CURE_ANY] = CureAny()
    r.work = vec[Work](list(r.work) + [PurpleWork()])
    return r
