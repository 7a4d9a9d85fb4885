"""A review together: one of those at a table shows the others places of the game.  Nothing of it is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from fourcures.server.people import Person
from fourcures.server.wire import Ack
from fourcures.server.wire_review import Lead, Led
from fourcures.words import Complaint

if TYPE_CHECKING:
    from fourcures.server.guest import Guest
    from fourcures.server.table import Table


class Leading:
    """Who leads at one table, and where."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.leader = ""
        self.told = Led(False)

    async def hear(self, person: Person, message: Lead) -> Ack:
        """Somebody leads, goes on to another place, or leads no longer.  The host may take the lead from whoever has it."""
        table = self.table
        async with table.lock:
            await table.opened()
            if self.leader not in ("", person.id) and (not message.on or person.id != table.made.host):
                raise Complaint("lead-another")
            if message.on:
                game = table.branches.game(message.line)
                if not 1 <= message.at <= len(game.entries):
                    raise Complaint("past-where", found=message.at, most=len(game.entries))
                mine = table.held(person)
                name = person.name or (table.seats[min(mine)].name if mine else "")
                self.leader = person.id
                self.told = Led(True, name, min(mine, default=None), message.line, message.at)
                self._tell()
            elif self.leader:
                self._end()
            return Ack(message.id, len(table.rows))

    def gone(self) -> None:
        """A page has gone: who leads must be here."""
        if self.leader and self.leader not in self.table.here():
            self._end()

    def greet(self, guest: Guest) -> None:
        """A page has come."""
        if self.leader:
            guest.tell(self._told(guest))

    def _end(self) -> None:
        self.leader, self.told = "", Led(False)
        self._tell()

    def _tell(self) -> None:
        for guest in self.table.guests:
            guest.tell(self._told(guest))

    def _told(self, guest: Guest) -> bytes:
        mine = guest.person.id == self.leader and not guest.watching
        return msgspec.json.encode(msgspec.structs.replace(self.told, mine=mine))
