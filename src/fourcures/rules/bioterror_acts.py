"""The Bio-Terrorist's doings: where he is, who sees him, his cards, and each kind of action (challenges 5).

He is a player but not a seat of the team: his seat is the one after the last.  He has infection cards, and no pawn among the others.
"""

from mypy_extensions import i64

from fourcures.agenda import pop, push, tell
from fourcures.atlas import CODES
from fourcures.bits import BIT, size
from fourcures.core import State
from fourcures.ids import (
    BIO_ACT,
    BIO_CARD,
    BIO_HAND,
    BIO_STATE,
    CAPTURED,
    INFECTED_HERE,
    INFECTED_THERE,
    LAIR,
    N_GONE,
    N_SIGHTED,
    N_SPOTTED,
    ORIGINS,
    PLOTS,
    SABOTAGED,
    SIGHTED,
    SPOTTED,
)
from fourcures.rows import Kind
from fourcures.rules.cubes import bring, eradicated
from fourcures.rules.infection import take_top
from fourcures.rules.purple import PURPLE

# ---------------------------------------------------------------- where he is


def beaten(s: State) -> bool:
    """Purple is eradicated: he plays no more."""
    return eradicated(s, PURPLE)


def hidden(s: State) -> bool:
    """Nobody sees him."""
    return s.extra[BIO_STATE] & (SPOTTED | CAPTURED) == 0


def watched(s: State) -> i64:
    """The set of cities where pawns of the team stand."""
    cities: i64 = 0
    for seat in range(s.table.seats):
        cities |= BIT[s.pawns[seat]]
    return cities


def known(s: State, city: i64) -> None:
    """Everybody knows that he is, or was just now, in this city."""
    s.extra[SIGHTED] = s.turn * 64 + city + 1


def sight(s: State, city: i64) -> None:
    """An airport reports him; his pawn stays off the board."""
    known(s, city)
    tell(s, N_SIGHTED, city, 0, 0)


def spot(s: State, city: i64) -> None:
    """He and the team share a city: his pawn stands in the open until he leaves."""
    s.extra[BIO_STATE] |= SPOTTED
    known(s, city)
    tell(s, N_SPOTTED, city, 0, 0)


def go(s: State, city: i64) -> None:
    """He comes to a city: spotted where the team is, hidden elsewhere."""
    if s.extra[BIO_STATE] & SPOTTED:
        known(s, s.extra[LAIR] - 1)
    s.extra[LAIR] = city + 1
    if watched(s) & BIT[city]:
        spot(s, city)
    elif s.extra[BIO_STATE] & SPOTTED:
        s.extra[BIO_STATE] -= SPOTTED
        tell(s, N_GONE, 0, 0, 0)


# ---------------------------------------------------------------- his cards


def gain(s: State, card: i64) -> None:
    """The top infection card comes into his hand; as long as others of its layer lie in the deck, nobody else knows which it is."""
    low = BIT[6 * size(s.extra[PLOTS] & BIT[card] - 1)]
    origins = s.extra[ORIGINS]
    s.extra[ORIGINS] = origins // low * low * 64 + s.n_layers * low + origins % low
    s.extra[PLOTS] |= BIT[card]
    take_top(s, card)


def spend(s: State, card: i64) -> None:
    """A card of his goes face up to the infection discard."""
    low = BIT[6 * size(s.extra[PLOTS] & BIT[card] - 1)]
    origins = s.extra[ORIGINS]
    s.extra[ORIGINS] = origins // (low * 64) * low + origins % low
    s.extra[PLOTS] ^= BIT[card]
    s.infected |= BIT[card]


def moved_origins(s: State, at: i64, by: i64) -> None:
    """What `Law.layered` says, for the cards that came from those layers."""
    origins: i64 = 0
    for i in range(size(s.extra[PLOTS])):
        layer = s.extra[ORIGINS] >> 6 * i & 63
        if layer == at + 1 and by <= 0:
            layer = 0
        elif layer > at + 1:
            layer += by
        origins += layer * BIT[6 * i]
    s.extra[ORIGINS] = origins


# ---------------------------------------------------------------- moving


class Hide(Kind):
    """He chooses where he begins."""

    name = "hide"
    x_is = "city"

    def do(self, s: State, a: i64) -> None:
        pop(s)
        s.extra[LAIR] = (a >> 12 & 63) + 1

    def token(self, s: State, a: i64) -> str:
        return "@" + CODES[a >> 12 & 63]


class BioDrive(Kind):
    """Along a link.  The first one of a turn is the one that no other action can take the place of (the odd part of the argument)."""

    name = "biodrive"
    x_is = "city"

    def do(self, s: State, a: i64) -> None:
        if s.agenda[s.depth - 1] & 1:
            s.agenda[s.depth - 1] -= 1
        else:
            s.agenda[s.depth - 1] -= 2
        go(s, a >> 12 & 63)

    def token(self, s: State, a: i64) -> str:
        return CODES[a >> 12 & 63]


class Other(Kind):
    """One of his two other actions."""

    cost: i64 = 2


class BioDirect(Other):
    """To the city of a card; its airport reports him."""

    name = "biodirect"
    x_is = "city"

    def do(self, s: State, a: i64) -> None:
        city = a >> 12 & 63
        spend(s, city)
        go(s, city)
        sight(s, city)

    def token(self, s: State, a: i64) -> str:
        return CODES[a >> 12 & 63] + "(" + CODES[a >> 12 & 63] + ")"


class Escape(BioDirect):
    """The same, and no longer captured (ruling 138)."""

    name = "escape"

    def do(self, s: State, a: i64) -> None:
        s.extra[BIO_STATE] &= ~CAPTURED
        BioDirect.do(self, s, a)


class BioCharter(Other):
    """Anywhere, for the card of his city, which so is known (ruling 136)."""

    name = "biocharter"
    x_is = "city"
    y_is = "card"

    def do(self, s: State, a: i64) -> None:
        here = a >> 6 & 63
        spend(s, here)
        sight(s, here)
        go(s, a >> 12 & 63)

    def token(self, s: State, a: i64) -> str:
        return CODES[a >> 12 & 63] + "(" + CODES[a >> 6 & 63] + ")"


class BioCharterAnnounced(BioCharter):
    """The same, where the airport he comes to reports him (option `bioarrival`)."""

    def do(self, s: State, a: i64) -> None:
        spend(s, a >> 6 & 63)
        go(s, a >> 12 & 63)
        sight(s, a >> 12 & 63)


# ---------------------------------------------------------------- the other actions


class BioDraw(Other):
    """The top infection card, which he alone sees; his hand limit holds at once."""

    name = "biodraw"

    def do(self, s: State, a: i64) -> None:
        push(s, BIO_HAND * 8)
        push(s, BIO_CARD * 8)

    def token(self, s: State, a: i64) -> str:
        return "draw"


class InfectHere(Other):
    """A purple cube where he is: so everybody knows where."""

    name = "infect_here"

    def do(self, s: State, a: i64) -> None:
        s.extra[BIO_STATE] |= INFECTED_HERE
        known(s, s.extra[LAIR] - 1)
        bring(s, s.extra[LAIR] - 1, PURPLE, 1)

    def token(self, s: State, a: i64) -> str:
        return "+p"


class InfectThere(Other):
    """A purple cube in the city of a card."""

    name = "infect_there"
    x_is = "city"

    def do(self, s: State, a: i64) -> None:
        s.extra[BIO_STATE] |= INFECTED_THERE
        spend(s, a >> 12 & 63)
        bring(s, a >> 12 & 63, PURPLE, 1)

    def token(self, s: State, a: i64) -> str:
        return "+p(" + CODES[a >> 12 & 63] + ")"


class Sabotage(Other):
    """The station of his city is gone, for a card of the city's colour."""

    name = "sabotage"
    x_is = "card"

    def do(self, s: State, a: i64) -> None:
        s.extra[BIO_STATE] |= SABOTAGED
        spend(s, a >> 12 & 63)
        s.stations &= ~BIT[s.extra[LAIR] - 1]
        known(s, s.extra[LAIR] - 1)

    def token(self, s: State, a: i64) -> str:
        return "-(" + CODES[a >> 12 & 63] + ")"


class BioDiscard(Kind):
    """A card goes for his hand limit."""

    name = "biodiscard"
    x_is = "card"

    def do(self, s: State, a: i64) -> None:
        spend(s, a >> 12 & 63)

    def token(self, s: State, a: i64) -> str:
        return "x" + CODES[a >> 12 & 63]


class BioDone(Kind):
    """No more actions this turn."""

    name = "biodone"

    def do(self, s: State, a: i64) -> None:
        s.agenda[s.depth - 1] = BIO_ACT * 8

    def token(self, s: State, a: i64) -> str:
        return "."


class Capture(Kind):
    """A pawn of the team in his city captures him: his cards are gone, and he can but draw and escape (ruling 138)."""

    name = "capture"
    cost: i64 = 1

    def do(self, s: State, a: i64) -> None:
        s.infected |= s.extra[PLOTS]
        s.extra[PLOTS] = 0
        s.extra[ORIGINS] = 0
        s.extra[BIO_STATE] |= CAPTURED
        known(s, s.extra[LAIR] - 1)

    def token(self, s: State, a: i64) -> str:
        return "capture"
