"""The routes about games of before: a table as it was after any of its tokens, records that are brought along, whether a deal was fair."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery

from fourcures.dealer import commitment
from fourcures.fair import check_deal
from fourcures.record import read_record
from fourcures.server import closed, wire, wire_replay
from fourcures.server.answers import AnyRequest, as_json, known
from fourcures.server.game import Game
from fourcures.server.hall import Hall
from fourcures.server.people import Person
from fourcures.server.problems import Refusal, read
from fourcures.server.register import Register
from fourcures.server.table import Table
from fourcures.server.view import choices, reasons


def replays(register: Register, hall: Hall) -> Sequence[Any]:
    """The routes."""

    @get("/api/tables/{id:str}/past")
    async def past(
        request: AnyRequest,
        id: FromPath[str],
        at: FromQuery[int | None] = None,
        since: FromQuery[int | None] = None,
        line: FromQuery[int] = 0,
        legal: FromQuery[bool] = False,
    ) -> Response[bytes]:
        table, person = await hall.look_at(register.who(request.cookies), id)
        view = past_of(table, person, at, since, line)
        return as_json(with_choices(table, view, at_place(table, line, at)) if legal else view)

    @get("/api/tables/{id:str}/deal")
    async def deal(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
        table, _ = await hall.look_at(register.who(request.cookies), id)
        game = table.game
        assert game is not None
        if game.phase != "over":
            cards = sum(entry.seat is None for entry in game.entries)
            return as_json(wire_replay.DealCheck(commitment(game.seed), "", cards, 0))
        found = check_deal(read_record(table.branches.record()))
        return as_json(wire_replay.DealCheck(found.promise, game.seed, found.cards, found.wrong))

    @post("/api/records")
    async def bring(request: AnyRequest) -> Response[bytes]:
        wanted = read(await request.body(), _import)
        person = register.who(request.cookies)
        id = await hall.bring(person, wanted.record, wanted.name)
        return known(request, person, as_json(wire.MadeTable(id=id, link=f"/t/{id}"), 201))

    return [past, deal, bring]


def at_place(table: Table, line: int, at: int | None) -> Game:
    """The game of a table, or a line beside it, after its first tokens."""
    game = table.branches.game(line)
    if game.phase == "gathering":
        raise Refusal(409, "record-not-begun")
    most = len(game.entries)
    at = most if at is None else at
    if not 1 <= at <= most:
        raise Refusal(422, "past-where", found=at, most=most)
    return game.back(at)


def past_of(table: Table, person: Person, at: int | None, since: int | None, line: int = 0) -> wire.View:
    """The table after its first `at` tokens, to be looked at only; what is hidden now is hidden there."""
    game = table.game
    assert game is not None
    then = at_place(table, line, at)
    at = len(then.entries)
    seen = closed.seen(game, table.held(person))
    since = min(max(since or 0, 0), at)
    return wire.View(
        table=person.watching or table.id,
        name=table.made.name,
        phase=then.phase,
        n=len(table.rows),
        you=[],
        host=False,
        legal=[],
        why={},
        undo=wire.Undo(None, None, None),
        watch=table.door.code,
        watching=bool(person.watching),
        since=since,
        log=closed.entries(then, since, seen),
        **table.parts(then, seen) | {"seed": table.seed(game), "plans": [], "waiting": None},
    )


def with_choices(table: Table, view: wire.View, then: Game) -> wire.View:
    """The same with all that anybody could do there, to try it out."""
    closed.in_full(table.game)
    team = range(then.state.table.seats)
    if then.phase != "playing":
        return view
    return msgspec.structs.replace(view, you=list(team), legal=choices(then.state), why=reasons(then.state, set(team)))


_import: msgspec.json.Decoder[wire_replay.Import] = msgspec.json.Decoder(wire_replay.Import)
