"""Actions as text: a token is written by its kind, and read by finding it among what is legal now."""

import re

from librt.vecs import vec
from mypy_extensions import i64

from fourcures import engine
from fourcures.agenda import top
from fourcures.atlas import CODES
from fourcures.core import CHOICES, State
from fourcures.engine import ANSWERS
from fourcures.ids import EPIDEMIC, KIND, REVEAL, X
from fourcures.words import Complaint

_SHAPE = re.compile(
    r"""(?x)
    (?: [A-Z]{3}: )? (?: [@=]?[A-Z]{3} | [A-Z]{3}\([A-Z]{3}\) )   # moves
    | [A-Z]{3}::[A-Z]{3} | (?:[A-Z]{3})?/[A-Z]{3}                   # moves of the Field Director and the Pilot
    | -[a-z] | \+(?:<[A-Z]{3})? | ![a-z]\([A-Z]{3}(?:,[A-Z]{3})*\)  # treat, build, cure
    | [A-Z]{3}(?:[<>]|<<|>>)[A-Z]{3} | \^[A-Z]+ | x[A-Z]+ | \.(?:[A-Z]{3})? | \#[A-Z]+ | ~[A-Za-z]+
    | \*(?:[A-Z]{3}\([A-Z]{3}\))?                                  # quarantine markers
    | yes | no                                                      # consent
    | draw | capture | \+p(?:\([A-Z]{3}\))? | -\([A-Z]{3}\)          # Bio-Terrorist
    | %[a-z] | [a-z]% | [A-Z]{3}-[a-z](?:\([A-Z]{3}\))?             # samples, single cubes
    | \*[A-Z]{3}(?:-[a-z])?                                         # the First Responder's moves
    | [A-Z]{4,} (?: \( [A-Z]{3} (?: [,<](?:[A-Z]{3}|[a-z]) ){0,2} \) )?  # events
    """
)


def token(s: State, a: int) -> str:
    """The token of an action that is legal now."""
    return s.table.kinds[a >> 24].token(s, a)


def parse(s: State, text: str) -> int:
    """The legal action that a token means; raises Complaint that says why there is none."""
    found = find(s, text)
    if found >= 0:
        return found
    if s.outcome:
        raise Complaint("token-over", token=text)
    by_nature = engine.chance(s)
    if not _SHAPE.fullmatch(text):
        raise Complaint("token-malformed", token=text)
    if not by_nature:
        raise Complaint("token-people" if text.startswith("~") else "token-illegal", token=text, step=_waits(s))
    if not text.startswith("~"):
        raise Complaint("token-nature", token=text, step=_waits(s))
    if card_number(s, text[1:]) is None:
        raise Complaint("token-card", token=text)
    raise Complaint("token-not-there", token=text, step=_waits(s))


def find(s: State, text: str) -> int:
    """The legal action that a token means, or -1 when there is none."""
    if engine.chance(s):
        return int(_card(s, text))
    return int(_choice(s, text))


def _choice(s: State, text: str) -> i64:
    """What people may do and is written like this; -1 when there is nothing."""
    wanted = _sorted_cure(text)
    out = vec[i64]([0] * CHOICES)
    events = s.table.reacts != 0
    for row in s.table.events:
        events = events or text.startswith(row.code)
    for i in range(engine.choices(s, out, events)):
        if token(s, int(out[i])) == wanted:
            return out[i]
    return -1


def _card(s: State, text: str) -> i64:
    """Nature's answer that is written like this; -1 when there is none."""
    step = s.table.steps[top(s) >> 3]
    out = vec[i64]([0] * ANSWERS)
    for i in range(engine.answers(s, out)):
        if "~" + step.code(s, out[2 * i]) == text:
            return REVEAL * KIND + out[2 * i] * X
    return -1


def card_number(s: State, code: str) -> int | None:
    """The number of a card by its code; None when there is none in this game."""
    if code in CODES:
        return CODES.index(code)
    if code == "EPI":
        return EPIDEMIC
    for i, event in enumerate(s.table.events):
        if event.code == code:
            return 48 + i
    return None


def _sorted_cure(text: str) -> str:
    """A cure with its cards in atlas order; anything else as it is."""
    if not (text.startswith("!") and text.endswith(")")):
        return text
    cards = text[3:-1].split(",")
    return text[:3] + ",".join(sorted(cards, key=lambda c: CODES.index(c) if c in CODES else 99)) + ")"


def _waits(s: State) -> str:
    return s.table.steps[s.agenda[s.depth - 1] >> 3].name
