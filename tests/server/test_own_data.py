"""Everything about oneself as one file, and nothing about oneself any more."""

from __future__ import annotations

import random
import sqlite3

from folk import PASSWORD, Folk, claimed
from visitor import Server, play_on, refused

from fourcures.record import read_record


def everything(server: Server) -> str:
    """The whole database as text."""
    file = sqlite3.connect(server.data / "fourcures.sqlite")
    text = "\n".join(file.iterdump())
    file.close()
    return text


def test_all_about_oneself_is_one_file(server: Server) -> None:
    ann, bo = claimed(server, "Exports"), Folk(server)
    gathering, playing, over = ann.make(name="to come"), bo.make(), ann.make(seats=2)
    ann.sit(playing, 1)
    bo.sit(playing, 0, name="Bo")
    ann.sit(over, 0, 1)
    with ann.look(over) as page:
        play_on([page], random.Random(3))
    answer = ann.ask("GET", "/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="fourcures.json"'
    told = answer.json
    assert told["me"] == ann.me() and len(told["visits"]) == 1
    tables = {table["id"]: table for table in told["tables"]}
    assert list(tables) == [gathering, playing, over]
    assert (tables[gathering]["name"], tables[gathering]["made"], tables[gathering]["seats"]) == ("to come", True, [])
    assert tables[gathering]["record"] is None
    assert (tables[playing]["made"], tables[playing]["names"]) == (False, {"1": "Exports"})
    assert "sha256:" in tables[playing]["record"]  # the seed of a game that goes on stays hidden
    assert read_record(tables[over]["record"]).headers["Seed"] == "a seed of the tests"
    assert [game["roles"] for game in told["results"]] == [ann.ask("GET", f"/api/tables/{over}").json["roles"]]
    assert PASSWORD not in answer.body.decode() and "argon2" not in answer.body.decode()


def test_a_guest_has_a_file_too(server: Server) -> None:
    guest = Folk(server)
    table = guest.make()
    guest.sit(table, 0, name="Guest")
    told = guest.ask("GET", "/api/me/export").json
    assert told["me"]["name"] == "" and [(row["id"], row["names"]) for row in told["tables"]] == [(table, {"0": "Guest"})]


def test_the_file_is_made_only_so_often(server: Server) -> None:
    ann = claimed(server, "Often")
    assert [ann.ask("GET", "/api/me/export").status for _ in range(6)] == [200] * 5 + [429]


def test_deleting_needs_the_name_and_the_password(server: Server) -> None:
    ann = claimed(server, "Careful")
    assert "Write your name" in refused(ann.ask("DELETE", "/api/me"), 422)
    assert "Write your name" in refused(ann.ask("DELETE", "/api/me", {"name": "Carefree", "password": PASSWORD}), 422)
    assert "not right" in refused(ann.ask("DELETE", "/api/me", {"name": "careful", "password": "wrong"}), 403)
    assert ann.me()["name"] == "Careful"


def test_who_deletes_everything_is_gone_and_games_go_on(server: Server) -> None:
    ann, phone, bo = claimed(server, "Goes Away"), Folk(server), claimed(server, "Stays Here")
    phone.sign_in("Goes Away")
    playing, over = ann.make(roles=["MED", "SCI"], first=1), ann.make(seats=2)
    for table in (playing, over):
        ann.sit(table, 0)
        bo.sit(table, 1)
    with ann.look(over) as page, bo.look(over) as other:
        play_on([page, other], random.Random(4))
    assert "Goes Away" in everything(server)
    id = next(line for line in everything(server).splitlines() if "'Goes Away'" in line and "people" in line).split("'")[1]
    with bo.look(playing) as page, bo.look(over) as ended:
        assert ann.ask("DELETE", "/api/me", {"name": "Goes Away", "password": PASSWORD}).json["name"] == ""
        while page.view["seats"][0]["taken"]:
            page.hear()
        while ended.view["seats"][0]["name"]:
            ended.hear()
        seat = ended.view["seats"][0]
        assert (seat["taken"], seat["name"], seat.get("claimed", False)) == (True, "", False)  # somebody
        assert sorted(bo.sit(playing, 0).json["you"]) == [0, 1]  # the game goes on
        while page.view["you"] != [0, 1]:
            page.hear()
        assert page.act(page.view["legal"][0]["token"])["t"] == "ack"
    left = everything(server)
    assert "Goes Away" not in left and id not in left
    assert (ann.me()["name"], phone.me()["name"]) == ("", "")
    assert ann.ask("GET", "/api/tables").json == phone.ask("GET", "/api/tables").json == []
    refused(Folk(server).sign_in("Goes Away"), 403)
    assert bo.ask("GET", "/api/people/Stays%20Here").json["team"]["games"] == 1  # not alone, now as before
    assert claimed(server, "Goes Away").me()["name"] == "Goes Away"  # the name is free


def test_a_guest_deletes_everything(server: Server) -> None:
    guest = Folk(server)
    table = guest.make()
    guest.sit(table, 0, name="Guest who goes")
    old = guest.cookie
    assert guest.ask("DELETE", "/api/me").status == 200
    assert guest.cookie != old and "Guest who goes" not in everything(server)
    assert guest.ask("GET", f"/api/tables/{table}").json["names"] == ["", ""]
