"""The list of the lobby: tables with a free seat that anybody may join."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec
import structlog

from fourcures import presets
from fourcures.server.game import Config, Glance
from fourcures.server.hall import Hall
from fourcures.server.invitations import Open, open_tables
from fourcures.server.offer import option_names
from fourcures.server.plan import option
from fourcures.server.wire import Fact
from fourcures.server.wire_lobby import OpenTable, OpenTables

LISTED: Final = 50
"""Tables in the list."""
DAYS: Final = 7
"""Days after which a table that did not fill is no longer listed; its link and its words still lead to it."""
FRESH: Final = 1.0
"""Seconds for which the list is good: however many ask, it is made once."""

EVERY: Final = 2.0
"""Seconds between two looks whether the list has changed."""

logger = structlog.get_logger("fourcures.server")


class Listing:
    """The list of the lobby, made when somebody asks for it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.lock = asyncio.Lock()
        self.at = -FRESH
        self.last = OpenTables(0, [])

    async def now(self) -> OpenTables:
        """The list as it is, or was a moment ago."""
        async with self.lock:
            if time.monotonic() - self.at >= FRESH:
                found = await self.hall.store.read(open_tables(time.time() - DAYS * 24 * 3600, LISTED))
                self.last = OpenTables(len(self.hall.people()), [self._told(table) for table in found])
                self.at = time.monotonic()
            return self.last

    async def run(self) -> None:
        """Send the list to the lobby whenever it has changed, while somebody is there."""
        shown = b""
        while True:
            await asyncio.sleep(EVERY)
            try:
                if self.hall.lobby.guests and (now := msgspec.json.encode(await self.now())) != shown:
                    shown = now
                    self.hall.lobby.tell_all(now)
            except Exception as error:
                logger.error("could not show the open tables", exc_info=error)

    def _told(self, table: Open) -> OpenTable:
        made, sat = table
        config, far = msgspec.json.decode(made.config, type=Config), msgspec.json.decode(made.glance, type=Glance)
        names = {row.seat: row.name for row in sat}
        return OpenTable(
            id=made.id,
            name=made.name,
            rules=f"{config.rules}/{config.epidemics}",
            phase="playing" if far.phase == "playing" else "gathering",
            roles=far.roles or config.roles,
            names=[names.get(seat, "") for seat in range(len(config.roles))],
            free=[seat for seat in range(len(config.roles)) if seat not in names],
            here=len(self.hall.people(made.id)),
            since=made.created,
            shown=config.shown,
            facts=_differing(config),
        )


def _differing(config: Config) -> list[Fact]:
    """The options that are not as the preset has them."""
    options = config.options
    if options is None:
        return []
    usual = presets.preset(config.shown.preset).options
    names = [name for name in option_names() if getattr(options, name) != getattr(usual, name)]
    return [option(name, getattr(options, name), config) for name in names]
