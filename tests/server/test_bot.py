"""The example of docs/protocol.md plays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from visitor import Person, Server

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_two_robots_play_a_whole_game(server: Server, ann: Person) -> None:
    table = ann.make(seats=2)
    link = f"http://127.0.0.1:{server.port}/t/{table}"
    robots = [subprocess.Popen([sys.executable, BOT, link, seat], stdout=subprocess.PIPE, stderr=subprocess.PIPE) for seat in "01"]
    said = [robots[0].communicate(timeout=120)]
    assert robots[0].returncode == 0, said  # the other one would wait for it
    said.append(robots[1].communicate(timeout=120))
    assert robots[1].returncode == 0, said
    assert all(out.startswith(b"over: ") for out, _ in said)
    summary = ann.ask("GET", f"/api/tables/{table}").json
    assert summary["phase"] == "over" and summary["names"] == ["Robot", "Robot"]
    assert len(BOT.read_text().splitlines()) <= 45
