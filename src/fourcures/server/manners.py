"""Manners, alike in all rooms: how much somebody may say, and who does not want to read whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from weakref import WeakSet

from fourcures.server import talk_log
from fourcures.server.log import Log
from fourcures.server.people import Person
from fourcures.server.throttle import Throttle, TooOften
from fourcures.words import Complaint

if TYPE_CHECKING:
    from fourcures.server.rooms import Room

LINES: Final = (5, 2.0)
"""Lines of somebody at once, and seconds for each more."""
CARDS: Final = (5, 2.0)
"""Proposals of somebody that are told in the talk."""
SIGNS: Final = (10, 1.0)
REPORTS: Final = (10, 60.0)
HOUSE: Final = (60, 0.5)
"""Lines from one address: new cookies are had for nothing."""


class Manners:
    """What is known about people as speakers and readers."""

    def __init__(self, store: Log) -> None:
        self.store = store
        self.rooms: WeakSet[Room] = WeakSet()
        self.blocks: dict[str, set[str]] = {}
        self.lines = Throttle(*LINES)
        self.cards = Throttle(*CARDS)
        self.signs = Throttle(*SIGNS)
        self.reports = Throttle(*REPORTS)
        self.houses = Throttle(*HOUSE)

    async def open(self) -> None:
        """Read who does not want to read whom."""
        self.blocks = await self.store.read(talk_log.all_blocks)

    def reads(self, reader: Person, speaker: str) -> bool:
        """Somebody is shown what that person says."""
        return speaker not in self.blocks.get(reader.id, ())

    async def block(self, reader: Person, speaker: str, name: str) -> None:
        """Show somebody nothing more that this person says."""
        await self.store.run(talk_log.block(reader.id, speaker, name))
        self.blocks.setdefault(reader.id, set()).add(speaker)
        self._again(reader)

    async def unblock(self, reader: Person, id: int) -> None:
        """Show it again."""
        await self.store.run(talk_log.unblock(reader.id, id))
        await self.open()
        self._again(reader)

    def _again(self, reader: Person) -> None:
        for room in list(self.rooms):
            for guest in room.guests:
                if guest.person.id == reader.id:
                    room.greet(guest)


def take(throttle: Throttle, key: str) -> None:
    """One more of what somebody may do so often."""
    try:
        throttle.take(key)
    except TooOften as late:
        raise Complaint("talk-too-fast", seconds=late.wait or 1) from None
