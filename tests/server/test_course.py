"""A game from turn to turn, and a table that goes on from a place of another game."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from visitor import Person, play_on, refused

from fourcures.record import read_record
from fourcures.server.globe import km

RECORDS = Path(__file__).parent.parent / "records"
WON = (RECORDS / "03-two-win-by-research.fcr").read_text("utf-8")
LOST = (RECORDS / "08-two-outbreaks.fcr").read_text("utf-8")


def brought(person: Person, record: str) -> str:
    answer = person.ask("POST", "/api/records", {"record": record})
    assert answer.status == 201, answer.body
    return str(answer.json["id"])


def course(person: Person, table: str) -> Any:
    answer = person.ask("GET", f"/api/tables/{table}/course")
    assert answer.status == 200, answer.body
    return answer.json


def view(person: Person, table: str, at: int) -> Any:
    return person.ask("GET", f"/api/tables/{table}/past?at={at}").json


@pytest.mark.parametrize("record", [WON, LOST], ids=["won", "lost"])
def test_the_course_says_what_the_table_showed_after_each_turn(ann: Person, record: str) -> None:
    table = brought(ann, record)
    told = course(ann, table)
    assert [row["turn"] for row in told["turns"]] == list(range(len(told["turns"])))
    assert told["turns"][-1]["n"] == told["length"]
    for row in told["turns"]:
        then = view(ann, table, row["n"])
        board = then["board"]
        on_map = {d["id"]: sum(city.get(d["id"], 0) for city in board["cubes"].values()) for d in board["diseases"]}
        assert row["cubes"] == on_map
        assert (row["outbreaks"], row["epidemics"], row["rate"]) == (board["outbreaks"], board["epidemics"], board["rate"])
        assert row["deck"] == board["deck"]["left"] and row["hands"] == [len(seat["hand"]) for seat in then["seats"]]
        assert "chance" not in row  # nobody has worked it out
    cures = [mark for mark in told["marks"] if mark["what"] == "cure"]
    last = view(ann, table, told["length"])["board"]
    assert len(cures) == sum(disease["cured"] for disease in last["diseases"]) == sum(one["cures"] for one in told["deeds"])
    assert sum(mark["what"] == "outbreak" for mark in told["marks"]) == last["outbreaks"]
    assert sum(mark["what"] == "epidemic" for mark in told["marks"]) == last["epidemics"]
    assert all(mark["of"] for mark in told["marks"])


def test_deeds_are_those_of_the_tokens(ann: Person) -> None:
    record = WON
    told = course(ann, brought(ann, record))
    tokens = read_record(record).tokens
    assert sum(one["stations"] for one in told["deeds"]) == sum(token.startswith(("+", "GRANT")) for token in tokens)
    assert sum(one["shared"] for one in told["deeds"]) == sum(token[3:4] in ("<", ">") for token in tokens)
    assert sum(one["given"] for one in told["deeds"]) == sum(one["shared"] for one in told["deeds"])
    assert all(one["km"] == told["turns"][-1]["km"][one["seat"]] for one in told["deeds"])
    assert sum(one["drives"] for one in told["deeds"]) > 10 and sum(one["treated"] for one in told["deeds"]) > 5


def test_kilometres_are_those_of_the_globe() -> None:
    assert km("PAR", "PAR") == 0 and km("PAR", "LON") == km("LON", "PAR") < 500
    assert 9400 < km("LON", "TOK") < 9700
    assert 8000 < km("SFO", "TOK") < 8600  # over the Pacific


def test_before_the_first_card_there_is_none(ann: Person) -> None:
    assert refused(ann.ask("GET", f"/api/tables/{ann.make()}/course"), 409)


def test_closed_hands_are_numbers_in_it(ann: Person, bo: Person) -> None:
    table = ann.make(options={"open_hands": False})
    ann.sit(table, 0)
    bo.sit(table, 1)
    assert '"hands":[4,4]' in ann.ask("GET", f"/api/tables/{table}/course").body.decode()


# ---------------------------------------------------------------- going on from there


def on(person: Person, table: str, at: int, **more: Any) -> str:
    answer = person.ask("POST", f"/api/tables/{table}/on", {"at": at} | more)
    assert answer.status == 201, answer.body
    return str(answer.json["id"])


def test_a_new_table_goes_on_from_there(ann: Person, bo: Person) -> None:
    table = brought(ann, WON)
    at = next(n for n in range(60, 90) if view(ann, table, n)["ask"]["part"] == "act")
    then = view(ann, table, at)
    new = on(bo, table, at)
    assert new != table
    bo.sit(new, 0, 1)
    with bo.look(new) as page:
        assert page.view["line"] == then["line"] and page.view["phase"] == "playing" and page.view["you"] == [0, 1]
        assert page.reads({"id": "note-goes-on", "args": {"turn": then["board"]["turn"]}})["kind"] == "note"
        play_on([page], random.Random(3))
    profile = bo.ask("POST", "/api/me", {"name": "Bo Goes On", "password": "correct horse battery"})
    assert profile.status == 201
    (played,) = bo.ask("GET", "/api/people/Bo%20Goes%20On").json["recent"]
    assert not played["ranked"]
    stats = bo.ask("GET", "/api/people/Bo%20Goes%20On/stats").json
    both, outbreaks = course(bo, new)["deeds"], course(bo, new)["turns"][-1]["outbreaks"]  # Bo had both seats
    (did,) = stats.pop("did")
    assert stats == {"name": "Bo Goes On", "games": [played]}
    assert did == {deed: sum(one[deed] for one in both) for deed in did if deed != "outbreaks"} | {"outbreaks": outbreaks}
    assert did["km"] > 1000 and did["drives"] and did["treated"]
    assert bo.ask("GET", "/api/people/Bo%20Goes%20On/stats").json["did"] == [did]  # from what is at hand
    refused(bo.ask("GET", "/api/people/Nobody%20Of%20That%20Name/stats"), 404)
    assert view(ann, table, at)["line"] == then["line"]  # the old table is as it was


def test_with_the_same_cards_it_can_be_played_to_the_same_end(ann: Person) -> None:
    table = ann.make(seed="the same again")
    ann.sit(table, 0, 1)
    with ann.look(table) as page:
        play_on([page], random.Random(2))
        played, line = page.log, page.view["line"]
    new = on(ann, table, 40, same=True)
    ann.sit(new, 0, 1)
    with ann.look(new) as page:
        for entry in played:
            if entry["n"] == len(page.log):  # what Nature answers and what is passed by itself is there already
                assert page.act(entry["token"])["t"] == "ack", entry
        assert page.view["line"] == line


def test_nobody_tries_out_the_cards_of_a_running_game(ann: Person, bo: Person) -> None:
    table = ann.make(seed="not yet")
    ann.sit(table, 0, 1)
    n = len(ann.ask("GET", f"/api/tables/{table}/past").json["log"])
    assert "only when the game is over" in refused(bo.ask("POST", f"/api/tables/{table}/on", {"at": n, "same": True}), 409)
    promises = {ann.ask("GET", f"/api/tables/{id}/deal").json["promise"] for id in (table, on(bo, table, n), on(bo, table, n))}
    assert len(promises) == 3


def test_what_is_hidden_cannot_be_taken_elsewhere(ann: Person) -> None:
    for options in ({"options": {"open_hands": False}}, {"seats": 3, "challenges": ["bioterrorist"]}):
        table = ann.make(**options)
        ann.sit(table, *range(len(ann.ask("GET", f"/api/tables/{table}").json["roles"])))
        refused(ann.ask("POST", f"/api/tables/{table}/on", {"at": 10}), 409)


@pytest.mark.parametrize("at", [0, -1, 10**30, 9999])
def test_there_is_no_such_place(ann: Person, at: int) -> None:
    table = brought(ann, WON)
    refused(ann.ask("POST", f"/api/tables/{table}/on", {"at": at}), 422)


def test_nobody_goes_on_from_the_end(ann: Person) -> None:
    table = brought(ann, WON)
    refused(ann.ask("POST", f"/api/tables/{table}/on", {"at": course(ann, table)["length"]}), 409)
