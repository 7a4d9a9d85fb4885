"""Bio-Terrorist: one player against all, who spreads a purple disease and hides (challenges 5).

The state has the truth; what the team may see of it is for fourcures.secrets to say.
"""

import re
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.atlas import CODES
from fourcures.bits import BIT, index, size
from fourcures.core import Rules, State
from fourcures.ids import (
    BIO_ACT,
    BIO_CARD,
    BIO_CHARTER,
    BIO_DIRECT,
    BIO_DISCARD,
    BIO_DONE,
    BIO_DRAW,
    BIO_DRIVE,
    BIO_HAND,
    BIO_HIDE,
    BIO_STATE,
    BIO_TURN,
    BIO_WINDOW,
    BLANKS,
    CAPTURE,
    CAPTURED,
    ESCAPE,
    HIDE,
    INFECT_HERE,
    INFECT_THERE,
    LAIR,
    ORIGINS,
    PLOTS,
    SABOTAGE,
    SIGHTED,
    SPOTTED,
    UNSEEN,
)
from fourcures.rows import Extra, Work
from fourcures.rules.bioterror_acts import (
    BioCharter,
    BioCharterAnnounced,
    BioDirect,
    BioDiscard,
    BioDone,
    BioDraw,
    BioDrive,
    Capture,
    Escape,
    Hide,
    InfectHere,
    InfectThere,
    Sabotage,
    beaten,
    moved_origins,
    spot,
    watched,
)
from fourcures.rules.bioterror_turn import LIMIT, BioAct, BioCard, BioHand, BioHide, BioTurn, BioWindow, CaptureWork
from fourcures.rules.cubes import lift
from fourcures.rules.purple import PURPLE, PurpleLaw, with_purple

RIVAL: Final = "BIO"
STATES: Final = ("spotted", "captured", "here", "there", "sabotage")
"""The bits of BIO_STATE, as they are written."""
MOST_CARDS: Final = LIMIT + 1
"""Cards of his hand for a moment."""


@final
class BioLaw(PurpleLaw):
    """Purple outbreaks burn themselves out; whoever comes to his city spots him; the deck keeps what he took in mind."""

    def broke(self, s: State, city: i64, d: i64) -> None:
        """Two of the three purple cubes leave the city that broke out."""
        self.inner.broke(s, city, d)
        if d == PURPLE:
            lift(s, city, PURPLE, 2)

    def arrived(self, s: State, pawn: i64) -> None:
        self.inner.arrived(s, pawn)
        if s.extra[LAIR] == s.pawns[pawn] + 1 and s.extra[BIO_STATE] & SPOTTED == 0 and not beaten(s):
            spot(s, s.pawns[pawn])

    def layered(self, s: State, at: i64, by: i64) -> None:
        self.inner.layered(s, at, by)
        moved_origins(s, at, by)


# ---------------------------------------------------------------- the position line


@final
class Whereabouts(Extra):
    """His city, whether he is seen, and what he has done in this turn of his."""

    name = "bio"
    label = "extra-bio"

    def write(self, s: State) -> str:
        if s.extra[LAIR] == 0:
            return ""
        words = ["*"]
        if s.extra[LAIR] != UNSEEN:
            words = [CODES[s.extra[LAIR] - 1]]
        return ",".join(words + [word for i, word in enumerate(STATES) if s.extra[BIO_STATE] & BIT[i]])

    def read(self, s: State, text: str) -> bool:
        city, *words = text.split(",")
        if city not in CODES or [word for word in STATES if word in words] != words:
            return False
        s.extra[LAIR] = CODES.index(city) + 1
        for word in words:
            s.extra[BIO_STATE] |= BIT[STATES.index(word)]
        return True

    def fault(self, s: State) -> str:
        state = s.extra[BIO_STATE]
        if state & CAPTURED and state & SPOTTED == 0:
            return "problem-bio-captured"
        if s.extra[LAIR] and state & SPOTTED == 0 and watched(s) & BIT[s.extra[LAIR] - 1] and not beaten(s):
            return "problem-bio-spotted"
        if s.extra[LAIR] == 0 and has_step(s, BIO_ACT) and not has_step(s, BIO_HIDE):
            return "problem-bio-nowhere"
        return ""


@final
class Plots(Extra):
    """His infection cards, each with the number of the layer it came from, counted from the bottom; without one: everybody knows it.

    Cards that are not to be seen are written `*`, after the others; such a line cannot be read.
    """

    name = "biocards"
    label = "extra-biocards"

    def write(self, s: State) -> str:
        words = []
        cards = s.extra[PLOTS]
        origins = s.extra[ORIGINS]
        while cards:
            low = cards & -cards
            cards ^= low
            words.append(CODES[index(low)] + layer_of(origins & 63))
            origins >>= 6
        blanks = s.extra[BLANKS]
        while blanks:
            words.append("*" + layer_of(blanks & 63))
            blanks >>= 6
        return ",".join(words)

    def read(self, s: State, text: str) -> bool:
        last = -1
        for word in text.split(","):
            m = re.fullmatch(r"([A-Z]{3})([1-9]\d?)?", word)
            if not m or m[1] not in CODES or CODES.index(m[1]) <= last or size(s.extra[PLOTS]) == MOST_CARDS:
                return False
            last = CODES.index(m[1])
            s.extra[ORIGINS] += int(m[2] or 0) % 64 * BIT[6 * size(s.extra[PLOTS])]
            s.extra[PLOTS] |= BIT[last]
        return True

    def cards(self, s: State) -> i64:
        return s.extra[PLOTS]

    def fault(self, s: State) -> str:
        if size(s.extra[PLOTS]) > LIMIT and not has_step(s, BIO_HAND) and s.outcome == 0:
            return "problem-bio-hand"
        for i in range(size(s.extra[PLOTS])):
            if s.extra[ORIGINS] >> 6 * i & 63 > s.n_layers:
                return "problem-bio-origin"
        return ""


def layer_of(origin: i64) -> str:
    """The layer that a card came from, as it is written."""
    if origin:
        return str(origin)
    return ""


def has_step(s: State, step: i64) -> bool:
    """This step is still to come."""
    at: i64 = s.depth - 1
    while at >= 0 and s.agenda[at] >> 3 != step:
        at -= 1
    return at >= 0


@final
class Sighting(Extra):
    """Where he was known to be last, and in which turn."""

    name = "biosight"
    label = "extra-biosight"

    def write(self, s: State) -> str:
        if s.extra[SIGHTED] == 0:
            return ""
        return CODES[(s.extra[SIGHTED] & 63) - 1] + "@" + str(s.extra[SIGHTED] >> 6)

    def read(self, s: State, text: str) -> bool:
        m = re.fullmatch(r"([A-Z]{3})@(\d{1,4})", text)
        if not m or m[1] not in CODES:
            return False
        s.extra[SIGHTED] = int(m[2]) * 64 + CODES.index(m[1]) + 1
        return True


def add(rules: Rules) -> Rules:
    """The rules with the Bio-Terrorist."""
    r = with_purple(rules)
    r.rival = RIVAL
    r.opening = vec[i64](list(r.opening) + [BIO_CARD * 8, BIO_CARD * 8])
    r.after = vec[i64]([r.after[0], BIO_TURN * 8, BIO_WINDOW * 8] + list(r.after)[1:])
    r.steps[BIO_CARD] = BioCard()
    r.steps[BIO_WINDOW] = BioWindow()
    r.steps[BIO_TURN] = BioTurn()
    r.steps[BIO_HIDE] = BioHide()
    r.steps[BIO_ACT] = BioAct()
    r.steps[BIO_HAND] = BioHand()
    r.kinds[HIDE] = Hide()
    r.kinds[BIO_DRIVE] = BioDrive()
    r.kinds[BIO_DIRECT] = BioDirect()
    r.kinds[BIO_CHARTER] = BioCharter()
    r.kinds[BIO_DRAW] = BioDraw()
    r.kinds[INFECT_HERE] = InfectHere()
    r.kinds[INFECT_THERE] = InfectThere()
    r.kinds[SABOTAGE] = Sabotage()
    r.kinds[ESCAPE] = Escape()
    r.kinds[BIO_DISCARD] = BioDiscard()
    r.kinds[BIO_DONE] = BioDone()
    r.kinds[CAPTURE] = Capture()
    r.work = vec[Work](list(r.work) + [CaptureWork()])
    r.law = BioLaw(r.law)
    r.extras = vec[Extra](list(r.extras) + [Whereabouts(), Plots(), Sighting()])
    return r


def announced(rules: Rules) -> Rules:
    """Charter flights are reported where they land."""
    r = rules.copy(rules.name)
    r.kinds[BIO_CHARTER] = BioCharterAnnounced()
    return r
