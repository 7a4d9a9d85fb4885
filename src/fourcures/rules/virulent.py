"""Virulent Strain: every epidemic is one of ten cards, whose effects hold for one disease, the strain (challenges 3).

The strain is found at the first epidemic: the disease of a city colour with most cubes on the map.  An epidemic goes on after its Infect
step with the effect of its card.  Effects that last are answers of the law; the others happen once.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.agenda import pop, push, tell
from fourcures.atlas import COLOUR, DISEASES
from fourcures.bits import BIT, nth, size
from fourcures.core import SUPPLY, State
from fourcures.ids import (
    BEFORE_INTENSIFY,
    BETWEEN_CARDS,
    EFFECTS,
    INFECT,
    LOST,
    MORE,
    N_EFFECT,
    N_IDLE,
    N_LOST,
    N_STRAIN,
    NAMED,
    STRAIN,
    STRAIN_OF,
    STRAINS_DRAWN,
    STRAINS_SEEN,
    TIE,
    TREATED,
    WINDOW,
)
from fourcures.rows import Around, Step
from fourcures.rules.cubes import eradicated, later, let_in, put
from fourcures.rules.drawing import known_epidemics
from fourcures.rules.infection import even_odds

# ---------------------------------------------------------------- the ten cards


class Strain:
    """An epidemic card.  A row's place is its number in the sets below."""

    code: str = ""
    lasts: bool = False  # it stays face up; else it happens once
    wakes: bool = False  # it is about an eradicated strain, and about the infection discard

    def happen(self, s: State, d: i64) -> None:
        """What it does at once; d is the strain."""


@final
class ChronicEffect(Strain):
    """In part C the card of a city without a cube of the strain brings two (ruling 132)."""

    code = "CHRONIC"
    lasts = True


@final
class ComplexStructure(Strain):
    """The cure needs one more card (ruling 111)."""

    code = "COMPLEX"
    lasts = True


@final
class GovernmentInterference(Strain):
    """No pawn leaves a city with cubes of the strain before one was treated there this turn (ruling 133)."""

    code = "GOVERNMENT"
    lasts = True


@final
class HiddenPocket(Strain):
    """An eradicated strain comes back to its cities in the infection discard (ruling 129)."""

    code = "POCKET"
    wakes = True

    def happen(self, s: State, d: i64) -> None:
        found = s.infected & COLOUR[d]
        if eradicated(s, d) and found:
            put(s, let_in(s, found, d), d)
        else:
            tell(s, N_IDLE, 0, 0, 0)


@final
class RateEffect(Strain):
    """A card of the strain in part C brings one more card, once (ruling 131)."""

    code = "RATE"
    lasts = True


@final
class SlipperySlope(Strain):
    """An outbreak of the strain moves the marker two spaces (ruling 130)."""

    code = "SLOPE"
    lasts = True


@final
class UnacceptableLoss(Strain):
    """Four cubes of the strain leave the supply for good, or as many as there are (ruling 134)."""

    code = "LOSS"

    def happen(self, s: State, d: i64) -> None:
        n = s.cubes[SUPPLY + d]
        if n > 4:
            n = 4
        s.cubes[SUPPLY + d] -= n
        s.extra[LOST] += n
        tell(s, N_LOST, d, n, 0)


@final
class UncountedPopulations(Strain):
    """Every city with exactly one cube of the strain gets a second one (ruling 135)."""

    code = "UNCOUNTED"

    def happen(self, s: State, d: i64) -> None:
        put(s, let_in(s, s.cubes[d] & ~s.cubes[5 + d], d), d)


@final
class HighlyContagious(Strain):
    """An outbreak of the strain that no other set off puts two cubes on each linked city."""

    code = "CONTAGIOUS"
    lasts = True


@final
class ResistantToTreatment(Strain):
    """Treating the strain costs two actions until it is cured."""

    code = "RESISTANT"
    lasts = True


STRAINS: Final = vec[Strain](
    [
        ChronicEffect(),
        ComplexStructure(),
        GovernmentInterference(),
        HiddenPocket(),
        RateEffect(),
        SlipperySlope(),
        UnacceptableLoss(),
        UncountedPopulations(),
        HighlyContagious(),
        ResistantToTreatment(),
    ]
)
"""The cards: eight of On the Brink, two of In the Lab."""
CHRONIC: Final = 0
COMPLEX: Final = 1
GOVERNMENT: Final = 2
RATE: Final = 4
SLOPE: Final = 5
LOSS: Final = 6
CONTAGIOUS: Final = 8
RESISTANT: Final = 9


# ---------------------------------------------------------------- the law


def holds(s: State, card: i64, d: i64) -> bool:
    """The effect of this card is in force, and d is the strain."""
    return s.extra[EFFECTS] & BIT[card] != 0 and s.extra[STRAIN_OF] == d + 1


@final
class VirulentLaw(Around):
    """The effects that last."""

    def need(self, s: State, seat: i64, d: i64) -> i64:
        cards = self.inner.need(s, seat, d)
        if holds(s, COMPLEX, d):
            cards += 1
        return cards

    def drawn(self, s: State, epidemics: i64) -> None:
        """Which epidemics they are is seen as soon as they are drawn."""
        self.inner.drawn(s, epidemics)
        if epidemics:
            push(s, STRAIN * 8 + epidemics)

    def infections(self, s: State) -> None:
        self.inner.infections(s)
        s.extra[MORE] = 0

    def brings(self, s: State, city: i64) -> i64:
        d = city // 12
        if holds(s, CHRONIC, d) and s.cubes[d] & BIT[city] == 0:
            return 2
        return self.inner.brings(s, city)

    def acted(self, s: State, city: i64) -> None:
        self.inner.acted(s, city)
        d = city // 12
        if s.outcome == 0 and s.extra[MORE] == 0 and holds(s, RATE, d) and not eradicated(s, d):
            s.extra[MORE] = 1
            later(s, INFECT * 8 + 1)
            later(s, WINDOW * 8 + BETWEEN_CARDS)

    def steps(self, s: State, d: i64) -> i64:
        spaces = self.inner.steps(s, d)
        if holds(s, SLOPE, d):
            spaces += 1
        return spaces

    def spills(self, s: State, d: i64) -> i64:
        if holds(s, CONTAGIOUS, d):
            return 2
        return self.inner.spills(s, d)

    def toll(self, s: State, seat: i64, d: i64) -> i64:
        actions = self.inner.toll(s, seat, d)
        if holds(s, RESISTANT, d) and s.cured & BIT[d] == 0:
            actions += 1
        return actions

    def treated(self, s: State, city: i64, d: i64) -> None:
        self.inner.treated(s, city, d)
        if holds(s, GOVERNMENT, d):
            s.extra[TREATED] |= BIT[city]

    def ways(self, s: State, pawn: i64) -> i64:
        d = s.extra[STRAIN_OF] - 1
        if d >= 0 and holds(s, GOVERNMENT, d) and s.cubes[d] & BIT[s.pawns[pawn]] & ~s.extra[TREATED]:
            return 0
        return self.inner.ways(s, pawn)

    def dawn(self, s: State) -> None:
        self.inner.dawn(s)
        s.extra[TREATED] = 0


# ---------------------------------------------------------------- steps


@final
class TurnStrain(Step):
    """Which epidemics were drawn; as many as the argument says.  The first one drawn is carried out first."""

    name = "strain"
    chance = True
    least: i64 = 1
    most: i64 = 2

    def odds(self, s: State, arg: i64, out: vec[i64]) -> i64:
        if s.extra[NAMED]:
            out[0] = (s.extra[NAMED] & 15) - 1
            out[1] = 1
            return 2
        return even_odds(unseen(s), out)

    def pick(self, s: State, arg: i64, r: i64) -> i64:
        if s.extra[NAMED]:
            return (s.extra[NAMED] & 15) - 1
        cards = unseen(s)
        return nth(cards, r % size(cards))

    def code(self, s: State, card: i64) -> str:
        return STRAINS[card].code

    def reveal(self, s: State, arg: i64, card: i64) -> None:
        s.extra[NAMED] >>= 4
        s.extra[STRAINS_SEEN] |= BIT[card]
        place: i64 = 1
        while s.extra[STRAINS_DRAWN] >= place:
            place *= 16
        s.extra[STRAINS_DRAWN] += (card + 1) * place
        s.agenda[s.depth - 1] -= 1
        if arg == 1:
            pop(s)


def unseen(s: State) -> i64:
    """The set of epidemic cards that nobody has seen."""
    return BIT[len(STRAINS)] - 1 & ~(s.extra[STRAINS_SEEN] | known_epidemics(s))


@final
class Effect(Step):
    """The epidemic's effect, after the strain has been found.

    A card that looks at the infection discard waits for a window of its own: events that fit between Infect and Intensify may be played
    before it, as well as after it.  Argument 1: that window has been.
    """

    name = "effect"
    most: i64 = 1

    def run(self, s: State, arg: i64) -> bool:
        if s.extra[STRAIN_OF] == 0:
            tied = most_cubes(s)
            if size(tied) > 1:
                push(s, TIE * 8)
            else:
                find(s, nth(tied, 0))
            return True
        card = (s.extra[STRAINS_DRAWN] & 15) - 1
        if card < 0:
            pop(s)
            return True
        row = STRAINS[card]
        if row.wakes and arg == 0 and WINDOW * 8 + BEFORE_INTENSIFY in s.table.rules.epidemic:
            s.agenda[s.depth - 1] += 1
            push(s, WINDOW * 8 + BEFORE_INTENSIFY)
            return True
        pop(s)
        s.extra[STRAINS_DRAWN] >>= 4
        d = s.extra[STRAIN_OF] - 1
        tell(s, N_EFFECT, card, d, 0)
        if row.lasts:
            s.extra[EFFECTS] |= BIT[card]
        elif eradicated(s, d) and not row.wakes:
            tell(s, N_IDLE, 0, 0, 0)
        else:
            row.happen(s, d)
        return True


def most_cubes(s: State) -> i64:
    """The diseases of a city colour with most cubes on the map; purple cannot be the strain."""
    best: i64 = -1
    found: i64 = 0
    for d in range(4):
        cubes = size(s.cubes[d]) + size(s.cubes[5 + d]) + size(s.cubes[10 + d])
        if cubes > best:
            best = cubes
            found = 0
        if cubes == best:
            found |= BIT[d]
    return found


def find(s: State, d: i64) -> None:
    """This disease is the strain for the rest of the game."""
    s.extra[STRAIN_OF] = d + 1
    tell(s, N_STRAIN, d, 0, 0)


@final
class Tie(Step):
    """Several diseases have most cubes: chance says which is the strain (ruling 128)."""

    name = "tie"
    chance = True

    def odds(self, s: State, arg: i64, out: vec[i64]) -> i64:
        return even_odds(most_cubes(s), out)

    def pick(self, s: State, arg: i64, r: i64) -> i64:
        tied = most_cubes(s)
        return nth(tied, r % size(tied))

    def code(self, s: State, card: i64) -> str:
        return DISEASES[card]

    def reveal(self, s: State, arg: i64, card: i64) -> None:
        pop(s)
        find(s, card)
