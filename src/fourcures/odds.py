"""Exact chances of the turn at hand, as fractions: epidemics among the next cards, and cities that may break out by their own card;
and what many games tell of a chance.

They follow from what everybody knows: the layers of the infection deck and the piles of the player deck.  That anybody plays an event
in between is left out of account, and so is what the outbreaks of other cities bring.
"""

from fractions import Fraction
from math import sqrt
from typing import NamedTuple

from fourcures.core import State
from fourcures.engine import chance, chances, legal, play, settle
from fourcures.ids import DONE, DRAW, EPIDEMIC, LOSS_CARDS, N_OUTBREAK, NEWS, ORDER, PASS


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
    """The cities that may break out by their own card before this turn is over, each with its chance, if nobody does anything more."""
    chances = {city: _breaks_out(s.copy(), city, int(s.turn)) for city in range(48)}
    return {city: chance for city, chance in chances.items() if chance}


def _breaks_out(s: State, city: int, turn: int) -> Fraction:
    """The chance of one city.  The game is played on, each card turned in all ways that differ for this city."""
    _wait_for_a_card(s, turn)
    if s.outcome or s.turn != turn:
        return Fraction(0)
    ways = _ways(s, city)
    whole = sum(weight for _, weight in ways.values())
    found = Fraction(0)
    for card, (a, weight) in ways.items():
        t = s.copy()
        t.news = []
        play(t, a)
        _wait_for_a_card(t, turn)
        own = card == city and _infections(s)
        if own and any(n // NEWS == N_OUTBREAK and n >> 12 & 63 == city for n in t.news):
            found += Fraction(weight, whole)
            continue
        if not own:  # what other cities do is left out of account
            for i in range(len(t.cubes)):
                t.cubes[i] = s.cubes[i]
        t.outbreaks = s.outbreaks
        if t.outcome and t.outcome != LOSS_CARDS:
            t.outcome = 0
            settle(t)
        found += Fraction(weight, whole) * _breaks_out(t, city, turn)
    return found


def _infections(s: State) -> bool:
    """An infection card is awaited: from the deck, or to be put back."""
    top = s.agenda[s.depth - 1] >> 3
    return s.table.steps[top].deck in ("top", "bottom") or top == ORDER


def _wait_for_a_card(s: State, turn: int) -> None:
    """Nobody does anything until a card is turned, or the turn is over."""
    while not s.outcome and s.turn == turn and not chance(s) and s.agenda[s.depth - 1] >> 3 != ORDER:
        actions = legal(s, False) or legal(s)
        play(s, next((a for a in actions if a >> 24 in (DONE, PASS)), actions[0]))


def _ways(s: State, city: int) -> dict[int, tuple[int, int]]:
    """A card for each way in which the next one matters for this city, with its weight; cards are put back in any order, by chance."""
    found: dict[int, tuple[int, int]] = {}
    infections = _infections(s)
    player = s.table.steps[s.agenda[s.depth - 1] >> 3].deck == "player"
    for a, weight in chances(s) or [(a, 1) for a in legal(s, False)]:
        card = a >> 12 & 511
        if (player and card < 62) or (infections and card < 48 and card != city):
            card = -1  # cards that come into a hand, and those of other cities, are alike
        found[card] = a, weight + found.get(card, (0, 0))[1]
    return found
