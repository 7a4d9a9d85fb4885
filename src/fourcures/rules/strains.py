"""Virulent Strain on the position line, and the rule set put together."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.atlas import CODES, DISEASES
from fourcures.bits import BIT, size
from fourcures.core import SUPPLY, Rules, State
from fourcures.ids import (
    EFFECT,
    EFFECTS,
    LOST,
    MORE,
    OPEN,
    RATE as INCREASE,
    STRAIN,
    STRAIN_OF,
    STRAINS_DRAWN,
    STRAINS_SEEN,
    STRIKE,
    TIE,
    TREATED,
)
from fourcures.rows import Extra
from fourcures.rules.virulent import LOSS, RESISTANT, STRAINS, Effect, Tie, TurnStrain, VirulentLaw


def card_number(code: str) -> i64:
    """The number of an epidemic card; -1 when there is none of this code."""
    for i in range(len(STRAINS)):
        if STRAINS[i].code == code:
            return i
    return -1


def waiting(s: State) -> i64:
    """The set of epidemic cards that are drawn and wait for their effect."""
    cards: i64 = 0
    queue = s.extra[STRAINS_DRAWN]
    while queue:
        cards |= BIT[(queue & 15) - 1]
        queue >>= 4
    return cards


def in_force(s: State) -> i64:
    """The set of effects that are in force; one that waits for the cure is discarded with it."""
    cards = s.extra[EFFECTS]
    if s.extra[STRAIN_OF] and s.cured & BIT[s.extra[STRAIN_OF] - 1]:
        cards &= ~BIT[RESISTANT]
    return cards


def card_list(cards: i64) -> str:
    """A set of epidemic cards as a list."""
    return ",".join([STRAINS[i].code for i in range(len(STRAINS)) if cards & BIT[i]])


def read_cards(s: State, text: str) -> i64:
    """The set of a list, none of which has been seen so far on the line; -1 when it is malformed."""
    cards: i64 = 0
    for code in text.split(","):
        card = card_number(code)
        if card < 0 or s.extra[STRAINS_SEEN] & BIT[card]:
            return -1
        s.extra[STRAINS_SEEN] |= BIT[card]
        cards |= BIT[card]
    return cards


@final
class TheStrain(Extra):
    """Which disease is the strain."""

    name = "strain"
    label = "extra-strain"

    def write(self, s: State) -> str:
        if s.extra[STRAIN_OF] == 0:
            return ""
        return DISEASES[s.extra[STRAIN_OF] - 1]

    def read(self, s: State, text: str) -> bool:
        if len(text) != 1 or text not in DISEASES:
            return False
        s.extra[STRAIN_OF] = DISEASES.index(text) + 1
        return True

    def fault(self, s: State) -> str:
        if s.extra[STRAIN_OF] == 0 and s.extra[STRAINS_SEEN] & ~waiting(s):
            return "problem-strain-unknown"
        return ""


@final
class InForce(Extra):
    """Epidemic cards that lie face up and last."""

    name = "effects"
    label = "extra-effects"

    def write(self, s: State) -> str:
        return card_list(in_force(s))

    def read(self, s: State, text: str) -> bool:
        cards = read_cards(s, text)
        if cards < 0:
            return False
        for i in range(len(STRAINS)):
            if cards & BIT[i] and not STRAINS[i].lasts:
                return False
        s.extra[EFFECTS] = cards
        return True


@final
class Spent(Extra):
    """Epidemic cards that have happened, or are discarded."""

    name = "spent"
    label = "extra-spent"

    def write(self, s: State) -> str:
        return card_list(s.extra[STRAINS_SEEN] & ~in_force(s) & ~waiting(s))

    def read(self, s: State, text: str) -> bool:
        return read_cards(s, text) >= 0


@final
class Waiting(Extra):
    """Epidemic cards that are drawn and wait for their effect, the next one first."""

    name = "epidemics"
    label = "extra-epidemics"

    def write(self, s: State) -> str:
        codes: list[str] = []
        queue = s.extra[STRAINS_DRAWN]
        while queue:
            codes.append(STRAINS[(queue & 15) - 1].code)
            queue >>= 4
        return ",".join(codes)

    def read(self, s: State, text: str) -> bool:
        codes = text.split(",")
        if len(codes) > 2 or read_cards(s, text) < 0:
            return False
        place: i64 = 1
        for code in codes:
            s.extra[STRAINS_DRAWN] += (card_number(code) + 1) * place
            place *= 16
        return True

    def fault(self, s: State) -> str:
        """Every epidemic that has come or is to come has its card, and every effect to come one that waits."""
        if s.outcome:
            return ""
        effects: i64 = 0
        to_come: i64 = 0
        unnamed: i64 = 0
        for i in range(s.depth):
            step = s.agenda[i] >> 3
            if step == EFFECT:
                effects += 1
            elif step == INCREASE:
                to_come += 1
            elif step == OPEN:
                effects += (s.agenda[i] & 7) >> 1
                to_come += (s.agenda[i] & 7) >> 1
            elif step == STRAIN:
                unnamed += s.agenda[i] & 7
        if size(waiting(s)) + unnamed != effects or size(s.extra[STRAINS_SEEN]) + unnamed != s.epidemics + to_come:
            return "problem-strains"
        return ""


@final
class Lost(Extra):
    """Cubes of the strain that are out of the game."""

    name = "lost"
    label = "extra-lost"
    late = True

    def write(self, s: State) -> str:
        if s.extra[LOST] == 0:
            return ""
        return str(s.extra[LOST])

    def read(self, s: State, text: str) -> bool:
        if text not in ("1", "2", "3", "4") or s.extra[STRAIN_OF] == 0:
            return False
        s.extra[LOST] = int(text)
        s.cubes[SUPPLY + s.extra[STRAIN_OF] - 1] -= s.extra[LOST]
        return True

    def cubes(self, s: State, d: i64) -> i64:
        if s.extra[STRAIN_OF] == d + 1:
            return s.extra[LOST]
        return 0

    def fault(self, s: State) -> str:
        if s.extra[LOST] and s.extra[STRAINS_SEEN] & ~waiting(s) & BIT[LOSS] == 0:
            return "problem-lost"
        return ""


@final
class MoreInfections(Extra):
    """Whether the one card more of this part C has been added."""

    name = "more"

    def write(self, s: State) -> str:
        if s.extra[MORE] == 0:
            return ""
        return "1"

    def read(self, s: State, text: str) -> bool:
        s.extra[MORE] = 1
        return text == "1"


@final
class Treated(Extra):
    """Cities where the strain was treated this turn, while that matters."""

    name = "treated"
    label = "extra-treated"

    def write(self, s: State) -> str:
        return ",".join([CODES[c] for c in range(48) if s.extra[TREATED] & BIT[c]])

    def read(self, s: State, text: str) -> bool:
        for code in text.split(","):
            if code not in CODES or s.extra[TREATED] & BIT[CODES.index(code)]:
                return False
            s.extra[TREATED] |= BIT[CODES.index(code)]
        return True


def add(rules: Rules) -> Rules:
    """The rules with Virulent Strain."""
    r = rules.copy(rules.name)
    r.steps[STRAIN] = TurnStrain()
    r.steps[EFFECT] = Effect()
    r.steps[TIE] = Tie()
    r.law = VirulentLaw(r.law)
    entries: list[i64] = []
    for entry in r.epidemic:
        if entry >> 3 == STRIKE:
            entries.append(EFFECT * 8)
        entries.append(entry)
    r.epidemic = vec[i64](entries)
    r.extras = vec[Extra](list(r.extras) + [TheStrain(), InForce(), Spent(), Waiting(), Lost(), MoreInfections(), Treated()])
    return r
