"""The turn: actions, windows for events, the player deck, the hand limit, whose turn is next (rules 2, 6, 7, 9)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.actions import emit
from fourcures.agenda import pop, push, tell
from fourcures.atlas import CODES
from fourcures.bits import BIT, index, nth, size
from fourcures.core import State
from fourcures.engine import holders
from fourcures.ids import (
    ACT,
    AFTER_CURE,
    BEFORE_INTENSIFY,
    BETWEEN_EPIDEMICS,
    CURED,
    DISCARD,
    DONE,
    DRAW,
    EPIDEMIC,
    FREE,
    KIND,
    LOSS_CARDS,
    N_TURN,
    PASS,
    SEAT,
    STRUCK,
    WINDOW,
)
from fourcures.rows import Kind, Step
from fourcures.rules.cubes import lose
from fourcures.rules.infection import even_odds

_EPI: Final[i64] = EPIDEMIC


def begin_turn(s: State) -> None:
    """The seat in turn has all its actions."""
    s.turn += 1
    push(s, ACT * 8 + s.table.actions[s.seat])
    tell(s, N_TURN, s.seat, 0, 0)
    s.table.law.dawn(s)
    if s.table.dawns & BIT[s.seat]:
        s.table.rows[s.seat].dawn(s, s.seat)


@final
class Next(Step):
    """The turn passes to the left."""

    name = "next"

    def run(self, s: State, arg: i64) -> bool:
        pop(s)
        s.seat += 1
        if s.seat == s.table.seats:
            s.seat = 0
        begin_turn(s)
        return True


# ---------------------------------------------------------------- actions


@final
class Act(Step):
    """Part A, with as many actions left as the argument says."""

    name = "act"
    most: i64 = 7
    counts = True

    def run(self, s: State, arg: i64) -> bool:
        if arg:
            return False
        pop(s)
        t = s.table
        for entry in t.rules.after:
            if t.steps[entry >> 3].seated:
                push(s, entry + s.seat)
            else:
                push(s, entry)
        return True

    def moment(self, s: State, arg: i64) -> i64:
        return FREE

    def choices(self, s: State, arg: i64, out: vec[i64], n: i64) -> i64:
        for work in s.table.rules.work:
            n = work.choices(s, s.seat, out, n)
        if s.table.chooses & BIT[s.seat]:
            n = s.table.rows[s.seat].choices(s, s.seat, out, n)
        out[n] = DONE * KIND + s.seat * SEAT
        return n + 1


class Done(Kind):
    """No more actions this turn."""

    name = "done"

    def do(self, s: State, a: i64) -> None:
        s.agenda[s.depth - 1] = ACT * 8

    def token(self, s: State, a: i64) -> str:
        return "."


# ---------------------------------------------------------------- windows


class Window(Step):
    """A moment for events, which waits only for those who can use it; the argument says where in the turn it is (rules 9)."""

    name = "win"
    most: i64 = 7

    def run(self, s: State, arg: i64) -> bool:
        if self.awaited(s, arg):
            return False
        s.passed = 0
        pop(s)
        return True

    def awaited(self, s: State, arg: i64) -> i64:
        return holders(s, self.moment(s, arg)) & ~s.passed

    def moment(self, s: State, arg: i64) -> i64:
        if arg == BEFORE_INTENSIFY:
            return STRUCK
        if arg == AFTER_CURE:
            return CURED
        return FREE

    def choices(self, s: State, arg: i64, out: vec[i64], n: i64) -> i64:
        todo = self.awaited(s, arg)
        while todo:
            low = todo & -todo
            todo ^= low
            out[n] = PASS * KIND + index(low) * SEAT
            n += 1
        return n


@final
class Pass(Kind):
    """One seat lets the window go by."""

    name = "pass"

    def do(self, s: State, a: i64) -> None:
        s.passed |= BIT[a >> 21 & 7]

    def token(self, s: State, a: i64) -> str:
        return "." + s.table.rows[a >> 21 & 7].code


# ---------------------------------------------------------------- the player deck


class Draw(Step):
    """Part B: two cards, both turned before the first epidemic among them is carried out (rulings 68-71, 80).

    Argument 0: none is turned yet; 1, 2: one is, among them 0, 1 epidemics; 3, 4, 5: two are, among them 0, 1, 2, where the law wants a
    third.
    """

    name = "draw"
    most: i64 = 2
    deck = "player"
    chance = True

    def run(self, s: State, arg: i64) -> bool:
        if s.deck < 1 or (arg == 0 and s.deck < s.table.law.draws(s)):
            lose(s, LOSS_CARDS, 0)
        return False

    def odds(self, s: State, arg: i64, out: vec[i64]) -> i64:
        left = (s.piles & 63) >> 1
        n: i64 = 0
        if s.piles & 1 == 0:
            return self.others(s, out)
        if left > 1:
            n = self.others(s, out)
            for i in range(1, n, 2):
                out[i] = left - 1
        out[n] = _EPI
        out[n + 1] = size(s.unseen) + s.table.law.hidden(s)
        if left == 1:
            out[n + 1] = 1
        return n + 2

    def pick(self, s: State, arg: i64, r: i64) -> i64:
        left = (s.piles & 63) >> 1
        if s.piles & 1 and r % left == 0:
            return _EPI
        return self.other(s, r // left)

    def code(self, s: State, card: i64) -> str:
        return card_code(s, card)

    def others(self, s: State, out: vec[i64]) -> i64:
        """All cards but the epidemics, each as likely as any other."""
        return even_odds(s.unseen, out)

    def other(self, s: State, r: i64) -> i64:
        """The one of these cards that a random number picks."""
        return nth(s.unseen, r % size(s.unseen))

    def keep(self, s: State, card: i64) -> None:
        """This card was turned, and is no epidemic."""
        s.unseen ^= BIT[card]
        s.hands[s.seat] |= BIT[card]

    def reveal(self, s: State, arg: i64, card: i64) -> None:
        turned: i64 = 1
        struck = arg - 1
        if arg == 0:
            turned = 0
            struck = 0
        elif arg > 2:
            turned = 2
            struck = arg - 3
        s.deck -= 1
        s.piles -= 2
        if card == _EPI:
            s.piles -= 1
            struck += 1
        else:
            self.keep(s, card)
        if (s.piles & 63) >> 1 == 0:
            s.piles >>= 6
        pop(s)
        turned += 1
        if turned < s.table.law.draws(s):
            push(s, DRAW * 8 + turned * 2 - 1 + struck)
            return
        for i in range(struck):
            if i:
                push(s, WINDOW * 8 + BETWEEN_EPIDEMICS)
            push_epidemic(s)
        s.table.law.drawn(s, struck)


def push_epidemic(s: State) -> None:
    """Increase, Infect, a window, Intensify."""
    for entry in s.table.rules.epidemic:
        push(s, entry)


# ---------------------------------------------------------------- the hand limit


@final
class Hand(Step):
    """A seat with too many cards discards, or events are played, until it is within the limit (rules 7, rulings 82-84)."""

    name = "hand"
    seated = True
    counts = True

    def run(self, s: State, arg: i64) -> bool:
        if size(s.hands[arg]) > s.table.law.limit(s, arg):
            return False
        pop(s)
        return True

    def awaited(self, s: State, arg: i64) -> i64:
        return BIT[arg]

    def moment(self, s: State, arg: i64) -> i64:
        return FREE

    def choices(self, s: State, arg: i64, out: vec[i64], n: i64) -> i64:
        return emit(out, n, DISCARD * KIND + arg * SEAT, s.hands[arg])


@final
class Discard(Kind):
    """A card goes for the hand limit."""

    name = "discard"
    x_is = "card"

    def do(self, s: State, a: i64) -> None:
        card = a >> 12 & 63
        s.hands[a >> 21 & 7] ^= BIT[card]
        s.discards |= BIT[card]

    def token(self, s: State, a: i64) -> str:
        return "x" + card_code(s, a >> 12 & 63)


def card_code(s: State, card: i64) -> str:
    """A player card as it is written."""
    if card == _EPI:
        return "EPI"
    if card < 48:
        return CODES[card]
    return s.table.events[card - 48].code


@final
class Reveal(Kind):
    """Nature turns a card.  Its number takes two places, since cards that never lie in a set may have numbers from 64 on."""

    name = "reveal"

    def do(self, s: State, a: i64) -> None:
        top = s.agenda[s.depth - 1]
        s.table.steps[top >> 3].reveal(s, top & 7, a >> 12 & 511)

    def token(self, s: State, a: i64) -> str:
        return "~" + s.table.steps[s.agenda[s.depth - 1] >> 3].code(s, a >> 12 & 511)
