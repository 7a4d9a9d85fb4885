"""The routes about what positions are worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final
from weakref import WeakKeyDictionary

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery

from fourcures.notation import write
from fourcures.server import closed
from fourcures.server.analyst import Look
from fourcures.server.answers import AnyRequest, as_json
from fourcures.server.chances import Place, chances, places
from fourcures.server.findings import looked
from fourcures.server.game import Game
from fourcures.server.hall import Hall
from fourcures.server.problems import Refusal
from fourcures.server.register import Register
from fourcures.server.replay import at_place

GAMES: Final = 48
"""Games along each of the best ways …"""
WAYS: Final = 5
"""… of so many."""
TURN: Final = 60
"""Tokens that are looked through for what was played."""


def insights(register: Register, hall: Hall) -> Sequence[Any]:
    """The routes."""
    known: WeakKeyDictionary[Game, list[Place]] = WeakKeyDictionary()  # the places of games that were asked for

    @get("/api/tables/{id:str}/chances")
    async def from_turn_to_turn(request: AnyRequest, id: FromPath[str], line: FromQuery[int] = 0) -> Response[bytes]:
        table, _ = await hall.look_at(register.who(request.cookies), id)
        closed.in_full(table.game)
        game = table.branches.game(line)
        found = known.get(game) or places(game)
        known[game] = found
        ends = await hall.analyst.chances(table.id, [place.line for place in found if not place.outcome])
        told = closed.entries(game, 0, closed.seen(game, set()))
        return as_json(chances(found, [*ends, [0]][: len(found)], told))

    @get("/api/tables/{id:str}/analysis")
    async def position(
        request: AnyRequest, id: FromPath[str], at: FromQuery[int | None] = None, line: FromQuery[int] = 0, start: FromQuery[bool] = True
    ) -> Response[bytes]:
        table, _ = await hall.look_at(register.who(request.cookies), id)
        if closed.in_full(table.game).phase != "over":
            raise Refusal(409, "analysis-running")
        then = at_place(table, line, at)
        later = table.branches.game(line).entries[len(then.entries) :][:TURN]
        wanted = Look(write(then.state), tuple(entry.token for entry in later), GAMES, WAYS)
        found = await hall.analyst.look(wanted) if start else await hall.analyst.known(wanted)
        return as_json(looked(then.state, frozenset(range(len(then.roles))), found))

    @post("/api/tables/{id:str}/hint", status_code=200)
    async def hint(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
        return as_json(await (await hall.table(id)).hints.ask(register.who(request.cookies), hall.analyst))

    return [from_turn_to_turn, position, hint]
