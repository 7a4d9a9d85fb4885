"""Bodies about games of before: a record that is brought along, and what was promised of the deal (as all of `wire`)."""

from __future__ import annotations

from msgspec import Struct


class Import(Struct, forbid_unknown_fields=True):
    """POST /api/records: a game as `.fcr` text.  It becomes a table of its own: over, to be looked at, or to be played on."""

    record: str
    name: str = ""  # of the table


class DealCheck(Struct):
    """GET /api/tables/{id}/deal: what was promised before the first card, and at the end whether it was kept."""

    promise: str  # sha256 of the seed
    seed: str  # "" until the game is over
    cards: int  # that Nature has turned
    wrong: int  # the first token, from 1, that the seed would not have dealt; 0: none
