"""When events may be played, other than in 2013: at any time (`anytime`, the edition of 2008), or when the table is asked (`prompted`)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.agenda import pop, push
from fourcures.bits import BIT
from fourcures.core import Rules, State
from fourcures.ids import (
    AFTER_CURE,
    BEFORE_INFECT,
    BETWEEN_CARDS,
    BETWEEN_EPIDEMICS,
    CARD_TURNED,
    CURED,
    DRAW,
    EPIDEMIC_DRAWN,
    FREE,
    HAND,
    INFECT,
    LAND,
    NEXT,
    RATE,
    SHUFFLE,
    STRIKE,
    TURNED,
    WINDOW,
)
from fourcures.rows import Extra, Role, Step
from fourcures.rules.cubes import bring
from fourcures.rules.infection import Infect, Strike, act, infection_code, take_top
from fourcures.rules.turn import Window

OPERATIONS_EXPERT: Final = "OPS"

# ---------------------------------------------------------------- 2008: any time


@final
class OpenInfect(Infect):
    """Part C, where the card lies open for a moment before it acts (rulings 100, 139)."""

    def reveal(self, s: State, arg: i64, card: i64) -> None:
        pop(s)
        take_top(s, card)
        turn(s, card, 1)


@final
class OpenStrike(Strike):
    """Epidemic, Infect, where the card lies open for a moment before it acts."""

    def found(self, s: State, arg: i64, city: i64) -> None:
        s.table.law.struck(s, city)
        turn(s, city, 3)


def turn(s: State, card: i64, cubes: i64) -> None:
    """An infection card lies open: a window, then it acts."""
    s.extra[TURNED] = card + 1
    push(s, LAND * 8 + cubes)
    push(s, WINDOW * 8 + CARD_TURNED)


@final
class Land(Step):
    """The open infection card acts with as many cubes as the argument says."""

    name = "land"
    least: i64 = 1
    most: i64 = 3

    def run(self, s: State, arg: i64) -> bool:
        card = s.extra[TURNED] - 1
        s.extra[TURNED] = 0
        pop(s)
        if card >= 0 and arg == 1:
            act(s, card)
        elif card >= 0:
            s.infected |= BIT[card]
            bring(s, card, card // 12, arg)
        return True


@final
class OpenWindow(Window):
    """All events in every window; the one before an epidemic makes the one between two epidemics needless."""

    def run(self, s: State, arg: i64) -> bool:
        if arg == BETWEEN_EPIDEMICS:
            pop(s)
            return True
        return Window.run(self, s, arg)

    def moment(self, s: State, arg: i64) -> i64:
        if arg == AFTER_CURE:
            return CURED
        return FREE


@final
class OpenCard(Extra):
    """The infection card that lies open."""

    name = "turned"

    def write(self, s: State) -> str:
        if s.extra[TURNED] == 0:
            return ""
        return infection_code(s, s.extra[TURNED] - 1)

    def read(self, s: State, text: str) -> bool:
        for card in range(48 + len(s.table.rules.specials)):
            if infection_code(s, card) == text:
                s.extra[TURNED] = card + 1
                return True
        return False

    def cards(self, s: State) -> i64:
        if s.extra[TURNED] == 0:
            return 0
        return BIT[s.extra[TURNED] - 1]


def anytime(rules: Rules) -> Rules:
    """Events at any time."""
    r = rules.copy(rules.name)
    r.steps[INFECT] = OpenInfect()
    r.steps[STRIKE] = OpenStrike()
    r.steps[LAND] = Land()
    r.steps[WINDOW] = OpenWindow()
    r.extras = vec[Extra](list(r.extras) + [OpenCard()])
    r.epidemic = vec[i64](list(r.epidemic) + [WINDOW * 8 + EPIDEMIC_DRAWN])
    return r


# ---------------------------------------------------------------- prompted


@final
class PromptedWindow(Window):
    """No pause between two infection cards."""

    def run(self, s: State, arg: i64) -> bool:
        if arg == BETWEEN_CARDS:
            pop(s)
            return True
        return Window.run(self, s, arg)


def prompted(rules: Rules) -> Rules:
    """The table is asked when an epidemic has been drawn, before it is carried out, and before the infections."""
    r = rules.copy(rules.name)
    r.steps[WINDOW] = PromptedWindow()
    r.after = vec[i64]([NEXT * 8, INFECT * 8, WINDOW * 8 + BEFORE_INFECT, HAND * 8, DRAW * 8])
    r.epidemic = vec[i64]([SHUFFLE * 8, STRIKE * 8, RATE * 8, WINDOW * 8 + EPIDEMIC_DRAWN])
    return r


# ---------------------------------------------------------------- closed hands


def closed(rules: Rules) -> Rules:
    """Hands are closed: who is asked in a window must not tell who holds an event, so all are."""
    r = rules.copy(rules.name)
    r.closed = True
    return r


# ---------------------------------------------------------------- the Operations Expert of 2008


@final
class OperationsExpert2008(Role):
    """Builds without a card, and no more (ruling 26)."""

    code = "OPS"
    builds_free = True


def grounded(rules: Rules) -> Rules:
    """The Operations Expert has no flight."""
    r = rules.copy(rules.name)
    for i in range(len(r.roles)):
        if r.roles[i].code == OPERATIONS_EXPERT:
            r.roles[i] = OperationsExpert2008()
    return r
