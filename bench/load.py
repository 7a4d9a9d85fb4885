"""The load of bench/server.py: sockets as cheap as they can be, and what tables of people do through them, timed.

Reads no more of what comes than it must, so that the server and not this side is the narrow place.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import struct
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Protocol

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10


class Line(asyncio.Protocol):
    """A client's WebSocket: whole text messages in, text out; no compression, no fragments."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport
        self.buffer = bytearray()
        self.open = asyncio.get_running_loop().create_future()
        self.arrived: deque[bytes] = deque()
        self.waiter: asyncio.Future[None] | None = None
        self.bytes = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        for future in (self.open, self.waiter):
            if future is not None and not future.done():
                future.set_exception(exc or ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done():
            head, gap, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not gap:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.open.set_exception(ConnectionError(head.decode()))
                return
            self.buffer = bytearray(rest)
            self.open.set_result(None)
        self._frames()

    def _frames(self) -> None:
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1] & 127, at + 2
            if size == 126:
                start += 2
            elif size == 127:
                start += 8
            if start > at + 2:
                if len(buffer) < start:
                    break
                size = int.from_bytes(buffer[at + 2 : start], "big")
            if len(buffer) < start + size:
                break
            kind, body = buffer[at] & 15, bytes(buffer[start : start + size])
            at = start + size
            if kind == TEXT:
                self.bytes += size
                self.arrived.append(body)
            elif kind == PING:
                self._send(PONG, body)
        del buffer[:at]
        if self.arrived and self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    def _send(self, kind: int, body: bytes) -> None:
        head = bytes([128 | kind, 128 | len(body)]) if len(body) < 126 else bytes([128 | kind, 254]) + struct.pack(">H", len(body))
        self.transport.write(head + b"\0\0\0\0" + body)  # the mask of nothing changes nothing

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    async def receive(self) -> bytes:
        """The next message."""
        if not self.arrived:
            self.waiter = asyncio.get_running_loop().create_future()
            await self.waiter
        return self.arrived.popleft()

    async def until(self, wanted: Callable[[bytes], bool]) -> bytes:
        """The first message that is wanted; the others are dropped."""
        while not wanted(message := await self.receive()):
            pass
        return message


async def connect(port: int, path: str, cookie: str = "") -> Line:
    """A socket to the server on this machine."""
    _, line = await asyncio.get_running_loop().create_connection(Line, "127.0.0.1", port)
    lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    lines += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", *([f"Cookie: {cookie}"] if cookie else [])]
    line.transport.write("\r\n".join([*lines, "", ""]).encode())
    await line.open
    return line


class Table(Protocol):
    """A table with its people and who watches."""

    async def act(self) -> tuple[float, float]:
        """One action of whoever is in turn: seconds to its acknowledgement, and until all have seen what came of it."""


@dataclass
class Figures:
    """What all tables measured together."""

    acknowledged: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)


async def measured(tables: list[Table], seconds: float, pace: float, cpu: Callable[[], float], sent: Callable[[], int]) -> dict[str, float]:
    """All tables act for so long: each again as soon as all have seen the last action, or (`pace`) once in so many seconds."""
    figures = Figures()
    end = time.monotonic() + seconds

    async def play(number: int, table: Table) -> None:
        await asyncio.sleep(pace * number / len(tables))
        while (start := time.monotonic()) < end:
            acknowledged, shown = await table.act()
            figures.acknowledged.append(acknowledged)
            figures.shown.append(shown)
            if pace:
                await asyncio.sleep(max(0.0, start + pace - time.monotonic()))

    before, earlier, start = cpu(), sent(), time.monotonic()
    await asyncio.gather(*(play(number, table) for number, table in enumerate(tables)))
    took, done = time.monotonic() - start, len(figures.acknowledged)
    ack, view = (statistics.quantiles(times, n=100) for times in (figures.acknowledged, figures.shown))
    return {
        "actions a second": round(done / took, 1),
        "acknowledged after, median ms": round(ack[49] * 1e3, 2),
        "acknowledged after, slowest hundredth ms": round(ack[98] * 1e3, 2),
        "shown to all after, median ms": round(view[49] * 1e3, 2),
        "shown to all after, slowest hundredth ms": round(view[98] * 1e3, 2),
        "server's processor time for each, µs": round((cpu() - before) / done * 1e6),
        "bytes sent for each": round((sent() - earlier) / done),
    }


def processor_time(process: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> int:
    """Bytes of memory that a process holds."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
