"""What is said at tables and in the lobby, as it goes over their sockets (as all of `wire`)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fourcures.server.wire import Code, Said, Seat

Sign = Literal["yes", "no", "ask", "wow", "heart"]
"""What one may set below a line."""


class Reaction(Struct, omit_defaults=True):
    """A sign below a line, and who set it (an empty name: somebody who has none)."""

    sign: Sign
    names: list[str]
    mine: bool = False


class Line(Struct, omit_defaults=True):
    """Something that was said.

    `body` of a `text` is what was written, of a `plan` the number of the proposal, of everything else a message: a quick `phrase`, the
    `roll` of a die, a `note` of the table itself.
    """

    id: int  # grows with time
    at: float
    channel: Literal["table", "watch", "lobby"]  # watch: people without a seat, while others play
    n: int  # tokens of the game that counted
    turn: int
    seat: Seat | None  # of whoever spoke
    name: str  # empty: the seat has no name on it, or somebody who is deleted
    kind: Literal["text", "phrase", "plan", "roll", "note"]
    body: str | int | Said
    reactions: list[Reaction] = []
    claimed: bool = False  # the name is claimed
    mine: bool = False
    muted: bool = False  # told to the host: whoever spoke may not talk here now


class Lines(Struct, tag="lines", tag_field="t", omit_defaults=True):
    """Lines, oldest first; one that is there already is meant anew.  Also GET /api/tables/{id}/talk and GET /api/lobby/talk."""

    lines: list[Line]
    fresh: bool = False  # forget all lines of before
    earlier: bool = False  # there are older ones


class Lobby(Struct, tag="lobby", tag_field="t"):
    """The lobby as it is now.  Sent on coming in and after every change."""

    here: int  # people


# ---------------------------------------------------------------- what people do


class Saying(Struct, forbid_unknown_fields=True):
    """Anything that is said: by people with seats to the table, by others to those who watch; before the game begins, to all.

    `name` is the nickname of somebody who has neither a seat nor a claimed name.
    """

    id: str
    name: str = ""


class Say(Saying, tag="say", tag_field="t", kw_only=True):
    """Say this."""

    text: str


class Phrase(Saying, tag="phrase", tag_field="t", kw_only=True):
    """Say a quick phrase, which everybody reads in their own language; `about` is the city, disease or role that it needs."""

    phrase: str
    about: Code = ""


class Roll(Saying, tag="roll", tag_field="t", kw_only=True):
    """Roll a die."""

    sides: int = 6


class React(Saying, tag="react", tag_field="t", kw_only=True):
    """Set a sign below a line, or take it away."""

    line: int
    sign: Sign
    on: bool = True


class Block(Struct, tag="block", tag_field="t", forbid_unknown_fields=True):
    """Let me read nothing more of whoever said this line, anywhere (`DELETE /api/me/blocks/{id}` takes it back)."""

    id: str
    line: int


class Report(Struct, tag="report", tag_field="t", forbid_unknown_fields=True):
    """Show this line to whoever runs the server."""

    id: str
    line: int
    why: str = ""


class Mute(Struct, tag="mute", tag_field="t", forbid_unknown_fields=True):
    """Host of a table: whoever said this line may not talk here, or may again."""

    id: str
    line: int
    on: bool = True


class Blocked(Struct):
    """GET /api/me/blocks: somebody whose lines I do not read."""

    id: int
    name: str
