"""Proposals: tried, made, agreed to, done, taken back, withdrawn; kept over a restart; and nothing of a closed hand in them."""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path
from typing import Any

from folk import Folk
from test_own_data import everything
from visitor import Page, Person, Server, holds, seed_where

from fourcures.server import plans
from fourcures.words import has

ROLES = ("MED", "DIS")


class Planner(Page):
    """A page that proposes."""

    def tell(self, t: str, **more: Any) -> dict[str, Any]:
        """A command about proposals; the view after it is there."""
        self.pressed += 1
        return self.say({"t": t, "id": f"plan {self.pressed}"} | more)

    def attempt(self, seat: int, *chain: tuple[int, str]) -> dict[str, Any]:
        return self.tell("try", steps=steps(*chain), seat=seat)

    def propose(self, *chain: tuple[int, str]) -> dict[str, Any]:
        return self.tell("propose", steps=steps(*chain))

    def plans(self, wanted: int = 1) -> list[dict[str, Any]]:
        """The proposals, once there are so many."""
        while len(self.view.get("plans", [])) != wanted:
            self.hear()
        return list(self.view.get("plans", []))

    def states(self) -> list[str]:
        """How the steps of the only proposal stand."""
        return [step["state"] for step in self.plans()[0]["steps"]]


def steps(*chain: tuple[int, str]) -> list[dict[str, Any]]:
    return [{"seat": seat, "token": token} for seat, token in chain]


def two(ann: Person, bo: Person, **choices: Any) -> tuple[Planner, Planner]:
    """Ann is the Medic and begins, Bo is the Dispatcher."""
    table = ann.make(**({"roles": ROLES, "first": 0} | choices))
    ann.sit(table, 0, name="Ann")
    bo.sit(table, 1, name="Bo")
    return Planner(ann, table), Planner(bo, table)


CHAIN = ((0, "CHI"), (0, "SFO"), (1, "WAS"), (1, "MED:LAX"))


def test_trying_shows_the_table_as_it_would_be(ann: Person, bo: Person) -> None:
    a, b = two(ann, bo)
    with a, b:
        tried = a.attempt(1, *CHAIN)
        assert (tried["t"], tried["n"]) == ("tried", a.view["n"])
        assert [(step["state"], step.get("actions"), step["turn"]) for step in tried["steps"]] == [
            ("ok", 1, 1),
            ("ok", 1, 1),
            ("ok", 1, 2),
            ("ok", 1, 2),
        ]
        assert [(step["origin"], step["place"]) for step in tried["steps"]] == [
            ("ATL", "CHI"),
            ("CHI", "SFO"),
            ("ATL", "WAS"),
            ("SFO", "LAX"),
        ]
        assert tried["steps"][3]["said"] == {"id": "log-drive-other", "args": {"who": "DIS", "pawn": "MED", "from": "SFO", "city": "LAX"}}
        assert tried["board"]["pawns"] == ["LAX", "WAS"] and [seat["city"] for seat in tried["seats"]] == ["LAX", "WAS"]
        assert (tried["ask"]["step"], tried["ask"]["seats"], tried["ask"]["arg"]) == ("act", [1], 2)
        assert {legal["seat"] for legal in tried["legal"]} == {1} and "MED:SYD" in [legal["token"] for legal in tried["legal"]]
        assert a.view["board"]["pawns"] == ["ATL", "ATL"] and a.attempt(0)["board"]["pawns"] == ["ATL", "ATL"]  # nothing was changed


def test_a_card_is_a_price_and_lies_on_the_discard(ann: Person, bo: Person) -> None:
    a, b = two(ann, bo)
    with a, b:
        flight = next(legal for legal in a.view["legal"] if legal["kind"] == "direct")
        tried = a.attempt(0, (0, flight["token"]))
        assert tried["steps"][0]["cards"] == [flight["card"]] == tried["board"]["discard"]
        assert flight["card"] not in tried["seats"][0]["hand"] and flight["card"] in a.view["seats"][0]["hand"]


def test_more_than_a_turn_goes_on_in_the_next_one(ann: Person, bo: Person) -> None:
    a, b = two(ann, bo)
    with a, b:
        tried = a.attempt(0, *[(0, "CHI"), (0, "ATL")] * 3)
        assert [step["turn"] for step in tried["steps"]] == [1, 1, 1, 1, 3, 3]
        assert (tried["board"]["turn"], tried["ask"]["arg"], tried["board"]["over"]) == (3, 2, "")


def test_behind_a_step_that_cannot_be_done_nothing_is_tried(ann: Person, bo: Person) -> None:
    a, b = two(ann, bo)
    with a, b:
        tried = a.attempt(0, (0, "CHI"), (0, "SYD"), (0, "ATL"))
        assert [step["state"] for step in tried["steps"]] == ["ok", "stuck", "stuck"]
        assert tried["steps"][1]["why"]["id"] == "plans-stuck" and tried["board"]["pawns"][0] == "CHI"
        for chain, id in (
            ((), "plans-empty"),
            (((0, "SYD"),), "plans-cannot"),
            (((0, "."),), "plans-cannot"),
            (((2, "CHI"),), "plans-seat"),
        ):
            assert a.propose(*chain)["why"]["id"] == id
        assert a.propose(*[(0, "CHI")] * 41)["why"]["id"] == "plans-long"
        assert a.attempt(5)["why"]["id"] == "plans-seat"
        assert a.plans(0) == []


def test_a_proposal_is_seen_agreed_to_and_done(ann: Person, bo: Person) -> None:
    """Bo proposes for Ann's pawn; what is done of it is done, and taken back with the action."""
    a, b = two(ann, bo)
    with a, b:
        assert b.propose((0, "CHI"), (0, "SFO"), (1, "WAS"))["t"] == "ack"
        plan = a.plans()[0]
        assert (plan["name"], plan["seats"], a.states()) == ("Bo", [1], ["ok"] * 3)
        assert a.tell("agree", plan=plan["id"], yes=True)["t"] == "ack"
        while b.plans()[0].get("agreed") != [0]:
            b.hear()
        a.act("CHI")
        assert a.states() == ["done", "ok", "ok"]
        assert a.say(a.command("undo"))["t"] == "ack"
        a.until(a.view["n"] + 1)
        assert a.states() == ["ok"] * 3
        a.act("CHI")
        a.act("SFO")
        assert a.states() == ["done", "done", "ok"] and a.plans()[0]["agreed"] == [0]
        assert a.tell("agree", plan=plan["id"], yes=False)["t"] == "ack"
        while "agreed" in a.plans()[0]:
            a.hear()


def test_a_proposal_marks_itself_as_the_board_changes(ann: Person, bo: Person) -> None:
    """Ann goes another way, comes back, and lets her turn end."""
    a, b = two(ann, bo)
    with a, b:
        b.propose((0, "CHI"), (0, "SFO"), (1, "WAS"))
        a.act("MIA")
        stuck = a.plans()[0]["steps"]
        assert [step["state"] for step in stuck] == ["stuck"] * 3 and stuck[0]["said"]["id"] == "log-drive"
        assert stuck[0]["why"]["id"] and "why" not in stuck[1]
        a.act("ATL")
        assert a.states() == ["ok"] * 3
        a.act(".")
        while a.view["board"]["turn"] == 1:
            a.act(next(legal["token"] for legal in a.view["legal"]))
        assert a.plans(0) == []


def test_each_person_has_one(ann: Person, bo: Person) -> None:
    a, b = two(ann, bo)
    with a, b:
        a.propose((0, "CHI"))
        first = a.plans()[0]["id"]
        a.propose((0, "MIA"))
        while a.plans()[0]["id"] == first:
            a.hear()
        b.propose((0, "WAS"))
        mine, other = a.plans(2)
        assert a.tell("withdraw", plan=other["id"])["why"]["id"] == "plans-not-yours"
        assert a.tell("withdraw", plan=first)["why"]["id"] == "plans-not-yours"
        assert a.tell("agree", plan=mine["id"], yes=True)["why"]["id"] == "plans-own"
        assert a.tell("agree", plan=first, yes=True)["why"]["id"] == "plans-gone"
        assert a.tell("withdraw", plan=mine["id"])["t"] == "ack"
        while [plan["id"] for plan in b.view.get("plans", [])] != [other["id"]]:
            b.hear()


def test_the_same_command_is_done_once(ann: Person, bo: Person) -> None:
    a, b = two(ann, bo)
    with a, b:
        message = {"t": "propose", "id": "again and again", "steps": steps((0, "CHI"))}
        assert a.say(message)["again"] is False
        id = a.plans()[0]["id"]
        assert a.say(message)["again"] is True
        assert a.plans()[0]["id"] == id


def test_proposals_outlive_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    ann, bo = Person(server), Person(server)
    a, b = two(ann, bo)
    with a, b:
        b.propose((0, "CHI"), (0, "SFO"))
        a.plans()
        a.tell("agree", plan=1, yes=True)
        a.act("MIA")
        a.say(a.command("undo"))
        a.until(a.view["n"] + 1)
        a.act("CHI")
    server.kill()
    server = Server(tmp_path / "data")
    ann.port = bo.port = server.port
    with Planner(ann, a.view["table"]) as page:
        assert page.states() == ["done", "ok"] and page.plans()[0]["agreed"] == [0]
        page.propose((0, "SFO"))
        assert page.plans(2)[1]["id"] == 2
    assert server.stop() == 0


def test_only_who_plays_may_propose_and_point(ann: Person, bo: Person, server: Server) -> None:
    a, b = two(ann, bo)
    with a, b, Planner(Person(server), a.view["table"]) as watcher:
        for message in (watcher.attempt(0), watcher.propose((0, "CHI")), watcher.tell("point", city="CAI")):
            assert message["why"]["id"] == "act-watching"
        b.propose((0, "CHI"))
        assert watcher.plans()[0]["steps"][0]["place"] == "CHI"
        assert watcher.tell("agree", plan=1, yes=True)["why"]["id"] == "act-watching"


def test_pointing_is_shown_to_everybody_and_not_kept(ann: Person, bo: Person) -> None:
    a, b = two(ann, bo)
    with a, b:
        assert a.tell("point", city="XXX")["why"]["id"] == "plans-city"
        a.send({"t": "point", "id": "here", "city": "CAI"})
        for page in (a, b):
            assert page.answer() == {"t": "pointed", "city": "CAI", "name": "Ann", "seats": [0]}
        assert a.answer()["t"] == "ack"
        said = [a.tell("point", city="CAI")["t"] for _ in range(4)]
        assert "pointed" in said
        heard = [a.answer() for _ in range(4)]
        refusals = [a.tell("point", city="CAI") for _ in range(3)]
        assert any(message.get("why", {}).get("id") == "plans-point-fast" for message in [*heard, *refusals])


# ---------------------------------------------------------------- what is closed


def test_closed_hands_stay_closed(ann: Person, bo: Person) -> None:
    """For Bo's seat Ann is offered what needs no card; what depends on his hand she is not told."""
    a, b = two(ann, bo, options={"open_hands": False})
    with a, b:
        offered = a.attempt(1)
        assert {legal["kind"] for legal in offered["legal"]} <= {"drive", "shuttle", "treat", "join"} and offered["why"] == {}
        assert offered["seats"][1]["hand"] == [] and offered["seats"][1]["closed"] == len(b.view["seats"][1]["hand"])
        hand = [card for card in b.view["seats"][1]["hand"] if card in b.view["board"]["cubes"] or len(card) == 3]
        flight = (1, f"{hand[0]}({hand[0]})")
        other = (1, "SYD(SYD)" if "SYD" not in hand else "LIM(LIM)")
        answers = [a.attempt(1, chain)["steps"][0] for chain in (flight, other)]
        assert [(step["state"], step["why"]["id"]) for step in answers] == [("stuck", "plans-stuck")] * 2
        assert [a.propose(chain)["why"]["id"] for chain in (flight, other)] == ["plans-cannot"] * 2
        assert b.propose(flight, (1, "MED:CHI"))["t"] == "ack"  # his own hand is his to talk about
        told = a.plans()[0]["steps"]
        assert [step["state"] for step in told] == ["open", "open"] and told[0]["place"] == hand[0]
        assert b.states() == ["ok", "ok"]


def test_an_own_event_is_planned_and_others_are_not(ann: Person, bo: Person) -> None:
    seed = seed_where(lambda s: holds(s, 1, "AIRLIFT"), ROLES)
    a, b = two(ann, bo, seed=seed, options={"open_hands": False})
    with a, b:
        assert not [legal for legal in a.attempt(1)["legal"] if legal["kind"] == "airlift"]
        assert [legal for legal in b.attempt(1)["legal"] if legal["kind"] == "airlift"]
        assert a.propose((1, "AIRLIFT(MED,SYD)"))["why"]["id"] == "plans-cannot"
        assert b.propose((1, "AIRLIFT(MED,SYD)"))["t"] == "ack"
        assert a.plans()[0]["steps"][0]["state"] == "open"


def test_the_rival_is_never_planned(server: Server) -> None:
    ann, bo = Person(server), Person(server)
    table = ann.make(challenges=["bioterrorist"], roles=["MED", "SCI", None], seats=3)
    ann.sit(table, 0, 1, name="Ann")
    bo.sit(table, 2, name="Bo")
    with Planner(ann, table) as a, Planner(bo, table) as b:
        for page in (a, b):
            assert page.attempt(2)["why"]["id"] == "plans-seat"
            assert page.propose((2, "hide"))["why"]["id"] == "plans-seat"
        seen = [page.attempt(0) | {"id": ""} for page in (a, b)]
        assert seen[0]["legal"] == seen[1]["legal"] and seen[0]["board"] == seen[1]["board"]


# ---------------------------------------------------------------- one's own


def test_proposals_are_in_the_export_and_go_with_their_person(server: Server) -> None:
    ann, bo = Folk(server), Folk(server)
    a, b = two(ann, bo)
    with a, b:
        a.propose((0, "CHI"))
        b.propose((1, "WAS"))
        a.plans(2)
        a.tell("agree", plan=2, yes=True)
        told = ann.ask("GET", "/api/me/export").json["plans"]
        assert told == [
            {"table": a.view["table"], "mine": True, "steps": steps((0, "CHI"))},
            {"table": a.view["table"], "mine": False, "steps": steps((1, "WAS"))},
        ]
        file = sqlite3.connect(server.data / "fourcures.sqlite")
        id = json.loads(file.execute("SELECT agreed FROM plans WHERE table_id = ? AND id = 2", [a.view["table"]]).fetchone()[0])[0]
        file.close()
        assert id in everything(server)
        assert ann.ask("DELETE", "/api/me").status == 200
        assert id not in everything(server)
        while [plan["name"] for plan in b.view.get("plans", [])] != ["Bo"]:
            b.hear()


def test_proposals_follow_their_guest_to_the_claimed_name(server: Server) -> None:
    ann, bo = Folk(server), Folk(server)
    a, b = two(ann, bo)
    with a, b:
        a.propose((0, "CHI"))
        b.plans()
        assert ann.claim("Planner").status == 201
        while [plan["name"] for plan in b.plans()] != ["Planner"]:
            b.hear()


def test_every_sentence_about_proposals_is_in_the_catalogue() -> None:
    source = Path(plans.__file__).read_text("utf-8")
    named = set(re.findall(r'"(plans-[a-z-]+)"', source))
    assert len(named) > 8 and all(has(id) for id in named)
