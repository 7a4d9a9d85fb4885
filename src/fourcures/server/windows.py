"""Windows that the server lets go by in a seat's name: nobody is to be asked for nothing.

Whatever is let go by here could be played as well in a window that comes before anything happens that it could change.
"""

from __future__ import annotations

from fourcures.bits import members
from fourcures.core import State
from fourcures.engine import awaited, holders, play
from fourcures.ids import (
    BEFORE_INFECT,
    BEFORE_INTENSIFY,
    BETWEEN_CARDS,
    BIO_WINDOW,
    CARD_TURNED,
    CHAIN_OF,
    EPIDEMIC_DRAWN,
    FIRST_EVENT,
    KIND,
    LAND,
    PASS,
    RATE,
    SEAT,
    STRUCK,
    TURNED,
    WINDOW,
)
from fourcures.rules.turn import whoever


def asked_for_nothing(s: State) -> int:
    """The seats that the window on top waits for and that need not be asked.

    Between two infection cards: whoever holds events (they were asked before the infections, or will be when the next card lies open);
    not who watches over a supply, since any card may use it up.
    Where infection cards lie open before they act (events at any time): at a card that changes nothing; between Infect and Intensify
    for events that do not belong there; before an epidemic, since its card will lie open, too.
    """
    top = s.agenda[s.depth - 1]
    if top >> 3 != WINDOW:
        return 0
    where, seats = top & 7, awaited(s)
    if where == BETWEEN_CARDS:
        return seats & ~_watching(s)
    if where == BEFORE_INTENSIFY:
        return seats & ~(whoever(s, STRUCK, where) if s.table.closed else holders(s, STRUCK))
    if where == EPIDEMIC_DRAWN and s.table.steps[LAND].name and s.agenda[s.depth - 2] >> 3 == RATE:
        return seats
    if where == CARD_TURNED and _changes_nothing(s):
        return seats
    return 0


def window(s: State) -> int | None:
    """The place of the window on top, if there is one; that before the turn of the Bio-Terrorist counts as before infections."""
    top = s.agenda[s.depth - 1]
    if s.outcome or top >> 3 not in (WINDOW, BIO_WINDOW):
        return None
    return top & 7 if top >> 3 == WINDOW else BEFORE_INFECT


def moment(s: State) -> int:
    """Which events may come in at the window on top."""
    top = s.agenda[s.depth - 1]
    return s.table.steps[top >> 3].moment(s, top & 7)


def playable(s: State, seat: int) -> list[str]:
    """The events that a seat holds and could play in the window on top."""
    held = s.table.event_cards & (s.hands[seat] | s.hands[s.table.seats + seat]) if seat < s.table.seats else 0
    rows = [s.table.events[card - FIRST_EVENT] for card in members(held)]
    now = moment(s)
    return [row.code for row in rows if row.moments & now and row.ready(s)]


def _watching(s: State) -> int:
    """The seats whose role watches over what the next card may bring."""
    return sum(1 << seat for seat in members(s.table.reacts) if s.table.rows[seat].watches(s, seat))


def _changes_nothing(s: State) -> bool:
    """The card that lies open brings no cube anywhere."""
    if s.extra[TURNED] > FIRST_EVENT:
        return False  # a card without a city: another card says where its cube goes
    after = s.copy()
    for seat in members(awaited(s)):
        play(after, PASS * KIND + seat * SEAT)
    return (list(after.cubes), after.outbreaks) == (list(s.cubes), s.outbreaks) and after.extra[CHAIN_OF] == 0
