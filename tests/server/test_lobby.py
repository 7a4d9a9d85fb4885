"""Making tables, taking seats, coming back from another device."""

from __future__ import annotations

import hashlib
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from visitor import Person, Server, refused


def test_a_table_is_made_and_found(ann: Person, bo: Person) -> None:
    made = ann.ask(
        "POST", "/api/tables", {"seats": 3, "epidemics": 5, "name": "  Friday \n night ", "roles": ["OPS", None, "MED"], "first": 2}
    )
    assert made.status == 201
    table = made.json["id"]
    assert made.json["link"] == f"/t/{table}" and len(table) == 10
    summary = bo.ask("GET", f"/api/tables/{table}").json
    assert summary["name"] == "Friday night" and summary["rules"] == "base/5" and summary["phase"] == "gathering"
    assert summary["roles"][0] == "OPS" and summary["roles"][2] == "MED" and len(set(summary["roles"])) == 3
    assert summary["names"] == ["", "", ""] and summary["you"] == [] and summary["awaited"] == [] and summary["over"] == ""
    with ann.look(table) as host, bo.look(table) as guest:
        assert host.view["host"] and not guest.view["host"]
        assert host.view["seed"].startswith("sha256:")


def test_the_same_seed_makes_the_same_deal(ann: Person, bo: Person) -> None:
    lines = []
    for person in (ann, bo):
        table = person.make(seats=4, seed="the same", first="random")
        person.sit(table, 0, 1, 2, 3)
        with person.look(table) as page:
            lines.append(page.view["line"])
            assert page.view["seed"] == "sha256:" + hashlib.sha256(b"the same").hexdigest()
    assert lines[0] == lines[1]


def test_a_table_without_a_seed_gets_one_of_its_own(ann: Person) -> None:
    seeds = set()
    for seed in ({"seed": None}, {"seed": ""}):
        table = ann.make(**seed)
        with ann.look(table) as page:
            seeds.add(page.view["seed"])
    assert len(seeds) == 2


@pytest.mark.parametrize(("first", "seat"), [(0, 0), (1, 1), (2, 2)])
def test_the_chosen_seat_begins(ann: Person, first: int, seat: int) -> None:
    table = ann.make(seats=3, first=first)
    ann.sit(table, 0, 1, 2)
    with ann.look(table) as page:
        assert page.view["board"]["seat"] == seat
        assert page.view["ask"] == {"step": "act", "arg": 4, "part": "act", "seats": [seat], "passed": [], "excess": 0}


def test_only_ones_own_tables_are_listed_newest_first(ann: Person, bo: Person) -> None:
    assert ann.ask("GET", "/api/tables").json == []
    first, second = ann.make(name="one"), ann.make(name="two")
    bo.sit(first, 1, name="Bo")
    assert [table["name"] for table in ann.ask("GET", "/api/tables").json] == ["two", "one"]
    listed = bo.ask("GET", "/api/tables").json
    assert [(table["id"], table["you"], table["names"]) for table in listed] == [(first, [1], ["", "Bo"])]
    ann.sit(first, 0)
    with ann.look(first) as page:
        listed = {table["id"]: table for table in bo.ask("GET", "/api/tables").json}[first]
        assert listed == bo.ask("GET", f"/api/tables/{first}").json
        assert (listed["phase"], listed["turn"], listed["awaited"]) == ("playing", 1, page.view["ask"]["seats"])
    assert second != first


def test_the_game_begins_with_the_last_seat(ann: Person, bo: Person) -> None:
    table = ann.make(seats=3)
    with ann.look(table) as page:
        ann.sit(table, 0, name="Ann")
        bo.sit(table, 2, name="Bo")
        while page.view["seats"][2]["name"] != "Bo":
            page.hear()
        assert page.view["phase"] == "gathering" and page.view["you"] == [0]
        assert page.view["ask"]["part"] == "setup" and page.view["legal"] == []
        ann.sit(table, 1, name="Ann")  # the host takes what is left
        while page.view["phase"] == "gathering":
            page.hear()
        assert page.view["n"] == 9 + 3 * 3 and page.view["you"] == [0, 1]
        assert all(entry["seat"] is None and entry["turn"] == 0 for entry in page.log)


def test_taken_seats_and_full_tables_are_refused(ann: Person, bo: Person, server: Server) -> None:
    table = ann.make(seats=2, roles=["MED", "SCI"])
    ann.sit(table, 0, name="Ann")
    assert refused(bo.sit(table, 0, 1), 409) == "The seat of the Medic is taken by Ann; take another, or watch."
    assert bo.ask("GET", f"/api/tables/{table}").json["names"] == ["Ann", ""]  # all or none
    assert ann.sit(table, 0).status == 200  # one's own, again
    bo.sit(table, 1)
    late = Person(server)
    assert "watch" in refused(late.sit(table, 0), 409)
    with late.look(table) as page:
        assert page.view["you"] == [] and page.view["phase"] == "playing"


def test_of_many_who_reach_for_one_seat_one_gets_it(ann: Person, server: Server) -> None:
    table = ann.make(seats=2)
    people = [Person(server) for _ in range(8)]
    with ThreadPoolExecutor(len(people)) as all_at_once:
        answers = list(all_at_once.map(lambda person: person.sit(table, 1), people))
    assert sorted(answer.status for answer in answers) == [200] + [409] * 7
    holder = people[[answer.status for answer in answers].index(200)]
    assert holder.ask("GET", f"/api/tables/{table}").json["you"] == [1]


@pytest.mark.parametrize("seats", [[], [2], [-1], [0, 7], [10**20]])
def test_seats_that_are_not_there_cannot_be_taken(ann: Person, seats: list[int]) -> None:
    assert "0 to 1" in refused(ann.sit(ann.make(), *seats), 422)


def test_who_leaves_a_seat_frees_it(ann: Person, bo: Person) -> None:
    table = ann.make()
    ann.sit(table, 0, 1, name="Ann")
    assert "hold" in refused(bo.ask("DELETE", f"/api/tables/{table}/seats"), 403)
    assert "hold" in refused(bo.ask("DELETE", f"/api/tables/{table}/seats", {"seats": [0]}), 403)
    assert ann.ask("DELETE", f"/api/tables/{table}/seats", {"seats": [1]}).json["you"] == [0]
    with bo.look(table) as page:
        assert page.view["phase"] == "playing" and not page.view["seats"][1]["taken"]
        assert bo.sit(table, 1, name="Bo").json["you"] == [1]  # in the middle of the game
        while page.view["you"] != [1]:
            page.hear()
    assert ann.ask("DELETE", f"/api/tables/{table}/seats").json["names"] == ["", "Bo"]


# ---------------------------------------------------------------- the person, the cookie and the secret link


def test_the_cookie_is_out_of_reach_of_pages(ann: Person) -> None:
    answer = ann.ask("POST", "/api/tables", {"seats": 2})
    attributes = answer.headers["set-cookie"].split("; ")
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(attributes) and "Secure" not in attributes
    behind = ann.ask("POST", "/api/tables", {"seats": 2}, {"X-Forwarded-Proto": "https"})
    assert "Secure" in behind.headers["set-cookie"]


@pytest.mark.parametrize("cookie", ["", "x", "../../etc", "a" * 33, "é" * 10])
def test_a_cookie_of_our_own_making_is_not_believed(ann: Person, cookie: str) -> None:
    answer = ann.ask("POST", "/api/tables", {"seats": 2}, {"Cookie": f"fourcures={cookie}".encode().decode("latin-1")})
    assert answer.status == 201 and f"fourcures={cookie};" not in answer.headers["set-cookie"]


def test_a_page_gives_the_cookie_before_anything_else(ann: Person) -> None:
    assert ann.ask("GET", "/").status == 200 and ann.cookie
    known = ann.cookie
    ann.ask("GET", "/t/whatever")
    assert ann.cookie == known


def test_a_socket_gives_the_cookie_when_there_is_none(ann: Person, bo: Person) -> None:
    table = ann.make()
    with bo.look(table) as page:
        assert bo.cookie
        bo.sit(table, 1)
        while page.view["you"] != [1]:
            page.hear()


def test_the_secret_link_brings_the_seats_to_another_device(ann: Person, bo: Person, server: Server) -> None:
    table = ann.make(roles=["MED", "SCI"], first=0)
    ann.sit(table, 0, name="Ann")
    bo.sit(table, 1, name="Bo")
    link = ann.ask("GET", f"/api/tables/{table}/key").json["link"]
    page, secret = link.split("#")
    assert page == f"/t/{table}" and len(secret) == 32 and secret not in ann.cookie
    phone = Person(server)
    with ann.look(table) as before:
        moved = phone.ask("POST", f"/api/tables/{table}/key", {"secret": secret})
        assert moved.json["you"] == [0] and moved.json["names"] == ["Ann", "Bo"]
        with phone.look(table) as now:
            assert now.act(".")["t"] == "ack"
        while before.view["you"]:
            before.hear()
        assert before.act(".")["why"]["id"] == "act-watching"  # the seat is on one device at a time
    assert "no longer" in refused(Person(server).ask("POST", f"/api/tables/{table}/key", {"secret": secret}), 403)
    back = phone.ask("GET", f"/api/tables/{table}/key").json["link"].split("#")[1]
    assert ann.ask("POST", f"/api/tables/{table}/key", {"secret": back}).json["you"] == [0]


def test_a_link_opens_no_other_seat_and_no_other_table(ann: Person, bo: Person) -> None:
    table, other = ann.make(), ann.make()
    ann.sit(table, 0)
    ann.sit(other, 0)
    secret = ann.ask("GET", f"/api/tables/{table}/key").json["link"].split("#")[1]
    refused(bo.ask("POST", f"/api/tables/{other}/key", {"secret": secret}), 403)
    refused(bo.ask("POST", f"/api/tables/{table}/key", {"secret": ""}), 403)
    assert "no seat" in refused(bo.ask("GET", f"/api/tables/{table}/key"), 403)


# ---------------------------------------------------------------- records


def test_the_record_of_a_game_that_goes_on_hides_the_seed(ann: Person) -> None:
    table = ann.make(seed="hidden", first=1)
    ann.sit(table, 0)
    assert "not begun" in refused(ann.ask("GET", f"/api/tables/{table}/record"), 409)
    ann.sit(table, 1, name='Ann, "the [quick]"')
    answer = ann.ask("GET", f"/api/tables/{table}/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    text = answer.body.decode()
    assert '[Seed "sha256:' in text and "hidden" not in text
    assert '[Result "unfinished, turn 1"]' in text and "Ann" in text


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"seats": 6}, "6"),
        ({"seats": 0}, "0"),
        ({"seats": 2, "epidemics": 3}, "3"),
        ({"seats": 2, "epidemics": 8}, "8"),
        ({"seats": 2, "roles": ["MED"]}, "1 roles are named for 2 seats"),
        ({"seats": 2, "roles": ["MED", "MED"]}, "Medic"),
        ({"seats": 2, "roles": ["MED", "XYZ"]}, "XYZ"),
        ({"seats": 2, "first": 2}, "2"),
        ({"seats": 2, "first": -2}, "-2"),
        ({"seats": 2, "first": "me"}, '“first” is "me"; it must be 0 to 4, "population" or "random"'),
        ({"seats": "2"}, '“seats” is "2"; it must be a whole number'),
        ({"seats": 10**40}, "10000"),
        ({"seats": 2, "epidemics": 10**40}, "10000"),
        ({"seats": 2, "first": 10**40}, "10000"),
        ({"seats": 2, "roles": ["x" * 9000, None]}, "xxxx"),
        ({"seats": 2, "roles": [1, None]}, "“roles[0]” is 1; it must be text or null"),
        ({"seats": 2, "roles": "MED"}, "list"),
        ({"epidemics": 4}, "“seats” is missing"),
        ({"seats": 2, "colour": 1}, "no field “colour”"),
        ({"seats": 2, "name": "x" * 61}, "61 letters"),
        ({"seats": 2, "seed": "x" * 101}, "101 letters"),
        ([], "one JSON object"),
        (7, "one JSON object"),
        (None, "JSON"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_what_is_wrong(ann: Person, body: Any, sentence: str) -> None:
    answer = ann.ask("POST", "/api/tables", b"" if body is None else body)
    assert sentence in refused(answer, 400 if body is None else 422)
