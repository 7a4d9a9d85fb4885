"""What might have been: lines beside a game, tried out from any place, kept, and written into its record."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from folk import claimed
from visitor import Person, Server, play_on, refused

from fourcures.record import read_record, replay
from fourcures.server.branches import MOST

RECORDS = Path(__file__).parent.parent / "records"
WON = (RECORDS / "03-two-win-by-research.fcr").read_text("utf-8")
LINES = (RECORDS / "lines" / "what-if.fcr").read_text("utf-8")


def brought(person: Person, record: str = WON) -> str:
    return str(person.ask("POST", "/api/records", {"record": record}).json["id"])


def view(person: Person, table: str, at: int, line: int = 0, more: str = "&legal=true") -> Any:
    answer = person.ask("GET", f"/api/tables/{table}/past?at={at}&line={line}{more}")
    assert answer.status == 200, answer.body
    return answer.json


def lines(person: Person, table: str) -> Any:
    return person.ask("GET", f"/api/tables/{table}/branches").json


def try_out(person: Person, table: str, at: int, token: str, line: int = 0) -> tuple[int, int]:
    answer = person.ask("POST", f"/api/tables/{table}/branches", {"at": at, "token": token, "line": line})
    assert answer.status == 200, answer.body
    return answer.json["line"], answer.json["at"]


def place(person: Person, table: str, start: int = 60) -> int:
    """A place where somebody has actions."""
    return next(
        n for n in range(start, start + 40) if view(person, table, n)["ask"]["step"] == "act" and view(person, table, n)["ask"]["arg"] > 2
    )


def another(person: Person, table: str, at: int, line: int = 0) -> str:
    """A drive that was not made there."""
    made = [entry["token"] for entry in view(person, table, at + 1, more="")["log"]][at]
    there = view(person, table, at, line)
    return next(choice["token"] for choice in there["legal"] if choice["kind"] == "drive" and choice["token"] != made)


def test_another_way_becomes_a_line_beside_the_game(ann: Person, bo: Person) -> None:
    table = brought(ann)
    before, at = ann.ask("GET", f"/api/tables/{table}/record").body, place(ann, table)
    token = another(ann, table, at)
    assert try_out(bo, table, at, token) == (1, at + 1)
    assert view(bo, table, at + 1, 1)["board"]["pawns"] != view(bo, table, at, 0)["board"]["pawns"]
    (line,) = lines(ann, table)
    assert (line["id"], line["at"], line["length"], line["mine"], line["may"]) == (1, at, at + 1, False, True)
    second = view(bo, table, at + 1, 1)["legal"][0]["token"]
    assert try_out(bo, table, at + 1, second, 1)[0] == 1  # it goes on
    record = read_record(ann.ask("GET", f"/api/tables/{table}/record").body.decode())
    assert record.tokens == read_record(before.decode()).tokens and len(record.lines) == 1
    assert [entry["token"] for entry in view(ann, table, at + 2, 1, "")["log"]][at : at + 2] == [token, second]


def test_what_was_done_leads_along_the_line_where_it_was_done(ann: Person) -> None:
    table = brought(ann)
    at = place(ann, table)
    log = view(ann, table, at + 1, more="")["log"]
    assert try_out(ann, table, at, log[at]["token"]) == (0, at + 1)
    token = another(ann, table, at)
    assert try_out(ann, table, at, token) == try_out(ann, table, at, token) == (1, at + 1)
    assert len(lines(ann, table)) == 1


def test_an_own_line_is_changed_and_that_of_somebody_else_is_left(ann: Person, bo: Person) -> None:
    table = brought(ann)
    at = place(ann, table)
    try_out(ann, table, at, another(ann, table, at))
    one, two = [choice["token"] for choice in view(ann, table, at + 1, 1)["legal"] if choice["kind"] == "drive"][:2]
    try_out(ann, table, at + 1, one, 1)
    assert try_out(ann, table, at + 1, two, 1) == (1, at + 2)
    assert try_out(bo, table, at + 1, one, 1) == (2, at + 2)
    assert [line["id"] for line in lines(ann, table)] == [1, 2]
    refused(bo.ask("DELETE", f"/api/tables/{table}/branches/1"), 403)
    assert [line["id"] for line in ann.ask("DELETE", f"/api/tables/{table}/branches/2").json] == [1]  # the host's table
    refused(ann.ask("DELETE", f"/api/tables/{table}/branches/2"), 404)


def test_cards_come_as_they_would_have_come(ann: Person) -> None:
    table = brought(ann)
    at = place(ann, table)
    log = view(ann, table, at + 40, more="")["log"]
    drawn = [entry["token"] for entry in log[at:] if entry["said"] and entry["said"][0]["id"] in ("log-draw", "log-epidemic")]
    line, reached = try_out(ann, table, at, another(ann, table, at))
    line, reached = try_out(ann, table, reached, ".", line)
    here = [
        entry["token"]
        for entry in view(ann, table, reached, line, "")["log"][at:]
        if entry["said"] and entry["said"][0]["id"] in ("log-draw", "log-epidemic")
    ]
    assert here[:2] == drawn[:2]


def test_of_a_running_game_no_card_is_found_out(ann: Person) -> None:
    """Lines that end the same turn turn other cards each: none tells what the deck will bring."""
    table = ann.make(seed="still running")
    ann.sit(table, 0, 1)
    n = len(ann.ask("GET", f"/api/tables/{table}/past").json["log"])
    found = set()
    for drive in [choice["token"] for choice in view(ann, table, n)["legal"] if choice["kind"] == "drive"][:3]:
        line, at = try_out(ann, table, n, drive)
        while not (cards := tuple(e["token"] for e in view(ann, table, at, line, "")["log"][n:] if e["token"].startswith("~"))):
            done = next(choice["token"] for choice in view(ann, table, at, line)["legal"] if choice["kind"] in ("done", "pass"))
            line, at = try_out(ann, table, at, done, line)
        found.add(cards)
    assert len(found) == 3


def test_whoever_watches_looks_at_lines_and_makes_none(ann: Person, bo: Person) -> None:
    table = brought(ann)
    with ann.look(table) as page:
        code = page.view["watch"]
    at = place(ann, table)
    try_out(ann, table, at, another(ann, table, at))
    assert len(lines(bo, code)) == 1 and view(bo, code, at + 1, 1)["table"] == code
    refused(bo.ask("POST", f"/api/tables/{code}/branches", {"at": at, "token": "."}), 404)
    refused(bo.ask("DELETE", f"/api/tables/{code}/branches/1"), 404)


def test_where_hands_are_closed_there_are_none(ann: Person, bo: Person) -> None:
    table = ann.make(options={"open_hands": False})
    ann.sit(table, 0)
    bo.sit(table, 1)
    refused(ann.ask("GET", f"/api/tables/{table}/branches"), 409)
    refused(ann.ask("GET", f"/api/tables/{table}/past?legal=true"), 409)
    refused(ann.ask("POST", f"/api/tables/{table}/branches", {"at": 17, "token": "."}), 409)


@pytest.mark.parametrize(("at", "token", "line", "status"), [
    (0, ".", 0, 422), (9999, ".", 0, 422), (60, ".", 7, 404), (60, ".", -1, 404), (60, "nonsense", 0, 422),
    (60, "~ATL", 0, 422), (60, "=SFO(", 0, 422),
])  # fmt: skip
def test_nonsense_is_refused(ann: Person, at: int, token: str, line: int, status: int) -> None:
    table = brought(ann)
    refused(ann.ask("POST", f"/api/tables/{table}/branches", {"at": at, "token": token, "line": line}), status)
    assert lines(ann, table) == []


def test_there_are_only_so_many(ann: Person) -> None:
    table = brought(ann)
    made = 0
    for at in range(20, 200):
        for choice in view(ann, table, at)["legal"] if made < MOST + 1 else []:
            answer = ann.ask("POST", f"/api/tables/{table}/branches", {"at": at, "token": choice["token"]})
            if answer.status == 409:
                assert len(lines(ann, table)) == MOST and "take one away" in refused(answer, 409)
                return
            made += answer.json["line"] > 0
    raise AssertionError("never too many")


def test_lines_come_with_a_record_and_stay_over_a_restart(server: Server, ann: Person) -> None:
    table = brought(ann, LINES)
    told = lines(ann, table)
    assert [(line["name"], line["mine"], line["may"]) for line in told] == [
        ("Ann", False, True),
        ("Bo: the station first", False, True),
        ("Ann", False, True),
    ]
    again = read_record(ann.ask("GET", f"/api/tables/{table}/record").body.decode())
    first = read_record(LINES)
    assert [replay(again.along(n)).turn for n in (1, 2, 3)] == [replay(first.along(n)).turn for n in (1, 2, 3)]
    assert ann.ask("GET", f"/api/tables/{table}/deal").json["wrong"] == 0


def test_lines_are_exported_and_deleted_with_whoever_made_them(server: Server) -> None:
    zoe = claimed(server, "Zoe Lines")
    table = zoe.make()
    zoe.sit(table, 0, 1)
    with zoe.look(table) as page:
        play_on([page], random.Random(5))
    at = place(zoe, table, 20)
    try_out(zoe, table, at, another(zoe, table, at))
    (own,) = zoe.ask("GET", "/api/me/export").json["branches"]
    assert (own["table"], own["name"], len(own["tokens"])) == (table, "Zoe Lines", at + 1)
    assert lines(zoe, table)[0]["name"] == "Zoe Lines"
    assert zoe.ask("DELETE", "/api/me", {"name": "Zoe Lines", "password": "correct horse battery"}).status == 200
    assert lines(Person(server), table) == []
