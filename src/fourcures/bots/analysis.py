"""What a position is worth, and what may be done about it: for the command line, for hints, for looking back at a game."""

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import NamedTuple

from fourcures import engine, odds
from fourcures.atlas import CODES, COLOUR, LETTERS
from fourcures.bits import BIT, size
from fourcures.bots.futures import Futures
from fourcures.bots.judge import Judge
from fourcures.bots.reasons import reason
from fourcures.bots.turns import Node, on_turn
from fourcures.bots.weights import weights
from fourcures.core import State
from fourcures.dice import Dice
from fourcures.ids import ACT
from fourcures.notation import token
from fourcures.story import Said

FOREVER = 100_000


class Estimate(NamedTuple):
    """A share of won games, with its interval: 95 %, Wilson."""

    chance: float
    low: float
    high: float
    games: int


@dataclass(frozen=True)
class Line:
    """One way to go on: its tokens, what it is for, how often it wins when all play on."""

    tokens: list[str]
    why: Said
    wins: Estimate


@dataclass(frozen=True)
class Analysis:
    """All that is found out about a position; `threats` and `epidemics` are exact, the rest comes from played games."""

    wins: Estimate
    lines: list[Line]
    threats: dict[str, Fraction]
    epidemics: list[Fraction]
    missing: dict[str, int]
    turns: int


def estimate(won: int, games: int) -> Estimate:
    """The share of won games with Wilson's interval."""
    if not games:
        return Estimate(0.5, 0.0, 1.0, 0)
    z, p = 1.96, won / games
    whole = 1 + z * z / games
    middle, half = (p + z * z / 2 / games) / whole, z * sqrt(p * (1 - p) / games + z * z / 4 / games / games) / whole
    return Estimate(p, max(0.0, middle - half), min(1.0, middle + half), games)


def analyse(s: State, games: int = 40, lines: int = 4, seed: int = 1) -> Analysis:
    """Look at a position; `s` is left alone.  Each line is played to the end so often, all meeting the same cards."""
    futures = Futures(Judge(weights()), 3)
    found: list[Line] = []
    if on_turn(s):
        for end in futures.planner.turns(s, 40, lines, True, True):
            found.append(Line(_tokens(s, end), reason(s, int(s.seat), end.line()), _played(futures, end.state, games, seed)))
        found.sort(key=lambda line: -line.wins.chance)
    over = bool(s.outcome)
    return Analysis(
        found[0].wins if found else _played(futures, s, 1 if over else games, seed),
        found,
        {} if over else {CODES[city]: chance for city, chance in sorted(odds.threats(s).items(), key=lambda both: -both[1])},
        [] if over else odds.epidemics(s),
        {LETTERS[d]: _missing(s, d) for d in range(4) if not s.cured & BIT[d]},
        int(s.deck // 2),
    )


def _missing(s: State, d: int) -> int:
    """Cards that the seat nearest to a cure still lacks."""
    law = s.table.law
    return min(max(0, int(law.need(s, seat, d) - size(s.hands[seat] & COLOUR[d]))) for seat in range(s.table.seats))


def _played(futures: Futures, s: State, games: int, seed: int) -> Estimate:
    won = 0
    for game in range(games):
        won += futures.play_on(s.copy(), Dice(seed * 1_000_003 + game), FOREVER) > 900
    return estimate(won, games)


def _tokens(s: State, end: Node) -> list[str]:
    """The actions of the turn as they are written; small decisions in between are made as the search makes them."""
    t, told = s.copy(), []
    futures = Futures(Judge(weights()), 1)
    for a in end.line():
        told.append(token(t, a))
        engine.play(t, a)
        while not t.outcome and not engine.chance(t) and t.agenda[t.depth - 1] >> 3 != ACT and not _over(t):
            futures.planner.small_step(t)
    return told


def _over(t: State) -> bool:
    return all(t.agenda[i] >> 3 != ACT for i in range(t.depth))
