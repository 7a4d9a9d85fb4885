"""Where programs think: processes beside the server, so that its event loop never waits for them.

A table is always thought about in the same process, which keeps the plans of its turns.  A process that dies is replaced, and asked again.
"""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context
from threading import Lock
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar
from zlib import crc32

from fourcures.notation import read, token
from fourcures.story import Said
from fourcures.workers import begin_work

if TYPE_CHECKING:
    from fourcures.bots import Bot

T = TypeVar("T")
LEVELS: Final = {"learner": 0.05, "colleague": 0.1, "expert": 0.25, "master": 1.0}
"""Programs for people, by strength, and the seconds that each thinks about a turn while the machine has nothing else to do."""
PROCESSES: Final = max(1, (os.cpu_count() or 2) - 1)
KEPT: Final = 200
"""Programs that a process remembers the plans of."""
TRIES: Final = 3


class Question(NamedTuple):
    """What would the program of a level on seat `by` do on this seat of a table?  The line is what `by` may see of it."""

    table: str
    level: str
    by: int
    seat: int
    line: str
    seconds: float
    steps: tuple[tuple[int, str], ...] = ()  # of a proposal, which it is to judge: seats and tokens


class Meant(NamedTuple):
    """What a program does: its token, why, and the whole of its turn as it means it to go on, as seats and tokens."""

    token: str
    why: Said
    line: list[tuple[int, str]]


class Thinking:
    """The processes of one server, each begun when it is needed first."""

    def __init__(self, processes: int = PROCESSES) -> None:
        self.pools: list[ProcessPoolExecutor | None] = [None] * processes
        self.asked = [0] * processes
        self.beginning = Lock()

    async def ask(self, question: Question, work: Callable[[Question], T]) -> T:
        """The answer of the process of this table; raises BrokenProcessPool when processes die again and again."""
        at = crc32(question.table.encode()) % len(self.pools)
        self.asked[at] += 1
        try:
            shared = question._replace(seconds=question.seconds / max(self.asked[at], crowd()))
            return await self.run(at, work, shared)
        finally:
            self.asked[at] -= 1

    async def run(self, at: int, work: Callable[..., T], *args: object) -> T:
        """The answer of some work in the process of that number."""
        for _ in range(TRIES):
            pool = self.pools[at]
            if pool is None:
                pool = await asyncio.to_thread(self._begun, at)  # the loop goes on meanwhile
            try:
                return await asyncio.wrap_future(pool.submit(work, *args))
            except BrokenProcessPool:
                if self.pools[at] is pool:
                    self.pools[at] = None
        raise BrokenProcessPool(f"{TRIES} processes died")

    def _begun(self, at: int) -> ProcessPoolExecutor:
        """The process of that number, which runs from now on; to begin one takes a tenth of a second on a busy machine."""
        with self.beginning:
            pool = self.pools[at]
            if pool is None:
                pool = ProcessPoolExecutor(1, get_context("spawn"), _begin)
                pool.submit(int)
                self.pools[at] = pool
            return pool

    def close(self) -> None:
        """Nobody will ask any more."""
        for at, pool in enumerate(self.pools):
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)
                self.pools[at] = None


def _begin() -> None:
    """The process leaves the machine to the server."""
    os.nice(10)
    begin_work()


@cache
def _remembered() -> OrderedDict[tuple[str, str, int, int], Bot]:
    return OrderedDict()


def crowd() -> float:
    """How many want each processor of the machine, over the last minute: the more, the less time a program gets."""
    return os.getloadavg()[0] / (os.cpu_count() or 1)


# ------------------------------------------------------------ what runs in a process of its own


def think(question: Question) -> Meant:
    """What the program does, or would do."""
    from fourcures.bots import Budget, bot  # here alone: the server itself never thinks
    from fourcures.bots.reasons import walked

    remembered, key = _remembered(), question[:4]
    program = remembered.pop(key, None) or bot(question.level)
    remembered[key] = program
    if len(remembered) > KEPT:
        remembered.popitem(last=False)
    s = read(question.line)
    choice = program.choose(s, question.seat, Budget(seconds=question.seconds))
    line = choice.line or (choice.action,)
    return Meant(token(s, choice.action), choice.why, [(a >> 21 & 7, token(t, a)) for t, a in walked(s, line)])


def agree(question: Question) -> bool:
    """Whether the steps of somebody's proposal are about as good as what the program would do."""
    from fourcures.bots.opinion import about_as_good

    return about_as_good(read(question.line), question.steps)


THINKING: Final = Thinking()
"""Those of this process: one server runs in it."""
