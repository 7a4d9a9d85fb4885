"""A game that somebody brings along as a record: the table it becomes."""

from __future__ import annotations

from secrets import token_hex
from typing import Final, NamedTuple

from fourcures.notation import token
from fourcures.presets import CHALLENGES
from fourcures.record import Record, read_record, replay, run
from fourcures.server.branches import LONGEST, MOST, Row
from fourcures.server.game import Config, Game
from fourcures.server.people import one_line
from fourcures.server.problems import Refusal
from fourcures.server.wire import Shown

NAME: Final = 60
"""Letters of what a line is called."""


class Brought(NamedTuple):
    """A game with its tokens played, and the names of those who played it, by seat."""

    game: Game
    names: list[str]
    lines: list[Row]


def brought(text: str) -> Brought:
    """The game of a record; complains about a text that is none, and about tokens that are not legal."""
    record = read_record(text)
    if "Start" in record.headers:
        raise Refusal(422, "record-start")
    replay(record)
    if not record.tokens:
        raise Refusal(422, "record-empty")
    s = record.start()
    tokens = []
    for a in run(record, s):
        tokens.append(token(s, a))
    game = Game(_config(record), _seed(record))
    game.replay(tokens)
    game.settle()
    return Brought(game, [name for _, name in record.people()], _lines(record, game.seed))


def _lines(record: Record, seed: str) -> list[Row]:
    """The other lines of the record."""
    if len(record.lines) > MOST:
        raise Refusal(422, "branch-many", most=MOST)
    found = []
    for number, line in enumerate(record.lines, 1):
        along = record.along(number)
        if len(along.tokens) > LONGEST:
            raise Refusal(422, "branch-long", most=LONGEST)
        s = along.start()
        found.append(Row(number, "", one_line(line.name, "name", NAME), [token(s, a) for a in run(along, s)], seed))
    return found


def _seed(record: Record) -> str:
    """The seed it was dealt from; a new one when that is not told: it deals the cards that are still to come."""
    seed = record.headers.get("Seed", "")
    return token_hex(16) if not seed or seed.startswith("sha256:") else seed


def _config(record: Record) -> Config:
    rules, _, epidemics = record.headers["Rules"].partition("/")
    modules = rules.split("+")
    start = record.start()
    events = [event.code for event in start.table.events]
    roles = [role for role, _ in record.people()]
    first = record.headers.get("First")
    return Config(
        rules=rules,
        roles=roles,
        epidemics=int(epidemics),
        first=-1 if first is None else roles.index(first),
        events=events,
        cards=int(record.headers["Cards"]) if "Cards" in record.headers else None,
        shown=Shown(challenges=[module for module in CHALLENGES if module in modules], open_hands="closed" not in modules),
        seed_chosen=True,  # whoever brings it may know what comes
    )
