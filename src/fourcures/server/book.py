"""The rules for the page: which messages make up which chapter, and why something cannot be done at a table (bodies as all of `wire`)."""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from fourcures.handbook import blocks
from fourcures.handbook.chapters import CHAPTERS, REASONS, place
from fourcures.server.problems import Refusal
from fourcures.server.wire import Code, Said
from fourcures.whynot import why_not

if TYPE_CHECKING:
    from fourcures.server.people import Person
    from fourcures.server.table import Table


class BookCard(Struct, omit_defaults=True):
    """A role, an event or another card: the messages of its name, of what it does, when it may be played, and of its details."""

    code: Code
    name: str
    text: str
    when: list[str] = []
    details: list[str] = []


class BookBlock(Struct, omit_defaults=True):
    """A piece of a section.  `kind`: text (paragraphs), list, steps (numbered), example, table, cards.

    Cells of a table are ids, several with `|` between; what no catalogue knows is shown as it stands.
    """

    kind: str
    lines: list[str] = []
    head: list[str] = []
    rows: list[list[str]] = []
    cards: list[BookCard] = []


class BookSection(Struct):
    """What stands below a heading, the message `rule-ID`."""

    id: str
    blocks: list[BookBlock]


class BookChapter(Struct, omit_defaults=True):
    """A chapter, the message `rule-ID`.  With a module it is about games that have it (`Board.rules`)."""

    id: str
    sections: list[BookSection]
    module: str = ""


class Handbook(Struct):
    """GET /api/handbook: the rules by the ids of their messages, and for each reason why something cannot be done the place to read.

    A place is the id of a section or the code of a card; a reason that is not listed leads to the card of its own code (`why-QUIET`).
    """

    chapters: list[BookChapter]
    reasons: dict[str, str]


class Doubt(Struct):
    """GET /api/tables/{id}/why/{code}: one reason why that will not do; what was tried (a tool, or nothing), and the place to read."""

    tool: str
    said: Said
    place: str


@cache
def handbook() -> tuple[bytes, bytes, str]:
    """The rules as JSON, the same packed, and their tag for caches."""
    body = msgspec.json.encode(Handbook([msgspec.convert(_plain(chapter), BookChapter) for chapter in CHAPTERS], dict(REASONS)))
    return body, gzip.compress(body, 9, mtime=0), f'"{sha256(body).hexdigest()[:20]}"'


def _plain(part: object) -> object:
    """Rows of the handbook with their names, as far down as they go."""
    if isinstance(part, blocks.Chapter | blocks.Section | blocks.Block | blocks.Card):
        return {name: _plain(value) for name, value in part._asdict().items()}
    return [_plain(each) for each in part] if isinstance(part, tuple) else part


async def doubts(table: Table, person: Person, about: str, seat: int | None) -> list[Doubt]:
    """What keeps a seat of this person from a city, a card or another role; left out, the seat in turn or the first."""
    async with table.lock:
        game = await table.opened()
        mine = table.held(person)
        if not mine or (seat is not None and seat not in mine):
            raise Refusal(403, "seats-not-yours")
        if game.phase == "gathering":
            raise Refusal(409, "record-not-begun")
        s = game.state
        asker = seat if seat is not None else s.seat if s.seat in mine else min(mine)
        return [Doubt(tool, Said(id, args), place(id)) for tool, (id, args) in why_not(s, asker, about)]
