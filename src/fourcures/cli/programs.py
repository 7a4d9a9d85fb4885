"""The command that says what a position is worth."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from fourcures.bots.analysis import Analysis, analyse as look_at, tell
from fourcures.check import problems
from fourcures.cli.inputs import Json, Line, number, over, position, show_json, text_of
from fourcures.core import State
from fourcures.engine import chance, play
from fourcures.notation import OUTCOMES
from fourcures.odds import Estimate
from fourcures.record import read_record, run as run_record
from fourcures.words import Complaint, say

THREATS: Final = 8
"""Cities that are named; JSON has all of them."""
Lines = Annotated[int, Parameter(help=say("ai-arg-lines"))]
Games = Annotated[int, Parameter(help=say("ai-arg-games"))]
Turn = Annotated[int | None, Parameter(help=say("ai-arg-turn"))]


def analyse(line: Line, /, *, turn: Turn = None, games: Games = 40, lines: Lines = 4, json: Json = False) -> int:
    """Say what a position is worth: the chance to win, the best turns, what may break out."""
    number("--games", games, 1, 10_000)
    number("--lines", lines, 1, 20)
    s = _position(line, turn)
    wrong = problems(s)
    found = look_at(s, games, lines)
    if json:
        show_json(_plain(s, found) | {"problems": wrong})
        return 0
    for problem in wrong:
        print(say("ai-problem", why=problem))
    if s.outcome:
        print(say("ai-over", turn=int(s.turn), found=say(f"ui-end-{OUTCOMES[s.outcome]}")))
        return 0
    print(say("ai-chance", **_words(found.wins)))
    if found.losses:
        print(say("ai-losses", found=", ".join(f"{say(f'ui-end-{cause}')} {n}" for cause, n in found.losses.items())))
    for n, one in enumerate(found.lines, 1):
        print(f"\n{n}. {one.wins!s:<17}{' '.join(one.tokens):<40} {say(one.why[0], **one.why[1])}")
        for sentence in _told(s, one.tokens):
            print(f"     {sentence}")
    print()
    for n, exact in enumerate(found.epidemics):
        if n or exact == 1:
            print(say("ai-epidemics" if n else "ai-no-epidemic", n=n, chance=f"{exact}"))
    threats = [f"{say(f'name-{city}')} {chance}" for city, chance in found.threats.items()]
    if threats:
        print(say("ai-threats", found=", ".join(threats[:THREATS])))
    if len(threats) > THREATS:
        print(say("ai-threats-more", n=len(threats) - THREATS, chance=f"{list(found.threats.values())[THREATS]}"))
    for disease, n in found.missing.items():
        print(say("ai-missing", disease=disease, n=n))
    print(say("ai-turns", n=found.turns))
    return 0


def _position(line: str, turn: int | None) -> State:
    """A position line, or a file with one; or the last position of a record in a file, or the one in which a turn begins."""
    if line == "-" or " " in line:
        if turn is not None:
            raise Complaint("ai-turn-record")
        return position(line)
    text = text_of(Path(line))
    if not text.lstrip().startswith("["):
        return _position(f"{text.strip()} ", turn)
    record = read_record(text)
    s = record.start()
    actions = list(run_record(record, s.copy()))
    for a in actions:
        if turn is not None and s.turn == turn and not chance(s):
            return s
        play(s, a)
    if turn is not None and (s.turn != turn or s.outcome):
        number("--turn", turn, 1, int(s.turn))
    return s


def _told(s: State, tokens: Sequence[str]) -> list[str]:
    """The steps of a line in sentences."""
    return [say(id, **args) for id, args in tell(s, tokens)]


def _plain(s: State, found: Analysis) -> dict[str, object]:
    return {
        "over": over(s),
        "wins": found.wins._asdict(),
        "losses": found.losses,
        "lines": [
            {"tokens": one.tokens, "told": _told(s, one.tokens), "why": say(one.why[0], **one.why[1]), "wins": one.wins._asdict()}
            for one in found.lines
        ],
        "epidemics": [str(chance) for chance in found.epidemics],
        "threats": {city: str(chance) for city, chance in found.threats.items()},
        "missing": found.missing,
        "turns": found.turns,
    }


def _words(wins: Estimate) -> dict[str, str | int | list[str]]:
    return {"chance": f"{wins.chance:.0%}", "low": f"{wins.low:.0%}", "high": f"{wins.high:.0%}", "games": wins.games}
