"""What the commands read and write: position lines, choices for a new game, JSON."""

from __future__ import annotations

import json
import secrets
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from fourcures.core import State
from fourcures.dealer import Dealer
from fourcures.notation import OUTCOMES, asked, read, write
from fourcures.record import Record
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


def first_seat(first: str, roles: list[str], dealer: Dealer) -> int:
    """Whose turn is first: -1 for the highest population, else a seat, by its role or by chance."""
    if first == "population":
        return -1
    if first == "random":
        return dealer.first(len(roles))
    if first.upper() in roles:
        return roles.index(first.upper())
    raise Complaint("cli-first", found=f"“{first}”", roles=", ".join(roles))


def dealt(rules: str, seats: int | None, epidemics: int, roles: str | None, first: str, dealer: Dealer) -> tuple[State, Record]:
    """A new game that waits for its first action, and its record so far."""
    chosen = line_up(seats, roles, dealer)
    seat = first_seat(first, chosen, dealer)
    s = new_game(rules, chosen, epidemics, seat)
    headers = {"Rules": f"{rules}/{epidemics}", "Seats": ", ".join(chosen)}
    if seat >= 0:
        headers["First"] = chosen[seat]
    return s, Record(headers, dealer.settle(s))


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
