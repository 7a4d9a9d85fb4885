"""What is hidden until the game is over: closed hands, and all that is secret of whoever plays against the team.

With closed hands (option `open_hands` off) a hand is a number of cards for all but whoever holds the seat.
Hidden with it is what would tell the cards: the position line, what was drawn, who holds an event that could be played now, and the
record.  What is done stays public: a card that is played, discarded, handed over or asked for is seen by all.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from fourcures import secrets
from fourcures.core import State
from fourcures.server.game import Game, passes
from fourcures.server.problems import Refusal
from fourcures.server.wire import Ask, Entry, Said, SeatView


def seen(game: Game, mine: set[int]) -> frozenset[int]:
    """The seats whose hands somebody with these seats sees; the one against the team is among them for whoever holds it."""
    if game.phase != "playing":
        return frozenset(range(len(game.roles)))
    if game.config.shown.open_hands:
        return frozenset(range(game.state.table.seats)) | mine
    return frozenset(mine)


def rival_seen(game: Game, seen: frozenset[int]) -> bool:
    """Nothing of somebody who plays against the team is secret here."""
    return len(game.roles) == game.state.table.seats or game.state.table.seats in seen


def state(game: Game, seen: frozenset[int]) -> State:
    """The table without what is secret of whoever plays against the team."""
    return game.state if rival_seen(game, seen) else secrets.seen(game.state)


def hands_seen(game: Game, seen: frozenset[int]) -> bool:
    """All hands of the team are seen."""
    return seen.issuperset(range(game.state.table.seats))


def in_full(game: Game | None) -> Game:
    """The game of a table, when it has begun and anybody may read all of it."""
    assert game is not None
    if game.phase == "gathering":
        raise Refusal(409, "record-not-begun")
    if len(seen(game, set())) < len(game.roles):
        raise Refusal(409, "record-closed" if not game.config.shown.open_hands else "record-secret")
    return game


def seats(views: Sequence[SeatView], mine: frozenset[int], team: int) -> list[SeatView]:
    """The places at the table, other hands of the team as numbers of cards."""
    closed = [seat < team and seat not in mine for seat in range(len(views))]
    return [msgspec.structs.replace(view, hand=[], closed=len(view.hand)) if closed[seat] else view for seat, view in enumerate(views)]


def ask(of: Ask, mine: frozenset[int], every: bool) -> Ask:
    """The decision awaited; who is asked for an event would tell who holds one."""
    if every or of.step not in ("win", "biowin"):
        return of
    return msgspec.structs.replace(of, seats=[s for s in of.seats if s in mine], passed=[s for s in of.passed if s in mine])


def entries(game: Game, since: int, mine: frozenset[int]) -> list[Entry]:
    """The log from there on; cards drawn by others, moments that others let pass, and secrets are not told."""
    known = (game.entries if rival_seen(game, mine) else game.told)[since:]
    if hands_seen(game, mine):
        return known
    return [_entry(entry, drawn, mine) for entry, drawn in zip(known, game.drawn[since:], strict=True)]


def _entry(entry: Entry, drawn: int, mine: frozenset[int]) -> Entry:
    if drawn >= 0 and drawn not in mine:
        first, *rest = entry.said
        return msgspec.structs.replace(entry, token="~", said=[Said(f"{first.id}-closed", {"who": first.args["who"]}), *rest])
    if entry.seat is not None and entry.seat not in mine and passes(entry):
        return msgspec.structs.replace(entry, seat=None, token=".", said=entry.said[1:])
    return entry
