"""A real server in a process of its own, and people who come to it over real sockets."""

from __future__ import annotations

import http.client
import json
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

from fourcures.core import State
from fourcures.dealer import Dealer
from fourcures.notation import player_cards
from fourcures.rules.catalog import event_codes, new_game

PATIENCE = 20.0
BURST = 40
ROLES = ("MED", "SCI")
EVENTS = event_codes("base+brink")


class Server:
    """`fourcures serve` on a free port."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        command = [
            sys.executable,
            "-m",
            "fourcures",
            "serve",
            "--port",
            "0",
            "--data",
            str(data),
            "--no-browser",
            *(options or ["--no-limits"]),
        ]
        self.log = (data.parent / f"{data.name}.log").open("ab")
        cheap = os.environ | {"FOURCURES_CHEAP_PASSWORDS": "1"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, env=cheap)
        assert self.process.stdout is not None
        said = self.process.stdout.readline().decode()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", said)
        assert found, f"the server said {said!r}"
        self.port = int(found[1])

    def kill(self) -> None:
        """kill -9: nothing more is said or written."""
        self.process.kill()
        self._end()

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        self.process.send_signal(signal.SIGINT)
        return self._end()

    def _end(self) -> int:
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()
        return code

    def errors(self) -> str:
        """What it said on the error stream."""
        return Path(self.log.name).read_text()


class Answer:
    """Status, headers and body of an HTTP answer."""

    def __init__(self, response: http.client.HTTPResponse) -> None:
        self.status = response.status
        self.headers = {name.lower(): value for name, value in response.getheaders()}
        self.body = response.read()

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Person:
    """A browser with its cookie."""

    def __init__(self, server: Server) -> None:
        self.port = server.port
        self.cookie = ""
        self.address = ""  # elsewhere, as a proxy says

    def ask(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Answer:
        """One HTTP request; a body that is not bytes goes as JSON."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        sent = {"Cookie": self.cookie} if self.cookie else {}
        if self.address:
            sent["X-Forwarded-For"] = self.address
        raw = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        connection.request(method, path, raw, sent | (headers or {}))
        answer = Answer(connection.getresponse())
        connection.close()
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        return answer

    def make(self, **choices: Any) -> str:
        """A new table; its id."""
        answer = self.ask("POST", "/api/tables", {"seats": 2, "seed": "a seed of the tests"} | choices)
        assert answer.status == 201, answer.body
        return str(answer.json["id"])

    def sit(self, table: str, *seats: int, name: str = "") -> Answer:
        return self.ask("POST", f"/api/tables/{table}/seats", {"seats": list(seats), "name": name})

    def look(self, table: str) -> Page:
        return Page(self, table)

    def lobby(self) -> Page:
        return Page(self, "")


class Page:
    """A table open in a browser, or the lobby ("" for a table): the socket, and all that it has said."""

    def __init__(self, person: Person, table: str, **headers: str) -> None:
        self.person = person
        self.url = f"ws://127.0.0.1:{person.port}/api/{f'tables/{table}' if table else 'lobby'}/socket"
        self.headers = headers
        self.log: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.lines: dict[int, dict[str, Any]] = {}
        self.pressed = 0
        self.open()

    def open(self) -> None:
        """Connect; the first message is the whole view."""
        headers = ({"Cookie": self.person.cookie} if self.person.cookie else {}) | self.headers
        self.socket: ClientConnection = connect(self.url, additional_headers=headers, max_size=None, open_timeout=PATIENCE, legacy=True)
        assert self.socket.response is not None
        self.person.cookie = self.socket.response.headers["Set-Cookie"].partition(";")[0]
        self.sent = 0
        self.first = self.hear()

    def hear(self) -> dict[str, Any]:
        """The next message; a view is kept."""
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        if message["t"] == "view":
            self.log = self.log[: message["since"]] + message["log"]
            self.view = message
        elif message["t"] == "lines":
            self.lines = ({} if message.get("fresh") else self.lines) | {line["id"]: line for line in message["lines"]}
        return message

    def answer(self) -> dict[str, Any]:
        """The next message that is neither a view nor what somebody says."""
        while (message := self.hear())["t"] in ("view", "lobby", "lines"):
            pass
        return message

    def until(self, n: int) -> dict[str, Any]:
        """The view of a log of at least n."""
        while self.view.get("n", -1) < n:
            self.hear()
        return self.view

    def send(self, message: Any) -> None:
        if self.sent == BURST:  # a socket is allowed no more at once, so come back with a new one
            self.close()
            self.open()
        self.sent += 1
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def say(self, message: Any) -> dict[str, Any]:
        """Send something; the answer."""
        self.send(message)
        return self.answer()

    def command(self, t: str = "act", **more: Any) -> dict[str, Any]:
        """A new command with the log as it is seen."""
        self.pressed += 1
        return {"t": t, "id": f"press {self.pressed}", "n": self.view["n"]} | more

    def talk(self, t: str = "say", **more: Any) -> dict[str, Any]:
        """Say something, or do something about a line; the answer."""
        self.pressed += 1
        return self.say({"t": t, "id": f"talk {id(self)} {self.pressed}"} | more)

    def reads(self, body: Any) -> dict[str, Any]:
        """The line with that body, once it is there."""
        while not (found := [line for line in self.lines.values() if line["body"] == body]):
            self.hear()
        return found[-1]

    def act(self, token: str, **more: Any) -> dict[str, Any]:
        """Do something; its view is there when it was done."""
        said = self.say(self.command(token=token, **more))
        if said["t"] == "ack":
            self.until(said["n"])
        return said

    def tokens(self) -> list[str]:
        return [entry["token"] for entry in self.log]

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def refused(answer: Answer, status: int) -> str:
    """The sentence of a refusal, which must be a whole problem body."""
    assert (answer.status, answer.headers["content-type"]) == (status, "application/problem+json"), answer.body
    problem = answer.json
    assert problem["status"] == status and problem["title"] and problem["said"]["id"]
    sentence = str(problem["detail"])
    assert " " in sentence and problem["said"]["id"] not in sentence, sentence  # a sentence of the catalogue, not its id
    return sentence


def choose(view: dict[str, Any], dice: random.Random) -> str | None:
    """A token that this person may do now: the awaited thing mostly, an event now and then, actions that get a game on."""
    kinds: dict[str, list[str]] = {}
    for legal in view["legal"]:
        kinds.setdefault(legal["kind"], []).append(legal["token"])
    events = [kind for kind in kinds if kind.upper() in EVENTS]
    if events and (dice.random() < 0.1 or len(events) == len(kinds)):
        if view["ask"]["seats"] and not set(view["ask"]["seats"]) & set(view["you"]):
            return None  # somebody else is awaited: leave the event for our own turn
        return dice.choice(kinds[dice.choice(events)])
    rest = [kind for kind in kinds if kind not in events]
    return dice.choice(kinds[dice.choice(rest)]) if rest else None


def seed_where(fits: Callable[[State], bool], roles: Sequence[str] = ROLES) -> str:
    """A seed whose setup for these roles (four epidemics, the first seat begins) is as wished."""
    for number in range(10_000):
        s = new_game("base", roles, 4, 0)
        Dealer(f"search {number}").settle(s)
        if fits(s):
            return f"search {number}"
    raise AssertionError("no seed has such a setup")


def holds(s: State, seat: int, event: str) -> bool:
    """The seat has that event in hand."""
    return event in player_cards(s, s.hands[seat]).split(",")


def play_on(pages: list[Page], dice: random.Random, most: int = 10_000) -> int:
    """People at their pages do what may be done, until it is over; how many things they did."""
    done = 0
    while done < most:
        n = max(page.view["n"] for page in pages)
        for page in pages:
            page.until(n)
        if pages[0].view["phase"] == "over":
            break
        for page in pages:
            token = choose(page.view, dice)
            if token is not None:
                said = page.act(token)
                assert said["t"] == "ack", (token, said)
                done += 1
                break
        else:
            raise AssertionError(f"nobody can do anything: {pages[0].view['ask']}")
    return done
