"""Events that last: their card lies in front of the seat in turn until its next turn begins (events, rules 9)."""

from mypy_extensions import i64

from fourcures.agenda import tell
from fourcures.bits import BIT
from fourcures.core import State
from fourcures.ids import N_ENDS
from fourcures.rows import Event, Extra


class Lasting(Event):
    """It lies in front of the seat in turn, in its slot: card * 16 + seat * 2 + "it leaves the game afterwards"; 0: it does not."""

    slot: i64 = 0

    def front(self, s: State, a: i64) -> i64:
        """The seat that it lies in front of."""
        return s.seat

    def do(self, s: State, a: i64) -> None:
        card = BIT[a >> 6 & 63]
        s.extra[self.slot] = (a >> 6 & 63) * 16 + self.front(s, a) * 2
        if s.removed & card:
            s.removed ^= card
            s.extra[self.slot] += 1
        else:
            s.discards ^= card


def end(s: State, slot: i64) -> None:
    """The card goes to the discard, or out of the game if it had been kept beside a hand."""
    card = s.extra[slot] >> 4
    if s.extra[slot] & 1:
        s.removed |= BIT[card]
    else:
        s.discards |= BIT[card]
    s.extra[slot] = 0
    tell(s, N_ENDS, card, 0, 0)


def end_at_dawn(s: State, slot: i64) -> None:
    """The turn of the seat with the card begins."""
    if s.extra[slot] and s.extra[slot] >> 1 & 7 == s.seat:
        end(s, slot)


def seat_of(s: State, code: str) -> i64:
    """The seat with this role, -1 when nobody has it."""
    for seat in range(s.table.seats):
        if s.table.rows[seat].code == code:
            return seat
    return -1


class InFront(Extra):
    """The seat that the card of a lasting event lies in front of; `,kept` when it leaves the game afterwards."""

    def __init__(self, name: str, code: str, slot: i64) -> None:
        self.name = name
        self.event = code
        self.slot = slot

    def write(self, s: State) -> str:
        it = s.extra[self.slot]
        if it == 0:
            return ""
        text = s.table.rows[it >> 1 & 7].code
        if it & 1:
            text += ",kept"
        return text

    def read(self, s: State, text: str) -> bool:
        code, _, kept = text.partition(",")
        seat = seat_of(s, code)
        if seat < 0 or kept not in ("", "kept") or text.endswith(","):
            return False
        for i in range(len(s.table.events)):
            if s.table.events[i].code == self.event and s.unseen & BIT[48 + i]:
                s.unseen ^= BIT[48 + i]
                s.extra[self.slot] = (48 + i) * 16 + seat * 2
                if kept:
                    s.extra[self.slot] += 1
                return True
        return False

    def player_cards(self, s: State) -> i64:
        if s.extra[self.slot] == 0:
            return 0
        return BIT[s.extra[self.slot] >> 4]
