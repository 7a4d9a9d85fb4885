"""The chance to win from turn to turn: which positions of a game it is asked for, and which turns changed it most."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from fourcures.bots.reasons import reason
from fourcures.engine import play
from fourcures.ids import PASS, REVEAL
from fourcures.notation import parse, write
from fourcures.odds import estimate
from fourcures.rules.catalog import new_game
from fourcures.server.analyst import ROUNDS
from fourcures.server.course import marks_of
from fourcures.server.game import Game
from fourcures.server.wire import Entry, Said
from fourcures.server.wire_analysis import Chance, Chances, Point, Swing

SWINGS: Final = 8
"""Turning points that are told at most."""


class Place(NamedTuple):
    """The table when a turn was over: its position line, tokens by then, whose turn it was and what it was for."""

    turn: int
    seat: int
    n: int
    line: str
    outcome: int
    why: Said | None


def places(game: Game) -> list[Place]:
    """The places of a game that the chance is asked for: the setup, and the end of each turn that is over."""
    s = new_game(*game.config.setup())
    begun, done, drawing = s.copy(), list[int](), False  # the turn's first position, and what has been done before its cards
    found: list[Place] = []
    for n, entry in enumerate(game.entries, 1):
        turn, seat = s.turn, s.seat
        a = parse(s, entry.token)
        if a >> 24 == REVEAL:
            drawing = True
        elif not drawing and a >> 24 != PASS:
            done.append(a)
        play(s, a)
        if s.turn != turn or s.outcome:
            why = Said(*reason(begun, int(seat), done)) if done and seat < s.table.seats else None
            found.append(Place(int(turn), int(seat), n, write(s), int(s.outcome), why))
            begun, done, drawing = s.copy(), [], False
    return found


def chances(found: Sequence[Place], ends: Sequence[Sequence[int]], told: Sequence[Entry]) -> Chances:
    """The chances at these places by how games from there ended; `told` is the log as far as everybody may read it."""
    points = [Point(place.turn, place.n, place.seat, _chance(place, of), place.why) for place, of in zip(found, ends, strict=True)]
    marks = marks_of(told)
    swings = []
    for before, after in pairwise(points):
        if before.wins is None or after.wins is None or not _apart(before.wins, after.wins):
            continue
        within = [mark for mark in marks if before.n < mark.n <= after.n]
        swings.append(Swing(after.turn, after.seat, before.n, after.n, before.wins, after.wins, within, after.why))
    greatest = sorted(swings, key=lambda swing: -abs(swing.after.chance - swing.before.chance))[:SWINGS]
    open_ = [of for place, of in zip(found, ends, strict=True) if not place.outcome]
    return Chances(points, [swing for swing in swings if swing in greatest], sum(map(sum, open_)), ROUNDS[-1] * len(open_))


def _chance(place: Place, ends: Sequence[int]) -> Chance | None:
    if place.outcome:
        won = float(place.outcome == 1)
        return Chance(won, won, won, 0)
    return Chance(*estimate(ends[1], sum(ends))) if sum(ends) else None


def _apart(one: Chance, other: Chance) -> bool:
    """The intervals have nothing in common."""
    return one.low > other.high or other.low > one.high
