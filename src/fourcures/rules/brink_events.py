"""Events of On the Brink that change turns, roles and hands (events 2)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.actions import emit
from fourcures.agenda import push
from fourcures.atlas import CODES
from fourcures.bits import BIT, size
from fourcures.core import CITY_CARDS, State, Table
from fourcures.ids import (
    ACT,
    BANNED,
    BEFORE_DRAW,
    CLINIC,
    DRAW,
    FIFTH,
    FLOWN_TURN,
    HAND,
    ORDERED,
    PAWN,
    SPARE,
    THIS_TURN,
    WINDOW,
    X,
)
from fourcures.rows import Event, Work
from fourcures.rules.lasting import Lasting
from fourcures.rules.moving import moves, whose

MOST_ACTIONS: Final[i64] = 7
"""The argument of an agenda entry goes no further."""

# ---------------------------------------------------------------- part A


def acting(s: State) -> bool:
    """Part A goes on."""
    return s.agenda[0] >> 3 == ACT


def draw_at(s: State) -> i64:
    """Where in the agenda the draw lies, as long as no card of it is turned; -1 when it has begun or lies not there."""
    at: i64 = s.depth - 1
    while at >= 0 and s.agenda[at] != DRAW * 8:
        at -= 1
    return at


def more_actions(s: State, n: i64) -> None:
    """The seat in turn has n more actions; before the draw it returns to part A for them."""
    if acting(s):
        s.agenda[0] += n
        return
    at = draw_at(s)
    depth = s.depth
    s.agenda[0] = ACT * 8 + n
    s.depth = 1
    for i in range(at + 1, depth):
        if s.agenda[i] != WINDOW * 8 + BEFORE_DRAW and s.agenda[i] != SPARE * 8:
            push(s, s.agenda[i])


@final
class BorrowedTime(Event):
    """Two more actions for the seat in turn, until part B begins (ruling 9)."""

    code = "BORROWED"

    def ready(self, s: State) -> bool:
        if acting(s):
            return (s.agenda[0] & 7) + 2 <= MOST_ACTIONS
        return draw_at(s) >= 0

    def do(self, s: State, a: i64) -> None:
        more_actions(s, 2)


# ---------------------------------------------------------------- Commercial Travel Ban


@final
class TravelBan(Lasting):
    """The infection rate is 1 until the next turn of the seat in turn begins (rulings 118, 119)."""

    code = "TRAVELBAN"
    slot: i64 = BANNED


# ---------------------------------------------------------------- New Assignment


@final
class NewAssignment(Event):
    """A seat exchanges its role for one that nobody has, if it agrees (rulings 114, 120)."""

    code = "ASSIGNMENT"
    pawn_is = "pawn"
    x_is = "role"

    def asks(self, s: State, a: i64) -> i64:
        return whose(a)

    def choices(self, s: State, base: i64, out: vec[i64], n: i64) -> i64:
        t = s.table
        roles = t.rules.roles
        for role in range(len(roles)):
            free = True
            for seat in range(t.seats):
                if t.rows[seat].code == roles[role].code:
                    free = False
            if free:
                for seat in range(t.seats):
                    out[n] = base + seat * PAWN + role * X
                    n += 1
        return n

    def do(self, s: State, a: i64) -> None:
        assign(s, a >> 18 & 7, a >> 12 & 63)

    def token(self, s: State, a: i64) -> str:
        return "ASSIGNMENT(" + s.table.rows[a >> 18 & 7].code + "," + s.table.rules.roles[a >> 12 & 63].code + ")"


def assign(s: State, seat: i64, role: i64) -> None:
    """The seat has another role from now on.

    What lay on the old role card goes: samples to the supply, a kept event to the player discard, since only playing removes it.
    Powers of once a turn are fresh.  The pawn stays and enters nothing.  The hand limit holds at once.
    """
    t = s.table
    t.rows[seat].laid_down(s, seat)
    s.discards |= s.hands[t.seats + seat]
    s.hands[t.seats + seat] = 0
    before = t.actions[seat]
    rows = t.rows[:]
    rows[seat] = t.rules.roles[role]
    s.table = Table(t.rules, rows, t.epidemics, t.events)
    if seat == s.seat:
        s.extra[THIS_TURN] &= FIFTH | CLINIC
        s.extra[FLOWN_TURN] = 0
        exchange_actions(s, before, s.table.actions[seat])
    s.table.rows[seat].taken_up(s, seat)
    push(s, HAND * 8 + seat)


def exchange_actions(s: State, before: i64, after: i64) -> None:
    """To or from a role with a fifth action: five in all in this turn, never six (ruling 114)."""
    if before == after:
        return
    if after > before and s.extra[THIS_TURN] & FIFTH == 0:
        if acting(s):
            if s.agenda[0] & 7 < MOST_ACTIONS:
                more_actions(s, after - before)
        elif draw_at(s) >= 0:
            more_actions(s, after - before)
    s.extra[THIS_TURN] |= FIFTH


# ---------------------------------------------------------------- Re-examined Research


@final
class ReexaminedResearch(Event):
    """A seat takes a city card from the player discard; its hand limit holds at once."""

    code = "RESEARCH"
    pawn_is = "partner"
    x_is = "city"

    def ready(self, s: State) -> bool:
        return s.discards & CITY_CARDS != 0

    def choices(self, s: State, base: i64, out: vec[i64], n: i64) -> i64:
        for seat in range(s.table.seats):
            n = emit(out, n, base + seat * PAWN, s.discards & CITY_CARDS)
        return n

    def do(self, s: State, a: i64) -> None:
        seat = a >> 18 & 7
        s.discards ^= BIT[a >> 12 & 63]
        s.hands[seat] |= BIT[a >> 12 & 63]
        push(s, HAND * 8 + seat)

    def token(self, s: State, a: i64) -> str:
        return "RESEARCH(" + s.table.rows[a >> 18 & 7].code + "," + CODES[a >> 12 & 63] + ")"


# ---------------------------------------------------------------- Special Orders


@final
class SpecialOrders(Event):
    """This turn the seat in turn moves one other pawn as its own, with its actions and cards, if the owner agrees."""

    code = "ORDERS"
    pawn_is = "pawn"

    def asks(self, s: State, a: i64) -> i64:
        return whose(a)

    def ready(self, s: State) -> bool:
        return acting(s) and size(s.extra[ORDERED]) + 1 < s.table.seats

    def choices(self, s: State, base: i64, out: vec[i64], n: i64) -> i64:
        for pawn in range(s.table.seats):
            if pawn != s.seat and s.extra[ORDERED] & BIT[pawn] == 0:
                out[n] = base + pawn * PAWN
                n += 1
        return n

    def do(self, s: State, a: i64) -> None:
        s.extra[ORDERED] |= BIT[a >> 18 & 7]

    def token(self, s: State, a: i64) -> str:
        return "ORDERS(" + s.table.rows[a >> 18 & 7].code + ")"


@final
class OrdersWork(Work):
    """Moving the pawn under orders, in the four common ways; a role that moves others does so anyway."""

    def choices(self, s: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if s.extra[ORDERED] and not s.table.rows[seat].moves_others:
            for pawn in range(s.table.seats):
                if s.extra[ORDERED] & BIT[pawn]:
                    n = moves(s, seat, pawn, out, n)
        return n
