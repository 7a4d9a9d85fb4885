"""What became of many games: files that a run goes on from, sums by program and kind of table, and whether a difference is chance."""

from __future__ import annotations

import csv
import os
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from io import StringIO
from math import comb
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from fourcures.bots.arena import Game, Played
from fourcures.odds import Estimate, estimate
from fourcures.words import Complaint

if TYPE_CHECKING:
    import polars as pl

_NUMBERS: Final[dict[str, Callable[[str], Any]]] = {
    **dict.fromkeys(("seats", "epidemics", "number", "won", "turns", "cures"), int),
    **dict.fromkeys(("ms", "longest"), float),
    "nodes": lambda text: int(text) if text else None,
    "seconds": lambda text: float(text) if text else None,
}
"""The columns that are no text."""


class Results:
    """The games of a file and those that are added to it: `.csv`, `.parquet`, or no file at all.

    Each game stands in a second file at once, from which a run that was broken off goes on; at the end all are in the first.
    """

    def __init__(self, path: Path | None) -> None:
        self.rows: dict[Game, Played] = {}
        self._path = path
        if path is None:
            return
        if path.suffix not in (".csv", ".parquet"):
            raise Complaint("arena-file-kind", file=str(path))
        if path.suffix == ".parquet":
            need("polars")  # better missed now than after the games
        self._fresh = path.with_name(path.name + ".part")
        try:
            self.rows = {row.game(): row for row in [*read(path), *_read_csv(self._fresh)]}
            self.save()
        except OSError as e:
            raise Complaint("cli-file-unwritten", file=str(path), why=e.strerror or str(e)) from None

    def add(self, row: Played) -> None:
        """One game more."""
        self.rows[row.game()] = row
        if self._path:
            with self._fresh.open("a", newline="", encoding="utf-8") as file:
                file.write(_csv([row], bool(file.tell())))

    def save(self) -> None:
        """Put all games into the file, always in the same order."""
        if not self._path:
            return
        rows = sorted(self.rows.values(), key=lambda row: (row[:4], [str(each) for each in row.game()]))
        whole = self._path.with_name(self._path.name + ".new")
        if self._path.suffix == ".csv":
            whole.write_text(_csv(rows), "utf-8", newline="")
        else:
            import polars as pl

            pl.DataFrame(rows, schema=_schema(), orient="row").write_parquet(whole)
        os.replace(whole, self._path)
        self._fresh.unlink(missing_ok=True)


def read(path: Path) -> list[Played]:
    """The games of a file, none when there is none; raises Complaint when it holds something else."""
    if not path.exists():
        return []
    if path.suffix != ".parquet":
        return _read_csv(path)
    import polars as pl

    try:
        return [Played(*row) for row in pl.read_parquet(path).select(pl.col(name).cast(kind) for name, kind in _schema().items()).rows()]
    except pl.exceptions.PolarsError:
        raise Complaint("arena-file-other", file=str(path)) from None


def _read_csv(path: Path) -> list[Played]:
    """A last line that was cut off does not count."""
    if not path.exists():
        return []
    text = path.read_bytes().decode("utf-8", "replace")
    whole = text[: text.rfind("\n") + 1]
    try:
        return [
            Played(**{name: _NUMBERS.get(name, str)(row[name]) for name in Played._fields}) for row in csv.DictReader(StringIO(whole, ""))
        ]
    except (TypeError, ValueError, KeyError):
        raise Complaint("arena-file-other", file=str(path)) from None


def _csv(rows: Sequence[Played], more: bool = False) -> str:
    """A line for each game, after one that names the columns."""
    text = StringIO(newline="")
    writer = csv.writer(text)
    writer.writerows(rows if more else [Played._fields, *rows])
    return text.getvalue()


def need(library: str) -> None:
    """Raises Complaint when a library that not everybody needs is not installed."""
    try:
        import_module(library)
    except ImportError:
        raise Complaint("arena-extra", found=library) from None


def _schema() -> dict[str, type[pl.DataType]]:
    """The columns of a Parquet file."""
    import polars as pl

    kinds = dict.fromkeys(_NUMBERS, pl.Int64) | dict.fromkeys(("ms", "longest", "seconds"), pl.Float64)
    return {name: kinds.get(name, pl.String) for name in Played._fields}


@dataclass
class Cell:
    """The games of one program at one kind of table."""

    bot: str
    seats: int
    epidemics: int
    games: int = 0
    won: int = 0
    turns: int = 0
    longest: float = 0.0
    thought: float = 0.0
    lost: Counter[str] = field(default_factory=Counter)

    def add(self, row: Played) -> None:
        """One game more."""
        self.games += 1
        self.won += row.won
        self.turns += row.turns
        self.thought += row.ms * row.turns
        self.longest = max(self.longest, row.longest)
        if not row.won:
            self.lost[row.outcome] += 1

    @property
    def wins(self) -> Estimate:
        """The share of won games, with its interval."""
        return estimate(self.won, self.games)

    @property
    def ms(self) -> float:
        """Milliseconds that a turn took on average."""
        return self.thought / max(1, self.turns)


def cells(rows: Sequence[Played]) -> list[Cell]:
    """The results by program and kind of table."""
    found: dict[tuple[str, int, int], Cell] = {}
    for row in rows:
        found.setdefault(row[:3], Cell(*row[:3])).add(row)
    return list(found.values())


def sign_test(rows: Sequence[Played], one: str, other: str) -> tuple[int, int, float]:
    """On equal deals: games that only the first won, those that only the other won, and how likely as great a difference is by chance."""
    won = {(row.bot, *row[1:4]): row.won for row in rows}
    deals = {key[1:] for key in won if key[0] == one} & {key[1:] for key in won if key[0] == other}
    first = sum(won[(one, *deal)] > won[(other, *deal)] for deal in deals)
    second = sum(won[(one, *deal)] < won[(other, *deal)] for deal in deals)
    n = first + second
    tail = sum(comb(n, k) for k in range(max(first, second), n + 1)) / 2**n if n else 1.0
    return first, second, min(1.0, 2 * tail)
