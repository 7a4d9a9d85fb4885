"""How far cities are from each other, by drives and by shuttles between stations."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.atlas import ADJ
from fourcures.bits import BIT, index

FAR: Final = 9
"""No two cities are farther apart."""


def _ways() -> vec[i64]:
    table = vec[i64]([FAR] * (48 * 48))
    for a in range(48):
        reached = BIT[a]
        steps: i64 = 0
        edge = reached
        while edge:
            beyond: i64 = 0
            while edge:
                low = edge & -edge
                edge ^= low
                b = index(low)
                table[a * 48 + b] = steps
                beyond |= ADJ[b]
            edge = beyond & ~reached
            reached |= edge
            steps += 1
    return table


WAYS: Final = _ways()
"""Drives from one city to another: [a * 48 + b]."""


@final
class Roads:
    """The ways on a map with stations; those of the map that it saw last."""

    def __init__(self) -> None:
        self.stations: i64 = 0
        self.near = vec[i64]([FAR] * 48)

    def use(self, stations: i64) -> None:
        """Look up how far each city is from a station."""
        self.stations = stations
        for c in range(48):
            best: i64 = FAR
            todo = stations
            while todo:
                low = todo & -todo
                todo ^= low
                way = WAYS[c * 48 + index(low)]
                if way < best:
                    best = way
            self.near[c] = best

    def way(self, a: i64, b: i64) -> i64:
        """Moves from a to b without cards: drives, or a shuttle between stations."""
        direct = WAYS[a * 48 + b]
        if direct < 3:
            return direct
        over = self.near[a] + self.near[b] + 1
        if over < direct:
            return over
        return direct
