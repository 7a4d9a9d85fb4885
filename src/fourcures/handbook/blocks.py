"""What a chapter of the rules is made of.

Whatever is said is the id of a message; a cell of a table may hold several with | between them, and what
no catalogue knows is shown as it stands (a code, a number).
"""

from typing import NamedTuple


class Card(NamedTuple):
    """A role, an event or another card: the messages of its name, of what it does, of when it may be played, and of its details."""

    code: str
    name: str
    text: str
    when: tuple[str, ...]
    details: tuple[str, ...]


class Block(NamedTuple):
    """A piece of a section.  `kind`: text (paragraphs), list, steps (numbered), example, table, cards."""

    kind: str
    lines: tuple[str, ...] = ()
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    cards: tuple[Card, ...] = ()


class Section(NamedTuple):
    """A heading, `rule-ID`, and what stands below it."""

    id: str
    blocks: tuple[Block, ...]


class Chapter(NamedTuple):
    """A heading, `rule-ID`, and its sections.  With a module it is about games with that module."""

    id: str
    sections: tuple[Section, ...]
    module: str = ""


def _said(ids: str) -> tuple[str, ...]:
    return tuple(f"rule-{id}" for id in ids.split())


def text(ids: str) -> Block:
    """Paragraphs; the ids stand without `rule-` here."""
    return Block("text", _said(ids))


def items(ids: str) -> Block:
    """A list."""
    return Block("list", _said(ids))


def steps(ids: str) -> Block:
    """A numbered list."""
    return Block("steps", _said(ids))


def example(id: str) -> Block:
    """An example."""
    return Block("example", _said(id))


def table(head: str, *rows: tuple[str, ...]) -> Block:
    """A table with these heads (`rule-head-…`); cells are ids in full."""
    return Block("table", head=_said(" ".join(f"head-{id}" for id in head.split())), rows=rows)


def terms(head: str, ids: str, second: str) -> Block:
    """A table of two columns: each message, and the one whose id has something more at its end."""
    return table(head, *((id, f"{id}-{second}") for id in _said(ids)))


def cards(*found: Card) -> Block:
    """Roles, events or other cards, each with its text and details."""
    return Block("cards", cards=found)


def section(id: str, *blocks: Block) -> Section:
    return Section(id, blocks)
