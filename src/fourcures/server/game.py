"""A table's game as the replay of its log: the state, and what the log tells beside it (who did what, what it brought about, in which
order cards were discarded).  No clock, no disk, no sockets.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, Literal

from msgspec import Struct

from fourcures.bits import BIT
from fourcures.dealer import Dealer
from fourcures.engine import awaited, chance
from fourcures.ids import BETWEEN_CARDS, KIND, PASS, REVEAL, SEAT, WINDOW
from fourcures.notation import OUTCOMES, parse
from fourcures.record import Record, write_record
from fourcures.rules.catalog import new_game
from fourcures.server.wire import Entry, Said
from fourcures.story import play_token

CUT: Final = "undo:"
"""A row of the log with this and a number: the game goes on from that many tokens."""

Phase = Literal["gathering", "playing", "over"]


class Config(Struct):
    """What was chosen when the table was made; nothing is left to chance here."""

    rules: str
    roles: list[str]
    epidemics: int
    first: int  # -1: highest population


class Glance(Struct):
    """How far a game is, for lists."""

    phase: Phase
    turn: int
    over: str
    awaited: list[int]


class Game:
    """The game of one table.  `entries` are the tokens that count: those taken back are gone."""

    def __init__(self, config: Config, seed: str) -> None:
        self.config = config
        self.seed = seed
        self.dealer = Dealer(seed)
        self.state = new_game(config.rules, config.roles, config.epidemics, config.first)
        self.entries: list[Entry] = []
        self.discards: list[int] = []  # newest first, as all three
        self.infected: list[int] = []
        self.removed: list[int] = []

    def copy(self) -> Game:
        """The same game, free to go on in another way."""
        other = Game.__new__(Game)
        other.config, other.seed, other.dealer = self.config, self.seed, self.dealer
        other.state = self.state.copy()
        other.entries = self.entries[:]
        other.discards, other.infected, other.removed = self.discards[:], self.infected[:], self.removed[:]
        return other

    def play(self, a: int) -> Entry:
        """Do a, which must be legal, and keep what it brought about."""
        s = self.state
        seat = None if a >> 24 == REVEAL else a >> 21 & 7
        turn = s.turn
        token, story = play_token(s, a)
        entry = Entry(len(self.entries), turn, seat, token, [Said(id, args) for id, args in story])
        self.entries.append(entry)
        self.discards = _newest_first(self.discards, s.discards)
        self.infected = _newest_first(self.infected, s.infected)
        self.removed = _newest_first(self.removed, s.removed)
        return entry

    def settle(self) -> None:
        """Let Nature answer until people must choose, and let the window between two infection cards go by: it is offered to nobody."""
        s = self.state
        while s.outcome == 0:
            if chance(s):
                self.play(self.dealer.answer(s))
            elif s.agenda[s.depth - 1] == WINDOW * 8 + BETWEEN_CARDS:
                self.play(PASS * KIND + members(awaited(s))[0] * SEAT)
            else:
                return

    def replay(self, tokens: Iterable[str]) -> None:
        """Play tokens of a log."""
        for token in tokens:
            self.play(parse(self.state, token))

    def back(self, n: int) -> Game:
        """The game after its first n tokens."""
        game = Game(self.config, self.seed)
        game.replay(entry.token for entry in self.entries[:n])
        return game

    @property
    def phase(self) -> Phase:
        if not self.entries:
            return "gathering"
        return "over" if self.state.outcome else "playing"

    def glance(self) -> Glance:
        s = self.state
        return Glance(self.phase, s.turn, OUTCOMES[s.outcome], members(awaited(s)))

    def record(self, names: dict[int, str], seed: str) -> str:
        """The game written down, with the names of those on its seats; `seed` is what may be known of it."""
        config = self.config
        seats = [f"{role} {_in_a_header(names.get(seat, ''))}".strip() for seat, role in enumerate(config.roles)]
        headers = {"Rules": f"{config.rules}/{config.epidemics}", "Seats": ", ".join(seats)}
        if config.first >= 0:
            headers["First"] = config.roles[config.first]
        return write_record(Record(headers | {"Seed": seed}, [entry.token for entry in self.entries]))


def _in_a_header(text: str) -> str:
    """A name without the letters that mean something in a record."""
    return re.sub(r'[",\[\]]+', " ", text).strip()


def members(of: int) -> list[int]:
    """The seats, cities or cards of a set, in order."""
    found = []
    while of:
        low = of & -of
        found.append(low.bit_length() - 1)
        of ^= low
    return found


def _newest_first(before: list[int], now: int) -> list[int]:
    """A pile after a token: what lay there and still lies there, with what came in on top (together: in atlas order)."""
    stayed = [card for card in before if now & BIT[card]]
    came = [card for card in members(now) if card not in stayed]
    return came + stayed


def counted(tokens: Iterable[str]) -> list[str]:
    """The tokens of a log that count, after every taking back."""
    kept: list[str] = []
    for token in tokens:
        if token.startswith(CUT):
            del kept[int(token.removeprefix(CUT)) :]
        else:
            kept.append(token)
    return kept
