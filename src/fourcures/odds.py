"""Exact chances of the turn at hand, as fractions: epidemics among the next cards, and cities that may break out by their own card;
and what many games tell of a chance.

They follow from what everybody knows: the layers of the infection deck and the piles of the player deck.  That anybody plays an event
in between is left out of account, and so are outbreaks that others set off.
"""

from fractions import Fraction
from math import sqrt
from typing import NamedTuple

from fourcures.bits import BIT, members
from fourcures.core import State
from fourcures.engine import chances
from fourcures.ids import DRAW, EPIDEMIC, INFECT, STEPS_SKIPPED, WINDOW
from fourcures.rules.cubes import eradicated, level, shielded


class Estimate(NamedTuple):
    """A share of won games, with its interval: 95 %, Wilson."""

    chance: float
    low: float
    high: float
    games: int

    def __str__(self) -> str:
        return f"{self.chance:.0%} [{100 * self.low:.0f}, {100 * self.high:.0f}]"


def estimate(won: int, games: int) -> Estimate:
    """The share of won games with Wilson's interval."""
    if not games:
        return Estimate(0.5, 0.0, 1.0, 0)
    z, p = 1.96, won / games
    whole = 1 + z * z / games
    middle, half = (p + z * z / 2 / games) / whole, z * sqrt(p * (1 - p) / games + z * z / 4 / games / games) / whole
    return Estimate(p, max(0.0, min(p, middle - half)), min(1.0, max(p, middle + half)), games)  # rounded, they may lie beyond the share


class Deck(NamedTuple):
    """The infection deck as one card sees it: size of each layer, bottom first, and of the discard, and whether the card is there."""

    layers: tuple[tuple[int, bool], ...]
    discard: tuple[int, bool]


def epidemics(s: State) -> list[Fraction]:
    """The chances that the draw to come, or what is left of it, holds no epidemic, one, two, …; [1] when nothing can be drawn."""
    top = s.agenda[s.depth - 1]
    t = s.copy()
    if top >> 3 != DRAW:
        t.agenda[t.depth] = DRAW * 8
        t.depth += 1
    if t.deck < t.table.law.draws(t):
        return [Fraction(1)]
    return _drawn(t, int(t.depth))


def _drawn(s: State, depth: int) -> list[Fraction]:
    """The same for a table that waits for a card of the draw at this place of the agenda."""
    answers = chances(s)
    whole = sum(weight for _, weight in answers)
    found: list[Fraction] = [Fraction(0)] * 4
    for struck in (False, True):
        some = [(a, weight) for a, weight in answers if (a >> 12 & 511 == EPIDEMIC) is struck]
        if not some:
            continue
        chance = Fraction(sum(weight for _, weight in some), whole)
        t = s.copy()
        # The card is taken, and nothing of what follows it happens.
        step = t.table.steps[t.agenda[t.depth - 1] >> 3]
        before = int(t.agenda[t.depth - 1])
        step.reveal(t, before & 7, some[0][0] >> 12 & 511)
        more = t.depth == depth and t.agenda[t.depth - 1] >> 3 == DRAW and t.agenda[t.depth - 1] != before
        rest = _drawn(t, depth) if more and t.deck else [Fraction(1)]
        for n, after in enumerate(rest):
            if n + struck < len(found):
                found[n + struck] += chance * after
    while len(found) > 1 and not found[-1]:
        found.pop()
    return found


def threats(s: State) -> dict[int, Fraction]:
    """The cities that may break out in this turn's draw and infections, each with its chance; none of chance 0."""
    if s.outcome:
        return {}
    drawn = [Fraction(1)] if _after_draw(s) else epidemics(s)
    found: dict[int, Fraction] = {}
    for city in range(48):
        d = city // 12
        if eradicated(s, d) or shielded(s, d) & BIT[city]:
            continue
        cubes = int(level(s, city, d))
        deck = Deck(
            tuple((len(members(s.layers[i])), bool(s.layers[i] & BIT[city])) for i in range(s.n_layers)),
            (len(members(s.infected)), bool(s.infected & BIT[city])),
        )
        chance = Fraction(0)
        for struck, part in enumerate(drawn):
            if part:
                chance += part * _breaks_out(s, deck, cubes, struck, struck)
        if chance:
            found[city] = chance
    return found


def _after_draw(s: State) -> bool:
    """The cards of this turn are drawn, and their epidemics are over."""
    steps = [int(s.agenda[i] >> 3) for i in range(s.depth)]
    return INFECT in steps and DRAW not in steps and steps[-1] in (INFECT, WINDOW)


def _breaks_out(s: State, deck: Deck, cubes: int, epidemics: int, all_of_them: int) -> Fraction:
    """The chance of one city to break out, after so many more epidemics."""
    if epidemics == 0:
        if cubes < 3 or s.extra[STEPS_SKIPPED]:
            return Fraction(0)
        return _among(deck.layers, _cards(s, all_of_them))
    layers, (many, there) = deck
    if not layers:
        return Fraction(0)
    size, has = layers[0]
    rest = layers[1:]
    found = Fraction(0)
    if has:  # it is struck itself
        below = ((size - 1, False),) if size > 1 else ()
        if cubes:
            found += Fraction(1, size)
        else:
            found += Fraction(1, size) * _breaks_out(s, Deck((*below, *rest, (many + 1, True)), (0, False)), 3, epidemics - 1, all_of_them)
    others = size - 1 if has else size
    if others:
        below = ((size - 1, has),) if size > 1 else ()
        after = Deck((*below, *rest, (many + 1, there)), (0, False))
        found += Fraction(others, size) * _breaks_out(s, after, cubes, epidemics - 1, all_of_them)
    return found


def _among(layers: tuple[tuple[int, bool], ...], cards: int) -> Fraction:
    """The chance that the card is among so many from the top."""
    for size, has in reversed(layers):
        if has:
            return Fraction(min(cards, size), size)
        cards -= size
        if cards <= 0:
            break
    return Fraction(0)


def _cards(s: State, epidemics: int) -> int:
    """Cards that part C turns after so many more epidemics; those that are left of it when it has begun."""
    turned = sum(1 for i in range(s.depth) if s.agenda[i] == INFECT * 8 + 1)
    if turned:
        return turned
    t = s.copy()
    t.epidemics += epidemics
    law = t.table.law
    return int(law.cards(t, law.rate(t)))
