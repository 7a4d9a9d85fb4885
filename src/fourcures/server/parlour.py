"""The routes about talk: what was said, the lobby's socket, and whom somebody does not want to read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import Response, WebSocket, delete, get, websocket
from litestar.params import FromPath, FromQuery

from fourcures.server import talk_log
from fourcures.server.answers import AnyRequest, as_json
from fourcures.server.guest import Guest, let_in
from fourcures.server.hall import Hall
from fourcures.server.plan import plan
from fourcures.server.register import Register
from fourcures.server.wire_talk import Blocked


def parlour(register: Register, hall: Hall) -> Sequence[Any]:
    """The routes."""

    @get("/api/tables/{id:str}/talk")
    async def talk(request: AnyRequest, id: FromPath[str], before: FromQuery[int | None] = None) -> Response[bytes]:
        """All that was said at a table; the last lines before one of them."""
        table, person = await hall.look_at(register.who(request.cookies), id)
        return as_json(await table.talk.page(person, before, before is None))

    @get("/api/tables/{id:str}/options")
    async def options(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
        """The table in words, whatever has happened there since."""
        table, _ = await hall.look_at(register.who(request.cookies), id)
        assert table.game is not None
        return as_json(plan(table.game.back(0)))

    @get("/api/lobby/talk")
    async def lobby_talk(request: AnyRequest, before: FromQuery[int | None] = None) -> Response[bytes]:
        return as_json(await hall.lobby.page(register.who(request.cookies), before, False))

    @get("/api/me/blocks")
    async def blocks(request: AnyRequest) -> Response[bytes]:
        person = register.who(request.cookies)
        return as_json([Blocked(*row) for row in await register.store.read(talk_log.blocked(person.id))])

    @delete("/api/me/blocks/{id:int}", status_code=200)
    async def unblock(request: AnyRequest, id: FromPath[int]) -> Response[bytes]:
        person = register.who(request.cookies)
        await hall.manners.unblock(person, id)
        return as_json([Blocked(*row) for row in await register.store.read(talk_log.blocked(person.id))])

    @websocket("/api/lobby/socket")
    async def lobby_socket(socket: WebSocket[Any, Any, Any]) -> None:
        person = register.who(socket.cookies)

        async def come() -> Guest:
            guest = Guest(hall.lobby, person, socket)
            hall.lobby.welcome(guest)
            return guest

        await let_in(socket, person, come)

    return [talk, options, lobby_talk, blocks, unblock, lobby_socket]
