"""The OpenAPI document tells of every route, and of nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from visitor import Person

from fourcures.server import app as server_app
from fourcures.server.log import Log
from fourcures.server.openapi import OPERATIONS, document, text_of
from fourcures.words import has

UNTOLD = {"POST /api/mail/confirm/{secret}", "POST /api/mail/stop/{secret}"}
"""Buttons of a letter."""


def test_every_route_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    monkeypatch.setattr(server_app, "gate", lambda app, *_: made.append(app) or app)
    store = Log(tmp_path / "log.sqlite")
    server_app.application(store)
    store.close()
    methods = {(route.path, method) for route in made[0].routes for method in getattr(route, "methods", [])}
    routes = {f"{method} {re.sub(r':[a-z]+}', '}', path)}" for path, method in methods if path.startswith("/api/")}
    assert {route for route in routes if not route.startswith("OPTIONS")} - UNTOLD == set(OPERATIONS)


def test_every_operation_has_its_sentence() -> None:
    assert [name for name in OPERATIONS if not has(text_of(name))] == []


def test_the_document_is_served(ann: Person) -> None:
    answer = ann.ask("GET", "/api/openapi.json")
    assert answer.status == 200 and answer.json == document()
    made = answer.json["paths"]["/api/tables"]["post"]
    assert made["requestBody"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/NewTable"}
    assert set(made["responses"]) == {"201", "default"}
