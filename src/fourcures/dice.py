"""Fast chance for random games and playouts: a small generator, the same numbers compiled and not.  Real tables have a dealer."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fourcures.agenda import top
from fourcures.core import CHOICES, State
from fourcures.engine import choices, play, settle
from fourcures.rows import Step


@final
@mypyc_attr(acyclic=True)
class Dice:
    """The generator sfc32, started from a number."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & 4294967295
        self.b: i64 = seed >> 32 & 4294967295
        self.c: i64 = 0
        self.count: i64 = 1
        for _ in range(12):
            self.roll()

    def roll(self) -> i64:
        """A number from 0 to 2**32 - 1."""
        r = self.a + self.b + self.count & 4294967295
        self.count = self.count + 1 & 4294967295
        self.a = self.b ^ self.b >> 9
        self.b = self.c + self.c * 8 & 4294967295
        self.c = (self.c << 21 | self.c >> 11) + r & 4294967295
        return r


def turn_card(s: State, dice: Dice) -> None:
    """Nature turns a card by the dice, and all runs to the next decision."""
    entry = top(s)
    _turn(s, s.table.steps[entry >> 3], entry & 7, dice)


def _turn(s: State, step: Step, arg: i64, dice: Dice) -> None:
    step.reveal(s, arg, step.pick(s, arg, dice.roll()))
    settle(s)


def random_game(s: State, dice: Dice) -> int:
    """Play to the end, in place, each choice with the same chance; how many decisions people made."""
    return int(random_choices(s, dice, vec[i64]([0] * CHOICES)))


def random_choices(s: State, dice: Dice, out: vec[i64]) -> i64:
    """The same for those who play many games, with room for the legal actions that can be used again."""
    steps = s.table.steps
    decisions: i64 = 0
    while s.outcome == 0:
        entry = top(s)
        step = steps[entry >> 3]
        if step.chance:
            _turn(s, step, entry & 7, dice)
        else:
            n = choices(s, out, True)
            play(s, out[dice.roll() % n])
            decisions += 1
    return decisions
