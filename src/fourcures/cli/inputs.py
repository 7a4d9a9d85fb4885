"""What the commands read and write: position lines, choices for a new game, JSON."""

from __future__ import annotations

import json
import secrets
import sys
from pathlib import Path
from random import Random
from typing import Annotated

from cyclopts import Parameter

from fourcures.casefile import ENDINGS, asked
from fourcures.core import State
from fourcures.dealer import Dealer
from fourcures.notation import read, write
from fourcures.rules.catalog import HAND_CARDS, new_game
from fourcures.words import Complaint, say

Line = Annotated[str, Parameter(help=say("cli-arg-line"), allow_leading_hyphen=True)]
Json = Annotated[bool, Parameter(help=say("cli-arg-json"), negative=())]
Seats = Annotated[int | None, Parameter(help=say("cli-arg-seats"))]
Epidemics = Annotated[int, Parameter(help=say("cli-arg-epidemics"))]
Roles = Annotated[str | None, Parameter(help=say("cli-arg-roles"))]
First = Annotated[str, Parameter(help=say("cli-arg-first"))]
Seed = Annotated[str | None, Parameter(help=say("cli-arg-seed"))]
RuleSet = Annotated[str, Parameter(name="--rules", help=say("cli-arg-rules"))]


def position(line: str) -> State:
    """The position of a line; `-` stands for the first line of standard input."""
    if line == "-":
        line = next((text for text in sys.stdin if text.strip()), "")
    return read(line.strip())


def any_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(8)


def line_up(seats: int | None, roles: str | None, dealer: Dealer) -> list[str]:
    """One role for each seat: those named, and random ones for `?` and for seats without a name."""
    wanted = [None if role == "?" else role for role in roles.upper().replace(" ", "").split(",")] if roles else []
    if seats is not None and wanted and seats != len(wanted):
        raise Complaint("cli-seats-roles", seats=seats, roles=len(wanted))
    count = seats if seats is not None else len(wanted) or 2
    if not 1 <= count <= len(HAND_CARDS):
        raise Complaint("seats-count", found=count, most=len(HAND_CARDS))
    return dealer.line_up(wanted or [None] * count)


def first_seat(first: str, roles: list[str], seed: str) -> int:
    """Whose turn is first: -1 for the highest population, else a seat, by its role or by chance."""
    if first == "population":
        return -1
    if first == "random":
        return Random(f"first seat {seed}").randrange(len(roles))
    if first.upper() in roles:
        return roles.index(first.upper())
    raise Complaint("cli-first", found=f"“{first}”", roles=", ".join(roles))


def started(rules: str, seats: int | None, epidemics: int, roles: str | None, first: str, seed: str) -> tuple[State, list[str], Dealer]:
    """A new game that is dealt and waits for its first action, the tokens of the deal, and the dealer."""
    dealer = Dealer(seed)
    chosen = line_up(seats, roles, dealer)
    s = new_game(rules, chosen, epidemics, first_seat(first, chosen, seed))
    return s, dealer.settle(s), dealer


def about(s: State) -> dict[str, object]:
    """What a program wants to know of a position first."""
    step, awaited = asked(s)
    return {"line": write(s), "step": step, "awaited": awaited.split(",") if awaited != "-" else [], "over": over(s)}


def over(s: State) -> str | None:
    """How the game ended, or None while it goes on."""
    return ENDINGS[s.outcome] if s.outcome else None


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
