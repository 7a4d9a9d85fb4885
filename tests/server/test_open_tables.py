"""The lobby: tables that anybody may join, and what a new table is asked for."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from visitor import Person, refused
from websockets.sync.client import ClientConnection, connect

from fourcures.words import say_in


def listed(person: Person, table: str) -> dict[str, Any] | None:
    """The table in the lobby; the list is good for a second."""
    time.sleep(1.05)
    lobby = person.ask("GET", "/api/lobby").json
    return next((row for row in lobby["tables"] if row["id"] == table), None)


def test_a_table_is_in_the_lobby_when_its_maker_says_so(ann: Person, bo: Person) -> None:
    private, public = ann.make(), ann.make(listed=True, name="All welcome", seats=3, language="de", options={"approval": True})
    ann.sit(public, 1, name="Ann")
    assert listed(bo, private) is None
    with bo.look(public):
        row = listed(bo, public)
    assert row is not None and (row["name"], row["phase"], row["free"], row["names"]) == (
        "All welcome",
        "gathering",
        [0, 2],
        ["", "Ann", ""],
    )
    assert len(row["roles"]) == 3 and row["here"] == 1 and time.time() - row["since"] < 60
    assert row["shown"]["language"] == "de" and [fact["name"] for fact in row["facts"]] == ["option-approval"]
    assert "words" not in row  # whoever is in the lobby needs none


def test_the_newest_stands_first_and_a_full_table_is_gone(ann: Person, bo: Person) -> None:
    old, new = ann.make(listed=True), ann.make(listed=True)
    assert listed(bo, new) is not None
    ids = [row["id"] for row in bo.ask("GET", "/api/lobby").json["tables"]]
    assert ids.index(new) < ids.index(old)
    ann.sit(old, 0)
    bo.sit(old, 1)
    assert listed(ann, old) is None
    bo.ask("DELETE", f"/api/tables/{old}/seats")
    row = listed(ann, old)  # somebody may go on with that seat
    assert row is not None and (row["phase"], row["free"]) == ("playing", [1])


def test_how_many_people_are_here(ann: Person, bo: Person) -> None:
    table = ann.make()
    time.sleep(1.05)
    before = ann.ask("GET", "/api/lobby").json["people"]
    with ann.look(table), ann.look(table), bo.look(table):
        time.sleep(1.05)
        assert ann.ask("GET", "/api/lobby").json["people"] == before + 2


@pytest.mark.parametrize(
    ("pace", "says"),
    [
        ({"clock": "soft", "seconds": 2}, "3 to 60 seconds, not 2"),
        ({"clock": "soft", "seconds": 61}, "3 to 60 seconds, not 61"),
        ({"clock": "hours", "hours": 0}, "1 to 168 hours, not 0"),
        ({"clock": "hours", "hours": 169}, "1 to 168 hours, not 169"),
    ],
)
def test_a_clock_has_limits(ann: Person, pace: dict[str, Any], says: str) -> None:
    assert says in refused(ann.ask("POST", "/api/tables", {"seats": 2, "pace": pace}), 422)
    assert ann.ask("POST", "/api/presets/check", {"seats": 2, "pace": pace}).json["problem"]["id"].startswith("pace-")


@pytest.mark.parametrize("language", ["deu", "DE", "d", "<b"])
def test_a_language_is_two_letters(ann: Person, language: str) -> None:
    assert "two small letters" in refused(ann.ask("POST", "/api/tables", {"seats": 2, "language": language}), 422)


def test_the_clock_is_told_in_plain_words(ann: Person) -> None:
    def told(**wish: Any) -> dict[str, str]:
        plan = ann.ask("POST", "/api/presets/check", {"seats": 2} | wish).json
        return {fact["name"]: say_in("en", fact["said"]["id"], fact["said"].get("args", {})) for fact in plan["facts"]}

    assert not {"ui-clock", "ui-trusted", "ui-language"} & set(told())
    assert told(pace={"clock": "soft", "seconds": 8})["ui-clock"].startswith("Silence of 8 seconds")
    assert told(pace={"clock": "hours", "hours": 1})["ui-clock"] == "One hour for each move; who is late is only reminded"
    assert (
        told(pace={"clock": "hours", "hours": 48, "zero": "team"})["ui-clock"]
        == "48 hours for each move; then team-mates may play for them"
    )
    assert told(pace={"trusted": True})["ui-trusted"] == "Others may let a window go by for them"
    assert told(language="fr")["ui-language"] == "fr"


def test_my_tables_say_when_something_was_last_done(ann: Person) -> None:
    table = ann.make()
    (row,) = ann.ask("GET", "/api/tables").json
    made = row["since"]
    assert time.time() - made < 60
    ann.sit(table, 0, 1)
    (row,) = ann.ask("GET", "/api/tables").json
    assert row["since"] > made and row["awaited"]


def test_the_lobby_is_shown_what_changes(ann: Person, bo: Person) -> None:
    address = f"ws://127.0.0.1:{ann.port}/api/lobby/socket"
    with connect(address, open_timeout=20, legacy=True) as line:
        table = bo.make(listed=True, name="Just now")
        while table not in [row["id"] for row in tables(line)]:
            pass
        bo.sit(table, 0, 1)
        while table in [row["id"] for row in tables(line)]:
            pass


def tables(line: ClientConnection) -> list[dict[str, Any]]:
    """The open tables that the lobby's socket tells next."""
    while (message := json.loads(line.recv(20)))["t"] != "tables":
        pass
    rows: list[dict[str, Any]] = message["tables"]
    return rows
