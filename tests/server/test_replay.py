"""Looking back at any token, games that are brought along, and whether a deal was fair."""

from __future__ import annotations

import random
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from visitor import Page, Person, Server, play_on, refused

from fourcures.engine import legal, play
from fourcures.notation import parse, write
from fourcures.record import read_record, replay
from fourcures.server.game import MARK, Game
from fourcures.server.hall import wished
from fourcures.server.wishes import NewTable

RECORDS = Path(__file__).parent.parent / "records"
WON = (RECORDS / "03-two-win-by-research.fcr").read_text("utf-8")


def finished(ann: Person, **choices: Any) -> tuple[str, Page]:
    table = ann.make(**choices)
    ann.sit(table, 0, 1, name="Ann")
    page = ann.look(table)
    play_on([page], random.Random(1))
    return table, page


def past(person: Person, table: str, query: str) -> Any:
    answer = person.ask("GET", f"/api/tables/{table}/past{query}")
    assert answer.status == 200, answer.body
    return answer.json


# ---------------------------------------------------------------- the way back


@pytest.mark.parametrize("n", [1, MARK - 1, MARK, MARK + 1, 40, 70])
def test_the_way_back_is_the_game_as_it_was(n: int) -> None:
    config, game = wished(NewTable(seats=3, seed="way back"), "way back")
    game.settle()
    dice = random.Random(2)
    while len(game.entries) < 70:
        game.play(dice.choice(legal(game.state)))
        game.settle()
    slow = Game(config, "way back")
    slow.replay(entry.token for entry in game.entries[:n])
    quick = game.back(n)
    assert write(quick.state) == write(slow.state)
    assert (quick.entries, quick.drawn, quick.infected) == (slow.entries, slow.drawn, slow.infected)
    assert len(quick.marks) == n // MARK


def test_every_place_of_a_game_is_shown(ann: Person, bo: Person) -> None:
    table, page = finished(ann, seed="every place")
    page.close()
    last = past(bo, table, "")
    assert last["log"] == page.log and last["phase"] == "over" and last["seed"] == "every place"
    record = read_record(ann.ask("GET", f"/api/tables/{table}/record").body.decode())
    for at in (1, 30, len(page.log) - 1):
        there = past(bo, table, f"?at={at}&since={at - 1}")
        assert [entry["n"] for entry in there["log"]] == [at - 1]
        assert (there["legal"], there["you"], there["ask"]["step"] == "over") == ([], [], False)
        s = record.start()
        for entry in page.log[:at]:
            play(s, parse(s, entry["token"]))
        assert there["line"] == write(s)


def test_there_is_no_place_before_the_first_or_after_the_last(ann: Person) -> None:
    table = ann.make()
    assert "not begun" in refused(ann.ask("GET", f"/api/tables/{table}/past"), 409)
    ann.sit(table, 0, 1)
    for at in (0, -1, 10_000):
        assert f"{at:,}" in refused(ann.ask("GET", f"/api/tables/{table}/past?at={at}"), 422)


def test_the_past_of_closed_hands_is_closed(server: Server, ann: Person, bo: Person) -> None:
    table = ann.make(options={"open_hands": False})
    ann.sit(table, 0)
    bo.sit(table, 1)
    with ann.look(table) as page:
        n = len(page.log)
    mine = past(ann, table, f"?at={n}")
    watcher = past(Person(server), table, f"?at={n}")
    assert mine["line"] == watcher["line"] == ""
    assert mine["seats"][0]["hand"] and not mine["seats"][1]["hand"]
    assert not watcher["seats"][0]["hand"] and watcher["seats"][0]["closed"] == len(mine["seats"][0]["hand"])


# ---------------------------------------------------------------- records that are brought along


def test_a_finished_record_is_a_table_to_look_at(ann: Person, bo: Person) -> None:
    answer = ann.ask("POST", "/api/records", {"record": WON, "name": "A won game"})
    assert answer.status == 201
    table = answer.json["id"]
    summary = bo.ask("GET", f"/api/tables/{table}").json
    assert (summary["phase"], summary["name"], summary["over"]) == ("over", "A won game", "win")
    there = bo.ask("GET", f"/api/tables/{table}/record").body.decode()
    assert replay(read_record(there)).outcome == 1 and read_record(there).tokens == read_record(WON).tokens
    assert "taken" in refused(bo.sit(table, 0), 409)
    with bo.look(table) as page:
        assert page.view["board"]["over"] == "win" and page.view["you"] == []


def test_an_unfinished_record_is_played_on(ann: Person, bo: Person) -> None:
    game = read_record(WON)
    game.tokens, game.headers = game.tokens[:60], {k: v for k, v in game.headers.items() if k in ("Rules", "Seats", "First", "Events")}
    text = "\n".join(f'[{name} "{value}"]' for name, value in game.headers.items()) + "\n\n" + " ".join(game.tokens)
    table = ann.ask("POST", "/api/records", {"record": text}).json["id"]
    assert ann.sit(table, 0, name="Ann").status == 200
    assert bo.sit(table, 1, name="Bo").status == 200
    with ann.look(table) as a, bo.look(table) as b:
        assert a.view["phase"] == "playing" and a.tokens()[:40] == b.tokens()[:40]
        play_on([a, b], random.Random(3))
        assert a.view["phase"] == "over"
    assert replay(read_record(ann.ask("GET", f"/api/tables/{table}/record").body.decode())).outcome


@pytest.mark.parametrize(
    ("record", "says"),
    [
        ("", "no header Rules"),
        ('[Rules "base/4"]\n[Seats "MED, SCI"]\n\n', "no tokens"),
        ('[Rules "base/4"]\n[Seats "MED, SCI"]\n\n~XXX', "Token 1"),
        ('[Rules "base/9"]\n[Seats "MED, SCI"]\n\n~ATL', "epidemics"),
        ("<html>", "no header Rules"),
        (WON.replace("Final", "Initial"), None),
        (f'[Start "{write(replay(read_record(WON)))}"]\n\n.', "begins in the middle"),
    ],
)
def test_what_is_no_record_is_refused(ann: Person, record: str, says: str | None) -> None:
    before = len(ann.ask("GET", "/api/tables").json)
    answer = ann.ask("POST", "/api/records", {"record": record})
    if says is None:
        assert answer.status == 201
    else:
        assert says in refused(answer, 422)
        assert len(ann.ask("GET", "/api/tables").json) == before


# ---------------------------------------------------------------- a fair deal


def test_a_promise_is_kept(ann: Person) -> None:
    table = ann.make(seed="fair play")
    ann.sit(table, 0, 1)
    promise = "sha256:" + sha256(b"fair play").hexdigest()
    with ann.look(table) as page:
        early = ann.ask("GET", f"/api/tables/{table}/deal").json
        assert early == {"promise": promise, "seed": "", "cards": sum(entry["seat"] is None for entry in page.log), "wrong": 0}
        play_on([page], random.Random(4))
        cards = sum(entry["seat"] is None for entry in page.log)
    late = ann.ask("GET", f"/api/tables/{table}/deal").json
    assert late == {"promise": promise, "seed": "fair play", "cards": cards, "wrong": 0}


def test_another_deal_is_found_out(ann: Person) -> None:
    table = ann.ask("POST", "/api/records", {"record": WON.replace('[Seed "', '[Seed "not ')}).json["id"]
    late = ann.ask("GET", f"/api/tables/{table}/deal").json
    assert late["wrong"] >= 1 and late["promise"] == "sha256:" + sha256(late["seed"].encode()).hexdigest()
