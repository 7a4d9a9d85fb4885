"""What the server and a page say to each other about AI team-mates (messages as all of `wire`)."""

from __future__ import annotations

from msgspec import Struct

from fourcures.server.wire_steps import Said, Seat, StepView

# ---------------------------------------------------------------- from the page


class Advise(Struct, tag="advise", tag_field="t", forbid_unknown_fields=True):
    """What would you do?  Asks the program on a seat about whoever is awaited now, or (`ahead`) about its own next turn."""

    id: str
    seat: Seat
    ahead: bool = False


class Leave(Struct, tag="leave", tag_field="t", forbid_unknown_fields=True):
    """Programs are to leave what they have to decide to people from now on, or to decide it themselves again."""

    id: str
    on: bool


class GoAhead(Struct, tag="go_ahead", tag_field="t", forbid_unknown_fields=True):
    """The program that waits is to decide this itself: its whole turn, or what it is asked."""

    id: str


# ---------------------------------------------------------------- from the server


class Thought(Struct, omit_defaults=True):
    """Why a program does what it does, or would do."""

    n: int  # tokens that count before it
    seat: Seat  # whose thought it is
    why: Said
    asked: bool = False  # somebody asked what it would do
    plan: int = 0  # its proposal, when it has made one of it


class Mates(Struct, omit_defaults=True):
    """What AI team-mates say and mean to do, and whether they wait for people."""

    thoughts: list[Thought] = []  # the last ones, the newest at the end
    steps: list[StepView] = []  # what the program whose turn it is means to do yet
    thinking: list[Seat] = []  # who has been asked and has not answered yet
    left: bool = False  # what they have to decide is left to people
    waits: list[Seat] = []  # who could decide something, and waits for people
    seconds: float | None = None  # until it goes on by itself, when this was sent
