"""The command that measures speed, and the program in C that it compares the engine with."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from command import fourcures

import fourcures as package
from fourcures.atlas import ADJ, CITIES, POPULATION
from fourcures.dice import Dice, random_game
from fourcures.rules.catalog import MODULES, new_game
from fourcures.speed import LAPS, MANY, Lap, Meter, built, in_c, same_game, source

COMPILER = shutil.which("cc") or shutil.which("gcc")


def test_it_ends_with_a_line_of_figures() -> None:
    found = fourcures("bench", "--json", "--seconds", 1).json
    assert found["games_per_s"] > 100
    assert set(found["seats"]) == {"2", "4"} and set(found["modules"]) == set(MODULES)
    assert found["compiled"] is package.COMPILED
    if COMPILER:
        assert found["c_reason"] is None and found["c_ratio"] > 0.5
    else:
        assert found["c_reason"] == "no-compiler" and found["c_ratio"] is None


def test_without_a_compiler_it_says_so() -> None:
    ran = fourcures("bench", "--seconds", 1, PATH="", CC="")
    assert ran.code == 0
    assert "no C compiler" in ran.out and "Random games a second" in ran.out
    assert fourcures("bench", "--seconds", 1, "--json", PATH="", CC="").json["c_reason"] == "no-compiler"


@pytest.mark.parametrize("seconds", ["0", "601", "soon"])
def test_a_length_that_cannot_be_is_refused(seconds: str) -> None:
    assert fourcures("bench", "--seconds", seconds).complaint


@pytest.mark.skipif(not COMPILER, reason="no C compiler")
def test_the_c_program_plays_the_same_game(tmp_path: Path) -> None:
    """Equal lengths, and equal shares of ways to lose."""
    program = built(tmp_path)
    assert program
    for seats in (2, 3, 4):
        ours: list[int] = []
        lost: dict[int, int] = {}
        for game in range(3000 if package.COMPILED else 300):
            s = new_game("base", ("MED", "SCI", "RES", "QUA")[:seats], 5, events=())
            ours.append(random_game(s, Dice(game)))
            lost[s.outcome] = lost.get(s.outcome, 0) + 1
        engine, c = Meter(lambda times, ours=ours: Lap(1, len(ours), sum(ours), sum(n * n for n in ours))), in_c(program, seats)
        c.times = 20_000
        engine.lap()
        c.lap()
        assert same_game(engine, c), (engine.length, c.length)
        told = subprocess.run([program, str(seats), "5", "20000", "1"], capture_output=True, text=True, check=True).stdout.split()
        share, wanted = lost[2] / len(ours), int(told[4]) / 20_000
        assert abs(share - wanted) < MANY * (0.25 / len(ours) + 0.25 / 20_000) ** 0.5


def test_another_game_is_noticed() -> None:
    short = Meter(lambda times: Lap(1, times, times * 20, times * 500))
    long = Meter(lambda times: Lap(1, times, times * 21, times * 550))
    for meter in (short, long):
        meter.times = 1000
        for _ in range(LAPS):
            meter.lap()
    assert same_game(short, short) and not same_game(short, long)


def test_the_map_of_the_c_program_is_the_map() -> None:
    code = source()
    assert code
    text = code.read_text("utf-8")
    links = text.split("link_ends[LINKS][2] = {")[1].split("};")[0]
    pairs = [tuple(map(int, pair.split(","))) for pair in links.replace("\n", "").strip("{} ").replace(" ", "").split("},{")]
    assert sorted(pairs) == [(a, b) for a in range(CITIES) for b in range(a, CITIES) if ADJ[a] >> b & 1]
    people = text.split("thousands[CITIES] = {")[1].split("}")[0]
    assert [int(number) for number in people.split(",")] == [POPULATION[city] for city in range(CITIES)]
