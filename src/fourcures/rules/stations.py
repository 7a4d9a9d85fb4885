"""Research stations: six of them, built and moved (rules 4)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.actions import emit
from fourcures.atlas import CODES
from fourcures.bits import BIT, has, size
from fourcures.core import STATIONS, State
from fourcures.ids import BUILD, KIND, NONE, SEAT, X
from fourcures.rows import Kind
from fourcures.rules.moving import pay


def sites(s: State, base: i64, city: i64, out: vec[i64], n: i64) -> i64:
    """One action for a station in the city; with six on the map one for each that may be given up (rulings 30-33)."""
    if size(s.stations) < STATIONS:
        out[n] = base + city * X + NONE
        return n + 1
    todo = s.stations
    start = n
    # emit writes x; here the choice is z, so the places are exchanged afterwards
    n = emit(out, n, 0, todo)
    for i in range(start, n):
        out[i] = base + city * X + (out[i] >> 12)
    return n


def raise_station(s: State, city: i64, given_up: i64) -> None:
    """A station stands here now; the one given up, if any, is gone."""
    if given_up != NONE:
        s.stations &= ~BIT[given_up]
    s.stations |= BIT[city]


def from_where(a: i64) -> str:
    """The part of a token that names the station given up."""
    if a & 63 == NONE:
        return ""
    return "<" + CODES[a & 63]


def building(s: State, seat: i64, out: vec[i64], n: i64) -> i64:
    """Choices of the action phase: building where the own pawn stands."""
    t = s.table
    city = s.pawns[seat]
    if not has(s.stations, city) and (has(s.hands[seat], city) or has(t.builds_free, seat)) and has(t.builds, seat):
        n = sites(s, BUILD * KIND + seat * SEAT, city, out, n)
    return n


@final
class Build(Kind):
    """Build a research station, for the city's card or free."""

    name = "build"
    cost: i64 = 1
    x_is = "city"
    z_is = "station"

    def do(self, s: State, a: i64) -> None:
        seat = a >> 21 & 7
        if not has(s.table.builds_free, seat):
            pay(s, seat, a >> 12 & 63)
        raise_station(s, a >> 12 & 63, a & 63)

    def token(self, s: State, a: i64) -> str:
        return "+" + from_where(a)
