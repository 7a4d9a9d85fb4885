"""The client's copy of the schema is the server's schema."""

from __future__ import annotations

import json
from pathlib import Path

from fourcures.server import schema, wire, wire_people, wishes

COPY = Path(__file__).parents[2] / "web" / "src" / "lib" / "net" / "schema.json"


def test_the_clients_schema_is_current() -> None:
    assert json.loads(COPY.read_text()) == schema.document(), "run `npm run types` in web/"


def test_every_message_is_in_the_schema() -> None:
    defined = schema.document()["$defs"]
    messages = [
        name
        for name, thing in [*vars(wire).items(), *vars(wire_people).items(), *vars(wishes).items()]
        if isinstance(thing, type) and hasattr(thing, "__struct_fields__") and name != "Struct"
    ]
    assert set(messages) <= set(defined)
    assert {"FromServer", "FromClient"} <= set(defined)
