"""Cubes: where they come, where they go, and the infection cards that bring them (rules 5, 8).

Cubes are placed by `put`, lifted by `lift`, and roles are asked by `shielded`: nowhere else.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.agenda import pop, push, tell
from fourcures.atlas import ADJ, CODES
from fourcures.bits import BIT, index, nth, size
from fourcures.core import LAYERS, SUPPLY, State
from fourcures.ids import (
    BETWEEN_CARDS,
    INFECT,
    LOSS_CUBES,
    LOSS_OUTBREAKS,
    N_CUBES,
    N_ERADICATED,
    N_LIFTED,
    N_OUTBREAK,
    N_OVER,
    N_RATE,
    N_SHIELDED,
    N_SHUFFLED,
    N_SKIPPED,
    N_SPARED,
    STEPS_SKIPPED,
    WIN,
    WINDOW,
)
from fourcures.rows import Step

OUTBREAKS: Final = 8
"""The outbreak that loses the game."""


def level(s: State, city: i64, d: i64) -> i64:
    """Cubes of d in a city, 0 to 3."""
    bit = BIT[city]
    n: i64 = 0
    while n < 3 and s.cubes[n * 5 + d] & bit:
        n += 1
    return n


def eradicated(s: State, d: i64) -> bool:
    """Cured, and no cube on the map (rules 5)."""
    return s.cured & BIT[d] != 0 and s.cubes[d] == 0


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


def lift(s: State, city: i64, d: i64, n: i64) -> None:
    """Take up to n cubes of d off a city; they go to the supply.  The last cube of a cured disease eradicates it (rulings 47, 48)."""
    bit = BIT[city]
    lifted: i64 = 0
    at: i64 = 2
    while at >= 0 and lifted < n:
        if s.cubes[at * 5 + d] & bit:
            s.cubes[at * 5 + d] ^= bit
            lifted += 1
        at -= 1
    if lifted:
        s.cubes[SUPPLY + d] += lifted
        tell(s, N_LIFTED, city, d, lifted)
        if s.cubes[d] == 0:
            if s.cured & BIT[d]:
                tell(s, N_ERADICATED, d, 0, 0)
            if s.table.law.won(s):
                win(s)


def put(s: State, cities: i64, d: i64) -> None:
    """One cube of d on each of these cities, none of which is full.  A cube that is not there loses the game (rules 8, ruling 97)."""
    need = size(cities)
    left = s.cubes[SUPPLY + d]
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
    s.cubes[10 + d] |= cities & s.cubes[5 + d]
    s.cubes[5 + d] |= cities & s.cubes[d]
    s.cubes[d] |= cities
    s.cubes[SUPPLY + d] -= need
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
    if shielded(s, d) & BIT[city]:
        tell(s, N_SHIELDED, city, d, 0)
        return
    room = 3 - level(s, city, d)
    if n > room:
        for _ in range(room):
            if s.outcome == 0:
                put(s, BIT[city], d)
        if s.outcome == 0:
            break_out(s, city, d)
    else:
        for _ in range(n):
            if s.outcome == 0:
                put(s, BIT[city], d)


def break_out(s: State, city: i64, d: i64) -> None:
    """An outbreak and all that follow from it: breadth first, each city once for this card (rules 8, rulings 91-98)."""
    law = s.table.law
    safe = shielded(s, d)
    times = law.spills(s, d)
    broken: i64 = 0
    wave = BIT[city]
    while wave:
        after: i64 = 0
        while wave:
            low = wave & -wave
            wave ^= low
            broken |= low
            city = index(low)
            s.outbreaks += law.steps(s, d)
            if s.outbreaks > OUTBREAKS:
                s.outbreaks = OUTBREAKS
            tell(s, N_OUTBREAK, city, d, s.outbreaks)
            if s.outbreaks >= OUTBREAKS:
                lose(s, LOSS_OUTBREAKS, d)
                return
            hit = ADJ[city] & ~safe & ~broken
            if s.news is not None:
                _tell_shielded(s, ADJ[city] & safe, d)
            for _ in range(times):
                full = hit & s.cubes[10 + d]
                after |= full & ~wave
                put(s, hit & ~full, d)
                if s.outcome:
                    return
            times = 1
        wave = after & ~broken


def _tell_shielded(s: State, cities: i64, d: i64) -> None:
    while cities:
        low = cities & -cities
        cities ^= low
        tell(s, N_SHIELDED, index(low), d, 0)


# ---------------------------------------------------------------- the infection deck


def infection_cards(s: State) -> i64:
    """The set of all cards in the infection deck."""
    cards: i64 = 0
    for i in range(s.n_layers):
        cards |= s.layers[i]
    return cards


def put_on_top(s: State, cards: i64, shuffle: i64) -> None:
    """These cards, in an order that nobody knows, go on top of the infection deck."""
    s.layers[s.n_layers] = cards
    s.layers[LAYERS + s.n_layers] = shuffle
    s.n_layers += 1


def take_top(s: State, card: i64) -> None:
    """This card of the top layer leaves the deck."""
    s.layers[s.n_layers - 1] ^= BIT[card]
    if s.layers[s.n_layers - 1] == 0:
        s.n_layers -= 1


def take_bottom(s: State, card: i64) -> None:
    """This card of the bottom layer leaves the deck."""
    s.layers[0] ^= BIT[card]
    if s.layers[0] == 0:
        s.n_layers -= 1
        for i in range(s.n_layers):
            s.layers[i] = s.layers[i + 1]
            s.layers[LAYERS + i] = s.layers[LAYERS + i + 1]


def refill(s: State) -> None:
    """An empty infection deck is made anew of its discard: no legal base game gets here (rules 8)."""
    if s.n_layers == 0 and s.infected:
        put_on_top(s, s.infected, s.epidemics)
        s.infected = 0


def even_odds(cards: i64, out: vec[i64]) -> i64:
    """Each of these cards is as likely as any other."""
    n: i64 = 0
    while cards:
        low = cards & -cards
        cards ^= low
        out[n] = index(low)
        out[n + 1] = 1
        n += 2
    return n


def infection_code(s: State, card: i64) -> str:
    """An infection card as it is written."""
    if card < 48:
        return CODES[card]
    return s.table.rules.specials[card - 48].code


def act(s: State, card: i64) -> None:
    """A card of part C acts: that of a city brings a cube of the city's disease (rules 8)."""
    s.infected |= BIT[card]
    if card < 48:
        bring(s, card, card // 12, s.table.law.brings(s, card))
        if s.outcome == 0:
            s.table.law.acted(s, card)
    else:
        s.table.rules.specials[card - 48].act(s)


class TopCard(Step):
    """A step that turns the top infection card."""

    chance = True
    deck = "top"

    def odds(self, s: State, arg: i64, out: vec[i64]) -> i64:
        return even_odds(s.layers[s.n_layers - 1], out)

    def pick(self, s: State, arg: i64, r: i64) -> i64:
        cards = s.layers[s.n_layers - 1]
        return nth(cards, r % size(cards))

    def code(self, s: State, card: i64) -> str:
        return infection_code(s, card)


class BottomCard(Step):
    """A step that turns the bottom infection card."""

    deck = "bottom"
    chance = True

    def run(self, s: State, arg: i64) -> bool:
        refill(s)
        return False

    def odds(self, s: State, arg: i64, out: vec[i64]) -> i64:
        return even_odds(s.layers[0], out)

    def pick(self, s: State, arg: i64, r: i64) -> i64:
        return nth(s.layers[0], r % size(s.layers[0]))

    def code(self, s: State, card: i64) -> str:
        return infection_code(s, card)

    def reveal(self, s: State, arg: i64, card: i64) -> None:
        """A card without a city is discarded, and the next one is turned (ruling 124)."""
        take_bottom(s, card)
        if card < 48:
            pop(s)
            self.found(s, arg, card)
        else:
            s.infected |= BIT[card]

    def found(self, s: State, arg: i64, city: i64) -> None:
        """The card of this city was at the bottom; the step is off the agenda."""


# ---------------------------------------------------------------- steps


@final
class Rate(Step):
    """Epidemic, Increase."""

    name = "rate"

    def run(self, s: State, arg: i64) -> bool:
        s.epidemics += 1
        pop(s)
        tell(s, N_RATE, s.table.law.rate(s), s.epidemics, 0)
        return True


class Strike(BottomCard):
    """Epidemic, Infect: the bottom card brings three cubes."""

    name = "strike"

    def found(self, s: State, arg: i64, city: i64) -> None:
        s.infected |= BIT[city]
        bring(s, city, city // 12, 3)


@final
class Shuffle(Step):
    """Epidemic, Intensify: the discard goes on top, in an order that nobody knows."""

    name = "shuffle"

    def run(self, s: State, arg: i64) -> bool:
        pop(s)
        if s.infected:
            tell(s, N_SHUFFLED, size(s.infected), 0, 0)
            put_on_top(s, s.infected, s.epidemics)
            s.infected = 0
        return True


class Infect(TopCard):
    """Part C.  Argument 0: it begins, the rate is read; 1: one card is turned."""

    name = "infect"
    most: i64 = 1

    def run(self, s: State, arg: i64) -> bool:
        if arg:
            refill(s)
            return False
        pop(s)
        if s.extra[STEPS_SKIPPED]:
            s.extra[STEPS_SKIPPED] -= 1
            tell(s, N_SKIPPED, 0, 0, 0)
            return True
        s.table.law.infections(s)
        push(s, INFECT * 8 + 1)
        for _ in range(s.table.law.rate(s) - 1):
            push(s, WINDOW * 8 + BETWEEN_CARDS)
            push(s, INFECT * 8 + 1)
        return True

    def reveal(self, s: State, arg: i64, card: i64) -> None:
        pop(s)
        take_top(s, card)
        act(s, card)
