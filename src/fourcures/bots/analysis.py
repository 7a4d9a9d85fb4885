"""What a position is worth, and what may be done about it: for the command line, for hints, for looking back at a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from fourcures import engine, odds
from fourcures.atlas import CODES, COLOUR, LETTERS
from fourcures.bits import BIT, size
from fourcures.bots.futures import Futures
from fourcures.bots.reasons import reason
from fourcures.bots.turns import Node, mark, on_turn, within_actions
from fourcures.bots.weights import futures
from fourcures.core import State
from fourcures.dice import Dice
from fourcures.ids import ACCEPT, ACT, CONSENT, HAND, KIND, PASS, SEAT, WINDOW
from fourcures.notation import OUTCOMES, parse, token
from fourcures.odds import Estimate, estimate
from fourcures.story import Said, play_and_tell

WIDTH: Final = 8
"""Of the beam by which all seats play on: wider ones win more often, and take longer than they tell more."""
BEAM: Final = 60
"""Of the beam that finds lines."""
KEPT: Final = 24
"""Its best turns …"""
LOOKS: Final = 30_000
"""… and the looks at tables by which they are compared."""


@dataclass(frozen=True)
class Line:
    """One way to go on: its tokens and whose they are, what it is for, how often it wins when all play on, and whether it was played."""

    tokens: list[str]
    why: Said
    wins: Estimate
    seats: list[int]
    played: bool = False


@dataclass(frozen=True)
class Analysis:
    """All that is found out about a position; `threats` and `epidemics` are exact, the rest comes from played games."""

    wins: Estimate
    lines: list[Line]
    threats: dict[str, Fraction]
    epidemics: list[Fraction]
    missing: dict[str, int]
    turns: int
    losses: dict[str, int]
    """How the games along the best line were lost, and how many so."""


class _Way:
    """A line while its games are played: the table behind it, and how they ended."""

    def __init__(self, state: State, tokens: list[str], why: Said, seats: list[int], played: bool = False) -> None:
        self.state, self.tokens, self.why, self.seats, self.played = state, tokens, why, seats, played
        self.ends = [0] * len(OUTCOMES)

    def wins(self) -> Estimate:
        return estimate(self.ends[1], sum(self.ends))


def analyse(s: State, games: int = 40, lines: int = 4, seed: int = 1, turn: Sequence[str] = ()) -> Analysis:
    """Look at a position; `s` is left alone.

    The lines that look best are played to the end so often, all meeting the same cards; those that win least in the first games play no
    more.  `turn` begins with what was played there: it is among the lines, as one more if need be.
    """
    mind = futures(WIDTH)
    ways = _ways(s, mind, lines, seed) if on_turn(s) else _choices(s, mind, lines)
    if on_turn(s) and turn:
        _add_played(ways, s, turn)
    first = max(1, games // 3)
    for way in ways:
        _play(mind, way, 0, first, seed)
    ways.sort(key=lambda way: -way.ends[1])
    for i, way in enumerate(ways):
        if i < (len(ways) + 1) // 2 or way.played:
            _play(mind, way, first, games, seed)
    ways.sort(key=lambda way: (-way.wins().chance, -sum(way.ends)))
    best = next((way for way in ways if sum(way.ends) == games), None) or _Way(s, [], ("", {}), [])
    ways.sort(key=lambda way: way is not best)
    over = bool(s.outcome)
    if not ways:
        _play(mind, best, 0, 1 if over else games, seed)
    return Analysis(
        best.wins(),
        [Line(way.tokens, way.why, way.wins(), way.seats, way.played) for way in ways],
        {} if over else {CODES[city]: chance for city, chance in sorted(odds.threats(s).items(), key=lambda both: -both[1])},
        [] if over else odds.epidemics(s),
        {LETTERS[d]: _missing(s, d) for d in range(4) if not s.cured & BIT[d]},
        int(s.deck // 2),
        {OUTCOMES[end]: many for end, many in enumerate(best.ends) if end > 1 and many},
    )


def ends(s: State, first: int, last: int, seed: int = 1) -> list[int]:
    """How games from this position end, by the order of OUTCOMES: those of these numbers, the same whenever they are played."""
    way = _Way(s, [], ("", {}), [])
    _play(futures(WIDTH), way, first, last, seed)
    return way.ends


def _ways(s: State, mind: Futures, lines: int, seed: int) -> list[_Way]:
    """The turns that look best, each for something else as far as there is anything else."""
    nodes = mind.planner.turns(s, BEAM, KEPT, True, True)
    if len(nodes) > 1 and not nodes[0].state.outcome:
        mind.best(nodes)
        scores = mind.compare(nodes, seed, LOOKS, 1)
        nodes = [nodes[i] for i in sorted(range(len(nodes)), key=lambda i: -scores[i])]
    seen: list[Said] = []
    first: list[_Way] = []
    others: list[_Way] = []
    for end in nodes:
        line = end.line()
        why = reason(s, int(s.seat), line)
        (others if why in seen else first).append(_Way(end.state, _tokens(s, end), why, _seats(line)))
        seen.append(why)
    return [*first, *others][:lines]


def _choices(s: State, mind: Futures, lines: int) -> list[_Way]:
    """What may be done in a moment for events, or about too many cards: to let it pass, and what looks best besides."""
    if s.outcome or s.agenda[s.depth - 1] >> 3 not in (WINDOW, HAND):
        return []
    found = []
    for a in engine.legal(s):
        t = s.copy()
        engine.play(t, a)
        mind.planner.smooth(t)
        seats = _seats([a])
        found.append((a >> 24 != PASS, -mind.outlook.logit(t, mind.judge), _Way(t, [token(s, a)], reason(s, seats[0], [a]), seats)))
    passes = sum(not choice for choice, _, _ in found)
    found.sort(key=lambda one: one[:2])
    return [way for _, _, way in [*found[:1], *found[max(1, passes) :]][:lines]]  # it is the same whoever passes first


def _add_played(ways: list[_Way], s: State, turn: Sequence[str]) -> None:
    """What was played is one of the ways, or one more."""
    t, told, actions = s.copy(), [], []
    for text in turn:
        if t.outcome or not within_actions(t):
            break
        a = parse(t, text)
        told.append(text)
        actions.append(a)
        engine.play(t, a)
    same = next((way for way in ways if mark(way.state) == mark(t)), None)
    if same is None:
        ways.append(_Way(t, told, reason(s, int(s.seat), actions), _seats(actions), True))
    else:
        same.played, same.tokens, same.seats = True, told, _seats(actions)


def _seats(actions: Sequence[int]) -> list[int]:
    """Whose actions they are."""
    return [int(a >> 21 & 7) for a in actions]


def _play(mind: Futures, way: _Way, first: int, last: int, seed: int) -> None:
    """Play on from the end of a way, the games of these numbers."""
    for game in range(first, last):
        way.ends[_end(mind, way.state.copy(), Dice(seed * 1_000_003 + game))] += 1


def _end(mind: Futures, s: State, dice: Dice) -> int:
    """The outcome when everybody plays on and the dice turn the cards; a game without end is lost."""
    return int(mind.finish(s, dice)) or OUTCOMES.index("cards")


def _missing(s: State, d: int) -> int:
    """Cards that the seat nearest to a cure still lacks."""
    law = s.table.law
    return min(max(0, int(law.need(s, seat, d) - size(s.hands[seat] & COLOUR[d]))) for seat in range(s.table.seats))


def _tokens(s: State, end: Node) -> list[str]:
    """The actions of the turn as they are written; small decisions in between are made as the search makes them."""
    t, told = s.copy(), []
    planner = futures(1).planner
    for a in end.line():
        told.append(token(t, a))
        engine.play(t, a)
        while _within(t):
            planner.small_step(t)
    return told


def tell(s: State, tokens: Sequence[str]) -> list[Said]:
    """A line in sentences; small decisions in between are made as the search makes them, and who is asked agrees."""
    t, told = s.copy(), []
    planner = futures(1).planner
    for text in tokens:
        told += play_and_tell(t, parse(t, text))
        while _within(t):
            top = t.agenda[t.depth - 1]
            if top >> 3 == CONSENT:
                told += play_and_tell(t, ACCEPT * KIND + (top & 7) * SEAT)
            else:
                planner.small_step(t)
    return told


def _within(t: State) -> bool:
    """Somebody has something small to decide before the actions of the turn go on."""
    return not t.outcome and not engine.chance(t) and t.agenda[t.depth - 1] >> 3 != ACT and bool(within_actions(t))
