"""What the server and a page say to each other about people: signing in, profiles, leaderboards (as all of `wire`)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from fourcures.server.wire import Code
from fourcures.server.wire_notices import OwnNotices
from fourcures.server.wire_plans import PlanStep
from fourcures.server.wire_waiting import StandingOrder


class Claim(Struct, forbid_unknown_fields=True):
    """POST /api/me: this browser's guest becomes a person with that name.  POST /api/session: sign in as that person."""

    name: str
    password: str


class PasskeyFor(Struct, forbid_unknown_fields=True):
    """POST /api/me/passkeys/options: a passkey is to be made; a guest says for which name."""

    name: str = ""


class NewPasskey(Struct, forbid_unknown_fields=True):
    """POST /api/me/passkeys: the passkey that the browser made; for a guest, it claims the name."""

    credential: dict[str, Any]  # PublicKeyCredential.toJSON()
    label: str = ""


class UsePasskey(Struct, forbid_unknown_fields=True):
    """POST /api/session/passkey: sign in with what the browser signed."""

    credential: dict[str, Any]


class Change(Struct, forbid_unknown_fields=True):
    """PATCH /api/me: another name, or another password (`old`: the one until now, when there is one)."""

    name: str | None = None
    password: str | None = None
    old: str = ""


class Farewell(Struct, forbid_unknown_fields=True):
    """DELETE /api/me: who has a name says it, and the password when there is one."""

    name: str = ""
    password: str = ""


class Rename(Struct, forbid_unknown_fields=True):
    """PATCH /api/tables/{id}/seats: another nickname on my seats."""

    name: str


class Passkey(Struct):
    """A passkey of mine."""

    id: str
    label: str
    created: float


class Me(Struct):
    """GET /api/me: who I am; `name` is empty for guests."""

    name: str = ""
    created: float | None = None
    password: bool = False
    passkeys: list[Passkey] = []
    devices: int = 0  # signed in, this one counted
    language: str = ""  # that was chosen last, on any device


# ---------------------------------------------------------------- results


class Tally(Struct):
    """Games that are over."""

    games: int = 0
    wins: int = 0
    points: int = 0


class Share(Struct):
    """How games of one kind went."""

    what: str  # a number of epidemics, a preset, a role
    games: int
    wins: int


class Mate(Struct):
    """Somebody who has claimed a name, and the games we had together."""

    name: str
    games: int
    wins: int


class Played(Struct):
    """A game that is over, as one of its people had it."""

    preset: str
    challenges: list[str]
    seats: int
    epidemics: int
    roles: list[Code]  # of this person
    outcome: str
    turns: int
    points: int
    solo: bool
    ranked: bool
    at: float


class Profile(Struct):
    """GET /api/people/{name}: how somebody's games went; games alone are counted apart and are in `solo` and `recent` only."""

    name: str
    since: float
    team: Tally
    solo: Tally
    levels: list[Share]
    presets: list[Share]
    roles: list[Share]
    mates: list[Mate]  # the best first
    recent: list[Played]  # newest first
    together: int  # games that a mate needs


class Did(Struct):
    """What somebody did in a game, on all their seats of the team; `outbreaks` are those of the game."""

    drives: int
    flights: int
    treated: int
    stations: int
    shared: int
    given: int
    cures: int
    events: int
    km: int
    outbreaks: int


class PersonStats(Struct):
    """GET /api/people/{name}/stats: the games of somebody, the oldest first; of many the latest."""

    name: str
    games: list[Played]
    did: list[Did | None]  # in each of them; none: played against the team, or this version cannot read it


class Standing(Struct):
    """A line of a leaderboard."""

    place: int  # the same for equal points in equally many games
    name: str
    games: int
    wins: int
    points: int


class Leaderboard(Struct):
    """GET /api/leaderboards: the best of one preset in one season."""

    preset: str
    season: str  # "2026-Q4", or "all"
    solo: bool
    least: int  # games that it takes to stand here
    page: int
    pages: int
    rows: list[Standing]
    seasons: list[str]  # that can be asked for, newest first
    presets: list[str]


# ---------------------------------------------------------------- all about me


class OwnTable(Struct):
    """A table that I made or have a seat at."""

    id: str
    name: str
    created: float
    made: bool
    seats: list[int]  # mine
    names: dict[int, str]  # on my seats
    record: str | None  # none: not begun, or hands are closed
    orders: list[StandingOrder] = []


class OwnPlan(Struct):
    """A proposal at a table, with whether it is mine; others I have agreed to."""

    table: str
    mine: bool
    steps: list[PlanStep]


class OwnBranch(Struct):
    """A line that I tried out beside a game."""

    table: str
    name: str
    tokens: list[str]


class OwnLine(Struct):
    """Something that I said; `table` is empty for the lobby."""

    table: str
    at: float
    kind: str
    body: Any


class OwnSign(Struct):
    """A sign that I set below a line, by its number."""

    line: int
    sign: str


class OwnReport(Struct):
    """A line that I reported, by its number."""

    line: int
    at: float
    why: str


class OwnTalk(Struct):
    """What I said, set below lines, reported and blocked, and the tables where I am muted."""

    lines: list[OwnLine]
    signs: list[OwnSign]
    reports: list[OwnReport]
    blocked: list[str]
    muted: list[str]


class Export(Struct):
    """GET /api/me/export: everything that is kept about whoever asks."""

    me: Me
    visits: list[float]  # the last of each device, noted once a day
    tables: list[OwnTable]
    results: list[Played]
    plans: list[OwnPlan]
    talk: OwnTalk
    notices: OwnNotices
    branches: list[OwnBranch] = []
