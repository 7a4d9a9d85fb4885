"""What positions are worth: found out one after the other in a process beside the server, and kept in the database by position.

Somebody who waits for one position goes before the graphs of whole games; those are worked on in turn, a few games at a time, and go
on where they were after a restart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec
import structlog
from sqlalchemy import Connection, delete, func, insert, select

from fourcures.server.file import worth
from fourcures.server.log import Job, Log
from fourcures.server.problems import Refusal
from fourcures.server.thinking import Thinking

MADE_BY: Final = 2
"""Counts how those who play the games have changed: what others found out is not used."""
ROUNDS: Final = (20, 40, 80)
"""Games from each position of a graph: all have some before any has more."""
STUDIES: Final = 20
"""Graphs that are worked on; later ones begin when there is room."""
LOOKS: Final = 40
"""Positions that may wait to be looked at."""
KEPT: Final = 100_000
"""Findings that are kept; the oldest are forgotten."""

logger = structlog.get_logger("fourcures.server")


class Look(NamedTuple):
    """A position to be looked at: its line, the tokens that were played there, the games along the best ways, and how many ways."""

    line: str
    turn: tuple[str, ...]
    games: int
    ways: int

    @property
    def key(self) -> str:
        """What the finding is kept by."""
        return _key(self.line, *self.turn, str(self.games), str(self.ways))


class Found(msgspec.Struct):
    """What was found out about a position, as it is kept (as bots.analysis has it)."""

    wins: tuple[float, float, float, int]
    lines: list[FoundLine]
    threats: dict[str, str]
    epidemics: list[str]
    missing: dict[str, int]
    turns: int
    losses: dict[str, int]


class FoundLine(msgspec.Struct):
    """A way to go on."""

    steps: list[tuple[int, str]]  # seat and token
    why: tuple[str, dict[str, str | int | list[str]]]
    wins: tuple[float, float, float, int]
    played: bool


class Analyst:
    """Finds out what positions are worth."""

    def __init__(self, store: Log) -> None:
        self.store = store
        self.thinking = Thinking(1)
        self.looks: dict[str, Look] = {}  # by key, whoever came first goes first
        self.studies: dict[str, Sequence[str]] = {}  # by table: the lines of its positions
        self.failed: set[str] = set()  # keys of positions that could not be looked at
        self.task: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ asking

    async def known(self, wanted: Look) -> Found | None:
        """What was found out about a position before."""
        found = await self.store.read(load([wanted.key]))
        return msgspec.json.decode(found[wanted.key], type=Found) if found else None

    async def look(self, wanted: Look) -> Found | int:
        """What was found out about a position, or how many others come before it; complains when too many wait."""
        key = wanted.key
        if (found := await self.known(wanted)) is not None:
            return found
        if key in self.failed:
            raise Refusal(500, "analysis-failed")
        if key not in self.looks:
            if len(self.looks) >= LOOKS:
                raise Refusal(503, "analysis-busy", most=LOOKS)
            self.looks[key] = wanted
            self._work()
        return list(self.looks).index(key)

    async def chances(self, table: str, lines: Sequence[str]) -> list[list[int]]:
        """How games from each of these positions ended so far, by the order of OUTCOMES; those that are missing are played by and by.

        Only one graph of a table is worked on at a time.
        """
        known = await self.store.read(load([_key(line) for line in lines]))
        ends = [_ends(known.get(_key(line))) for line in lines]
        missing = any(sum(one) < ROUNDS[-1] and _key(line) not in self.failed for line, one in zip(lines, ends, strict=True))
        if missing and table not in self.studies and len(self.studies) < STUDIES:
            self.studies[table] = lines
            self._work()
        return ends

    # ------------------------------------------------------------ finding out

    def _work(self) -> None:
        if self.task is None:
            self.task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        try:
            while self.looks or self.studies:
                if self.looks:
                    key, wanted = next(iter(self.looks.items()))
                    await self._do(key, look_at, *wanted)
                    del self.looks[key]
                else:
                    table = next(iter(self.studies))
                    lines = self.studies.pop(table)
                    if await self._go_on(lines):
                        self.studies[table] = lines  # behind the others
        except Exception as error:
            logger.error("positions cannot be looked at", exc_info=error)
            self.looks.clear()
            self.studies.clear()
        finally:
            self.task = None

    async def _go_on(self, lines: Sequence[str]) -> bool:
        """Some more games from the first position that lacks any; False when none does."""
        known = await self.store.read(load([_key(line) for line in lines]))
        for goal in ROUNDS:
            for line in lines:
                key = _key(line)
                ends = _ends(known.get(key))
                if sum(ends) < goal and key not in self.failed:
                    await self._do(key, play_on, line, ends, goal)
                    return True
        return False

    async def _do(self, key: str, work: Callable[..., str], *args: object) -> None:
        """Do the work in the process, and keep what comes of it."""
        try:
            body = await self.thinking.run(0, work, *args)
        except Exception as error:  # a position that programs cannot play is not tried again
            logger.error("could not look at a position", position=args[0], exc_info=error)
            self.failed.add(key)
        else:
            await self.store.run(keep(key, body))

    def close(self) -> None:
        """Nobody will ask any more."""
        if self.task is not None:
            self.task.cancel()
        self.thinking.close()


def _key(*about: str) -> str:
    return sha256("\n".join((str(MADE_BY), *about)).encode()).hexdigest()[:32]


def _ends(body: str | None) -> list[int]:
    return msgspec.json.decode(body, type=list[int]) if body else [0]


# ---------------------------------------------------------------- in the process


def play_on(line: str, ends: list[int], goal: int) -> str:
    """Games from a position until there are so many, with how the earlier ones ended; as JSON."""
    from fourcures.bots.analysis import ends as more  # here alone: the server itself never plays
    from fourcures.notation import read

    played = sum(ends)
    found = more(read(line), played, goal)
    return msgspec.json.encode([a + b for a, b in zip(found, ends if played else [0] * len(found), strict=True)]).decode()


def look_at(line: str, turn: tuple[str, ...], games: int, ways: int) -> str:
    """What is found out about a position, as JSON."""
    from fourcures.bots.analysis import analyse
    from fourcures.notation import read

    found = analyse(read(line), games, ways, turn=turn)
    told = Found(
        wins=found.wins,
        lines=[FoundLine(list(zip(one.seats, one.tokens, strict=True)), one.why, one.wins, one.played) for one in found.lines],
        threats={city: str(chance) for city, chance in found.threats.items()},
        epidemics=[str(chance) for chance in found.epidemics],
        missing=found.missing,
        turns=found.turns,
        losses=found.losses,
    )
    return msgspec.json.encode(told).decode()


# ---------------------------------------------------------------- jobs of the log


def load(keys: Sequence[str]) -> Callable[[Connection], dict[str, str]]:
    """What is known by these keys."""
    wanted = select(worth.c.key, worth.c.body).where(worth.c.key.in_(keys))
    return lambda connection: {row.key: row.body for row in connection.execute(wanted)}


def keep(key: str, body: str) -> Job:
    """This has been found out, instead of what was known before; the oldest findings are forgotten."""

    def job(connection: Connection) -> None:
        connection.execute(delete(worth).where(worth.c.key == key))
        connection.execute(insert(worth).values(key=key, body=body))
        connection.execute(delete(worth).where(worth.c.id <= select(func.max(worth.c.id)).scalar_subquery() - KEPT))

    return job
