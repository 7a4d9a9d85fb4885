"""What might have been: other lines of a game, tried out from any place of it and kept beside it.

A line is all its tokens from the first one on, so it stands whatever the game itself does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from fourcures.dealer import Dealer
from fourcures.notation import parse
from fourcures.record import Line
from fourcures.server import closed
from fourcures.server.file import branches
from fourcures.server.game import Game
from fourcures.server.log import Job
from fourcures.server.people import Person
from fourcures.server.problems import Refusal
from fourcures.server.wire_review import Branch

if TYPE_CHECKING:
    from fourcures.server.table import Table

MOST: Final = 40
"""Lines beside one game."""
LONGEST: Final = 600
"""Tokens of one."""


@dataclass
class Row:
    """One line.  `person` is whoever made it, "" for one that came with a record; `seed` deals its cards."""

    id: int
    person: str
    name: str
    tokens: list[str]
    seed: str


class Branches:
    """The lines beside the game of one table.  Its lock is held whenever they change."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.rows: dict[int, Row] = {}
        self.games: dict[int, Game] = {}

    async def opened(self) -> None:
        """The table has been read from the log."""
        self.rows = {row.id: row for row in await self.table.store.run(load(self.table.id))}
        self.games = {}

    def game(self, id: int) -> Game:
        """The game along a line, 0 for the game itself; complains where nobody may read all of it."""
        if id == 0:
            assert self.table.game is not None
            return self.table.game
        made = closed.in_full(self.table.game)
        if id not in self.rows:
            raise Refusal(404, "branch-unknown", found=id)
        if id not in self.games:
            game = Game(made.config, self.rows[id].seed)
            game.replay(self.rows[id].tokens)
            self.games[id] = game
        return self.games[id]

    async def play(self, person: Person, id: int, then: Game, token: str) -> tuple[int, int]:
        """Go on in another way from a place of a line; the line this is now, and how far it goes.

        What leads to where a line has been is that line.  For whoever made it a line goes on, or is cut and goes on; for others a new one
        begins.
        """
        made = closed.in_full(self.table.game)
        row = self.rows.get(id)
        own = row is not None and row.person == person.id and len(then.entries) > self.left(row.tokens)
        if then.phase == "over":
            raise Refusal(409, "on-over")
        # The cards of a game that is not over are not told: what might come there is another deal's.
        seed = row.seed if row else made.seed if made.phase == "over" else token_hex(16)
        game = then.copy()
        game.seed, game.dealer = seed, Dealer(seed)
        if token.startswith("~"):
            raise Refusal(422, "branch-nature")
        game.settle()
        if token:
            game.play(parse(game.state, token))
            game.accept(set(range(game.state.table.seats)))
            game.settle()
        tokens = [entry.token for entry in game.entries]
        for other, there in [(0, made), *((one, self.game(one)) for one in self.rows)]:
            if [entry.token for entry in there.entries[: len(tokens)]] == tokens:
                return other, len(tokens)
        if len(tokens) > LONGEST:
            raise Refusal(409, "branch-long", most=LONGEST)
        if own:
            assert row is not None
            await self.table.write(_put(self.table.id, row.id, tokens))
            row.tokens = tokens
        else:
            if len(self.rows) >= MOST:
                raise Refusal(409, "branch-many", most=MOST)
            row = Row(max(self.rows, default=0) + 1, person.id, self._named(person), tokens, seed)
            await self.table.write(keep(self.table.id, [row]))
            self.rows[row.id] = row
        self.games[row.id] = game
        return row.id, len(tokens)

    async def drop(self, person: Person, id: int) -> None:
        """A line is gone, for whoever made it and for the host."""
        row = self.rows.get(id)
        if row is None:
            raise Refusal(404, "branch-unknown", found=id)
        if person.id not in (row.person, self.table.made.host):
            raise Refusal(403, "branch-not-yours")
        gone = delete(branches).where(branches.c.table_id == self.table.id, branches.c.id == id)
        await self.table.write(lambda connection: connection.execute(gone))
        del self.rows[id]
        self.games.pop(id, None)

    def left(self, tokens: Sequence[str]) -> int:
        """How many tokens a line has in common with the game."""
        game = self.table.game
        assert game is not None
        pairs = zip(game.entries, tokens, strict=False)
        return next((n for n, (entry, token) in enumerate(pairs) if entry.token != token), min(len(game.entries), len(tokens)))

    def views(self, person: Person) -> list[Branch]:
        """The lines as somebody sees them."""
        closed.in_full(self.table.game)
        found = []
        for row in self.rows.values():
            game, at = self.game(row.id), self.left(row.tokens)
            turn = game.entries[min(at, len(game.entries) - 1)].turn
            may = person.id in (row.person, self.table.made.host)
            found.append(Branch(row.id, row.name, at, turn, len(game.entries), row.person == person.id, may))
        return found

    def makers(self) -> set[str]:
        """Who has a line here."""
        return {row.person for row in self.rows.values() if row.person}

    def record(self, left: int | None = None) -> str:
        """The game as a record with its lines, or a line of it that was left by going back; the seed is hidden until it is over."""
        table = self.table
        game = closed.in_full(table.game)
        seed, names = table.seed(game), {seat: row.name for seat, row in table.seats.items()}
        if left is not None:
            return table.votes.left(left).record(names, seed)
        return game.record(names, seed, [Line(row.tokens, 0, row.name) for row in self.rows.values()])

    def _named(self, person: Person) -> str:
        mine = self.table.held(person)
        return person.name or (self.table.seats[min(mine)].name if mine else "")


# ---------------------------------------------------------------- jobs of the log


def load(table: str) -> Callable[[Connection], list[Row]]:
    """The lines beside a game."""
    wanted = select(branches).where(branches.c.table_id == table).order_by(branches.c.id)
    return lambda connection: [Row(r.id, r.person, r.name, msgspec.json.decode(r.tokens), r.seed) for r in connection.execute(wanted)]


def keep(table: str, rows: Sequence[Row]) -> Job:
    """New lines."""

    def job(connection: Connection) -> None:
        for row in rows:
            values = {"person": row.person, "name": row.name, "tokens": _text(row.tokens), "seed": row.seed}
            connection.execute(insert(branches).values(table_id=table, id=row.id, **values))

    return job


def _put(table: str, id: int, tokens: list[str]) -> Job:
    changed = update(branches).where(branches.c.table_id == table, branches.c.id == id).values(tokens=_text(tokens))
    return lambda connection: connection.execute(changed)


def _text(tokens: list[str]) -> str:
    return msgspec.json.encode(tokens).decode()


def of_person(person: str) -> Callable[[Connection], list[tuple[str, str, list[str]]]]:
    """The lines that somebody made: the table, what they are called, and their tokens."""
    wanted = select(branches).where(branches.c.person == person)
    return lambda connection: [(r.table_id, r.name, msgspec.json.decode(r.tokens)) for r in connection.execute(wanted)]


def move(old: str, new: str) -> Job:
    """The lines that one id made are another's; those of an id that is nobody's any more are gone."""
    mine = branches.c.person == old
    change: Any = update(branches).where(mine).values(person=new) if new else delete(branches).where(mine)
    return lambda connection: connection.execute(change)


def renamed(connection: Connection, person: str, name: str) -> None:
    """Somebody is called otherwise from now on."""
    connection.execute(update(branches).where(branches.c.person == person).values(name=name))
