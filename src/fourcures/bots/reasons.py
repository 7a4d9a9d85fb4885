"""What a turn is for, in one line: a message and its arguments."""

from collections.abc import Iterable, Iterator

from fourcures.atlas import ADJ, CODES, COLOUR, LETTERS
from fourcures.bits import BIT, members, size
from fourcures.core import State
from fourcures.engine import legal, play
from fourcures.ids import ACCEPT, BUILD, CONSENT, CURE, DISCARD, EVENT, FIRST_EVENT, GIVE, KIND, PASS, SEAT, STORE, TAKE, TREAT
from fourcures.rules.cubes import shielded
from fourcures.story import Said
from fourcures.words import Arg

_ORDER = (CURE, GIVE, TAKE, EVENT, BUILD, TREAT, STORE, DISCARD, PASS)
"""What says most about a turn comes first."""


def reason(s: State, seat: int, line: list[int]) -> Said:
    """Why this seat does this: the weightiest action of its line, and what comes of it."""
    if seat >= s.table.seats:  # against the team programs only play by chance
        return "ai-why-random", {}
    kinds = [a >> 24 for a in line]
    for kind in _ORDER:
        if kind in kinds:
            at = kinds.index(kind)
            if kind in (GIVE, TAKE):
                return _share(_after(s, line), seat, line[at:])
            return _deed(_after(s, line[:at]), line[at] >> 21 & 7, line[at])  # an event may be somebody else's
    return _way(s, _after(s, line), seat)


def walked(s: State, line: Iterable[int]) -> Iterator[tuple[State, int]]:
    """The actions of a line, each with the table on which it is done (the same one all the way), as far as nothing else has to be decided.

    Who is asked agrees.
    """
    t = s.copy()
    for a in line:
        top = t.agenda[t.depth - 1]
        if top >> 3 == CONSENT:
            play(t, ACCEPT * KIND + (top & 7) * SEAT)
        if a not in legal(t):
            return
        yield t, a
        play(t, a)


def _after(s: State, line: list[int]) -> State:
    tables = [t for t, _ in walked(s, line)]
    return tables[-1] if tables else s


def _deed(s: State, seat: int, a: int) -> Said:
    """The reason of one action, on the table on which it is done."""
    kind, x, role = a >> 24, a >> 12 & 63, str(s.table.code(seat))
    here = CODES[s.pawns[seat]]
    if kind == CURE:
        return "ai-why-cure", {"role": role, "disease": LETTERS[x], "city": here}
    if kind == EVENT:
        return _event(s, role, a)
    if kind == BUILD:
        ready = _ready(s, seat)
        return ("ai-why-build-cure" if ready else "ai-why-build"), {"role": role, "city": CODES[x], **ready}
    if kind == TREAT:
        three = s.cubes[10 + x] & BIT[s.pawns[seat]] & ~shielded(s, x)
        return ("ai-why-treat-three" if three else "ai-why-treat"), {"role": role, "city": here, "disease": LETTERS[x]}
    if kind == DISCARD:
        if x >= FIRST_EVENT:
            return "ai-why-discard", {"role": role, "card": str(s.table.events[x - FIRST_EVENT].code)}
        told: dict[str, Arg] = {"role": role, "card": CODES[x], "disease": LETTERS[x // 12]}
        return ("ai-why-discard-cured", told) if s.cured & BIT[x // 12] else ("ai-why-discard", {"role": role, "card": CODES[x]})
    return ("ai-why-pass" if kind == PASS else "ai-why-store"), {"role": role}


def _share(s: State, seat: int, line: list[int]) -> Said:
    """Cards have changed hands (the first of them by the first of these actions): how far the cure is at the end of the turn."""
    kind, other, first = line[0] >> 24, line[0] >> 18 & 7, line[0] >> 12 & 63
    giver, taker = (seat, other) if kind == GIVE else (other, seat)
    cards = [a for a in line if a >> 24 == kind and a >> 18 & 7 == other]
    told: dict[str, Arg] = {"giver": str(s.table.code(giver)), "taker": str(s.table.code(taker)), "card": CODES[first], "k": len(cards)}
    d = first // 12
    if s.cured & BIT[d]:
        return "ai-why-share-any", told
    missing = max(0, int(s.table.law.need(s, taker, d)) - int(size(s.hands[taker] & COLOUR[d])))
    return "ai-why-share", {**told, "n": missing, "disease": LETTERS[d]}


def _event(s: State, role: str, a: int) -> Said:
    row = s.table.events[(a >> 6 & 63) - FIRST_EVENT]
    told: dict[str, Arg] = {"role": role, "card": str(row.code)}
    if row.x_is != "city":
        return "ai-why-event", told
    told["city"] = CODES[a >> 12 & 63]
    if row.pawn_is == "":
        return "ai-why-event-city", told
    return "ai-why-event-pawn", {**told, "pawn": str(s.table.code(a >> 18 & 7))}


def _ready(s: State, seat: int) -> dict[str, Arg]:
    """The disease that this seat holds enough cards for."""
    for d in range(4):
        if not s.cured & BIT[d] and size(s.hands[seat] & COLOUR[d]) >= s.table.law.need(s, seat, d):
            return {"disease": LETTERS[d]}
    return {}


def _way(s: State, t: State, seat: int) -> Said:
    """Why a pawn is where it is at the end of a turn of moves only."""
    start, end = int(s.pawns[seat]), int(t.pawns[seat])
    told: dict[str, Arg] = {"role": str(s.table.code(seat)), "city": CODES[end]}
    if start == end:
        return "ai-why-stay", told
    ready = _ready(t, seat)
    if ready and t.stations & BIT[end]:
        return "ai-why-station", {**told, **ready}
    for other in range(t.table.seats):
        if other != seat and t.pawns[other] == end and _could_share(t, seat, other):
            return "ai-why-meet", {**told, "other": str(t.table.code(other))}
    for d in range(4):
        for city in members(t.cubes[10 + d] & ~shielded(t, d) & (ADJ[end] | BIT[end]) & ~ADJ[start] & ~BIT[start]):
            return "ai-why-guard", {**told, "city": CODES[city]}
    return "ai-why-move", told


def _could_share(s: State, one: int, other: int) -> bool:
    """One of these two, who stand together, holds a card for a cure that the other could be given here."""
    for giver in (one, other):
        cards = s.hands[giver] & (BIT[48] - 1)
        if not s.table.shares_any >> giver & 1:
            cards &= BIT[s.pawns[one]]
        if any(not s.cured & BIT[card // 12] for card in members(cards)):
            return True
    return False
