"""Many games between programs and the cards: the same games for every program, whoever plays them and in whatever order."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import comb
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import NamedTuple

from fourcures import engine
from fourcures.bots.players import Budget, act, bot
from fourcures.dealer import Dealer
from fourcures.notation import OUTCOMES
from fourcures.odds import Estimate, estimate
from fourcures.rules.catalog import new_game


class Game(NamedTuple):
    """One game to be played: every number that decides how it goes."""

    bot: str
    seats: int
    epidemics: int
    number: int
    seed: str
    nodes: int | None = None
    seconds: float | None = None


class Played(NamedTuple):
    """How it went: a row of the results."""

    bot: str
    seats: int
    epidemics: int
    number: int
    roles: str
    won: int
    outcome: str
    turns: int
    cures: int


class Cell(NamedTuple):
    """The games of one program at one kind of table."""

    bot: str
    seats: int
    epidemics: int
    wins: Estimate
    won: int


def play(game: Game) -> Played:
    """Play a game: roles, cards and all from the seed, the same for every program."""
    dealer = Dealer(f"{game.seed} {game.seats} {game.epidemics} {game.number}")
    roles = dealer.line_up([None] * game.seats)
    s = new_game("base", roles, game.epidemics)
    programs = [bot(game.bot) for _ in range(game.seats)]
    budget, dice = Budget(game.nodes, game.seconds), Random(dealer.seed)
    dealer.settle(s)
    while not s.outcome:
        awaited = engine.awaited(s)
        seat = next(seat for seat in range(8) if awaited >> seat & 1)
        engine.play(s, act(s, seat, programs[seat], budget, dice).action)
        dealer.settle(s)
    won = int(s.outcome == 1)
    return Played(*game[:4], "+".join(roles), won, OUTCOMES[s.outcome], int(s.turn), int(s.cured & 15).bit_count())


def run(games: Sequence[Game], workers: int) -> Iterator[Played]:
    """Play them, in their order."""
    if workers < 2:
        yield from map(play, games)
        return
    # Not forked: the progress bar has a thread, and a fork in the midst of it may hang.
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(play, games)


def done(path: Path) -> dict[tuple[str, int, int, int], Played]:
    """The games whose results a file holds; a line that was cut off does not count."""
    if not path.exists():
        return {}
    found = {}
    with path.open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            try:
                seats, epidemics, number = int(row["seats"]), int(row["epidemics"]), int(row["number"])
                won, turns, cures = int(row["won"]), int(row["turns"]), int(row["cures"])
                one = Played(row["bot"], seats, epidemics, number, row["roles"], won, row["outcome"], turns, cures)
            except (TypeError, ValueError, KeyError):
                continue
            found[one[:4]] = one
    return found


def write(path: Path, rows: Sequence[Played]) -> None:
    """All results, a line each."""
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(Played._fields)
        writer.writerows(rows)


def cells(rows: Sequence[Played]) -> list[Cell]:
    """The results by program and kind of table."""
    found: dict[tuple[str, int, int], list[int]] = {}
    for row in rows:
        found.setdefault(row[:3], []).append(row.won)
    return [Cell(*key, estimate(sum(won), len(won)), sum(won)) for key, won in found.items()]


def sign_test(rows: Sequence[Played], one: str, other: str) -> tuple[int, int, float]:
    """On equal deals: games that only the first won, those that only the other won, and how likely as great a difference is by chance."""
    won = {(row.bot, *row[1:4]): row.won for row in rows}
    deals = {key[1:] for key in won if key[0] == one} & {key[1:] for key in won if key[0] == other}
    first = sum(won[(one, *deal)] > won[(other, *deal)] for deal in deals)
    second = sum(won[(one, *deal)] < won[(other, *deal)] for deal in deals)
    n = first + second
    tail = sum(comb(n, k) for k in range(max(first, second), n + 1)) / 2**n if n else 1.0
    return first, second, min(1.0, 2 * tail)
