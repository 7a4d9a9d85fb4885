"""Emergency Events in the turn and on the position line, and the rule set put together (module `crises`)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.agenda import pop, push
from fourcures.atlas import CODES, COLOUR
from fourcures.bits import BIT, index
from fourcures.cards import Opened
from fourcures.core import Rules, State
from fourcures.ids import (
    BEFORE_INFECT,
    BETWEEN_EPIDEMICS,
    CARRIER,
    CARRIER_CARD,
    CRISES_OPEN,
    CRISES_SEEN,
    CRISES_UP,
    DRAW,
    HOTSPOT,
    INFECT,
    KIND,
    MUTATION,
    OPEN,
    PATIENT,
    RESOLVE,
    SEAT,
    WINDOW,
    ZONES,
    X,
)
from fourcures.rows import Extra, Kind, Step
from fourcures.rules.crises_cards import CRISES, ONCE, PATIENT_ZERO, CrisisLaw, EmergencyEvents, finished, happen, known, up
from fourcures.rules.cubes import UNKNOWN, bring, let_in, put, spread
from fourcures.rules.drawing import Draw, ask_first, push_epidemic
from fourcures.rules.infection import BottomCard
from fourcures.rules.mutation import CODES as MUTATIONS, mutate

FIRST_MUTATION: Final = 10
AN_EPIDEMIC: Final = 13
"""What lies open, by number: emergency events, Mutation Events, an epidemic."""

# ---------------------------------------------------------------- the draw


@final
class LongDraw(Draw):
    """Part B of two cards or three."""

    most: i64 = 5


@final
class OpenCards(Step):
    """What was drawn and goes to no hand happens, card by card, as the seat in turn says; epidemics come after Mutation Events.

    The argument: epidemics that wait * 2 + "a window comes before the next card".
    """

    name = "open"
    most: i64 = 7

    def run(self, s: State, arg: i64) -> bool:
        cards = waiting(s, arg)
        if cards == 0:
            pop(s)
        elif arg & 1:
            s.agenda[s.depth - 1] -= 1
            if not ask_first(s):
                push(s, WINDOW * 8 + BETWEEN_EPIDEMICS)
        elif cards & cards - 1:
            return False
        else:
            resolve(s, index(cards))
        return True

    def choices(self, s: State, arg: i64, out: vec[i64], n: i64) -> i64:
        cards = waiting(s, arg)
        while cards:
            low = cards & -cards
            cards ^= low
            out[n] = RESOLVE * KIND + s.seat * SEAT + index(low) * X
            n += 1
        return n


def waiting(s: State, arg: i64) -> i64:
    """The set of cards of which one may happen next; epidemics are one, since they keep their order."""
    cards = s.extra[CRISES_OPEN] | s.extra[MUTATION] * BIT[FIRST_MUTATION]
    if arg > 1 and s.extra[MUTATION] == 0:
        cards |= BIT[AN_EPIDEMIC]
    return cards


def resolve(s: State, card: i64) -> None:
    """This card happens; the step on top is the one for those that lie open."""
    s.agenda[s.depth - 1] += 1
    if card == AN_EPIDEMIC:
        s.agenda[s.depth - 1] -= 2
        push_epidemic(s)
        if s.agenda[s.depth - 1] >> 3 == WINDOW:
            pop(s)  # a window has been before it
    elif card >= FIRST_MUTATION:
        mutate(s, card - FIRST_MUTATION)
    else:
        happen(s, card)


@final
class Resolve(Kind):
    """Which of the open cards happens first."""

    name = "resolve"
    x_is = "code"

    def do(self, s: State, a: i64) -> None:
        resolve(s, a >> 12 & 63)

    def token(self, s: State, a: i64) -> str:
        card = a >> 12 & 63
        if card == AN_EPIDEMIC:
            return "EPI"
        if card >= FIRST_MUTATION:
            return MUTATIONS[card - FIRST_MUTATION]
        return CRISES[card].code


# ---------------------------------------------------------------- what the cards do


@final
class HotSpot(BottomCard):
    """The bottom card's city gets three cubes; what does not fit is an outbreak."""

    name = "hotspot"

    def found(self, s: State, arg: i64, city: i64) -> None:
        s.infected |= BIT[city]
        bring(s, city, city // 12, 3)


@final
class Carrier(BottomCard):
    """The bottom card goes beside Patient Zero: it is neither in the deck nor in the discard."""

    name = "carrier"

    def found(self, s: State, arg: i64, city: i64) -> None:
        s.extra[CARRIER_CARD] = city + 1


@final
class Patient(Step):
    """Before part C the card beside Patient Zero brings a cube, with a window before it and after."""

    name = "patient"

    def run(self, s: State, arg: i64) -> bool:
        pop(s)
        if s.extra[CARRIER_CARD]:
            city = s.extra[CARRIER_CARD] - 1
            push(s, WINDOW * 8 + BEFORE_INFECT)
            bring(s, city, city // 12, 1)
        return True


@final
class Zones(Step):
    """The disease of the argument grows in the cities of other colours: first all cubes that have room, then the outbreaks."""

    name = "zones"
    most: i64 = 3
    counts = True

    def run(self, s: State, arg: i64) -> bool:
        pop(s)
        grow = let_in(s, s.cubes[arg] & ~COLOUR[arg], arg)
        full = grow & s.cubes[10 + arg]
        put(s, grow & ~full, arg)
        if s.outcome == 0:
            spread(s, arg, full, 0, 0, False, UNKNOWN)
        return True


# ---------------------------------------------------------------- the position line


def card_list(cards: i64) -> str:
    """A set of emergency events as a list."""
    return ",".join([CRISES[i].code for i in range(len(CRISES)) if cards & BIT[i]])


def read_cards(s: State, text: str) -> i64:
    """The set of a list, none of which has been seen so far on the line; -1 when it is malformed."""
    codes = [row.code for row in CRISES]
    cards: i64 = 0
    for code in text.split(","):
        if code not in codes or s.extra[CRISES_SEEN] & BIT[codes.index(code)]:
            return -1
        s.extra[CRISES_SEEN] |= BIT[codes.index(code)]
        cards |= BIT[codes.index(code)]
    return cards


def to_come(s: State, first: i64, second: i64) -> bool:
    """One of these steps lies on the agenda."""
    return any(s.agenda[i] >> 3 in (first, second) for i in range(s.depth))


@final
class Turned(Extra):
    """Emergency events that lie open and have not happened yet."""

    name = "crises"
    label = "extra-crises"

    def write(self, s: State) -> str:
        return card_list(s.extra[CRISES_OPEN])

    def read(self, s: State, text: str) -> bool:
        s.extra[CRISES_OPEN] = read_cards(s, text)
        return s.extra[CRISES_OPEN] > 0

    def fault(self, s: State) -> str:
        if s.extra[CRISES_OPEN] and not to_come(s, OPEN, DRAW) and s.outcome == 0:
            return "problem-crises-open"
        return ""


@final
class Standing(Extra):
    """Those that lie face up and last."""

    name = "standing"
    label = "extra-standing"

    def write(self, s: State) -> str:
        return card_list(s.extra[CRISES_UP])

    def read(self, s: State, text: str) -> bool:
        s.extra[CRISES_UP] = read_cards(s, text)
        return s.extra[CRISES_UP] > 0 and all(CRISES[i].until != ONCE for i in range(len(CRISES)) if s.extra[CRISES_UP] & BIT[i])


@final
class Past(Extra):
    """Those that are over."""

    name = "past"
    label = "extra-past"

    def write(self, s: State) -> str:
        return card_list(s.extra[CRISES_SEEN] & ~s.extra[CRISES_OPEN] & ~s.extra[CRISES_UP])

    def read(self, s: State, text: str) -> bool:
        return read_cards(s, text) > 0

    def fault(self, s: State) -> str:
        """One is known for each finished pile, and at most one of the next."""
        more = known(s) - finished(s)
        if s.turn and (more < 0 or more > 1 or (more and s.piles == 0)):
            return "problem-crises"
        return ""


@final
class BesidePatient(Extra):
    """The infection card beside Patient Zero."""

    name = "patient"
    label = "extra-patient"

    def write(self, s: State) -> str:
        if s.extra[CARRIER_CARD] == 0:
            return ""
        return CODES[s.extra[CARRIER_CARD] - 1]

    def read(self, s: State, text: str) -> bool:
        if text not in CODES:
            return False
        s.extra[CARRIER_CARD] = CODES.index(text) + 1
        return True

    def cards(self, s: State) -> i64:
        if s.extra[CARRIER_CARD] == 0:
            return 0
        return BIT[s.extra[CARRIER_CARD] - 1]

    def fault(self, s: State) -> str:
        if up(s, PATIENT_ZERO) != (s.extra[CARRIER_CARD] != 0 or to_come(s, CARRIER, CARRIER)):
            return "problem-patient"
        return ""


def add(rules: Rules) -> Rules:
    """The rules with Emergency Events."""
    r = rules.copy(rules.name)
    r.opened = vec[Opened](list(r.opened) + [EmergencyEvents()])
    r.steps[DRAW] = LongDraw()
    r.steps[OPEN] = OpenCards()
    r.steps[HOTSPOT] = HotSpot()
    r.steps[CARRIER] = Carrier()
    r.steps[PATIENT] = Patient()
    r.steps[ZONES] = Zones()
    r.kinds[RESOLVE] = Resolve()
    r.law = CrisisLaw(r.law)
    after: list[i64] = []
    for entry in r.after:
        after.append(entry)
        if entry >> 3 == INFECT:
            after.append(PATIENT * 8)
    r.after = vec[i64](after)
    r.extras = vec[Extra](list(r.extras) + [Turned(), Standing(), Past(), BesidePatient()])
    return r
