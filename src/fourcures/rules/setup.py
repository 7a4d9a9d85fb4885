"""Setup: nine infected cities, the hands, the piles of the player deck, who begins (rules 1)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.agenda import pop
from fourcures.atlas import POPULATION
from fourcures.bits import BIT, index, nth, size
from fourcures.core import CITY_CARDS, State
from fourcures.ids import CHOSEN_FIRST
from fourcures.rows import Step
from fourcures.rules.cubes import put
from fourcures.rules.drawing import hidden
from fourcures.rules.infection import TopCard, even_odds, take_top
from fourcures.rules.turn import begin_turn, card_code


@final
class Sow(TopCard):
    """Setup: a city gets as many cubes as the argument says.  No role protects it (ruling 4)."""

    name = "sow"
    least: i64 = 1
    most: i64 = 3

    def reveal(self, s: State, arg: i64, card: i64) -> None:
        pop(s)
        take_top(s, card)
        s.infected |= BIT[card]
        for _cube in range(arg):
            put(s, BIT[card], card // 12)


@final
class Deal(Step):
    """Setup: a card for a seat, before any epidemic is in the deck."""

    name = "deal"
    deck = "player"
    chance = True
    seated = True
    counts = True

    def odds(self, s: State, arg: i64, out: vec[i64]) -> i64:
        return even_odds(s.unseen, out)

    def pick(self, s: State, arg: i64, r: i64) -> i64:
        return nth(s.unseen, r % size(s.unseen))

    def code(self, s: State, card: i64) -> str:
        return card_code(s, card)

    def reveal(self, s: State, arg: i64, card: i64) -> None:
        pop(s)
        s.unseen ^= BIT[card]
        s.hands[arg] |= BIT[card]


@final
class First(Step):
    """Setup: the piles are built, and somebody begins: the chosen seat, or the city card with most people (rules 1.8, rulings 6, 7)."""

    name = "first"

    def run(self, s: State, arg: i64) -> bool:
        pop(s)
        build_piles(s)
        if s.extra[CHOSEN_FIRST]:
            s.seat = s.extra[CHOSEN_FIRST] - 1
            s.extra[CHOSEN_FIRST] = 0
        else:
            s.seat = most_people(s)
        begin_turn(s)
        return True


def build_piles(s: State) -> None:
    """As many piles as epidemics, as equal as can be, larger ones first, an epidemic in each, and what else lies in each (rules 1.6)."""
    cards = size(s.unseen) + hidden(s)
    n = s.table.epidemics
    small = cards // n
    large = cards % n
    each: i64 = 1
    for row in s.table.rules.opened:
        if row.piled:
            each += 1
    s.piles = 0
    s.deck = cards + n * each
    for i in range(n):
        pile = small + each
        if n - 1 - i < large:
            pile += 1
        s.piles = s.piles * 64 + pile * 2 + 1


def most_people(s: State) -> i64:
    """The seat with the highest city card, the first of them in table order; the first seat when nobody holds one."""
    best: i64 = 0
    people: i64 = 0
    for seat in range(s.table.seats):
        cards = s.hands[seat] & CITY_CARDS
        while cards:
            low = cards & -cards
            cards ^= low
            if POPULATION[index(low)] > people:
                people = POPULATION[index(low)]
                best = seat
    return best
