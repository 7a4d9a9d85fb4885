"""State of Emergency: outbreaks that a team may avert, and what waits for its answer (events 4)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.agenda import pop, push, tell
from fourcures.atlas import CODES, LETTERS
from fourcures.bits import BIT, index
from fourcures.core import State
from fourcures.ids import (
    ACTING,
    ADVANCED,
    ALARM,
    CHAIN_AFTER,
    CHAIN_BROKEN,
    CHAIN_OF,
    CHAIN_WAVE,
    HOLD,
    KIND,
    N_AVERTED,
    SEAT,
    SUFFER,
    X,
)
from fourcures.rows import Extra, Kind, Step
from fourcures.rules.cubes import ASKS, HAPPENS, IGNORED, go_on
from fourcures.rules.lasting import Lasting, end


@final
class AdvanceTeam(Lasting):
    """Until the next turn of the seat in turn begins, one outbreak may be averted, also one that another set off."""

    code = "ADVANCE"
    slot: i64 = ADVANCED


def ask_the_team(s: State) -> i64:
    """An outbreak is about to happen: the seat that the team lies in front of is asked."""
    push(s, ALARM * 8 + (s.extra[ADVANCED] >> 1 & 7))
    return ASKS


@final
class Alarm(Step):
    """An outbreak is about to happen, and a team could avert it."""

    name = "alarm"
    seated = True
    counts = True

    def choices(self, s: State, arg: i64, out: vec[i64], n: i64) -> i64:
        where = index(s.extra[CHAIN_WAVE] & -s.extra[CHAIN_WAVE]) * X
        out[n] = HOLD * KIND + arg * SEAT + where
        out[n + 1] = SUFFER * KIND + arg * SEAT + where
        return n + 2


@final
class Hold(Kind):
    """The team averts the outbreak: the marker stays, nothing spreads, nothing follows from it."""

    name = "hold"
    x_is = "city"

    def do(self, s: State, a: i64) -> None:
        pop(s)
        tell(s, N_AVERTED, a >> 12 & 63, (s.extra[CHAIN_OF] >> 1) - 1, 0)
        end(s, ADVANCED)
        go_on(s, IGNORED)

    def token(self, s: State, a: i64) -> str:
        return "yes"


@final
class Suffer(Kind):
    """The outbreak happens; the team may still avert one that follows."""

    name = "suffer"
    x_is = "city"

    def do(self, s: State, a: i64) -> None:
        pop(s)
        go_on(s, HAPPENS)

    def token(self, s: State, a: i64) -> str:
        return "no"


@final
class Acted(Step):
    """The outbreaks of an infection card are over; what else the card brings."""

    name = "acted"

    def run(self, s: State, arg: i64) -> bool:
        card = s.extra[ACTING] - 1
        s.extra[ACTING] = 0
        pop(s)
        if card >= 0:
            s.table.law.acted(s, card)
        return True


# ---------------------------------------------------------------- the position line


@final
class Chain(Extra):
    """Outbreaks that wait: disease, `+` when others set them off; cities about to break out, those that follow, those that had theirs."""

    name = "chain"

    def write(self, s: State) -> str:
        of = s.extra[CHAIN_OF]
        if of == 0:
            return ""
        text = LETTERS[(of >> 1) - 1]
        if of & 1:
            text += "+"
        for slot in (CHAIN_WAVE, CHAIN_AFTER, CHAIN_BROKEN):
            text += "/" + (",".join([CODES[c] for c in range(48) if s.extra[slot] & BIT[c]]) or "-")
        return text

    def read(self, s: State, text: str) -> bool:
        head, *sets = text.split("/")
        d = LETTERS.find(head[:1])
        if len(sets) != 3 or d < 0 or head[1:] not in ("", "+"):
            return False
        s.extra[CHAIN_OF] = d * 2 + 2
        if len(head) > 1:
            s.extra[CHAIN_OF] += 1
        for slot, codes in zip((CHAIN_WAVE, CHAIN_AFTER, CHAIN_BROKEN), sets, strict=True):
            for code in codes.split(","):
                if code in CODES:
                    s.extra[slot] |= BIT[CODES.index(code)]
                elif codes != "-":
                    return False
        return s.extra[CHAIN_WAVE] != 0

    def fault(self, s: State) -> str:
        asked = s.depth and s.agenda[s.depth - 1] >> 3 == ALARM
        if bool(asked) != bool(s.extra[CHAIN_OF]) and not s.outcome:
            return "problem-chain"
        return ""


@final
class Acting(Extra):
    """The infection card whose outbreaks wait, while it may bring more."""

    name = "acting"

    def write(self, s: State) -> str:
        if s.extra[ACTING] == 0:
            return ""
        return CODES[s.extra[ACTING] - 1]

    def read(self, s: State, text: str) -> bool:
        if text not in CODES:
            return False
        s.extra[ACTING] = CODES.index(text) + 1
        return True
