"""A table without sockets, with a clock that stands still until it is moved."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, cast

from visitor import EVENTS, holds

from fourcures.core import State
from fourcures.server.clock import Cancel, Clock, Work
from fourcures.server.guest import Guest
from fourcures.server.hall import Hall
from fourcures.server.log import Log
from fourcures.server.people import Person
from fourcures.server.table import Table
from fourcures.server.wire import Ack, Act, Pace, TakeBack
from fourcures.server.wishes import NewTable
from fourcures.words import Complaint


def quiet(s: State) -> bool:
    """Only the second seat holds an event: Quiet Night."""
    return holds(s, 1, "QUIET") and [holds(s, seat, event) for seat in (0, 1) for event in EVENTS].count(True) == 1


class StillClock(Clock):
    """Time goes on when a test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.time = time.time()
        self.due: list[tuple[float, Work]] = []

    def now(self) -> float:
        return self.time

    def later(self, seconds: float, work: Work) -> Cancel:
        entry = (self.time + seconds, work)
        self.due.append(entry)
        return lambda: self.due.remove(entry) if entry in self.due else None

    async def move(self, seconds: float) -> None:
        """So much time passes; what is due by then is done when it is."""
        until = self.time + seconds
        while ready := sorted((entry for entry in self.due if entry[0] <= until), key=lambda entry: entry[0]):
            self.due.remove(ready[0])
            self.time = max(self.time, ready[0][0])
            await ready[0][1]()
        self.time = until


class Page:
    """An open page that keeps what it is told."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.watching = person.watching
        self.have = 0
        self.told: list[Any] = []

    def show(self) -> None:
        """The table has changed."""

    def tell(self, message: bytes) -> None:
        self.told.append(json.loads(message))


class Inside:
    """One table and the people on its seats."""

    def __init__(self, file: Path, clock: StillClock | None = None) -> None:
        self.clock = clock or StillClock()
        self.store = Log(file)
        self.hall = Hall(self.store)
        self.id = ""
        self.table: Table
        self.people: list[Person] = []
        self.pages: dict[str, Page] = {}
        self.pressed = 0

    async def make(self, names: str, pace: Pace | None = None, **wanted: Any) -> None:
        """A table at which everybody has sat down: one seat for each letter, equal letters are one person; all have a page open."""
        persons = {name: Person(name * 32) for name in names}
        self.people = [persons[name] for name in names]
        wanted = {"seats": len(names), "pace": pace or Pace()} | wanted
        self.id = await self.hall.make(self.people[0], NewTable(**wanted))
        await self.open()
        for person in persons.values():
            mine = [seat for seat, other in enumerate(self.people) if other is person]
            await self.table.chairs.sit(person, mine, "")
            self.come(person)

    async def open(self) -> None:
        """The table is read from the log."""
        self.table = await self.hall.table(self.id)
        self.table.waiting.clock = self.clock
        self.table.waiting.place = ()
        self.table.waiting.moved()

    async def restart(self) -> None:
        """Nothing is at hand any more, and no clock runs."""
        self.hall.tables.clear()
        self.clock.due.clear()
        await self.open()

    def come(self, person: Person) -> None:
        page = self.pages[person.id] = Page(person)
        self.table.guests.add(cast(Guest, page))

    def go(self, person: Person) -> None:
        """A person's page is closed."""
        self.table.farewell(cast(Guest, self.pages.pop(person.id)))

    def view(self, seat: int) -> Any:
        """What whoever has that seat sees, with the whole log."""
        page = self.pages.get(self.people[seat].id) or Page(self.people[seat])
        page.have = 0
        self.table.shared = {}
        found = self.table.view(cast(Guest, page))
        assert found is not None
        return json.loads(found)

    async def say(self, seat: int, kind: Any, *rest: Any) -> Ack:
        """A command with a new id."""
        self.pressed += 1
        before = [len(self.table.rows)] if kind in (Act, TakeBack) or "n" in kind.__struct_fields__ else []
        return await self.table.command(self.people[seat], kind(f"press {self.pressed}", *before, *rest))

    async def act(self, seat: int, token: str) -> Ack:
        return await self.say(seat, Act, token)

    async def refused(self, what: Coroutine[Any, Any, Ack]) -> str:
        """The message of a refusal."""
        try:
            await what
        except Complaint as complaint:
            assert str(complaint) != complaint.id
            return complaint.id
        raise AssertionError("it was not refused")

    def ask(self) -> tuple[str, list[int]]:
        """Step and argument that are awaited, and whom."""
        assert self.table.game is not None
        ask = self.view(0)["ask"]
        return f"{ask['step']}{ask['arg']}", ask["seats"]

    def tokens(self) -> list[str]:
        assert self.table.game is not None
        return [entry.token for entry in self.table.game.entries]

    def close(self) -> None:
        self.store.close()


def run(what: Coroutine[Any, Any, None]) -> None:
    asyncio.run(what)
