"""The chapters as plain text, for a terminal, and as they are for programs."""

import re
from collections.abc import Iterator
from textwrap import fill

from fourcures.handbook.blocks import Block, Card, Chapter, Section
from fourcures.handbook.chapters import CHAPTERS, all_cards, sections
from fourcures.handbook.markdown import cell
from fourcures.words import Complaint, say

WIDTH = 80


def look_up(wanted: str) -> Chapter | Section | Card:
    """The chapter, section or card of this name, whatever its letters' case; raises Complaint when there is none."""
    found: dict[str, Chapter | Section | Card] = {part.id: part for _, part in sections()}
    found |= {chapter.id: chapter for chapter in CHAPTERS}
    found |= {code: card for code, (_, _, card) in all_cards().items()}
    for name in (wanted.upper(), wanted.lower()):
        if name in found:
            return found[name]
    raise Complaint("rules-part-unknown", found=wanted, chapters=", ".join(chapter.id for chapter in CHAPTERS))


def printed(part: Chapter | Section | Card) -> str:
    """A chapter, a section or a card as text."""
    if isinstance(part, Card):
        return "\n".join(_card(part))
    if isinstance(part, Section):
        return "\n".join([say(f"rule-{part.id}"), "", *_section(part)])
    lines = [say(f"rule-{part.id}").upper()]
    for each in part.sections:
        lines += ["", f"{say(f'rule-{each.id}')} ({each.id})", "", *_section(each)]
    return "\n".join(lines)


def _section(part: Section) -> Iterator[str]:
    for i, block in enumerate(part.blocks):
        if i:
            yield ""
        yield from _block(block)


def _block(block: Block) -> Iterator[str]:
    for n, line in enumerate((plain(say(id)) for id in block.lines), 1):
        if n > 1 and block.kind == "text":
            yield ""
        first = {"list": "- ", "steps": f"{n}. ", "example": "> "}.get(block.kind, "")
        yield wrapped(line, first)
    heads = [cell(id) for id in block.head]
    for row in block.rows:
        cells = [plain(cell(id)) for id in row]
        yield wrapped(f"{cells[0]}: {cells[1]}" if len(cells) == 2 else f"{heads[0]}: {cells[0]}", "- ")
        if len(cells) > 2:
            yield from (wrapped(f"{head}: {text}", "    ") for head, text in zip(heads[1:], cells[1:], strict=True))
    for i, card in enumerate(block.cards):
        if i:
            yield ""
        yield from _card(card)


def _card(card: Card) -> Iterator[str]:
    yield f"{say(card.name)} ({card.code})"
    yield wrapped(say(card.text), "  ")
    if card.when:
        yield wrapped("; ".join(say(id) for id in card.when) + ".", "  ")
    yield from (wrapped(plain(say(id)), "  - ") for id in card.details)


def wrapped(text: str, first: str) -> str:
    """A paragraph in lines that fit, those after the first below its text."""
    return fill(text, WIDTH, initial_indent=first, subsequent_indent=" " * len(first), break_long_words=False, break_on_hyphens=False)


def plain(text: str) -> str:
    """A sentence without marks; rulings keep their numbers."""
    return re.sub(r"\[([^\]]+)\]\(#[\w-]+\)", r"\1", text).replace("**", "")


def data(part: Chapter | Section | Card) -> dict[str, object]:
    """A chapter, a section or a card for programs, its messages in words."""
    if isinstance(part, Card):
        said = {"code": part.code, "name": say(part.name), "text": say(part.text)}
        return said | {"when": [say(id) for id in part.when], "details": [plain(say(id)) for id in part.details]}
    if isinstance(part, Section):
        return {"id": part.id, "title": say(f"rule-{part.id}"), "blocks": [_block_data(block) for block in part.blocks]}
    return {"id": part.id, "title": say(f"rule-{part.id}"), "module": part.module, "sections": [data(each) for each in part.sections]}


def _block_data(block: Block) -> dict[str, object]:
    parts: dict[str, object] = {
        "lines": [plain(say(id)) for id in block.lines],
        "head": [cell(id) for id in block.head],
        "rows": [[plain(cell(id)) for id in row] for row in block.rows],
        "cards": [data(card) for card in block.cards],
    }
    return {"kind": block.kind} | {name: value for name, value in parts.items() if value}
