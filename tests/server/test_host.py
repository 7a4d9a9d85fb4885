"""Who is the host of a table, what only the host may do, and who comes after."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from visitor import Page, Person, refused

from fourcures.server.guest import Guest
from fourcures.server.hall import Hall
from fourcures.server.log import Log
from fourcures.server.people import Person as Someone, new_secret
from fourcures.server.table import Table
from fourcures.server.wishes import NewTable


def hosts(page: Page) -> list[int]:
    """The seats of the host, as a page shows them."""
    return [i for i, seat in enumerate(page.view["seats"]) if seat.get("host")]


def test_the_host_hands_over(ann: Person, bo: Person) -> None:
    table = ann.make(seats=3)
    ann.sit(table, 0)
    bo.sit(table, 1)
    with ann.look(table) as page, bo.look(table) as other:
        assert page.view["host"] and not other.view["host"] and hosts(other) == [0]
        assert "Only the host" in refused(bo.ask("POST", f"/api/tables/{table}/host", {"seat": 1}), 403)
        assert "Nobody sits there" in refused(ann.ask("POST", f"/api/tables/{table}/host", {"seat": 2}), 409)
        assert ann.ask("POST", f"/api/tables/{table}/host", {"seat": 1}).status == 200
        while not other.view["host"]:
            other.hear()
        assert hosts(other) == [1]
    assert refused(ann.ask("POST", f"/api/tables/{table}/host", {"seat": 0}), 403)


def test_a_host_who_leaves_the_seat_hands_over_to_who_has_sat_longest(ann: Person, bo: Person, server: Any) -> None:
    cy, table = Person(server), ann.make(seats=4)
    ann.sit(table, 0)
    bo.sit(table, 2)  # before Cy, though on a later seat
    cy.sit(table, 1)
    with bo.look(table) as page, cy.look(table):
        cy.ask("DELETE", f"/api/tables/{table}/seats")
        cy.sit(table, 1)
        assert hosts(page) == [0]  # others may come and go
        ann.ask("DELETE", f"/api/tables/{table}/seats")
        while not page.view["host"]:
            page.hear()
        assert hosts(page) == [2]


def test_the_host_frees_the_seat_of_somebody_who_is_not_here(ann: Person, bo: Person) -> None:
    table = ann.make(seats=3)
    ann.sit(table, 0)
    bo.sit(table, 1)
    freeing: Callable[[Person], Any] = lambda person: person.ask("DELETE", f"/api/tables/{table}/seats", {"seats": [1]})  # noqa: E731
    with bo.look(table):
        assert "is at the table" in refused(freeing(ann), 409)
    assert freeing(Person(cast(Any, SimpleNamespace(port=ann.port)))).status == 403
    assert freeing(ann).json["names"] == ["", "", ""] and bo.sit(table, 1).status == 200
    assert refused(ann.ask("DELETE", f"/api/tables/{table}/seats", {"seats": [2]}), 403)  # it is free already
    ann.sit(table, 2)
    assert refused(freeing(ann), 403)  # the game has begun


# ---------------------------------------------------------------- a host who is away, with a clock of our own


async def at_table(folder: Path, then: Callable[[Table, Someone, Someone, Callable[[Someone], Awaitable[Guest]]], Awaitable[None]]) -> None:
    """A table with a host and somebody else on its seats; the time that a host may be away is over at once."""
    store = Log(folder / "log.sqlite")
    ann, bo = Someone(new_secret()), Someone(new_secret())
    hall = Hall(store)
    table = await hall.table(await hall.make(ann, NewTable(3)))
    table.door.away = 0
    await table.chairs.sit(ann, [0], "Ann")
    await table.chairs.sit(bo, [1], "Bo")

    async def come(person: Someone) -> Guest:
        guest = Guest(table, person, cast(Any, SimpleNamespace(client=None)))
        await table.welcome(guest)
        return guest

    try:
        await then(table, ann, bo, come)
    finally:
        store.close()


async def later(table: Table) -> None:
    """The time of the clock is over, and what it began is done."""
    await asyncio.sleep(0.01)
    await asyncio.gather(*table.door.going)


def test_a_host_who_stays_away_is_followed_by_who_is_here(tmp_path: Path) -> None:
    async def story(table: Table, ann: Someone, bo: Someone, come: Callable[[Someone], Awaitable[Guest]]) -> None:
        await come(Someone(new_secret()))  # somebody who watches is no heir
        host = await come(ann)
        other = await come(bo)
        await later(table)
        assert table.made.host == ann.id
        table.farewell(other)
        table.farewell(host)
        await later(table)
        assert table.made.host == ann.id  # nobody is here who could
        other = await come(bo)
        await later(table)
        assert table.made.host == bo.id
        await table.again()
        assert table.made.host == bo.id  # it is in the log
        await come(ann)
        await later(table)
        assert table.made.host == bo.id  # it does not go back by itself

    asyncio.run(at_table(tmp_path, story))


def test_a_host_who_comes_back_in_time_stays_host(tmp_path: Path) -> None:
    async def story(table: Table, ann: Someone, bo: Someone, come: Callable[[Someone], Awaitable[Guest]]) -> None:
        table.door.away = 60
        host = await come(ann)
        await come(bo)
        table.farewell(host)
        timer = table.door.timer
        assert timer is not None and 55 < timer.when() - asyncio.get_running_loop().time() <= 60
        await come(ann)
        assert table.door.timer is None and timer.cancelled() and table.made.host == ann.id

    asyncio.run(at_table(tmp_path, story))
