"""Programs that take a seat: what they are given, what they answer, and three families of them.

A program never sees a table, only a `view` of it (views.py), in which nothing hidden is true.  Its budget is a number of looks at
tables (`nodes`), so that it answers the same anywhere, or seconds, which it turns into such a number by how fast it has been so far.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, Protocol

from fourcures import engine, notation
from fourcures.bots.futures import Futures
from fourcures.bots.judge import Judge
from fourcures.bots.reasons import reason
from fourcures.bots.turns import Node, mark, on_turn
from fourcures.bots.views import view
from fourcures.bots.weights import futures, weights
from fourcures.core import State
from fourcures.ids import ACCEPT, CONSENT, DONE, EVENT, HAND, ORDER, PASS, WINDOW
from fourcures.story import Said

WIDTH: Final = 6
"""The beam by which all play on in sampled futures: narrow, since longer futures are worth more than better play in them."""


@dataclass(frozen=True)
class Budget:
    """How long a program may think about a turn: so many looks at tables, or so many seconds."""

    nodes: int | None = None
    seconds: float | None = None


@dataclass(frozen=True)
class Choice:
    """What a program does now, why (a message), and how its turn is meant to go on."""

    action: int
    why: Said
    line: tuple[int, ...] = ()


class Bot(Protocol):
    """A program on a seat."""

    name: str

    def choose(self, view: State, seat: int, budget: Budget) -> Choice:
        """One of the actions that are legal on the view for this seat, which is awaited there."""


def mine(s: State, seat: int, mates: int = 0) -> list[int]:
    """What this seat may do now, and which events those seats may play for it."""
    actions = engine.legal(s)
    return [a for a in actions if a >> 21 & 7 == seat or (a >> 24 == EVENT and mates >> (a >> 21 & 7) & 1)] or actions


def dice_for(s: State, seat: int) -> random.Random:
    """Dice that fall the same way whenever a seat sees the same table."""
    return random.Random(blake2b(f"{seat} {notation.write(s)}".encode(), digest_size=8).digest())


class Random:
    """Does anything that is legal."""

    name = "random"

    def choose(self, view: State, seat: int, budget: Budget) -> Choice:
        return Choice(dice_for(view, seat).choice(mine(view, seat)), ("ai-why-random", {}))


class Greedy:
    """The action after which the table is worth most; looks one action ahead."""

    name = "greedy"

    def __init__(self) -> None:
        self.judge = Judge(weights())

    def choose(self, view: State, seat: int, budget: Budget) -> Choice:
        best, most = 0, -1e18
        for a in mine(view, seat):
            after = view.copy()
            engine.play(after, a)
            value = self.judge.value(after)
            if value > most:
                best, most = a, value
        return Choice(best, reason(view, seat, [best]))


class Searcher:
    """Finds whole turns by a beam, keeps those with the best outlook, and plays these on through sampled futures of so many turns."""

    def __init__(self, name: str, nodes: int, beam: int, found: int, keep: int, turns: int) -> None:
        self.name = name
        self.nodes = nodes
        self.beam = beam
        self.found = found
        self.keep = keep
        self.turns = turns
        self.mates = 0
        """The set of other seats that play their events when this program wants it in its turn; none where hands are closed."""
        self._futures = futures(WIDTH)
        self._plan: dict[int, tuple[int, Said, tuple[int, ...]]] = {}
        self._asked: tuple[str, int] = ("", 0)
        self._refused: set[int] = set()
        """What somebody declined at the table that it was answered for last; it is not asked again there."""
        self._looks, self._seconds = 2000.0, 0.01

    def choose(self, view: State, seat: int, budget: Budget) -> Choice:
        futures = self._futures
        nodes = budget.nodes or self.nodes
        if budget.nodes is None and budget.seconds is not None:
            nodes = int(budget.seconds * self._looks / self._seconds)
        start, looks = time.perf_counter(), futures.judge.eyes
        line = notation.write(view)
        if line != self._asked[0]:
            self._refused.clear()
        elif view.table.asks:
            self._refused.add(self._asked[1])
        choice = self._choose(view, seat, nodes, futures)
        self._asked = (line, choice.action)
        self._looks = 0.9 * self._looks + int(futures.judge.eyes - looks)
        self._seconds = 0.9 * self._seconds + time.perf_counter() - start
        return choice

    def _choose(self, s: State, seat: int, nodes: int, futures: Futures) -> Choice:
        step, arg = s.agenda[s.depth - 1] >> 3, s.agenda[s.depth - 1] & 7
        if seat >= s.table.seats:
            return Choice(dice_for(s, seat).choice(mine(s, seat)), ("ai-why-random", {}))
        if on_turn(s) and s.seat == seat:
            return self._turn(s, seat, nodes, futures)
        if step == CONSENT:
            return Choice(next(a for a in mine(s, seat) if a >> 24 == ACCEPT), ("ai-why-agree", {}))
        if step == ORDER:
            return Choice(int(futures.planner.deepest(s, arg)), ("ai-why-order", {}))
        options = _few(s, [a for a in mine(s, seat) if a not in self._refused], futures)
        if len(options) > 1 and step in (WINDOW, HAND):
            return self._moment(s, seat, options, nodes // 8, futures)
        return Choice(options[0].action, reason(s, seat, [options[0].action]))

    def _turn(self, s: State, seat: int, nodes: int, futures: Futures) -> Choice:
        """A whole turn is planned at its beginning and kept to while the table is as it was expected."""
        mates = 0 if s.table.closed else self.mates
        known = self._plan.get(mark(s))
        if known and known[0] not in self._refused and known[0] in mine(s, seat, mates):
            return Choice(*known)
        futures.planner.holders = mates | 1 << seat
        ends = [end for end in futures.planner.turns(s, self.beam, self.found, True, True) if end.line()[0] not in self._refused]
        if not ends:
            done = next(a for a in mine(s, seat) if a >> 24 == DONE)
            return Choice(done, reason(s, seat, [done]))
        if len(ends) > 1:
            futures.best(ends)
            ends.sort(key=lambda end: -end.value)
            ends = ends[: self.keep]
        best = 0
        if len(ends) > 1 and not ends[0].state.outcome and self.turns and nodes > 2000:
            scores = futures.compare(ends, seed_of(s, seat), nodes, self.turns)
            best = max(range(len(ends)), key=scores.__getitem__)
        self._plan.clear()
        line = tuple(ends[best].line())
        why = reason(s, seat, list(line))
        node: Node | None = ends[best]
        while node is not None and node.parent is not None:
            rest = tuple(line[len(node.line()) - 1 :])
            self._plan[mark(node.parent.state)] = (rest[0], why, rest)
            node = node.parent
        return Choice(line[0], why, line)

    def _moment(self, s: State, seat: int, options: list[Node], nodes: int, futures: Futures) -> Choice:
        """To pass, or to play an event; which card to discard."""
        scores = futures.compare(options, seed_of(s, seat), nodes, max(self.turns, 1))
        best = max(range(len(options)), key=scores.__getitem__)
        a = options[best].action
        return Choice(int(a), reason(s, seat, [int(a)]))


def act(s: State, seat: int, program: Bot, budget: Budget, dice: random.Random) -> Choice:
    """What a program on this seat does at a real table: it is shown a view, and asked again where its view misled it.

    Hidden cards make that happen: it may want to take a card that the other hand turns out not to hold.
    """
    legal = mine(s, seat, program.mates if isinstance(program, Searcher) and not s.table.closed else 0)
    for _ in range(3):
        choice = program.choose(view(s, seat, dice), seat, budget)
        if choice.action in legal:
            return choice
    calm = [a for a in legal if a >> 24 in (DONE, PASS)] or legal
    return Choice(calm[0], ("ai-why-random", {}))


def seed_of(s: State, seat: int) -> int:
    """A number for the dice of sampled futures: the same for the same table."""
    return dice_for(s, seat).getrandbits(40)


def _few(s: State, actions: list[int], futures: Futures) -> list[Node]:
    """The choices that look best, each with the table after it; to let it pass is always among them."""
    found = []
    for a in actions:
        after = s.copy()
        engine.play(after, a)
        futures.planner.smooth(after)
        found.append(Node(after, None, a, futures.outlook.logit(after, futures.judge)))
    found.sort(key=lambda node: -node.value)
    passes = [node for node in found if node.action >> 24 == PASS]
    calm = [node for node in found if node.action >> 24 != PASS]
    return passes[:1] + calm[: 7 - len(passes[:1])]


LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "random": Random,
    "greedy": Greedy,
    "learner": lambda: Searcher("learner", 0, 2, 1, 1, 0),
    "colleague": lambda: Searcher("colleague", 0, 20, 80, 1, 0),
    "expert": lambda: Searcher("expert", 40_000, 40, 120, 8, 2),
    "master": lambda: Searcher("master", 160_000, 80, 240, 12, 2),
}
"""Programs by name; for people, from learner to master."""


def bot(level: str) -> Bot:
    """A program by its name; KeyError when there is none."""
    return LEVELS[level]()
