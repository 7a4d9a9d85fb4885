"""Why something cannot be done now: for each tool of the action bar that a seat cannot use, a message with the reason."""

from collections.abc import Callable, Mapping
from typing import Final

from fourcures import engine
from fourcures.atlas import CODES, COLOUR, DISEASES, LETTERS
from fourcures.bits import BIT, size
from fourcures.core import CITY_CARDS, State
from fourcures.ids import CLOSED, CURED, FIRST_EVENT, STRUCK
from fourcures.rows import FLIES, LEAVES
from fourcures.words import Arg, has

Said = tuple[str, dict[str, Arg]]

TOOLS: dict[str, tuple[str, ...]] = {
    "drive": ("drive",),
    "direct": ("direct",),
    "charter": ("charter",),
    "shuttle": ("shuttle",),
    "build": ("build",),
    "treat": ("treat",),
    "share": ("give", "take"),
    "cure": ("cure", "sample_cure", "sample_cure_any", "pair_cure", "splice_cure"),
    "role": (
        *("join", "ops_flight", "store", "fetch", "collect", "sample"),
        *("flight", "send", "treat_near", "lead", "suppress"),
        *("respond", "dispense", "clear", "quarantine_far"),
    ),
    "event": ("event",),
    "done": ("done",),
}
"""The tools, and the kinds of action that each is for."""
MOVES: Final = ("drive", "direct", "charter", "shuttle")
"""The common ways to move; to move another pawn like that is a power of a role or an event."""


def why(s: State, seat: int) -> dict[str, Said]:
    """The tools that this seat of the team cannot use now, each with the reason; whoever plays against it has none of them."""
    if seat == s.table.seats:
        return {}
    mine = {_use(s, a) for a in ([] if engine.chance(s) else engine.legal(s)) if a >> 21 & 7 == seat}
    general = not_acting(s, seat)
    return {tool: _reason(s, seat, tool, general) for tool, names in TOOLS.items() if tool not in mine and mine.isdisjoint(names)}


def _use(s: State, a: int) -> str:
    """The kind of an action; the tool `role` when it moves another pawn."""
    kind = s.table.kinds[a >> 24].name
    return "role" if kind in MOVES and a >> 18 & 7 != a >> 21 & 7 else kind


def _reason(s: State, seat: int, tool: str, general: Said | None) -> Said:
    if tool == "event" and not s.outcome:
        return _event(s, seat)
    if general:
        return general
    if tool == "role":
        return s.table.rows[seat].idle(s, seat), {"city": CODES[s.pawns[seat]]}
    return _BY_TOOL.get(tool, _fly)(s, seat, tool)


def not_acting(s: State, seat: int) -> Said | None:
    """Why this seat can do no action at all now."""
    if s.outcome:
        return "why-over", {}
    if s.table.steps[s.agenda[s.depth - 1] >> 3].name != "act":
        return "why-not-acting", {}  # whom it waits for may be a secret: who holds an event
    if seat != s.seat:
        return "why-turn", {"who": s.table.rows[s.seat].code}
    return None


def stuck(s: State, seat: int, tool: str) -> Said | None:
    """Why this pawn cannot move in this way, wherever it would go."""
    ways = s.table.law.ways(s, seat)
    if not ways & LEAVES:
        return "why-held", {"city": CODES[s.pawns[seat]]}
    if not s.table.rows[seat].walks:
        return "why-own-way", {"who": s.table.rows[seat].code}
    if tool != "drive" and not ways & FLIES:
        return "why-grounded", {}
    return None


def _fly(s: State, seat: int, tool: str) -> Said:
    here = CODES[s.pawns[seat]]
    fixed = stuck(s, seat, tool)
    if fixed:
        return fixed
    if tool == "charter":
        return "why-charter", {"city": here}
    if tool == "shuttle":
        return ("why-shuttle-only" if s.stations & BIT[s.pawns[seat]] else "why-shuttle-here"), {"city": here}
    return "why-direct", {}


def _build(s: State, seat: int, tool: str) -> Said:
    here = CODES[s.pawns[seat]]
    if not s.table.rows[seat].builds:
        return "why-builds-not", {"who": s.table.rows[seat].code}
    return ("why-build-stands" if s.stations & BIT[s.pawns[seat]] else "why-build-card"), {"city": here}


def _treat(s: State, seat: int, tool: str) -> Said:
    if any(s.cubes[d] & BIT[s.pawns[seat]] for d in range(len(LETTERS))):
        return "why-treat-dear", {}
    return "why-treat", {"city": CODES[s.pawns[seat]]}


def _share(s: State, seat: int, tool: str) -> Said:
    here = CODES[s.pawns[seat]]
    together = [p for p in range(s.table.seats) if p != seat and s.pawns[p] == s.pawns[seat]]
    return ("why-share-card" if together else "why-share-alone"), {"city": here}


def _cure(s: State, seat: int, tool: str) -> Said:
    """The cards that are nearest, or the missing station."""
    if _purple(s, seat) or not any(not s.cured & BIT[d] for d in range(4)):
        return _cure_purple(s, seat)
    open_ = [d for d in range(4) if not s.cured & BIT[d]]
    best = max(open_, key=lambda d: size(s.hands[seat] & COLOUR[d]))
    have, need = int(size(s.hands[seat] & COLOUR[best])), int(s.table.law.need(s, seat, best))
    if have < need:
        return "why-cure-cards", {"disease": DISEASES[best], "n": have, "need": need}
    return "why-cure-station", {"city": CODES[s.pawns[seat]]}


def _purple(s: State, seat: int) -> bool:
    """The cards for a purple cure are in hand."""
    if s.table.diseases < len(LETTERS) or s.cured & BIT[4]:
        return False
    return bool(s.hands[seat] & s.cubes[4]) and size(s.hands[seat] & CITY_CARDS) >= s.table.law.need(s, seat, 4)


def _cure_purple(s: State, seat: int) -> Said:
    """The cards that are missing for the purple cure, or the station."""
    have, need = int(size(s.hands[seat] & CITY_CARDS)), int(s.table.law.need(s, seat, 4))
    if have < need:
        return "why-cure-cards-any", {"disease": LETTERS[4], "n": have, "need": need}
    if not s.hands[seat] & s.cubes[4]:
        return "why-cure-purple", {"disease": LETTERS[4]}
    return "why-cure-station", {"city": CODES[s.pawns[seat]]}


def _event(s: State, seat: int) -> Said:
    """Why no event of this seat can be played: for the first it holds."""
    cards = held_events(s, seat)
    return why_event(s, seat, cards[0]) if cards else ("why-no-event", {})


def held_events(s: State, seat: int) -> list[int]:
    """The event cards in a hand and beside it."""
    cards = s.table.event_cards & (s.hands[seat] | s.hands[s.table.seats + seat])
    return [card for card in range(FIRST_EVENT, FIRST_EVENT + len(s.table.events)) if cards & BIT[card]]


def why_event(s: State, seat: int, card: int) -> Said:
    """Why this event of a seat cannot be played now.

    What an event would need is said by a message of its own, `why-CODE`, where there is one.
    """
    row = s.table.events[card - FIRST_EVENT]
    named: dict[str, Arg] = {"card": row.code}
    if s.outcome:
        return "why-over", {}
    if s.passed & BIT[seat]:
        return "why-passed", {}
    top = s.agenda[s.depth - 1]
    moment = s.table.steps[top >> 3].moment(s, top & 7)
    if moment == CLOSED:
        return "why-event-closed", named
    own = f"why-{row.code}"
    if not row.moments & moment and (moment in _PASSING or not has(own)):
        return _PASSING.get(moment, "why-event-moment"), named
    return (own if has(own) else "why-event-idle"), named


_PASSING: Final = {STRUCK: "why-event-struck", CURED: "why-event-cure"}
"""Moments for few events, and why another one must wait."""

_BY_TOOL: Final[Mapping[str, Callable[[State, int, str], Said]]] = {"build": _build, "treat": _treat, "share": _share, "cure": _cure}
"""The reasons of tools that do not move a pawn."""
