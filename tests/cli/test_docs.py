"""What the docs tell people to type does what they say."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from command import fourcures

DOCS = Path(__file__).parents[2]
PLAY = (DOCS / "docs" / "play.md").read_text("utf-8")
COMMANDS = [
    found.split("  #")[0].strip()
    for found in [*re.findall(r"^    (?:\$ )?(fourcures .*)$", PLAY, re.MULTILINE), *re.findall(r"`(printf [^`]*)`", PLAY)]
]


def test_the_docs_show_the_commands() -> None:
    assert len(COMMANDS) >= 8


@pytest.mark.parametrize("line", COMMANDS)
def test_a_command_of_the_docs(tmp_path: Path, line: str) -> None:
    assert fourcures("play", "--seed", "2", "--save", tmp_path / "game.fcr", stdin="quit\n").code == 0
    script = f'fourcures() {{ "{sys.executable}" -m fourcures "$@"; }}\n{line}'
    env = {**os.environ, "LINE": "base/4 >MED@ATL:SFO;SCI@ATL:LAX 3:act4 bykr o0e0 ATL CHI1 12e,12e,12e,12e - * -"}
    ran = subprocess.run(["bash", "-c", script], cwd=tmp_path, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert ran.stderr == "" or ran.stderr.startswith("The seed is")
    assert ran.returncode == (1 if line.startswith("fourcures check") else 0)


def test_the_python_of_the_readme_runs() -> None:
    code = re.findall(r"```python\n(.*?)```", (DOCS / "README.md").read_text("utf-8"), re.DOTALL)
    assert len(code) == 1
    ran = subprocess.run([sys.executable, "-W", "error", "-c", code[0]], capture_output=True, text=True)
    assert ran.stderr == ""
    assert ran.stdout.splitlines()[-1].split(" ")[1].count("@") == 2


def test_the_changelog_knows_this_version() -> None:
    assert f"## {fourcures('--version').line}\n" in (DOCS / "CHANGELOG.md").read_text("utf-8")
