"""What a position is worth, from the command line."""

from __future__ import annotations

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


@pytest.mark.parametrize(
    "wrong",
    [
        ("analyse", LINE, "--games", "0"),
        ("analyse", LINE, "--lines", "21"),
        ("analyse", "nonsense"),
    ],
)
def test_bad_input_is_refused(wrong: tuple[str, ...]) -> None:
    assert fourcures(*wrong).complaint
