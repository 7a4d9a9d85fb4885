"""Cubes: where they come and where they go (rules 5, 8).

Cubes are placed by `put`, lifted by `lift`, and roles are asked by `shielded`: nowhere else.
"""

from typing import Final

from mypy_extensions import i64

from fourcures.agenda import push, tell
from fourcures.atlas import ADJ
from fourcures.bits import BIT, has, index, size
from fourcures.core import SUPPLY, State
from fourcures.ids import (
    CHAIN_AFTER,
    CHAIN_BROKEN,
    CHAIN_OF,
    CHAIN_WAVE,
    LOSS_CUBES,
    LOSS_OUTBREAKS,
    N_CUBES,
    N_ERADICATED,
    N_LIFTED,
    N_OUTBREAK,
    N_OVER,
    N_SHIELDED,
    N_SPARED,
    WIN,
)

OUTBREAKS: Final = 8
"""The outbreak that loses the game."""
UNKNOWN: Final = -1
HAPPENS: Final = 0
IGNORED: Final = 1
ASKS: Final = 2
"""What becomes of an outbreak that is about to happen (`Law.breaks`)."""


def level(s: State, city: i64, d: i64) -> i64:
    """Cubes of d in a city, 0 to 3."""
    cubes = s.cubes
    n: i64 = 0
    while n < 3 and has(cubes[n * 5 + d], city):
        n += 1
    return n


def eradicated(s: State, d: i64) -> bool:
    """Cured, and no cube on the map (rules 5)."""
    return has(s.cured, d) and s.cubes[d] == 0


def shielded(s: State, d: i64) -> i64:
    """The set of cities where no cube of d may come now.  The only question that the disease rules ask the roles."""
    t = s.table
    cities: i64 = 0
    todo = t.shields
    while todo:
        low = todo & -todo
        todo ^= low
        seat = index(low)
        cities |= t.rows[seat].shield(s, seat, d)
    return cities


def let_in(s: State, cities: i64, d: i64) -> i64:
    """Those of these cities where cubes of d that are about to come are neither kept away nor stopped by something that is used up."""
    free = cities & ~shielded(s, d)
    return free & ~s.table.law.stops(s, free, d)


def lift(s: State, city: i64, d: i64, n: i64) -> None:
    """Take up to n cubes of d off a city; they go to the supply.  The last cube of a cured disease eradicates it (rulings 47, 48)."""
    bit = BIT[city]
    cubes = s.cubes
    lifted: i64 = 0
    at: i64 = 2
    while at >= 0 and lifted < n:
        if cubes[at * 5 + d] & bit:
            cubes[at * 5 + d] ^= bit
            lifted += 1
        at -= 1
    if lifted:
        cubes[SUPPLY + d] += lifted
        tell(s, N_LIFTED, city, d, lifted)
        if cubes[d] == 0:
            if has(s.cured, d):
                tell(s, N_ERADICATED, d, 0, 0)
            if s.table.law.won(s):
                win(s)


def put(s: State, cities: i64, d: i64) -> None:
    """One cube of d on each of these cities, none of which is full.  A cube that is not there loses the game (rules 8, ruling 97)."""
    cubes = s.cubes
    need = size(cities)
    left = cubes[SUPPLY + d]
    if need > left:
        spare = cities
        cities = 0
        while left > 0:
            low = spare & -spare
            spare ^= low
            cities |= low
            left -= 1
        need = size(cities)
        lose(s, LOSS_CUBES, d)
    cubes[10 + d] |= cities & cubes[5 + d]
    cubes[5 + d] |= cities & cubes[d]
    cubes[d] |= cities
    cubes[SUPPLY + d] -= need
    if s.news is not None:
        while cities:
            low = cities & -cities
            cities ^= low
            tell(s, N_CUBES, index(low), d, 1)


def lose(s: State, why: i64, d: i64) -> None:
    """The game is lost at this instant."""
    s.outcome = why
    tell(s, N_OVER, why, d, 0)


def win(s: State) -> None:
    """The game is won at this instant."""
    if s.outcome == 0:
        s.outcome = WIN
        tell(s, N_OVER, WIN, 0, 0)


def bring(s: State, city: i64, d: i64, n: i64) -> None:
    """A card brings n cubes of d to a city; what does not fit becomes one outbreak (rulings 72-76)."""
    if eradicated(s, d):
        tell(s, N_SPARED, city, d, 0)
        return
    if has(shielded(s, d), city):
        tell(s, N_SHIELDED, city, d, 0)
        return
    here = BIT[city]
    if s.table.law.stops(s, here, d):
        return
    threes = 10 + d
    if n == 1 and not has(s.cubes[threes], city):  # nearly every card
        put(s, here, d)
        return
    room = 3 - level(s, city, d)
    if n > room:
        for _cube in range(room):
            if s.outcome == 0:
                put(s, here, d)
        if s.outcome == 0:
            break_out(s, city, d)
    else:
        for _cube in range(n):
            if s.outcome == 0:
                put(s, here, d)


def break_out(s: State, city: i64, d: i64) -> None:
    """An outbreak and all that follow from it: breadth first, each city once for this card (rules 8, rulings 91-98)."""
    spread(s, d, BIT[city], 0, 0, False, UNKNOWN)


def spread(s: State, d: i64, wave: i64, after: i64, broken: i64, chain: bool, fate: i64) -> None:
    """Outbreaks of d in the cities of `wave`, then in those of `after` and of all that they fill; those in `broken` had theirs.

    `chain`: others have set off those of `wave`.
    `fate`: what becomes of the first one, UNKNOWN for what the law says.  Where the law asks, the rest waits for `go_on`.
    """
    law = s.table.law
    safe = shielded(s, d)
    while wave:
        while wave:
            low = wave & -wave
            city = index(low)
            if fate == UNKNOWN:
                fate = law.breaks(s, city, d, chain)
            if fate == ASKS:
                s.extra[CHAIN_OF] = d * 2 + 2
                if chain:
                    s.extra[CHAIN_OF] += 1
                s.extra[CHAIN_WAVE] = wave
                s.extra[CHAIN_AFTER] = after
                s.extra[CHAIN_BROKEN] = broken
                return
            wave ^= low
            broken |= low
            if fate == HAPPENS:
                after |= one_outbreak(s, city, d, safe, broken, chain) & ~wave
                if s.outcome:
                    return
            fate = UNKNOWN
        chain = True
        wave = after & ~broken
        after = 0


def go_on(s: State, fate: i64) -> None:
    """The outbreaks that waited for an answer go on; `fate` is that of the next one."""
    d = (s.extra[CHAIN_OF] >> 1) - 1
    chain = s.extra[CHAIN_OF] & 1 != 0
    s.extra[CHAIN_OF] = 0
    spread(s, d, s.extra[CHAIN_WAVE], s.extra[CHAIN_AFTER], s.extra[CHAIN_BROKEN], chain, fate)


def later(s: State, entry: i64) -> None:
    """This entry comes next, but not before outbreaks that wait for an answer: whoever is asked stands on top of the agenda."""
    if s.extra[CHAIN_OF]:
        push(s, s.agenda[s.depth - 1])
        s.agenda[s.depth - 2] = entry
    else:
        push(s, entry)


def one_outbreak(s: State, city: i64, d: i64, safe: i64, broken: i64, chain: bool) -> i64:
    """One city breaks out; the set of cities that had no room for what it spread."""
    law = s.table.law
    times: i64 = 1
    if not chain:
        times = law.spills(s, d)
    s.outbreaks += law.steps(s, d)
    if s.outbreaks > OUTBREAKS:
        s.outbreaks = OUTBREAKS
    tell(s, N_OUTBREAK, city, d, s.outbreaks)
    if s.outbreaks >= OUTBREAKS:
        lose(s, LOSS_OUTBREAKS, d)
        return 0
    if s.news is not None:
        _tell_shielded(s, ADJ[city] & safe, d)
    hit = ADJ[city] & ~safe & ~broken
    hit &= ~law.stops(s, hit, d)
    full: i64 = 0
    for _cube in range(times):
        no_room = hit & s.cubes[10 + d]
        full |= no_room
        put(s, hit & ~no_room, d)
        if s.outcome:
            return 0
    law.broke(s, city, d)
    return full


def _tell_shielded(s: State, cities: i64, d: i64) -> None:
    while cities:
        low = cities & -cities
        cities ^= low
        tell(s, N_SHIELDED, index(low), d, 0)
