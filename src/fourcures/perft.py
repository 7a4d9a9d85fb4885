"""Perft files: how many ways a position can go on, so many actions deep; read, counted and reported.

With a dealer he answers for Nature and only people's choices are counted; `open` counts Nature's answers like any other.
A finished game has no way to go on.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from fourcures.casefile import Block, Result, blocks
from fourcures.core import State
from fourcures.dealer import Dealer
from fourcures.engine import legal, play
from fourcures.notation import read, token, write
from fourcures.words import Complaint, say

FORMS: Final = {
    "id": "id NAME",
    "pos": "pos LINE",
    "deal": "deal SEED",
    "perft": "perft DEPTH COUNT",
    "distinct": "distinct DEPTH COUNT",
}
"""How the verbs of perft files are written; `deal open` for a seed leaves Nature to the count."""
SHAPES: Final = {"id": r"\S+", "deal": r"\S+", "perft": r"[1-9] \d+", "distinct": r"[1-9] \d+"}


def start(line: str, seed: str) -> tuple[State, Dealer | None]:
    """The position to count from and who answers for Nature; a dealer has already answered what was open in it."""
    s = read(line)
    if seed == "open":
        return s, None
    dealer = Dealer(seed)
    dealer.settle(s)
    return s, dealer


def step(s: State, a: int, dealer: Dealer | None) -> State:
    """The position after an action, and after the dealer's answers; s is left alone."""
    t = s.copy()
    play(t, a)
    if dealer is not None:
        dealer.settle(t)
    return t


def perft(s: State, depth: int, dealer: Dealer | None) -> int:
    """How many lines of play of that many actions there are."""
    if s.outcome:
        return 0
    actions = legal(s)
    if depth == 1:
        return len(actions)
    return sum(perft(step(s, a, dealer), depth - 1, dealer) for a in actions)


def divide(s: State, depth: int, dealer: Dealer | None) -> dict[str, int]:
    """The same by first token."""
    return {token(s, a): perft(step(s, a, dealer), depth - 1, dealer) if depth > 1 else 1 for a in legal(s)}


def distinct(s: State, depth: int, dealer: Dealer | None) -> int:
    """How many different positions stand at the end of them."""
    level = {write(s): s}
    for _ in range(depth):
        level = {write(t): t for p in level.values() if not p.outcome for t in (step(p, a, dealer) for a in legal(p))}
    return len(level)


def read_counts(path: Path) -> list[Block]:
    """The blocks of a file, not yet counted; raises Complaint when it is malformed."""
    found = blocks(path, FORMS, SHAPES)
    for block in found:
        order = [v.verb for v in block.verbs]
        if order[:3] != ["id", "pos", "deal"] or not {*order[3:]} or not {*order[3:]} <= {"perft", "distinct"}:
            raise Complaint("perft-order", at=f"{path}:{block.line}", forms=", ".join(FORMS.values()))
    return found


def run_counts(block: Block) -> list[Result]:
    """Count everything a block asks for."""
    name, line, seed = (v.rest for v in block.verbs[:3])
    results = []
    for verb in block.verbs[3:]:
        depth, wanted = map(int, verb.rest.split())
        title = f"{name} {verb.verb} {depth}"
        try:
            s, dealer = start(line, seed)
            found = (perft if verb.verb == "perft" else distinct)(s, depth, dealer)
            fault = _fault(s, dealer, verb.verb, depth, wanted, found)
        except Complaint as c:
            fault = say("case-refused", what=f"pos {line}", why=str(c))
        results.append(Result(block.file, verb.line, title, not fault, fault))
    return results


def _fault(s: State, dealer: Dealer | None, verb: str, depth: int, wanted: int, found: int) -> str:
    if found == wanted:
        return ""
    message = say("perft-count", wanted=str(wanted), found=str(found))
    if verb == "distinct":
        return message
    return "\n".join([message, *(f"    {first} {count}" for first, count in divide(s, depth, dealer).items())])


def run(paths: Iterable[str | Path]) -> list[Result]:
    """Count every block of these files; raises Complaint, before anything is counted, when one of them is malformed."""
    return [result for found in [read_counts(Path(p)) for p in paths] for block in found for result in run_counts(block)]
