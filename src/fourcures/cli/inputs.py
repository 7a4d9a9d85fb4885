"""What the commands read and write: position lines, choices for a new game, JSON."""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated, NamedTuple

from cyclopts import Parameter

from fourcures.core import State
from fourcures.dealer import Dealer
from fourcures.notation import OUTCOMES, asked, read, write
from fourcures.presets import choose, headers, places, preset, setup
from fourcures.record import Record
from fourcures.rules.catalog import HAND_CARDS, event_codes, new_game
from fourcures.words import Complaint, say

Line = Annotated[str, Parameter(help=say("cli-arg-line"), allow_leading_hyphen=True)]
Json = Annotated[bool, Parameter(help=say("cli-arg-json"), negative=())]
Seats = Annotated[int | None, Parameter(help=say("cli-arg-seats"))]
Epidemics = Annotated[int | None, Parameter(help=say("cli-arg-epidemics"))]
Roles = Annotated[str | None, Parameter(help=say("cli-arg-roles"))]
First = Annotated[str | None, Parameter(help=say("cli-arg-first"))]
Seed = Annotated[str | None, Parameter(help=say("cli-arg-seed"))]
RuleSet = Annotated[str | None, Parameter(name="--rules", help=say("cli-arg-rules"))]


def position(line: str) -> State:
    """The position of a line; `-` stands for the first line of standard input."""
    if line == "-":
        line = next((text for text in sys.stdin if text.strip()), "")
    return read(line.strip())


def any_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(8)


def named_roles(seats: int | None, roles: str | None) -> list[str | None]:
    """The roles that were named, None for `?`; empty when nothing was said about seats or roles."""
    wanted = [None if role == "?" else role for role in roles.upper().replace(" ", "").split(",")] if roles else []
    if seats is not None and wanted and seats != len(wanted):
        raise Complaint("cli-seats-roles", seats=seats, roles=len(wanted))
    count = seats if seats is not None else len(wanted)
    if not 0 <= count <= len(HAND_CARDS) or (seats is not None and seats < 1):
        raise Complaint("seats-count", found=count, most=len(HAND_CARDS))
    return list(wanted) or [None] * count


def named_options(texts: Sequence[str]) -> dict[str, str]:
    """Options that are written NAME=VALUE."""
    found = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Complaint("cli-option", found=text)
        found[name.replace("-", "_")] = value
    return found


def number(option: str, found: float | None, least: float, most: float) -> None:
    """Refuse a number that is too small or too large; none at all is fine."""
    if found is not None and not least <= found <= most:
        raise Complaint("cli-number", option=option, found=str(found), least=str(least), most=str(most))


def first_seat(first: str, roles: list[str]) -> int:
    """The seat of the role that begins."""
    if first.upper() in roles:
        return roles.index(first.upper())
    raise Complaint("cli-first", found=f"“{first}”", roles=", ".join(roles))


Preset = Annotated[str | None, Parameter(help=say("cli-arg-preset"))]
Challenge = Annotated[list[str] | None, Parameter(name="--challenge", help=say("cli-arg-challenge"), negative=())]
Option = Annotated[list[str] | None, Parameter(name="--option", help=say("cli-arg-option"), negative=(), consume_multiple=False)]


class Choice(NamedTuple):
    """What was chosen for a new game on the command line."""

    preset: str | None = None
    challenges: Sequence[str] = ()
    options: Sequence[str] = ()
    seats: int | None = None
    epidemics: int | None = None
    roles: str | None = None
    first: str | None = None
    rules: str | None = None


def dealt(choice: Choice, dealer: Dealer) -> tuple[State, Record]:
    """A new game that waits for its first action, and its record so far."""
    limits = preset(choice.preset or "2013")
    wanted = named_roles(choice.seats, choice.roles)
    options = choose(replace(limits.options, challenges=tuple(choice.challenges)), named_options(choice.options))
    if choice.epidemics is not None:
        options = replace(options, epidemics=choice.epidemics)
    if wanted:
        options = replace(options, seats=len(wanted))
    first = None
    if choice.first in ("population", "random"):
        options = replace(options, first=choice.first)
    elif choice.first is not None:
        dealt_first = setup(options, dealer, wanted, limits=limits)
        wanted = list(places(dealt_first.rules, dealt_first.roles))
        first = first_seat(choice.first, [role or "" for role in wanted])
    game = setup(options, dealer, wanted, first, limits)
    if choice.rules is not None:
        game = game._replace(rules=choice.rules, events=event_codes(choice.rules))
    s = new_game(*game)
    return s, Record(headers(game), dealer.settle(s))


def about(s: State) -> dict[str, object]:
    """What a program wants to know of a position first."""
    step, awaited = asked(s)
    return {"line": write(s), "step": step, "awaited": awaited, "over": over(s)}


def over(s: State) -> str | None:
    """How the game ended, or None while it goes on."""
    return OUTCOMES[s.outcome] if s.outcome else None


def show_json(value: object) -> None:
    """One line of JSON on standard output."""
    print(json.dumps(value, ensure_ascii=False))


def text_of(path: Path) -> str:
    """The text of a file; raises Complaint when it cannot be read."""
    try:
        return path.read_text("utf-8")
    except OSError as e:
        raise Complaint("cli-file-unread", file=str(path), why=e.strerror or str(e)) from None
    except UnicodeDecodeError:
        raise Complaint("cli-file-not-text", file=str(path)) from None
