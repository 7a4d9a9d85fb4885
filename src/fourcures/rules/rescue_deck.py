"""Resource Planning: the next player cards are looked at and put back in any order (events 4)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.agenda import pop, push
from fourcures.bits import BIT
from fourcures.core import State
from fourcures.ids import ARRANGE, DRAW, EPIDEMIC, IDENTIFY, KIND, KNOWN, NAMED, RANK, SEAT, STRAIN, SURVEY, SURVEYED, X
from fourcures.rows import Event, Extra, Kind, Step
from fourcures.rules.drawing import EPIDEMICS, first_of, known_epidemics, take_next, unseen
from fourcures.rules.turn import card_code
from fourcures.rules.virulent import STRAINS

_EPI: Final[i64] = EPIDEMIC


@final
class ResourcePlanning(Event):
    """The next four player cards are looked at and put back in any order; epidemics among them do nothing."""

    code = "PLANNING"

    def ready(self, s: State) -> bool:
        return s.deck > 0

    def do(self, s: State, a: i64) -> None:
        push(s, ARRANGE * 8 + (a >> 21 & 7))
        push(s, SURVEY * 8 + 4)


def sorted_in(cards: i64, card: i64) -> i64:
    """This list, in ascending order, with one card more."""
    place: i64 = 1
    while cards // place and first_of(cards // place) < card:
        place *= 1024
    return cards % place + (card + 1 + cards // place * 1024) * place


def without(cards: i64, card: i64) -> i64:
    """This list with one card less."""
    place: i64 = 1
    while first_of(cards // place) != card:
        place *= 1024
    return cards % place + cards // place // 1024 * place


def code_of(s: State, card: i64) -> str:
    """A card of such a list as it is written."""
    if card >= EPIDEMICS:
        return STRAINS[card - EPIDEMICS].code
    return card_code(s, card)


@final
class Survey(Step):
    """As many player cards as the argument says are still to be looked at; what the table knows already needs no Nature."""

    name = "survey"
    least: i64 = 1
    most: i64 = 4
    deck = "player"
    chance = True

    def run(self, s: State, arg: i64) -> bool:
        while arg and s.extra[KNOWN]:
            s.extra[SURVEYED] = sorted_in(s.extra[SURVEYED], first_of(s.extra[KNOWN]))
            s.extra[KNOWN] >>= 10
            arg -= 1
        s.agenda[s.depth - 1] = SURVEY * 8 + arg
        if arg and s.piles:
            return False
        pop(s)
        return True

    def odds(self, s: State, arg: i64, out: vec[i64]) -> i64:
        return s.table.steps[DRAW].odds(s, 0, out)

    def pick(self, s: State, arg: i64, r: i64) -> i64:
        return s.table.steps[DRAW].pick(s, 0, r)

    def code(self, s: State, card: i64) -> str:
        return card_code(s, card)

    def reveal(self, s: State, arg: i64, card: i64) -> None:
        """The card stays one of the deck's."""
        take_next(s, card)
        s.deck += 1
        s.extra[SURVEYED] = sorted_in(s.extra[SURVEYED], card)
        s.agenda[s.depth - 1] -= 1
        if arg == 1:
            pop(s)
        if card == _EPI and s.table.steps[STRAIN].name:
            push(s, IDENTIFY * 8)


@final
class Identify(Step):
    """Virulent Strain: which epidemic card was looked at."""

    name = "identify"
    deck = "strain"
    chance = True

    def odds(self, s: State, arg: i64, out: vec[i64]) -> i64:
        return s.table.steps[STRAIN].odds(s, 1, out)

    def pick(self, s: State, arg: i64, r: i64) -> i64:
        return s.table.steps[STRAIN].pick(s, 1, r)

    def code(self, s: State, card: i64) -> str:
        return STRAINS[card].code

    def reveal(self, s: State, arg: i64, card: i64) -> None:
        pop(s)
        s.extra[SURVEYED] = sorted_in(without(s.extra[SURVEYED], _EPI), EPIDEMICS + card)


@final
class Arrange(Step):
    """The cards are put back one by one, the one that is drawn last first; nothing else may happen."""

    name = "arrange"
    seated = True
    counts = True

    def run(self, s: State, arg: i64) -> bool:
        if s.extra[SURVEYED]:
            return False
        pop(s)
        return True

    def choices(self, s: State, arg: i64, out: vec[i64], n: i64) -> i64:
        cards = s.extra[SURVEYED]
        last: i64 = -1
        while cards:
            if first_of(cards) != last:  # epidemics are alike
                last = first_of(cards)
                out[n] = RANK * KIND + arg * SEAT + last * X
                n += 1
            cards >>= 10
        return n


@final
class Rank(Kind):
    """This card goes on top of the player deck."""

    name = "rank"
    x_is = "drawn"

    def do(self, s: State, a: i64) -> None:
        card = a >> 12 & 511
        s.extra[SURVEYED] = without(s.extra[SURVEYED], card)
        s.extra[KNOWN] = s.extra[KNOWN] * 1024 + card + 1

    def token(self, s: State, a: i64) -> str:
        return "#" + code_of(s, a >> 12 & 511)


# ---------------------------------------------------------------- the position line


@final
class KnownCards(Extra):
    """A list of player cards that are known and are part of the deck, though in no pile."""

    late = True

    def __init__(self, name: str, slot: i64, label: str) -> None:
        self.name = name
        self.slot = slot
        self.label = label

    def write(self, s: State) -> str:
        found: list[str] = []
        cards = s.extra[self.slot]
        while cards:
            found.append(code_of(s, first_of(cards)))
            cards >>= 10
        return ",".join(found)

    def read(self, s: State, text: str) -> bool:
        for code in reversed(text.split(",")):
            card = self.number(s, code)
            if card < 0 or s.extra[self.slot] >= BIT[40]:
                return False
            if card < 62:
                s.unseen ^= BIT[card]
            s.extra[self.slot] = s.extra[self.slot] * 1024 + card + 1
            s.deck += 1
        return self.write(s) == text

    def number(self, s: State, code: str) -> i64:
        """The number of a card that has not been seen so far on the line; -1 when there is none."""
        if code == "EPI":
            return _EPI
        for i in range(len(STRAINS)):
            if STRAINS[i].code == code and s.table.steps[STRAIN].name and known_epidemics(s) & BIT[i] == 0:
                return EPIDEMICS + i
        for card in range(48 + len(s.table.events)):
            if s.unseen & BIT[card] and card_code(s, card) == code:
                return card
        for row in s.table.rules.opened:
            for card in range(16):
                if unseen(s, row) & BIT[card] and row.code(card) == code:
                    return row.first + card
        return -1

    def player_cards(self, s: State) -> i64:
        found: i64 = 0
        cards = s.extra[self.slot]
        while cards:
            if first_of(cards) < 62:
                found |= BIT[first_of(cards)]
            cards >>= 10
        return found

    def epidemics(self, s: State) -> i64:
        n: i64 = 0
        cards = s.extra[self.slot]
        while cards:
            if first_of(cards) == _EPI or first_of(cards) >= EPIDEMICS:
                n += 1
            cards >>= 10
        return n

    def fault(self, s: State) -> str:
        if self.slot != SURVEYED or s.extra[SURVEYED] == 0:
            return ""
        for i in range(s.depth):
            if s.agenda[i] >> 3 == ARRANGE:
                return ""
        return "problem-surveyed"


@final
class Named(Extra):
    """Virulent Strain: epidemic cards that were known before they were drawn and are about to be turned, the next one first."""

    name = "named"
    late = True

    def write(self, s: State) -> str:
        found: list[str] = []
        cards = s.extra[NAMED]
        while cards:
            found.append(STRAINS[(cards & 15) - 1].code)
            cards >>= 4
        return ",".join(found)

    def read(self, s: State, text: str) -> bool:
        place: i64 = 1
        for code in text.split(","):
            for i in range(len(STRAINS)):
                if STRAINS[i].code == code and known_epidemics(s) & BIT[i] == 0:
                    s.extra[NAMED] += (i + 1) * place
                    place *= 16
        return self.write(s) == text and place < 4096
