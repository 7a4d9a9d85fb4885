"""Programs of every level play every preset and challenge to the end, on any number of seats and with any number of epidemics.

A soak (FOURCURES_GAMES from 5000 on) plays all of these tables; without it each level plays each preset and challenge once.
"""

from __future__ import annotations

from typing import Final

import pytest
from games import GAMES

import fourcures
from fourcures.bots import LEVELS
from fourcures.bots.arena import Game, options, play
from fourcures.presets import CHALLENGES, PRESETS
from fourcures.record import replay

TABLES: Final = (*PRESETS, *(f"2013 {challenge}" for challenge in CHALLENGES))
NODES: Final = 2400
"""Enough to play on from some lines, too few to play well."""
SLOW: Final = () if fourcures.COMPILED else ("learner", "colleague", "expert", "master")


def kinds(level: str, table: str) -> list[tuple[int, int]]:
    """Seats and epidemics to be played: all, or one that differs from level to level and table to table."""
    limits = options(table)[1]
    every = [(seats, epidemics) for seats in limits.seats for epidemics in limits.epidemics if seats > table.endswith("bioterrorist")]
    if GAMES >= 5000:
        return every
    return [every[(17 * TABLES.index(table) + list(LEVELS).index(level)) % len(every)]]


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_all_numbers_of_seats_and_epidemics(level: str) -> None:
    played = [kind for table in TABLES for kind in kinds(level, table)]
    assert ({seats for seats, _ in played}, {epidemics for _, epidemics in played}) == ({1, 2, 3, 4, 5}, {4, 5, 6, 7})


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("level", [level for level in LEVELS if level not in SLOW])
def test_programs_play_to_the_end(level: str, table: str) -> None:
    for seats, epidemics in kinds(level, table):
        row, record = play(Game(level, seats, epidemics, 0, "law", NODES, table=table))
        s = replay(record)
        assert s.outcome and s.turn == row.turns
        assert len(record.people()) == seats
