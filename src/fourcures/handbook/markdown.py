"""The chapters as pages of Markdown."""

import re
from collections.abc import Mapping

from fourcures.handbook.blocks import Block, Card, Chapter
from fourcures.handbook.chapters import CHAPTERS, all_cards, sections
from fourcures.words import LANGUAGES, has, say, say_in, speaking

MADE = "<!-- Made by `python -m fourcures.handbook` from src/fourcures/locales/*/rules*.ftl and the engine's tables; change those. -->"


def pages(rulings: str) -> dict[str, str]:
    """Every page of docs/rules by its file name; `rulings` is the text of docs/rulings.md, where rulings are linked to.

    English stands in the folder itself, each other language in one of its own.
    """
    where, found = _headings(rulings), {}
    for language in LANGUAGES:
        with speaking(language):
            made = {"README.md": _contents(language)} | {f"{chapter.id}.md": _page(i, where) for i, chapter in enumerate(CHAPTERS)}
        for name, page in made.items():
            found[_folder(language) + name] = page if language == "en" else re.sub(r"\]\(\.\./(?=rulings|notation)", "](../../", page)
    return found


def _folder(language: str) -> str:
    return "" if language == "en" else f"{language}/"


def _headings(rulings: str) -> dict[str, str]:
    """Ruling number -> anchor of the heading that it stands under."""
    found, heading = {}, ""
    for line in rulings.splitlines():
        if line.startswith("## "):
            heading = re.sub(r"[^\w\- ]", "", line[3:].lower()).replace(" ", "-")
        elif row := re.match(r"\| (\d+) \|", line):
            found[row[1]] = heading
    return found


def _contents(language: str) -> str:
    others = [each for each in LANGUAGES if each != language]
    up = "" if language == "en" else "../"
    links = " · ".join(f"[{say_in(each, 'rule-contents-language', {})}]({up or './'}{_folder(each)}README.md)" for each in others)
    lines = [MADE, f"# {say('rule-contents-title')}", "", links, "", say("rule-contents-1"), "", say("rule-contents-2"), ""]
    for chapter in CHAPTERS:
        parts = " · ".join(f"[{say(f'rule-{part.id}')}]({chapter.id}.md#{part.id})" for part in chapter.sections)
        lines.append(f"- **[{say(f'rule-{chapter.id}')}]({chapter.id}.md)**: {parts}")
    return "\n".join([*lines, "", say("rule-contents-3"), ""])


def _page(number: int, rulings: Mapping[str, str]) -> str:
    chapter = CHAPTERS[number]
    lines = [MADE, f"# {say(f'rule-{chapter.id}')}"]
    for part in chapter.sections:
        lines += ["", f'## <a id="{part.id}"></a>{say(f"rule-{part.id}")}']
        for block in part.blocks:
            lines += ["", *_block(block)]
    near = [f"[← {_title(number - 1)}]({CHAPTERS[number - 1].id}.md)"] if number else []
    near.append(f"[{say('rule-contents')}](README.md)")
    if number + 1 < len(CHAPTERS):
        near.append(f"[{_title(number + 1)} →]({CHAPTERS[number + 1].id}.md)")
    return _linked("\n".join([*lines, "", " · ".join(near), ""]), chapter, rulings)


def _title(number: int) -> str:
    return say(f"rule-{CHAPTERS[number].id}")


def _linked(page: str, chapter: Chapter, rulings: Mapping[str, str]) -> str:
    """`[12]` leads to the ruling, `[words](#section)` to the page of the section."""
    homes = {part.id: other.id for other, part in sections()} | {part.id: part.id for part in CHAPTERS}
    homes |= {code: other.id for code, (other, _, _) in all_cards().items()}

    def anchor(found: re.Match[str]) -> str:
        id = found[1]
        file = "" if homes[id] == chapter.id else f"{homes[id]}.md"
        return f"]({file or '#'})" if id in (c.id for c in CHAPTERS) and file else f"]({file}#{id})"

    page = re.sub(r"\]\(#([\w-]+)\)", anchor, page)
    return re.sub(r"\[(\d+)\](?!\()", lambda n: f"[[{n[1]}]](../rulings.md#{rulings[n[1]]})", page)


def _block(block: Block) -> list[str]:
    said = [say(id) for id in block.lines]
    match block.kind:
        case "text":
            return "\n\n".join(said).split("\n")
        case "list":
            return [f"- {line}" for line in said]
        case "steps":
            return [f"{n}. {line}" for n, line in enumerate(said, 1)]
        case "example":
            return [f"> *{say('rule-example')}.* {line}" for line in said]
        case "table":
            return _table([cell(id) for id in block.head], [[cell(id) for id in row] for row in block.rows])
    return _cards(block.cards)


def cell(id: str) -> str:
    """The text of a cell: messages, or what stands for itself."""
    return "; ".join(say(part) if has(part) else part for part in id.split("|"))


def _table(head: list[str], rows: list[list[str]]) -> list[str]:
    lines = ["| " + " | ".join(row) + " |" for row in (head, *rows)]
    return [lines[0], "|" + "---|" * len(head), *lines[1:]]


def _cards(cards: tuple[Card, ...]) -> list[str]:
    """All of them in a table, then what there is to say about each."""
    timed = any(card.when for card in cards)
    heads = ["name", "code", "text", *(["when"] if timed else [])]
    rows = [
        [say(card.name), f"`{card.code}`", say(card.text), *(["; ".join(say(id) for id in card.when)] if timed else [])] for card in cards
    ]
    lines = _table([say(f"rule-head-{head}") for head in heads], rows)
    for card in cards:
        if card.details:
            lines += ["", f'**<a id="{card.code}"></a>{say(card.name)}**', "", *(f"- {say(id)}" for id in card.details)]
    return lines
