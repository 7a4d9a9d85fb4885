"""The command that says what a position is worth."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from fourcures.bots.analysis import Analysis, analyse as look_at
from fourcures.cli.inputs import Json, Line, number, position, show_json, text_of
from fourcures.core import State
from fourcures.engine import play
from fourcures.odds import Estimate
from fourcures.record import read_record, run as run_record
from fourcures.words import say

THREATS: Final = 8
"""Cities that are named; JSON has all of them."""
Lines = Annotated[int, Parameter(help=say("ai-arg-lines"))]
Games = Annotated[int, Parameter(help=say("ai-arg-games"))]


def analyse(line: Line, /, *, games: Games = 40, lines: Lines = 4, json: Json = False) -> int:
    """Say what a position is worth: the chance to win, the best turns, what may break out."""
    number("--games", games, 1, 10_000)
    number("--lines", lines, 1, 20)
    found = look_at(_position(line), games, lines)
    if json:
        show_json(_plain(found))
        return 0
    print(say("ai-chance", **_words(found.wins)))
    for one in found.lines:
        print(f"  {one.wins!s:<18}{' '.join(one.tokens):<48} {say(one.why[0], **one.why[1])}")
    for n, chance in enumerate(found.epidemics[1:], 1):
        print(say("ai-epidemics", n=n, chance=f"{chance}"))
    for city, chance in list(found.threats.items())[:THREATS]:
        print(say("ai-threat", city=city, chance=f"{chance}"))
    for disease, n in found.missing.items():
        print(say("ai-missing", disease=disease, n=n))
    print(say("ai-turns", n=found.turns))
    return 0


def _position(line: str) -> State:
    """A position line, or the last position of a record in a file."""
    if line != "-" and len(line) < 4096 and Path(line).is_file():
        record = read_record(text_of(Path(line)))
        s = record.start()
        for a in run_record(record, s.copy()):
            play(s, a)
        return s
    return position(line)


def _plain(found: Analysis) -> dict[str, object]:
    return {
        "wins": found.wins._asdict(),
        "lines": [{"tokens": one.tokens, "why": say(one.why[0], **one.why[1]), "wins": one.wins._asdict()} for one in found.lines],
        "epidemics": [str(chance) for chance in found.epidemics],
        "threats": {city: str(chance) for city, chance in found.threats.items()},
        "missing": found.missing,
        "turns": found.turns,
    }


def _words(wins: Estimate) -> dict[str, str | int | list[str]]:
    return {"chance": f"{wins.chance:.0%}", "low": f"{wins.low:.0%}", "high": f"{wins.high:.0%}", "games": wins.games}
