"""Tables of the rules that come from the engine's own rows: roles, events, other cards, hands, levels, presets, options."""

from collections.abc import Iterable
from dataclasses import fields

from fourcures import presets
from fourcures.core import Rules
from fourcures.handbook.blocks import Block, Card, cards, table
from fourcures.rows import Event
from fourcures.rules import crises_cards, mutation, virulent
from fourcures.rules.base import base
from fourcures.rules.catalog import EPIDEMICS, HAND_CARDS, MODULES
from fourcures.words import has

MOMENTS = (1, 2, 4, 8)
"""The bits of `Event.moments` that have a message, `rule-moments-…`."""


def card(code: str, kind: str, when: Iterable[str] = ()) -> Card:
    """A card by its code; details are the messages `rule-CODE-1`, `rule-CODE-2`, … as far as there are any."""
    details: list[str] = []
    while has(id := f"rule-{code}-{len(details) + 1}"):
        details.append(id)
    return Card(code, f"name-{code}", f"{kind}-{code}", tuple(when), tuple(details))


def roles(module: str = "") -> Block:
    """The roles of the base game, or those that a module adds."""
    known = [] if not module else [row.code for row in base().roles]
    return cards(*(card(row.code, "role") for row in _with(module).roles if row.code not in known))


def events(module: str = "") -> Block:
    """The events of the base game, or those that a module adds, and when each may be played."""
    known = [] if not module else [row.code for row in base().events]
    return cards(*(card(row.code, "event", moments(row)) for row in _with(module).events if row.code not in known))


def _with(module: str) -> Rules:
    return MODULES[module](base()) if module else base()


def moments(row: Event) -> list[str]:
    """When an event may be played, as messages; what its moments do not say alone is a message of its own, `rule-CODE-when`."""
    own = f"rule-{row.code}-when"
    return [own] if has(own) else [f"rule-moments-{bit}" for bit in MOMENTS if row.moments & bit]


def mutation_events() -> Block:
    """The Mutation Events."""
    return cards(*(card(code, "event") for code in mutation.CODES))


def mutation_cards() -> Block:
    """The infection cards without a city; they are alike, so the first stands for all."""
    return cards(card(MODULES["mutation"](base()).specials[0].code, "infection"))


def epidemics() -> Block:
    """The epidemic cards of Virulent Strain."""
    return cards(*(card(row.code, "epidemic") for row in virulent.STRAINS))


def crises() -> Block:
    """The emergency events."""
    return cards(*(card(row.code, "emergency") for row in crises_cards.CRISES))


def hands() -> Block:
    """Cards dealt to each seat, cards left for the piles of the base game, and how large the piles are."""
    deck = 48 + len(base().events)
    rows = []
    for seats, dealt in enumerate(HAND_CARDS, 1):
        left = deck - seats * dealt
        sizes = [[left // n + (i < left % n) for i in range(n)] for n in EPIDEMICS]
        rows.append((str(seats), str(dealt), str(left), *(" ".join(map(str, piles)) for piles in sizes)))
    head = table("seats cards left").head + tuple(f"level-official-{n}" for n in EPIDEMICS)
    return Block("table", head=head, rows=tuple(rows))


def levels() -> Block:
    """The number of epidemics, and what it is called."""
    sheets = presets.CHOICES["levels"]
    rows = tuple((str(n), *(f"level-{sheet}-{n}" for sheet in sheets), str(presets.score(n, won=True))) for n in EPIDEMICS)
    head = ("rule-head-epidemics", *(f"rule-named-{sheet}" for sheet in sheets), "rule-score")
    return Block("table", head=head, rows=rows)


def preset_list() -> Block:
    """The presets: name, what it is, seats and epidemics."""
    rows = [(f"preset-{id}", id, f"preset-{id}-text", _range(row.seats), _range(row.epidemics)) for id, row in presets.PRESETS.items()]
    return table("name code meaning seats epidemics", *rows)


def preset_options() -> Block:
    """Option by option: the value in each preset, a column for each preset."""
    rows = tuple((f"option-{name}", *(value(name, row) for row in presets.PRESETS.values())) for name in option_names())
    return Block("table", head=("rule-head-option", *(f"preset-{id}" for id in presets.PRESETS)), rows=rows)


def value(name: str, row: presets.Preset) -> str:
    """The message of an option's value in a preset."""
    chosen = getattr(row.options, name)
    if isinstance(chosen, bool):
        return "rule-on" if chosen else "rule-off"
    return f"choice-{name}-{chosen}"


def options() -> Block:
    """The options, what each decides, and what it can be."""
    rows = []
    for name in option_names():
        values = [f"choice-{name}-{value}" for value in presets.CHOICES.get(name, ())] or ["rule-on", "rule-off"]
        rows.append((f"option-{name}", name, f"option-{name}-text", "|".join(values)))
    return table("option code meaning values", *rows)


def option_names() -> list[str]:
    """The options that have a name of their own."""
    return [field.name for field in fields(presets.Options) if field.name not in ("seats", "epidemics", "challenges")]


def _range(of: range) -> str:
    return f"{of[0]}–{of[-1]}"
