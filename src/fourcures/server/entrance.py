"""The routes of the lobby: the open tables, the three words that lead to one, and who is its host."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath

from fourcures.server import wire_lobby as wire
from fourcures.server.answers import AnyRequest, as_json
from fourcures.server.hall import Hall
from fourcures.server.invitations import led_to
from fourcures.server.listing import Listing
from fourcures.server.problems import Refusal, read
from fourcures.server.register import Register
from fourcures.server.threewords import folded
from fourcures.server.throttle import Throttle, place


def entrance(register: Register, hall: Hall, listing: Listing) -> Sequence[Any]:
    """The routes."""
    guessing = Throttle(10, 6)

    @get("/api/lobby")
    async def lobby() -> Response[bytes]:
        return as_json(await listing.now())

    @get("/api/words/{words:str}")
    async def find(request: AnyRequest, words: FromPath[str]) -> Response[bytes]:
        guessing.take(place(request.client.host if request.client else ""))
        wanted = folded(words)
        if not wanted:
            raise Refusal(422, "words-three")
        id = await hall.store.read(led_to(wanted))
        if id is None:
            raise Refusal(404, "words-unknown", words=wanted)
        table = await hall.table(id)
        assert table.game is not None
        return as_json(wire.Found(id, f"/t/{id}", len(table.game.roles) - len(table.seats)))

    @post("/api/tables/{id:str}/host", status_code=200)
    async def host(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
        wanted = read(await request.body(), _host)
        person = register.who(request.cookies)
        table = await hall.table(id)
        await table.door.hand_over(person, wanted.seat)
        return as_json(table.summary(person))

    @post("/api/tables/{id:str}/programs", status_code=200)
    async def programs(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
        wanted = read(await request.body(), _fill)
        person = register.who(request.cookies)
        table = await hall.table(id)
        await table.programs.fill(person, wanted.seats, wanted.level)
        return as_json(table.summary(person))

    return [lobby, find, host, programs]


_fill: msgspec.json.Decoder[wire.Fill] = msgspec.json.Decoder(wire.Fill)
_host: msgspec.json.Decoder[wire.Host] = msgspec.json.Decoder(wire.Host)
