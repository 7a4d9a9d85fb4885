"""A game from turn to turn, as statistics: what the table was like, what turned it, and what each seat did."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from fourcures.atlas import CODES, LETTERS
from fourcures.bits import size
from fourcures.core import KINDS_OF_CUBES, State
from fourcures.engine import play
from fourcures.ids import EVENT, REVEAL
from fourcures.notation import OUTCOMES, parse
from fourcures.parts import kind_name
from fourcures.rules.catalog import new_game
from fourcures.server.game import Config, Game
from fourcures.server.globe import km
from fourcures.server.wire import Entry
from fourcures.server.wire_review import Course, Deeds, Mark, Turn

CITIES: Final = (1 << 48) - 1
"""City cards in a hand."""


def course(game: Game, told: Sequence[Entry], names: Sequence[str]) -> Course:
    """The course of a game; `told` is its log as far as everybody may read it."""
    s = new_game(*game.config.setup())
    deeds = _none(names[: s.table.seats])
    turns: list[Turn] = []
    for n, entry in enumerate(game.entries, 1):
        turn, seat = s.turn, s.seat
        _do(s, entry.token, deeds)
        if s.turn != turn or n == len(game.entries):
            turns.append(_turn(s, turn, seat, n, deeds))
    for one in deeds:
        one.role = s.table.rows[one.seat].code
    return Course(len(game.entries), OUTCOMES[s.outcome], turns, marks_of(told), deeds)


def marks_of(told: Sequence[Entry]) -> list[Mark]:
    """What turned a game, by its log."""
    marks: list[Mark] = []
    for n, entry in enumerate(told, 1):
        _mark(marks, n, entry)
    return marks


def done(config: Config, tokens: Iterable[str]) -> tuple[list[Deeds], int]:
    """What each seat of the team did in a game, and how many outbreaks it had."""
    s = new_game(*config.setup())
    deeds = _none([""] * s.table.seats)
    for token in tokens:
        _do(s, token, deeds)
    return deeds, s.outbreaks


def _none(names: Sequence[str]) -> list[Deeds]:
    """Nothing done yet."""
    return [Deeds(seat, "", name, 0, 0, 0, 0, 0, 0, 0, 0, 0) for seat, name in enumerate(names)]


def _mark(marks: list[Mark], n: int, entry: Entry) -> None:
    """What a token brought about that turns a game.  Where an epidemic strikes is told by a later token."""
    for said in entry.said:
        args = {name: str(value) for name, value in said.args.items()}
        if said.id == "log-epidemic":
            marks.append(Mark(n, entry.turn, "epidemic", ""))
        elif said.id == "log-strike":
            waiting = next((mark for mark in marks if mark.what == "epidemic" and not mark.of), None)
            if waiting is not None:
                waiting.of = args["city"]
        elif said.id == "log-outbreak":
            marks.append(Mark(n, entry.turn, "outbreak", args["disease"], args["city"]))
        elif said.id == "log-eradicated":
            marks.append(Mark(n, entry.turn, "eradicated", args["disease"]))
        elif said.id.startswith("log-cure") and "disease" in args:
            marks.append(Mark(n, entry.turn, "cure", args["disease"]))


def _do(s: State, token: str, deeds: list[Deeds]) -> None:
    """Play a token, and note down for its seat and the pawns what it did."""
    a = parse(s, token)
    pawns, hands, cubes, cured = list(s.pawns), list(s.hands), sum(_cubes(s)), s.cured
    stations, seat, kind = s.stations, a >> 21 & 7, kind_name(s, a)
    play(s, a)
    moved = [pawn for pawn in range(len(deeds)) if s.pawns[pawn] != pawns[pawn]]
    for pawn in moved:
        deeds[pawn].km += km(CODES[pawns[pawn]], CODES[s.pawns[pawn]])
    if a >> 24 == REVEAL or seat >= len(deeds):  # Nature, or who plays against the team
        return
    does = deeds[seat]
    if moved and kind == "drive":
        does.drives += 1
    elif moved:
        does.flights += 1
    does.treated += max(0, cubes - sum(_cubes(s)))
    does.stations += size(s.stations & ~stations)
    does.cures += size(s.cured & ~cured)
    does.events += a >> 24 == EVENT
    gained = [s.hands[i] & ~hands[i] & CITIES for i in range(len(deeds))]
    lost = [hands[i] & ~s.hands[i] & CITIES for i in range(len(deeds))]
    for hand in gained:
        for j, giver in enumerate(deeds):
            does.shared += size(hand & lost[j])
            giver.given += size(hand & lost[j])


def _turn(s: State, turn: int, seat: int, n: int, deeds: list[Deeds]) -> Turn:
    cubes = _cubes(s)
    return Turn(
        turn=turn,
        seat=seat,
        n=n,
        outbreaks=s.outbreaks,
        epidemics=s.epidemics,
        rate=s.table.law.rate(s),
        deck=s.deck,
        cubes={LETTERS[d]: cubes[d] for d in range(s.table.diseases)},
        hands=[size(s.hands[i]) for i in range(len(deeds))],
        km=[one.km for one in deeds],
    )


def _cubes(s: State) -> list[int]:
    """Cubes on the map by disease."""
    return [sum(size(s.cubes[level * KINDS_OF_CUBES + d]) for level in range(3)) for d in range(s.table.diseases)]
