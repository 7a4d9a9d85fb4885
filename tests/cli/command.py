"""Runs the real command as a person would, in a process of its own, which is forked from one that has loaded everything."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

COMMAND = [sys.executable, "-m", "fourcures"]


@dataclass(frozen=True)
class Ran:
    """How a command ended: exit code, what it printed, what it complained of."""

    code: int
    out: str
    err: str

    @property
    def line(self) -> str:
        """The only line it printed; nothing went wrong."""
        assert (self.code, self.err) == (0, ""), self
        assert self.out.count("\n") == 1, self.out
        return self.out.rstrip("\n")

    @property
    def json(self) -> Any:
        """The JSON it printed."""
        return json.loads(self.line)

    @property
    def complaint(self) -> str:
        """Bad input: one line on standard error, nothing printed, exit code 2."""
        assert self.code == 2, self
        assert self.out == "", self
        assert self.err.count("\n") == 1 and self.err.endswith("\n"), self.err
        assert "Traceback" not in self.err
        return self.err.rstrip("\n")


def fourcures(*args: object, stdin: str = "", **environment: str) -> Ran:
    """Run `fourcures` with these arguments, in English unless the environment says otherwise."""
    warm = _warm()
    assert warm.stdin and warm.stdout
    with TemporaryDirectory() as folder:
        (Path(folder) / "in").write_text(stdin, "utf-8")
        warm.stdin.write(json.dumps([[str(arg) for arg in args], folder, {"LC_ALL": "C.UTF-8", **environment}]) + "\n")
        code = int(warm.stdout.readline())
        return Ran(code, *((Path(folder) / name).read_text("utf-8") for name in ("out", "err")))


@cache
def _warm() -> subprocess.Popen[str]:
    """It ends with the tests: nothing is left to read then."""
    command = [sys.executable, Path(__file__).with_name("warm.py")]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", bufsize=1)


@cache
def new(*args: object) -> str:
    """The first position of a game."""
    return fourcures("new", "--seed", "1", *args).line
