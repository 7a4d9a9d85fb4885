"""What the server and a page say to each other about finding a table (as all of `wire`)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fourcures.server.wire import Code, Fact, Seat, Shown


class OpenTable(Struct):
    """A table of the lobby with a free seat."""

    id: str
    name: str
    rules: str
    phase: Literal["gathering", "playing"]
    roles: list[Code]
    names: list[str]  # by seat; "" for a free one, and for somebody without a name
    free: list[Seat]
    here: int  # people who have the table open now
    since: float  # when it was made
    shown: Shown
    facts: list[Fact]  # options that differ from those of the preset


class OpenTables(Struct, tag="tables", tag_field="t"):
    """GET /api/lobby, and over the lobby's socket whenever it changes: the tables that anybody may join, newest first.

    `people` is how many are at this server now.
    """

    people: int
    tables: list[OpenTable]


class Found(Struct):
    """GET /api/words/{words}: the table that three words lead to."""

    id: str
    link: str  # path of the page
    free: int  # seats; with none, one may watch


class Host(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/host: whoever has that seat is the host from now on."""

    seat: Seat


class Fill(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/programs: programs of this level play these seats, until somebody takes their place."""

    seats: list[Seat]
    level: str
