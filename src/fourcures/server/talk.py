"""What people say at a table: those with seats to all, others to all but those who do not want to read it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from fourcures.server.log import Job
from fourcures.server.people import Person
from fourcures.server.rooms import Room
from fourcures.server.talk_log import LineRow
from fourcures.server.throttle import TooOften

if TYPE_CHECKING:
    from fourcures.server.table import Table


class Talk(Room):
    """The talk of one table.  Its lock is held whenever something is said."""

    channel = "table"

    def __init__(self, table: Table) -> None:
        super().__init__(table.id, table.manners, table.guests)
        self.table = table

    def host(self) -> str:
        return self.table.made.host

    def place(self, person: Person) -> tuple[str, int | None, str]:
        """People without a seat watch, once the game has begun; those with the link for watching do so from the start."""
        game = self.table.game
        assert game is not None
        mine = self.table.held(person)
        if not mine:
            return "table" if game.phase == "gathering" and not person.watching else "watch", None, ""
        seat = game.state.seat if game.state.seat in mine else min(mine)
        return "table", seat, self.table.seats[seat].name

    def moment(self) -> tuple[int, int]:
        game = self.table.game
        assert game is not None
        return len(game.entries), game.state.turn

    def roles(self) -> Sequence[str]:
        game = self.table.game
        assert game is not None
        return game.roles

    async def write(self, job: Job) -> None:
        await self.table.write(job)

    async def card(self, person: Person, plan: int) -> None:
        """Somebody has made the proposal of that number."""
        channel, seat, name = self.place(person)
        await self.proposed(person.id, person.id, channel, seat, person.name or name, plan)

    async def proposed(self, key: str, who: str, channel: str, seat: int | None, name: str, plan: int) -> None:
        """A proposal is told.  Of many in a short time (counted by `key`) some are not: all can be seen on the map."""
        try:
            self.manners.cards.take(key)
        except TooOften:
            return
        await self._add(LineRow(0, channel, *self.moment(), time.time(), who, seat, name, "plan", str(plan)), None)
