"""Whoever plays against the team, as the structures of `wire`; what is secret has been left out of the state (fourcures.secrets)."""

from __future__ import annotations

from typing import Any

from fourcures.atlas import CODES
from fourcures.bits import members
from fourcures.core import State
from fourcures.ids import BIO_ACT, BIO_HAND, BIO_STATE, CAPTURED, LAIR, PLOTS, SIGHTED, SPOTTED, UNSEEN
from fourcures.rules.bioterror import STATES
from fourcures.rules.bioterror_acts import beaten
from fourcures.rules.bioterror_turn import ALL_ACTIONS, LIMIT
from fourcures.secrets import blanks
from fourcures.server.wire import Rival, SeatView
from fourcures.story import rival_won


def pawn(s: State) -> list[str]:
    """Its city, where it is seen: its pawn follows those of the team."""
    return [CODES[s.extra[LAIR] - 1]] if s.table.rules.rival and 0 < s.extra[LAIR] != UNSEEN else []


def rival(s: State) -> Rival | None:
    """What there is to say about it besides its seat."""
    if not s.table.rules.rival:
        return None
    state, sighted = s.extra[BIO_STATE], s.extra[SIGHTED]
    left = next((s.agenda[i] & 7 for i in range(s.depth) if s.agenda[i] >> 3 == BIO_ACT), 0)
    return Rival(
        seat=s.table.seats,
        role=s.table.rules.rival,
        cards=len(members(s.extra[PLOTS])) + len(blanks(s)),
        city=next(iter(pawn(s)), None),
        spotted=state & SPOTTED != 0,
        captured=state & CAPTURED != 0,
        beaten=beaten(s),
        sighted=CODES[(sighted & 63) - 1] if sighted else None,
        sighted_turn=sighted >> 6,
        drive=left & 1 != 0,
        others=left >> 1,
        done=[word for i, word in enumerate(STATES) if i > 1 and state >> i & 1],
        won=rival_won(s),
    )


def seat(s: State, who: dict[str, Any]) -> SeatView:
    """Its place at the table, with the cards that this person knows to be in its hand, and who sits there."""
    return SeatView(
        role=s.table.rules.rival,
        city=next(iter(pawn(s)), ""),
        hand=[CODES[card] for card in members(s.extra[PLOTS])],
        stored=None,
        hand_limit=LIMIT,
        cure_cards=0,
        actions=(ALL_ACTIONS + 1) // 2,
        closed=len(blanks(s)),
        **who,
    )


def excess(s: State, step: int) -> int:
    """Cards too many in its hand, when it must discard."""
    return len(members(s.extra[PLOTS])) + len(blanks(s)) - LIMIT if step == BIO_HAND else 0
