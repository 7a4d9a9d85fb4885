"""The command that lets programs play by the thousand, and counts."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, nullcontext
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

from cyclopts import Parameter

from fourcures.bots import LEVELS
from fourcures.bots.arena import Game, options, run
from fourcures.bots.results import Cell, Results, cells, need, sign_test
from fourcures.cli.inputs import Challenge, Json, Option, Preset, named_options, number, show_json
from fourcures.dealer import Dealer
from fourcures.notation import OUTCOMES
from fourcures.presets import setup
from fourcures.words import Complaint, say, speaking, spoken

if TYPE_CHECKING:
    from rich.table import Table

LOSSES: Final = OUTCOMES[2:]
"""How a game can be lost."""


def arena(
    *,
    bots: Annotated[str, Parameter(help=say("arena-arg-bots"))] = "colleague",
    seats: Annotated[str, Parameter(help=say("arena-arg-seats"))] = "2-4",
    epidemics: Annotated[str, Parameter(help=say("arena-arg-epidemics"))] = "4-6",
    games: Annotated[int, Parameter(help=say("arena-arg-games"))] = 20,
    preset: Preset = None,
    challenge: Challenge = None,
    option: Option = None,
    workers: Annotated[int | None, Parameter(help=say("arena-arg-workers"))] = None,
    seed: Annotated[str, Parameter(help=say("arena-arg-seed"))] = "arena",
    nodes: Annotated[int | None, Parameter(help=say("arena-arg-nodes"))] = None,
    seconds: Annotated[float | None, Parameter(help=say("arena-arg-seconds"))] = None,
    out: Annotated[Path | None, Parameter(help=say("arena-arg-out"))] = None,
    records: Annotated[Path | None, Parameter(help=say("arena-arg-records"))] = None,
    plots: Annotated[Path | None, Parameter(help=say("arena-arg-plots"))] = None,
    format: Annotated[Literal["svg", "png"], Parameter(help=say("arena-arg-format"))] = "svg",
    json: Json = False,
) -> int:
    """Let programs play many games, the same for each of them, and count what they win."""
    names = list(dict.fromkeys(name.strip() for name in bots.split(",")))
    for name in names:
        if name not in LEVELS:
            raise Complaint("arena-unknown", found=name, allowed=", ".join(LEVELS))
    number("--games", games, 1, 100_000)
    number("--workers", workers, 1, 256)
    number("--nodes", nodes, 1, 1_000_000_000)
    number("--seconds", seconds, 0.001, 3600)
    table = " ".join([preset or "2013", *(challenge or ()), *(f"{name}={value}" for name, value in named_options(option or ()).items())])
    tables = [(name, *kind) for name in names for kind in _tables(table, seats, epidemics)]
    wanted = [Game(*kind, n, seed, nodes, seconds, table) for n in range(games) for kind in tables]
    if plots:
        need("matplotlib")
        _make(plots)
    if records:
        _make(records)
    results = Results(out)
    missing = [game for game in wanted if game not in results.rows or (records and not (records / game.file()).exists())]
    try:
        _play(missing, workers or os.cpu_count() or 1, results, wanted, records)
    except (KeyboardInterrupt, BrokenProcessPool) as e:
        done = sum(game in results.rows for game in wanted)
        print(say("arena-died" if isinstance(e, BrokenProcessPool) else "arena-stopped", n=done, all=len(wanted)), file=sys.stderr)
        return 1 if isinstance(e, BrokenProcessPool) else 130
    finally:
        results.save()
    rows = [results.rows[game] for game in wanted]
    tests = [(one, other, *sign_test(rows, one, other)) for one, other in pairwise(names)]
    if plots:
        from fourcures.bots.plots import draw

        draw(rows, plots, format)
    if json:
        compared = [dict(zip(("one", "other", "only_one", "only_other", "chance"), test, strict=True)) for test in tests]
        show_json({"results": [_row(cell) for cell in cells(rows)], "compared": compared})
        return 0
    from rich.console import Console

    Console(width=None if sys.stdout.isatty() else 120).print(_table(cells(rows)))
    for one, other, first, second, chance in tests:
        print(say("arena-sign", one=one, other=other, first=first, second=second, chance=f"{chance:.3g}"))
    return 0


def _tables(table: str, seats: str, epidemics: str) -> list[tuple[int, int]]:
    """Seats and epidemics of every table that is wanted; raises Complaint when there can be no such table."""
    chosen, limits = options(table)
    found = [(s, e) for s in _range(seats, limits.seats) for e in _range(epidemics, limits.epidemics)]
    for s, e in found:
        setup(replace(chosen, seats=s, epidemics=e), Dealer(""), limits=limits)
    return found


def _range(text: str, allowed: range) -> range:
    """Numbers from one to another, as `2-4`."""
    first, _, last = text.partition("-")
    least, most = allowed[0], allowed[-1]
    if not first.isdecimal() or not (last or first).isdecimal() or not least <= int(first) <= int(last or first) <= most:
        raise Complaint("arena-range", found=text, least=least, most=most)
    return range(int(first), int(last or first) + 1)


def _make(folder: Path) -> None:
    """Make a folder that is not there yet."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as e:
        raise Complaint("cli-file-unwritten", file=str(folder), why=e.strerror or str(e)) from None


def _play(games: Sequence[Game], workers: int, results: Results, wanted: Sequence[Game], records: Path | None) -> None:
    """Play what is missing; in a terminal, what is known so far is shown meanwhile."""
    from rich.console import Console, Group
    from rich.live import Live
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

    sums = {game[:3]: Cell(*game[:3]) for game in wanted}
    missing = set(games)
    for game in wanted:
        if game not in missing:
            sums[game[:3]].add(results.rows[game])
    console = Console(stderr=True)
    bar = Progress(BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    task = bar.add_task("", total=len(wanted), completed=len(wanted) - len(games))
    language = spoken()

    def now() -> Group:
        with speaking(language):  # in a thread of its own
            return Group(bar, _table(list(sums.values())))

    shown = Live(get_renderable=now, console=console, transient=True)
    with shown if console.is_terminal else nullcontext(), closing(run(games, workers, records)) as played:
        for row in played:
            results.add(row)
            sums[row[:3]].add(row)
            bar.advance(task)


def _row(cell: Cell) -> dict[str, object]:
    return {
        "bot": cell.bot,
        "seats": cell.seats,
        "epidemics": cell.epidemics,
        "games": cell.games,
        "wins": cell.won,
        "win_rate": round(cell.wins.chance, 4),
        "interval": [round(cell.wins.low, 4), round(cell.wins.high, 4)],
        "lost_by": {cause: cell.lost[cause] for cause in LOSSES},
        "turns": cell.turns,
        "ms_per_turn": round(cell.ms, 2),
        "ms_longest_turn": cell.longest,
    }


def _table(sums: Sequence[Cell]) -> Table:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    columns = ("bot", "seats", "epidemics", "games", "wins", "rate", "lost", "ms", "longest")
    table = Table(*(say(f"arena-column-{name}") for name in columns), box=SIMPLE_HEAD, caption=say("arena-caption"), caption_justify="left")
    for column in table.columns:
        column.no_wrap = True
    for column in table.columns[1:]:
        column.justify = "right"
    for cell in sums:
        lost = " / ".join(str(cell.lost[cause]) for cause in LOSSES)
        numbers = map(str, (cell.seats, cell.epidemics, cell.games, cell.won, cell.wins if cell.games else ""))
        table.add_row(cell.bot, *numbers, lost, f"{cell.ms:.1f}", f"{cell.longest:.0f}")
    return table
