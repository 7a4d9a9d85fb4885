"""Many games: the same for everybody and for ever, told in records, kept in files, counted and drawn."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from fourcures.bots.arena import Game, Played, play, run
from fourcures.bots.results import Results, cells, read, sign_test
from fourcures.fair import check_deal
from fourcures.presets import CHALLENGES, PRESETS
from fourcures.record import read_record, replay, result
from fourcures.words import Complaint, speaking

EVER = """
    1 4 DIS cubes 7
    1 7 PLA cubes 11
    2 5 PLA+DIS outbreaks 7
    2 6 PLA+QUA outbreaks 7
    3 6 DIS+OPS+RES outbreaks 8
    4 4 OPS+DIS+RES+SCI cubes 12
    5 5 OPS+QUA+SCI+PLA+MED cubes 14
"""
"""Seats, epidemics, roles and end of game 0 from the seed `golden`, all played by chance: measurements are compared over years."""


def game(number: int = 0, bot: str = "random", seats: int = 2) -> Game:
    return Game(bot, seats, 4, number, "some", nodes=500)


def told(number: int, bot: str, outcome: str = "win", seats: int = 2, roles: str = "MED+SCI") -> Played:
    return Played(bot, seats, 4, number, roles, int(outcome == "win"), outcome, 10 + number, 4, 2.5, 9.0, "some", 500, None, "2013")


@pytest.mark.parametrize("line", EVER.split("\n")[1:-1])
def test_a_game_is_the_same_for_ever(line: str) -> None:
    seats, epidemics, roles, outcome, turns = line.split()
    row, _ = play(Game("random", int(seats), int(epidemics), 0, "golden"))
    assert (row.roles, row.outcome, str(row.turns)) == (roles, outcome, turns)


@pytest.mark.parametrize("table", [*PRESETS, *(f"2013 {challenge}" for challenge in CHALLENGES), "bsw virulent hands=sheet"])
def test_any_table_is_played_and_told(table: str) -> None:
    row, record = play(Game("random", 3, 5, 0, "tables", table=table))
    assert row.table == table
    assert row.turns and row.ms <= row.longest
    s = replay(record)
    assert result(s) == f"{'win' if row.won else f'loss by {row.outcome}'}, turn {row.turns}"
    assert {name for _, name in record.people()} == {"random"}
    deal = check_deal(record)
    assert not deal.wrong and deal.cards > 20


def test_records_are_kept(tmp_path: Path) -> None:
    games = [game(n, bot) for n in range(2) for bot in ("random", "learner")]
    rows = list(run(games, 1, tmp_path))
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(each.file() for each in games)
    for each, row in zip(games, rows, strict=True):
        assert row.game() == each
        assert f"turn {row.turns}" == result(replay(read_record((tmp_path / each.file()).read_text("utf-8")))).split(", ")[1]


@pytest.mark.parametrize("end", ["csv", "parquet"])
def test_results_are_kept_from_game_to_game(tmp_path: Path, end: str) -> None:
    path = tmp_path / f"results.{end}"
    rows = [told(n, bot, "cards") for bot in ("a", "b") for n in range(3)]
    first = Results(path)
    for row in reversed(rows[:4]):
        first.add(row)
    again = Results(path)  # the first was killed
    assert again.rows == {row.game(): row for row in rows[:4]}
    for row in rows[4:]:
        again.add(row)
    with path.with_name(path.name + ".part").open("a") as file:
        file.write("a,2,4,77,MED+SCI,1,win,1")  # killed while it was written
    assert set(Results(path).rows) == {row.game() for row in rows}
    assert read(path) == rows
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


@pytest.mark.parametrize("end", ["csv", "parquet"])
def test_other_games_are_other_games(tmp_path: Path, end: str) -> None:
    results = Results(tmp_path / f"results.{end}")
    for row in (told(0, "a"), told(0, "a")._replace(seed="other"), told(0, "a")._replace(nodes=None, seconds=0.25)):
        results.add(row)
    results.save()
    rows = read(tmp_path / f"results.{end}")
    assert len(rows) == 3
    assert [(row.nodes, row.seconds) for row in rows if row.nodes is None] == [(None, 0.25)]


@pytest.mark.parametrize(
    ("name", "text"), [("a.csv", "bot,seats\nx,2\n"), ("a.parquet", "no such thing"), ("a.txt", ""), ("no/where.csv", "")]
)
def test_files_that_are_something_else_are_left_alone(tmp_path: Path, name: str, text: str) -> None:
    path = tmp_path / name
    if text:
        path.write_text(text)
    with pytest.raises(Complaint, match=name.partition("/")[2] or name):
        Results(path)
    assert not text or path.read_text() == text


def test_a_library_that_is_not_there_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(Complaint, match=r"polars.*pip install fourcures\[arena\]"):
        Results(tmp_path / "a.parquet")
    Results(tmp_path / "a.csv").save()


def test_cells_count_and_weigh() -> None:
    rows = [told(0, "a"), told(1, "a", "cubes")._replace(ms=10.0, longest=70.0), told(2, "a", seats=3)]
    one, other = cells(rows)
    assert (one.games, one.won, one.turns, dict(one.lost), one.longest) == (2, 1, 21, {"cubes": 1}, 70.0)
    assert one.ms == pytest.approx((10 * 2.5 + 11 * 10) / 21)  # each turn counts the same
    assert other.wins == (1.0, pytest.approx(0.2065, abs=1e-4), 1.0, 1)  # Wilson: 1 / (1 + 1.96²)


def test_the_sign_test_by_hand() -> None:
    ends = [("win", "cubes")] * 5 + [("win", "win")] * 3 + [("cubes", "cards")] * 2 + [("cubes", "win")]
    rows = [told(n, bot, end) for n, both in enumerate(ends) for bot, end in zip("ab", both, strict=True)]
    assert sign_test(rows, "a", "b") == (5, 1, pytest.approx(2 * (6 + 1) / 64))
    assert sign_test(rows[2:], "a", "b")[:2] == (4, 1)
    assert sign_test(rows[1:], "a", "b")[:2] == (4, 1)  # the first deal has only one of them
    assert sign_test([], "a", "b") == (0, 0, 1.0)


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_pictures(tmp_path: Path, kind: str) -> None:
    from fourcures.bots.plots import draw

    rows = [
        told(n, bot, "win" if n < 3 else "cubes", seats=1 + n % 2, roles="MED+SCI" if n % 2 else "OPS") for bot in "ab" for n in range(4)
    ]
    with speaking("es"):
        draw(rows, tmp_path, kind)
    assert {path.name for path in tmp_path.iterdir()} == {f"{name}.{kind}" for name in ("won", "ends", "roles-a", "roles-b")}
    if kind == "png":
        assert all(path.read_bytes().startswith(b"\x89PNG") for path in tmp_path.iterdir())
        return
    texts = {path.stem: re.findall(r"<text[^>]*>([^<]*)</text>", path.read_text("utf-8")) for path in tmp_path.iterdir()}
    assert {"Partidas ganadas por parejas de roles: a", "Médico", "Científica", "Experta en operaciones"} & set(texts["roles-a"])
    assert texts["roles-a"].count("50%") == 3  # each role alone, and the pair; the first and the third game were won by one alone
    assert {"100%", "Puestos: 2"} <= set(texts["won"])
    assert texts["ends"].count("50%") == 4
