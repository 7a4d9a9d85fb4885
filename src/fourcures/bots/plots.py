"""Pictures of what became of many games: won by epidemics, won by pairs of roles, and how they ended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any, Final, TypeVar

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from fourcures.bots.arena import Played
from fourcures.bots.results import Cell, cells
from fourcures.odds import estimate
from fourcures.words import say

T = TypeVar("T")
GROUND, INK, QUIET, LINE = "#fffdf8", "#1c2b31", "#5f7077", "#e2dac9"
SERIES: Final = ("#0b6e66", "#cc4530", "#1f6bb0", "#b07a00", "#7a48b5", "#2a3036")
"""Programs, in this order."""
MARKS: Final = "osD^vP"
ENDS: Final = {"win": "#0b6e66", "outbreaks": "#cc4530", "cubes": "#e3a008", "cards": "#9fb2b8"}
"""How a game can end."""
DARK: Final = ("#0b6e66", "#cc4530")
"""Grounds on which letters are white."""
LOOK: Final[Any] = {
    "figure.facecolor": GROUND,
    "axes.facecolor": GROUND,
    "axes.edgecolor": LINE,
    "axes.labelcolor": QUIET,
    "axes.titlecolor": INK,
    "axes.titlelocation": "left",
    "axes.titlesize": 11,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "figure.titlesize": 14,
    "grid.color": LINE,
    "text.color": INK,
    "xtick.color": QUIET,
    "ytick.color": QUIET,
    "legend.frameon": False,
    "svg.fonttype": "none",  # letters stay letters, for search and for readers
    "svg.hashsalt": "fourcures",  # the same games, the same file
}


def draw(rows: Sequence[Played], folder: Path, kind: str) -> None:
    """Put all pictures into the folder, as `svg` or `png`."""
    with rc_context(LOOK):
        _save(_won(cells(rows)), folder / f"won.{kind}")
        _save(_ends(cells(rows)), folder / f"ends.{kind}")
        for name in dict.fromkeys(row.bot for row in rows):
            _save(_roles(name, [row for row in rows if row.bot == name]), folder / f"roles-{name}.{kind}")


def _save(figure: Figure, path: Path) -> None:
    figure.savefig(path, dpi=160, metadata={"Date": None} if path.suffix == ".svg" else None)


def _figure(title: str, width: float, height: float) -> Figure:
    figure = Figure(figsize=(width, height), layout="constrained")
    figure.suptitle(title, x=0.012, ha="left", weight="bold")
    return figure


def _won(sums: Sequence[Cell]) -> Figure:
    """One field for each number of seats; a line for each program over the epidemics, with its intervals."""
    seats, names = _each(cell.seats for cell in sums), _each(cell.bot for cell in sums)
    figure = _figure(say("arena-plot-won"), 1.4 + 2.6 * max(2, len(seats)), 4.2)
    fields = figure.subplots(1, len(seats), sharey=True, squeeze=False)[0]
    for field, many in zip(fields, seats, strict=True):
        field.set(title=say("arena-plot-seats", n=many), xlabel=say("arena-column-epidemics"), ylim=(0, 1))
        field.yaxis.set_major_formatter(PercentFormatter(1))
        field.grid(axis="y")
        for at, name in enumerate(names):
            own = [cell for cell in sums if (cell.bot, cell.seats) == (name, many)]
            x = [cell.epidemics + 0.08 * (at - (len(names) - 1) / 2) for cell in own]  # side by side, so that none hides another
            chance = [cell.wins.chance for cell in own]
            error = [[cell.wins.chance - cell.wins.low for cell in own], [cell.wins.high - cell.wins.chance for cell in own]]
            look = {"color": SERIES[at % len(SERIES)], "marker": MARKS[at % len(MARKS)]}
            field.errorbar(x, chance, error, label=name, capsize=3, elinewidth=1.2, linewidth=1.6, markersize=5, clip_on=False, **look)
        field.set_xticks(_each(cell.epidemics for cell in sums))
        field.margins(x=0.2)
    figure.legend(*fields[0].get_legend_handles_labels(), loc="outside lower left", ncols=len(names))
    return figure


def _ends(sums: Sequence[Cell]) -> Figure:
    """A bar for each kind of table: the share of games that ended this way or that."""
    figure = _figure(say("arena-plot-ends"), 8.5, 1.5 + 0.36 * len(sums))
    field: Axes = figure.subplots()
    names = [say("arena-plot-table", bot=cell.bot, seats=cell.seats, epidemics=cell.epidemics) for cell in sums]
    left = [0.0] * len(sums)
    for end, colour in ENDS.items():
        shares = [(cell.won if end == "win" else cell.lost[end]) / cell.games for cell in sums]
        bars = field.barh(names, shares, left=left, color=colour, label=say(f"ui-end-{end}"), height=0.72)
        texts = [f"{share:.0%}" if share >= 0.045 else "" for share in shares]
        field.bar_label(bars, texts, label_type="center", color="white" if colour in DARK else INK, fontsize=8)
        left = [a + b for a, b in zip(left, shares, strict=True)]
    field.set(xlim=(0, 1), ylim=(len(sums) - 0.4, -0.6))
    field.xaxis.set_major_formatter(PercentFormatter(1))
    field.tick_params(axis="y", length=0)
    figure.legend(loc="outside lower left", ncols=len(ENDS))
    return figure


def _roles(name: str, rows: Sequence[Played]) -> Figure:
    """A square for each pair of roles, and on the edge one for each role: the share of won games, and how many there were."""
    games: dict[tuple[str, str], list[int]] = {}
    for row in rows:
        for pair in combinations_with_replacement(sorted(row.roles.split("+")), 2):
            games.setdefault(pair, []).append(row.won)
    codes = sorted({code for pair in games for code in pair})
    shares = [[float("nan")] * len(codes) for _ in codes]
    figure = _figure(say("arena-plot-roles", bot=name), 2.6 + 0.74 * len(codes), 1.9 + 0.62 * len(codes))
    field: Axes = figure.subplots()
    for (one, other), won in games.items():
        x, y, wins = codes.index(one), codes.index(other), estimate(sum(won), len(won))
        shares[y][x] = wins.chance
        colour = "white" if wins.chance > 0.55 else INK
        field.text(x + 0.5, y + 0.4, f"{wins.chance:.0%}", ha="center", va="center", color=colour, weight="bold" if x == y else "normal")
        field.text(x + 0.5, y + 0.75, f"{wins.games}", ha="center", va="center", color=colour, fontsize=7)
    colours = LinearSegmentedColormap.from_list("won", ["#f6f1e6", "#8cc4b9", "#0b6e66"])
    picture = field.pcolormesh(shares, cmap=colours, vmin=0, vmax=1, edgecolor=GROUND, linewidth=2)
    field.invert_yaxis()
    middle, names = [at + 0.5 for at in range(len(codes))], [say(f"name-{code}") for code in codes]
    field.set_xticks(middle, names, rotation=35, ha="right", rotation_mode="anchor")
    field.set_yticks(middle, names)
    field.tick_params(length=0)
    field.spines[:].set_visible(False)
    figure.colorbar(picture, format=PercentFormatter(1), shrink=0.8).outline.set_visible(False)
    return figure


def _each(found: Iterable[T]) -> list[T]:
    """Each of them once, in their order."""
    return list(dict.fromkeys(found))
