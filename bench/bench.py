"""The figures of docs/performance.md: the engine compiled and interpreted side by side, a server, the command, the size of the page.

Ratios travel between machines, absolute figures do not.  `--write` also puts them into docs/performance.md.
"""

from __future__ import annotations

import gzip
import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import fourcures

HERE: Final = Path(__file__).parent
PAGE: Final = HERE.parent / "docs" / "performance.md"
STARTS: Final = 7
SECONDS: Final = "20"
LABELS: Final = {
    "games_per_s": "games/s",
    "decisions_per_s": "decisions/s",
    "copy_ns": "copy, ns",
    "legal_ns": "legal, ns",
    "apply_ns": "apply, ns",
    "playout_ns": "playout from mid-game, ns",
}


def engine(source: bool) -> dict[str, Any]:
    """What `fourcures bench` finds: about the engine as it is installed, or interpreted from the source."""
    env = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"} | ({"PYTHONPATH": str(HERE.parent / "src")} if source else {})
    command = [sys.executable, "-m", "fourcures", "bench", "--json", "--seconds", SECONDS]
    found: dict[str, Any] = json.loads(subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout)
    if found["compiled"] is source:
        sys.exit("The engine is not compiled: there is nothing to compare.  A C compiler and `make bench` put that right.")
    return found


def engine_tables() -> list[str]:
    """The engine compiled and interpreted, beside C, and with each module."""
    compiled, pure = engine(source=False), engine(source=True)
    lines = []
    for seats, figures in compiled["seats"].items():
        lines += ["", f"| {seats} seats | compiled | interpreted | ratio |", "|---|---:|---:|---:|"]
        for what, value in figures.items():
            other = pure["seats"][seats][what]
            lines.append(f"| {LABELS[what]} | {shown(value)} | {shown(other)} | {shown(max(value, other) / min(value, other))} |")
    ours, other = compiled["replay_ms"], pure["replay_ms"]
    lines.append(f"| replay of 1,000 tokens, ms | {shown(ours)} | {shown(other)} | {shown(other / ours)} |")
    lines += [
        "",
        "| four roles, no events | engine, ns a decision | C, ns a decision | ratio | decisions a game |",
        "|---|---:|---:|---:|---:|",
    ]
    for seats, found in compiled["yardstick"].items():
        ratio = "different games" if found["ratio"] is None else shown(found["ratio"])
        lengths = f"{found['decisions']:.2f}, {found['c_decisions']:.2f}"
        lines.append(f"| {seats} seats | {shown(found['decision_ns'])} | {shown(found['c_decision_ns'])} | {ratio} | {lengths} |")
    lines += ["", "| module | time for a decision |", "|---|---:|"]
    return lines + [f"| `{name}` | {ratio:.2f} |" for name, ratio in compiled["modules"].items()]


def start_of(*args: str) -> float:
    """Milliseconds of processor time for Python with these arguments."""
    times = []
    for _ in range(STARTS):
        start = os.times()
        subprocess.run([sys.executable, *args], check=True, capture_output=True)
        end = os.times()
        times.append((end.children_user + end.children_system - start.children_user - start.children_system) * 1e3)
    return statistics.median(times)


def page_sizes() -> dict[str, tuple[float, float]]:
    """Kilobytes as sent, of the page that opens first and of everything up to a table: text packed, Latin fonts as they are."""
    static = Path(fourcures.__file__).parent / "static"
    if not (static / "index.html").exists():
        return {}
    html = (static / "index.html").read_text("utf-8")
    files = [path for path in static.rglob("*") if path.suffix in (".js", ".css")]
    fonts = [path for path in static.rglob("*.woff2") if "-base-" in path.name or "-accents-" in path.name]

    def packed(kind: str, first: bool) -> float:
        return (
            sum(len(gzip.compress(path.read_bytes())) for path in files if path.suffix == kind and (not first or path.name in html)) / 1000
        )

    letters = sum(path.stat().st_size for path in fonts) / 1000
    sizes = {"JavaScript, KB": (packed(".js", True), packed(".js", False)), "CSS, KB": (packed(".css", True), packed(".css", False))}
    sizes |= {"HTML, KB": (len(gzip.compress(html.encode())) / 1000,) * 2, "fonts, KB": (letters, letters)}
    return sizes | {"all, KB": (sum(first for first, _ in sizes.values()), sum(both for _, both in sizes.values()))}


def server() -> dict[str, float]:
    """What a server carries: see bench/server.py."""
    ran = subprocess.run([sys.executable, str(HERE / "server.py")], check=True, capture_output=True, text=True)
    told = json.loads(ran.stdout)
    figures = {"tables": told["tables"], "KB for each table": told["KB for each table"]}
    for way, name in (("fast", "as fast as it goes: "), ("paced", "one action a second each: ")):
        figures |= {name + what: value for what, value in told[way].items()}
    return figures


def shown(value: float) -> str:
    """Three digits that matter."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def report() -> str:
    """All figures as tables."""
    lines = engine_tables()
    lines += ["", "| server | |", "|---|---:|", *(f"| {what} | {shown(value)} |" for what, value in server().items())]
    lines += ["", "| start, ms | |", "|---|---:|", f"| `fourcures --help` | {shown(start_of('-m', 'fourcures', '--help'))} |"]
    lines.append(f"| `import fourcures`, beyond Python's own | {shown(start_of('-c', 'import fourcures') - start_of('-c', ''))} |")
    lines += ["", "| page | to begin | with a table |", "|---|---:|---:|"]
    lines += [f"| {what} | {shown(first)} | {shown(both)} |" for what, (first, both) in page_sizes().items()]
    return "\n".join(lines)


def main() -> None:
    """Print the figures; with `--write`, put them into the page."""
    tables = report()
    print(tables)
    if "--write" in sys.argv:
        machine = f"Python {platform.python_version()}, {platform.system()} {platform.machine()}, {os.cpu_count()} cores"
        head, mark, _ = PAGE.read_text("utf-8").partition("<!-- figures -->\n")
        PAGE.write_text(f"{head}{mark}\n{machine}.\n\n{tables}\n", "utf-8")


if __name__ == "__main__":
    main()
