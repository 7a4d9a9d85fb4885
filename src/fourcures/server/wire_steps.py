"""What the larger messages of `wire` are made of: sentences, actions taken apart, steps of proposals."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Seat = int
Code = str


class Said(Struct, omit_defaults=True):
    """A message of the catalogues: its id, and arguments (codes stay codes: the reader's catalogue names them)."""

    id: str
    args: dict[str, str | int | list[str]] = {}


class Legal(Struct, omit_defaults=True):
    """One thing that may be done now, taken apart so that the page need not read tokens.

    `kind`: the name of a kind of action, or an event in lower case (docs/notation.md).  `pawn` is the pawn that moves; `partner` the
    other seat of a share; `card` what is paid, given, kept or discarded; `station` the one given up; `role` the new role.
    """

    token: str
    kind: str
    seat: Seat  # who does it
    pawn: Seat | None = None
    city: Code | None = None
    disease: Code | None = None
    card: Code | None = None
    cards: list[Code] | None = None
    partner: Seat | None = None
    station: Code | None = None
    role: Code | None = None


class StepView(Struct, omit_defaults=True):
    """A step of a proposal as it stands now.

    `state`: it is done; it could be done after those before it; it could not, or one before it could not; it depends on a hand that
    this person does not see.
    """

    seat: Seat
    token: str
    said: Said  # what it would be
    state: Literal["done", "ok", "stuck", "open"]
    turn: int = 0  # the turn it would be done in
    what: Legal | None = None  # taken apart
    origin: Code | None = None  # where the pawn that moves comes from
    place: Code | None = None  # where it happens
    actions: int = 0  # what it takes
    cards: list[Code] = []  # that leave a hand for the discard or the game
    why: Said | None = None  # it is stuck


class PlanView(Struct, omit_defaults=True):
    """A proposal: chains of steps of one person for any pawn of the team."""

    id: int
    name: str
    seats: list[Seat]  # of the person
    steps: list[StepView]
    agreed: list[Seat] = []  # the first seat of everybody who is for it
