"""Which engine the tests play with is said at the end, and is the one that was asked for."""

from __future__ import annotations

import os

import pytest

import fourcures


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    mode = "compiled" if fourcures.COMPILED else "pure"
    terminalreporter.line(f"engine: {mode}, from {os.path.dirname(fourcures.__file__)}")


def pytest_sessionstart() -> None:
    os.environ["LC_ALL"] = "C.UTF-8"  # what commands and servers say is read in English
    wanted = os.environ.get("FOURCURES_EXPECT", "")
    mode = "compiled" if fourcures.COMPILED else "pure"
    if wanted and wanted != mode:
        pytest.exit(f"the tests were to run with the {wanted} engine, but the {mode} one is loaded", returncode=3)
