"""The command that plays in the terminal: all seats at one keyboard, Nature by a seed.  Works with a pipe as well."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from fourcures.cli.inputs import Challenge, Choice, Epidemics, First, Option, Preset, Roles, RuleSet, Seats, Seed, any_seed, dealt, text_of
from fourcures.cli.session import Session
from fourcures.cli.terminal import Terminal
from fourcures.dealer import Dealer, commitment
from fourcures.record import read_record, replay
from fourcures.words import say


def play(
    record: Annotated[Path | None, Parameter(help=say("cli-arg-record"))] = None,
    /,
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
    save: Annotated[Path | None, Parameter(help=say("cli-arg-save"))] = None,
    every_window: Annotated[bool, Parameter(help=say("cli-arg-every-window"), negative=())] = False,
) -> int:
    """Play in the terminal until the game is over or left."""
    dealer = Dealer(any_seed() if seed is None else seed)
    if record is None:
        s, game = dealt(Choice(preset, challenge or (), option or (), seats, epidemics, roles, first, rules), dealer)
    else:
        game = read_record(text_of(record))
        s = replay(game)
        game.tokens += dealer.settle(s)
    sealed = record is None or game.headers.get("Seed") == commitment(dealer.seed)
    session = Session(s, dealer, game, every_window, sealed)
    Terminal(session).run()
    if save is not None:
        session.save(save)
    return 0
