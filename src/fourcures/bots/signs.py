"""What an outlook is made from: some two hundred numbers of a table whose actions of the turn are done.

They are the same whatever the colours' names: diseases come in the order in which their cures are near, players in the order in which
they move next, and roles count by what their rows allow.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.atlas import COLOUR
from fourcures.bits import BIT, size
from fourcures.bots.judge import FEATURES, Judge
from fourcures.core import CITY_CARDS, SUPPLY, State

DISEASE: Final = 20
PLAYER: Final = 19
PLAYERS: Final = 4
SIGNS: Final = FEATURES + 4 * DISEASE + PLAYERS * PLAYER + 16


@final
class Signs:
    """Reads a table after a judge has looked at it."""

    def __init__(self) -> None:
        self.x = vec[float]([0.0] * SIGNS)
        self.order = vec[i64]([0] * 4)

    def look(self, s: State, judge: Judge) -> None:
        """Fill in all the numbers; none of them is far from -3 to 3."""
        x = self.x
        f = judge.f
        for i in range(FEATURES):
            x[i] = f[i] * SCALE[i]
        self.sort(s, judge)
        n: i64 = FEATURES
        for i in range(4):
            n = self.disease(s, judge, self.order[i], n)
        for r in range(PLAYERS):
            n = self.player(s, judge, r, n)
        t = s.table
        piles = s.piles & 63
        left = piles >> 1
        x[n] = 0.0
        x[n + 1] = 0.0
        if left > 0 and piles & 1:
            x[n] = 1.0
            x[n + 1] = 1.0
            if left > 2:
                x[n + 1] = 2.0 / float(left)
        x[n + 2] = float(left) * 0.1
        x[n + 3] = float(size(s.infected)) * 0.05
        x[n + 4] = float(s.n_layers) * 0.3
        top: i64 = 0
        if s.n_layers > 0:
            top = s.layers[s.n_layers - 1]
        x[n + 5] = float(size(top)) * 0.05
        x[n + 6] = float(s.deck & 1)
        x[n + 7] = 0.0
        if t.seats == 2:
            x[n + 7] = 1.0
        x[n + 8] = 0.0
        if t.seats == 3:
            x[n + 8] = 1.0
        x[n + 9] = 0.0
        if t.seats > 3:
            x[n + 9] = 1.0
        x[n + 10] = float(s.deck) * 0.02
        x[n + 11] = float(s.deck) * float(s.deck) * 0.0005
        x[n + 12] = float(s.outbreaks) * 0.25
        x[n + 13] = 0.0
        if s.outbreaks > 5:
            x[n + 13] = float(s.outbreaks - 5)
        x[n + 14] = float(t.epidemics - s.epidemics) * 0.3
        x[n + 15] = 0.0
        if s.deck & 1 == 0:
            x[n + 15] = float(t.epidemics) * 0.2

    def sort(self, s: State, judge: Judge) -> None:
        """Diseases in the order in which their cures are near; cured ones last, eradicated ones at the very end."""
        for d in range(4):
            key = judge.by[d * 16]
            if s.cured & BIT[d]:
                key = 100.0
                if s.cubes[d] == 0:
                    key = 200.0
            i: i64 = d
            while i > 0:
                other = self.order[i - 1]
                there = judge.by[other * 16]
                if s.cured & BIT[other]:
                    there = 100.0
                    if s.cubes[other] == 0:
                        there = 200.0
                if there <= key:
                    break
                self.order[i] = other
                i -= 1
            self.order[i] = d

    def disease(self, s: State, judge: Judge, d: i64, n: i64) -> i64:
        """How far its cure is, and how bad it stands."""
        x = self.x
        by = judge.by
        at = d * 16
        seats = s.table.seats
        if s.cured & BIT[d]:
            for i in range(12):
                x[n + i] = 0.0
            if s.cubes[d] == 0:
                x[n + 1] = 1.0
            else:
                x[n + 2] = 1.0
        else:
            x[n] = 1.0
            x[n + 1] = 0.0
            x[n + 2] = 0.0
            x[n + 3] = by[at] * 0.2
            x[n + 4] = by[at + 1] * 0.2
            x[n + 5] = by[at + 2]
            x[n + 6] = by[at + 3] * 0.5
            x[n + 7] = by[at + 4] * 0.12
            spare = by[at + 5]
            x[n + 8] = spare * 0.2
            x[n + 9] = 0.0
            if spare < 2.0:
                x[n + 9] = (2.0 - spare) * 0.5
            x[n + 10] = by[at + 6] * 0.25
            who = (i64(by[at + 7]) - s.seat - 1 + seats + seats) % seats
            x[n + 11] = float(who) * 0.33
        supply = float(s.cubes[SUPPLY + d])
        x[n + 12] = 0.0
        if supply < 12.0:
            x[n + 12] = (12.0 - supply) * 0.15
        x[n + 13] = by[at + 8] * 0.2
        x[n + 14] = by[at + 9] * 0.3
        x[n + 15] = by[at + 10] * 0.5
        x[n + 16] = by[at + 11]
        x[n + 17] = by[at + 12]
        x[n + 18] = by[at + 13]
        x[n + 19] = by[at + 14]
        return n + DISEASE

    def player(self, s: State, judge: Judge, r: i64, n: i64) -> i64:
        """Who moves r turns after the next one, what they hold, where they stand, what they may do."""
        x = self.x
        t = s.table
        if r >= t.seats:
            for i in range(PLAYER):
                x[n + i] = 0.0
            return n + PLAYER
        p = (s.seat + 1 + r) % t.seats
        bit = BIT[p]
        hand = s.hands[p]
        x[n] = 1.0
        x[n + 1] = float(size(hand)) * 0.2
        x[n + 2] = 0.0
        if size(hand) > 5:
            x[n + 2] = float(size(hand) - 5) * 0.5
        x[n + 3] = float(size((hand | s.hands[t.seats + p]) & ~CITY_CARDS)) * 0.5
        x[n + 4] = float(judge.roads.near[s.pawns[p]]) * 0.25
        for i in range(4):
            d = self.order[i]
            x[n + 5 + i] = 0.0
            if s.cured & BIT[d] == 0:
                have = size(hand & COLOUR[d])
                x[n + 5 + i] = float(have) * 0.25
        x[n + 9] = 0.0
        if t.cure[p] < 5:
            x[n + 9] = 1.0
        x[n + 10] = 0.0
        if t.shares_any & bit:
            x[n + 10] = 1.0
        x[n + 11] = 0.0
        if t.treats_all & bit:
            x[n + 11] = 1.0
        x[n + 12] = 0.0
        if t.shields & bit and t.treats_all & bit == 0:
            x[n + 12] = 1.0
        x[n + 13] = 0.0
        if t.builds_free & bit:
            x[n + 13] = 1.0
        x[n + 14] = 0.0
        if t.rows[p].moves_others:
            x[n + 14] = 1.0
        x[n + 15] = 0.0
        if t.rows[p].keeps:
            x[n + 15] = 1.0
        x[n + 16] = 0.0
        if r + 1 < t.seats:
            x[n + 16] = float(judge.roads.way(s.pawns[p], s.pawns[(p + 1) % t.seats])) * 0.2
        best: float = 9.0
        for d in range(4):
            if s.cured & BIT[d]:
                continue
            gap = float(t.law.need(s, p, d) - size(hand & COLOUR[d]))
            if gap < 0.0:
                gap = 0.0
            if gap < best:
                best = gap
        if best > 5.0:
            best = 5.0
        x[n + 17] = best * 0.25
        x[n + 18] = 0.0
        if best == 0.0:
            x[n + 18] = 1.0
        return n + PLAYER


# fmt: off
SCALE: Final = vec[float]([
    0.0, 0.25, 0.05, 0.1, 0.1, 0.3, 0.2, 0.3,
    0.1, 0.15, 0.3, 0.4, 1.0, 1.0, 0.1, 0.0,
    0.5, 0.4, 0.3, 1.0, 0.7, 0.25, 0.15, 0.1,
    0.2, 0.2, 0.2, 0.3, 0.5, 0.1, 0.25, 0.3,
    0.2, 0.4, 0.4, 0.25, 0.25, 0.25, 0.5, 0.05,
    0.5, 0.4, 0.25, 0.2, 0.15, 0.1, 0.3, 0.0,
])
# fmt: on
