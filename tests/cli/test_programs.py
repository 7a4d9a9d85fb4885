"""Programs that play, from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from command import fourcures

LINE = "base/4 >MED@ATL:SFO;SCI@ATL:LAX 3:act4 bykr o0e0 ATL CHI1 12e,12e,12e,12e - * -"


def test_a_position_is_looked_at() -> None:
    found = fourcures("analyse", LINE, "--games", 2, "--lines", 2, "--json").json
    assert found["wins"]["games"] == 2
    assert len(found["lines"]) == 2
    assert found["wins"]["low"] <= found["wins"]["chance"] <= found["wins"]["high"]
    assert found["epidemics"] == ["5/6", "1/6"]
    assert found["turns"] == 24
    told = fourcures("analyse", LINE, "--games", 2)
    assert told.code == 0
    assert "1/6" in told.out


def test_the_arena_counts_and_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "results.csv"
    wanted = ("arena", "--bots", "random,greedy", "--seats", "2", "--epidemics", "4-5", "--seed", "s", "--out", out)
    first = fourcures(*wanted, "--games", 2, "--workers", 1, "--json").json["results"]
    assert [(cell["bot"], cell["seats"], cell["epidemics"], cell["games"]) for cell in first] == [
        (name, 2, epidemics, 2) for name in ("random", "greedy") for epidemics in (4, 5)
    ]
    lines = out.read_text().splitlines()
    assert len(lines) == 9
    out.write_text("\n".join(lines[:5]) + "\nrandom,2,4")  # broken off in the middle of a line
    again = fourcures(*wanted, "--games", 2, "--workers", 2, "--json").json["results"]
    assert again == first
    assert sorted(out.read_text().splitlines()) == sorted(lines)


def test_the_arena_compares_on_equal_deals() -> None:
    told = fourcures("arena", "--bots", "random,greedy", "--seats", "2", "--epidemics", "4", "--games", 2, "--workers", 1)
    assert told.code == 0
    assert "as great a difference by chance" in told.out


@pytest.mark.parametrize(
    "wrong",
    [
        ("arena", "--bots", "nobody"),
        ("arena", "--seats", "2-9"),
        ("arena", "--epidemics", "3"),
        ("arena", "--games", "0"),
        ("arena", "--workers", "0"),
        ("analyse", LINE, "--games", "0"),
        ("analyse", "nonsense"),
    ],
)
def test_bad_input_is_refused(wrong: tuple[str, ...]) -> None:
    assert fourcures(*wrong).complaint
