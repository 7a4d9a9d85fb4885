"""What closed hands hide (option `open_hands` off): a hand is a number of cards for all but whoever holds the seat, until the game is over.

Hidden with it is what would tell the cards: the position line, what was drawn, who holds an event that could be played now, and the
record.  What is done stays public: a card that is played, discarded, handed over or asked for is seen by all.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from fourcures.server.game import Game
from fourcures.server.wire import Ask, Entry, Said, SeatView


def seen(game: Game, mine: set[int]) -> frozenset[int]:
    """The seats whose hands somebody with these seats sees."""
    if game.config.shown.open_hands or game.phase != "playing":
        return frozenset(range(game.state.table.seats))
    return frozenset(mine)


def seats(views: Sequence[SeatView], mine: frozenset[int]) -> list[SeatView]:
    """The places at the table, other hands as numbers of cards."""
    return [view if seat in mine else msgspec.structs.replace(view, hand=[], closed=len(view.hand)) for seat, view in enumerate(views)]


def ask(of: Ask, mine: frozenset[int], all: int) -> Ask:
    """The decision awaited; who is asked for an event would tell who holds one."""
    if of.step != "win" or len(mine) == all:
        return of
    return msgspec.structs.replace(of, seats=[s for s in of.seats if s in mine], passed=[s for s in of.passed if s in mine])


def entries(game: Game, since: int, mine: frozenset[int]) -> list[Entry]:
    """The log from there on; cards drawn by others, and moments that others let pass, are not told."""
    if len(mine) == game.state.table.seats:
        return game.entries[since:]
    return [_entry(entry, drawn, mine) for entry, drawn in zip(game.entries[since:], game.drawn[since:], strict=True)]


def _entry(entry: Entry, drawn: int, mine: frozenset[int]) -> Entry:
    if drawn >= 0 and drawn not in mine:
        first, *rest = entry.said
        return msgspec.structs.replace(entry, token="~", said=[Said(f"{first.id}-closed", {"who": first.args["who"]}), *rest])
    if entry.seat is not None and entry.seat not in mine and entry.said[0].id == "log-pass":
        return msgspec.structs.replace(entry, seat=None, token=".", said=entry.said[1:])
    return entry
