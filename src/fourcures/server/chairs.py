"""The seats of a table: taking and leaving them, the name on them, and the secret link that carries them to another device."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from fourcures.server import log, notices
from fourcures.server.people import Person, hashed
from fourcures.server.problems import Refusal

if TYPE_CHECKING:
    from fourcures.server.table import Table


class Chairs:
    """The seats of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def sit(self, person: Person, wanted: Sequence[int], name: str) -> None:
        """Take free seats; with the last of them the game begins."""
        await self.take(wanted, lambda seat: log.SeatRow(seat, person.id, hashed(person.key(self.table.id)), name), person)

    async def take(self, wanted: Sequence[int], whose: Callable[[int], log.SeatRow], person: Person) -> None:
        """Seats that are free, or a program's, have somebody from now on, by the wish of this person."""
        table = self.table
        async with table.lock:
            game = await table.opened()
            roles, programs = game.config.roles, table.programs.seats()
            if not wanted or not all(0 <= seat < len(roles) for seat in wanted):
                raise Refusal(422, "seats-which", found=", ".join(map(str, wanted)) or "-", most=len(roles) - 1)
            rows = [whose(seat) for seat in sorted(set(wanted))]
            rows = [row for row in rows if row.seat not in table.seats or table.seats[row.seat].person != row.person]
            if rows and len(table.seats) - len(programs) == len(roles):
                raise Refusal(409, "table-full")
            for row in rows:
                if row.seat in table.seats and row.seat not in programs:
                    holder = table.seats[row.seat].name
                    raise Refusal(409, "seat-taken" if holder else "seat-taken-nameless", role=roles[row.seat], name=holder)
            sat = table.seats | {row.seat: row for row in rows}
            after, lines = game, list[log.Row]()
            if not table.rows and len(sat) == len(roles):
                after = game.copy()
                after.settle(table.waiting.lets_pass)
                lines = table.lines(game, after, None)
            if rows:
                freed = log.stand(table.id, [row.seat for row in rows if row.seat in programs])
                taken = log.sit(table.id, rows, lines, table.glance(after))
                told = notices.due(table, after, sat, person.id)
                await table.write(lambda connection: (freed(connection), taken(connection), told(connection)))
                table.seats = sat
                table.tell_again(after)
                table.become(after, lines)

    async def stand(self, person: Person, left: Sequence[int] | None) -> None:
        """Leave these seats, or all; somebody else may take them."""
        table = self.table
        async with table.lock:
            game = await table.opened()
            mine = table.held(person)
            freed = sorted(mine if left is None else left)
            others = set(freed) - mine
            may = set(table.seats if game.phase == "gathering" else table.programs.seats()) if person.id == table.made.host else set[int]()
            if not freed or not others <= may:
                raise Refusal(403, "seats-not-yours")
            if here := [seat for seat in sorted(others) if seat in table.online()]:
                raise Refusal(409, "seat-here", role=game.roles[here[0]])
            await table.write(log.stand(table.id, freed))
            for seat in freed:
                del table.seats[seat]
                table.waiting.left(seat)
            await table.door.left(person)
            table.tell_again(game)
            table.changed()

    async def rename(self, person: Person, name: str) -> None:
        """Another nickname on all seats of a person."""
        table = self.table
        async with table.lock:
            await table.opened()
            mine = table.held(person)
            if not mine:
                raise Refusal(403, "seats-not-yours")
            await table.write(log.rename(table.id, person.id, name))
            table.seats |= {seat: table.seats[seat]._replace(name=name) for seat in mine}
            table.changed()

    async def key(self, person: Person) -> str:
        """The secret link that carries a person's seats to another device; of several, that of the browser that asked last."""
        table = self.table
        async with table.lock:
            await table.opened()
            mine = table.held(person)
            if not mine:
                raise Refusal(403, "key-no-seats")
            key = hashed(person.key(table.id))
            if any(table.seats[seat].key != key for seat in mine):
                await table.write(log.set_key(table.id, person.id, key))
                table.seats |= {seat: table.seats[seat]._replace(key=key) for seat in mine}
        return f"/t/{table.id}#{person.key(table.id)}"

    async def use_key(self, person: Person, secret: str) -> None:
        """The seats of a secret link are this device's from now on."""
        table = self.table
        async with table.lock:
            game = await table.opened()
            key = hashed(secret)
            moved = [row for row in table.seats.values() if row.key == key]
            if not moved:
                raise Refusal(403, "key-unknown")
            new = hashed(person.key(table.id))
            name = person.name or moved[0].name
            await table.write(log.hand_over(table.id, key, person.id, new, name))
            table.seats |= {row.seat: row._replace(person=person.id, key=new, name=name) for row in moved}
            table.tell_again(game)
            table.changed()
