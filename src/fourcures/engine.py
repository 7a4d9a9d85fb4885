"""Runs a game: what is awaited, what is legal, what follows.  Knows rows, no names.

The agenda says what still has to happen; entries run until one must wait, for seats or for Nature (who turns cards).  `legal`,
`chances` and `apply` are for people and programs at the edge; `choices` and `play` are for those in a hurry.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.agenda import push, top
from fourcures.bits import BIT, has, index
from fourcures.core import CHOICES, State
from fourcures.ids import ASKED, CLOSED, CONSENT, EVENT, FREE, KIND, REVEAL, SEAT, X, Y
from fourcures.words import Complaint

ANSWERS: Final = 192
"""Room for Nature's answers at one position, two numbers for each."""


def settle(s: State) -> None:
    """Run to the next decision, of people or of Nature."""
    steps = s.table.steps
    while s.outcome == 0:
        entry = top(s)
        if not steps[entry >> 3].run(s, entry & 7):
            return


def chance(s: State) -> bool:
    """Nature is awaited: a card must be turned."""
    return s.outcome == 0 and s.table.steps[top(s) >> 3].chance


def awaited(s: State) -> int:
    """The set of seats that must choose; empty when Nature is awaited or the game is over."""
    if s.outcome:
        return 0
    entry = top(s)
    step = s.table.steps[entry >> 3]
    if step.chance:
        return 0
    return int(step.awaited(s, entry & 7))


def choices(s: State, out: vec[i64], events: bool) -> i64:
    """Fill `out` with what people may do now; how many.  Without `events`: only what the awaited step itself asks."""
    if s.outcome:
        return 0
    entry = top(s)
    step = s.table.steps[entry >> 3]
    n = step.choices(s, entry & 7, out, 0)
    if events and (s.table.reacts or in_hand(s)):
        moment = step.moment(s, entry & 7)
        if moment != CLOSED:
            n = event_choices(s, moment, out, n)
    return n


def in_hand(s: State) -> i64:
    """The events that somebody holds, or keeps beside the hand."""
    return s.table.event_cards & ~(s.unseen | s.discards | s.removed)


def event_choices(s: State, moment: i64, out: vec[i64], n: i64) -> i64:
    """Events of everyone who holds one and has not passed, and what roles may do at such moments."""
    t = s.table
    if t.reacts and moment & FREE:
        todo = t.reacts & ~s.passed
        while todo:
            low = todo & -todo
            todo ^= low
            n = t.rows[index(low)].react(s, index(low), out, n)
    held = in_hand(s)
    if held == 0:
        return n
    for seat in range(t.seats):
        if has(s.passed, seat):
            continue
        cards = held & (s.hands[seat] | s.hands[t.seats + seat])
        while cards:
            low = cards & -cards
            cards ^= low
            card = index(low)
            row = t.events[card - 48]
            if row.moments & moment and row.ready(s):
                n = row.choices(s, EVENT * KIND + seat * SEAT + card * Y, out, n)
    return n


def watchers(s: State, moment: i64) -> i64:
    """The set of seats whose role may act now and watches."""
    t = s.table
    found: i64 = 0
    if t.reacts and moment & FREE:
        todo = t.reacts
        while todo:
            low = todo & -todo
            todo ^= low
            if t.rows[index(low)].watches(s, index(low)):
                found |= low
    return found


def holders(s: State, moment: i64) -> i64:
    """The set of seats that hold an event which can be played now, or whose role may act and watches."""
    t = s.table
    held = in_hand(s)
    found: i64 = 0
    if t.reacts:
        found = watchers(s, moment)
    if held == 0:
        return found
    for seat in range(t.seats):
        cards = held & (s.hands[seat] | s.hands[t.seats + seat])
        while cards:
            low = cards & -cards
            cards ^= low
            row = t.events[index(low) - 48]
            if row.moments & moment and row.ready(s):
                found |= BIT[seat]
    return found


def play(s: State, a: i64) -> None:
    """Do a, in place, and run to the next decision.  That a is legal is not checked.

    Where the table asks, whoever's pawn or card it touches must agree first (rules/consent.py).
    """
    number = a >> 24
    kind = s.table.kinds[number]
    if s.table.asks:
        other = kind.asks(s, a)
        if other >= 0:
            s.extra[ASKED] = a + 1
            push(s, CONSENT * 8 + other)
            return
    at = s.depth - 1
    s.agenda[at] -= kind.cost
    kind.do(s, a)
    settle(s)


def legal(s: State, events: bool = True) -> list[int]:
    """What may be done now: the actions of people, or Nature's answers when a card must be turned."""
    if chance(s):
        return [a for a, _ in chances(s)]
    out = vec[i64]([0] * CHOICES)
    n = choices(s, out, events)
    return [int(out[i]) for i in range(n)]


def chances(s: State) -> list[tuple[int, int]]:
    """Nature's answers with their weights (whole numbers, to be divided by their sum); empty when people are awaited."""
    if not chance(s):
        return []
    out = vec[i64]([0] * ANSWERS)
    return [(int(REVEAL * KIND + out[2 * i] * X), int(out[2 * i + 1])) for i in range(answers(s, out))]


def answers(s: State, out: vec[i64]) -> i64:
    """Fill `out` with Nature's answers: card, weight, card, weight, …; how many answers.  Nature must be awaited."""
    entry = top(s)
    return s.table.steps[entry >> 3].odds(s, entry & 7, out) // 2


def apply(s: State, a: int) -> State:
    """The table after a; `s` is left alone.  Raises Complaint when a is not legal now."""
    if a not in legal(s):
        raise Complaint("action-illegal", action=a)
    after = s.copy()
    play(after, a)
    return after
