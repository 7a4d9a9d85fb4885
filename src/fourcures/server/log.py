"""The log: one SQLite file, written by one thread that commits in groups.

A job is a function of the open transaction.  While one commit waits for the disk, the jobs that come in gather, and the next commit
takes them all: no timer, and no answer before the rows are on the disk (WAL, synchronous=FULL).  Rows are only ever added to `events`:
taking back is itself a row.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, create_engine, delete, event, func, insert, select, text, update
from sqlalchemy.exc import DatabaseError, OperationalError
from sqlalchemy.pool import StaticPool

from fourcures.server.file import MARK, VERSION, create, events, invitations, orders, results, seats, tables
from fourcures.words import Complaint

T = TypeVar("T")


class Row(NamedTuple):
    """One line of a table's log."""

    n: int
    cmd: str | None
    seat: int | None
    at: float
    token: str


class SeatRow(NamedTuple):
    """Somebody on a seat."""

    seat: int
    person: str
    key: str
    name: str


class TableRow(NamedTuple):
    """A table as it was made."""

    id: str
    name: str
    created: float
    host: str
    config: str
    seed: str
    glance: str


Job = Callable[[Connection], Any]
LARGEST: Final = 2**63 - 1

INSERT: Final = "INSERT INTO events (table_id, n, cmd, seat, at, token) VALUES (?, ?, ?, ?, ?, ?)"
UPDATE: Final = "UPDATE tables SET glance = ? WHERE id = ?"


class Log:
    """The open log.  `run` hands a job to the writer; its answer comes after the commit."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.guard = _only_server(file.with_suffix(".lock"))
        self.engine = create_engine(f"sqlite:///{file}", poolclass=StaticPool, connect_args={"check_same_thread": False, "timeout": 2})
        event.listen(self.engine, "connect", _prepare)
        # pysqlite begins transactions by itself and late; we say BEGIN ourselves.
        event.listen(self.engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        try:
            self._own()
        except BaseException as error:
            self.engine.dispose()
            self.guard.close()
            if isinstance(error, OperationalError):
                raise Complaint("server-file", file=str(file), why=str(error.orig)) from None
            if isinstance(error, DatabaseError):
                raise Complaint("server-file-foreign", file=str(file)) from None
            raise
        self.jobs: SimpleQueue[tuple[Job, asyncio.AbstractEventLoop, asyncio.Future[Any]] | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._write, name="log", daemon=True)
        self.thread.start()
        # Questions that take long have a connection and a thread of their own: the writer never waits for them.
        self.reader = create_engine(f"sqlite:///{file}", poolclass=StaticPool, connect_args={"check_same_thread": False})
        event.listen(self.reader, "connect", lambda connection, _: connection.execute("PRAGMA query_only=ON"))
        self.readers = ThreadPoolExecutor(1, thread_name_prefix="reader")

    def _own(self) -> None:
        """Take the file if it is new or ours, in one transaction; refuse one from nowhere."""
        with self.engine.begin() as connection:
            mark = connection.exec_driver_sql("PRAGMA application_id").scalar_one()
            version = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
            empty = connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar_one() == 0
            if mark != MARK and not (empty and mark == 0 and version == 0):
                raise Complaint("server-file-foreign", file=str(self.file))
            if version > VERSION:
                raise Complaint("server-file-newer", file=str(self.file), found=version, known=VERSION)
            if version < VERSION:
                create(connection)
        with self.engine.connect() as connection:  # only now: it writes into the file
            raw = connection.connection.driver_connection
            assert isinstance(raw, sqlite3.Connection)
            raw.execute("PRAGMA journal_mode=WAL")

    async def run(self, job: Callable[[Connection], T]) -> T:
        """The answer of the job, once what it wrote is on the disk."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self.jobs.put((job, loop, future))
        return await future

    async def read(self, job: Callable[[Connection], T]) -> T:
        """The answer of a job that writes nothing; what was acknowledged before is in it."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, job)

    def _read(self, job: Callable[[Connection], T]) -> T:
        with self.reader.connect() as connection:
            return job(connection)

    def close(self) -> None:
        """Finish what is queued, then close the file."""
        self.jobs.put(None)
        self.thread.join()
        self.readers.shutdown()
        self.reader.dispose()
        self.engine.dispose()
        self.guard.close()

    def _write(self) -> None:
        going = True
        while going:
            batch = [self.jobs.get()]
            while not self.jobs.empty():
                batch.append(self.jobs.get())
            work = [item for item in batch if item is not None]
            going = len(work) == len(batch)
            try:
                answers = self._commit([job for job, _, _ in work])
            except Exception:
                # One bad job must not fail the others: each gets a transaction of its own.
                answers = [self._alone(job) for job, _, _ in work]
            told: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
            for (_, loop, future), answer in zip(work, answers, strict=True):
                told.setdefault(loop, []).append((future, answer))
            for loop, pairs in told.items():  # one call for all: waking a loop costs as much as a row
                with suppress(RuntimeError):  # the loop has ended: nobody waits any more
                    loop.call_soon_threadsafe(_settle, pairs)

    def _commit(self, jobs: Sequence[Job]) -> list[Any]:
        with self.engine.begin() as connection:
            return [job(connection) for job in jobs]

    def _alone(self, job: Job) -> Any:
        try:
            return self._commit([job])[0]
        except Exception as error:
            return error


def _settle(pairs: Sequence[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, answer in pairs:
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)


def _prepare(connection: sqlite3.Connection, _: Any) -> None:
    connection.isolation_level = None
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def _only_server(file: Path) -> sqlite3.Connection:
    """A lock that lives as long as this process, on every system alike: an exclusive transaction on an empty database beside the log."""
    try:
        guard = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
        guard.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        busy = "locked" in str(error)
        raise Complaint("server-folder-busy" if busy else "server-folder", path=str(file.parent), why=str(error)) from None
    return guard


def number(n: int) -> int:
    """A number as the database can hold it: somebody may ask for line 10^30, and there is none."""
    return max(-LARGEST, min(n, LARGEST))


# ---------------------------------------------------------------- jobs


def make(row: TableRow) -> Job:
    """A new table."""
    return lambda connection: connection.execute(insert(tables).values(row._asdict()))


def load(id: str) -> Callable[[Connection], tuple[TableRow, list[SeatRow], list[Row]] | None]:
    """Everything about a table; None when there is none of that id."""

    def job(connection: Connection) -> tuple[TableRow, list[SeatRow], list[Row]] | None:
        table = connection.execute(select(tables).where(tables.c.id == id)).first()
        if table is None:
            return None
        sat = connection.execute(select(seats).where(seats.c.table_id == id).order_by(text("rowid")))  # as they came
        rows = connection.execute(select(events).where(events.c.table_id == id).order_by(events.c.n))
        return TableRow(*table), [SeatRow(*row[1:]) for row in sat], [Row(*row[1:]) for row in rows]

    return job


def overdue(now: float) -> Callable[[Connection], list[tuple[str, int]]]:
    """The tables whose moves have hours, and those of the present one are over: with the number of the last row."""

    def job(connection: Connection) -> list[tuple[str, int]]:
        pace = func.json_extract(tables.c.config, "$.shown.pace.clock")
        hours = func.coalesce(func.json_extract(tables.c.config, "$.shown.pace.hours"), 24)
        playing = func.json_extract(tables.c.glance, "$.phase") == "playing"
        found = select(tables.c.id, func.max(events.c.n)).join(events).where(playing, pace == "hours")
        late = found.group_by(tables.c.id).having(func.max(events.c.at) + hours * 3600 <= now)
        return [(row[0], row[1]) for row in connection.execute(late)]

    return job


def append(id: str, rows: Sequence[Row], glance: str, ended: Sequence[NamedTuple] | None = None) -> Job:
    """More lines for a table's log, all or none; with the results of its game, when they have changed."""

    def job(connection: Connection) -> None:
        # The one job that matters for speed is plain SQL: SQLAlchemy's own takes four times as long to put together.
        connection.exec_driver_sql(INSERT, [(id, *row) for row in rows])
        connection.exec_driver_sql(UPDATE, (glance, id))
        if ended is not None:
            put_results(id, ended)(connection)

    return job


def put_results(id: str, rows: Sequence[NamedTuple]) -> Job:
    """The results of a table are these."""

    def job(connection: Connection) -> None:
        connection.execute(delete(results).where(results.c.table_id == id))
        if rows:
            connection.execute(insert(results), [row._asdict() for row in rows])

    return job


def sit(id: str, sat: Sequence[SeatRow], rows: Sequence[Row], glance: str) -> Job:
    """Free seats are taken, and what begins by that is logged."""

    def job(connection: Connection) -> None:
        connection.execute(insert(seats), [{"table_id": id, **row._asdict()} for row in sat])
        if rows:
            append(id, rows, glance)(connection)

    return job


def stand(id: str, freed: Sequence[int]) -> Job:
    """Seats are free again, and have no orders."""

    def job(connection: Connection) -> None:
        connection.execute(delete(orders).where(orders.c.table_id == id, orders.c.seat.in_(freed)))
        connection.execute(delete(seats).where(seats.c.table_id == id, seats.c.seat.in_(freed)))

    return job


def rename(id: str, person: str, name: str) -> Job:
    """Another nickname on the seats of a person."""
    return lambda connection: connection.execute(update(seats).where(seats.c.table_id == id, seats.c.person == person).values(name=name))


def set_key(id: str, person: str, key: str) -> Job:
    """Another secret link for the seats of a person."""
    return lambda connection: connection.execute(update(seats).where(seats.c.table_id == id, seats.c.person == person).values(key=key))


def hand_over(id: str, key: str, person: str, new_key: str, name: str) -> Job:
    """The seats of a secret link go to another device, which has a link of its own from now on."""
    there = (seats.c.table_id == id) & (seats.c.key == key)
    return lambda connection: connection.execute(update(seats).where(there).values(person=person, key=new_key, name=name))


def of(person: str, most: int) -> Callable[[Connection], list[tuple[TableRow, list[SeatRow], str, float]]]:
    """The tables a person made or has a seat at, newest first: with their three words, and when something was last done there."""

    def job(connection: Connection) -> list[tuple[TableRow, list[SeatRow], str, float]]:
        sits = select(seats.c.table_id).where(seats.c.person == person)
        last = select(events.c.at).where(events.c.table_id == tables.c.id).order_by(events.c.n.desc()).limit(1).scalar_subquery()
        mine = select(tables, invitations.c.words, last).outerjoin(invitations).where((tables.c.host == person) | tables.c.id.in_(sits))
        found = connection.execute(mine.order_by(tables.c.created.desc()).limit(most)).all()
        sat: dict[str, list[SeatRow]] = {row.id: [] for row in found}
        for row in connection.execute(select(seats).where(seats.c.table_id.in_(sat)).order_by(seats.c.seat)):
            sat[row[0]].append(SeatRow(*row[1:]))
        return [(TableRow(*row[:-2]), sat[row.id], row[-2] or "", row[-1] or row.created) for row in found]

    return job
