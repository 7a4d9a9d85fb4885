"""Whom a table waits for, standing orders, and votes on going back (messages as all of `wire`)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Called(Struct, omit_defaults=True):
    """A seat that is awaited; in a window, the events it could play, where they are seen."""

    seat: int
    cards: list[str] = []


class LetGo(Struct, omit_defaults=True):
    """A seat that has let the window go by: itself, by its standing order, because its time was up, or a team-mate for it."""

    seat: int
    how: Literal["self", "order", "clock", "team"]
    by: int | None = None  # the seat of that team-mate


class StandingOrder(Struct):
    """When a seat wants to be asked for an event card; `*`: for every card.

    always, moments (all but those between two infection cards), epidemics (at epidemics and before the infections), city:CAI (when it is
    hit or known to be next), never (not in this turn).
    """

    seat: int
    card: str
    order: str


class Ballot(Struct):
    """A vote on going back in the game."""

    seat: int  # of who asks for it
    to: int  # place among the tokens that count: what was done there, and all after it, is left
    turn: int  # of that place
    yes: list[int]  # the seats of who says so
    no: list[int]
    need: int  # persons who must say yes
    persons: int  # who may vote


class Wait(Struct, omit_defaults=True):
    """Whom the table waits for, for what and how long."""

    called: list[Called] = []
    passed: list[LetGo] = []
    left: float | None = None  # seconds until the clock acts, when this was sent
    held: int | None = None  # the seat of who holds the clock
    overdue: bool = False  # the hours of this decision are over
    lent: list[int] = []  # seats that team-mates may play until their person is back
    usual: str = "moments"  # the order of a card without one
    orders: list[StandingOrder] = []
    ballot: Ballot | None = None


# ---------------------------------------------------------------- what a page says


class Order(Struct, tag="order", tag_field="t", forbid_unknown_fields=True):
    """A standing order; an empty one: as usual."""

    id: str
    seat: int
    card: str
    order: str


class Hold(Struct, tag="hold", tag_field="t", forbid_unknown_fields=True):
    """Stop the clock of this window, or let it run again."""

    id: str
    on: bool


class Nudge(Struct, tag="nudge", tag_field="t", forbid_unknown_fields=True):
    """Remind an awaited seat."""

    id: str
    seat: int


class PassFor(Struct, tag="pass_for", tag_field="t", forbid_unknown_fields=True):
    """Let the window go by for somebody who is away."""

    id: str
    seat: int


class Rewind(Struct, tag="rewind", tag_field="t", forbid_unknown_fields=True):
    """Ask to go back to before the token at place `to`; once more: no longer."""

    id: str
    n: int
    to: int


class Vote(Struct, tag="vote", tag_field="t", forbid_unknown_fields=True):
    """Say yes or no to going back; of who asked for it, no takes the question back."""

    id: str
    yes: bool


# ---------------------------------------------------------------- what the server says besides the view


class Nudged(Struct, tag="nudged", tag_field="t"):
    """To the pages of a seat: a team-mate waits for it."""

    seat: int
    by: int  # the seat of that team-mate


class LeftLine(Struct):
    """GET /api/tables/{id}/lines: a line of the game that was left by going back; its record is `record?line=` and this `line`."""

    line: int
    at: int  # the tokens that stayed
    turn: int  # of the place gone back to
    last: int  # the turn it had come to
    tokens: int  # that were left
