"""The six roles of On the Brink: what each changes, and what only it can do (roles 2)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.actions import emit
from fourcures.agenda import pop, push
from fourcures.atlas import CODES, COLOUR, LETTERS
from fourcures.bits import BIT, nth, size
from fourcures.core import CITY_CARDS, LAYERS, SUPPLY, State
from fourcures.ids import (
    ADVANCED,
    COLLECT,
    COLLECTED,
    CRISES_OPEN,
    FETCH,
    FETCHED,
    HAND,
    KIND,
    LOSS_CUBES,
    PAWN,
    RESTORE,
    SAMPLE,
    SAMPLE_CURE,
    SAMPLE_CURE_ANY,
    SAMPLED,
    SAMPLES,
    SCAN,
    SEAT,
    THIS_TURN,
    X,
)
from fourcures.rows import Kind, Role
from fourcures.rules.cubes import bring, lift
from fourcures.rules.infection import TopCard, even_odds
from fourcures.rules.knowledge import Cure, hand_over, payments
from fourcures.rules.purple import PURPLE, CureAny, purple_payments

SAMPLES_FOR_A_CURE: Final = 3
"""Cubes that stand in for two cards of a cure."""


@final
class Archivist(Role):
    """Holds eight cards, and once a turn takes the card of the city he is in from the discard (rulings 65, 113)."""

    code = "ARC"
    hand: i64 = 8

    def choices(self, s: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if s.extra[THIS_TURN] & FETCHED:
            return n
        return emit(out, n, FETCH * KIND + seat * SEAT, s.discards & BIT[s.pawns[seat]])

    def idle(self, s: State, seat: i64) -> str:
        if s.extra[THIS_TURN] & FETCHED:
            return "why-fetched"
        return "why-fetch-none"


@final
class ContainmentSpecialist(Role):
    """Takes one cube of each colour with two or more off a city that he comes to (rulings 5, 106, 107)."""

    code = "CON"

    def arrive(self, s: State, seat: i64) -> None:
        for d in range(5):
            if s.cubes[5 + d] & BIT[s.pawns[seat]]:
                lift(s, s.pawns[seat], d, 1)


class Epidemiologist(Role):
    """Once in her turn takes any city card from somebody in her city, for no action (ruling 67).

    So she may do it after her last action too, before the cards are drawn.
    """

    code = "EPL"

    def choices(self, s: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if s.extra[THIS_TURN] & COLLECTED:
            return n
        for other in range(s.table.seats):
            if other != seat and s.pawns[other] == s.pawns[seat]:
                n = emit(out, n, COLLECT * KIND + seat * SEAT + other * PAWN, s.hands[other] & CITY_CARDS)
        return n

    def spare(self, s: State, seat: i64, out: vec[i64], n: i64) -> i64:
        return self.choices(s, seat, out, n)

    def idle(self, s: State, seat: i64) -> str:
        if s.extra[THIS_TURN] & COLLECTED:
            return "why-collected"
        return "why-collect-none"


@final
class Epidemiologist2009(Epidemiologist):
    """Her taking is an action of sharing knowledge (ruling 67)."""

    def spare(self, s: State, seat: i64, out: vec[i64], n: i64) -> i64:
        return n


@final
class FieldOperative(Role):
    """Keeps cubes as samples, one a turn; three of a colour stand in for two cards of its cure (rulings 109-111).

    He may give samples back whenever events may be played, and is asked when the next card could use up the supply without them.
    """

    code = "FIE"

    def choices(self, s: State, seat: i64, out: vec[i64], n: i64) -> i64:
        here = BIT[s.pawns[seat]]
        for d in range(5):
            if s.cubes[d] & here and s.extra[THIS_TURN] & SAMPLED == 0:
                out[n] = SAMPLE * KIND + seat * SEAT + d * X
                n += 1
        if s.stations & here:
            for d in range(4):
                need = s.table.law.need(s, seat, d) - 2
                cards = s.hands[seat] & COLOUR[d]
                if s.cured & BIT[d] == 0 and s.extra[SAMPLES + d] >= SAMPLES_FOR_A_CURE and size(cards) >= need:
                    n = payments(SAMPLE_CURE * KIND + seat * SEAT + d * X, cards >> 12 * d, need, out, n)
            if s.cured & BIT[PURPLE] == 0 and s.extra[SAMPLES + PURPLE] >= SAMPLES_FOR_A_CURE:
                n = purple_payments(s, SAMPLE_CURE_ANY, seat, s.table.law.need(s, seat, PURPLE) - 2, out, n)
        return n

    def react(self, s: State, seat: i64, out: vec[i64], n: i64) -> i64:
        for d in range(5):
            if s.extra[SAMPLES + d]:
                out[n] = RESTORE * KIND + seat * SEAT + d * X
                n += 1
        return n

    def watches(self, s: State, seat: i64) -> bool:
        d: i64 = 0
        while d < 5 and not (s.extra[SAMPLES + d] and _runs_short(s, d)):
            d += 1
        return d < 5

    def laid_down(self, s: State, seat: i64) -> None:
        for d in range(5):
            s.cubes[SUPPLY + d] += s.extra[SAMPLES + d]
            s.extra[SAMPLES + d] = 0

    def idle(self, s: State, seat: i64) -> str:
        if s.extra[THIS_TURN] & SAMPLED:
            return "why-sampled"
        return "why-sample-none"


def _runs_short(s: State, d: i64) -> bool:
    """Some card could now lose the game for want of a cube of d: each is tried, as an epidemic, which needs the most."""
    if s.extra[CRISES_OPEN]:
        return True  # an emergency event may need more
    first: i64 = 12 * d
    last: i64 = first + 12
    if d == PURPLE:
        first, last = 0, 48
    for city in range(first, last):
        trial = s.copy()
        trial.extra[ADVANCED] = 0
        bring(trial, city, d, 3)
        if trial.outcome == LOSS_CUBES:
            return True
    return False


@final
class Generalist(Role):
    """Five actions."""

    code = "GEN"
    actions: i64 = 5


@final
class Troubleshooter(Role):
    """Sees the next infection cards, as many as the rate, when his turn begins; shows the card of a direct flight and keeps it.

    What he sees the table knows (rulings 21, 112).
    """

    code = "TRO"
    shows_cards = True

    def dawn(self, s: State, seat: i64) -> None:
        push(s, SCAN * 8)


# ---------------------------------------------------------------- their kinds of action


@final
class Fetch(Kind):
    """The Archivist takes the card of his city from the discard."""

    name = "fetch"
    cost: i64 = 1
    x_is = "card"

    def do(self, s: State, a: i64) -> None:
        seat = a >> 21 & 7
        s.extra[THIS_TURN] |= FETCHED
        s.discards ^= BIT[a >> 12 & 63]
        s.hands[seat] |= BIT[a >> 12 & 63]
        push(s, HAND * 8 + seat)

    def token(self, s: State, a: i64) -> str:
        return "^" + CODES[a >> 12 & 63]


class Collect(Kind):
    """The Epidemiologist takes a city card."""

    name = "collect"
    pawn_is = "partner"
    x_is = "card"

    def asks(self, s: State, a: i64) -> i64:
        return a >> 18 & 7

    def do(self, s: State, a: i64) -> None:
        s.extra[THIS_TURN] |= COLLECTED
        hand_over(s, a >> 18 & 7, a >> 21 & 7, a >> 12 & 63)

    def token(self, s: State, a: i64) -> str:
        return CODES[a >> 12 & 63] + "<<" + s.table.rows[a >> 18 & 7].code


@final
class Collect2009(Collect):
    """The same for an action."""

    cost: i64 = 1


@final
class Sample(Kind):
    """The Field Operative takes a cube of his city; it lies neither on the map nor in the supply (ruling 109)."""

    name = "sample"
    cost: i64 = 1
    x_is = "disease"

    def do(self, s: State, a: i64) -> None:
        d = a >> 12 & 63
        s.extra[THIS_TURN] |= SAMPLED
        lift(s, s.pawns[a >> 21 & 7], d, 1)
        s.cubes[SUPPLY + d] -= 1
        s.extra[SAMPLES + d] += 1

    def token(self, s: State, a: i64) -> str:
        return "%" + LETTERS[a >> 12 & 63]


@final
class Restore(Kind):
    """The Field Operative gives a sample back to the supply.  The table has changed, so passes lapse."""

    name = "restore"
    x_is = "disease"

    def do(self, s: State, a: i64) -> None:
        d = a >> 12 & 63
        s.extra[SAMPLES + d] -= 1
        s.cubes[SUPPLY + d] += 1
        s.passed = 0

    def token(self, s: State, a: i64) -> str:
        return LETTERS[a >> 12 & 63] + "%"


@final
class SampleCure(Cure):
    """The Field Operative discovers a cure with two cards less and three samples, which go to the supply (ruling 110)."""

    name = "sample_cure"

    def do(self, s: State, a: i64) -> None:
        give_back(s, a >> 12 & 63)
        Cure.do(self, s, a)


def give_back(s: State, d: i64) -> None:
    """The samples of a cure go to the supply."""
    s.extra[SAMPLES + d] -= SAMPLES_FOR_A_CURE
    s.cubes[SUPPLY + d] += SAMPLES_FOR_A_CURE


@final
class SampleCureAny(CureAny):
    """The same for purple: three city cards of any colours, one of a city with a purple cube, and three purple samples."""

    name = "sample_cure_any"

    def do(self, s: State, a: i64) -> None:
        give_back(s, PURPLE)
        CureAny.do(self, s, a)


# ---------------------------------------------------------------- the Troubleshooter's look


@final
class Scan(TopCard):
    """The next infection cards are seen where they lie; the argument says how many lie above the one to be seen."""

    name = "scan"
    most: i64 = 3

    def run(self, s: State, arg: i64) -> bool:
        if arg < s.table.law.rate(s) and arg < s.n_layers:
            return False
        pop(s)
        return True

    def layer(self, s: State, arg: i64) -> i64:
        return s.n_layers - 1 - arg

    def odds(self, s: State, arg: i64, out: vec[i64]) -> i64:
        return even_odds(s.layers[s.n_layers - 1 - arg], out)

    def pick(self, s: State, arg: i64, r: i64) -> i64:
        cards = s.layers[s.n_layers - 1 - arg]
        return nth(cards, r % size(cards))

    def reveal(self, s: State, arg: i64, card: i64) -> None:
        at = s.n_layers - 1 - arg
        s.layers[at] ^= BIT[card]
        if s.layers[at]:
            for i in range(s.n_layers - 1, at, -1):
                s.layers[i + 1] = s.layers[i]
                s.layers[LAYERS + i + 1] = s.layers[LAYERS + i]
            s.n_layers += 1
            s.table.law.layered(s, at, 1)
            at += 1
        else:
            s.table.law.layered(s, at, 0)
        s.layers[at] = BIT[card]
        s.layers[LAYERS + at] = 0
        s.agenda[s.depth - 1] += 1
