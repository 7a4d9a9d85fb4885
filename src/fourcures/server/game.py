"""A table's game as the replay of its log: the state, and what the log tells beside it (who did what, what it brought about, in which
order cards were discarded).  No clock, no disk, no sockets.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final, Literal

from msgspec import Struct

from fourcures import secrets
from fourcures.bits import BIT, members
from fourcures.core import State
from fourcures.dealer import Dealer
from fourcures.engine import awaited, chance
from fourcures.ids import ACCEPT, CONSENT, KIND, PASS, REVEAL, SEAT
from fourcures.notation import OUTCOMES, parse
from fourcures.presets import Options, Setup, headers, places
from fourcures.record import Line, Record, write_record
from fourcures.rules.catalog import HAND_CARDS, event_codes, new_game, rules
from fourcures.server.windows import asked_for_nothing, playable
from fourcures.server.wire import Entry, Said, Shown
from fourcures.story import Said as Story, play_token, rival_won

CUT: Final = "undo:"
"""A row of the log with this and a number: the game goes on from that many tokens."""

MARK: Final = 16
"""Tokens between two marks."""

Phase = Literal["gathering", "playing", "over"]


class Config(Struct):
    """What was chosen when the table was made; nothing is left to chance here."""

    rules: str
    roles: list[str]
    epidemics: int
    first: int  # -1: highest population
    events: list[str] | None = None  # of the deck; none: all of the rule set
    cards: int | None = None  # dealt to each seat; none: as the rules say
    shown: Shown = Shown()
    options: Options | None = None  # what was chosen; none: at tables of before
    seat: int | None = None  # chosen to begin
    seed_chosen: bool = False  # by somebody, who may know the cards

    def setup(self) -> Setup:
        """The game that was chosen, with what was left open as the rules have it."""
        events = event_codes(self.rules) if self.events is None else self.events
        team = [role for role in self.roles if role != rules(self.rules).rival]
        cards = HAND_CARDS[len(team) - 1] if self.cards is None else self.cards
        return Setup(self.rules, team, self.epidemics, self.first, events, cards)


class Glance(Struct):
    """How far a game is, for lists."""

    phase: Phase
    turn: int
    over: str
    awaited: list[int]
    roles: list[str] = []  # now; none: those of the beginning
    rival_won: bool = False  # whoever plays against the team has won


class Game:
    """The game of one table.  `entries` are the tokens that count: those taken back are gone."""

    def __init__(self, config: Config, seed: str) -> None:
        self.config = config
        self.seed = seed
        self.dealer = Dealer(seed)
        self.state = new_game(*config.setup())
        self.entries: list[Entry] = []
        self.told: list[Entry] = []  # the same as the team is told them where somebody plays against it
        self.moved = False  # the last of them moved a pawn
        self.played = 0  # how many of them are no passes
        self.drawn: list[int] = []  # by entry: the seat whose hand the card came into that Nature turned, -1: none
        self.discards: list[int] = []  # newest first, as all three
        self.infected: list[int] = []
        self.removed: list[int] = []
        self.marks: tuple[Game, ...] = ()  # the game as it was now and then: the way back to any token is short

    def copy(self) -> Game:
        """The same game, free to go on in another way."""
        other = Game.__new__(Game)
        other.config, other.seed, other.dealer = self.config, self.seed, self.dealer
        other.state = self.state.copy()
        other.entries, other.told, other.drawn = self.entries[:], self.told[:], self.drawn[:]
        other.moved, other.played = self.moved, self.played
        other.discards, other.infected, other.removed = self.discards[:], self.infected[:], self.removed[:]
        other.marks = self.marks
        return other

    def as_if(self, s: State) -> Game:
        """The same game with the table as it would be, to be shown: what was discarded for that lies on top."""
        other = self.copy()
        other.state = s
        other.discards, other.infected, other.removed = (
            _newest_first(self.discards, s.discards),
            self.infected,
            _newest_first(self.removed, s.removed),
        )
        return other

    def play(self, a: int) -> Entry:
        """Do a, which must be legal, and keep what it brought about."""
        s = self.state
        seat = None if a >> 24 == REVEAL else a >> 21 & 7
        turn = s.turn
        hands, pawns = list(s.hands), list(s.pawns)
        secret = secrets.secret(s, a)
        rests = playable(s, a >> 21 & 7) if a >> 24 == PASS and not asked_for_nothing(s) >> (a >> 21 & 7) & 1 else []
        token, story = play_token(s, a)
        if rests:
            story[0] = ("log-pass-on", story[0][1] | {"cards": rests})
        entry = self._entry(turn, seat, token, story)
        self.told.append(self._entry(turn, seat, *secrets.told(token, story)) if secret else entry)
        self.entries.append(entry)
        self.moved = list(s.pawns) != pawns
        self.played += a >> 24 != PASS
        came = [i for i in range(s.table.seats) if seat is None and s.hands[i] & ~hands[i]]
        self.drawn.append(came[0] if came else -1)
        self.discards = _newest_first(self.discards, s.discards)
        self.infected = _newest_first(self.infected, s.infected)
        self.removed = _newest_first(self.removed, s.removed)
        if len(self.entries) % MARK == 0:
            self.marks += (self.copy(),)
        return entry

    def _entry(self, turn: int, seat: int | None, token: str, story: list[Story]) -> Entry:
        return Entry(len(self.entries), turn, seat, token, [Said(id, args) for id, args in story])

    def settle(self, lets_pass: Callable[[Game], int] = lambda game: asked_for_nothing(game.state)) -> None:
        """Let Nature answer until people must choose; seats that need not be asked in a window let it go by."""
        s = self.state
        while s.outcome == 0:
            if chance(s):
                self.play(self.dealer.answer(s))
            elif idle := members(lets_pass(self)):
                self.play(PASS * KIND + idle[0] * SEAT)
            else:
                return

    def accept(self, seats: set[int]) -> None:
        """Whoever would be asked what the same person wants to do agrees."""
        s = self.state
        if s.outcome == 0 and s.agenda[s.depth - 1] >> 3 == CONSENT and s.agenda[s.depth - 1] & 7 in seats:
            self.play(ACCEPT * KIND + (s.agenda[s.depth - 1] & 7) * SEAT)

    def replay(self, tokens: Iterable[str]) -> None:
        """Play tokens of a log."""
        for token in tokens:
            self.play(parse(self.state, token))

    def at_once(self, seats: set[int]) -> int:
        """How many tokens are taken back at once: an answer together with its question, when the same person may give both."""
        asked = len(self.entries) > 1 and self.entries[-1].token == "yes" and {self.entries[-1].seat, self.entries[-2].seat} <= seats
        return 2 if asked else 1

    def back(self, n: int) -> Game:
        """The game after its first n tokens."""
        marks = self.marks[: n // MARK]
        game = marks[-1].copy() if marks else Game(self.config, self.seed)
        game.marks = marks
        game.replay(entry.token for entry in self.entries[len(game.entries) : n])
        return game

    @property
    def phase(self) -> Phase:
        if not self.entries:
            return "gathering"
        return "over" if self.state.outcome else "playing"

    def glance(self) -> Glance:
        s = self.state
        return Glance(self.phase, s.turn, OUTCOMES[s.outcome], members(awaited(s)), self.roles, rival_won(s))

    @property
    def roles(self) -> list[str]:
        """The roles by seat, now: an event may change them; last whoever plays against the team."""
        return places(self.config.rules, [row.code for row in self.state.table.rows])

    def record(self, names: dict[int, str], seed: str, lines: Sequence[Line] = ()) -> str:
        """The game written down, with the names of those on its seats, and other lines of it; `seed` is what may be known of it."""
        seats = [f"{role} {_in_a_header(names.get(seat, ''))}".strip() for seat, role in enumerate(self.config.roles)]
        told = headers(self.config.setup()) | {"Seats": ", ".join(seats), "Seed": seed}
        return write_record(Record(told, [entry.token for entry in self.entries], list(lines)))


def _in_a_header(text: str) -> str:
    """A name without the letters that mean something in a record."""
    return re.sub(r'[",\[\]]+', " ", text).strip()


def _newest_first(before: list[int], now: int) -> list[int]:
    """A pile after a token: what lay there and still lies there, with what came in on top (together: in atlas order)."""
    stayed = [card for card in before if now & BIT[card]]
    came = [card for card in members(now) if card not in stayed]
    return came + stayed


def passes(entry: Entry) -> bool:
    """Somebody lets a window go by."""
    return entry.said[:1] != [] and entry.said[0].id in ("log-pass", "log-pass-on")


def reopened(tokens: Iterable[str]) -> bool:
    """The game was taken back beyond a card that had been turned, so somebody knows what comes."""
    kept: list[str] = []
    for token in tokens:
        if not token.startswith(CUT):
            kept.append(token)
            continue
        place = int(token.removeprefix(CUT))
        if any(left.startswith("~") for left in kept[place:]):
            return True
        del kept[place:]
    return False


def counted(tokens: Iterable[str]) -> list[str]:
    """The tokens of a log that count, after every taking back."""
    kept: list[str] = []
    for token in tokens:
        if token.startswith(CUT):
            del kept[int(token.removeprefix(CUT)) :]
        else:
            kept.append(token)
    return kept
