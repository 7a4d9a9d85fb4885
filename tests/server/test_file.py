"""The database file of an older version is brought up to date."""

from __future__ import annotations

import json
import sqlite3
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from folk import Folk
from sqlalchemy import Connection
from visitor import Server

from fourcures.engine import legal
from fourcures.server import file
from fourcures.server.game import Config, Game
from fourcures.server.log import Log

VERSION_1 = """
CREATE TABLE tables (id VARCHAR NOT NULL, name VARCHAR NOT NULL, created FLOAT NOT NULL, host VARCHAR NOT NULL, config VARCHAR NOT NULL,
    seed VARCHAR NOT NULL, glance VARCHAR NOT NULL, PRIMARY KEY (id));
CREATE INDEX tables_host ON tables (host);
CREATE TABLE seats (table_id VARCHAR NOT NULL, seat INTEGER NOT NULL, person VARCHAR NOT NULL, "key" VARCHAR NOT NULL,
    name VARCHAR NOT NULL, PRIMARY KEY (table_id, seat), FOREIGN KEY(table_id) REFERENCES tables (id));
CREATE INDEX seats_person ON seats (person);
CREATE TABLE events (table_id VARCHAR NOT NULL, n INTEGER NOT NULL, cmd VARCHAR, seat INTEGER, at FLOAT NOT NULL, token VARCHAR NOT NULL,
    PRIMARY KEY (table_id, n), UNIQUE (table_id, cmd), FOREIGN KEY(table_id) REFERENCES tables (id)) WITHOUT ROWID;
PRAGMA application_id = 1182102083;
PRAGMA user_version = 1;
"""
SECRET = "a" * 32
GUEST = sha256(SECRET.encode()).hexdigest()
ENDED = 1_780_000_000.0


OPTIONS = {"seats": 2, "epidemics": 4, "hands": "official", "roles": "2013", "events": "base", "timing": "2013", "first": "population",
           "approval": False, "flight": True, "epidemiologist_acts": False, "city": "montreal", "colours": "standard", "levels": "official",
           "open_hands": True, "scoring": False, "challenges": []}  # fmt: skip


def old_file(path: Path) -> None:
    """What a server of version 1 left: a game that goes on and one that is over, each with a guest on both seats."""
    made = sqlite3.connect(path)
    made.executescript(VERSION_1)
    for id, most in (("goesonaaaa", 40), ("isoveraaaa", 10_000)):
        config = {"rules": "base", "roles": ["MED", "SCI"], "epidemics": 4, "first": 0, "options": OPTIONS, "seat": 0}
        game = Game(msgspec.convert(config, Config), id)
        game.settle()
        while not game.state.outcome and len(game.entries) < most:
            game.play(legal(game.state)[0])
            game.settle()
        glance = {"phase": game.phase, "turn": game.state.turn, "over": game.glance().over, "awaited": [], "roles": ["MED", "SCI"]}
        made.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", (id, "", 1.0, GUEST, json.dumps(config), id, json.dumps(glance)))
        for seat in (0, 1):
            made.execute("INSERT INTO seats VALUES (?, ?, ?, ?, ?)", (id, seat, GUEST, f"key {id}", "Ann"))
        for entry in game.entries:
            made.execute("INSERT INTO events VALUES (?, ?, NULL, ?, ?, ?)", (id, entry.n, entry.seat, ENDED, entry.token))
    made.commit()
    made.close()


def content(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """All that a file of version 1 has."""
    found = sqlite3.connect(path)
    rows = {name: found.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for name in ("tables", "seats", "events")}
    found.close()
    return rows


def shape(path: Path) -> list[tuple[object, ...]]:
    """The tables and indexes of a file, its version and its mark."""
    found = sqlite3.connect(path)
    names = found.execute("SELECT type, name, tbl_name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY 1, 2").fetchall()
    rows = [*names, *found.execute("PRAGMA user_version"), *found.execute("PRAGMA application_id")]
    found.close()
    return rows


def test_a_file_of_version_1_plays_on(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    path = data / "fourcures.sqlite"
    old_file(path)
    before = content(path)
    assert len(before["events"]) > 80 and {row[0] for row in before["tables"]} == {"goesonaaaa", "isoveraaaa"}
    server = Server(data)
    ann = Folk(server)
    ann.cookie = f"fourcures={SECRET}"
    assert content(path) == before
    with ann.look("goesonaaaa") as page:
        assert page.view["you"] == [0, 1] and page.view["host"] and page.view["n"] == len(page.log)
        assert page.act(page.view["legal"][0]["token"])["t"] == "ack"
    ann.claim("From Before")
    recent = ann.ask("GET", "/api/people/From%20Before").json["recent"]
    assert [(game["preset"], game["roles"], game["at"], game["solo"]) for game in recent] == [("2013", ["MED", "SCI"], ENDED, True)]
    assert server.stop() == 0


def test_an_old_file_becomes_like_a_new_one(tmp_path: Path) -> None:
    old, new = tmp_path / "old.sqlite", tmp_path / "new.sqlite"
    old_file(old)
    for path in (old, new):
        Log(path).close()
    assert shape(old) == shape(new) and (5,) in shape(new)


def test_a_change_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "old.sqlite"
    old_file(path)
    before, rows = shape(path), content(path)

    def half(connection: Connection) -> None:
        file.create(connection)
        raise RuntimeError("the power is gone")

    monkeypatch.setattr("fourcures.server.log.create", half)
    with pytest.raises(RuntimeError):
        Log(path)
    assert shape(path) == before and content(path) == rows
