"""What the server and a page say to each other about proposals, and about marks on the map."""

from __future__ import annotations

from msgspec import Struct

from fourcures.server.wire import Ask, Board, Code, Legal, Said, Seat, SeatView
from fourcures.server.wire_steps import StepView

# ---------------------------------------------------------------- from the page


class PlanStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a proposal: a token, and the seat that would do it."""

    seat: Seat
    token: str


class Try(Struct, tag="try", tag_field="t", forbid_unknown_fields=True):
    """What would the table be after these steps, and what could this seat do then.  Nothing is changed."""

    id: str
    steps: list[PlanStep]
    seat: Seat


class Propose(Struct, tag="propose", tag_field="t", forbid_unknown_fields=True):
    """Show everybody these steps; what this person proposed before is gone."""

    id: str
    steps: list[PlanStep]


class Agree(Struct, tag="agree", tag_field="t", forbid_unknown_fields=True):
    """I am for a proposal of somebody else, or no longer."""

    id: str
    plan: int
    yes: bool


class Withdraw(Struct, tag="withdraw", tag_field="t", forbid_unknown_fields=True):
    """My proposal is none any more."""

    id: str
    plan: int


class Point(Struct, tag="point", tag_field="t", forbid_unknown_fields=True):
    """Look at this city."""

    id: str
    city: Code


# ---------------------------------------------------------------- from the server


class Tried(Struct, tag="tried", tag_field="t"):
    """Answer to `try`: the table as it would be, in the shape of the view."""

    id: str
    n: int  # of the view that it follows from
    steps: list[StepView]
    board: Board
    seats: list[SeatView]
    ask: Ask
    legal: list[Legal]
    why: dict[str, Said]


class Pointed(Struct, tag="pointed", tag_field="t"):
    """Somebody points at a city; it is not kept."""

    city: Code
    name: str
    seats: list[Seat]
