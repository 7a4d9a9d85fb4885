"""The command that measures how fast the engine is here."""

from __future__ import annotations

from typing import Annotated, Any, Final

from cyclopts import Parameter

from fourcures.cli.inputs import Json, show_json
from fourcures.words import Complaint, say

MOST_SECONDS: Final = 600.0


def bench(*, seconds: Annotated[float, Parameter(help=say("cli-arg-seconds"))] = 20.0, json: Json = False) -> int:
    """Measure random games, their parts, every module, and the same games in C."""
    if not 1 <= seconds <= MOST_SECONDS:
        raise Complaint("cli-bench-seconds", most=int(MOST_SECONDS))
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TimeRemainingColumn

    from fourcures.speed import measure

    with Progress(BarColumn(), TimeRemainingColumn(), console=Console(stderr=True), disable=json) as progress:
        task = progress.add_task("")
        found: dict[str, Any] = measure(seconds, lambda done, of: progress.update(task, completed=done, total=of))
    if json:
        show_json(found)
    else:
        _show(found)
    return 0


def _show(found: dict[str, Any]) -> None:
    """The figures as tables, and what they are about."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    print(say("cli-bench-engine", compiled="yes" if found["compiled"] else "no", python=found["python"]))
    seats = list(found["seats"])
    table = Table("", *(say("cli-bench-seats", seats=int(n)) for n in seats))
    for name in found["seats"][seats[0]]:
        table.add_row(say(f"cli-bench-row-{name.replace('_', '-')}"), *(f"{found['seats'][n][name]:,.0f}" for n in seats))
    for name in ("ratio", "decision_ns", "c_decision_ns") if found["yardstick"] else ():
        values = [found["yardstick"][n][name] for n in seats]
        table.add_row(say(f"cli-bench-row-{name.replace('_', '-')}"), *("-" if value is None else f"{value:,.3g}" for value in values))
    console.print(table)
    if found["c_reason"]:
        print(say(f"cli-bench-why-{found['c_reason']}"))
    print(say("cli-bench-replay", ms=f"{found['replay_ms']:.2f}"))
    table = Table(say("cli-bench-module"), say("cli-bench-cost"))
    for name, ratio in found["modules"].items():
        table.add_row(name, f"{ratio:.2f}")
    console.print(table)
