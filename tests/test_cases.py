"""Every case file holds; and a case that does not hold, or cannot be read, is said in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fourcures.casefile import Block, difference, read_cases, report, run, run_case
from fourcures.words import Complaint

FILES = sorted((Path(__file__).parent / "cases").glob("*.case"))
CASES = [pytest.param(case, id=f"{path.stem}-{case.line}") for path in FILES for case in read_cases(path)]
ACT = "base/4 >SCI@ATL:-;RES@ATL:QUIET 1:act4 bykr o0e0 ATL ATL2 13e,12e,12e,12e - * -"
DRAW = "base/4 >SCI@ATL:-;RES@ATL:- 1:draw.hand0.win2.infect.next bykr o0e0 ATL - 13e,12e,12e,12e - * -"


@pytest.mark.parametrize("case", CASES)
def test_case(case: Block) -> None:
    result = run_case(case)
    assert result.ok, f"{result.file}:{result.line}: {result.name}\n{result.message}"


@pytest.mark.parametrize("case", CASES)
def test_a_case_names_its_ruling(case: Block) -> None:
    assert re.match(r"(([ABCREH]?\d+) ?)+: \S", case.name), case
    assert any(v.verb != "pos" for v in case.verbs), "a position alone says nothing"


def file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "one.case"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize(
    ("lines", "at", "said"),
    [
        (f"pos {ACT}\ndo -b\npos {ACT}", 4, "The turn and agenda differs: expected “1:act4”, found “1:act3”."),
        (f"pos {ACT}\npos {ACT.replace('ATL2', 'ATL1')}", 3, "The cubes differs: expected “ATL1”, found “ATL2”."),
        (f"pos {ACT}\npos {ACT} flags=quiet", 3, "The flags differs: expected “quiet”, found “-”."),
        (f"pos {ACT}\ndo QUIET\npos {ACT.replace('QUIET', '-').replace(' - *', ' QUIET *')}", 4, "found “quiet”"),
        (f"pos {ACT}\ndo -b -r", 3, "“-r” cannot be played: "),
        (f"pos {ACT}\nlegal -b CHI SYD WAS", 3, "“SYD” should be possible here. Possible: "),
        (f"pos {ACT}\nillegal SYD -b", 3, "“-b” should not be possible here."),
        (f"pos {ACT}\ncount 7", 3, "7 choices expected, 6 found: CHI WAS MIA -b . QUIET"),
        (f"pos {ACT}\nasks act4 RES", 3, "Expected to wait for “act4 RES”, found “act4 SCI”."),
        (f"pos {DRAW}\nasks draw SCI", 3, "found “draw Nature”"),
        (f"pos {DRAW}\nodds ~EPI 1/12", 3, "The chance of “~EPI” should be 1/12, found 1/13."),
        (f"pos {ACT}\nover win", 3, "The game should stand at “win”, found “-”."),
        (f"pos {ACT}\nproblem -", 3, "A problem with “-” expected, found: "),
        (f"pos {ACT.replace('SCI@ATL', 'SCI@XXX')}\nover -", 2, "XXX"),
    ],
)
def test_what_does_not_hold_is_said(tmp_path: Path, lines: str, at: int, said: str) -> None:
    path = file(tmp_path, f"# 99: a title\n{lines}\n")
    [result] = run([path])
    assert (result.ok, result.file, result.line, result.name) == (False, str(path), at, "99: a title")
    assert said in result.message
    assert report([result]) == f"{path}:{at}: 99: a title\n    {result.message}\n0 passed, 1 failed"


def test_passed_and_failed_are_counted(tmp_path: Path) -> None:
    path = file(tmp_path, f"# good\npos {ACT}\nover -\n\n# bad\npos {ACT}\nover win\n\n\n# good again\npos {ACT}\ncount 6")
    assert report(run([path, path])).splitlines()[-1] == "4 passed, 2 failed"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f"pos {ACT}\nundo", ":2: “undo” is no verb of this kind of file; the verbs are pos, do, legal, illegal, count, asks, odds, over"),
        ("legal CHI", ":1: a block begins with “pos LINE”, not with “legal”."),
        (f"pos {ACT}\ncount many", ":2: this line is written “count N”, found “count many”."),
        (f"pos {ACT}\ndo", ":2: this line is written “do TOKENS”, found “do”."),
        (f"pos {ACT}\nodds ~EPI half", ":2: this line is written “odds TOKEN FRACTION”"),
        (f"pos {ACT}\nodds ~EPI 1/0", ":2: this line is written “odds TOKEN FRACTION”"),
        (f"pos {ACT}\nover victory", ":2: this line is written “over REASON”"),
        (f"pos {ACT}\nasks act4", ":2: this line is written “asks STEP SEATS”"),
        (f"# Bogotá\npos {ACT}", ":1: only plain ASCII"),
    ],
)
def test_a_malformed_file_is_one_sentence(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(Complaint) as complaint:
        run([file(tmp_path, text)])
    assert said in str(complaint.value)
    assert "\n" not in str(complaint.value)


def test_a_missing_file_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(Complaint, match="cannot be read") as complaint:
        run([tmp_path / "none.case"])
    assert "none.case" in str(complaint.value)
    with pytest.raises(Complaint, match="cannot be read"):
        run([tmp_path])


def test_fields_are_compared_one_by_one() -> None:
    assert difference(ACT, ACT) is None
    assert difference(f"{ACT} over=win", ACT) == ("over", "win", "-")
    assert difference(ACT, ACT.replace("o0e0", "o1e0").replace("ATL2", "ATL3")) == ("tracks", "o0e0", "o1e0")
