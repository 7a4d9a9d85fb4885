"""The only place that knows the time of a table: tests put another one there and move it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

logger = structlog.get_logger("fourcures.server")

Work = Callable[[], Coroutine[Any, Any, None]]
Cancel = Callable[[], object]


class Clock:
    """What time it is, and what is to be done later."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def now(self) -> float:
        """Seconds, comparable to the times of the log."""
        return time.time()

    def later(self, seconds: float, work: Work) -> Cancel:
        """Do this after so many seconds; what is returned calls it off."""
        task = asyncio.get_running_loop().create_task(_wait(seconds, work))
        self.tasks.add(task)  # the loop itself would let go of it
        task.add_done_callback(self.tasks.discard)
        return task.cancel


async def _wait(seconds: float, work: Work) -> None:
    await asyncio.sleep(seconds)
    try:
        await work()
    except Exception as error:
        logger.error("a clock could not do its work", exc_info=error)


CLOCK = Clock()
