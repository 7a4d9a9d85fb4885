"""Runs the real command as a person would, in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
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
    env = {**os.environ, "LC_ALL": "C.UTF-8", **environment}
    ran = subprocess.run([*COMMAND, *map(str, args)], input=stdin, capture_output=True, encoding="utf-8", timeout=300, env=env)
    return Ran(ran.returncode, ran.stdout, ran.stderr)


@cache
def new(*args: object) -> str:
    """The first position of a game."""
    return fourcures("new", "--seed", "1", *args).line
