"""`replay`, `case` and `perft`."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest
from command import fourcures, new

RECORD = """[Rules "base/4"]
[Seats "MED Ann, SCI Bo"]

0. ~SFO ~STP ~HCM ~ATL ~NYC ~IST ~WAS ~CHI ~MNL | ~NYC ~MON ~TAI ~KIN ~MIA ~MIL ~SAO ~ESS
1. MED -b CHI -b SFO | ~LON ~BEI | ~PAR ~SHA
"""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.fcr"
    file.write_text(RECORD)
    return file


def test_replay_prints_turns_result_and_the_last_line(record: Path) -> None:
    ran = fourcures("replay", record)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0].startswith("0. ~SFO ~STP") and lines[1].startswith("1. ")
    assert lines[-2] == "unfinished, turn 2"
    assert lines[-1].startswith("base/4 ") and " 2:act4 " in lines[-1]


def test_replay_tells_the_story(record: Path) -> None:
    ran = fourcures("replay", "--story", record)
    assert "Medic drives to Chicago." in ran.out
    assert "log-" not in ran.out, "a message is missing in the catalogue"


def test_verify_tells_whether_the_cards_came_from_the_seed(tmp_path: Path) -> None:
    played = Path(__file__).parent.parent / "records" / "01-scientist-alone.fcr"
    ran = fourcures("verify", played)
    promise = "sha256:" + sha256(b"SCI 5").hexdigest()
    assert (ran.code, ran.err) == (0, "") and promise in ran.out and " cards came as the seed says" in ran.out
    assert fourcures("verify", "--promise", promise, played).code == 0
    broken = fourcures("verify", "--promise", "sha256:0", played)
    assert (broken.code, broken.out, broken.err.count("\n")) == (1, "", 1) and promise in broken.err
    other = tmp_path / "other.fcr"
    other.write_text(played.read_text().replace("SCI 5", "SCI 6"))
    ran = fourcures("verify", "--json", other)
    assert ran.code == 1 and json.loads(ran.out)["wrong"] == 1 and "Token 1 " in ran.err


def test_verify_needs_a_seed(record: Path) -> None:
    ran = fourcures("verify", record)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1) and "seed" in ran.err


def test_replay_of_a_record_that_stops_in_the_middle(record: Path) -> None:
    record.write_text(RECORD.partition(" SFO | ~LON")[0])
    found = fourcures("replay", record, "--json").json
    assert (found["result"], found["step"], found["over"], found["final"]) == ("unfinished, turn 1", "act1", None, None)


def test_replay_of_another_line() -> None:
    lines = Path(__file__).parent.parent / "records" / "lines" / "what-if.fcr"
    assert [line["name"] for line in fourcures("replay", lines, "--json").json["lines"]] == ["Ann", "Bo: the station first", "Ann"]
    ran = fourcures("replay", lines, "--line", "2")
    assert ran.code == 0 and " -y LIM SHA(SHA)" in ran.out and "unfinished, turn 7" in ran.out
    ran = fourcures("replay", lines, "--line", "4")
    assert ran.code == 2 and "no line 4" in ran.err


def test_replay_checks_the_final_line(record: Path) -> None:
    final = fourcures("replay", record).out.splitlines()[-1]
    record.write_text(f'[Final "{final}"]\n{RECORD}')
    assert fourcures("replay", record, "--json").json["final"] is True
    record.write_text(f'[Final "{final.replace("o0e0", "o1e0")}"]\n{RECORD}')
    ran = fourcures("replay", record)
    assert ran.code == 1
    assert ran.err.count("\n") == 1 and "“o1e0”" in ran.err and "“o0e0”" in ran.err


def test_case_counts_what_passed_and_shows_what_failed(tmp_path: Path) -> None:
    line = new()
    good, bad = tmp_path / "good.case", tmp_path / "bad.case"
    good.write_text(f"# the same table\npos {line}\npos {line}\n")
    bad.write_text(f"# R0: another table\npos {line}\npos {line.replace('o0e0', 'o3e0')}\n")
    ran = fourcures("case", good)
    assert (ran.code, ran.out, ran.err) == (0, "1 passed, 0 failed\n", "")
    ran = fourcures("case", good, bad)
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.endswith("1 passed, 1 failed\n")
    for words in (f"{bad}:3", "R0: another table", "“o3e0”", "“o0e0”"):
        assert words in ran.out
    ran = fourcures("case", bad, "--json")
    assert ran.code == 1 and '"failed": 1' in ran.out


def test_perft_counts_and_shows_the_count_of_each_first_token(tmp_path: Path) -> None:
    line = new()
    count = len(fourcures("legal", line).out.split())
    file = tmp_path / "start.perft"
    file.write_text(f"id start\npos {line}\ndeal 1\nperft 1 {count}\n")
    assert fourcures("perft", file).line == "1 passed, 0 failed"
    file.write_text(f"id start\npos {line}\ndeal 1\nperft 1 {count + 1}\n")
    ran = fourcures("perft", file)
    assert ran.code == 1
    assert ran.out.endswith("0 passed, 1 failed\n")
    assert "CHI 1" in ran.out
