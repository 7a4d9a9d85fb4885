"""Programs on seats of a table: whoever is missing is played for, until somebody comes (docs/programs.md)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

import structlog

from fourcures.bits import members
from fourcures.engine import awaited
from fourcures.ids import KIND, PASS, SEAT
from fourcures.notation import parse, write
from fourcures.server import log
from fourcures.server.game import Game
from fourcures.server.people import Person, program
from fourcures.server.problems import Refusal
from fourcures.server.silence import answer
from fourcures.server.thinking import LEVELS, THINKING, Question
from fourcures.server.windows import window
from fourcures.words import Complaint

if TYPE_CHECKING:
    from fourcures.server.table import Table

PAUSE: Final = 0.6
"""Seconds before each action of a program, so that people can follow."""
NAME: Final = "Bot"
ASKED: Final = 3
"""How often a program is asked when what it wants turns out to be impossible, as with hands that it does not see."""

logger = structlog.get_logger("fourcures.server")


class Programs:
    """The programs of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.pause = PAUSE
        self.task: asyncio.Task[None] | None = None

    def seats(self) -> dict[int, str]:
        """The level of the program on each seat that has one."""
        return {seat: level for seat, row in self.table.seats.items() if (level := program(row.person))}

    def people(self) -> set[str]:
        """Those on the seats who are no programs."""
        return {row.person for row in self.table.seats.values() if not program(row.person)}

    async def fill(self, person: Person, wanted: Sequence[int], level: str) -> None:
        """The host gives free seats to programs, or those of other programs."""
        if level not in LEVELS:
            raise Refusal(422, "seats-level", found=level, allowed=", ".join(LEVELS))
        if person.id != self.table.made.host:
            raise Refusal(403, "host-only")
        await self.table.chairs.take(wanted, lambda seat: log.SeatRow(seat, f"bot:{level}", "", NAME), person)

    # ------------------------------------------------------------ playing

    def moved(self) -> None:
        """Something has changed: it may be the turn of a program."""
        if self.task is None and self._next() is not None:
            self.task = asyncio.create_task(self._play())

    def _next(self) -> int | None:
        """The seat of a program that the table waits for.  Where nobody sits, programs play while somebody looks on."""
        table, game = self.table, self.table.game
        if game is None or game.phase != "playing" or not (self.people() or table.guests):
            return None
        here = self.seats()
        return next((seat for seat in members(awaited(game.state)) if seat in here and seat not in table.waiting.aside), None)

    async def _play(self) -> None:
        try:
            while (seat := self._next()) is not None:
                game, n = self.table.game, len(self.table.rows)
                assert game is not None
                action = await self._choose(game, seat)
                await asyncio.sleep(self.pause)
                async with self.table.lock:
                    if self._next() == seat and self.table.game is game and len(self.table.rows) == n:
                        await self.table.do(game, action, {seat}, None)
        except Exception as error:
            logger.error("a program could not play", table=self.table.id, exc_info=error)
        finally:
            self.task = None

    async def _choose(self, game: Game, seat: int) -> int:
        """What the program on this seat does.  It is shown a view that has no secrets."""
        from fourcures.bots import view

        s, level = game.state, self.seats()[seat]
        for n in range(ASKED):
            line = write(view(s, seat, Random(f"{len(game.entries)} {n}")))
            try:
                token = await THINKING.ask(Question(self.table.id, level, seat, line, LEVELS[level]))
                return parse(s, token)
            except Complaint:
                continue
            except Exception as error:  # its process died, or it is at fault: the game must go on
                logger.error("a program could not think", table=self.table.id, line=line, exc_info=error)
                break
        return PASS * KIND + seat * SEAT if window(s) is not None else answer(s)
