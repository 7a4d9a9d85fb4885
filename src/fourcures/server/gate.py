"""What every request passes first: its language, headers that make browsers careful, and no entry for pages of other sites."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from fourcures.server.problems import PROBLEM_TYPE, Refusal, encoded
from fourcures.server.throttle import Throttle, place
from fourcures.server.tongue import preferred
from fourcures.words import speak

READING: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = [
    (
        b"content-security-policy",
        # Everything from here alone; style attributes (not style sheets) may be inline, for places on the map.
        b"default-src 'self'; img-src 'self' data:; style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # a table's address is its invitation
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


class Limits:
    """How much one address may ask under /api: so much at once, then so much each second."""

    def __init__(self) -> None:
        self.reading = Throttle(600, 1 / 30)
        self.writing = Throttle(120, 1 / 4)  # sockets that are opened, too
        self.tables = Throttle(30, 10)

    def take(self, scope: Scope) -> None:
        """One more request; refused when it is too much."""
        path = scope.get("path", "")
        if not path.startswith("/api/"):
            return
        client = scope.get("client")
        address = place(client[0] if client else "")
        reads = scope["type"] == ScopeType.HTTP and scope.get("method") in READING
        (self.reading if reads else self.writing).take(address)
        if not reads and (path in ("/api/tables", "/api/records") or path.endswith("/on")):
            self.tables.take(address)


def gate(app: ASGIApp, limits: Limits | None = None) -> ASGIApp:
    """The application behind the gate; without limits where a proxy has its own."""

    async def passed(scope: Scope, receive: Receive, send: Send) -> None:
        accepted = False

        async def careful(message: Message) -> None:
            nonlocal accepted
            accepted = accepted or message["type"] == "websocket.accept"
            if message["type"] == "websocket.close" and not accepted:  # there is no socket at this path
                await _refuse(scope, careful, Refusal(404, "server-no-such-path", path=scope.get("path", "")))
                return
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            speak(preferred(dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")))
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET) and _foreign(scope):
            await _refuse(scope, careful, Refusal(403, "server-other-site"))
            return
        try:
            if limits is not None and scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
                limits.take(scope)
        except Refusal as refusal:
            await _refuse(scope, careful, refusal)
        else:
            await app(scope, receive, careful)

    return passed


def _foreign(scope: Scope) -> bool:
    """It would change something or open a socket, and a page of another site asks for it."""
    if scope["type"] == ScopeType.HTTP and scope.get("method") in READING:
        return False
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    return origin is not None and urlsplit(origin.decode("latin-1")).netloc != headers.get(b"host", b"").decode("latin-1")


async def _refuse(scope: Scope, send: Send, refusal: Refusal) -> None:
    kind = "websocket.http.response" if scope["type"] == ScopeType.WEBSOCKET else "http.response"
    body = encoded(refusal)
    headers = [(b"content-type", PROBLEM_TYPE.encode()), (b"content-length", str(len(body)).encode())]
    if refusal.wait is not None:
        headers.append((b"retry-after", str(refusal.wait).encode()))
    await send({"type": f"{kind}.start", "status": refusal.status, "headers": headers})  # type: ignore[arg-type,misc]
    await send({"type": f"{kind}.body", "body": body, "more_body": False})  # type: ignore[arg-type,misc]
