"""The door of a table: the words that lead to it, and who opens it, the host."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from sqlalchemy import update

from fourcures.server import file
from fourcures.server.invitations import code_of, words_of
from fourcures.server.people import Person
from fourcures.server.problems import Refusal
from fourcures.server.wire import Said

if TYPE_CHECKING:
    from fourcures.server.table import Table

AWAY: Final = 120.0
"""Seconds that a host may be away while others are here."""


class Door:
    """The door of one table."""

    def __init__(self, table: Table, away: float = AWAY) -> None:
        self.table = table
        self.away = away
        self.words = ""
        self.code = ""  # of the link for watching
        self.timer: asyncio.TimerHandle | None = None
        self.going: set[asyncio.Task[None]] = set()

    async def opened(self) -> None:
        """The table has been read from the log."""
        self.words, self.code = await self.table.store.run(lambda on: (words_of(self.table.id)(on), code_of(self.table.id)(on)))
        self.watch()

    def words_for(self, person: Person) -> str:
        """The words, for those who may hand them on, as long as they lead here."""
        game = self.table.game
        if game is None or game.phase == "over" or person.watching:
            return ""
        return self.words if game.phase == "gathering" or self.table.held(person) else ""

    # ------------------------------------------------------------ the host

    def watch(self) -> None:
        """Somebody has come or gone: a host who is not here has some time to come back."""
        absent = not self._host_here()
        if absent and self._heir() is not None:
            if self.timer is None:
                self.timer = asyncio.get_running_loop().call_later(self.away, self._too_long)
        elif self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _too_long(self) -> None:
        self.timer = None
        task = asyncio.create_task(self.inherit())
        self.going.add(task)
        task.add_done_callback(self.going.discard)

    async def inherit(self) -> None:
        """The host has been away too long: whoever has sat here longest and is here goes on."""
        async with self.table.lock:
            await self.table.opened()
            heir = self._heir()
            if heir is not None and not self._host_here():
                await self._become(heir)

    async def left(self, person: Person) -> None:
        """Somebody has left seats.  A host who sits nowhere any more hands over at once.  The lock must be held."""
        table = self.table
        heir = self._heir()
        if heir is not None and person.id == table.made.host and all(row.person != table.made.host for row in table.seats.values()):
            await self._become(heir)

    async def hand_over(self, person: Person, seat: int) -> None:
        """The host makes somebody on a seat the host."""
        table = self.table
        async with table.lock:
            await table.opened()
            if person.id != table.made.host:
                raise Refusal(403, "host-only")
            if seat not in table.seats or not table.seats[seat].person:
                raise Refusal(409, "host-nobody")
            await self._become(table.seats[seat].person)

    async def _become(self, heir: str) -> None:
        table = self.table
        job = update(file.tables).where(file.tables.c.id == table.id).values(host=heir)
        await table.write(lambda connection: connection.execute(job))
        table.made = table.made._replace(host=heir)
        self.watch()
        table.changed()
        seat, name = next((seat, row.name) for seat, row in table.seats.items() if row.person == heir)
        assert table.game is not None
        await table.talk.note(Said("note-host", {"name": name}) if name else Said("note-host-nameless", {"role": table.game.roles[seat]}))

    def _host_here(self) -> bool:
        return self.table.made.host in self.table.here()

    def _heir(self) -> str | None:
        """Whoever has sat longest of those who are here and are not the host."""
        here = self.table.here() - {self.table.made.host}
        return next((row.person for row in self.table.seats.values() if row.person in here), None)
