"""What a command means: its action, when the table is still the one it was meant for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourcures.ids import EVENT, PASS, RESTORE
from fourcures.notation import parse
from fourcures.server import closed, wire
from fourcures.server.game import Game
from fourcures.server.people import Person
from fourcures.words import Complaint

COMMAND: Final = 64
"""Letters of a command's id."""


def command_name(person: Person, id: str) -> str:
    """A command's name in the log: ids of different people cannot meet."""
    if not 0 < len(id) <= COMMAND:
        raise Complaint("act-id", most=COMMAND)
    return f"{person.id[:16]}.{id}"


def meant(game: Game, rows: Sequence[str], mine: set[int], message: wire.Act) -> int:
    """The action of a command; refused when it is not legal, not this person's, or was meant for a table that has changed since."""
    late = message.n != len(rows)
    all_told = len(closed.seen(game, mine)) == len(game.roles)
    try:
        a = parse(game.state, message.token)
    except Complaint:
        if late:
            raise Complaint("act-late") from None
        if all_told:
            raise
        raise Complaint("act-closed") from None
    own = a >> 21 & 7 in mine
    if late and not (_still_meant(a, rows, message.n) and (own or all_told)):
        raise Complaint("act-late")
    if not own and all_told:
        raise Complaint("act-not-your-seat", role=game.roles[a >> 21 & 7])
    if not own:
        raise Complaint("act-closed")  # as if it were not legal: whether it is would tell a closed hand
    return a


def _still_meant(a: int, rows: Sequence[str], n: int) -> bool:
    """An event may come in whenever it is legal, as may a sample that is given back; a pass is still meant when nothing but other
    passes came in between."""
    if a >> 24 in (EVENT, RESTORE):
        return True
    return a >> 24 == PASS and 0 <= n < len(rows) and all(token[0] == "." and len(token) > 1 for token in rows[n:])
