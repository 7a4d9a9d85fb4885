"""Many games between programs, from the command line: counted, kept, broken off and gone on with."""

from __future__ import annotations

import csv
import signal
import subprocess
import time
from pathlib import Path

import pytest
from command import COMMAND, fourcures

SMALL = ("arena", "--bots", "random,greedy", "--seats", "2", "--epidemics", "4-5", "--seed", "s", "--games", 2)
MEASURED = ("ms", "longest")


def games(path: Path) -> list[dict[str, str]]:
    with path.open(newline="") as file:
        return list(csv.DictReader(file))


def test_cells_are_counted(tmp_path: Path) -> None:
    out = tmp_path / "results.csv"
    told = fourcures(*SMALL, "--out", out, "--workers", 1, "--json").json
    assert [(cell["bot"], cell["seats"], cell["epidemics"], cell["games"]) for cell in told["results"]] == [
        (name, 2, epidemics, 2) for name in ("random", "greedy") for epidemics in (4, 5)
    ]
    for cell in told["results"]:
        assert cell["wins"] + sum(cell["lost_by"].values()) == 2
        assert cell["interval"][0] <= cell["win_rate"] <= cell["interval"][1]
        assert 0 < cell["ms_per_turn"] <= cell["ms_longest_turn"]
    assert [(test["one"], test["other"], test["chance"]) for test in told["compared"]] == [("random", "greedy", 1.0)]
    assert len(games(out)) == 8


def test_any_number_of_workers_plays_the_same_games(tmp_path: Path) -> None:
    rows = []
    for workers in (1, 2):
        out = tmp_path / f"{workers}.csv"
        assert fourcures(*SMALL, "--out", out, "--workers", workers).code == 0
        rows.append([{name: value for name, value in row.items() if name not in MEASURED} for row in games(out)])
    assert rows[0] == rows[1]


def test_the_table_and_the_comparison() -> None:
    told = fourcures(*SMALL, "--workers", 1, "--language", "de")
    assert (told.code, told.err) == (0, "")
    assert "Epidemien" in told.out and "0% [0, 66]" in told.out
    assert "so großer Unterschied durch Zufall: 1" in told.out


def test_records_and_pictures_of_a_preset(tmp_path: Path) -> None:
    wanted = ("--preset", "bsw", "--challenge", "virulent", "--option", "approval=off", "--records", tmp_path / "a/b", "--plots", tmp_path)
    assert fourcures(*SMALL, *wanted, "--workers", 1, "--format", "png").code == 0
    assert {path.name for path in tmp_path.glob("*.png")} == {"won.png", "ends.png", "roles-random.png", "roles-greedy.png"}
    records = list((tmp_path / "a" / "b").iterdir())
    assert len(records) == 8
    for record in records:
        assert "anytime" not in record.read_text() and "brink+epl2009" in record.read_text()
        assert fourcures("replay", record).code == 0
        assert fourcures("verify", record).code == 0


def test_a_game_without_its_record_is_played_again(tmp_path: Path) -> None:
    out, folder = tmp_path / "results.csv", tmp_path / "records"
    assert fourcures(*SMALL, "--out", out, "--workers", 1).code == 0
    before = games(out)
    assert fourcures(*SMALL, "--out", out, "--workers", 1, "--records", folder).code == 0
    after = games(out)
    assert len(list(folder.iterdir())) == len(after) == 8
    strip = [[{name: value for name, value in row.items() if name not in MEASURED} for row in rows] for rows in (before, after)]
    assert strip[0] == strip[1]


@pytest.mark.parametrize("way", [signal.SIGKILL, signal.SIGINT])
def test_what_is_broken_off_goes_on(tmp_path: Path, way: signal.Signals) -> None:
    """Only games that were being played are lost: the milliseconds of the others stay what they were."""
    out = tmp_path / "results.csv"
    long = ("arena", "--bots", "learner", "--seats", "3", "--epidemics", "4", "--out", out, "--workers", "2", "--games")
    fresh = out.with_name("results.csv.part")
    command = [*COMMAND, *map(str, long), "5000"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    deadline = time.monotonic() + 120
    while not (fresh.exists() and fresh.read_bytes().count(b"\n") > 3):
        assert time.monotonic() < deadline and process.poll() is None
        time.sleep(0.05)
    process.send_signal(way)
    _, err = process.communicate(timeout=60)
    if way == signal.SIGINT:
        assert process.returncode == 130
        assert err.startswith(b"Broken off: ") and err.count(b"\n") == 1
        assert not fresh.exists()
    kept = games(out) + (games(fresh) if fresh.exists() else [])
    kept = kept[:3]
    number = 1 + max(int(row["number"]) for row in kept)
    assert fourcures(*long, number).code == 0
    after = {row["number"]: row for row in games(out)}
    assert len(after) >= number and not fresh.exists()
    assert all(after[row["number"]] == row for row in kept)


@pytest.mark.parametrize(
    "wrong",
    [
        "--bots nobody",
        "--bots expert,",
        "--seats 2-9",
        "--seats 4-2",
        "--seats two",
        "--seats 1 --preset bsw",
        "--seats 1 --challenge bioterrorist",
        "--epidemics 3",
        "--epidemics 7 --preset it-2013",
        "--preset 2012",
        "--challenge none",
        "--option approval",
        "--option approval=maybe",
        "--games 0",
        "--games 100001",
        "--games many",
        "--workers 0",
        "--nodes 0",
        "--seconds 0",
        "--seconds nan",
        "--out results.txt",
        "--out no/such/folder/results.csv",
        "--records /dev/null/records",
        "--plots /dev/null/plots",
        "--plots plots --format pdf",
    ],
)
def test_bad_input_is_refused(wrong: str) -> None:
    assert fourcures("arena", *wrong.split()).complaint


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "shopping.csv"
    out.write_text("what,how many\nbread,2\n")
    assert "shopping.csv" in fourcures(*SMALL, "--out", out).complaint
    assert out.read_text() == "what,how many\nbread,2\n"
