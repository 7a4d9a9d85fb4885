"""A table with programs, from within."""

from __future__ import annotations

import asyncio

from inside import Inside

from fourcures.engine import awaited
from fourcures.server.people import Person
from fourcures.server.wishes import NewTable

LONG = 60.0


async def gather(inside: Inside, seats: int, level: str = "learner", mine: tuple[int, ...] = (0,), **wanted: object) -> None:
    """A table with one person, and programs on the other seats."""
    host = Person("h" * 32)
    inside.people = [host] * seats
    inside.id = await inside.hall.make(host, NewTable(seats=seats, seed="programs", **wanted))  # type: ignore[arg-type] # as a wish has them
    await inside.open()
    inside.table.programs.pause = 0.0
    if mine:
        await inside.table.chairs.sit(host, mine, "Ann")
    inside.come(host)
    await inside.table.programs.fill(host, [seat for seat in range(seats) if seat not in mine], level)


async def until_awaited(inside: Inside, seat: int) -> None:
    """The programs play until the table waits for this seat, or is over."""
    async with asyncio.timeout(LONG):
        while True:
            game = inside.table.game
            assert game is not None
            if game.phase == "over" or (awaited(game.state) >> seat & 1 and inside.table.programs.task is None):
                return
            await asyncio.sleep(0.01)
