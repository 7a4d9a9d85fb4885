"""A really running server, a real browser, and people in front of it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, sync_playwright
from visitors import DESK, MakePerson, Person, Theme


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server on a free port, with an empty data folder."""
    data = tmp_path_factory.mktemp("data")
    command = [sys.executable, "-m", "fourcures", "serve", "--port", "0", "--data", str(data), "--no-browser", "--no-limits"]
    server = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1", "FOURCURES_CHEAP_PASSWORDS": "1"}
    )
    try:
        assert server.stdout
        line = server.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, f"the server said {line!r} instead of its address"
        yield found[0].rstrip("/")
    finally:
        server.terminate()
        server.wait(10)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])


@pytest.fixture
def person(browser: Browser, site: str) -> Iterator[MakePerson]:
    """Makes people; at the end none of their pages may have complained."""
    people: list[Person] = []

    def make(size: ViewportSize = DESK, theme: Theme = "light", locale: str = "en-GB") -> Person:
        people.append(Person(browser, site, size, theme, locale))
        return people[-1]

    yield make
    for one in people:
        one.context.close()
    assert not [fault for one in people for fault in one.faults]


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of the checker of accessibility."""
    return (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
