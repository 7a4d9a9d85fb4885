"""What tables with AI team-mates cost the others at the same server.

    python bench/mates.py [tables] [with mates] [seconds] [level]

So many tables of four people and one who watches act once a second each; beside them, in every other run, as many tables of one person and
three programs play as fast as they can: the person only ends turns.  Six runs in turns; prints one JSON object.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from statistics import median
from typing import Any, Final

from load import Table, measured, processor_time

from server import SEATS, Ours, length, running, seen

RUNS: Final = 3
"""Of each kind."""
P99: Final = "acknowledged after, slowest hundredth ms"
ALL: Final = "shown to all after, slowest hundredth ms"
QUICK: Final = ("done", "pass", "discard")


class WithMates(Ours):
    """A table of one person and three programs."""

    level = "expert"

    def _seated(self) -> tuple[str, list[str]]:
        made, cookie = self._post("/api/tables", {"seats": SEATS, "seed": str(self.dice.random())}, "")
        self._post(f"/api/tables/{made['id']}/seats", {"seats": [0]}, cookie)
        self._post(f"/api/tables/{made['id']}/programs", {"seats": list(range(1, SEATS)), "level": self.level}, cookie)
        return f"/api/tables/{made['id']}/socket", [cookie]

    async def play(self, until: float) -> int:
        """The person does as little as possible until then; how far the log has come meanwhile."""
        before, count = length(self.views[0]), 0
        while time.monotonic() < until:
            view = seen.decode(self.views[0])
            if view.phase != "playing":
                count += view.n - before
                await self.open()
                before = length(self.views[0])
                continue
            if view.ask.seats == [0]:
                quick = next((choice for choice in view.legal if choice.kind in QUICK), view.legal[0])
                self.pages[0].send(
                    json.dumps({"t": "act", "id": f"{self.dice.getrandbits(96):x}", "n": view.n, "token": quick.token}).encode()
                )
            self.views[0] = await self.pages[0].until(lambda message, n=view.n: length(message) > n)  # type: ignore[misc] # bound now
        return count + length(self.views[0]) - before


async def measure(port: int, process: int, tables: int, mates: int, seconds: float) -> dict[str, Any]:
    """The same tables of people, alone and beside those with programs, in turns."""
    people = [Ours(port, number) for number in range(tables)]
    beside = [WithMates(port, -1 - number) for number in range(mates)]
    for table in [*people, *beside]:
        await table.open()
    played: list[Table] = list(people)
    rounds: dict[str, list[dict[str, float]]] = {"alone": [], "beside": []}
    cpu, tokens = (lambda: processor_time(process)), 0
    for run in range(2 * RUNS):
        kind = "beside" if run % 2 else "alone"
        playing = [asyncio.create_task(table.play(time.monotonic() + seconds)) for table in beside] if run % 2 else []
        rounds[kind].append(await measured(played, seconds, 1, cpu, lambda: 0))
        done, late = await asyncio.wait(playing, timeout=seconds) if playing else (set(), set())
        tokens += sum(task.result() for task in done)
        for task in late:  # a program may think on, and its page waits
            task.cancel()
    told: dict[str, Any] = {"tables": tables, "with three programs": mates, "their tokens a second": round(tokens / RUNS / seconds, 1)}
    for figure in (P99, ALL):
        alone, both = (sorted(one[figure] for one in rounds[kind]) for kind in ("alone", "beside"))
        told[figure] = {"alone": alone, "beside": both, "ratio of the medians": round(median(both) / median(alone), 2)}
    return told


def main() -> None:
    given = sys.argv[1:]
    WithMates.level = given.pop() if given and not given[-1].isdecimal() else WithMates.level
    tables, mates, seconds = ([int(one) for one in given] + [50, 10, 10][len(given) :])[:3]
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "fourcures", "serve", "--port", "0", "--no-browser", "--no-limits", "--data", data]
        with running(command, r":(\d+)/") as (port, process):
            told = asyncio.run(measure(port, process, tables, mates, seconds))
    print(json.dumps({"level": WithMates.level} | told, ensure_ascii=False, indent=1))


if __name__ == "__main__":
    main()
