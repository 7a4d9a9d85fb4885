"""The routes about what positions are worth."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final
from weakref import WeakKeyDictionary

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from fourcures.core import State
from fourcures.notation import write
from fourcures.server import closed
from fourcures.server.ahead import Ahead
from fourcures.server.analyst import Found, FoundLine, Look
from fourcures.server.answers import AnyRequest, as_json
from fourcures.server.chances import Place, chances, places
from fourcures.server.game import Game
from fourcures.server.hall import Hall
from fourcures.server.problems import Refusal
from fourcures.server.register import Register
from fourcures.server.replay import at_place
from fourcures.server.wire import Said
from fourcures.server.wire_analysis import Analysed, Chance, Looked, Odds, Way
from fourcures.server.wire_steps import StepView

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

    return [from_turn_to_turn, position]


def looked(s: State, seen: frozenset[int], found: Found | int | None) -> Looked:
    """What was found out about a position, for somebody who sees these hands."""
    if not isinstance(found, Found):
        return Looked(before=found or 0)
    return Looked(
        Analysed(
            wins=Chance(*found.wins),
            ways=[Way(_steps(s, seen, one), Said(*one.why), Chance(*one.wins), one.played) for one in found.lines],
            losses=found.losses,
            threats={city: _odds(chance) for city, chance in found.threats.items()},
            epidemics=[_odds(chance) for chance in found.epidemics],
            missing=found.missing,
            turns=found.turns,
        )
    )


def _odds(exact: str) -> Odds:
    return Odds(exact, float(Fraction(exact)))


def _steps(s: State, seen: frozenset[int], found: FoundLine) -> list[StepView]:
    """The steps of a way as proposals have them; what this person may not know whether it can be done is open."""
    ahead, steps = Ahead(s, seen), []
    for seat, token in found.steps:
        unknown = StepView(seat, token, Said("plans-step", {"who": s.table.code(seat), "token": token}), "open")
        steps.append(ahead.step(seat, token) or unknown)
    return steps
