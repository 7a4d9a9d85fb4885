"""Jobs of the log about what people say: lines with the signs below them, and who does not want to read whom."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from fourcures.server.file import blocks, lines, mutes, reactions, reports
from fourcures.server.log import Job, number
from fourcures.server.people import Account
from fourcures.words import Complaint

LOBBY = ""
"""The table of what is said in the lobby."""
KEPT = 200
"""Lines that everybody who comes is shown; of the lobby no others are kept."""
BLOCKS = 500
"""People whom somebody may block."""


class LineRow(NamedTuple):
    """A line; `body` is the JSON of that of the wire."""

    id: int
    channel: str
    n: int
    turn: int
    at: float
    person: str
    seat: int | None
    name: str
    kind: str
    body: str


class MarkRow(NamedTuple):
    """A sign that somebody set below a line."""

    line: int
    person: str
    sign: str
    name: str


Page = tuple[list[LineRow], list[MarkRow], bool]
"""Lines, oldest first, their signs, and whether there are older ones."""

_LINE = [lines.c[name] for name in LineRow._fields]


def page(table: str, before: int | None = None, most: int | None = KEPT) -> Callable[[Connection], Page]:
    """The last lines of a table, or the last before one of them."""

    def job(connection: Connection) -> Page:
        wanted = select(*_LINE).where(lines.c.table_id == table).order_by(lines.c.id.desc())
        if before is not None:
            wanted = wanted.where(lines.c.id < number(before))
        found = [LineRow(*row) for row in connection.execute(wanted.limit(most + 1 if most is not None else None))]
        kept = found[:most][::-1]
        first = kept[0].id if kept else 0
        of = select(reactions).join(lines).where(lines.c.table_id == table, lines.c.id >= first).order_by(reactions.c.at)
        if before is not None:
            of = of.where(lines.c.id < number(before))
        return kept, [MarkRow(*row[:4]) for row in connection.execute(of)], len(found) > len(kept)

    return job


def one(table: str, id: int) -> Callable[[Connection], LineRow]:
    """A line of a table."""

    def job(connection: Connection) -> LineRow:
        row = connection.execute(select(*_LINE).where(lines.c.table_id == table, lines.c.id == number(id))).first()
        if row is None:
            raise Complaint("talk-line-unknown")
        return LineRow(*row)

    return job


def said(table: str, command: str) -> Callable[[Connection], bool]:
    """That command has been answered by a line."""
    return lambda connection: (
        connection.execute(select(lines.c.id).where(lines.c.table_id == table, lines.c.cmd == command)).first() is not None
    )


def say(table: str, row: LineRow, command: str | None) -> Callable[[Connection], LineRow]:
    """One more line, with its number.  Of the lobby old lines are let go, but for those that somebody has reported."""

    def job(connection: Connection) -> LineRow:
        values = row._asdict() | {"id": None, "table_id": table, "cmd": command}
        id = connection.execute(insert(lines).values(values)).inserted_primary_key
        assert id is not None
        if table == LOBBY:
            newest = select(lines.c.id).where(lines.c.table_id == LOBBY).order_by(lines.c.id.desc()).limit(KEPT)
            kept = lines.c.id.in_(newest) | lines.c.id.in_(select(reports.c.line))
            connection.execute(delete(lines).where(lines.c.table_id == LOBBY, ~kept))
        return row._replace(id=id[0])

    return job


def mark(row: MarkRow, at: float, on: bool) -> Callable[[Connection], list[MarkRow]]:
    """A sign is set or taken away; all that are below the line then."""

    def job(connection: Connection) -> list[MarkRow]:
        there = (reactions.c.line == row.line) & (reactions.c.person == row.person) & (reactions.c.sign == row.sign)
        if not on:
            connection.execute(delete(reactions).where(there))
        elif connection.execute(select(reactions.c.line).where(there)).first() is None:
            connection.execute(insert(reactions).values(row._asdict() | {"at": at}))
        of = select(reactions).where(reactions.c.line == row.line).order_by(reactions.c.at)
        return [MarkRow(*found[:4]) for found in connection.execute(of)]

    return job


def report(line: int, person: str, why: str, at: float) -> Job:
    """Whoever runs the server is to see that line; once by each person."""

    def job(connection: Connection) -> None:
        connection.execute(delete(reports).where(reports.c.line == line, reports.c.person == person))
        connection.execute(insert(reports).values(line=line, person=person, why=why, at=at))

    return job


# ---------------------------------------------------------------- who may talk, and who reads it


def muted(table: str) -> Callable[[Connection], set[str]]:
    """Those whom the host of a table has muted."""
    return lambda connection: set(connection.execute(select(mutes.c.person).where(mutes.c.table_id == table)).scalars())


def mute(table: str, person: str, on: bool) -> Job:
    """Somebody may not talk at a table, or may again."""

    def job(connection: Connection) -> None:
        connection.execute(delete(mutes).where(mutes.c.table_id == table, mutes.c.person == person))
        if on:
            connection.execute(insert(mutes).values(table_id=table, person=person))

    return job


def all_blocks(connection: Connection) -> dict[str, set[str]]:
    """Everybody who does not want to read somebody."""
    found = defaultdict[str, set[str]](set)
    for person, other in connection.execute(select(blocks.c.person, blocks.c.other)):
        found[person].add(other)
    return dict(found)


def block(person: str, other: str, name: str) -> Job:
    """A person does not want to read another, who is called so."""

    def job(connection: Connection) -> None:
        mine = select(blocks.c.other).where(blocks.c.person == person)
        there = set(connection.execute(mine).scalars())
        if other not in there and len(there) >= BLOCKS:
            raise Complaint("talk-blocks-full", most=BLOCKS)
        if other not in there:
            connection.execute(insert(blocks).values(person=person, other=other, name=name))

    return job


def blocked(person: str) -> Callable[[Connection], list[tuple[int, str]]]:
    """Those whom a person does not want to read: numbers and names."""
    wanted = select(blocks.c.id, blocks.c.name).where(blocks.c.person == person).order_by(blocks.c.id)
    return lambda connection: [(row[0], row[1]) for row in connection.execute(wanted)]


def unblock(person: str, id: int) -> Job:
    """A person reads another again."""
    return lambda connection: connection.execute(delete(blocks).where(blocks.c.person == person, blocks.c.id == number(id)))


# ---------------------------------------------------------------- all about somebody, and nothing


class OwnRow(NamedTuple):
    """A line of somebody, and where."""

    table: str
    at: float
    kind: str
    body: str


class Own(NamedTuple):
    """What somebody has said, set, reported and blocked, and where others let nothing be said."""

    lines: list[OwnRow]
    signs: list[tuple[int, str]]
    reports: list[tuple[int, float, str]]
    muted: list[str]


def own(person: str) -> Callable[[Connection], Own]:
    """All about the talk of a person but those who are blocked."""

    def job(connection: Connection) -> Own:
        said = select(lines.c.table_id, lines.c.at, lines.c.kind, lines.c.body).where(lines.c.person == person).order_by(lines.c.id)
        signs = select(reactions.c.line, reactions.c.sign).where(reactions.c.person == person).order_by(reactions.c.at)
        told = select(reports.c.line, reports.c.at, reports.c.why).where(reports.c.person == person).order_by(reports.c.at)
        return Own(
            [OwnRow(*row) for row in connection.execute(said)],
            [(row[0], row[1]) for row in connection.execute(signs)],
            [(row[0], row[1], row[2]) for row in connection.execute(told)],
            list(connection.execute(select(mutes.c.table_id).where(mutes.c.person == person)).scalars()),
        )

    return job


def becomes(connection: Connection, guest: str, account: Account) -> None:
    """What a guest said is a person's now; what both had done alike stays once."""
    connection.execute(update(lines).where(lines.c.person == guest).values(person=account.id, name=account.name))
    connection.execute(update(reports).where(reports.c.person == guest).values(person=account.id))
    for column, values in (
        (reactions.c.person, {"person": account.id, "name": account.name}),
        (mutes.c.person, {"person": account.id}),
        (blocks.c.person, {"person": account.id}),
        (blocks.c.other, {"other": account.id, "name": account.name}),
    ):
        connection.execute(update(column.table).prefix_with("OR IGNORE").where(column == guest).values(values))
        connection.execute(delete(column.table).where(column == guest))
    connection.execute(delete(blocks).where(blocks.c.person == blocks.c.other))


def renamed(connection: Connection, person: str, name: str) -> None:
    """Another name on everything a person has said."""
    for column in (lines.c.person, reactions.c.person, blocks.c.other):
        connection.execute(update(column.table).where(column == person).values(name=name))


def forgotten(connection: Connection, person: str) -> None:
    """What was said stays, as somebody's."""
    connection.execute(update(lines).where(lines.c.person == person).values(person="", name="", cmd=None))
    connection.execute(update(reports).where(reports.c.person == person).values(person=""))
    for column in (reactions.c.person, mutes.c.person, blocks.c.person, blocks.c.other):
        connection.execute(delete(column.table).where(column == person))


# ---------------------------------------------------------------- for whoever runs the server


class Reported(NamedTuple):
    """A line that somebody has reported."""

    at: float
    table: str
    name: str
    kind: str
    body: str
    why: str
    said: float


def reported(connection: Connection) -> list[Reported]:
    """All reports, oldest first."""
    wanted = (
        select(reports.c.at, lines.c.table_id, lines.c.name, lines.c.kind, lines.c.body, reports.c.why, lines.c.at)
        .join(lines)
        .order_by(reports.c.at)
    )
    return [Reported(*row) for row in connection.execute(wanted)]
