"""What the server and a page say to each other about what positions are worth (as all of `wire`)."""

from __future__ import annotations

from msgspec import Struct

from fourcures.server.wire import Code, Said, Seat
from fourcures.server.wire_review import Mark
from fourcures.server.wire_steps import StepView


class Chance(Struct):
    """How often games go on to be won from somewhere: the share, its interval of 95 %, and of how many games."""

    chance: float
    low: float
    high: float
    games: int  # 0: the game is over there, so it is no estimate


class Point(Struct, omit_defaults=True):
    """The table when a turn was over; turn 0 is the setup."""

    turn: int
    n: int  # tokens by then
    seat: Seat  # whose turn it was
    wins: Chance | None = None  # not known yet
    why: Said | None = None  # what that turn was for


class Swing(Struct, omit_defaults=True):
    """A turn that changed the chance by more than the intervals of before and after have in common."""

    turn: int
    seat: Seat
    since: int  # tokens when it began
    n: int  # tokens when it was over
    before: Chance
    after: Chance
    marks: list[Mark]  # what happened in it
    why: Said | None = None  # what it was for


class Chances(Struct):
    """GET /api/tables/{id}/chances: the chance to win from turn to turn, as far as it is known."""

    points: list[Point]
    swings: list[Swing]
    done: int  # games that have been played for it …
    of: int  # … of so many


class Way(Struct):
    """One way to go on from a position."""

    steps: list[StepView]
    why: Said  # what it is for
    wins: Chance
    played: bool  # it is what was played there


class Odds(Struct):
    """An exact chance: as a fraction in lowest terms, and as a number."""

    exact: str
    chance: float


class Analysed(Struct):
    """What was found out about a position."""

    wins: Chance
    ways: list[Way]  # the best one first; empty where nobody has actions left
    losses: dict[str, int]  # how the games along the best way were lost: outbreaks, cubes, cards
    threats: dict[Code, Odds]  # cities that may break out this turn by their own card
    epidemics: list[Odds]  # of none, one, two, … in the next draw
    missing: dict[Code, int]  # disease -> cards that the seat nearest to its cure lacks
    turns: int  # before the player cards run out


class Looked(Struct, omit_defaults=True):
    """GET /api/tables/{id}/analysis, POST /api/tables/{id}/hint: what was found out, or how much comes first; then ask again."""

    found: Analysed | None = None
    before: int = 0  # positions that are looked at before this one is
