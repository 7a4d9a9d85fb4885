"""What people did in their games, for their statistics: worked out from the logs of games that are over, once for each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, select

from fourcures.server.course import done
from fourcures.server.file import events, tables
from fourcures.server.game import Config, counted
from fourcures.server.log import Log
from fourcures.server.wire_people import Did
from fourcures.server.wire_review import Deeds
from fourcures.words import Complaint

KEPT: Final = 5000
"""Games that are at hand, those worked out last; a game takes some 3 ms."""
SUMMED: Final = tuple(name for name in Did.__struct_fields__ if name != "outbreaks")

Told = tuple[list[Deeds], int]


class Doings:
    """What each seat did in games that are over."""

    def __init__(self, store: Log) -> None:
        self.store = store
        self.kept: dict[str, Told] = {}

    async def of(self, games: Mapping[str, Sequence[int]]) -> list[Did | None]:
        """What the person on these seats did at each of these tables."""
        missing = [id for id in games if id not in self.kept]
        found = await self.store.read(lambda connection: {id: told(connection, id) for id in missing}) if missing else {}
        at_hand = self.kept | found
        self.kept = dict(list(at_hand.items())[-KEPT:])
        return [_sum(at_hand[id], seats) for id, seats in games.items()]


def told(connection: Connection, id: str) -> Told:
    """What the log of a table says was done; nothing when this version cannot read it."""
    config = connection.execute(select(tables.c.config).where(tables.c.id == id)).scalar_one()
    tokens = connection.execute(select(events.c.token).where(events.c.table_id == id).order_by(events.c.n)).scalars()
    try:
        return done(msgspec.json.decode(config, type=Config), counted(tokens))
    except (msgspec.MsgspecError, LookupError, Complaint):
        return [], 0


def _sum(told: Told, seats: Sequence[int]) -> Did | None:
    deeds, outbreaks = told
    mine = [one for one in deeds if one.seat in seats]
    return Did(**{name: sum(getattr(one, name) for one in mine) for name in SUMMED}, outbreaks=outbreaks) if mine else None
