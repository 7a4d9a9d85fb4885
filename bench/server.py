"""How much play a server carries: tables that each act as fast as a socket may, until the time is up.

    python bench/server.py [tables] [pages at each] [seconds]

One process serves, this one plays; every action is acknowledged only after it is on the disk.  Prints one JSON object: acknowledged actions
a second, milliseconds from sending an action to its acknowledgement and to the slowest page's view, the server's processor time for each.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

PACE: Final = 1 / 19
"""Seconds between two actions of a table at least: a socket may send twenty messages a second."""


@dataclass
class Figures:
    """What all tables measured together."""

    acknowledged: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    bytes: int = 0


def post(port: int, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
    """The answer to a request, and the cookie it came with."""
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), {"Cookie": cookie} if cookie else {})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), answer.headers["Set-Cookie"].partition(";")[0]


async def until(socket: ClientConnection, figures: Figures, wanted: Any) -> dict[str, Any]:
    """The first message that is wanted."""
    while True:
        text = await socket.recv()
        figures.bytes += len(text)
        message: dict[str, Any] = json.loads(text)
        if wanted(message):
            return message


async def play(port: int, number: int, pages: int, end: float, figures: Figures) -> None:
    """One person on all four seats, watched by other pages; game after game."""
    dice = random.Random(number)
    await asyncio.sleep(dice.random() * PACE)
    while time.monotonic() < end:
        made, cookie = await asyncio.to_thread(post, port, "/api/tables", {"seats": 4, "seed": str(dice.random())})
        await asyncio.to_thread(post, port, f"/api/tables/{made['id']}/seats", {"seats": [0, 1, 2, 3]}, cookie)
        url = f"ws://127.0.0.1:{port}/api/tables/{made['id']}/socket"
        own = await connect(url, additional_headers={"Cookie": cookie}, compression=None, max_size=None)
        others = [await connect(url, compression=None, max_size=None) for _ in range(pages - 1)]
        view = await until(own, figures, lambda m: m["t"] == "view")
        while view["phase"] == "playing" and time.monotonic() < end:
            kinds: dict[str, list[str]] = {}
            for legal in view["legal"]:
                kinds.setdefault(legal["kind"], []).append(legal["token"])
            command = {
                "t": "act",
                "id": f"{dice.getrandbits(96):x}",
                "n": view["n"],
                "token": dice.choice(kinds[dice.choice(sorted(kinds))]),
            }
            start = time.perf_counter()
            await own.send(json.dumps(command))
            ack = await until(own, figures, lambda m: m["t"] == "ack")
            figures.acknowledged.append(time.perf_counter() - start)

            def new(message: dict[str, Any], n: int = ack["n"]) -> bool:
                return bool(message["t"] == "view" and message["n"] >= n)

            view, *_ = await asyncio.gather(*(until(socket, figures, new) for socket in (own, *others)))
            figures.shown.append(time.perf_counter() - start)
            await asyncio.sleep(max(0.0, PACE - (time.perf_counter() - start)))
        await asyncio.gather(*(socket.close() for socket in (own, *others)))


def processor_time(process: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(server: subprocess.Popen[str], port: int, tables: int, pages: int, seconds: float) -> dict[str, float]:
    figures = Figures()
    before, start = processor_time(server.pid), time.monotonic()
    await asyncio.gather(*(play(port, number, pages, start + seconds, figures) for number in range(tables)))
    took = time.monotonic() - start
    done = len(figures.acknowledged)
    ack, view = (statistics.quantiles(times, n=100) for times in (figures.acknowledged, figures.shown))
    return {
        "tables": tables,
        "pages at each": pages,
        "actions a second": round(done / took),
        "acknowledged after, median ms": round(ack[49] * 1e3, 1),
        "acknowledged after, slowest hundredth ms": round(ack[98] * 1e3, 1),
        "shown to all after, median ms": round(view[49] * 1e3, 1),
        "server's processor time for each, µs": round((processor_time(server.pid) - before) / done * 1e6),
        "bytes sent for each": round(figures.bytes / done),
    }


def main() -> None:
    tables, pages, seconds = (int(given) for given in (sys.argv[1:] + ["20", "2", "10"][len(sys.argv) - 1 :]))
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "fourcures", "serve", "--port", "0", "--no-browser", "--data", data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            found = re.search(r":(\d+)/", server.stdout.readline())
            assert found is not None
            try:
                print(json.dumps(asyncio.run(measure(server, int(found[1]), tables, pages, seconds)), ensure_ascii=False))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
