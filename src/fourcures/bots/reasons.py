"""What a turn is for, in one line: a message and its arguments."""

from fourcures import engine
from fourcures.atlas import CODES, LETTERS
from fourcures.core import State
from fourcures.ids import BUILD, CURE, DISCARD, EVENT, GIVE, PASS, STORE, TAKE, TREAT
from fourcures.story import Said

_ORDER = (CURE, EVENT, GIVE, TAKE, BUILD, TREAT, STORE, DISCARD, PASS)
"""What says most about a turn comes first."""


def reason(s: State, seat: int, line: list[int]) -> Said:
    """Why this seat does this: the weightiest action of its line."""
    kinds = [a >> 24 for a in line]
    role = str(s.table.code(seat))
    for kind in _ORDER:
        if kind not in kinds:
            continue
        a = line[kinds.index(kind)]
        x = a >> 12 & 63
        if kind == CURE:
            return "ai-why-cure", {"role": role, "disease": LETTERS[x]}
        if kind == EVENT:
            return "ai-why-event", {"role": role, "card": str(s.table.events[(a >> 6 & 63) - 48].code)}
        if kind in (GIVE, TAKE):
            other = str(s.table.code(a >> 18 & 7))
            giver, taker = (role, other) if kind == GIVE else (other, role)
            return "ai-why-share", {"giver": giver, "taker": taker, "card": CODES[x]}
        if kind == BUILD:
            return "ai-why-build", {"role": role, "city": CODES[x]}
        if kind == TREAT:
            t = s.copy()
            for before in line[: kinds.index(kind)]:
                engine.play(t, before)
            return "ai-why-treat", {"role": role, "city": CODES[t.pawns[seat]], "disease": LETTERS[x]}
        if kind == DISCARD:
            return "ai-why-discard", {"role": role}
        if kind == PASS:
            return "ai-why-pass", {"role": role}
        return "ai-why-store", {"role": role}
    return "ai-why-move", {"role": role}
