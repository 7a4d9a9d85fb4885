"""Measures the engine that is loaded, compiled or interpreted, and prints JSON: medians of several rounds, in process time."""

from __future__ import annotations

import json
import statistics
import sys
from collections.abc import Callable
from time import process_time
from typing import Final

import fourcures
from fourcures import Dealer, Record, State, apply, legal, new_game, play, read_record, replay, token, write_record
from fourcures.dice import Dice, random_game
from fourcures.ids import KIND, TREAT

ROUNDS: Final = 7
LINE_UP: Final = ("MED", "SCI", "OPS", "DIS")


def rounds(measure: Callable[[int], float]) -> float:
    """The median of what a measurement says, round by round; the first round only warms up."""
    measure(0)
    return statistics.median(measure(n) for n in range(1, ROUNDS + 1))


def games(count: int, what: str) -> Callable[[int], float]:
    """Whole random games, or the decisions in them, in a second."""

    def measure(n: int) -> float:
        tables = [new_game(roles=LINE_UP, epidemics=5) for _ in range(count)]
        dice = Dice(n)
        start = process_time()
        decisions = sum(random_game(s, dice) for s in tables)
        return (count if what == "games" else decisions) / (process_time() - start)

    return measure


def positions(count: int) -> list[State]:
    """Positions from the middle of random games, where people choose."""
    dealer = Dealer("bench")
    dice = Dice(1)
    found: list[State] = []
    while len(found) < count:
        s = new_game(roles=LINE_UP, epidemics=5)
        dealer.settle(s)
        while not s.outcome and len(found) < count:
            found.append(s.copy())
            actions = legal(s)
            s = apply(s, actions[int(dice.roll()) % len(actions)])
            dealer.settle(s)
    return found


def each(states: list[State], do: Callable[[State], object]) -> Callable[[int], float]:
    """Microseconds for one call."""

    def measure(_: int) -> float:
        start = process_time()
        for s in states:
            do(s)
        return (process_time() - start) / len(states) * 1e6

    return measure


def long_record() -> str:
    """The longest of some games that treat whenever they can, as its record; the same for both engines."""
    dice = Dice(7)
    best: list[str] = []
    for seed in range(40):
        dealer = Dealer(f"long {seed}")
        s = new_game(roles=LINE_UP, epidemics=4)
        tokens = dealer.settle(s)
        while not s.outcome:
            actions = legal(s, events=False)
            actions = [a for a in actions if a // KIND == TREAT] or actions
            a = actions[int(dice.roll()) % len(actions)]
            tokens.append(token(s, a))
            play(s, a)
            tokens += dealer.settle(s)
        best = max(best, tokens, key=len)
    return write_record(Record({"Rules": "base/4", "Seats": ", ".join(LINE_UP)}, best))


def main() -> None:
    """Measure everything; an argument makes the rounds shorter or longer."""
    scale = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    count = max(3, int(500 * scale))
    states = positions(max(40, int(2000 * scale)))
    chosen = {id(s): legal(s)[0] for s in states}
    record = read_record(long_record())

    def replayed(_: int) -> float:
        start = process_time()
        replay(record)
        return (process_time() - start) * 1e3

    figures = {
        "games/s": rounds(games(count, "games")),
        "decisions/s": rounds(games(count, "decisions")),
        "legal, µs": rounds(each(states, legal)),
        "apply, µs": rounds(each(states, lambda s: apply(s, chosen[id(s)]))),
        "copy, µs": rounds(each(states, lambda s: s.copy())),
        f"replay of {len(record.tokens)} tokens, ms": rounds(replayed),
    }
    print(json.dumps({"compiled": fourcures.COMPILED, "figures": figures}))


if __name__ == "__main__":
    main()
