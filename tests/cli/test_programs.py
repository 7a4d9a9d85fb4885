"""What a position is worth, from the command line."""

from __future__ import annotations

import re
from fractions import Fraction
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


RECORD = str(Path(__file__).parents[1] / "records" / "06-two-win-five-epidemics.fcr")
SHUFFLED = "base/4 >MED@ATL:SFO,RESILIENT;SCI@ATL:LAX,GRANT 3:win1.shuffle.hand0.win2.infect.next"
SHUFFLED += " bykr o0e1 ATL PAR3,LON3,ESS2,TOK3 9,12e,12e,12e - *|TOK PAR,LON,ESS"


def test_plans_are_told_in_tokens_and_in_words() -> None:
    found = fourcures("analyse", RECORD, "--turn", 5, "--games", 2, "--lines", 3, "--json").json
    assert found["over"] is None and found["problems"] == []
    assert len(found["lines"]) == 3
    chances = [line["wins"]["chance"] for line in found["lines"] if line["wins"]["games"] == 2]
    assert chances == sorted(chances, reverse=True) and chances[0] == found["wins"]["chance"]
    line = found["lines"][0]
    assert line["tokens"] and len(line["told"]) >= len(line["tokens"])
    told = fourcures("analyse", RECORD, "--turn", 5, "--games", 2, "--lines", 3).out
    assert " ".join(line["tokens"]) in told and all(sentence in told for sentence in line["told"])


def test_a_moment_for_events_has_alternatives() -> None:
    found = fourcures("analyse", SHUFFLED, "--games", 3, "--lines", 9, "--json").json
    tokens = [line["tokens"][0] for line in found["lines"]]
    assert {"RESILIENT(PAR)", "RESILIENT(LON)", "RESILIENT(ESS)"} <= set(tokens)
    assert len([token for token in tokens if token.startswith(".")]) == 1  # whoever passes
    assert found["threats"] == {"PAR": "2/3", "LON": "2/3"}
    assert found["problems"]


def test_too_many_cards_are_alternatives() -> None:
    line = "base/4 >MED@ATL:SFO,CHI,TOK,PAR,LON,MIL,MAD,QUIET;SCI@ATL:LAX 3:hand0.win2.infect.next bykr o0e1 ATL - 9,12e,12e,12e - * -"
    found = fourcures("analyse", line, "--games", 2, "--lines", 9, "--json").json
    assert {one["tokens"][0] for one in found["lines"]} == {"xSFO", "xCHI", "xTOK", "xPAR", "xLON", "xMIL", "xMAD", "xQUIET", "QUIET"}


def test_a_finished_game_has_nothing_to_look_for(tmp_path: Path) -> None:
    told = fourcures("analyse", RECORD, "--language", "it")
    assert (told.code, told.out.count("\n")) == (0, 1)
    assert told.out.startswith("La partita è finita")
    final = re.findall(r'\[Final "(.*)"\]', Path(RECORD).read_text())[0]
    (tmp_path / "line.txt").write_text(final + "\n")
    found = fourcures("analyse", tmp_path / "line.txt", "--json").json
    assert (found["over"], found["wins"]["chance"], found["threats"]) == ("win", 1.0, {})


@pytest.mark.parametrize(
    "rules", ["bsw", "2013 --challenge mutation", "2013 --challenge virulent --challenge crises", "2013 --challenge bioterrorist"]
)
def test_other_tables_are_looked_at(rules: str) -> None:
    line = fourcures("new", "--seed", "a", "--seats", 3, "--preset", *rules.split()).line
    found = fourcures("analyse", line, "--games", 1, "--lines", 2, "--json").json
    assert found["lines"] and found["threats"]
    assert sum(Fraction(chance) for chance in found["epidemics"]) == 1


@pytest.mark.parametrize(
    "wrong",
    [
        ("analyse", LINE, "--games", "0"),
        ("analyse", LINE, "--lines", "21"),
        ("analyse", "nonsense"),
        ("analyse", "no/such/game.fcr"),
        ("analyse", "/dev"),
        ("analyse", LINE + " x"),
        ("analyse", LINE, "--turn", "1"),
        ("analyse", RECORD, "--turn", "0"),
        ("analyse", RECORD, "--turn", "99"),
    ],
)
def test_bad_input_is_refused(wrong: tuple[str, ...]) -> None:
    assert fourcures(*wrong).complaint
