"""The routes about what can be learned from a game: its course from turn to turn, and a new table that goes on from any place of it."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_hex
from typing import Any

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, FromQuery

from fourcures.server import closed, wire, wire_review
from fourcures.server.answers import AnyRequest, as_json, known
from fourcures.server.course import course
from fourcures.server.game import Game
from fourcures.server.hall import Hall
from fourcures.server.problems import Refusal, read
from fourcures.server.register import Register
from fourcures.server.replay import at_place
from fourcures.server.table import Table
from fourcures.words import Complaint


def reviews(register: Register, hall: Hall) -> Sequence[Any]:
    """The routes."""

    @get("/api/tables/{id:str}/course")
    async def whole(request: AnyRequest, id: FromPath[str], line: FromQuery[int] = 0) -> Response[bytes]:
        table, _ = await hall.look_at(register.who(request.cookies), id)
        return as_json(course_of(table, line))

    @post("/api/tables/{id:str}/on")
    async def on(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
        wanted = read(await request.body(), _go_on)
        person = register.who(request.cookies)
        table, _ = await hall.look_at(person, id)
        game = goes_on(table, wanted)
        note = wire.Said("note-goes-on", {"turn": game.state.turn})
        made = await hall.keep(person, game, [], wanted.name or table.made.name, note)
        return known(request, person, as_json(wire.MadeTable(id=made, link=f"/t/{made}"), 201))

    @get("/api/tables/{id:str}/branches")
    async def branches(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
        table, person = await hall.look_at(register.who(request.cookies), id)
        return as_json(table.branches.views(person))

    @post("/api/tables/{id:str}/branches", status_code=200)
    async def try_out(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
        wanted = read(await request.body(), _try_out)
        person = register.who(request.cookies)
        table = await hall.table(id)  # who came to watch makes none
        async with table.lock:
            await table.opened()
            try:
                line, at = await table.branches.play(person, wanted.line, at_place(table, wanted.line, wanted.at), wanted.token)
            except Refusal:
                raise
            except Complaint as complaint:  # a token that is none, or not legal there
                raise Refusal(422, complaint.id, **complaint.said) from None
        return known(request, person, as_json(wire_review.Reached(line, at)))

    @delete("/api/tables/{id:str}/branches/{line:int}", status_code=200)
    async def drop(request: AnyRequest, id: FromPath[str], line: FromPath[int]) -> Response[bytes]:
        person = register.who(request.cookies)
        table = await hall.table(id)
        async with table.lock:
            await table.opened()
            await table.branches.drop(person, line)
        return as_json(table.branches.views(person))

    return [whole, on, branches, try_out, drop]


def course_of(table: Table, line: int = 0) -> wire_review.Course:
    """The course of the game at a table, or of a line beside it, as far as everybody may know it."""
    game = table.branches.game(line)
    if game.phase == "gathering":
        raise Refusal(409, "record-not-begun")
    told = closed.entries(game, 0, closed.seen(game, set()))
    return course(game, told, [table.seats[seat].name if seat in table.seats else "" for seat in range(len(game.roles))])


def goes_on(table: Table, wanted: wire_review.GoOn) -> Game:
    """The game of a table as it was, ready to go on in another way.

    Its cards are those that would have come only when it is over: before, nobody may try out what comes.
    """
    told = closed.in_full(table.game)
    then = at_place(table, wanted.line, wanted.at)
    if then.phase == "over":
        raise Refusal(409, "on-over")
    if wanted.same and told.phase != "over":
        raise Refusal(409, "on-same")
    shown = msgspec.structs.replace(then.config.shown, pace=wire.Pace())
    config = msgspec.structs.replace(then.config, shown=shown, seed_chosen=True)  # what comes may be known, so it does not count
    game = Game(config, told.seed if wanted.same else token_hex(16))
    game.replay(entry.token for entry in then.entries)
    game.settle()
    return game


_try_out: msgspec.json.Decoder[wire_review.TryOut] = msgspec.json.Decoder(wire_review.TryOut)
_go_on: msgspec.json.Decoder[wire_review.GoOn] = msgspec.json.Decoder(wire_review.GoOn)
