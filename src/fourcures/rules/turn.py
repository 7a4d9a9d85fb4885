"""The turn: actions, windows for events, the player deck, the hand limit, whose turn is next (rules 2, 6, 7, 9)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.actions import emit
from fourcures.agenda import pop, push, tell
from fourcures.atlas import CODES
from fourcures.bits import BIT, has, index, size
from fourcures.cards import Opened
from fourcures.core import State
from fourcures.engine import holders, watchers
from fourcures.ids import (
    ACT,
    AFTER_CURE,
    BEFORE_INTENSIFY,
    BETWEEN_CARDS,
    CURED,
    DISCARD,
    DONE,
    EPIDEMIC,
    FREE,
    KIND,
    N_TURN,
    PASS,
    SEAT,
    STRUCK,
)
from fourcures.rows import Kind, Step
from fourcures.rules.knowledge import curing, sharing, treating
from fourcures.rules.moving import moving
from fourcures.rules.stations import building

_EPI: Final[i64] = EPIDEMIC


def begin_turn(s: State) -> None:
    """The seat in turn has all its actions."""
    s.turn += 1
    push(s, ACT * 8 + s.table.actions[s.seat])
    tell(s, N_TURN, s.seat, 0, 0)
    s.table.law.dawn(s)
    if has(s.table.dawns, s.seat):
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
        after = s.table.after
        at = s.seat
        while at < len(after):
            push(s, after[at])
            at += s.table.seats
        return True

    def moment(self, s: State, arg: i64) -> i64:
        return FREE

    def choices(self, s: State, arg: i64, out: vec[i64], n: i64) -> i64:
        t = s.table
        seat = s.seat
        n = moving(s, seat, out, n)
        n = treating(s, seat, out, n)
        n = building(s, seat, out, n)
        n = sharing(s, seat, out, n)
        n = curing(s, seat, out, n)
        for work in t.work:
            n = work.choices(s, seat, out, n)
        if has(t.chooses, seat):
            n = t.rows[seat].choices(s, seat, out, n)
        out[n] = DONE * KIND + seat * SEAT
        return n + 1


class Done(Kind):
    """No more actions this turn."""

    name = "done"

    def do(self, s: State, a: i64) -> None:
        s.agenda[s.depth - 1] = ACT * 8

    def token(self, s: State, a: i64) -> str:
        return "."


# ---------------------------------------------------------------- windows


def whoever(s: State, moment: i64, arg: i64) -> i64:
    """The seats that are asked where hands are closed: all, while somebody may hold an event that could be played now.

    Between two infection cards nobody is asked for events.
    """
    t = s.table
    cards = t.event_cards & ~(s.discards | s.removed)
    if arg != BETWEEN_CARDS:
        while cards:
            low = cards & -cards
            cards ^= low
            row = t.events[index(low) - 48]
            if row.moments & moment and row.ready(s):
                return BIT[t.seats] - 1
    return watchers(s, moment)


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
        moment = self.moment(s, arg)
        if s.table.closed:
            return whoever(s, moment, arg) & ~s.passed
        return holders(s, moment) & ~s.passed

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
    if card > 63:
        row = opened(s, card)
        return row.code(card - row.first)
    return s.table.events[card - 48].code


def opened(s: State, card: i64) -> Opened:
    """The row of a card that comes into no hand."""
    found = s.table.rules.opened[0]
    for row in s.table.rules.opened:
        if row.first >> 4 == card >> 4:
            found = row
    return found


@final
class Reveal(Kind):
    """Nature turns a card.  Its number takes two places, since cards that never lie in a set may have numbers from 64 on."""

    name = "reveal"

    def do(self, s: State, a: i64) -> None:
        top = s.agenda[s.depth - 1]
        s.table.steps[top >> 3].reveal(s, top & 7, a >> 12 & 511)

    def token(self, s: State, a: i64) -> str:
        return "~" + s.table.steps[s.agenda[s.depth - 1] >> 3].code(s, a >> 12 & 511)
