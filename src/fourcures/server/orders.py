"""Standing orders: in which windows a seat wants to be asked for an event card it holds.  `*` stands for every card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, delete, select, tuple_
from sqlalchemy.dialects.sqlite import insert

from fourcures.atlas import CODES
from fourcures.bits import members
from fourcures.core import State
from fourcures.ids import (
    AFTER_CURE,
    BEFORE_DRAW,
    BETWEEN_CARDS,
    CARD_TURNED,
    FIRST_EVENT,
    LAND,
    TURNED,
)
from fourcures.server.file import orders, seats
from fourcures.server.game import Game
from fourcures.server.log import Job
from fourcures.server.wire_waiting import StandingOrder
from fourcures.words import Complaint

ANY: Final = "*"
ALWAYS: Final = "always"
MOMENTS: Final = "moments"
EPIDEMICS: Final = "epidemics"
NEVER: Final = "never"
CITY: Final = "city:"
ORDERS: Final = (ALWAYS, MOMENTS, EPIDEMICS, NEVER)
HITS: Final = ("log-infect", "log-strike", "log-cubes", "log-outbreak")
"""What tells that a city has been hit."""


def check(s: State, card: str, order: str) -> None:
    """Complains about a card that is not in the game, or an order that does not exist."""
    if card != ANY and card not in [row.code for row in s.table.events]:
        raise Complaint("order-card", found=card[:20])
    if order and order not in ORDERS and not (order.startswith(CITY) and order.removeprefix(CITY) in CODES):
        raise Complaint("order-unknown", found=order[:20], allowed=", ".join(ORDERS))


def written(order: str, turn: int) -> str:
    """An order as it is written down."""
    return f"{NEVER}@{turn}" if order == NEVER else order


class Standing:
    """The orders of one table.  Never holds for the turn it was given in, and is kept with its number."""

    def __init__(self) -> None:
        self.given: dict[tuple[int, str], str] = {}

    def give(self, seat: int, card: str, kept: str) -> None:
        """An order as it is written down; an empty one is none."""
        self.given.pop((seat, card), None)
        if kept:
            self.given[seat, card] = kept

    def of(self, seat: int, card: str, turn: int) -> str:
        """What a seat has said: nothing at all this turn, or about the card, or about all cards; empty: nothing."""
        every, own = self._now(seat, ANY, turn), self._now(seat, card, turn)
        return every if every == NEVER else own or every

    def _now(self, seat: int, card: str, turn: int) -> str:
        order, _, given = self.given.get((seat, card), "").partition("@")
        return order if not given or int(given) == turn else ""

    def told(self, turn: int) -> list[StandingOrder]:
        """Those in force."""
        return [StandingOrder(*where, order) for where in sorted(self.given) if (order := self._now(*where, turn))]


def asks(order: str, game: Game, where: int) -> bool:
    """Somebody with this order is asked in a window at that place of the turn, at which the table is."""
    if order in (ALWAYS, NEVER):
        return order == ALWAYS
    if where == AFTER_CURE:
        return True  # the only moment of its cards
    if order.startswith(CITY):
        return order.removeprefix(CITY) in _hit(game) | _next(game.state)
    if where == BETWEEN_CARDS or order == MOMENTS:
        return where != BETWEEN_CARDS
    if where == CARD_TURNED:
        s = game.state
        return s.agenda[s.depth - 2] == LAND * 8 + 3  # of an epidemic
    return where != BEFORE_DRAW


def _hit(game: Game) -> set[str]:
    """The cities where the last card that Nature turned has brought cubes."""
    last = next((entry for entry in reversed(game.entries) if entry.seat is None), None)
    return {str(line.args["city"]) for line in last.said if line.id in HITS and "city" in line.args} if last else set()


def _next(s: State) -> set[str]:
    """The city of the card that lies open, and those known to lie on top, as many as will be turned."""
    found = []
    if 0 < s.extra[TURNED] <= FIRST_EVENT:
        found.append(CODES[s.extra[TURNED] - 1])
    for i in range(s.n_layers - 1, -1, -1):
        cards = members(s.layers[i])
        if len(cards) > 1 or len(found) >= s.table.law.rate(s):
            break
        found += [CODES[card] for card in cards if card < FIRST_EVENT]
    return set(found)


# ---------------------------------------------------------------- jobs


def kept(table: str) -> Callable[[Connection], dict[tuple[int, str], str]]:
    """The orders of a table."""

    def job(connection: Connection) -> dict[tuple[int, str], str]:
        rows = connection.execute(select(orders.c.seat, orders.c.card, orders.c.order).where(orders.c.table_id == table))
        return {(seat, card): order for seat, card, order in rows}

    return job


def keep(table: str, seat: int, card: str, order: str) -> Job:
    """An order is kept; an empty one is forgotten."""

    def job(connection: Connection) -> None:
        if not order:
            place = (orders.c.table_id == table) & (orders.c.seat == seat) & (orders.c.card == card)
            connection.execute(delete(orders).where(place))
            return
        row = insert(orders).values(table_id=table, seat=seat, card=card, order=order)
        connection.execute(row.on_conflict_do_update(index_elements=["table_id", "seat", "card"], set_={"order": order}))

    return job


def forget(person: str) -> Job:
    """The orders of somebody are forgotten; to be done while the seats are known."""
    mine = select(seats.c.table_id, seats.c.seat).where(seats.c.person == person)
    return lambda connection: connection.execute(delete(orders).where(tuple_(orders.c.table_id, orders.c.seat).in_(mine)))


def of_person(person: str) -> Callable[[Connection], dict[str, list[StandingOrder]]]:
    """The orders of somebody, by table."""

    def job(connection: Connection) -> dict[str, list[StandingOrder]]:
        there = (orders.c.table_id == seats.c.table_id) & (orders.c.seat == seats.c.seat)
        found: dict[str, list[StandingOrder]] = {}
        for row in connection.execute(select(orders).join(seats, there).where(seats.c.person == person)):
            found.setdefault(row.table_id, []).append(StandingOrder(row.seat, row.card, row.order.partition("@")[0]))
        return found

    return job
