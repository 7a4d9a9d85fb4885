"""The routes: HTTP under /api, the socket, and the client's files."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Response, WebSocket, delete, get, patch, post, route, websocket
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.types import ASGIApp
from sqlalchemy import text

from fourcures import __version__
from fourcures.server import closed, wire, wire_people, wishes
from fourcures.server.answers import AnyRequest, as_json, known
from fourcures.server.book import doubts, handbook
from fourcures.server.desk import desk
from fourcures.server.entrance import entrance
from fourcures.server.gate import READING, Limits, gate
from fourcures.server.guest import Guest, let_in
from fourcures.server.hall import Hall, check
from fourcures.server.insight import insights
from fourcures.server.listing import Listing
from fourcures.server.log import Log
from fourcures.server.mailroom import mailroom
from fourcures.server.offer import offer
from fourcures.server.openapi import encoded
from fourcures.server.outbox import Outbox
from fourcures.server.pages import Pages, sentence
from fourcures.server.parlour import parlour
from fourcures.server.people import nickname
from fourcures.server.problems import BODY_LIMIT, Refusal, answer, read
from fourcures.server.register import Register
from fourcures.server.replay import replays
from fourcures.server.review import reviews
from fourcures.server.settings import Settings
from fourcures.server.thinking import THINKING

PAGES: Final = [
    "/",
    "/t/{id:str}",
    "/t/{id:str}/replay",
    "/t/{id:str}/deal",
    "/t/{id:str}/stats",
    "/t/{id:str}/analysis",
    "/w/{code:str}",
    "/w/{code:str}/replay",
    "/w/{code:str}/deal",
    "/w/{code:str}/stats",
    "/w/{code:str}/analysis",
    "/j/{words:str}",
    "/p/{name:str}",
    "/p/{name:str}/stats",
    "/boards",
    "/robots",
    "/me",
]
"""Places of the page."""


def application(store: Log, pages: Pages | None = None, settings: Settings | None = None, limits: bool = True) -> ASGIApp:
    """The whole server on an open log."""
    hall = Hall(store)
    register = Register(store)
    listing = Listing(hall)
    outbox = Outbox(hall, settings or Settings())
    files = pages or Pages()

    @get("/api/health")
    async def health() -> Response[bytes]:
        await store.run(lambda connection: connection.execute(text("SELECT 1")))
        return as_json(wire.Health(ok=True, version=__version__))

    @get("/api/presets")
    async def presets() -> Response[bytes]:
        return as_json(offer())

    @get("/api/handbook")
    async def rules(request: AnyRequest) -> Response[bytes]:
        body, packed, tag = handbook()
        headers = {"cache-control": "no-cache", "etag": tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == tag:
            return Response(b"", status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            body = packed
            headers["content-encoding"] = "gzip"
        return Response(body, media_type="application/json", headers=headers)

    @get("/api/openapi.json")
    async def openapi() -> Response[bytes]:
        return Response(encoded(), media_type="application/json", headers={"cache-control": "no-cache"})

    @post("/api/presets/check", status_code=200)
    async def checked(request: AnyRequest) -> Response[bytes]:
        return as_json(check(read(await request.body(), _new_table)))

    # ------------------------------------------------------------ tables

    @post("/api/tables")
    async def make(request: AnyRequest) -> Response[bytes]:
        wanted = read(await request.body(), _new_table)
        person = register.who(request.cookies)
        id = await hall.make(person, wanted, f"{request.url.scheme}://{request.url.netloc}")
        return known(request, person, as_json(wire.MadeTable(id=id, link=f"/t/{id}"), 201))

    @get("/api/tables")
    async def mine(request: AnyRequest) -> Response[bytes]:
        return as_json(await hall.of(register.who(request.cookies)))

    @get("/api/tables/{id:str}")
    async def one(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
        table, person = await hall.look_at(register.who(request.cookies), id)
        return as_json(table.summary(person))

    @get("/api/tables/{id:str}/record")
    async def record(request: AnyRequest, id: FromPath[str], line: FromQuery[int | None] = None) -> Response[str]:
        table, _ = await hall.look_at(register.who(request.cookies), id)
        headers = {"content-disposition": f'inline; filename="{id}.fcr"', "cache-control": "no-store"}
        return Response(table.branches.record(line), media_type="text/plain", headers=headers)

    @get("/api/tables/{id:str}/lines")
    async def lines(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
        table, _ = await hall.look_at(register.who(request.cookies), id)
        closed.in_full(table.game)
        return as_json(table.votes.lines())

    @get("/api/tables/{id:str}/why/{about:str}")
    async def why(request: AnyRequest, id: FromPath[str], about: FromPath[str], seat: FromQuery[int | None] = None) -> Response[bytes]:
        return as_json(await doubts(await hall.table(id), register.who(request.cookies), about, seat))

    # ------------------------------------------------------------ seats

    @post("/api/tables/{id:str}/seats", status_code=200)
    async def sit(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
        wanted = read(await request.body(), _sit)
        person = register.who(request.cookies)
        table = await hall.table(id)
        await table.chairs.sit(person, wanted.seats, person.name or nickname(wanted.name))
        return known(request, person, as_json(table.summary(person)))

    @delete("/api/tables/{id:str}/seats", status_code=200)
    async def stand(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
        person = register.who(request.cookies)
        body = await request.body()
        table = await hall.table(id)
        await table.chairs.stand(person, read(body, _sit).seats if body else None)
        return as_json(table.summary(person))

    @patch("/api/tables/{id:str}/seats")
    async def rename(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
        wanted = read(await request.body(), _rename)
        person = register.who(request.cookies)
        if person.name:
            raise Refusal(409, "name-of-account")
        table = await hall.table(id)
        await table.chairs.rename(person, nickname(wanted.name))
        return as_json(table.summary(person))

    @get("/api/tables/{id:str}/key")
    async def key(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
        return as_json(wire.Key(link=await (await hall.table(id)).chairs.key(register.who(request.cookies))))

    @post("/api/tables/{id:str}/key", status_code=200)
    async def use_key(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
        wanted = read(await request.body(), _use_key)
        person = register.who(request.cookies)
        table = await hall.table(id)
        await table.chairs.use_key(person, wanted.secret)
        return known(request, person, as_json(table.summary(person)))

    # ------------------------------------------------------------ the socket

    @websocket("/api/tables/{id:str}/socket")
    async def table_socket(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
        person = register.who(socket.cookies)

        async def come() -> Guest:
            table, comes = await hall.look_at(person, id)
            guest = Guest(table, comes, socket)
            await table.welcome(guest)
            return guest

        await let_in(socket, person, come)

    # ------------------------------------------------------------ the client

    @route(PAGES, http_method=[HttpMethod.GET, HttpMethod.HEAD], media_type=MediaType.HTML)
    async def page(request: AnyRequest) -> Response[bytes]:
        person = register.who(request.cookies)
        await register.visit(person)
        return known(request, person, files.page(request))

    @route("/{name:path}", http_method=[HttpMethod.GET, HttpMethod.HEAD])
    async def file(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        path = str(name).lstrip("/")
        if path == "api" or path.startswith("api/"):
            raise Refusal(404, "server-no-such-path", path=request.url.path)
        return files.file(path, request) or files.nothing(request)

    @asynccontextmanager
    async def open_log(_: Litestar) -> AsyncIterator[None]:
        try:
            await register.open()
            await hall.open()
            await outbox.open()
            watching = [asyncio.create_task(work) for work in (hall.watch(), listing.run())]
            yield
            for watch in watching:
                watch.cancel()
        finally:
            await outbox.close()
            hall.analyst.close()
            THINKING.close()
            store.close()

    handlers: Sequence[Any] = [
        health,
        presets,
        rules,
        openapi,
        checked,
        make,
        mine,
        one,
        record,
        lines,
        why,
        sit,
        stand,
        rename,
        key,
        use_key,
        table_socket,
        page,
        file,
        *desk(register, hall),
        *replays(register, hall),
        *reviews(register, hall),
        *insights(register, hall),
        *parlour(register, hall),
        *entrance(register, hall, listing),
        *mailroom(register, outbox),
    ]
    app = Litestar(
        handlers,
        exception_handlers={Exception: _answer},
        request_max_body_size=BODY_LIMIT,
        openapi_config=None,
        logging_config=None,
        lifespan=[open_log],
    )
    return gate(app, Limits() if limits else None)


_rename: msgspec.json.Decoder[wire_people.Rename] = msgspec.json.Decoder(wire_people.Rename)
_new_table: msgspec.json.Decoder[wishes.NewTable] = msgspec.json.Decoder(wishes.NewTable)
_sit: msgspec.json.Decoder[wire.Sit] = msgspec.json.Decoder(wire.Sit)
_use_key: msgspec.json.Decoder[wire.UseKey] = msgspec.json.Decoder(wire.UseKey)


def _answer(request: AnyRequest, error: Exception) -> Response[bytes]:
    """A problem; for somebody who followed a link into nothing, a page."""
    path = request.url.path
    if isinstance(error, NotFoundException) and request.method in READING and not path.startswith("/api"):
        return sentence("server-no-such-path", 404, path=path)
    return answer(request, error)
