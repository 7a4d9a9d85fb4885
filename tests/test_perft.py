"""Every perft file holds, by the engine and, as deep as patience goes, by the second game in tests/reference."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from fourcures import notation
from fourcures.casefile import Block, report
from fourcures.dealer import Dealer
from fourcures.perft import read_counts, run, run_counts
from fourcures.words import Complaint
from reference.moves import legal
from reference.play import apply, chances, settle
from reference.table import Table, read, write

FILES = sorted((Path(__file__).parent / "perft").glob("*.perft"))
BLOCKS = [pytest.param(block, id=block.verbs[0].rest) for path in FILES for block in read_counts(path)]
PATIENCE = 400 * int(os.environ.get("FOURCURES_SOAK", "1"))
"""The largest count that the second game is asked to repeat; FOURCURES_SOAK=50 lets it repeat all."""


@pytest.mark.parametrize("block", BLOCKS)
def test_counts(block: Block) -> None:
    failed = [result for result in run_counts(block) if not result.ok]
    assert not failed, report(failed)


@pytest.mark.parametrize("block", BLOCKS)
def test_the_second_game_counts_the_same(block: Block) -> None:
    line, seed = block.verbs[1].rest, block.verbs[2].rest
    dealer = None if seed == "open" else Dealer(seed)
    t = read(line)
    settle(t)
    answered(t := deal(t, dealer), dealer)
    asked = [(v.verb, *map(int, v.rest.split())) for v in block.verbs[3:]]
    paths = {depth: count for verb, depth, count in asked if verb == "perft"}
    positions = {depth: count for verb, depth, count in asked if verb == "distinct"}
    depth = max((d for d, count in paths.items() if count <= PATIENCE), default=1)
    level = {write(t): (t, 1)}
    for ply in range(1, depth + 1):
        level = deeper(level, dealer, last=ply == depth and ply not in positions)
        assert paths.get(ply) in (None, sum(ways for _, ways in level.values())), f"perft {ply}"
        assert positions.get(ply) in (None, len(level)), f"distinct {ply}"


def deeper(level: dict[str, tuple[Table, int]], dealer: Dealer | None, last: bool) -> dict[str, tuple[Table, int]]:
    """The positions one action further, by their lines, with the number of ways to each; of the last ones only the number."""
    found: dict[str, tuple[Table, int]] = {}
    for line, (t, ways) in level.items():
        for token in choices(t):
            if last:
                key, after = f"{line} {token}", t
            else:
                after = deal(apply(t, token), dealer)
                key = write(after)
            found[key] = (after, found.get(key, (after, 0))[1] + ways)
    return found


def choices(t: Table) -> list[str]:
    return [] if t.over else sorted(chances(t)) or legal(t)


def deal(t: Table, dealer: Dealer | None) -> Table:
    """The table after the dealer's answers.  What he turns is his; what it means is found by the second game."""
    while dealer and chances(t):
        s = notation.read(write(t))
        t = apply(t, notation.token(s, dealer.answer(s)))
    return t


def answered(t: Table, dealer: Dealer | None) -> None:
    assert not (dealer and chances(t))
