"""How likely the team is to win from a table whose actions of the turn are done: a small net, learned from games (docs/ai.md)."""

from math import exp
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.bots.judge import Judge
from fourcures.bots.signs import SIGNS, Signs
from fourcures.core import State


@final
class Outlook:
    """One hidden layer over the signs of a table."""

    def __init__(self, numbers: vec[float]) -> None:
        """`numbers`: for each sign a weight for each hidden number, then their offsets, then what each is worth, then the zero."""
        self.hidden: i64 = (len(numbers) - 1) // (SIGNS + 2)
        self.numbers = numbers
        self.signs = Signs()
        self.h = vec[float]([0.0] * 256)

    def logit(self, s: State, judge: Judge) -> float:
        """The logarithm of the odds of winning."""
        if s.outcome == 1:
            return 12.0
        if s.outcome:
            return -12.0
        judge.look(s)
        self.signs.look(s, judge)
        x = self.signs.x
        w = self.numbers
        h = self.h
        k = self.hidden
        at = SIGNS * k
        for j in range(k):
            h[j] = w[at + j]
        for i in range(SIGNS):
            xi = x[i]
            if xi == 0.0:
                continue
            at = i * k
            for j in range(k):
                h[j] += w[at + j] * xi
        at = SIGNS * k + k
        sum = w[at + k]
        for j in range(k):
            if h[j] > 0.0:
                sum += w[at + j] * h[j]
        return sum

    def chance(self, s: State, judge: Judge) -> float:
        """The chance of winning."""
        return 1.0 / (1.0 + exp(-self.logit(s, judge)))
