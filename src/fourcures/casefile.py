"""Case files: a position, what is done in it, and what must come of it; read, run and reported."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Final

from fourcures.check import problems
from fourcures.core import State
from fourcures.engine import awaited, chance, chances, legal, play
from fourcures.notation import parse, read, seat_list, token, write
from fourcures.reasons import TOOLS, why
from fourcures.whynot import why_not
from fourcures.words import Complaint, say

FIELDS: Final = (
    "rules", "seats", "turn", "diseases", "tracks", "stations", "cubes", "player-deck", "player-discard", "infection-deck",
    "infection-discard",
)  # fmt: skip
ENDINGS: Final = ("-", "win", "outbreaks", "cubes", "cards")
FORMS: Final = {
    "pos": "pos LINE",
    "do": "do TOKENS",
    "legal": "legal TOKENS",
    "illegal": "illegal TOKENS",
    "count": "count N",
    "asks": "asks STEP SEATS",
    "odds": "odds TOKEN FRACTION",
    "over": "over REASON",
    "problem": "problem TEXT",
    "why": "why ROLE ABOUT REASONS",
}
"""How the verbs of case files are written."""
SHAPES: Final = {
    "count": r"\d+",
    "asks": r"\S+ \S+",
    "odds": r"\S+ \d+(/[1-9]\d*)?",
    "over": "|".join(ENDINGS),
    "why": r"[A-Z]{3} \S+( \S+)+",
}


@dataclass(frozen=True)
class Result:
    """How one case went: where it stands (when it failed, the line that did), its first comment, and what was wrong."""

    file: str
    line: int
    name: str
    ok: bool
    message: str


@dataclass(frozen=True)
class Verb:
    """One line of a block."""

    line: int
    verb: str
    rest: str


@dataclass(frozen=True)
class Block:
    """The lines between two empty ones, and their first comment."""

    file: str
    line: int
    name: str
    verbs: tuple[Verb, ...]


def blocks(path: Path, forms: dict[str, str], shapes: dict[str, str]) -> list[Block]:
    """The blocks of a file whose verbs are written as in forms, the first verb first; raises Complaint for the first fault in it."""
    try:
        text = path.read_text("ascii")
    except OSError as e:
        raise Complaint("case-unread", file=str(path), why=e.strerror or "?") from None
    except UnicodeDecodeError as e:
        raise Complaint("case-not-ascii", file=str(path), line=str(e.object[: e.start].count(b"\n") + 1)) from None
    found: list[Block] = []
    comments: list[str] = []
    verbs: list[Verb] = []
    for number, line in enumerate([*text.splitlines(), ""], 1):
        line = line.strip()
        if line.startswith("#"):
            comments.append(line[1:].strip())
        elif line:
            verbs.append(_verb(path, number, line, forms, shapes, first=not verbs))
        else:
            if verbs:
                found.append(Block(str(path), verbs[0].line, comments[0] if comments else "", tuple(verbs)))
            comments, verbs = [], []
    return found


def _verb(path: Path, number: int, line: str, forms: dict[str, str], shapes: dict[str, str], first: bool) -> Verb:
    verb, _, rest = line.partition(" ")
    rest = rest.strip()
    at = f"{path}:{number}"
    if verb not in forms:
        raise Complaint("case-verb", at=at, verb=f"“{verb}”", verbs=", ".join(forms))
    if first and verb != next(iter(forms)):
        raise Complaint("case-first", at=at, verb=f"“{verb}”", form=next(iter(forms.values())))
    if not re.fullmatch(shapes.get(verb, r".+"), rest):
        raise Complaint("case-form", at=at, form=forms[verb], found=f"“{line}”")
    return Verb(number, verb, rest)


def read_cases(path: Path) -> list[Block]:
    """The cases of a file, not yet run; raises Complaint when it is malformed."""
    return blocks(path, FORMS, SHAPES)


def run_case(case: Block) -> Result:
    """Play one case to its first line that does not hold."""
    s: State | None = None
    for verb in case.verbs:
        try:
            if s is None:
                s = read(verb.rest)
                fault = ""
            else:
                fault = _RUN[verb.verb](s, verb.rest)
        except Complaint as c:
            fault = say("case-refused", what=f"{verb.verb} {verb.rest}", why=str(c))
        if fault:
            return Result(case.file, verb.line, case.name, False, fault)
    return Result(case.file, case.line, case.name, True, "")


def run(paths: Iterable[str | Path]) -> list[Result]:
    """Run every case of these files; raises Complaint, before anything is run, when one of them is malformed."""
    return [run_case(case) for cases in [read_cases(Path(p)) for p in paths] for case in cases]


def report(results: list[Result]) -> str:
    """Each failure with its place, its comment and what was wrong; last `N passed, M failed`."""
    lines = [f"{r.file}:{r.line}: {r.name}\n    {r.message}" for r in results if not r.ok]
    passed = sum(r.ok for r in results)
    return "\n".join([*lines, say("case-sum", passed=str(passed), failed=str(len(results) - passed))])


def difference(wanted: str, found: str) -> tuple[str, str, str] | None:
    """The first field, by name, in which two position lines differ, with both its values; None when they are equal."""
    theirs, ours = _fields(wanted), _fields(found)
    for name in [*FIELDS, *sorted({*theirs, *ours} - {*FIELDS})]:
        if theirs.get(name) != ours.get(name):
            return name, theirs.get(name, "-"), ours.get(name, "-")
    return None


def _fields(line: str) -> dict[str, str]:
    words = line.split()
    extras = (w.partition("=") for w in words[len(FIELDS) :])
    return dict(zip(FIELDS, words, strict=False)) | {name: value for name, _, value in extras}


def tokens(s: State) -> list[str]:
    """What may be chosen now, as it is written."""
    return [token(s, a) for a in legal(s)]


def _pos(s: State, rest: str) -> str:
    line = write(s)
    differs = difference(rest, line) and difference(write(read(rest)), line)
    if differs is None:
        return ""
    field, wanted, found = differs
    return say("case-pos", field=say(f"case-field-{field}") if field in FIELDS else field, wanted=f"“{wanted}”", found=f"“{found}”")


def _do(s: State, rest: str) -> str:
    for text in rest.replace("|", " ").split():
        try:
            play(s, parse(s, text))
        except Complaint as c:
            return say("case-do", token=f"“{text}”", why=str(c), line=f"“{write(s)}”")
    return ""


def _legal(s: State, rest: str) -> str:
    now = legal(s)
    for text in rest.split():
        try:
            known = parse(s, text) in now
        except Complaint:
            known = False
        if not known:
            return say("case-legal", token=f"“{text}”", legal=" ".join(tokens(s)) or "-")
    return ""


def _illegal(s: State, rest: str) -> str:
    for text in rest.split():
        try:
            parse(s, text)
        except Complaint:
            continue
        return say("case-illegal", token=f"“{text}”")
    return ""


def _count(s: State, rest: str) -> str:
    found = tokens(s)
    if len(found) == int(rest):
        return ""
    return say("case-count", wanted=rest, found=str(len(found)), legal=" ".join(found) or "-")


def asked(s: State) -> tuple[str, str]:
    """The step on top of the agenda as it is written, and the roles awaited for it, `Nature`, or `-` after the end."""
    words = write(s).split()
    step = words[2].partition(":")[2].partition(".")[0]
    if chance(s):
        return step, "Nature"
    return step, ",".join(seat_list(s, awaited(s))) or "-"


def _asks(s: State, rest: str) -> str:
    found = " ".join(asked(s))
    return "" if found == rest else say("case-asks", wanted=f"“{rest}”", found=f"“{found}”")


def _odds(s: State, rest: str) -> str:
    text, wanted = rest.split()
    weights = {token(s, a): weight for a, weight in chances(s)}
    found = Fraction(weights.get(text, 0), sum(weights.values()) or 1)
    return "" if found == Fraction(wanted) else say("case-odds", token=f"“{text}”", wanted=wanted, found=str(found))


def _over(s: State, rest: str) -> str:
    found = ENDINGS[s.outcome]
    return "" if found == rest else say("case-over", wanted=f"“{rest}”", found=f"“{found}”")


def _problem(s: State, rest: str) -> str:
    found = problems(s)
    if (rest == "-" and not found) or any(rest in sentence for sentence in found):
        return ""
    return say("case-problem", wanted=f"“{rest}”", found=" ".join(found) or "-")


def _why(s: State, rest: str) -> str:
    """The reasons that a role's seat is given for a tool, or for a city, card or role; written without `why-`, `-` when there is none."""
    role, about, *wanted = rest.split()
    roles = [row.code for row in s.table.rows]
    if role not in roles:
        raise Complaint("role-unknown", found=role, allowed=", ".join(roles))
    seat = roles.index(role)
    said = [why(s, seat).get(about)] if about in TOOLS else [reason for _, reason in why_not(s, seat, about)]
    found = [reason[0].removeprefix("why-") for reason in said if reason] or ["-"]
    return "" if found == wanted else say("case-why", wanted=f"“{' '.join(wanted)}”", found=f"“{' '.join(found)}”")


_RUN: Final[dict[str, Callable[[State, str], str]]] = {
    "pos": _pos, "do": _do, "legal": _legal, "illegal": _illegal, "count": _count, "asks": _asks, "odds": _odds, "over": _over,
    "problem": _problem, "why": _why,
}  # fmt: skip
