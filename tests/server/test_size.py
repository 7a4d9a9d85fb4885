"""How much JavaScript a table loads before it shows: it must not creep up unnoticed."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Final

import pytest

import fourcures
from fourcures.words import LANGUAGES

STATIC: Final = Path(fourcures.__file__).parent / "static"
MOST: Final = 110.0
"""Kilobytes (of 1000 bytes) as sent."""
AT_ONCE: Final = (
    "index.html",
    "src/lib/table/TablePage.svelte",
    "src/lib/table/Game.svelte",
    "src/lib/waiting/Awaited.svelte",
)
"""What a table opens with; what these import comes along."""
WORDS: Final = ("virtual:words/{}", "virtual:words/{}/waiting")
"""What it says, in the language of the reader."""


def scripts(*sources: str) -> set[str]:
    """The files of these sources, and of all that they import, by the manifest of the build."""
    manifest = json.loads((STATIC / "manifest.json").read_text("utf-8"))
    found: set[str] = set()
    wanted = list(sources)
    while wanted:
        chunk = manifest[wanted.pop()]
        if chunk["file"] not in found:
            found.add(chunk["file"])
            wanted += chunk.get("imports", [])
    return found


def kilobytes(files: set[str]) -> float:
    return sum(len(gzip.compress((STATIC / file).read_bytes())) for file in files) / 1000


def opening(language: str) -> set[str]:
    return scripts(*AT_ONCE, *(part.format(language) for part in WORDS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_of_the_base_game_opens_with_little(language: str) -> None:
    files = opening(language)
    assert len(files) >= len(AT_ONCE) + len(WORDS)
    words_are_longer = 0 if language == "en" else 3
    assert kilobytes(files) < MOST + words_are_longer, sorted((kilobytes({file}), file) for file in files)


def test_nobody_loads_a_language_of_others() -> None:
    mine, others = opening("ru"), set().union(*(opening(language) - scripts(*AT_ONCE) for language in LANGUAGES if language != "ru"))
    assert not mine & others
    assert "Москва" in "".join((STATIC / file).read_text("utf-8") for file in mine)


def test_what_modules_say_comes_when_it_is_needed() -> None:
    """Names of the base game are in what a table opens with, those of modules in none of it."""
    first = opening("en")
    later = {str(path.relative_to(STATIC)) for path in STATIC.rglob("*.js")} - first
    at_once, after = ("".join((STATIC / file).read_text("utf-8") for file in sorted(files)) for files in (first, later))
    assert "name-MED = Medic" in at_once
    for name in ("name-BIO = ", "name-EPL = ", "name-PIL = ", "name-FIR = ", "name-mutation = ", "name-crises = ", "name-COL = "):
        assert name in after and name not in at_once, name
