"""Every message that the server names is in the catalogue, and the catalogue has no others of its kind."""

from __future__ import annotations

import re
from pathlib import Path

import fourcures
from fourcures.server.rooms import PHRASES
from fourcures.words import has

SOURCE = Path(fourcures.__file__).parent
NAMED = re.compile(r'"([a-z]+(?:-[a-z]+)+)"')


def test_every_sentence_is_in_the_catalogue_and_every_message_is_used() -> None:
    catalogue = "".join((SOURCE / "locales" / "en" / name).read_text("utf-8") for name in ("server.ftl", "server_people.ftl", "talk.ftl"))
    written = {id for id in re.findall(r"^([a-z-]+) =", catalogue, re.MULTILINE) if not id.startswith(("phrase-", "ui-"))}
    chapters = [path.read_text("utf-8") for path in (SOURCE / "server").glob("*.py")]
    named = {id for chapter in chapters for id in NAMED.findall(chapter)}
    families = {id.partition("-")[0] for id in written}
    assert written <= named
    assert all(has(f"phrase-{name}") for name in PHRASES)
    assert all(has(id) for id in named if id.partition("-")[0] in families)
