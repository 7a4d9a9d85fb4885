"""An open page at a table or in the lobby: what it has been shown, and what is still to be sent to it.

Answers are sent in order; of views only the latest counts, so a slow page skips some and never holds up the table.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, Protocol

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from fourcures.server.answers import secure
from fourcures.server.manners import Manners, take
from fourcures.server.messages import Answer
from fourcures.server.people import Person
from fourcures.server.problems import BODY_LIMIT, Refusal, read, said
from fourcures.server.throttle import place
from fourcures.server.wire import No, Ping, Pong
from fourcures.server.wire_talk import Saying
from fourcures.words import Complaint

RATE: Final = 20.0
"""Messages a second that a page may send."""
BURST: Final = 40.0
"""Messages that it may send at once."""
PATIENCE: Final = 5.0
"""Seconds that sending a page away may take."""
QUIET: Final = 0.2
"""Seconds without a message after which no more are on their way."""

BEHIND: Final = 1000
"""Messages that may wait for a page."""

TOO_FAST: Final = 1008
BROKEN: Final = 1011
GONE: Final = (WebSocketDisconnect, OSError)
"""What sending raises when nobody is there any more."""

logger = structlog.get_logger("fourcures.server")


class Place(Protocol):
    """What a page can be open at."""

    id: str
    manners: Manners
    reader: msgspec.json.Decoder[Any]
    tags: str

    async def command(self, person: Person, message: Any) -> Answer: ...
    def view(self, guest: Guest) -> bytes | None: ...
    def farewell(self, guest: Any) -> None: ...


class Guest:
    """One page: a socket, and the person whose browser it is in."""

    def __init__(self, table: Place, person: Person, socket: WebSocket[Any, Any, Any]) -> None:
        self.table = table
        self.watching = person.watching
        self.person = person
        self.socket = socket
        self.house = place(socket.client.host if socket.client else "")
        self.have = 0  # entries of the log that it has been shown
        self.answers: deque[bytes] = deque()
        self.stale = True  # it must be shown the table
        self.met = False  # it has been shown it before
        self.end: int | None = None  # close code, once all is said
        self.wake = asyncio.Event()
        self.allowance = BURST
        self.heard = asyncio.get_running_loop().time()

    @property
    def person(self) -> Person:
        """Whose browser it is in.  It may be somebody else's later; what came by a link for watching watches on."""
        return self._person

    @person.setter
    def person(self, person: Person) -> None:
        self._person = person.by_link(self.watching)

    def show(self) -> None:
        """The table has changed."""
        self.stale = True
        self.wake.set()

    def answer(self, message: Answer | No | Pong) -> None:
        """Send this before the next view."""
        self.tell(msgspec.json.encode(message))

    def tell(self, message: bytes) -> None:
        """Send this, too, before the next view, but not before the first; a page that takes none of it in is sent away."""
        self.answers.append(message)
        if len(self.answers) > BEHIND:
            self.end = BROKEN
        self.wake.set()

    async def stay(self) -> None:
        """Serve the page until it goes or is sent away."""
        speaking = asyncio.create_task(self._speak())
        try:
            while (message := await self.socket.receive())["type"] == "websocket.receive":
                if not self._allowed():
                    self.answer(No(None, said(Complaint("socket-too-fast", rate=int(RATE), burst=int(BURST)))))
                    await self._send_away()
                    await asyncio.wait([speaking], timeout=PATIENCE)
                    return
                await self._hear(message.get("text"))
        finally:
            speaking.cancel()

    async def _send_away(self) -> None:
        """Close the socket, once what was still on its way here has come: behind it the page's goodbye would not be seen."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while (await asyncio.wait_for(self.socket.receive(), QUIET))["type"] == "websocket.receive":
                    pass
        self.end = TOO_FAST
        self.wake.set()

    async def _speak(self) -> None:
        try:
            while self.end is None or self.answers:
                await self.wake.wait()
                self.wake.clear()
                while self.answers and (self.met or self.end is not None):
                    await self.socket.send_text(self.answers.popleft())
                if self.stale and self.end is None:
                    self.stale = False
                    view = self.table.view(self)
                    if view is not None:
                        await self.socket.send_text(view)
                        self.met = True
                        if self.answers:
                            self.wake.set()
            await self.socket.close(self.end)
        except GONE:
            return
        except Exception as error:
            logger.error("could not show the table", table=self.table.id, exc_info=error)
            with suppress(*GONE):
                await self.socket.close(BROKEN)

    async def _hear(self, text: str | None) -> None:
        id: str | None = None
        try:
            if text is None:
                raise Complaint("socket-binary")
            if len(text) > BODY_LIMIT:
                raise Complaint("socket-too-long", limit=BODY_LIMIT)
            message = read(text.encode(), self.table.reader, self.table.tags)
            if isinstance(message, Ping):
                self.answer(Pong())
                return
            id = message.id
            if isinstance(message, Saying):
                take(self.table.manners.houses, self.house)
            self.answer(await self.table.command(self.person, message))
        except Complaint as complaint:
            self.answer(No(id, said(complaint)))
        except Exception as error:
            logger.error("command failed", table=self.table.id, command=text, exc_info=error)
            self.answer(No(id, said(Complaint("server-broken"))))

    def _allowed(self) -> bool:
        """Whether one more message is within the rate (a bucket that fills again as time passes)."""
        now = asyncio.get_running_loop().time()
        self.allowance = min(BURST, self.allowance + (now - self.heard) * RATE)
        self.heard = now
        self.allowance -= 1
        return self.allowance >= 0


async def let_in(socket: WebSocket[Any, Any, Any], person: Person, come: Callable[[], Awaitable[Guest]]) -> None:
    """A page opens a socket: it comes in and is served until it goes, or hears why it cannot come in."""
    with suppress(*GONE):
        await socket.accept(headers={"set-cookie": person.cookie(secure(socket)).to_header(header="")})
        try:
            guest = await come()
        except Refusal as refusal:
            await socket.send_text(msgspec.json.encode(No(None, said(refusal))))
            await socket.close(4000 + refusal.status)
            return
        try:
            await guest.stay()
        finally:
            guest.table.farewell(guest)
