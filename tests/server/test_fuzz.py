"""Whatever comes in, over HTTP or over a socket: an answer, never a crash."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks
from visitor import BURST, Page, Person, Server
from websockets.exceptions import ConnectionClosed

from fourcures.server.openapi import document

interface = schemathesis.openapi.from_dict(document())


@interface.parametrize()
@settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None)
def test_every_request_has_an_answer(server: Server, case: schemathesis.Case) -> None:
    if case.path == "/api/tables" and case.method == "POST":
        case.headers = {}  # a table of its own each time
    answer = case.call(base_url=f"http://127.0.0.1:{server.port}")
    assert answer.status_code < 500, (answer.status_code, answer.text)
    case.validate_response(answer, checks=[checks.not_a_server_error])
    if answer.status_code >= 400:
        problem = answer.json()
        assert problem["status"] == answer.status_code and " " in problem["detail"] and problem["said"]["id"]


# ---------------------------------------------------------------- the socket

ODD: list[Any] = [None, True, 0, -1, 1e9, 2**70, "", "x", "\x00", "💥" * 50, "a" * 5000, [], [[]], {}, {"t": "act"}, ["MED"]]
ODD += ["~ATL", "*", "undo:0"]


def broken(message: dict[str, Any], dice: random.Random) -> Any:
    """A message with something wrong in it, or all of it."""
    way = dice.randrange(7)
    if way == 0:
        return dice.choice(ODD)
    keys = list(message)
    one = dice.choice(keys)
    if way == 1:
        return {key: value for key, value in message.items() if key != one}
    if way == 2:
        return message | {dice.choice(["extra", "seat", "card", ""]): dice.choice(ODD)}
    if way == 3:
        return json.dumps(message)[: dice.randrange(60)]
    return message | {one: dice.choice(ODD)}


def messages(page: Page, dice: random.Random) -> dict[str, Any]:
    """A message as a page would send it, of any kind."""
    tokens = [legal["token"] for legal in page.view["legal"]] or ["."]
    steps = [{"seat": dice.randrange(2), "token": dice.choice([*tokens, "CHI", "-b", "+"])} for _ in range(dice.randrange(4))]
    kinds: list[dict[str, Any]] = [
        {"t": "act", "token": dice.choice(tokens)},
        {"t": "undo"},
        {"t": "try", "steps": steps},
        {"t": "propose", "steps": steps},
        {"t": "agree", "plan": 1, "yes": True},
        {"t": "withdraw", "plan": 1},
        {"t": "point", "city": "CHI"},
        {"t": "say", "text": "hello"},
        {"t": "roll", "sides": 6},
        {"t": "order", "seat": 0, "card": "AIRLIFT", "order": "always"},
        {"t": "hold", "on": True},
        {"t": "nudge", "seat": 1},
        {"t": "pass_for", "seat": 1},
        {"t": "rewind", "to": dice.randrange(20)},
        {"t": "vote", "yes": False},
        {"t": "ping"},
    ]
    return dice.choice(kinds) | {"id": f"{dice.random()}", "n": page.view["n"]}


@pytest.mark.parametrize("seed", range(4))
def test_every_message_has_an_answer(server: Server, ann: Person, bo: Person, seed: int) -> None:
    dice = random.Random(seed)
    table = ann.make(options={"open_hands": seed % 2 == 0})
    ann.sit(table, 0)
    bo.sit(table, 1)
    watcher = Person(server)
    for person in (ann, bo, watcher):
        page = person.look(table)
        for _ in range(3 * BURST):
            message = messages(page, dice)
            sent = broken(message, dice) if dice.random() < 0.7 else message
            if isinstance(sent, bytes | str) is False:
                sent = json.dumps(sent)
            try:
                page.send(sent)
                said = page.answer()
            except ConnectionClosed as closed:
                raise AssertionError(f"{sent!r} closed the socket: {closed}") from None
            assert said["t"] in ("ack", "no", "pong", "lines", "tried", "pointed", "nudged"), said
            assert said.get("why", {}).get("id") != "server-broken", (sent, said)
        page.close()
    assert ann.ask("GET", f"/api/tables/{table}").status == 200
    with ann.look(table) as page:
        assert page.view["table"] == table
