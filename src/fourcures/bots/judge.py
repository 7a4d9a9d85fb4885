"""What a table is worth to the team, at the end of a turn's actions: some forty numbers, weighed.

The numbers are of three kinds: how far the cures are (`cures`: who collects, who hands over what and where, the way to a station), what
is about to break out (dangers.py: from the layers, that is from what everybody knows), and what is left (cards, cubes, outbreaks, events).
The weights (weights.py) make one of them: their sum is the logarithm of the odds of winning.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.atlas import COLOUR
from fourcures.bits import BIT, index, size
from fourcures.bots.dangers import dangers
from fourcures.bots.roads import FAR, Roads
from fourcures.core import CITY_CARDS, State

FEATURES: Final = 48


@final
class Judge:
    """Weighs tables.  It keeps the ways of the map that it saw last, and no more."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        self.f = vec[float]([0.0] * FEATURES)
        self.roads = Roads()
        self.cost = vec[float]([0.0] * 64)
        self.by = vec[float]([0.0] * 64)
        """By disease, sixteen numbers each: what the cures lack (0 to 7), what may break out (8 to 15)."""
        self.eyes: i64 = 0

    # ------------------------------------------------------------ cures

    def cures(self, s: State) -> None:
        """How far the cures are: for each open disease the best collector's actions and the draws that luck must bring."""
        t = s.table
        f = self.f
        seats = t.seats
        deck = float(s.deck)
        if deck < 1.0:
            deck = 1.0
        total: float = 0.0
        worst: float = 0.0
        luck_sum: float = 0.0
        acts_sum: float = 0.0
        spare_sum: float = 0.0
        progress: float = 0.0
        open_d: i64 = 0
        for d in range(4):
            if s.cured & BIT[d]:
                continue
            open_d += 1
            colour = COLOUR[d]
            unseen = size(s.unseen & colour)
            hands: i64 = 0
            for p in range(seats):
                hands |= s.hands[p] & colour
            held = size(hands)
            best: float = 99.0
            second: float = 12.0
            who: i64 = 0
            best_acts: float = 0.0
            best_luck: float = 0.0
            lowest: i64 = 9
            most: float = 0.0
            rate = 2.0 * float(unseen) / deck  # cards of d a turn
            if rate < 0.02:
                rate = 0.02
            draw = 0.55 / rate + 0.2  # what a card to be drawn costs, in turns
            if seats > 1:
                draw += 0.5
            for p in range(seats):
                need = t.law.need(s, p, d)
                if need < lowest:
                    lowest = need
                have = size(s.hands[p] & colour)
                here = s.pawns[p]
                acts: float = 0.0
                luck: float = 0.0
                missing = need - have
                if missing <= 0:
                    acts = float(self.roads.near[here] + 1)
                    missing = 0
                else:
                    n = self.offers(s, p, d, missing)
                    end = here
                    for i in range(missing):
                        if i < n and self.cost[i] * 0.27 < draw:
                            acts += self.cost[i]
                        else:
                            luck += 1.0
                    if luck > 0.0:
                        acts = acts * 0.7 + 2.0 + 0.15 * float(self.roads.near[end])
                    else:
                        acts += float(self.roads.near[end] + 1)
                tau = acts * 0.25 + luck * draw
                share = float(need - missing) / float(need)
                if share > most:
                    most = share
                if tau < best:
                    if best < second:
                        second = best
                    best = tau
                    best_acts = acts
                    best_luck = luck
                    who = p
                elif tau < second:
                    second = tau
            total += best
            if best > worst:
                worst = best
            acts_sum += best_acts
            luck_sum += best_luck
            progress += most * most
            spare = float(held + unseen - lowest)
            at = d * 16
            self.by[at] = best
            self.by[at + 1] = second
            self.by[at + 2] = most
            self.by[at + 3] = best_luck
            self.by[at + 4] = best_acts
            self.by[at + 5] = spare
            self.by[at + 6] = float(held)
            self.by[at + 7] = float(who)
            if spare < 4.0:
                spare_sum += (4.0 - spare) * (4.0 - spare) * 0.25
                if spare < 0.0:
                    spare_sum += 20.0
        turns = float(s.deck // 2)
        f[1] = float(open_d)
        f[2] = total
        f[3] = worst
        f[4] = luck_sum
        f[5] = acts_sum * 0.1
        f[6] = spare_sum
        f[7] = progress
        slack = turns - total
        if slack < 0.0:
            f[8] = slack
            f[9] = 0.0
        else:
            f[8] = 0.0
            f[9] = slack
            if slack > 6.0:
                f[9] = 6.0
        slack = turns - worst
        f[10] = 0.0
        if slack < 2.0:
            f[10] = slack - 2.0
        f[11] = turns * 0.1
        f[12] = 0.0
        if open_d == 1:
            f[12] = 1.0
        f[13] = 0.0
        if open_d == 4:
            f[13] = 1.0
        f[14] = total * float(open_d) * 0.1

    def offers(self, s: State, p: i64, d: i64, missing: i64) -> i64:
        """What it costs to have cards of d handed to p, cheapest first, as many as are missing; how many there are."""
        t = s.table
        n: i64 = 0
        here = s.pawns[p]
        cost = self.cost
        for q in range(t.seats):
            if q == p:
                continue
            cards = s.hands[q] & COLOUR[d]
            if cards == 0:
                continue
            there = s.pawns[q]
            any_card = t.shares_any & BIT[q]
            share: float = 0.0
            if any_card:
                k = size(cards)
                if k > missing:
                    k = missing
                share = 1.0 + float(self.roads.way(here, there)) / float(k)
            while cards:
                low = cards & -cards
                cards ^= low
                price = share
                if any_card == 0:
                    c = index(low)
                    price = 1.0 + float(self.roads.way(here, c) + self.roads.way(there, c))
                i = n
                if n < missing:
                    n += 1
                elif price >= cost[n - 1]:
                    continue
                else:
                    i = n - 1
                while i > 0 and cost[i - 1] > price:
                    cost[i] = cost[i - 1]
                    i -= 1
                cost[i] = price
        return n

    # ------------------------------------------------------------ the rest

    def look(self, s: State) -> None:
        """Fill in all the numbers."""
        t = s.table
        f = self.f
        self.eyes += 1
        if s.stations != self.roads.stations:
            self.roads.use(s.stations)
        f[0] = 1.0
        self.cures(s)
        dangers(s, f, self.roads, self.by)
        events: i64 = 0
        cards: i64 = 0
        apart: float = 0.0
        crowded: float = 0.0
        for p in range(t.seats):
            events += size((s.hands[p] | s.hands[t.seats + p]) & ~CITY_CARDS)
            n = size(s.hands[p])
            cards += n
            if n > 5:
                crowded += float(n - 5)
            apart += float(self.roads.near[s.pawns[p]])
        f[33] = float(events)
        f[34] = float(events) * float(s.deck) * 0.02
        f[35] = float(size(s.stations))
        f[36] = apart / float(t.seats)
        f[37] = crowded
        f[38] = float(cards) * 0.1
        reach: float = 0.0
        sick = s.cubes[5] | s.cubes[6] | s.cubes[7] | s.cubes[8]
        while sick:
            low = sick & -sick
            sick ^= low
            best: i64 = FAR
            for p in range(t.seats):
                way = self.roads.way(s.pawns[p], index(low))
                if way < best:
                    best = way
            reach += float(best)
        f[39] = reach

    def value(self, s: State) -> float:
        """What the table is worth; a finished game is worth far more, or less."""
        if s.outcome == 1:
            return 1000.0 - float(s.turn)
        if s.outcome:
            return -1000.0 + float(s.turn)
        self.look(s)
        w = self.weights
        f = self.f
        sum: float = 0.0
        for i in range(FEATURES):
            sum += w[i] * f[i]
        return sum
