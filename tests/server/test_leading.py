"""A review together: one shows the others places of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from visitor import Page, Person

WON = (Path(__file__).parent.parent / "records" / "03-two-win-by-research.fcr").read_text("utf-8")


def brought(person: Person) -> str:
    return str(person.ask("POST", "/api/records", {"record": WON}).json["id"])


def led(page: Page) -> dict[str, Any]:
    """What the page is told next about who leads."""
    while (message := page.hear())["t"] != "led":
        pass
    return message


def lead(page: Page, on: bool = True, **where: int) -> dict[str, Any]:
    page.pressed += 1
    page.send({"t": "lead", "id": f"lead {page.pressed}", "on": on} | where)
    while (message := page.hear())["t"] not in ("ack", "no"):
        pass
    return message


def test_others_are_shown_where_somebody_is(ann: Person, bo: Person) -> None:
    table = brought(ann)
    with ann.look(table) as mine, bo.look(table) as theirs, bo.look(mine.view["watch"]) as above:
        assert lead(mine, at=60)["t"] == "ack"
        for page in (theirs, above):
            told = led(page)
            assert (told["on"], told["line"], told["at"], told["mine"]) == (True, 0, 60, False)
        lead(mine, at=61)
        assert led(theirs)["at"] == 61
        with bo.look(table) as late:
            assert led(late)["at"] == 61
        lead(mine, on=False)
        assert not led(theirs)["on"]


def test_who_leads_goes_and_it_is_over(ann: Person, bo: Person) -> None:
    table = brought(ann)
    with bo.look(table) as theirs:
        with ann.look(table) as mine:
            lead(mine, at=5)
            assert led(theirs)["on"]
        assert not led(theirs)["on"]


def test_only_the_host_takes_over(ann: Person, bo: Person) -> None:
    table = brought(ann)
    with ann.look(table) as host, bo.look(table) as guest:
        assert lead(guest, at=5)["t"] == "ack"
        assert lead(host, at=7)["t"] == "ack"
        told = led(guest)
        assert (told["at"], told["mine"]) == (7, False)
        for on in (True, False):
            assert lead(guest, on, at=9)["why"]["id"] == "lead-another"


@pytest.mark.parametrize(
    ("where", "why"), [({"at": 0}, "past-where"), ({"at": 9999}, "past-where"), ({"at": 5, "line": 3}, "branch-unknown")]
)
def test_there_must_be_such_a_place(ann: Person, where: dict[str, int], why: str) -> None:
    table = brought(ann)
    with ann.look(table) as page:
        assert lead(page, **where)["why"]["id"] == why
