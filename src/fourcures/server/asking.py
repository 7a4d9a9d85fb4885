"""What people say about whom the table waits for: standing orders, holding the clock, reminding, passing for somebody who is away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fourcures.engine import awaited
from fourcures.server import orders
from fourcures.server.game import Game
from fourcures.server.meant import command_name
from fourcures.server.orders import ANY
from fourcures.server.people import Person
from fourcures.server.waiting import NUDGE
from fourcures.server.wire import Ack
from fourcures.server.wire_waiting import Hold, LetGo, Nudge, Order, PassFor
from fourcures.words import Complaint

if TYPE_CHECKING:
    from fourcures.server.messages import Asking
    from fourcures.server.table import Table

SEATS: Final = 8
"""More than a table has."""


async def hear(table: Table, person: Person, message: Asking) -> Ack:
    """Do what a message says."""
    async with table.lock:
        game = await table.opened()
        command = command_name(person, message.id)
        if command in table.commands:
            return Ack(message.id, len(table.rows), again=True)
        mine = table.playing(game, person)
        match message:
            case Order():
                await _order(table, game, mine, message, command)
            case Hold():
                _hold(table, person, message.on)
            case Nudge():
                _nudge(table, game, mine, message.seat)
            case PassFor():
                await _pass_for(table, game, mine, message.seat, command)
        return Ack(message.id, len(table.rows))


async def _order(table: Table, game: Game, mine: set[int], message: Order, command: str) -> None:
    s = game.state
    if message.seat not in mine:
        raise Complaint("order-not-yours")
    if s.table.closed and message.card != ANY and not table.waiting.alone():
        raise Complaint("order-closed")
    orders.check(s, message.card, message.order)
    kept = orders.written(message.order, s.turn)
    await table.write(orders.keep(table.id, message.seat, message.card, kept))
    table.waiting.standing.give(message.seat, message.card, kept)
    await table.waiting.go_on(game, [], command)


def _hold(table: Table, person: Person, on: bool) -> None:
    waiting = table.waiting
    if waiting.holder not in ("", person.id):
        raise Complaint("hold-another", role=_role(table, waiting.seat_of(waiting.holder)))
    if on and not (waiting.holder or waiting.running):
        raise Complaint("hold-nothing")
    waiting.hold(person.id if on else "")


def _nudge(table: Table, game: Game, mine: set[int], seat: int) -> None:
    _awaited(table, game, mine, seat)
    if seat not in table.seats:
        raise Complaint("nudge-free", role=game.roles[seat])
    waiting = table.waiting
    again = waiting.reminded.get(seat, -NUDGE) + NUDGE - waiting.clock.now()
    if again > 0:
        raise Complaint("nudge-again", role=game.roles[seat], seconds=int(again) + 1)
    waiting.remind(seat, min(mine))


async def _pass_for(table: Table, game: Game, mine: set[int], seat: int, command: str) -> None:
    waiting = table.waiting
    if not waiting.pace.trusted:
        raise Complaint("pass-not-trusted")
    _awaited(table, game, mine, seat)
    if not waiting.place:
        raise Complaint("pass-no-window")
    if seat in table.online() and not waiting.overdue(game):
        raise Complaint("pass-here", role=game.roles[seat])
    if game.state.table.closed:
        waiting.aside.add(seat)
        await waiting.go_on(game, [], command)
    else:
        waiting.how[seat] = LetGo(seat, "team", min(mine))
        await waiting.go_on(game, [seat], command)
    await waiting.note("note-pass-for", role=game.roles[min(mine)], other=game.roles[seat])


def _awaited(table: Table, game: Game, mine: set[int], seat: int) -> None:
    if seat in mine or not 0 <= seat < SEATS or not awaited(game.state) >> seat & 1:
        raise Complaint("nudge-not-awaited")


def _role(table: Table, seat: int | None) -> str:
    assert table.game is not None
    return table.game.roles[seat] if seat is not None else ""
