"""Sampled futures: how good the ends of turns turn out to be when cards are turned by the dice and the others play on."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.bits import BIT
from fourcures.bots.judge import Judge
from fourcures.bots.turns import Node, Planner
from fourcures.core import CHOICES, State
from fourcures.dice import Dice, turn_card
from fourcures.engine import event_choices, play
from fourcures.ids import ACT, BEFORE_INFECT, BEFORE_INTENSIFY, EVENT, KIND, LOOK, PASS, SEAT, WINDOW

LONGEST: Final = 4000


def chance_of(value: float) -> float:
    """The chance of winning that a value would mean if its zero were set."""
    if value > 30.0:
        return 1.0
    if value < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-value))


@final
class Futures:
    """Plays tables on and looks at what they are worth then."""

    def __init__(self, judge: Judge, width: i64) -> None:
        self.judge = judge
        self.planner = Planner(judge)
        self.width = width
        self.out = vec[i64]([0] * CHOICES)

    def play_on(self, s: State, dice: Dice, turns: i64) -> float:
        """Play on, until the actions of the turn after so many others are done; the value then."""
        goal = s.turn + turns
        steps: i64 = 0
        while s.outcome == 0 and steps < LONGEST:
            steps += 1
            top = s.agenda[s.depth - 1]
            step = top >> 3
            if s.table.steps[step].chance:
                turn_card(s, dice)
            elif step == ACT:
                ends = self.planner.turns(s, self.width, 1, False, False)
                s = ends[0].state
                if s.turn >= goal:
                    return ends[0].value
            elif step == WINDOW:
                self.window(s, top & 7)
            else:
                self.planner.small_step(s)
        return self.judge.value(s)

    def window(self, s: State, arg: i64) -> None:
        """An event, where it is worth more than itself; else all pass."""
        t = s.table
        if arg in (BEFORE_INFECT, BEFORE_INTENSIFY) and t.event_cards & ~(s.unseen | s.discards | s.removed):
            a = self.event(s, t.steps[WINDOW].moment(s, arg))
            if a >= 0:
                play(s, a)
                return
        todo = t.steps[WINDOW].awaited(s, arg)
        low = todo & -todo
        seat: i64 = 0
        while BIT[seat] != low:
            seat += 1
        play(s, PASS * KIND + seat * SEAT)

    def event(self, s: State, moment: i64) -> i64:
        """The event that is worth most now, or -1; those that move pawns or stations are for the turn."""
        n = event_choices(s, moment, self.out, 0)
        best: i64 = -1
        most: float = -1e9
        for i in range(n):
            a = self.out[i]
            if a >> 24 != EVENT:
                continue
            row = s.table.events[(a >> 6 & 63) - 48]
            if row.pawn_is != "" or row.z_is != "":
                continue
            if row.x_is == "city":
                c = a >> 12 & 63
                if s.cubes[5 + c // 12] & BIT[c] == 0:
                    continue
            child = s.copy()
            play(child, a)
            if child.outcome == 0 and child.agenda[child.depth - 1] >> 3 == LOOK:
                continue
            if best == -1 and most < -1e8:
                most = self.judge.value(s) + 0.05
            value = self.judge.value(child)
            if value > most:
                most = value
                best = a
        return best

    def compare(self, nodes: list[Node], seed: int, nodes_left: i64, turns: i64) -> list[float]:
        """How good each node is in futures that are equal for all; less 1 for those that dropped out, half of them each time."""
        n = len(nodes)
        sums = [0.0] * n
        counts = [0] * n
        alive = list(range(n))
        start = self.judge.eyes
        rounds: i64 = 1
        k = n
        while k > 2:
            k = (k + 1) // 2
            rounds += 1
        sample = 0
        for r in range(rounds):
            until = start + nodes_left * (r + 1) // rounds
            while self.judge.eyes < until:
                for i in alive:
                    dice = Dice(seed + sample * 7919)
                    state = nodes[i].state.copy()
                    sums[i] += chance_of(self.play_on(state, dice, turns))
                    counts[i] += 1
                sample += 1
                if sample > 2000:
                    break
            scored = sorted(alive, key=lambda i: -(sums[i] / max(counts[i], 1)))
            if r + 1 < rounds:
                alive = scored[: (len(scored) + 1) // 2]
        found: list[float] = []
        for i in range(n):
            found.append(sums[i] / max(counts[i], 1))
            if i not in alive:
                found[i] -= 1.0
        return found
