"""Hints: what programs would do for whoever is in turn, who sees no more in it than that seat sees."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, insert, select

from fourcures.bots.turns import on_turn
from fourcures.bots.views import view
from fourcures.notation import write
from fourcures.server import closed
from fourcures.server.analyst import Analyst, Look
from fourcures.server.file import hints
from fourcures.server.findings import looked
from fourcures.server.people import Person
from fourcures.server.problems import Refusal
from fourcures.server.wire import Said
from fourcures.server.wire_analysis import Looked

if TYPE_CHECKING:
    from fourcures.server.table import Table

GAMES: Final = 30
"""Games along each of the best ways …"""
WAYS: Final = 3
"""… of so many."""


class Hints:
    """The hints of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.used: set[tuple[int, int]] = set()  # when somebody asked: length of the whole log, and seat
        self.noted = 0  # the last turn in which that was said to all

    async def opened(self) -> None:
        """The table has been read from the log."""
        wanted = select(hints.c.n, hints.c.seat).where(hints.c.table_id == self.table.id)
        self.used = {(row.n, row.seat) for row in await self.table.store.run(lambda connection: connection.execute(wanted).all())}

    async def ask(self, person: Person, analyst: Analyst) -> Looked:
        """What programs would do now, or how much comes first; everybody is told that somebody asks."""
        table = self.table
        async with table.lock:
            game = await table.opened()
            s, mine = game.state, table.playing(game, person)
            if not game.config.shown.hints:
                raise Refusal(409, "hint-off")
            if s.seat not in mine or s.seat >= s.table.seats or not on_turn(s):
                raise Refusal(409, "hint-turn")
            await self._note(len(table.rows), int(s.seat), int(s.turn))
            line, seen = write(view(s, s.seat, Random(f"hint {len(table.rows)}"))), closed.seen(game, mine)
        told = looked(s, seen, await analyst.look(Look(line, (), GAMES, WAYS)))
        if told.found is not None and not closed.hands_seen(game, seen):
            told.found.missing = {}  # it would speak of hands that are made up
        return told

    async def _note(self, n: int, seat: int, turn: int) -> None:
        """Somebody asks: the game counts on no leaderboard any more."""
        if (n, seat) in self.used:
            return
        table = self.table
        await table.write(lambda connection: connection.execute(insert(hints).values(table_id=table.id, n=n, seat=seat)))
        self.used.add((n, seat))
        if self.noted != turn:
            self.noted = turn
            assert table.game is not None
            await table.talk.note(Said("note-hint", {"role": table.game.roles[seat]}))


def hinted(connection: Connection, table: str) -> bool:
    """Somebody has asked for a hint there."""
    return connection.execute(select(hints.c.n).where(hints.c.table_id == table).limit(1)).first() is not None
