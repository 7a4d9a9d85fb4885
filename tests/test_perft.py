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
MODULES = [
    pytest.param(block, id=block.verbs[0].rest)
    for path in sorted((Path(__file__).parent / "perft" / "modules").glob("*.perft"))
    for block in read_counts(path)
]
"""Rule sets that the second game does not know."""
PATIENCE = 400 * int(os.environ.get("FOURCURES_SOAK", "1"))
"""The largest count that the second game is asked to repeat; FOURCURES_SOAK=50 lets it repeat all."""


@pytest.mark.parametrize("block", BLOCKS + MODULES)
def test_counts(block: Block) -> None:
    failed = [result for result in run_counts(block) if not result.ok]
    assert not failed, report(failed)


@pytest.mark.parametrize("block", BLOCKS)
def test_the_second_game_counts_the_same(block: Block) -> None:
    line, seed = block.verbs[1].rest, block.verbs[2].rest
    dealer = None if seed == "open" else Dealer(seed)
    t = read(line)
    settle(t)
    t = deal(t, dealer)
    paths, positions = asked(block, "perft"), asked(block, "distinct")
    depth = max((d for d, count in paths.items() if count <= PATIENCE), default=1)
    level = {write(t): (t, 1)}
    for ply in range(1, depth + 1):
        level = deeper(level, dealer, last=ply == depth and ply not in positions)
        assert paths.get(ply) in (None, sum(ways for _, ways in level.values())), f"perft {ply}"
        assert positions.get(ply) in (None, len(level)), f"distinct {ply}"


def asked(block: Block, verb: str) -> dict[int, int]:
    """The counts of one verb by depth."""
    return {int(v.rest.split()[0]): int(v.rest.split()[1]) for v in block.verbs[3:] if v.verb == verb}


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


ACT = "base/4 >SCI@SCL:-;RES@ATL:- 1:act2 bykr o0e0 ATL - 13e,12e,12e,12e - * -"


def file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "one.perft"
    path.write_text(text, "utf-8")
    return path


def test_a_miss_shows_the_counts_of_the_first_tokens(tmp_path: Path) -> None:
    path = file(tmp_path, f"# a remark\nid one\npos {ACT}\ndeal 1\nperft 1 2\nperft 2 9\ndistinct 1 3\n")
    good, paths, positions = run([path])
    assert (good.ok, good.name, good.line) == (True, "one perft 1", 5)
    assert (paths.ok, paths.name, paths.line) == (False, "one perft 2", 6)
    assert paths.message.splitlines() == ["9 expected, 8 found.", "    LIM 4", "    . 4"]
    assert positions.message == "3 expected, 2 found."
    assert report([good, paths, positions]).splitlines()[-1] == "1 passed, 2 failed"


def test_a_finished_game_has_no_way_to_go_on(tmp_path: Path) -> None:
    line = "base/4 >SCI@ATL:-;RES@ATL:- 25:draw.hand0.win2.infect.next bykr o0e4 ATL - 1 - * -"
    assert all(result.ok for result in run([file(tmp_path, f"id end\npos {line}\ndeal open\nperft 1 0\nperft 4 0\ndistinct 1 0")]))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f"pos {ACT}", ":1: a block begins with “id NAME”"),
        (f"id one\npos {ACT}\nperft 1 2", ":1: a block is written id NAME, pos LINE, deal SEED"),
        (f"id one\npos {ACT}\ndeal 1", ":1: a block is written"),
        (f"id one\npos {ACT}\ndeal 1\nperft two 2", ":4: this line is written “perft DEPTH COUNT”"),
        (f"id one\npos {ACT}\ndeal 1\nperft 10 2", ":4: this line is written “perft DEPTH COUNT”"),
        (f"id one\npos {ACT}\ndeal 1\ncount 2", ":4: “count” is no verb"),
    ],
)
def test_a_malformed_file_is_one_sentence(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(Complaint) as complaint:
        run([file(tmp_path, text)])
    assert said in str(complaint.value)
    assert "\n" not in str(complaint.value)


def test_a_malformed_position_fails_its_counts(tmp_path: Path) -> None:
    [result] = run([file(tmp_path, f"id one\npos {ACT.replace('SCL', 'XXX')}\ndeal 1\nperft 1 2")])
    assert not result.ok and "XXX" in result.message
