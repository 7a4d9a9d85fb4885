"""Commands about files: replay a record, run case files, count perft files."""

from __future__ import annotations

import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from fourcures.casefile import Result, difference, report, run as run_cases
from fourcures.cli.inputs import Json, about, show_json, text_of
from fourcures.core import State
from fourcures.fair import check_deal
from fourcures.notation import write
from fourcures.perft import run as run_counts
from fourcures.record import read_record, result, run, write_record
from fourcures.story import play_and_tell
from fourcures.words import Complaint, say

Files = Annotated[Path, Parameter(help=say("cli-arg-files"))]


def replay(
    record: Annotated[Path, Parameter(help=say("cli-arg-record"))],
    /,
    *,
    story: Annotated[bool, Parameter(help=say("cli-arg-story"), negative=())] = False,
    line: Annotated[int, Parameter(help=say("cli-arg-other-line"))] = 0,
    json: Json = False,
) -> int:
    """Play a record again: its turns, how it ended, the last position; exit code 1 when that is not its `Final`."""
    whole = read_record(text_of(record))
    game = whole.along(line)
    s = game.start()
    told = [sentence for a in run(game, s.copy()) for sentence in _told(s, a)]
    last = write(s)
    wanted = game.headers.get("Final")
    differs = difference(wanted, last) if wanted else None
    if json:
        reached = {"result": result(s), "tokens": len(game.tokens), "final": None if wanted is None else differs is None}
        show_json(about(s) | reached | {"lines": [{"name": other.name, "tokens": len(other.tokens)} for other in game.lines]})
    else:
        print("\n".join(told) if story else write_record(game).partition("\n\n")[2], end="\n" if story else "")
        print(result(s))
        print(last)
    if differs is None:
        return 0
    field, theirs, ours = differs
    print(say("cli-final", field=field, wanted=f"“{theirs}”", found=f"“{ours}”"), file=sys.stderr)
    return 1


def verify(
    record: Annotated[Path, Parameter(help=say("cli-arg-record"))],
    /,
    *,
    promise: Annotated[str | None, Parameter(help=say("cli-arg-promise"))] = None,
    json: Json = False,
) -> int:
    """Deal a game again from its seed; exit code 1 when a card came otherwise, or another seed was promised."""
    deal = check_deal(read_record(text_of(record)))
    kept = promise in (None, deal.promise)
    if json:
        show_json(deal._asdict() | {"kept": kept})
    elif not deal.wrong and kept:
        print(say("cli-verified", cards=deal.cards, promise=deal.promise))
    if deal.wrong:
        print(say("cli-verify-wrong", number=deal.wrong), file=sys.stderr)
    if not kept:
        print(say("cli-verify-promise", found=deal.promise), file=sys.stderr)
    return 1 if deal.wrong or not kept else 0


def _told(s: State, a: int) -> list[str]:
    """Do the action of a record on this table too, and say what happened."""
    return [say(id, **args) for id, args in play_and_tell(s, a)]


def case(*files: Files, json: Json = False) -> int:
    """Run the cases of these files; exit code 1 when one fails."""
    return _reported(run_cases(_some(files)), json)


def perft(*files: Files, json: Json = False) -> int:
    """Count what these files ask for; exit code 1 when a count differs."""
    return _reported(run_counts(_some(files)), json)


def _some(files: tuple[Path, ...]) -> tuple[Path, ...]:
    if not files:
        raise Complaint("cli-no-files")
    return files


def _reported(results: list[Result], json: bool) -> int:
    """Print the failures and the sum; the exit code."""
    failed = sum(not r.ok for r in results)
    if json:
        show_json({"passed": len(results) - failed, "failed": failed, "failures": [asdict(r) for r in results if not r.ok]})
    else:
        print(report(results))
    return 1 if failed else 0
