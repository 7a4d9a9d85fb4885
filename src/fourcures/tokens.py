"""Actions as text: a token is written by its kind, and read by finding it among what is legal now."""

import re

from fourcures import engine
from fourcures.atlas import CODES
from fourcures.core import State
from fourcures.ids import EPIDEMIC
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
    if s.outcome:
        raise Complaint("token-over", token=text)
    if not _SHAPE.fullmatch(text):
        raise Complaint("token-malformed", token=text)
    if engine.chance(s):
        return _card(s, text)
    if text.startswith("~"):
        raise Complaint("token-people", token=text, step=_waits(s))
    wanted = _sorted_cure(text)
    for a in engine.legal(s):
        if token(s, a) == wanted:
            return a
    raise Complaint("token-illegal", token=text, step=_waits(s))


def _card(s: State, text: str) -> int:
    """The card that Nature turns."""
    if not text.startswith("~"):
        raise Complaint("token-nature", token=text, step=_waits(s))
    for a in engine.legal(s):
        if token(s, a) == text:
            return a
    if card_number(s, text[1:]) is None:
        raise Complaint("token-card", token=text)
    raise Complaint("token-not-there", token=text, step=_waits(s))


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
    if not text.startswith("!"):
        return text
    cards = text[3:-1].split(",")
    return text[:3] + ",".join(sorted(cards, key=lambda c: CODES.index(c) if c in CODES else 99)) + ")"


def _waits(s: State) -> str:
    return s.table.steps[s.agenda[s.depth - 1] >> 3].name
