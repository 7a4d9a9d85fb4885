"""A table in plain words before it begins: what was chosen and what follows from it, as messages with the message that names each."""

from __future__ import annotations

from dataclasses import asdict
from typing import Final

from fourcures import presets
from fourcures.presets import Options
from fourcures.server.game import Config, Game
from fourcures.server.offer import option_names
from fourcures.server.wire import Fact, Plan, Said, Shown
from fourcures.words import Arg

ALWAYS: Final = ("first", "roles", "events", "timing", "approval", "open_hands")
"""Options that are said whatever they are; the others when they differ from the game of 2013."""
ELSEWHERE: Final = ("hands", "levels", "scoring")
"""Options that are said in other words."""


def plan(game: Game) -> Plan:
    """What this game will be, before its first card."""
    config = game.config
    options = config.options or Options(seats=len(config.roles), epidemics=config.epidemics)
    dealt = game.copy()
    dealt.settle()
    deck = dealt.state.deck
    told = [
        _fact("ui-seats", "plan-seats", seats=options.seats, cards=config.setup().cards),
        _fact(
            f"level-{options.levels}-{options.epidemics}",
            "plan-epidemics",
            n=options.epidemics,
            cards=deck,
            each=round(deck / options.epidemics),
        ),
    ]
    if options.scoring:
        told.append(_fact("option-scoring", "plan-points", n=presets.score(options.epidemics, True)))
    now, usual = asdict(options), asdict(Options())
    for name in option_names():
        if name not in ELSEWHERE and (name in ALWAYS or now[name] != usual[name]):
            told.append(option(name, now[name], config))
    told += [_fact(f"name-{module}", f"challenge-{module}") for module in options.challenges]
    told += _pace(config.shown)
    told.append(_fact("plan-win", "plan-win-how", n=dealt.state.table.diseases))
    told.append(_fact("plan-loss", "plan-loss-how"))
    advised = presets.advice(options)
    return Plan(told, Said(*advised) if advised else None)


def option(name: str, value: str | bool, config: Config) -> Fact:
    """An option by its name and what was chosen; a seat that was chosen to begin goes before who would."""
    if name == "first" and config.seat is not None:
        return _fact("option-first", "plan-first-seat", n=config.seat + 1)
    if isinstance(value, bool):
        return _fact(f"option-{name}", "plan-on" if value else "plan-off")
    return _fact(f"option-{name}", f"choice-{name}-{value}")


def _pace(shown: Shown) -> list[Fact]:
    """How long the table waits, what then, and in which language they talk; nothing where nobody is hurried."""
    told, pace = [], shown.pace
    if pace.clock == "soft":
        told.append(_fact("ui-clock", "plan-clock-soft", n=pace.seconds))
    elif pace.clock == "hours":
        told.append(_fact("ui-clock", f"plan-clock-{pace.zero}", n=pace.hours))
    if pace.trusted:
        told.append(_fact("ui-trusted", "plan-trusted"))
    if shown.hints:
        told.append(_fact("ui-hints", "plan-hints"))
    if shown.command:
        told.append(_fact("ui-command", "plan-command"))
    if shown.language:
        told.append(_fact("ui-language", "plan-language", language=shown.language))
    return told


def _fact(name: str, id: str, **args: Arg) -> Fact:
    return Fact(name, Said(id, args))
