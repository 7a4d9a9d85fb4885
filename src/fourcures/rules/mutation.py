"""Mutation: a fifth disease, purple, which has no cities of its own (challenges 2).

Its cubes come by two infection cards, by three Mutation Events of the player deck, and by the cards of cities where it is already.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.agenda import pop, push, tell
from fourcures.bits import BIT, index
from fourcures.cards import Opened, Special
from fourcures.core import Rules, State
from fourcures.ids import (
    BETWEEN_EPIDEMICS,
    DRAW,
    KIND,
    MUTANT,
    MUTATE,
    MUTATED,
    MUTATION,
    N_VOID,
    OPEN,
    SEAT,
    THREAT,
    UNLEASH,
    WINDOW,
    X,
)
from fourcures.rows import Extra, Kind, Step
from fourcures.rules.cubes import bring, eradicated, let_in, put
from fourcures.rules.drawing import ask_first, sorts
from fourcures.rules.infection import BottomCard
from fourcures.rules.purple import PURPLE, PurpleLaw, with_purple

CODES: Final = ("THREATENS", "SPREADS", "INTENSIFIES")
"""The Mutation Events."""


# ---------------------------------------------------------------- the law


@final
class MutationLaw(PurpleLaw):
    """The law of purple, and of three events in the player deck that go to no hand."""

    def drawn(self, s: State, epidemics: i64) -> None:
        """Mutation Events come before the epidemics of the same draw (ruling 127)."""
        self.inner.drawn(s, epidemics)
        if s.extra[MUTATION] and not sorts(s):
            if epidemics:
                push(s, WINDOW * 8 + BETWEEN_EPIDEMICS)
            push(s, MUTATE * 8)
            ask_first(s)


# ---------------------------------------------------------------- the cards


@final
class MutationCard(Special):
    """An infection card that brings a purple cube to the city of the bottom card; it counts as one card of the rate."""

    def __init__(self, code: str) -> None:
        self.code = code

    def act(self, s: State) -> None:
        if eradicated(s, PURPLE):
            tell(s, N_VOID, 0, 0, 0)
        else:
            push(s, MUTANT * 8 + 1)


@final
class Mutant(BottomCard):
    """The bottom card's city gets a purple cube; as many cards as the argument says."""

    name = "mutant"
    least: i64 = 1
    most: i64 = 3

    def found(self, s: State, arg: i64, city: i64) -> None:
        s.infected |= BIT[city]
        if arg > 1:
            push(s, MUTANT * 8 + arg - 1)
        bring(s, city, PURPLE, 1)


@final
class Threat(BottomCard):
    """The bottom card's city gets three purple cubes."""

    name = "threat"

    def found(self, s: State, arg: i64, city: i64) -> None:
        s.infected |= BIT[city]
        bring(s, city, PURPLE, 3)


@final
class MutationEvents(Opened):
    """Three cards anywhere in the player deck; no other card is drawn for them."""

    def unseen(self, s: State) -> i64:
        return 7 & ~(s.extra[MUTATION] | s.extra[MUTATED])

    def code(self, card: i64) -> str:
        return CODES[card]

    def turned(self, s: State, card: i64) -> None:
        s.extra[MUTATION] |= BIT[card]


@final
class Mutate(Step):
    """The Mutation Events of this draw happen; of two, the seat in turn says which is first."""

    name = "mutate"

    def run(self, s: State, arg: i64) -> bool:
        events = s.extra[MUTATION]
        if events & events - 1:
            return False
        pop(s)
        if events:
            happen(s, index(events))
        return True

    def choices(self, s: State, arg: i64, out: vec[i64], n: i64) -> i64:
        events = s.extra[MUTATION]
        while events:
            low = events & -events
            events ^= low
            out[n] = UNLEASH * KIND + s.seat * SEAT + index(low) * X
            n += 1
        return n


def happen(s: State, event: i64) -> None:
    """This Mutation Event happens; a window before the next one of the same draw."""
    if s.extra[MUTATION] & ~BIT[event] and not ask_first(s):
        push(s, WINDOW * 8 + BETWEEN_EPIDEMICS)
    mutate(s, event)


def mutate(s: State, event: i64) -> None:
    """This Mutation Event has its effect, and leaves the game."""
    s.extra[MUTATION] &= ~BIT[event]
    s.extra[MUTATED] |= BIT[event]
    if eradicated(s, PURPLE):
        tell(s, N_VOID, 0, 0, 0)
    elif event == 0:
        push(s, THREAT * 8)
    elif event == 1:
        push(s, MUTANT * 8 + 3)
    else:
        put(s, let_in(s, s.cubes[5 + PURPLE] & ~s.cubes[10 + PURPLE], PURPLE), PURPLE)


@final
class Unleash(Kind):
    """The Mutation Event that happens first."""

    name = "unleash"
    x_is = "code"

    def do(self, s: State, a: i64) -> None:
        happen(s, a >> 12 & 63)

    def token(self, s: State, a: i64) -> str:
        return CODES[a >> 12 & 63]


# ---------------------------------------------------------------- the position line


def event_list(events: i64) -> str:
    """A set of Mutation Events as a list."""
    return ",".join([CODES[i] for i in range(3) if events & BIT[i]])


def read_events(text: str) -> i64:
    """The set of a list; -1 when it is malformed."""
    events: i64 = 0
    for code in text.split(","):
        if code not in CODES:
            return -1
        bit = BIT[CODES.index(code)]
        if events & bit:
            return -1
        events |= bit
    return events


@final
class Turned(Extra):
    """Mutation Events that lie open and have not happened yet."""

    name = "mutation"
    label = "extra-mutation"

    def write(self, s: State) -> str:
        return event_list(s.extra[MUTATION])

    def read(self, s: State, text: str) -> bool:
        events = read_events(text)
        if events < 0:
            return False
        s.extra[MUTATION] = events
        return True

    def fault(self, s: State) -> str:
        if s.extra[MUTATION] & s.extra[MUTATED]:
            return "problem-mutation-twice"
        if s.extra[MUTATION] == 0 or s.outcome:
            return ""
        for i in range(s.depth):
            if s.agenda[i] >> 3 in (MUTATE, DRAW, OPEN):
                return ""
        return "problem-mutation"


@final
class Gone(Extra):
    """Mutation Events that have happened."""

    name = "mutated"
    label = "extra-mutated"

    def write(self, s: State) -> str:
        return event_list(s.extra[MUTATED])

    def read(self, s: State, text: str) -> bool:
        events = read_events(text)
        if events < 0:
            return False
        s.extra[MUTATED] = events
        return True


def add(rules: Rules) -> Rules:
    """The rules with Mutation."""
    r = with_purple(rules)
    r.opened = vec[Opened](list(r.opened) + [MutationEvents()])
    r.specials = vec[Special](list(r.specials) + [MutationCard("MUA"), MutationCard("MUB")])
    r.steps[MUTATE] = Mutate()
    r.steps[MUTANT] = Mutant()
    r.steps[THREAT] = Threat()
    r.kinds[UNLEASH] = Unleash()
    r.law = MutationLaw(r.law)
    r.extras = vec[Extra](list(r.extras) + [Turned(), Gone()])
    return r
