"""Sampled futures: how good the ends of turns turn out to be when cards are turned by the dice and the others play on."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.bits import BIT
from fourcures.bots.judge import Judge
from fourcures.bots.outlook import Outlook
from fourcures.bots.turns import Node, Planner, on_turn
from fourcures.core import CHOICES, State
from fourcures.dice import Dice, turn_card
from fourcures.engine import event_choices, play
from fourcures.ids import ACT, BEFORE_INFECT, BEFORE_INTENSIFY, EVENT, KIND, LOOK, PASS, SEAT, WINDOW

LONGEST: Final = 4000
"""Steps after which a game counts as one without end."""
WORTH: Final = 0.05
"""What an event must bring before it is played on: so much of a logarithm of odds."""


@final
class Futures:
    """Plays tables on: everybody takes the turn with the best outlook of the `keep` best that a beam of this width finds."""

    def __init__(self, judge: Judge, outlook: Outlook, width: i64, keep: i64) -> None:
        self.judge = judge
        self.outlook = outlook
        self.planner = Planner(judge, outlook)
        self.width = width
        self.keep = keep
        self.out = vec[i64]([0] * CHOICES)

    def play_on(self, s: State, dice: Dice, turns: i64) -> float:
        """Play on, until the actions of the turn after so many others are done; the chance of winning then."""
        goal = s.turn + turns
        steps: i64 = 0
        while s.outcome == 0 and steps < LONGEST:
            acted = on_turn(s)
            s = self.onward(s, dice, False)
            if acted and s.turn >= goal:
                break
            steps += 1
        return self.outlook.chance(s, self.judge)

    def finish(self, s: State, dice: Dice) -> i64:
        """Play to the end; the outcome, 0 when there is no end."""
        steps: i64 = 0
        while s.outcome == 0 and steps < LONGEST:
            s = self.onward(s, dice, True)
            steps += 1
        return s.outcome

    def onward(self, s: State, dice: Dice, events: bool) -> State:
        """The table after the next card, decision, or whole turn of actions."""
        top = s.agenda[s.depth - 1]
        step = top >> 3
        if s.table.steps[step].chance:
            turn_card(s, dice)
        elif step == ACT:
            return self.best(self.planner.turns(s, self.width, self.keep, events, False)).state
        elif step == WINDOW:
            self.window(s, top & 7, dice)
        else:
            self.planner.small_step(s)
        return s

    def best(self, ends: list[Node]) -> Node:
        """The end with the best outlook; the values of all become chances of winning."""
        best = ends[0]
        most: float = -1.0
        for node in ends:
            node.value = self.outlook.chance(node.state, self.judge)
            if node.value > most:
                most = node.value
                best = node
        return best

    def window(self, s: State, arg: i64, dice: Dice) -> None:
        """An event, where it is worth more than itself; else all pass."""
        t = s.table
        if arg in (BEFORE_INFECT, BEFORE_INTENSIFY) and t.event_cards & ~(s.unseen | s.discards | s.removed):
            a = self.event(s, t.steps[WINDOW].moment(s, arg), dice)
            if a >= 0:
                play(s, a)
                return
        todo = t.steps[WINDOW].awaited(s, arg)
        low = todo & -todo
        seat: i64 = 0
        while BIT[seat] != low:
            seat += 1
        play(s, PASS * KIND + seat * SEAT)

    def event(self, s: State, moment: i64, dice: Dice) -> i64:
        """The event that is worth most now, or -1; those that move pawns or stations are for the turn."""
        n = event_choices(s, moment, self.out, 0)
        best: i64 = -1
        most: float = 1e9
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
            # What a look at the deck is worth is found out with other cards than those that will come.
            while child.outcome == 0 and child.agenda[child.depth - 1] >> 3 == LOOK:
                turn_card(child, dice)
            self.planner.smooth(child)
            if most > 1e8:
                most = self.outlook.logit(s, self.judge) + WORTH
            value = self.outlook.logit(child, self.judge)
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
            while self.judge.eyes < until and sample < 2000:
                for i in alive:
                    dice = Dice(seed + sample * 7919)
                    sums[i] += self.play_on(nodes[i].state.copy(), dice, turns)
                    counts[i] += 1
                sample += 1
            scored = sorted(alive, key=lambda i: -(sums[i] / max(counts[i], 1)))
            if r + 1 < rounds:
                alive = scored[: (len(scored) + 1) // 2]
        found: list[float] = []
        for i in range(n):
            found.append(sums[i] / max(counts[i], 1))
            if i not in alive:
                found[i] -= 1.0
        return found
