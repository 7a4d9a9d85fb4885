"""The rules for people: every message is there, every ruling is told, every reason leads somewhere, and docs/rules is what they make."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from fourcures.handbook.chapters import CHAPTERS, REASONS, all_cards, messages, place, sections
from fourcures.handbook.markdown import pages
from fourcures.handbook.tables import MOMENTS
from fourcures.presets import CHOICES
from fourcures.rules import mutation
from fourcures.rules.catalog import MODULES, rules
from fourcures.rules.virulent import STRAINS
from fourcures.words import has, say

ROOT = Path(__file__).parents[1]
RULINGS = (ROOT / "docs/rulings.md").read_text("utf-8")
CATALOGUES = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "src/fourcures/locales/en").glob("*.ftl")))
TOLD = [id for _, part in sections() for block in part.blocks for id in messages(block)]
ANCHORS = {chapter.id for chapter in CHAPTERS} | {part.id for _, part in sections()} | set(all_cards())


def test_the_pages_are_what_the_catalogues_make() -> None:
    made = pages(RULINGS)
    folder = ROOT / "docs/rules"
    written = {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in folder.rglob("*.md")}
    assert sorted(name for name in {*made, *written} if made.get(name) != written.get(name)) == [], (
        "make them again: PYTHONPATH=src python -m fourcures.handbook"
    )


def test_every_message_is_told_once() -> None:
    """Nothing is missing, nothing lies about unused, no heading or anchor is there twice."""
    heads = [f"rule-{part.id}" for _, part in sections()] + [f"rule-{chapter.id}" for chapter in CHAPTERS]
    assert [id for id in heads + [id for id in TOLD if id.startswith("rule-")] if not has(id)] == []
    ours = {id for id in re.findall(r"^(rule-\S+) =", CATALOGUES, re.MULTILINE) if not id.startswith(("rule-head-", "rule-moment"))}
    by_itself = {"rule-ruling", "rule-example", "rule-on", "rule-off"} | {id for id in ours if id.startswith("rule-contents")}
    later = {id for id in ours if not has_home(id)}
    assert ours - set(TOLD) - set(heads) - by_itself == later
    anchors = [chapter.id for chapter in CHAPTERS] + [part.id for _, part in sections()] + list(all_cards())
    assert [id for id, n in Counter(anchors).items() if n > 1] == []
    sentences = Counter(id for _, part in sections() for block in part.blocks for id in block.lines)
    assert [id for id, n in sentences.items() if n > 1] == []


def has_home(id: str) -> bool:
    """It is not the detail of a card whose module is not there."""
    found = re.fullmatch(r"rule-([A-Z]+)-\d", id)
    return not found or found[1] in all_cards()


def test_no_message_is_taken_for_another_one() -> None:
    """The page says ID-VALUE for ID at a table with that module, city or colours: nothing of the rules may be called so by accident."""
    special = {*MODULES, *CHOICES["city"], *CHOICES["colours"]}
    ids = set(re.findall(r"^((?:rule|book)-\S+) =", CATALOGUES, re.MULTILINE))
    assert [id for id in ids if id.rpartition("-")[0] in ids and id.rpartition("-")[2] in special] == []


@pytest.mark.parametrize("number", re.findall(r"^\| (\d+) \| .* \| .*`\w+\.case`.* \|$", RULINGS, re.MULTILINE))
def test_every_ruling_is_told(number: str) -> None:
    assert any(f"[{number}]" in say(id) for id in TOLD if id.startswith("rule-")), f"ruling {number} is in no chapter"


def test_what_is_cited_is_there() -> None:
    known = set(re.findall(r"^\| (\d+) \|", RULINGS, re.MULTILINE))
    for id in TOLD:
        if id.startswith("rule-"):
            text = say(id)
            assert set(re.findall(r"\[(\d+)\](?!\()", text)) <= known, id
            assert set(re.findall(r"\]\(#([\w-]+)\)", text)) <= ANCHORS, id
            assert "{" not in text and "  " not in text and text.count("**") % 2 == 0, id


def test_every_row_of_the_engine_is_told_about() -> None:
    every = {row.code for module in MODULES for row in (*MODULES[module](rules("base")).roles, *MODULES[module](rules("base")).events)}
    assert every <= set(all_cards())
    assert {row.code for row in STRAINS} <= set(all_cards())
    for card in (card for _, _, card in all_cards().values()):
        assert has(card.name) and has(card.text) and all(map(has, card.when)), card.code
        assert card.when or not has(f"event-{card.code}") or card.code in mutation.CODES, f"{card.code} says nowhere when it is played"
    assert all(has(f"rule-moments-{bit}") for bit in MOMENTS)


def test_every_reason_leads_to_a_section() -> None:
    """A new reason `why-…` belongs into REASONS of fourcures.handbook.chapters."""
    reasons = set(re.findall(r"^(why-\S+) =", CATALOGUES, re.MULTILINE))
    assert set(REASONS) <= reasons
    assert [id for id in sorted(reasons) if place(id) not in ANCHORS] == []
