"""The rules over HTTP, and why something cannot be done."""

from __future__ import annotations

import gzip
from typing import Any

from visitor import Person, refused

from fourcures.handbook.chapters import CHAPTERS
from fourcures.words import has


def test_the_handbook_names_messages_and_can_be_kept(ann: Person) -> None:
    answer = ann.ask("GET", "/api/handbook")
    assert answer.status == 200
    chapters = answer.json["chapters"]
    assert [chapter["id"] for chapter in chapters] == [chapter.id for chapter in CHAPTERS]
    lines = [id for chapter in chapters for section in chapter["sections"] for block in section["blocks"] for id in block.get("lines", ())]
    assert len(lines) > 100 and all(map(has, lines))
    codes = {card["code"] for c in chapters for section in c["sections"] for block in section["blocks"] for card in block.get("cards", ())}
    assert {"MED", "QUIET", "TRO", "SLOPE"} <= codes
    packed = ann.ask("GET", "/api/handbook", headers={"accept-encoding": "gzip"})
    assert gzip.decompress(packed.body) == answer.body and len(packed.body) < len(answer.body) / 3
    again = ann.ask("GET", "/api/handbook", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status, again.body) == (304, b"")


def test_why_not(ann: Person, bo: Person) -> None:
    table = ann.make(seed="why", roles=["MED", "SCI"], seats=2, first=0)
    asked = f"/api/tables/{table}/why"
    assert "seat" in refused(ann.ask("GET", f"{asked}/TOK"), 403)
    ann.sit(table, 0, name="Ann")
    assert "begun" in refused(ann.ask("GET", f"{asked}/TOK"), 409)
    bo.sit(table, 1, name="Bo")

    def reasons(person: Person, about: str) -> dict[str, Any]:
        answer = person.ask("GET", f"{asked}/{about}")
        assert answer.status == 200, answer.body
        return {doubt["tool"]: (doubt["said"]["id"], doubt["place"]) for doubt in answer.json}

    assert reasons(ann, "ATL") == {"": ("why-here", "actions")} or "build" in reasons(ann, "ATL")
    assert reasons(ann, "SYD")["drive"] == ("why-far", "drive")
    assert reasons(bo, "SYD") == {"": ("why-turn", "turn-parts")}
    assert reasons(ann, "SCI")["share"][1] == "share"
    assert "“XYZ” is no city" in refused(ann.ask("GET", f"{asked}/XYZ"), 422)
    assert "seat" in refused(ann.ask("GET", f"{asked}/TOK?seat=1"), 403)
