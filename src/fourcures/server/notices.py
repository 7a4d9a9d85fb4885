"""Who is to be told of what: notices are written together with the move that makes them due, so that none is lost or made twice.

There is one for each turn and kind of question, in each way that somebody chose.  At a table that is played over days (a clock of hours)
they are for everybody; at others for those who are away, or who want them always.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, func, select, update
from sqlalchemy.dialects.sqlite import insert as insert_or

from fourcures.bits import members
from fourcures.engine import awaited
from fourcures.server import wants
from fourcures.server.file import events, notices, seats as places, subscriptions
from fourcures.server.game import Game
from fourcures.server.log import Job, Row, SeatRow
from fourcures.server.people import program
from fourcures.server.view import ask

if TYPE_CHECKING:
    from fourcures.server.table import Table

GRACE: Final = 60.0
"""Seconds in which whoever has just done something may answer the next question before a notice of it goes out."""
KINDS: Final = {"act": "turn", "win": "window", "hand": "discard", "consent": "asked"}
"""Steps of the game by the notice they make; the others make one of a choice."""
NEWS: Final = ("begun", "over", "nudge")
"""Notices that stay true whatever is done."""


class Notice(NamedTuple):
    """A row of the notices."""

    table: str
    person: str
    about: str
    way: str
    since: float
    tries: int


class Call(NamedTuple):
    """Somebody is to be told of something."""

    person: str
    about: str
    late: bool  # perhaps there, and about to answer
    quiet: bool  # only if somebody wants to be told always


def questions(table: Table, game: Game, seats: Mapping[int, SeatRow]) -> set[tuple[str, str]]:
    """Who is awaited, and for what; nobody where one person has all seats."""
    if game.phase != "playing" or len({row.person for row in seats.values() if not program(row.person)}) < 2:
        return set()
    about = f"{KINDS.get(ask(game.state).step, 'choice')}-{game.state.turn}"
    asked = set(members(awaited(game.state))) - table.waiting.silent(game)
    return {(seats[seat].person, about) for seat in asked if seat in seats and seats[seat].person and not program(seats[seat].person)}


def doer(table: Table, lines: Sequence[Row]) -> str | None:
    """Who did what is about to be logged."""
    row = table.seats.get(lines[0].seat) if lines and lines[0].seat is not None else None
    return row.person if row else None


def due(table: Table, after: Game, seats: Mapping[int, SeatRow], actor: str | None) -> Job:
    """Note down what becomes due by a move of somebody, or by somebody who sits down."""
    before = table.game
    assert before is not None
    new = questions(table, after, seats) - questions(table, before, seats)
    people = {row.person for row in seats.values() if not program(row.person)} - {"", actor}
    if before.phase == "gathering" and after.phase == "playing":
        new |= {(person, "begun") for person in people - {person for person, _ in new}}
    if after.phase == "over" and before.phase != "over":
        new |= {(person, "over") for person in people}
    return put(table, new, actor)


def remind(table: Table, seat: int) -> None:
    """Somebody reminds whoever has that seat."""
    person = table.seats[seat].person if seat in table.seats else ""
    if person:
        noted = table.store.run(put(table, [(person, f"nudge-{len(table.rows)}")], None))
        task = asyncio.get_running_loop().create_task(noted)
        task.add_done_callback(lambda _: table.gone_on.set())


def put(table: Table, new: Iterable[tuple[str, str]], actor: str | None) -> Job:
    """Note down that people are to be told of things, in the ways that each of them chose."""
    assert table.game is not None
    days = table.game.config.shown.pace.clock == "hours"
    here = table.here()
    calls = [Call(person, about, person == actor, not days and person in here) for person, about in new]

    def job(connection: Connection) -> None:
        now = time.time()
        for call in calls:
            due = {"since": now, "at": now + GRACE * call.late, "tries": 0, "sent": False}
            for way in _ways(connection, call):
                row = {"table_id": table.id, "person": call.person, "about": call.about, "way": way}
                connection.execute(insert_or(notices).values(**row, **due).on_conflict_do_nothing())

    return job


def _ways(connection: Connection, call: Call) -> list[str]:
    there = wants.wanted(connection, call.person)
    if call.quiet and not there.always:
        return []
    push = connection.execute(select(subscriptions.c.endpoint).where(subscriptions.c.person == call.person)).first() is not None
    chosen = {"push": push, "mail": bool(there.mail and there.confirmed), "hook": bool(there.hook)}
    return [way for way, wanted in chosen.items() if wanted]


# ---------------------------------------------------------------- jobs of the outbox


def waiting(now: float, most: int) -> Callable[[Connection], tuple[list[Notice], float | None]]:
    """The notices to be sent now, and when the next one is due."""
    n = notices.c
    columns = (n.table_id, n.person, n.about, n.way, n.since, n.tries)

    def job(connection: Connection) -> tuple[list[Notice], float | None]:
        rows = connection.execute(select(*columns).where(~n.sent, n.at <= now).order_by(n.at).limit(most)).all()
        later = connection.execute(select(func.min(n.at)).where(~n.sent, n.at > now)).scalar()
        return [Notice(*row) for row in rows], later

    return job


def _this(of: Notice) -> ColumnElement[bool]:
    n = notices.c
    return and_(n.table_id == of.table, n.person == of.person, n.about == of.about, n.way == of.way)


def done(of: Notice, now: float) -> Job:
    """It was sent, or is given up."""
    return lambda connection: connection.execute(update(notices).where(_this(of)).values(sent=True, at=now))


def again(of: Notice, at: float) -> Job:
    """It is to be tried again."""
    return lambda connection: connection.execute(update(notices).where(_this(of)).values(tries=of.tries + 1, at=at))


def drop(of: Notice) -> Job:
    """It was answered before it was sent: the next question of the kind may be told."""
    return lambda connection: connection.execute(delete(notices).where(_this(of)))


def has_acted(of: Notice, connection: Connection) -> bool:
    """Somebody has done something at the table since then."""
    mine = select(places.c.seat).where(places.c.table_id == of.table, places.c.person == of.person)
    acts = select(events.c.n).where(events.c.table_id == of.table, events.c.at > of.since, events.c.seat.in_(mine))
    return connection.execute(acts.limit(1)).first() is not None
