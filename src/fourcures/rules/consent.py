"""Asking first: whoever's pawn is moved or card is taken or given may decline (option `ask`; rulings 22, 28)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.agenda import pop
from fourcures.core import CHOICES, Rules, State
from fourcures.engine import choices
from fourcures.ids import ACCEPT, ASKED, CONSENT, DECLINE, KIND, SEAT
from fourcures.rows import Extra, Kind, Step


@final
class Consent(Step):
    """A seat says whether somebody else may do what was asked; nothing has been paid yet."""

    name = "consent"
    seated = True
    counts = True

    def choices(self, s: State, arg: i64, out: vec[i64], n: i64) -> i64:
        out[n] = ACCEPT * KIND + arg * SEAT
        out[n + 1] = DECLINE * KIND + arg * SEAT
        return n + 2


@final
class Accept(Kind):
    """Yes: it is done and paid as if nobody had been asked."""

    name = "accept"

    def do(self, s: State, a: i64) -> None:
        asked = s.extra[ASKED] - 1
        s.extra[ASKED] = 0
        pop(s)
        kind = s.table.kinds[asked >> 24]
        s.agenda[s.depth - 1] -= kind.cost
        kind.do(s, asked)

    def token(self, s: State, a: i64) -> str:
        return "yes"


@final
class Decline(Kind):
    """No: nothing happens and nothing is paid (ruling 22)."""

    name = "decline"

    def do(self, s: State, a: i64) -> None:
        s.extra[ASKED] = 0
        pop(s)

    def token(self, s: State, a: i64) -> str:
        return "no"


@final
class Asked(Extra):
    """The action that is asked about, by its token."""

    name = "asked"
    late = True

    def write(self, s: State) -> str:
        a = s.extra[ASKED] - 1
        if a < 0:
            return ""
        return s.table.kinds[a >> 24].token(s, a)

    def read(self, s: State, text: str) -> bool:
        if s.depth < 2 or s.agenda[s.depth - 1] >> 3 != CONSENT:
            return False
        out = vec[i64]([0] * CHOICES)
        pop(s)
        n = choices(s, out, True)
        s.depth += 1
        for i in range(n):
            a = out[i]
            kind = s.table.kinds[a >> 24]
            if kind.asks(s, a) == s.agenda[s.depth - 1] & 7 and kind.token(s, a) == text:
                s.extra[ASKED] = a + 1
                return True
        return False


def add(rules: Rules) -> Rules:
    """The rules with asking."""
    r = rules.copy(rules.name)
    r.steps[CONSENT] = Consent()
    r.kinds[ACCEPT] = Accept()
    r.kinds[DECLINE] = Decline()
    r.extras = vec[Extra](list(r.extras) + [Asked()])
    r.asks = True
    return r
