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
from typing import Final

import fourcures

HERE: Final = Path(__file__).parent
PAGE: Final = HERE.parent / "docs" / "performance.md"
STARTS: Final = 7


def engine(scale: float, source: bool) -> dict[str, float]:
    """The figures of one engine, measured in a process of its own: as installed, or from the source."""
    env = {**os.environ, "PYTHONPATH": str(HERE.parent / "src")} if source else {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    ran = subprocess.run([sys.executable, str(HERE / "engine.py"), str(scale)], env=env, check=True, capture_output=True, text=True)
    found = json.loads(ran.stdout)
    if found["compiled"] is source:
        sys.exit("The engine is not compiled: there is nothing to compare.  A C compiler and `make bench` put that right.")
    figures: dict[str, float] = found["figures"]
    return figures


def start_of_the_command() -> float:
    """Milliseconds of processor time for `fourcures --help`."""
    times = []
    for _ in range(STARTS):
        start = os.times()
        subprocess.run([sys.executable, "-m", "fourcures", "--help"], check=True, capture_output=True)
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
    compiled, pure = engine(1, source=False), engine(0.02, source=True)
    lines = ["| engine | compiled | interpreted | ratio |", "|---|---:|---:|---:|"]
    for what, value in compiled.items():
        ratio = value / pure[what] if what.endswith("/s") else pure[what] / value
        lines.append(f"| {what} | {shown(value)} | {shown(pure[what])} | {shown(ratio)} |")
    lines += ["", "| server | |", "|---|---:|", *(f"| {what} | {shown(value)} |" for what, value in server().items())]
    lines += ["", "| command | |", "|---|---:|", f"| `fourcures --help`, ms | {shown(start_of_the_command())} |"]
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
