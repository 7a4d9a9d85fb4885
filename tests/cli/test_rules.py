"""`rules`."""

from __future__ import annotations

import pytest
from command import fourcures

from fourcures.handbook.chapters import CHAPTERS, all_cards
from fourcures.handbook.plain import WIDTH, data, look_up, printed


def test_the_chapters_are_listed() -> None:
    lines = fourcures("rules").out.splitlines()
    assert [line.split()[0] for line in lines] == [chapter.id for chapter in CHAPTERS]
    assert [chapter["id"] for chapter in fourcures("rules", "--json").json] == [chapter.id for chapter in CHAPTERS]


def test_a_chapter_a_section_and_a_card() -> None:
    chapter = fourcures("rules", "drawing").out
    assert chapter.startswith("DRAW AND EPIDEMICS\n") and "2. Infect. The bottom card" in chapter
    assert fourcures("rules", "hand").out.startswith("Hand limit\n")
    card = fourcures("rules", "med")
    assert card.out.startswith("Medic (MED)\n") and "[36]" in card.out
    found = fourcures("rules", "QUIET", "--json").json
    assert (found["code"], found["name"]) == ("QUIET", "One Quiet Night") and found["when"] and found["details"]


def test_what_is_not_there_gets_one_sentence() -> None:
    assert "no chapter, section or card “nothing”; the chapters are game, setup," in fourcures("rules", "nothing").complaint


@pytest.mark.parametrize("name", [*(chapter.id for chapter in CHAPTERS), *all_cards()])
def test_everything_can_be_printed(name: str) -> None:
    text = printed(look_up(name))
    assert all(len(line) <= WIDTH or " " not in line.strip() for line in text.splitlines())
    assert "rule-" not in text and "**" not in text and "](" not in text
    assert data(look_up(name))
