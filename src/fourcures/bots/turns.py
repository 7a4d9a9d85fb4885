"""Whole turns: which sequences of actions are worth most at their end, by a beam; and how a turn is played when there is little time."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fourcures.atlas import COLOUR
from fourcures.bits import BIT, index
from fourcures.bots.judge import Judge
from fourcures.bots.outlook import Outlook
from fourcures.core import CHOICES, CITY_CARDS, State
from fourcures.engine import choices, event_choices, play
from fourcures.ids import (
    ACCEPT,
    ACT,
    CHARTER,
    CONSENT,
    CURE,
    DONE,
    EVENT,
    FREE,
    KIND,
    LOOK,
    OPS_FLIGHT,
    ORDER,
    PASS,
    PUT,
    SEAT,
    WINDOW,
    X,
)

STUCK: Final = 40
"""So many small decisions in a row are made before a search stops looking."""


@final
@mypyc_attr(acyclic=True)
class Node:
    """A table in the middle of a turn, and how it came about."""

    def __init__(self, state: State, parent: "Node | None", action: i64, value: float) -> None:
        self.state = state
        self.parent = parent
        self.action = action
        self.value = value
        self.events: i64 = 0
        if parent is not None:
            self.events = parent.events

    def line(self) -> list[int]:
        """The actions that lead here, from the table that was thought about."""
        found: list[int] = []
        node: Node | None = self
        while node is not None and node.parent is not None:
            found.append(int(node.action))
            node = node.parent
        found.reverse()
        return found


def _by_value(node: Node) -> float:
    return -node.value


def on_turn(s: State) -> bool:
    """The seat in turn has actions left, and nothing else is awaited first."""
    return s.outcome == 0 and s.agenda[s.depth - 1] >> 3 == ACT


def within_actions(s: State) -> bool:
    """The actions of this turn are not over, whatever is awaited first."""
    at = s.depth - 1
    while at >= 0 and s.agenda[at] >> 3 != ACT:
        at -= 1
    return at >= 0


def mark(s: State) -> i64:
    """A number that is the same for two tables of one turn with the same future."""
    h: i64 = s.agenda[s.depth - 1] + s.depth * 512
    for p in range(s.table.seats):
        h = mixed(h, s.pawns[p])
        h = mixed(h, s.hands[p])
        h = mixed(h, s.hands[s.table.seats + p])
    for i in range(15):
        h = mixed(h, s.cubes[i])
    h = mixed(h, s.stations)
    h = mixed(h, s.cured + s.extra[1] * 64)
    h = mixed(h, s.removed)
    return h & 1152921504606846975


def mixed(h: i64, x: i64) -> i64:
    h = (h ^ x) * 285870213051386505
    return h ^ h >> 29


@final
class Planner:
    """Looks for the best turns, with a judge for its eyes."""

    def __init__(self, judge: Judge, outlook: Outlook) -> None:
        self.judge = judge
        self.outlook = outlook
        self.holders: i64 = 255
        """Seats whose events may be planned with."""
        self.out = vec[i64]([0] * CHOICES)
        self.small = vec[i64]([0] * CHOICES)

    # ------------------------------------------------------------ what is worth a look

    def places(self, s: State, wide: bool) -> i64:
        """Cities worth a flight to anywhere: stations, pawns, the sick, and those whose cards may be handed over."""
        cities = s.stations
        for d in range(5):
            cities |= s.cubes[10 + d]
        if wide:
            for d in range(4):
                cities |= s.cubes[5 + d]
            for p in range(s.table.seats):
                cities |= BIT[s.pawns[p]]
                for d in range(4):
                    if s.cured & BIT[d] == 0:
                        cities |= s.hands[p] & CITY_CARDS & COLOUR[d]
        return cities

    def grow(self, node: Node, events: bool, wide: bool, places: i64, seen: set[int], into: list[Node], ends: list[Node]) -> None:
        """The tables that one action or event leads to: those with actions left go to `into`, the others to `ends`."""
        s = node.state
        out = self.out
        n = choices(s, out, False)
        plain = n
        if events and node.events < 2:
            n = event_choices(s, FREE, out, n)
        cures: i64 = 0
        for i in range(n):
            a = out[i]
            kind = a >> 24
            if i >= plain and BIT[a >> 21 & 7] & self.holders == 0:
                continue
            if i < plain:
                if kind == DONE:
                    if node.parent is None or wide:
                        done = s.copy()
                        play(done, a)
                        self.smooth(done)
                        end = Node(done, node, a, node.value - 0.001)
                        if done.outcome:
                            end.value = self.judge.value(done)
                        ends.append(end)
                    continue
                if kind in (CHARTER, OPS_FLIGHT):
                    if places & BIT[a >> 12 & 63] == 0:
                        continue
                elif kind == CURE:
                    cures += 1
                    if cures > 3:
                        continue
            else:
                if kind == EVENT and s.table.events[(a >> 6 & 63) - 48].x_is == "city" and places & BIT[a >> 12 & 63] == 0:
                    continue
            child = s.copy()
            play(child, a)
            self.smooth(child)
            if i >= plain and child.outcome == 0 and child.agenda[child.depth - 1] >> 3 == LOOK:
                continue
            key = int(mark(child))
            if key in seen:
                continue
            seen.add(key)
            found = Node(child, node, a, self.judge.value(child))
            if i >= plain:
                found.events += 1
            if on_turn(child) and child.turn == s.turn:
                into.append(found)
            else:
                ends.append(found)

    def turns(self, s: State, width: i64, keep: i64, events: bool, wide: bool) -> list[Node]:
        """The ends of the best turns from here, best first; `s` waits for an action of the seat in turn."""
        root = Node(s, None, 0, self.judge.value(s))
        ends: list[Node] = []
        buckets: list[list[Node]] = [[] for _ in range(8)]
        left = s.agenda[s.depth - 1] & 7
        buckets[left].append(root)
        seen: set[int] = set()
        places = self.places(s, wide)
        while left > 0:
            fresh = buckets[left]
            rounds: i64 = 0
            while fresh and rounds < 4:
                if len(fresh) > 1:
                    fresh.sort(key=_by_value)
                into: list[Node] = []
                for i in range(min(width, len(fresh))):
                    self.grow(fresh[i], events and i < 8, wide, places, seen, into, ends)
                fresh = []
                for node in into:
                    at = node.state.agenda[node.state.depth - 1] & 7
                    if at >= left:
                        fresh.append(node)
                    else:
                        buckets[at].append(node)
                rounds += 1
            left -= 1
        ends.sort(key=_by_value)
        return ends[:keep]

    # ------------------------------------------------------------ small decisions, in place

    def smooth(self, s: State) -> None:
        """Make the small decisions that an action has led to: discards, consent, the order of cards."""
        rounds: i64 = 0
        while s.outcome == 0 and rounds < STUCK:
            top = s.agenda[s.depth - 1]
            step = top >> 3
            if s.table.steps[step].chance or step == ACT:
                return
            if step == WINDOW and not within_actions(s):
                return
            self.small_step(s)
            rounds += 1

    def small_step(self, s: State) -> None:
        """One such decision."""
        top = s.agenda[s.depth - 1]
        step = top >> 3
        if step == CONSENT:
            play(s, ACCEPT * KIND + (top & 7) * SEAT)
        elif step == ORDER:
            play(s, self.deepest(s, top & 7))
        else:
            play(s, self.least_bad(s))

    def deepest(self, s: State, seat: i64) -> i64:
        """The looked-at card that goes deepest: the one that would do most harm."""
        best: i64 = -1
        worst: i64 = -1
        cards = s.looked
        while cards:
            low = cards & -cards
            cards ^= low
            c = index(low)
            harm: i64 = 0
            if c < 48:
                d = c // 12
                bit = BIT[c]
                harm = 1
                if s.cubes[d] & bit:
                    harm = 2
                if s.cubes[5 + d] & bit:
                    harm = 4
                if s.cubes[10 + d] & bit:
                    harm = 8
                if s.cured & BIT[d]:
                    harm = harm * 2 - 1
                    if s.cubes[d] == 0:
                        harm = 0
                harm *= 2
            if harm > worst:
                worst = harm
                best = c
        return PUT * KIND + seat * SEAT + best * X

    def least_bad(self, s: State) -> i64:
        """Of what the awaited step offers the choice that leaves the table worth most; to a rival it is worth the contrary."""
        n = choices(s, self.small, False)
        if n == 1:
            return self.small[0]
        if n > 60:
            n = 60
        best = self.small[0]
        most: float = -1e9
        for i in range(n):
            a = self.small[i]
            if a >> 24 == PASS:
                return a
            child = s.copy()
            play(child, a)
            value = self.outlook.logit(child, self.judge)
            if a >> 21 & 7 == s.table.seats:
                value = -value
            if value > most:
                most = value
                best = a
        return best
