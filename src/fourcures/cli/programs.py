"""Commands about programs that play: what a position is worth, and games by the thousand."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from fourcures.bots import LEVELS
from fourcures.bots.analysis import Analysis, analyse as look_at
from fourcures.bots.arena import Cell, Game, Played, cells, done, run, sign_test, write
from fourcures.cli.inputs import Json, Line, position, show_json, text_of
from fourcures.core import State
from fourcures.engine import play
from fourcures.odds import Estimate
from fourcures.record import read_record, run as run_record
from fourcures.rules.catalog import EPIDEMICS, most_seats
from fourcures.words import Complaint, say

THREATS: Final = 8
"""Cities that are named; JSON has all of them."""
Rows = dict[tuple[str, int, int, int], Played]
Lines = Annotated[int, Parameter(help=say("ai-arg-lines"))]
Number = Annotated[int, Parameter(help=say("ai-arg-games"))]


def analyse(line: Line, /, *, games: Number = 40, lines: Lines = 4, json: Json = False) -> int:
    """Say what a position is worth: the chance to win, the best turns, what may break out."""
    if not 1 <= games <= 10_000 or not 1 <= lines <= 20:
        raise Complaint("ai-numbers")
    found = look_at(_position(line), games, lines)
    if json:
        show_json(_plain(found))
        return 0
    print(say("ai-chance", **_words(found.wins)))
    for one in found.lines:
        print(f"  {_percent(one.wins):<18}{' '.join(one.tokens):<48} {say(one.why[0], **one.why[1])}")
    for n, chance in enumerate(found.epidemics[1:], 1):
        print(say("ai-epidemics", n=n, chance=f"{chance}"))
    for city, chance in list(found.threats.items())[:THREATS]:
        print(say("ai-threat", city=city, chance=f"{chance}"))
    for disease, n in found.missing.items():
        print(say("ai-missing", disease=disease, n=n))
    print(say("ai-turns", n=found.turns))
    return 0


def _position(line: str) -> State:
    """A position line, or the last position of a record in a file."""
    if line != "-" and len(line) < 4096 and Path(line).is_file():
        record = read_record(text_of(Path(line)))
        s = record.start()
        for a in run_record(record, s.copy()):
            play(s, a)
        return s
    return position(line)


def _plain(found: Analysis) -> dict[str, object]:
    return {
        "wins": found.wins._asdict(),
        "lines": [{"tokens": one.tokens, "why": say(one.why[0], **one.why[1]), "wins": one.wins._asdict()} for one in found.lines],
        "epidemics": [str(chance) for chance in found.epidemics],
        "threats": {city: str(chance) for city, chance in found.threats.items()},
        "missing": found.missing,
        "turns": found.turns,
    }


def _words(wins: Estimate) -> dict[str, str | int | list[str]]:
    return {"chance": f"{wins.chance:.0%}", "low": f"{wins.low:.0%}", "high": f"{wins.high:.0%}", "games": wins.games}


def _percent(wins: Estimate) -> str:
    return f"{wins.chance:.0%} [{wins.low:.0%}, {wins.high:.0%}]"


# ---------------------------------------------------------------- arena


def arena(
    *,
    bots: Annotated[str, Parameter(help=say("ai-arg-bots"))] = "colleague",
    seats: Annotated[str, Parameter(help=say("ai-arg-seats"))] = "2-4",
    epidemics: Annotated[str, Parameter(help=say("ai-arg-epidemics"))] = "4-6",
    games: Number = 20,
    workers: Annotated[int | None, Parameter(help=say("ai-arg-workers"))] = None,
    seed: Annotated[str, Parameter(help=say("ai-arg-seed"))] = "arena",
    nodes: Annotated[int | None, Parameter(help=say("ai-arg-nodes"))] = None,
    seconds: Annotated[float | None, Parameter(help=say("ai-arg-seconds"))] = None,
    out: Annotated[Path | None, Parameter(help=say("ai-arg-out"))] = None,
    json: Json = False,
) -> int:
    """Let programs play many games, the same for each of them, and count what they win."""
    names = bots.split(",")
    for name in names:
        if name not in LEVELS:
            raise Complaint("ai-unknown", found=name, allowed=", ".join(LEVELS))
    if games < 1 or (workers is not None and workers < 1) or (nodes is not None and nodes < 1) or (seconds is not None and seconds <= 0):
        raise Complaint("ai-numbers")
    many = _range(epidemics, EPIDEMICS[0], EPIDEMICS[-1])
    tables = [(name, s, e) for name in names for s in _range(seats, 1, most_seats("base")) for e in many]
    wanted = [Game(name, s, e, number, seed, nodes, seconds) for number in range(games) for name, s, e in tables]
    known = done(out) if out else {}
    found = _played([game for game in wanted if game[:4] not in known], workers or os.cpu_count() or 1, known, out, json)
    rows = [found[game[:4]] for game in wanted]
    if out:
        write(out, list(found.values()))
    counted = cells(rows)
    if json:
        show_json({"results": [_row(cell) for cell in counted]})
        return 0
    _table(counted)
    for one, other in pairwise(names):
        first, second, chance = sign_test(rows, one, other)
        print(say("ai-sign", one=one, other=other, first=first, second=second, chance=f"{chance:.3g}"))
    return 0


def _played(games: Sequence[Game], workers: int, known: Rows, out: Path | None, quiet: bool) -> Rows:
    """Play what is not known yet; what is finished is in the file at once, so that a run may be broken off and go on later."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    rows = dict(known)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), disable=quiet) as progress:
        task = progress.add_task("", total=len(games))
        for row in run(games, workers):
            rows[row[:4]] = row
            if out:
                write(out, list(rows.values()))
            shown = next(cell for cell in cells(list(rows.values())) if (cell.bot, cell.seats, cell.epidemics) == row[:3])
            progress.update(task, advance=1, description=f"{row.bot} {row.seats}/{row.epidemics} {_percent(shown.wins)}")
    return rows


def _range(text: str, least: int, most: int) -> range:
    """Numbers from one to another, as `2-4`."""
    first, _, last = text.partition("-")
    if not first.isdecimal() or not (last or first).isdecimal() or not least <= int(first) <= int(last or first) <= most:
        raise Complaint("ai-range", found=text, least=least, most=most)
    return range(int(first), int(last or first) + 1)


def _row(cell: Cell) -> dict[str, object]:
    return {
        "bot": cell.bot,
        "seats": cell.seats,
        "epidemics": cell.epidemics,
        "games": cell.wins.games,
        "wins": cell.won,
        "win_rate": round(cell.wins.chance, 4),
        "interval": [round(cell.wins.low, 4), round(cell.wins.high, 4)],
    }


def _table(counted: Sequence[Cell]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(*(say(f"ai-column-{name}") for name in ("bot", "seats", "epidemics", "games", "wins", "rate")))
    for cell in counted:
        table.add_row(cell.bot, str(cell.seats), str(cell.epidemics), str(cell.wins.games), str(cell.won), _percent(cell.wins))
    Console().print(table)
