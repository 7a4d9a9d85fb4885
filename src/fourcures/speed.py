"""How fast the engine is: random games and their parts, each rule module beside the base game, and a plain program in C beside it all.

All is measured by turns, lap after lap, in processor time of one core, so that a machine that is busy meanwhile slows all of it alike;
medians of the laps are given.  Ratios travel between machines, the other figures do not.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time_ns
from typing import Final, NamedTuple

from fourcures import laps
from fourcures.core import State
from fourcures.dealer import Dealer
from fourcures.dice import Dice, turn_card
from fourcures.engine import chance, legal, play
from fourcures.ids import KIND, TREAT
from fourcures.notation import token
from fourcures.record import Record, read_record, replay, write_record
from fourcures.rules.catalog import MODULES, NEEDS, event_codes, event_count, new_game, role_codes

LAPS: Final = 7
EPIDEMICS: Final = 5
SEATS: Final = (2, 4)
PLAIN_ROLES: Final = ("MED", "SCI", "RES", "QUA")
"""The roles of the C program, by seat; it knows no events."""
LINE_UPS: Final = 35
"""Line-ups that take turns; of the base game's seven roles these are all for four seats."""
TABLES: Final = 500
MANY: Final = 4.5
"""Two means that lie farther apart than so many times their common error do not come from the same game."""


class Lap(NamedTuple):
    """What one lap took: nanoseconds, how many things were done, decisions of people in them, the squares of those of each game."""

    nanoseconds: int
    done: int
    decisions: int = 0
    squares: int = 0


class Meter:
    """Something that is measured lap by lap: `do` does it so many times."""

    def __init__(self, do: Callable[[int], Lap]) -> None:
        self.do = do
        self.times = 1
        self.laps: list[Lap] = []

    def warm(self, seconds: float) -> None:
        """Find out how many times fit into a lap."""
        lap = self.do(self.times)
        while lap.nanoseconds < seconds * 2e8:
            self.times *= 4
            lap = self.do(self.times)
        self.times = max(1, int(self.times * seconds * 1e9 / lap.nanoseconds))

    def lap(self) -> None:
        self.laps.append(self.do(self.times))

    @property
    def each(self) -> float:
        """Nanoseconds for one."""
        return median(lap.nanoseconds / lap.done for lap in self.laps)

    @property
    def decisions(self) -> list[float]:
        """Nanoseconds for a decision, with all that it brings about, by lap."""
        return [lap.nanoseconds / lap.decisions for lap in self.laps]

    @property
    def length(self) -> tuple[float, float]:
        """Decisions in a game, and how far that may be off."""
        games = sum(lap.done for lap in self.laps)
        mean = sum(lap.decisions for lap in self.laps) / games
        return mean, max(0.0, sum(lap.squares for lap in self.laps) / games - mean * mean) ** 0.5 / games**0.5


def beside(one: Meter, other: Meter) -> float:
    """How much longer a decision takes in the one than in the other; laps are compared with their neighbours."""
    return median(a / b for a, b in zip(one.decisions, other.decisions, strict=True))


# ---------------------------------------------------------------- the engine


def starts(rules: str, seats: int) -> list[State]:
    """Tables where the setup is about to begin: all line-ups of a rule set, or some of them, and as many events as are official."""
    chance = Random(rules)
    line_ups = list(combinations(role_codes(rules), seats))
    chance.shuffle(line_ups)
    count = event_count(rules, seats)
    return [new_game(rules, roles, EPIDEMICS, events=chance.sample(event_codes(rules), count)) for roles in line_ups[:LINE_UPS]]


def random_games(tables: list[State]) -> Meter:
    """Whole random games."""
    dice = Dice(len(tables))

    def do(times: int) -> Lap:
        begin = process_time_ns()
        decisions, squares = laps.games(tables, times, dice)
        return Lap(process_time_ns() - begin, times, decisions, squares)

    return Meter(do)


def repeated(work: Callable[[int], object]) -> Meter:
    """Something that takes about the same time each time."""

    def do(times: int) -> Lap:
        begin = process_time_ns()
        work(times)
        return Lap(process_time_ns() - begin, times)

    return Meter(do)


def midway(tables: list[State]) -> tuple[list[State], list[int]]:
    """Tables in the middle of random games where people choose, and something that they may do there."""
    chosen = Random(1)
    dice = Dice(1)
    found: list[State] = []
    while len(found) < TABLES:
        s = chosen.choice(tables).copy()
        game: list[State] = []
        while not s.outcome:
            if chance(s):
                turn_card(s, dice)
            else:
                game.append(s.copy())
                play(s, chosen.choice(legal(s)))
        found += chosen.sample(game, min(4, len(game)))
    return found, [chosen.choice(legal(s)) for s in found]


def parts(tables: list[State]) -> dict[str, Meter]:
    """The parts of games: copying a table, listing what may be done, doing it on a copy, playing on to the end."""
    mid, actions = midway(tables)
    dice = Dice(2)
    return {
        "copy_ns": repeated(lambda times: laps.copies(mid, times)),
        "legal_ns": repeated(lambda times: laps.lists(mid, times)),
        "apply_ns": repeated(lambda times: laps.plays(mid, actions, times)),
        "playout_ns": repeated(lambda times: laps.playouts(mid, times, dice)),
    }


def replayed() -> Meter:
    """Tokens of a long game that are read and played again: the longest of some that treat whenever they can."""
    dice = Dice(7)
    best: list[str] = []
    for seed in range(20):
        dealer = Dealer(f"long {seed}")
        s = new_game(roles=PLAIN_ROLES)
        tokens = dealer.settle(s)
        while not s.outcome:
            actions = legal(s, events=False)
            actions = [a for a in actions if a // KIND == TREAT] or actions
            a = actions[dice.roll() % len(actions)]
            tokens.append(token(s, a))
            play(s, a)
            tokens += dealer.settle(s)
        best = max(best, tokens, key=len)
    record = read_record(write_record(Record({"Rules": "base/4", "Seats": ", ".join(PLAIN_ROLES)}, best)))

    def do(times: int) -> Lap:
        begin = process_time_ns()
        for _ in range(times):
            replay(record)
        return Lap(process_time_ns() - begin, times * len(record.tokens))

    return Meter(do)


def modules() -> dict[str, str]:
    """Every module with a rule set that has it and what it cannot do without."""
    return {name: "+".join(["base", *(other for one, other in NEEDS if one == name), name]) for name in MODULES}


# ---------------------------------------------------------------- the program in C


def source() -> Path | None:
    """The C program: in the package, or where it stands in the project."""
    here = Path(__file__).parent
    return next((path for path in (here / "yardstick.c", here.parents[1] / "bench" / "yardstick.c") if path.exists()), None)


def built(folder: Path) -> Path | None:
    """The C program, compiled into a folder; None where there is no compiler."""
    code = source()
    compiler = next((found for name in (os.environ.get("CC", ""), "cc", "gcc", "clang") if name and (found := shutil.which(name))), None)
    program = folder / "yardstick"
    if code is None or compiler is None:
        return None
    ran = subprocess.run([compiler, "-O3", "-o", str(program), str(code)], capture_output=True)
    return program if ran.returncode == 0 else None


def in_c(program: Path, seats: int) -> Meter:
    """Random games of the C program."""
    seeds = iter(range(10**9))

    def do(times: int) -> Lap:
        args = [str(program), str(seats), str(EPIDEMICS), str(times), str(next(seeds))]
        games, decisions, squares, *_, took = map(int, subprocess.run(args, check=True, capture_output=True, text=True).stdout.split())
        return Lap(took, games, decisions, squares)

    return Meter(do)


def same_game(one: Meter, other: Meter) -> bool:
    """Their games are equally long, as far as chance allows to say."""
    (a, error_a), (b, error_b) = one.length, other.length
    return bool(abs(a - b) <= MANY * (error_a * error_a + error_b * error_b) ** 0.5)


# ---------------------------------------------------------------- all of it


def measure(seconds: float, told: Callable[[int, int], object]) -> dict[str, object]:
    """Measure for about so many seconds.  It is told how many laps are done, and of how many."""
    with TemporaryDirectory() as folder:
        program = built(Path(folder))
        full = {seats: random_games(starts("base", seats)) for seats in SEATS}
        small = {seats: parts(starts("base", seats)) for seats in SEATS}
        plain = {seats: random_games([new_game("base", PLAIN_ROLES[:seats], EPIDEMICS, events=())]) for seats in SEATS}
        c = {seats: in_c(program, seats) for seats in SEATS if program}
        added = {name: random_games(starts(rules, SEATS[-1])) for name, rules in modules().items()}
        records = replayed()
        # What is compared runs side by side.
        order = [m for seats in SEATS for m in (*(x[seats] for x in (plain, c) if x), *small[seats].values(), full[seats])]
        order += [*added.values(), records]
        share = seconds / len(order) / (LAPS + 1)
        for number in range(LAPS + 1):
            for at, meter in enumerate(order):
                if number == 0:
                    meter.warm(share)
                else:
                    meter.lap()
                told(number * len(order) + at + 1, (LAPS + 1) * len(order))
    tables = {str(seats): _table(full[seats], small[seats]) for seats in SEATS}
    yardstick = {str(seats): _compared(plain[seats], c[seats]) for seats in c}
    ratio = yardstick[str(SEATS[-1])]["ratio"] if yardstick else None
    return {
        "compiled": not laps.__file__.endswith(".py"),
        "python": sys.version.split()[0],
        "seconds": seconds,
        "seats": tables,
        "modules": {name: beside(meter, full[SEATS[-1]]) for name, meter in added.items()},
        "replay_ms": records.each / 1e3,
        "yardstick": yardstick,
        "games_per_s": tables[str(SEATS[0])]["games_per_s"],
        "c_ratio": ratio,
        "c_reason": None if ratio else "other-game" if yardstick else "no-compiler" if source() else "no-source",
    }


def _table(games: Meter, small: dict[str, Meter]) -> dict[str, float]:
    decision = median(games.decisions)
    return {"games_per_s": 1e9 / games.each, "decisions_per_s": 1e9 / decision} | {name: meter.each for name, meter in small.items()}


def _compared(ours: Meter, c: Meter) -> dict[str, float | None]:
    return {
        "ratio": beside(ours, c) if same_game(ours, c) else None,
        "decision_ns": median(ours.decisions),
        "c_decision_ns": median(c.decisions),
        "decisions": ours.length[0],
        "c_decisions": c.length[0],
    }
