"""Commands about one position: deal one, list what is legal, play tokens, look for what cannot be."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from fourcures.check import problems
from fourcures.cli.inputs import (
    Challenge,
    Choice,
    Epidemics,
    First,
    Json,
    Line,
    Option,
    Preset,
    Roles,
    RuleSet,
    Seats,
    Seed,
    about,
    any_seed,
    dealt,
    position,
    show_json,
)
from fourcures.dealer import Dealer
from fourcures.engine import chances, legal as legal_actions, play
from fourcures.notation import parse, token, write
from fourcures.words import say

Tokens = Annotated[str, Parameter(help=say("cli-arg-tokens"), allow_leading_hyphen=True)]


def new(
    *,
    seats: Seats = None,
    epidemics: Epidemics = None,
    roles: Roles = None,
    first: First = None,
    preset: Preset = None,
    challenge: Challenge = None,
    option: Option = None,
    rules: RuleSet = None,
    seed: Seed = None,
    json: Json = False,
) -> int:
    """Deal a game and print its first position."""
    chosen = any_seed() if seed is None else seed
    s, record = dealt(Choice(preset, challenge or (), option or (), seats, epidemics, roles, first, rules), Dealer(chosen))
    if json:
        show_json(about(s) | {"seed": chosen, "tokens": record.tokens})
        return 0
    if seed is None:
        print(say("cli-seed", seed=f"“{chosen}”"), file=sys.stderr)
    print(write(s))
    return 0


def legal(line: Line, /, *, json: Json = False) -> int:
    """Print the tokens that are legal now, one a line; Nature's with their odds when a card must be turned."""
    s = position(line)
    weights = {token(s, a): weight for a, weight in chances(s)}
    tokens = list(weights) or [token(s, a) for a in legal_actions(s)]
    if json:
        show_json(about(s) | {"legal": tokens} | ({"weights": list(weights.values())} if weights else {}))
        return 0
    whole = sum(weights.values())
    for text in tokens:
        print(f"{text} {weights[text]}/{whole}" if weights else text)
    return 0


def apply(line: Line, /, *tokens: Tokens, json: Json = False) -> int:
    """Play the tokens and print the position after them."""
    s = position(line)
    for text in " ".join(tokens).replace("|", " ").split():
        play(s, parse(s, text))
    if json:
        show_json(about(s))
    else:
        print(write(s))
    return 0


def check(line: Line, /, *, json: Json = False) -> int:
    """Print what is impossible about a position, a sentence a line; exit code 1 when there is anything."""
    found = problems(position(line))
    if json:
        show_json({"problems": found})
    else:
        print("\n".join(found) or say("cli-no-problem"))
    return 1 if found else 0
