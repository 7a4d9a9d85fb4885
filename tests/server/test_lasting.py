"""What lasts: restarts, kill -9 in the middle of play, writes that fail, and the file itself."""

from __future__ import annotations

import asyncio
import random
import re
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError
from visitor import Page, Person, Server, choose, play_on, refused
from websockets.exceptions import ConnectionClosed

from fourcures.notation import write
from fourcures.server import people
from fourcures.server.hall import IDLE, Hall
from fourcures.server.log import Log
from fourcures.server.main import serve
from fourcures.server.wishes import NewTable
from fourcures.words import Complaint


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


def returning(person: Person, server: Server) -> Person:
    """The same browser, at the server that was started again."""
    again = Person(server)
    again.cookie = person.cookie
    return again


class Player(threading.Thread):
    """Somebody who plays alone at an own table as fast as may be, and notes what was acknowledged, until the server is gone."""

    def __init__(self, server: Server, number: int, enough: threading.Semaphore) -> None:
        super().__init__()
        self.person = Person(server)
        self.table = self.person.make(seats=2 + number % 3, seed=f"player {number}")
        self.person.sit(self.table, *range(2 + number % 3))
        self.dice = random.Random(number)
        self.enough = enough
        self.acknowledged: list[dict[str, Any]] = []
        self.in_flight: dict[str, Any] | None = None

    def run(self) -> None:
        try:
            page = self.person.look(self.table)
            while page.view["phase"] == "playing":
                token = choose(page.view, self.dice)
                self.in_flight = page.command(token=token)
                answer = page.say(self.in_flight)
                assert answer["t"] == "ack", (token, answer)
                self.acknowledged.append(self.in_flight)
                self.in_flight = None
                self.enough.release()
                page.until(answer["n"])
        except (ConnectionClosed, EOFError, OSError):
            return


def test_kill_in_the_middle_of_play_loses_nothing_that_was_acknowledged(data: Path) -> None:
    server = Server(data)
    enough = threading.Semaphore(0)
    players = [Player(server, number, enough) for number in range(6)]
    for player in players:
        player.start()
    for _ in range(100):
        assert enough.acquire(timeout=30)
    server.kill()
    for player in players:
        player.join(30)
    assert sum(len(player.acknowledged) for player in players) >= 100

    server = Server(data)
    for player in players:
        person = returning(player.person, server)
        page = person.look(player.table)
        tokens = page.tokens()
        for command in player.acknowledged:
            assert tokens[command["n"]] == command["token"]
        if player.acknowledged:
            last = player.acknowledged[-1]
            assert page.say(last)["again"] is True
        if player.in_flight is not None:  # stored or not, sent again it is there exactly once
            answer = page.say(player.in_flight)
            assert answer["t"] == "ack"
            page.until(answer["n"])
            assert page.tokens()[player.in_flight["n"]] == player.in_flight["token"]
            assert page.say(player.in_flight) == answer | {"again": True}
        page.close()
        rows = sqlite3.connect(data / "fourcures.sqlite").execute("SELECT n FROM events WHERE table_id = ? ORDER BY n", (player.table,))
        assert [n for (n,) in rows] == list(range(page.view["n"]))
    with returning(players[0].person, server).look(players[0].table) as page:
        play_on([page], random.Random(1))
        assert page.view["phase"] == "over"
    assert server.stop() == 0
    assert "Traceback" not in server.errors()


def test_a_restart_goes_on_with_every_table(data: Path) -> None:
    server = Server(data)
    ann, bo = Person(server), Person(server)
    gathering, playing = ann.make(name="gathering"), ann.make(name="playing", seats=2, first=0)
    bo.sit(gathering, 1, name="Bo")
    ann.sit(playing, 0, name="Ann")
    bo.sit(playing, 1, name="Bo")
    with ann.look(playing) as page:
        page.act(page.view["legal"][0]["token"])
        page.act(page.view["legal"][0]["token"])
        back = page.command("undo")
        assert page.say(back)["t"] == "ack"
        before = page.until(back["n"] + 1)
        log = page.log
    listed = ann.ask("GET", "/api/tables").json
    assert server.stop() == 0

    server = Server(data)
    ann, bo = returning(ann, server), returning(bo, server)
    assert ann.ask("GET", "/api/tables").json == listed
    with ann.look(playing) as page:
        assert page.log == log
        assert {**page.view, "since": 0, "log": []} == {**before, "since": 0, "log": []}
        assert page.say(back)["again"] is True
        assert page.act(".")["t"] == "ack"
    assert ann.sit(gathering, 0).json["phase"] == "playing"
    server.stop()


def test_a_write_that_fails_changes_nothing(data: Path) -> None:
    server = Server(data)
    ann = Person(server)
    table = ann.make(seats=2)
    ann.sit(table, 0, 1)
    with ann.look(table) as page:
        before = page.view["line"]
        blocker = sqlite3.connect(data / "fourcures.sqlite", isolation_level=None)
        blocker.execute("BEGIN IMMEDIATE")
        press = page.command(token=page.view["legal"][0]["token"])
        answer = page.say(press)
        assert (answer["t"], answer["id"], answer["why"]["id"]) == ("no", press["id"], "server-not-saved")
        blocker.execute("ROLLBACK")
        blocker.close()
        with ann.look(table) as again:
            assert again.view["line"] == before
        assert page.say(press) == {"t": "ack", "id": press["id"], "n": press["n"] + 1, "again": False}
        assert page.until(press["n"] + 1)["line"] != before
    server.stop()


def test_a_log_that_cannot_be_replayed_spoils_only_its_own_table(data: Path) -> None:
    server = Server(data)
    ann = Person(server)
    spoilt, whole = ann.make(), ann.make()
    with sqlite3.connect(data / "fourcures.sqlite") as other:
        other.execute("INSERT INTO events (table_id, n, at, token) VALUES (?, 0, 0, '~NOWHERE')", (spoilt,))
    other.close()
    assert "cannot be read by this version" in refused(ann.ask("GET", f"/api/tables/{spoilt}"), 500)
    page = Page(ann, spoilt)
    assert (page.first["t"], page.first["why"]["id"]) == ("no", "table-unreadable")
    with pytest.raises(ConnectionClosed):
        page.hear()
    assert len(ann.ask("GET", "/api/tables").json) == 2
    assert ann.sit(whole, 0, 1).json["phase"] == "playing"
    server.stop()


# ---------------------------------------------------------------- the file, the folder, the port


def complaint(data: Path, port: int = 0, host: str = "127.0.0.1") -> str:
    """Why there can be no server here."""
    with pytest.raises(Complaint) as refusal:
        serve(host, port, data)
    return str(refusal.value)


def test_a_database_of_something_else_is_left_alone(data: Path) -> None:
    data.mkdir()
    file = data / "fourcures.sqlite"
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    before = file.read_bytes()
    assert "is not a Fourcures database" in complaint(data)
    assert file.read_bytes() == before


def test_a_file_that_is_no_database_is_left_alone(data: Path) -> None:
    data.mkdir()
    file = data / "fourcures.sqlite"
    file.write_text("Dear diary, " * 1000)
    assert "is not a Fourcures database" in complaint(data)
    assert file.read_text() == "Dear diary, " * 1000


def test_a_database_of_a_later_version_is_left_alone(data: Path) -> None:
    data.mkdir()
    file = data / "fourcures.sqlite"
    Log(file).close()
    with sqlite3.connect(file) as later:
        later.execute("PRAGMA user_version=99")
    later.close()
    assert "newer Fourcures (format 99" in complaint(data)


def test_an_empty_file_is_a_new_database(data: Path) -> None:
    data.mkdir()
    file = data / "fourcures.sqlite"
    file.touch()
    Log(file).close()
    Log(file).close()


def test_two_servers_do_not_share_a_folder(data: Path, server: Server) -> None:
    assert "Another server already uses the folder" in complaint(server.data)
    data.mkdir()
    file = data / "fourcures.sqlite"
    Log(file).close()
    Log(file).close()  # it is free again as soon as it is closed


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot be written to" in complaint(tmp_path / "file" / "data")
    (tmp_path / "data" / "fourcures.sqlite").mkdir(parents=True)
    assert "cannot be used" in complaint(tmp_path / "data")


def test_a_port_that_is_taken(data: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert (
            complaint(data, port)
            == f"Port {port} on 127.0.0.1 is already in use; stop the other program, or choose another port with --port."
        )
        command = [sys.executable, "-m", "fourcures", "serve", "--data", str(data), "--no-browser", "--port", str(port)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert (done.returncode, done.stdout, done.stderr) == (2, "", complaint(data, port) + "\n")


@pytest.mark.parametrize("host", ["no.such.host.invalid", "192.0.2.1"])
def test_an_address_that_is_not_ours(data: Path, host: str) -> None:
    assert f"The address {host} is not one of this machine" in complaint(data, host=host)


@pytest.mark.parametrize("port", [-1, 65536])
def test_a_port_that_cannot_be(data: Path, port: int) -> None:
    assert f"There is no port {port}" in complaint(data, port)


# ---------------------------------------------------------------- the log by itself


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Log]:
    opened = Log(tmp_path / "log.sqlite")
    yield opened
    opened.close()


def test_the_log_is_written_through_to_the_disk(log: Log) -> None:
    async def asked() -> list[Any]:
        return await log.run(
            lambda c: [c.execute(text(f"PRAGMA {name}")).scalar_one() for name in ("journal_mode", "synchronous", "foreign_keys")]
        )

    assert asyncio.run(asked()) == ["wal", 2, 1]  # 2: FULL


def test_long_questions_have_a_connection_that_cannot_write(log: Log) -> None:
    async def asked() -> int:
        await log.run(lambda c: c.execute(text("INSERT INTO people VALUES ('p-1', 'Ann', 'ann', NULL, 0)")))
        with pytest.raises(OperationalError, match="readonly"):
            await log.read(lambda c: c.execute(text("DELETE FROM people")))
        return await log.read(lambda c: c.execute(text("SELECT count(*) FROM people")).scalar_one())

    assert asyncio.run(asked()) == 1


def test_a_bad_job_fails_alone(log: Log) -> None:
    """Jobs that share a commit with a bad one are done all the same."""

    async def jobs() -> list[Any]:
        def good(name: str) -> Any:
            row = {"id": name, "name": "", "created": 0.0, "host": "", "config": "", "seed": "", "glance": ""}
            columns = ", ".join(row)
            return lambda c: c.execute(text(f"INSERT INTO tables ({columns}) VALUES (:{', :'.join(row)})"), row).rowcount

        def bad(_: Any) -> None:
            raise RuntimeError("bad job")

        done = await asyncio.gather(*(log.run(job) for job in (good("a"), bad, good("b"), good("a"))), return_exceptions=True)
        return [*done, await log.run(lambda c: c.execute(text("SELECT id FROM tables ORDER BY id")).scalars().all())]

    first, bad, second, twice, rows = asyncio.run(jobs())
    assert (first, second, rows) == (1, 1, ["a", "b"])
    assert isinstance(bad, RuntimeError) and re.search("UNIQUE", str(twice))


def test_a_table_that_nobody_looks_at_is_put_away_and_comes_back(log: Log) -> None:
    async def visit() -> None:
        hall, ann = Hall(log), people.Person("a" * 32)
        id = await hall.make(ann, NewTable(seats=2, seed="put away"))
        table = await hall.table(id)
        await table.chairs.sit(ann, [0, 1], "Ann")
        assert table.game is not None
        line = write(table.game.state)
        table.used -= IDLE + 1
        other = await hall.make(ann, NewTable(seats=2))
        await hall.table(other)
        assert set(hall.tables) == {other}
        again = await hall.table(id)
        assert again is not table and again.game is not None
        assert write(again.game.state) == line and again.held(ann) == {0, 1}

    asyncio.run(visit())


def test_pages_that_are_open_when_the_server_stops_are_told(data: Path) -> None:
    server = Server(data)
    ann = Person(server)
    table = ann.make()
    page: Page = ann.look(table)
    assert server.stop() == 0
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            page.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012  # service restart
    assert "Traceback" not in server.errors()
