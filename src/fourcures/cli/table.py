"""The table in a terminal: what lies where, and what may be done, in words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from fourcures.atlas import CODES, LETTERS
from fourcures.core import SUPPLY, State
from fourcures.ids import ACT, EVENT, WINDOW
from fourcures.notation import token
from fourcures.rules.infection import infection_code
from fourcures.rules.turn import card_code
from fourcures.words import say

COLOURS: Final = {"b": "bright_blue", "y": "yellow", "k": "bright_black", "r": "red", "p": "bright_magenta"}
SIGNS: Final = {"(": " (", ",": ", ", ":": ": ", "<<": " ← ", "<": " ← ", ">": " → ", "%": ""}
LABEL: Final = 24
"""Columns at the left that headings take."""
LONG: Final = 14
"""A group of more choices than this is opened by its number first."""


def members(cards: int) -> Iterator[int]:
    """The members of a set, in atlas order."""
    while cards:
        low = cards & -cards
        cards ^= low
        yield low.bit_length() - 1


def step_of(s: State) -> tuple[int, int]:
    """The step on top of the agenda, and its argument."""
    return divmod(int(s.agenda[s.depth - 1]), 8)


def name(of: str) -> str:
    """A code in words."""
    return say(f"name-{of}")


def card_name(s: State, card: int, extra: str = "") -> Text:
    """A card or city by its name, in the colour of its disease, followed by the letter of the disease."""
    if card >= len(CODES):
        return Text(name(card_code(s, card)), style="magenta")
    letter = LETTERS[card // 12]
    return Text(f"{name(CODES[card])}{extra} {letter}", style=COLOURS[letter])


def infection_name(s: State, card: int) -> Text:
    """An infection card by its name: that of its city, if it shows one."""
    if card < len(CODES):
        return card_name(s, card)
    return Text(name(infection_code(s, card)), style=COLOURS["p"])


def flow(items: Iterable[Text], width: int, between: str = ", ", none: str = "–") -> Text:
    """Items one after the other; lines break between them only."""
    lines = [Text()]
    for item in items:
        if lines[-1] and len(lines[-1]) + len(between) + len(item) > width:
            lines[-1].append(between.rstrip())
            lines.append(Text())
        elif lines[-1]:
            lines[-1].append(between)
        lines[-1].append_text(item)
    return Text("\n").join(lines) if lines[0] else Text(none)


def show(console: Console, s: State, people: list[str]) -> None:
    """Everything that lies on the table."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()
    width = max(40, console.width - LABEL)
    _tracks(grid, s, width)
    _cubes(grid, s, width)
    _decks(grid, s, width)
    _extras(grid, s, width)
    _seats(grid, s, people, width)
    console.rule(say("cli-turn", turn=int(s.turn), role=s.table.rows[s.seat].code))
    console.print(grid)


def _tracks(grid: Table, s: State, width: int) -> None:
    grid.add_row(
        say("cli-row-tracks"),
        say("cli-tracks", outbreaks=int(s.outbreaks), rate=int(s.table.law.rate(s)), epidemics=int(s.epidemics), of=int(s.table.epidemics)),
    )
    diseases = []
    for d, letter in enumerate(LETTERS[: s.table.diseases]):
        left = int(s.cubes[SUPPLY + d])
        state = "cli-cured" if s.cured >> d & 1 else "cli-not-cured"
        if s.cured >> d & 1 and not s.cubes[d]:
            state = "cli-eradicated"
        diseases.append(Text(say(state, disease=letter, left=left), style=COLOURS[letter]))
    grid.add_row(say("cli-row-diseases"), flow(diseases, width))
    grid.add_row(say("cli-row-stations"), flow((card_name(s, city) for city in members(int(s.stations))), width))


def _cubes(grid: Table, s: State, width: int) -> None:
    for level in (2, 1, 0):
        cities = [
            card_name(s, city, "" if city // 12 == d else say("cli-other-colour", disease=letter))
            for d, letter in enumerate(LETTERS)
            for city in members(int(s.cubes[level * 5 + d]) & ~(int(s.cubes[level * 5 + 5 + d]) if level < 2 else 0))
        ]
        if cities:
            grid.add_row(say("cli-row-cubes", cubes=level + 1), flow(cities, width))


def _decks(grid: Table, s: State, width: int) -> None:
    piles = []
    rest = int(s.piles)
    while rest:
        size, epidemic = divmod(rest & 63, 2)
        piles.append(say("cli-pile-epidemic" if epidemic else "cli-pile", cards=size))
        rest >>= 6
    grid.add_row(say("cli-row-player-deck"), say("cli-player-deck", cards=int(s.deck), piles=", ".join(piles) or "–"))
    discards = [card_name(s, c) for c in members(int(s.discards))]
    if discards:
        grid.add_row(say("cli-row-player-discard"), flow(discards, width))
    known = [int(s.layers[i]) for i in range(int(s.n_layers) - 1, 0, -1)]
    for i, layer in enumerate(known):
        grid.add_row(say("cli-row-layer") if i == 0 else "", flow((infection_name(s, card) for card in members(layer)), width))
    grid.add_row(say("cli-row-infection-discard"), flow((infection_name(s, card) for card in members(int(s.infected))), width))
    removed = [card_name(s, card) for card in members(int(s.removed))]
    if removed:
        grid.add_row(say("cli-row-removed"), flow(removed, width))


def _extras(grid: Table, s: State, width: int) -> None:
    """What only some rule sets have on the table."""
    for row in s.table.rules.extras:
        codes = row.write(s)
        if row.label and codes:
            grid.add_row(say(row.label), flow((Text(say("extra-value", value=code)) for code in codes.split(",")), width))


def _seats(grid: Table, s: State, people: list[str], width: int) -> None:
    seats = int(s.table.seats)
    for seat in range(seats):
        who = name(s.table.rows[seat].code) + (f" ({people[seat]})" if people[seat] else "")
        city = int(s.pawns[seat])
        hand = sorted(members(int(s.hands[seat])))
        cards = [card_name(s, c) for c in hand]
        cards += [Text(say("cli-kept", card=card_code(s, c)), style="magenta") for c in members(int(s.hands[seats + seat]))]
        line = Text.assemble(card_name(s, city), ": ", flow(cards, width - 24, none=say("cli-no-cards")))
        grid.add_row(("▶ " if seat == s.seat else "  ") + who, line)


def question(s: State, awaited: list[str]) -> str:
    """Who is awaited and for what."""
    step, arg = step_of(s)
    top = s.table.steps[step].name
    if step == ACT:
        return say("cli-ask-act", role=awaited[0], left=arg)
    return say(f"cli-ask-{top}-{arg}" if step == WINDOW else f"cli-ask-{top}", roles=awaited)


def meaning(text: str) -> str:
    """A token in words, for under a heading that says what kind it is: `TOK(PAR)` is Tokyo (Paris)."""
    text = re.sub(r"([A-Z]{3})\(\1\)", r"\1", text)  # a direct flight pays the card of where it goes
    text = re.sub(r"(?<=[A-Z])-(?=[a-z])", ",", text)  # a cube of a city: LON-b is London, blue
    words = re.sub(r"[A-Z]{3,}|(?<!\w)[bykrp]\b", lambda found: name(found[0]), text.lstrip("-=+@~#x^!.%"))
    for sign, shown in SIGNS.items():
        words = words.replace(sign, shown)
    return words.strip()


def groups(s: State, actions: list[int]) -> list[tuple[str, list[int]]]:
    """Legal actions by kind of action, events by card, with a heading each, in the order of their numbers."""

    def sort(a: int) -> tuple[int, int]:
        return a >> 24, a >> 6 & 63 if a >> 24 == EVENT else 0

    def heading(a: int) -> str:
        kind, card = sort(a)
        return say("cli-kind-event", card=card_code(s, card)) if kind == EVENT else say(f"cli-kind-{s.table.kinds[kind].name}")

    return [(head, list(found)) for head, found in groupby(sorted(actions, key=sort), heading)]


def show_choices(console: Console, s: State, menu: list[tuple[str, list[int]]], whole: bool) -> list[int | list[int]]:
    """Print what may be done, numbered from 1; what each number means: an action, or a long group to be opened.

    With `whole` nothing is left to be opened.
    """
    numbered: list[int | list[int]] = []
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for head, actions in menu:
        if len(actions) > LONG and not whole:
            numbered.append(actions)
            items = [Text.assemble((f"{len(numbered)} ", "bold"), say("cli-open", count=len(actions), example=token(s, actions[0])))]
        else:
            items = []
            for a in actions:
                numbered.append(a)
                text = token(s, a)
                items.append(Text.assemble((f"{len(numbered)} ", "bold"), meaning(text), (f" {text}", "dim")))
        grid.add_row(head, flow(items, max(40, console.width - LABEL), "   "))
    console.print(grid)
    return numbered
