"""The messages of `wire` and `wishes` as one JSON schema document: `python -m fourcures.server.schema`.

The web client keeps a copy (`web/src/lib/net/schema.json`) and its TypeScript types come from it; a test compares the two.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from fourcures.server import (
    book,
    messages,
    wire,
    wire_analysis,
    wire_lobby,
    wire_notices,
    wire_people,
    wire_replay,
    wire_review,
    wire_talk,
    wishes,
)

TOP = (
    messages.FromServer, messages.FromClient, messages.FromLobby, messages.ToLobby, wire_talk.Blocked,
    book.Handbook, book.Doubt,
    wishes.NewTable, wishes.Presets, wire.Plan,
    wire.MadeTable, wire.Sit, wire.Key, wire.UseKey, wire.TableSummary, wire.Problem, wire.Health,
    wire_people.Claim, wire_people.PasskeyFor, wire_people.NewPasskey, wire_people.UsePasskey, wire_people.Change, wire_people.Farewell,
    wire_replay.Import, wire_replay.DealCheck, wire_review.Course, wire_review.GoOn,
    wire_review.Branch, wire_review.TryOut, wire_review.Reached,
    wire_analysis.Chances, wire_analysis.Looked,
    wire_lobby.OpenTables, wire_lobby.Found, wire_lobby.Host, wire_lobby.Fill,
    wire_notices.Notices, wire_notices.Tell, wire_notices.Subscription, wire_notices.Unsubscribe,
    wire_people.Rename, wire_people.Me, wire_people.Profile, wire_people.PersonStats, wire_people.Leaderboard, wire_people.Export,
)  # fmt: skip


def document() -> dict[str, Any]:
    """Every message under `$defs`, the unions of both directions of a table's socket and of the lobby's by name."""
    (from_server, from_client, from_lobby, to_lobby, *_), parts = msgspec.json.schema_components(TOP, ref_template="#/$defs/{name}")
    defs = {**parts, "FromServer": from_server, "FromClient": from_client, "FromLobby": from_lobby, "ToLobby": to_lobby}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "oneOf": [{"$ref": f"#/$defs/{name}"} for name in sorted(defs)],
        "$defs": {name: defs[name] for name in sorted(defs)},
    }


def text() -> str:
    """The document as it is written to a file."""
    return json.dumps(document(), indent=1, sort_keys=False) + "\n"


if __name__ == "__main__":
    print(text(), end="")
