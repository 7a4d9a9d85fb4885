"""The five events of the base game (events 1)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.actions import emit
from fourcures.agenda import pop, push
from fourcures.atlas import ALL, CODES
from fourcures.bits import BIT, size
from fourcures.core import CITY_CARDS, State
from fourcures.ids import FREE, KIND, LOOK, ORDER, PAWN, PUT, SEAT, STEPS_SKIPPED, STRUCK
from fourcures.rows import FLIES, LEAVES, Event, Kind, Step
from fourcures.rules.infection import TopCard, infection_cards, infection_code, put_on_top, take_top
from fourcures.rules.moving import arrive, whose
from fourcures.rules.stations import from_where, raise_station, sites


@final
class PlayEvent(Kind):
    """An event is played: from the hand to the discard, from the Contingency Planner's card out of the game (ruling 86).

    The table has changed, so whoever had let the window pass is asked again.
    """

    name = "event"
    y_is = "card"

    def asks(self, s: State, a: i64) -> i64:
        return s.table.events[(a >> 6 & 63) - 48].asks(s, a)

    def do(self, s: State, a: i64) -> None:
        seat = a >> 21 & 7
        card = BIT[a >> 6 & 63]
        if s.hands[seat] & card:
            s.hands[seat] ^= card
            s.discards |= card
        else:
            s.hands[s.table.seats + seat] ^= card
            s.removed |= card
        s.passed = 0
        s.table.events[(a >> 6 & 63) - 48].do(s, a)

    def token(self, s: State, a: i64) -> str:
        return s.table.events[(a >> 6 & 63) - 48].token(s, a)


@final
class Airlift(Event):
    """Any pawn to any city."""

    code = "AIRLIFT"
    pawn_is = "pawn"
    x_is = "city"

    def asks(self, s: State, a: i64) -> i64:
        return whose(a)

    def ready(self, s: State) -> bool:
        pawn: i64 = 0
        while pawn < s.table.seats and s.table.law.ways(s, pawn) != LEAVES | FLIES:
            pawn += 1
        return pawn < s.table.seats

    def choices(self, s: State, base: i64, out: vec[i64], n: i64) -> i64:
        for pawn in range(s.table.seats):
            if s.table.law.ways(s, pawn) == LEAVES | FLIES:
                n = emit(out, n, base + pawn * PAWN, ALL & ~BIT[s.pawns[pawn]])
        return n

    def do(self, s: State, a: i64) -> None:
        arrive(s, a >> 18 & 7, a >> 12 & 63)

    def token(self, s: State, a: i64) -> str:
        return "AIRLIFT(" + s.table.rows[a >> 18 & 7].code + "," + CODES[a >> 12 & 63] + ")"


@final
class Forecast(Event):
    """The top six infection cards are looked at and put back in any order."""

    code = "FORECAST"

    def ready(self, s: State) -> bool:
        return s.n_layers > 0

    def do(self, s: State, a: i64) -> None:
        cards = size(infection_cards(s))
        if cards > 6:
            cards = 6
        push(s, ORDER * 8 + (a >> 21 & 7))
        push(s, LOOK * 8 + cards)


@final
class Grant(Event):
    """A station in any city that has none."""

    code = "GRANT"
    x_is = "city"
    z_is = "station"

    def choices(self, s: State, base: i64, out: vec[i64], n: i64) -> i64:
        for city in range(48):
            if s.stations & BIT[city] == 0:
                n = sites(s, base, city, out, n)
        return n

    def do(self, s: State, a: i64) -> None:
        raise_station(s, a >> 12 & 63, a & 63)

    def token(self, s: State, a: i64) -> str:
        return "GRANT(" + CODES[a >> 12 & 63] + from_where(a) + ")"


@final
class Quiet(Event):
    """The next infection step is skipped; two of them skip two (events 1)."""

    code = "QUIET"

    def do(self, s: State, a: i64) -> None:
        s.extra[STEPS_SKIPPED] += 1


@final
class Resilient(Event):
    """A city's card of the infection discard leaves the game; also between Infect and Intensify (ruling 79)."""

    code = "RESILIENT"
    x_is = "city"
    moments: i64 = FREE | STRUCK

    def ready(self, s: State) -> bool:
        return s.infected & CITY_CARDS != 0

    def choices(self, s: State, base: i64, out: vec[i64], n: i64) -> i64:
        return emit(out, n, base, s.infected & CITY_CARDS)

    def do(self, s: State, a: i64) -> None:
        card = BIT[a >> 12 & 63]
        s.infected ^= card
        s.removed |= card

    def token(self, s: State, a: i64) -> str:
        return "RESILIENT(" + CODES[a >> 12 & 63] + ")"


# ---------------------------------------------------------------- Forecast: looking and putting back


@final
class Look(TopCard):
    """As many cards as the argument says are still to be looked at."""

    name = "look"
    least: i64 = 1
    most: i64 = 6

    def reveal(self, s: State, arg: i64, card: i64) -> None:
        take_top(s, card)
        s.looked |= BIT[card]
        s.agenda[s.depth - 1] -= 1
        if arg == 1:
            pop(s)


@final
class Order(Step):
    """The looked-at cards are put back one by one, the deepest first; nothing else may happen."""

    name = "order"
    seated = True
    counts = True

    def run(self, s: State, arg: i64) -> bool:
        if s.looked:
            return False
        pop(s)
        return True

    def choices(self, s: State, arg: i64, out: vec[i64], n: i64) -> i64:
        return emit(out, n, PUT * KIND + arg * SEAT, s.looked)


@final
class Put(Kind):
    """A looked-at card goes on top of the infection deck."""

    name = "put"
    x_is = "infection"

    def do(self, s: State, a: i64) -> None:
        s.looked ^= BIT[a >> 12 & 63]
        put_on_top(s, BIT[a >> 12 & 63], 0)

    def token(self, s: State, a: i64) -> str:
        return "#" + infection_code(s, a >> 12 & 63)
