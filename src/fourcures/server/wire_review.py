"""What the server and a page say to each other about looking back at games (as all of `wire`)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fourcures.server.wire import Code, Seat


class Mark(Struct):
    """Something that turns a game, and after how many tokens it had happened."""

    n: int
    turn: int
    what: Literal["epidemic", "outbreak", "cure", "eradicated"]
    of: Code  # the city of an epidemic, the disease of the others; "" when it is not known yet
    city: Code = ""  # of an outbreak


class Turn(Struct):
    """The table when a turn was over; turn 0 is the setup."""

    turn: int
    seat: Seat  # whose turn it was
    n: int  # tokens by then
    outbreaks: int
    epidemics: int
    rate: int
    deck: int  # player cards left
    cubes: dict[Code, int]  # on the map, by disease
    hands: list[int]  # cards by seat of the team
    km: list[int]  # that each pawn has travelled by then


class Deeds(Struct):
    """What one seat of the team did in a game."""

    seat: Seat
    role: Code  # at the end
    name: str
    drives: int  # moves along a link, of any pawn
    flights: int  # all others
    treated: int  # cubes that left the map by what it did
    stations: int
    shared: int  # city cards that changed hands by what it did
    given: int  # city cards that went from its hand into another, whoever did it
    cures: int
    events: int
    km: int  # that its own pawn travelled


class Course(Struct):
    """GET /api/tables/{id}/course: a game from turn to turn."""

    length: int  # tokens
    over: str
    turns: list[Turn]
    marks: list[Mark]
    deeds: list[Deeds]


class GoOn(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/on: a new table that goes on from there.  It counts on no leaderboard."""

    at: int
    line: int = 0  # a line of what might have been; 0: the game itself
    same: bool = False  # the cards come as they would have come there; only of games that are over
    name: str = ""  # of the table


class Branch(Struct):
    """GET /api/tables/{id}/branches: a line of what might have been, beside the game."""

    id: int  # from 1
    name: str  # of whoever made it, or as the record says; "" for somebody without a name
    at: int  # tokens that it has in common with the game
    turn: int  # where it leaves the game
    length: int  # tokens
    mine: bool
    may: bool  # I may take it away


class TryOut(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/branches: go on in another way from a place.  An empty token: only let the cards come that come there."""

    at: int
    token: str
    line: int = 0


class Reached(Struct):
    """Answer to TryOut: the line that this is now, and the place that it leads to."""

    line: int
    at: int


class Lead(Struct, tag="lead", tag_field="t", forbid_unknown_fields=True):
    """I show others this place of the game; off: no longer."""

    id: str
    on: bool
    line: int = 0
    at: int = 1


class Led(Struct, tag="led", tag_field="t"):
    """Somebody shows others this place of the game; `on` is false when nobody does any more."""

    on: bool
    name: str = ""
    seat: Seat | None = None
    line: int = 0
    at: int = 1
    mine: bool = False  # it is me
