"""One address may ask only so much; others do not feel it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from visitor import Answer, Person, Server, refused
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect


@pytest.fixture
def careful(tmp_path: Path) -> Iterator[Server]:
    """A server with its limits on."""
    running = Server(tmp_path / "data", "--limits")
    yield running
    running.stop()


def until_refused(person: Person, method: str, path: str, most: int) -> tuple[int, Answer]:
    """How many requests were taken before the first that was too much."""
    for n in range(most):
        answer = person.ask(method, path, b"{" if method == "POST" else None)
        if answer.status == 429:
            return n, answer
    raise AssertionError(f"{most} requests, and none too much")


def test_who_asks_too_much_is_told_when_to_come_again(careful: Server) -> None:
    ann, bo = Person(careful), Person(careful)
    ann.address, bo.address = "192.0.2.1", "192.0.2.2"
    taken, answer = until_refused(ann, "POST", "/api/presets/check", 400)
    assert 120 <= taken < 400
    assert "second" in refused(answer, 429)
    assert int(answer.headers["retry-after"]) >= 1
    assert ann.ask("GET", "/api/health").status == 200  # reading is counted apart
    assert bo.ask("POST", "/api/presets/check", {"seats": 2}).status == 200
    with pytest.raises(InvalidStatus) as caught:  # sockets are counted with what changes something
        connect(f"ws://127.0.0.1:{careful.port}/api/lobby/socket", additional_headers={"X-Forwarded-For": ann.address})
    assert caught.value.response.status_code == 429


def test_tables_are_made_one_by_one(careful: Server) -> None:
    ann = Person(careful)
    ann.address = "2001:db8::1"
    taken, _ = until_refused(ann, "POST", "/api/tables", 60)
    assert 30 <= taken < 60
    ann.address = "2001:db8::2"  # the same customer's network
    assert ann.ask("POST", "/api/tables", {"seats": 2}).status == 429


def test_pages_themselves_are_not_limited(careful: Server) -> None:
    ann = Person(careful)
    assert all(ann.ask("GET", "/").status == 200 for _ in range(650))
