"""Jobs of the log about invitations: the three words of a table, its link for watching, and the tables that anybody may join."""

from __future__ import annotations

from collections.abc import Callable
from secrets import choice
from typing import Final, NamedTuple

from sqlalchemy import Connection, func, insert, select

from fourcures.server.file import OVER, invitations, seats, tables, watching
from fourcures.server.log import Job, SeatRow, TableRow
from fourcures.server.threewords import three

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
CODE: Final = 16
"""Letters of a link for watching: more than those of a table's id, so that the two are told apart (79 bits)."""


class Open(NamedTuple):
    """A table in the lobby with a free seat."""

    made: TableRow
    sat: list[SeatRow]


def invite(id: str, listed: bool) -> Job:
    """A table gets three words that no other has, and a link for watching."""
    called, watched = _words(id, listed), _watch(id)
    return lambda connection: (called(connection), watched(connection))


def _words(id: str, listed: bool) -> Job:
    def job(connection: Connection) -> None:
        words = three()
        while connection.execute(select(invitations.c.words).where(invitations.c.words == words)).first() is not None:
            words = three()
        connection.execute(insert(invitations).values(table_id=id, words=words, listed=listed))

    return job


def _watch(id: str) -> Job:
    code = "".join(choice(LETTERS) for _ in range(CODE))
    return lambda connection: connection.execute(insert(watching).values(table_id=id, code=code))


def fill(connection: Connection) -> None:
    """Tables of a version without words, or without a link for watching, get theirs."""
    without = select(tables.c.id).where(tables.c.id.not_in(select(invitations.c.table_id)), func.coalesce(OVER, False).is_(False))
    for id in connection.execute(without).scalars().all():
        _words(id, False)(connection)
    for id in connection.execute(select(tables.c.id).where(tables.c.id.not_in(select(watching.c.table_id)))).scalars().all():
        _watch(id)(connection)


def words_of(id: str) -> Callable[[Connection], str]:
    """The words that lead to a table; "" when there are none."""
    return lambda connection: connection.execute(select(invitations.c.words).where(invitations.c.table_id == id)).scalar() or ""


def code_of(id: str) -> Callable[[Connection], str]:
    """The code of the link for watching a table."""
    return lambda connection: connection.execute(select(watching.c.code).where(watching.c.table_id == id)).scalar() or ""


def watched(code: str) -> Callable[[Connection], str | None]:
    """The table that a link for watching leads to."""
    return lambda connection: connection.execute(select(watching.c.table_id).where(watching.c.code == code)).scalar()


def led_to(words: str) -> Callable[[Connection], str | None]:
    """The table that words lead to, unless its game is over."""
    there = select(tables.c.id).join(invitations).where(invitations.c.words == words, func.coalesce(OVER, False).is_(False))
    return lambda connection: connection.execute(there).scalar()


def open_tables(since: float, most: int) -> Callable[[Connection], list[Open]]:
    """The tables of the lobby that have a free seat and were made since then, newest first."""
    taken = select(func.count()).where(seats.c.table_id == tables.c.id).scalar_subquery()
    free = func.json_array_length(tables.c.config, "$.roles") > taken
    wanted = (
        select(tables)
        .join(invitations)
        .where(invitations.c.listed, func.coalesce(OVER, False).is_(False), free, tables.c.created > since)
        .order_by(tables.c.created.desc())
        .limit(most)
    )

    def job(connection: Connection) -> list[Open]:
        found = {row.id: Open(TableRow(*row), []) for row in connection.execute(wanted)}
        for row in connection.execute(select(seats).where(seats.c.table_id.in_(found)).order_by(seats.c.seat)):
            found[row[0]].sat.append(SeatRow(*row[1:]))
        return list(found.values())

    return job
