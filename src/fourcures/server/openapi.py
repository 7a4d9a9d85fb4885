"""What can be asked of the server over HTTP, as an OpenAPI document: the same messages as `schema`, by path and method.

A test compares it with the routes, so nothing is missing and nothing is made up.
"""

from __future__ import annotations

import json
import re
from functools import cache
from http import HTTPStatus
from typing import Any, Final, NamedTuple

import msgspec

from fourcures import __version__
from fourcures.server import (
    book,
    wire,
    wire_analysis,
    wire_lobby,
    wire_notices,
    wire_people,
    wire_replay,
    wire_review,
    wire_talk,
    wire_waiting,
    wishes,
)
from fourcures.words import say, speaking


class Operation(NamedTuple):
    """One thing to ask.  `body` and `answer` are messages, or a kind of text; `maybe`: the body may be left out."""

    answer: Any
    body: Any = None
    status: int = 200
    query: str = ""
    maybe: bool = False


RECORD: Final = "text/plain"
FREE: Final = "application/json"
"""JSON that is defined elsewhere (WebAuthn)."""

OPERATIONS: Final[dict[str, Operation]] = {
    "GET /api/health": Operation(wire.Health),
    "GET /api/presets": Operation(wishes.Presets),
    "POST /api/presets/check": Operation(wire.Plan, wishes.NewTable),
    "GET /api/handbook": Operation(book.Handbook),
    "GET /api/lobby": Operation(wire_lobby.OpenTables),
    "GET /api/lobby/talk": Operation(wire_talk.Lines, query="before:integer"),
    "GET /api/words/{words}": Operation(wire_lobby.Found),
    "POST /api/tables": Operation(wire.MadeTable, wishes.NewTable, 201),
    "GET /api/tables": Operation(list[wire.TableSummary]),
    "GET /api/tables/{id}": Operation(wire.TableSummary),
    "GET /api/tables/{id}/options": Operation(wire.Plan),
    "GET /api/tables/{id}/talk": Operation(wire_talk.Lines, query="before:integer"),
    "GET /api/tables/{id}/past": Operation(wire.View, query="at:integer since:integer line:integer legal:boolean"),
    "GET /api/tables/{id}/why/{about}": Operation(list[book.Doubt], query="seat:integer"),
    "POST /api/tables/{id}/seats": Operation(wire.TableSummary, wire.Sit),
    "DELETE /api/tables/{id}/seats": Operation(wire.TableSummary, wire.Sit, maybe=True),
    "PATCH /api/tables/{id}/seats": Operation(wire.TableSummary, wire_people.Rename),
    "POST /api/tables/{id}/host": Operation(wire.TableSummary, wire_lobby.Host),
    "POST /api/tables/{id}/programs": Operation(wire.TableSummary, wire_lobby.Fill),
    "GET /api/tables/{id}/key": Operation(wire.Key),
    "POST /api/tables/{id}/key": Operation(wire.TableSummary, wire.UseKey),
    "GET /api/tables/{id}/record": Operation(RECORD, query="line:integer"),
    "GET /api/tables/{id}/lines": Operation(list[wire_waiting.LeftLine]),
    "GET /api/tables/{id}/deal": Operation(wire_replay.DealCheck),
    "GET /api/tables/{id}/course": Operation(wire_review.Course, query="line:integer"),
    "GET /api/tables/{id}/chances": Operation(wire_analysis.Chances, query="line:integer"),
    "GET /api/tables/{id}/analysis": Operation(wire_analysis.Looked, query="at:integer line:integer start:boolean"),
    "POST /api/tables/{id}/hint": Operation(wire_analysis.Looked),
    "GET /api/tables/{id}/branches": Operation(list[wire_review.Branch]),
    "POST /api/tables/{id}/branches": Operation(wire_review.Reached, wire_review.TryOut),
    "DELETE /api/tables/{id}/branches/{line}": Operation(list[wire_review.Branch]),
    "POST /api/tables/{id}/on": Operation(wire.MadeTable, wire_review.GoOn, 201),
    "POST /api/records": Operation(wire.MadeTable, wire_replay.Import, 201),
    "GET /api/me": Operation(wire_people.Me),
    "POST /api/me": Operation(wire_people.Me, wire_people.Claim, 201),
    "PATCH /api/me": Operation(wire_people.Me, wire_people.Change),
    "DELETE /api/me": Operation(wire_people.Me, wire_people.Farewell, maybe=True),
    "GET /api/me/export": Operation(wire_people.Export),
    "GET /api/me/blocks": Operation(list[wire_talk.Blocked]),
    "DELETE /api/me/blocks/{id}": Operation(list[wire_talk.Blocked]),
    "GET /api/me/notices": Operation(wire_notices.Notices),
    "PATCH /api/me/notices": Operation(wire_notices.Notices, wire_notices.Tell),
    "POST /api/me/push": Operation(wire_notices.Notices, wire_notices.Subscription),
    "DELETE /api/me/push": Operation(wire_notices.Notices, wire_notices.Unsubscribe),
    "POST /api/me/passkeys/options": Operation(FREE, wire_people.PasskeyFor),
    "POST /api/me/passkeys": Operation(wire_people.Me, wire_people.NewPasskey, 201),
    "DELETE /api/me/passkeys/{id}": Operation(wire_people.Me),
    "POST /api/session": Operation(wire_people.Me, wire_people.Claim),
    "POST /api/session/options": Operation(FREE),
    "POST /api/session/passkey": Operation(wire_people.Me, wire_people.UsePasskey),
    "DELETE /api/session": Operation(wire_people.Me),
    "DELETE /api/session/others": Operation(wire_people.Me),
    "GET /api/people/{name}": Operation(wire_people.Profile),
    "GET /api/people/{name}/stats": Operation(wire_people.PersonStats),
    "GET /api/leaderboards": Operation(wire_people.Leaderboard, query="preset:string season:string solo:boolean page:integer"),
    "GET /api/openapi.json": Operation(FREE),
}


def text_of(operation: str) -> str:
    """The message that says what an operation is for."""
    return "api-" + re.sub(r"[^a-z]+", "-", operation.lower().replace("/api/", "")).strip("-")


@cache
@speaking("en")
def document() -> dict[str, Any]:
    """The whole document."""
    messages = [kind for one in OPERATIONS.values() for kind in (one.answer, one.body) if kind is not None and not isinstance(kind, str)]
    shapes, parts = msgspec.json.schema_components([*messages, wire.Problem], ref_template="#/components/schemas/{name}")
    shape_of = dict(zip(map(str, messages), shapes, strict=False))
    paths: dict[str, dict[str, Any]] = {}
    for name, one in OPERATIONS.items():
        method, _, path = name.partition(" ")
        paths.setdefault(path, {})[method.lower()] = _described(name, one, path, shape_of)
    problem = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    return {
        "openapi": "3.1.0",
        "info": {"title": say("api-title"), "version": __version__, "description": say("api-about")},
        "paths": paths,
        "components": {"schemas": parts, "responses": {"Problem": {"description": say("api-problem"), "content": problem}}},
    }


def _described(name: str, one: Operation, path: str, shape_of: dict[str, Any]) -> dict[str, Any]:
    content = {one.answer: {}} if isinstance(one.answer, str) else {"application/json": {"schema": shape_of[str(one.answer)]}}
    within = [{"name": part, "in": "path", "required": True, "schema": {"type": "string"}} for part in re.findall(r"\{(\w+)\}", path)]
    asked = [part.partition(":") for part in one.query.split()]
    asked_for = [{"name": field, "in": "query", "required": False, "schema": {"type": kind}} for field, _, kind in asked]
    told: dict[str, Any] = {
        "summary": say(text_of(name)),
        "parameters": [*within, *asked_for],
        "responses": {
            str(one.status): {"description": HTTPStatus(one.status).phrase, "content": content},
            "default": {"$ref": "#/components/responses/Problem"},
        },
    }
    if one.body is not None:
        told["requestBody"] = {"required": not one.maybe, "content": {"application/json": {"schema": shape_of[str(one.body)]}}}
    return told


@cache
def encoded() -> bytes:
    """The document as it is sent."""
    return json.dumps(document(), ensure_ascii=False).encode()
