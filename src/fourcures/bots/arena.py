"""Many games between programs and the cards: the same games for every program, whoever plays them and in whatever order."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from functools import partial
from hashlib import blake2b
from multiprocessing import active_children, get_context
from pathlib import Path
from random import Random
from time import thread_time
from typing import NamedTuple

from fourcures import engine
from fourcures.bots.players import Budget, Searcher, act, bot
from fourcures.core import State
from fourcures.dealer import Dealer
from fourcures.ids import ACCEPT, CONSENT
from fourcures.notation import OUTCOMES, token
from fourcures.presets import Options, Preset, choose, headers, places, preset, setup
from fourcures.record import Record, write_record
from fourcures.rules.catalog import new_game
from fourcures.workers import begin_work


class Game(NamedTuple):
    """One game to be played: all that decides how it goes.  `table` is a preset, challenges and options, with spaces between them."""

    bot: str
    seats: int
    epidemics: int
    number: int
    seed: str
    nodes: int | None = None
    seconds: float | None = None
    table: str = "2013"

    def file(self) -> str:
        """The name of its record."""
        mark = blake2b(repr(self).encode(), digest_size=4).hexdigest()
        return f"{self.bot}-{self.seats}-{self.epidemics}-{self.number}-{mark}.fcr"


class Played(NamedTuple):
    """How it went: a row of the results.  `ms`: milliseconds of processor time for a turn, `longest`: for the one that took longest."""

    bot: str
    seats: int
    epidemics: int
    number: int
    roles: str
    won: int
    outcome: str
    turns: int
    cures: int
    ms: float
    longest: float
    seed: str
    nodes: int | None
    seconds: float | None
    table: str

    def game(self) -> Game:
        """The game that it was."""
        return Game(*self[:4], self.seed, self.nodes, self.seconds, self.table)


def options(table: str) -> tuple[Options, Preset]:
    """The options of a table, and the limits of its preset; raises Complaint for what is none."""
    name, *rest = table.split()
    limits = preset(name)
    challenges = tuple(word for word in rest if "=" not in word)
    return choose(replace(limits.options, challenges=challenges), dict(word.split("=", 1) for word in rest if "=" in word)), limits


def play(game: Game) -> tuple[Played, Record]:
    """Play a game: roles, cards and all from the seed, the same for every program.  Whoever plays against the team does so by chance."""
    dealer = Dealer(f"{game.seed} {game.seats} {game.epidemics} {game.number}")
    chosen, limits = options(game.table)
    made = setup(replace(chosen, seats=game.seats, epidemics=game.epidemics), dealer, limits=limits)
    s = new_game(*made)
    people = places(made.rules, made.roles)
    programs = [bot(game.bot if seat < len(made.roles) else "random") for seat in range(len(people))]
    for program in programs:
        if isinstance(program, Searcher):
            program.mates = (1 << len(made.roles)) - 1
    budget, dice = Budget(game.nodes, game.seconds), Random(dealer.seed)
    names = ", ".join(f"{role} {program.name}" for role, program in zip(people, programs, strict=True))
    record = Record(headers(made) | {"Seats": names, "Seed": dealer.seed}, dealer.settle(s))
    thought: defaultdict[int, float] = defaultdict(float)
    while not s.outcome:
        awaited = engine.awaited(s)
        seat = next(seat for seat in range(8) if awaited >> seat & 1)
        before = thread_time()
        a = _agreed(s, seat) or act(s, seat, programs[seat], budget, dice).action
        thought[int(s.turn)] += 1000 * (thread_time() - before)
        record.tokens.append(token(s, a))
        engine.play(s, a)
        record.tokens += dealer.settle(s)
    ms, longest = round(sum(thought.values()) / int(s.turn), 2), round(max(thought.values()), 2)
    ended = int(s.outcome == 1), OUTCOMES[s.outcome], int(s.turn), int(s.cured & 15).bit_count()
    return Played(*game[:4], "+".join(made.roles), *ended, ms, longest, *game[4:]), record


def _agreed(s: State, seat: int) -> int:
    """Who is asked agrees, if anybody is asked: a program that declines what it itself wants would be asked the same for ever."""
    if s.agenda[s.depth - 1] >> 3 != CONSENT:
        return 0
    return next(a for a in engine.legal(s) if a >> 24 == ACCEPT and a >> 21 & 7 == seat)


def _play_and_keep(game: Game, folder: Path | None) -> Played:
    """Play it and put its record into the folder."""
    row, record = play(game)
    if folder:
        (folder / game.file()).write_text(write_record(record), "utf-8")
    return row


def run(games: Sequence[Game], workers: int, folder: Path | None = None) -> Generator[Played]:
    """Play them; each is told as soon as it is over, so in any order.  Their records go into the folder."""
    one = partial(_play_and_keep, folder=folder)
    if min(workers, len(games)) < 2:
        yield from map(one, games)
        return
    others = set(active_children())
    # Not forked: the progress bar has a thread, and a fork in the midst of it may hang.
    pool = ProcessPoolExecutor(min(workers, len(games)), get_context("spawn"), begin_work)
    try:
        for future in as_completed([pool.submit(one, game) for game in games]):
            yield future.result()
    except BaseException:
        # Whoever breaks off does not wait for games that are being played.
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(active_children()) - others:
            child.terminate()
        raise
    pool.shutdown()
