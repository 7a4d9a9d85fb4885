"""What may break out, and what an epidemic would do: from the layers, that is from what everybody knows."""

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.atlas import ADJ, COLOUR
from fourcures.bits import BIT, index, size
from fourcures.bots.roads import Roads
from fourcures.core import SUPPLY, State
from fourcures.ids import STEPS_SKIPPED


def chance_within(s: State, city: i64, cards: i64) -> float:
    """The chance that the card of a city is among the next cards of the infection deck."""
    at = s.n_layers - 1
    bit = BIT[city]
    while at >= 0 and cards > 0:
        layer = s.layers[at]
        n = size(layer)
        if layer & bit:
            if cards >= n:
                return 1.0
            return float(cards) / float(n)
        cards -= n
        at -= 1
    return 0.0


def dangers(s: State, f: vec[float], roads: Roads, by: vec[float]) -> None:
    """What may break out before somebody can be there, and what an epidemic would do; some of it by disease, in `by` from 8 of 16."""
    t = s.table
    seats = t.seats
    rate = t.law.rate(s)
    skip = s.extra[STEPS_SKIPPED]
    piles = s.piles & 63
    epidemic: float = 0.0
    if piles & 1:
        left = piles >> 1
        epidemic = 1.0
        if left > 2:
            epidemic = 2.0 / float(left)
    elif piles >> 1 == 1 and s.piles >> 6 & 1:
        epidemic = 1.0 / float((s.piles >> 6 & 63) >> 1)
    soon: float = 0.0
    later: float = 0.0
    chains: float = 0.0
    struck: float = 0.0
    after: float = 0.0
    n3: i64 = 0
    n2: i64 = 0
    n1: i64 = 0
    low_supply: float = 0.0
    bottom: i64 = 0
    if s.n_layers > 0:
        bottom = s.layers[0]
    all_discards = size(s.infected) + 1
    again = float(rate) / float(all_discards)
    if again > 1.0:
        again = 1.0
    any_cubes: i64 = 0
    again_cards = s.infected
    upper: i64 = 0
    for i in range(1, s.n_layers):
        upper |= s.layers[i]
    for i in range(40, 47):
        f[i] = 0.0
    for d in range(4):
        cubes = s.cubes[d]
        for i in range(8, 16):
            by[d * 16 + i] = 0.0
        if cubes == 0:
            if s.cured & BIT[d]:
                continue
        soon_before = soon
        later_before = later
        after_before = after
        safe: i64 = 0
        todo = t.shields
        while todo:
            low = todo & -todo
            todo ^= low
            seat = index(low)
            safe |= t.rows[seat].shield(s, seat, d)
        full = s.cubes[10 + d]
        two = s.cubes[5 + d] & ~full
        one = cubes & ~s.cubes[5 + d]
        n3 += size(full)
        n2 += size(two)
        n1 += size(one)
        ease: float = 1.0
        if s.cured & BIT[d]:
            any_cubes += size(cubes)
            ease = 0.5
        risky = ~safe & COLOUR[d]
        f[40] += ease * float(size(full & again_cards & risky))
        f[41] += ease * float(size(full & upper & risky))
        f[42] += ease * float(size(two & again_cards & risky))
        f[43] += ease * float(size(two & upper & risky))
        f[44] += ease * float(size(one & again_cards & risky))
        f[45] += ease * float(size(one & upper & risky))
        f[46] += ease * float(size(full & bottom & risky) + size(two & bottom & risky))
        supply = float(s.cubes[SUPPLY + d])
        if supply < 10.0:
            low_supply += (10.0 - supply) * (10.0 - supply) * 0.02
        if supply < 4.0:
            low_supply += (4.0 - supply) * 0.5
        own = full & COLOUR[d] & ~safe
        while own:
            low = own & -own
            own ^= low
            c = index(low)
            weight: float = 1.0
            near_full = size(ADJ[c] & full & ~safe)
            if near_full:
                weight += float(near_full)
                chains += float(near_full)
            exposed: i64 = 4 * seats + 4
            for j in range(1, seats + 1):
                seat = (s.seat + j) % seats
                way = roads.way(s.pawns[seat], c)
                wait = 4 * j
                if way > 3:
                    wait += seats * (way - 3)
                if wait < exposed:
                    exposed = wait
            first: float = 0.0
            if skip == 0:
                first = chance_within(s, c, rate)
            soon += first * weight
            exposed -= 4 * skip
            if exposed > 0:
                later += chance_within(s, c, (rate * exposed + 2) >> 2) * weight
            if s.infected & low:
                after += again * weight
        by[d * 16 + 8] = float(size(one))
        by[d * 16 + 9] = float(size(two))
        by[d * 16 + 10] = float(size(full))
        by[d * 16 + 11] = soon - soon_before
        by[d * 16 + 12] = later - later_before
        by[d * 16 + 13] = after - after_before
        by[d * 16 + 14] = float(size(full & again_cards & risky))
        by[d * 16 + 15] = float(size(two & again_cards & risky))
        hit = bottom & COLOUR[d] & cubes & ~safe
        if hit and bottom:
            weight = 1.0
            struck += float(size(hit) + size(hit & full)) / float(size(bottom))
    if skip:
        again = 0.0
        after = 0.0
    f[16] = soon
    f[17] = later
    f[18] = chains
    f[19] = struck * epidemic
    f[20] = (after + again) * epidemic
    f[21] = float(n3)
    f[22] = float(n2)
    f[23] = float(n1)
    f[24] = low_supply
    out = float(s.outbreaks)
    f[25] = out
    f[26] = out * out * 0.125
    risk = soon + later
    f[27] = risk * out * 0.125
    f[28] = 0.0
    if out + soon + 1.0 > 7.0:
        f[28] = out + soon + 1.0 - 7.0
    f[29] = float(any_cubes)
    waiting = float(s.table.epidemics - s.epidemics)
    f[30] = waiting
    f[31] = float(rate)
    f[32] = float(n3 + n3 + n2) * waiting * 0.1
