"""The link for watching: who comes by it sees what is open and may talk, and gets no seat, whatever is tried."""

from __future__ import annotations

import json
from typing import Any

import pytest
from folk import claimed
from visitor import Page, Person, Server, refused

from fourcures.server.invitations import CODE


def code_of(person: Person, table: str) -> str:
    with person.look(table) as page:
        code = str(page.view["watch"])
        assert len(code) == CODE and not page.view["watching"]
        return code


class Ears(Page):
    """A page that keeps all that it is told."""

    def __init__(self, person: Person, table: str) -> None:
        self.heard: list[str] = []
        super().__init__(person, table)

    def hear(self) -> dict[str, Any]:
        message = super().hear()
        self.heard.append(json.dumps(message))
        return message


def test_the_link_is_another_for_each_table_and_stays(ann: Person, bo: Person) -> None:
    one, two = ann.make(), ann.make()
    assert code_of(ann, one) == code_of(bo, one) != code_of(ann, two)


def test_who_comes_by_it_sees_the_game_and_neither_its_id_nor_its_words(ann: Person, bo: Person) -> None:
    table = ann.make(name="Harbour")
    code = code_of(ann, table)
    with Ears(bo, code) as page:
        words = ann.ask("GET", f"/api/tables/{table}").json["words"]
        assert (page.view["table"], page.view["watching"], page.view["phase"]) == (code, True, "gathering")
        ann.sit(table, 0, 1, name="Ann")
        page.until(1)
        with ann.look(table) as mine:
            mine.act(mine.view["legal"][0]["token"])
            assert mine.talk(text="hello")["t"] == "ack"
            page.reads("hello")
            assert page.view["board"] == mine.view["board"]
        assert page.view["you"] == page.view["legal"] == [] and not page.view["host"]
        everything = "".join(page.heard)
    for path in ("", "/past", "/talk", "/options", "/record", "/lines", "/deal", "/course"):
        answer = bo.ask("GET", f"/api/tables/{code}{path}")
        assert answer.status == 200, answer.body
        everything += answer.body.decode() + json.dumps(answer.headers)
    assert bo.ask("GET", f"/api/tables/{code}").json["id"] == code
    assert table not in everything and words not in everything and "Harbour" in everything


WISHES: list[tuple[str, str, Any]] = [
    ("POST", "seats", {"seats": [0]}),
    ("DELETE", "seats", None),
    ("PATCH", "seats", {"name": "Bo"}),
    ("POST", "host", {"seat": 0}),
    ("GET", "key", None),
    ("POST", "key", {"secret": "a" * 32}),
    ("GET", "why/CHI?seat=0", None),
]


@pytest.mark.parametrize(("method", "path", "body"), WISHES, ids=lambda wish: str(wish))
def test_no_seat_is_got_by_it(ann: Person, bo: Person, method: str, path: str, body: Any) -> None:
    table = ann.make()
    code = code_of(ann, table)
    ann.sit(table, 0)
    for person in (bo, ann):  # whoever has a seat has none there, either
        assert code in refused(person.ask(method, f"/api/tables/{code}/{path}", body), 404)
    assert bo.ask("GET", f"/api/tables/{table}").json["names"] == ["", ""]
    assert ann.ask("GET", f"/api/tables/{table}").json["you"] == [0]


COMMANDS: list[dict[str, Any]] = [
    {"t": "act", "token": "CHI"},
    {"t": "undo"},
    {"t": "try", "steps": [], "seat": 0},
    {"t": "propose", "steps": [{"seat": 0, "token": "CHI"}]},
    {"t": "agree", "plan": 1, "yes": True},
    {"t": "withdraw", "plan": 1},
    {"t": "point", "city": "CHI"},
    {"t": "order", "seat": 0, "card": "", "order": ""},
    {"t": "hold", "on": True},
    {"t": "nudge", "seat": 0},
    {"t": "pass_for", "seat": 0},
    {"t": "rewind", "to": 1},
    {"t": "vote", "yes": True},
    {"t": "mute", "line": 1, "on": True},
    {"t": "lead", "on": True, "at": 1},
]
NUMBERED = ("act", "undo", "rewind")


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: str(command["t"]))
def test_nothing_is_done_by_it(ann: Person, bo: Person, command: dict[str, Any]) -> None:
    table = ann.make()
    ann.sit(table, 0, 1)
    code = code_of(ann, table)
    for person in (ann, bo):
        with person.look(code) as page:
            n = {"n": page.view["n"]} if command["t"] in NUMBERED else {}
            said = page.say({"id": "press", **n} | command)
            assert (said["t"], said.get("why", {}).get("id")) == ("no", "watch-only"), said


def test_closed_hands_stay_closed_for_whoever_holds_them(ann: Person, bo: Person) -> None:
    table = ann.make(options={"open_hands": False})
    ann.sit(table, 0)
    bo.sit(table, 1)
    code = code_of(ann, table)
    assert refused(ann.ask("GET", f"/api/tables/{code}/record"), 409)
    past = ann.ask("GET", f"/api/tables/{code}/past").json
    with ann.look(table) as mine, ann.look(code) as page:
        assert mine.view["seats"][0]["hand"]
        for view in (page.view, past):
            assert view["line"] == "" and view["you"] == []
            assert [(seat["hand"], seat["closed"] > 0) for seat in view["seats"]] == [([], True)] * 2
            assert "~" in [entry["token"] for entry in view["log"]]


def test_what_is_said_there_is_for_those_who_watch(ann: Person, bo: Person) -> None:
    table = ann.make()
    ann.sit(table, 0, name="Ann")
    code = code_of(ann, table)
    with bo.look(code) as page, ann.look(code) as watching:
        assert page.talk(text="nice", name="Bo")["t"] == "ack"
        assert watching.talk(text="from above", name="Ann")["t"] == "ack"
        assert [page.reads(text)["channel"] for text in ("nice", "from above")] == ["watch", "watch"]
        assert page.reads("from above")["seat"] is None


def test_who_has_only_that_page_open_is_not_at_the_table(ann: Person, bo: Person) -> None:
    table = ann.make()
    ann.sit(table, 0)
    code = code_of(ann, table)
    with ann.look(code), bo.look(table) as page:
        assert not page.view["seats"][0]["online"] and page.view["watchers"] == 2
        with ann.look(table):
            while not page.view["seats"][0]["online"]:
                page.hear()


def test_signing_in_does_not_turn_watching_into_playing(server: Server) -> None:
    zoe = claimed(server, "Zoe Watches")
    table = zoe.make()
    zoe.sit(table, 0, 1)
    code = code_of(zoe, table)
    guest = claimed(server, "Yan Watches")
    with guest.look(code) as page:
        guest.cookie = page.person.cookie
        assert guest.sign_in("Zoe Watches").status == 200
        with zoe.look(table) as mine:
            mine.act(mine.view["legal"][0]["token"])
            page.until(mine.view["n"])
        assert page.view["watching"] and page.view["you"] == page.view["legal"] == []
        assert page.say(page.command(token="CHI"))["why"]["id"] == "watch-only"


def test_what_looks_like_such_a_link_leads_nowhere(ann: Person) -> None:
    code = code_of(ann, ann.make())
    wrong = code[:-1] + ("a" if code[-1] != "a" else "b")
    refused(ann.ask("GET", f"/api/tables/{wrong}"), 404)
    assert ann.ask("GET", f"/w/{code}").headers["content-type"].startswith("text/html")
