"""One server for all tests that do not end theirs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from inside import Inside
from visitor import Person, Server

from fourcures.server.thinking import THINKING


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("served") / "data")
    yield running
    running.stop()
    assert "Traceback" not in running.errors()


@pytest.fixture
def ann(server: Server) -> Person:
    return Person(server)


@pytest.fixture
def bo(server: Server) -> Person:
    return Person(server)


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    """An empty log, for a table that is looked at from within."""
    made = Inside(tmp_path / "table.sqlite")
    yield made
    made.close()
    THINKING.close()
