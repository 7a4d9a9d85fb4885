"""What can be chosen for a new table, and what somebody chose: the bodies of `GET /api/presets` and of a wish (as all of `wire`)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fourcures.server.wire import Code, Pace, Seat


class NewTable(Struct, forbid_unknown_fields=True):
    """POST /api/tables.  Options not named are those of the preset; seats, epidemics and challenges have fields of their own."""

    seats: int
    epidemics: int = 4
    name: str = ""  # of the table
    roles: list[Code | None] | None = None  # one for each seat, None = random; left out: all random
    first: Seat | Literal["population", "random"] | None = None  # left out: as the options say
    seed: str | None = None  # left out: made by the server.  Known seeds are for tests and for playing the same deal again
    preset: str = "2013"
    options: dict[str, str | int | bool] = {}
    challenges: list[str] = []
    listed: bool = False  # everybody sees it in the lobby; else whoever has its link or its three words
    language: str = ""  # that they want to talk in, as a code of two letters
    pace: Pace = Pace()
    hints: bool = False  # whoever is in turn may ask what programs would do
    command: bool = False  # people may act for AI team-mates; hands must be open


class Choice(Struct):
    """A value of an option, and the message that names it."""

    value: str
    name: str


class Option(Struct):
    """An option of a table: its name and explanation as messages, and its values; without any it is on (true) or off (false)."""

    id: str
    name: str
    text: str
    values: list[Choice]


class RoleSet(Struct):
    """Roles that may be dealt: a value of the option `roles`."""

    id: str
    name: str
    roles: list[Code]


class Challenge(Struct):
    """A module that a table may add."""

    id: str
    name: str
    text: str
    roles: list[Code]  # that may be dealt with it, besides those of the set


class Level(Struct):
    """A number of epidemics, and the messages that name it, by the values of the option `levels`; what a win scores."""

    epidemics: int
    names: dict[str, str]
    score: int


class Preset(Struct):
    """A table by name: its options, and the seats and epidemics to choose from."""

    id: str
    name: str
    text: str
    seats: list[int]
    epidemics: list[int]
    options: dict[str, str | bool]


class Presets(Struct):
    """GET /api/presets: all that can be chosen for a new table."""

    presets: list[Preset]
    options: list[Option]
    role_sets: list[RoleSet]
    challenges: list[Challenge]
    levels: list[Level]
