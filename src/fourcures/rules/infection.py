"""The infection deck, its cards, and the steps that turn them (rules 5, 8)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.agenda import pop, push, tell
from fourcures.atlas import CODES
from fourcures.bits import BIT, index, nth, size
from fourcures.core import LAYERS, State
from fourcures.ids import (
    ACTED,
    ACTING,
    BETWEEN_CARDS,
    CHAIN_OF,
    INFECT,
    N_RATE,
    N_SHUFFLED,
    N_SKIPPED,
    STEPS_SKIPPED,
    WINDOW,
)
from fourcures.rows import Step
from fourcures.rules.cubes import bring, later

# ---------------------------------------------------------------- the infection deck


def infection_cards(s: State) -> i64:
    """The set of all cards in the infection deck."""
    cards: i64 = 0
    for i in range(s.n_layers):
        cards |= s.layers[i]
    return cards


def put_on_top(s: State, cards: i64, shuffle: i64) -> None:
    """These cards, in an order that nobody knows, go on top of the infection deck."""
    at = s.n_layers
    s.layers[at] = cards
    s.layers[LAYERS + at] = shuffle
    s.n_layers = at + 1


def take_top(s: State, card: i64) -> None:
    """This card of the top layer leaves the deck."""
    at = s.n_layers - 1
    left = s.layers[at] ^ BIT[card]
    s.layers[at] = left
    if left == 0:
        s.n_layers = at
        s.table.law.layered(s, at, -1)


def take_bottom(s: State, card: i64) -> None:
    """This card of the bottom layer leaves the deck."""
    s.layers[0] ^= BIT[card]
    if s.layers[0] == 0:
        s.n_layers -= 1
        for i in range(s.n_layers):
            s.layers[i] = s.layers[i + 1]
            s.layers[LAYERS + i] = s.layers[LAYERS + i + 1]
        s.table.law.layered(s, 0, -1)


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
        if s.extra[CHAIN_OF]:
            s.extra[ACTING] = card + 1
            later(s, ACTED * 8)
        elif s.outcome == 0:
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
        at = s.n_layers - 1
        cards = s.layers[at]
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
        s.table.law.struck(s, city)
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
        law = s.table.law
        for i in range(law.cards(s, law.rate(s))):
            if i:
                push(s, WINDOW * 8 + BETWEEN_CARDS)
            push(s, INFECT * 8 + 1)
        return True

    def reveal(self, s: State, arg: i64, card: i64) -> None:
        pop(s)
        take_top(s, card)
        act(s, card)
