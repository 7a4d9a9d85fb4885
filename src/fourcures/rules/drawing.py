"""Part B: the player deck (rules 6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.agenda import pop, push
from fourcures.bits import BIT, index, nth, size
from fourcures.cards import Opened
from fourcures.core import State
from fourcures.ids import BETWEEN_EPIDEMICS, DRAW, EPIDEMIC, KNOWN, LOSS_CARDS, NAMED, OPEN, SURVEYED, WINDOW
from fourcures.rows import Step
from fourcures.rules.cubes import lose
from fourcures.rules.infection import even_odds
from fourcures.rules.turn import card_code, opened

_EPI: Final[i64] = EPIDEMIC


class Draw(Step):
    """Part B: two cards, both turned before the first epidemic among them is carried out (rulings 68-71, 80).

    Argument 0: none is turned yet; 1, 2: one is, among them 0, 1 epidemics; 3, 4, 5: two are, among them 0, 1, 2, where the law wants a
    third.
    """

    name = "draw"
    most: i64 = 2
    deck = "player"
    chance = True

    def run(self, s: State, arg: i64) -> bool:
        if s.deck < 1 or (arg == 0 and s.deck < s.table.law.draws(s)):
            lose(s, LOSS_CARDS, 0)
        return False

    def odds(self, s: State, arg: i64, out: vec[i64]) -> i64:
        """Cards that lie one in each pile are as likely as any place of the pile; the others share the rest."""
        if s.extra[KNOWN]:
            out[0] = next_known(s)
            out[1] = 1
            return 2
        left = (s.piles & 63) >> 1
        n = even_odds(s.unseen, out)
        alone = s.piles & 1
        each: i64 = 1
        for row in s.table.rules.opened:
            if row.piled and row.inside(s):
                alone += 1
                each = size(unseen(s, row))
            elif not row.piled:
                n = _more(unseen(s, row), row.first, 1, out, n)
        if alone == 0:
            return n
        others = n >> 1
        if left == alone:
            n = 0
            others = 1
        for i in range(1, n, 2):
            out[i] = (left - alone) * each
        if s.piles & 1:
            out[n] = _EPI
            out[n + 1] = others * each
            n += 2
        for row in s.table.rules.opened:
            if row.piled and row.inside(s):
                n = _more(unseen(s, row), row.first, others, out, n)
        return n

    def pick(self, s: State, arg: i64, r: i64) -> i64:
        if s.extra[KNOWN]:
            return next_known(s)
        left = (s.piles & 63) >> 1
        rest = r // left
        place = r - rest * left
        r = rest
        if s.piles & 1:
            if place == 0:
                return _EPI
            place -= 1
        for row in s.table.rules.opened:
            if row.piled and row.inside(s):
                if place == 0:
                    return row.first + nth(unseen(s, row), r % size(unseen(s, row)))
                place -= 1
        cards = size(s.unseen)
        place = r % (cards + hidden(s))
        if place < cards:
            return nth(s.unseen, place)
        place -= cards
        for row in s.table.rules.opened:
            if not row.piled:
                cards = size(unseen(s, row))
                if place < cards:
                    return row.first + nth(unseen(s, row), place)
                place -= cards
        return 0

    def code(self, s: State, card: i64) -> str:
        return card_code(s, card)

    def reveal(self, s: State, arg: i64, card: i64) -> None:
        turned: i64 = 1
        struck = arg - 1
        if arg == 0:
            turned = 0
            struck = 0
        elif arg > 2:
            turned = 2
            struck = arg - 3
        take_next(s, card)
        if card == _EPI:
            struck += 1
        elif card < 62:
            s.hands[s.seat] |= BIT[card]
        else:
            row = opened(s, card)
            row.turned(s, card - row.first)
        pop(s)
        turned += 1
        if turned < s.table.law.draws(s):
            push(s, DRAW * 8 + turned * 2 - 1 + struck)
            return
        if sorts(s):
            lay_open(s, struck)
        else:
            for i in range(struck):
                if i:
                    push(s, WINDOW * 8 + BETWEEN_EPIDEMICS)
                push_epidemic(s)
        s.table.law.drawn(s, struck)


def take_next(s: State, card: i64) -> None:
    """This card is the next one of the player deck, and lies there no longer."""
    s.deck -= 1
    if s.extra[KNOWN]:
        known = first_of(s.extra[KNOWN])
        if known >= EPIDEMICS:
            place: i64 = 1
            while s.extra[NAMED] >= place:
                place *= 16
            s.extra[NAMED] += (known - EPIDEMICS + 1) * place
        s.extra[KNOWN] >>= 10
        return
    s.piles -= 2
    if card == _EPI:
        s.piles -= 1
    elif card < 62:
        s.unseen ^= BIT[card]
    if (s.piles & 63) >> 1 == 0:
        s.piles >>= 6


def _more(cards: i64, first: i64, weight: i64, out: vec[i64], n: i64) -> i64:
    """Nature's answers for these cards, whose numbers begin with the first."""
    while cards:
        low = cards & -cards
        cards ^= low
        out[n] = first + index(low)
        out[n + 1] = weight
        n += 2
    return n


def push_epidemic(s: State) -> None:
    """Increase, Infect, a window, Intensify."""
    for entry in s.table.rules.epidemic:
        push(s, entry)


# ---------------------------------------------------------------- cards that are known

# Player cards that somebody has looked at are in no pile: a list of them is a number, card + 1 for each, ten bits, the next one lowest.

EPIDEMICS: Final = 128
"""In such a list, the number of the first epidemic card where they are told apart."""


def first_of(cards: i64) -> i64:
    """The next card of such a list."""
    return (cards & 1023) - 1


def next_known(s: State) -> i64:
    """The known card on top, as Nature numbers it."""
    card = first_of(s.extra[KNOWN])
    if card >= EPIDEMICS:
        return _EPI
    return card


def known_epidemics(s: State) -> i64:
    """Epidemic cards that are told apart and known, though they have not been turned yet, as a set."""
    found: i64 = 0
    for slot in range(KNOWN, SURVEYED + 1):
        cards = s.extra[slot]
        while cards:
            if first_of(cards) >= EPIDEMICS:
                found |= BIT[first_of(cards) - EPIDEMICS]
            cards >>= 10
    drawn = s.extra[NAMED]
    while drawn:
        found |= BIT[(drawn & 15) - 1]
        drawn >>= 4
    return found


def looked_at(s: State, first: i64) -> i64:
    """Cards that come into no hand and are known, as a set of places in the list whose numbers begin with the first."""
    found: i64 = 0
    for slot in range(KNOWN, SURVEYED + 1):
        cards = s.extra[slot]
        while cards:
            card = first_of(cards)
            if card > _EPI and card >> 4 == first >> 4:
                found |= BIT[card - first]
            cards >>= 10
    return found


def unseen(s: State, row: Opened) -> i64:
    """Cards of this row that nobody knows, as a set of places in their list."""
    return row.unseen(s) & ~looked_at(s, row.first)


# ---------------------------------------------------------------- cards that come into no hand


def hidden(s: State) -> i64:
    """Cards anywhere in the player deck that will come into no hand; those that lie one in each pile are not counted."""
    n: i64 = 0
    for row in s.table.rules.opened:
        if not row.piled:
            n += size(unseen(s, row))
    return n


def sorts(s: State) -> bool:
    """The seat in turn says in which order the cards that lie open happen."""
    return any(row.sorts(s) for row in s.table.rules.opened)


def asks_first(s: State) -> bool:
    """The rule set opens a window before an epidemic, and so before every card that happens when it is drawn."""
    epidemic = s.table.rules.epidemic
    return epidemic[len(epidemic) - 1] >> 3 == WINDOW


def ask_first(s: State) -> bool:
    """Open that window, if there is one."""
    if not asks_first(s):
        return False
    push(s, s.table.rules.epidemic[len(s.table.rules.epidemic) - 1])
    return True


def lay_open(s: State, epidemics: i64) -> None:
    """So many more epidemics wait until the seat in turn has them happen."""
    at = s.depth - 1
    while at >= 0 and s.agenda[at] >> 3 != OPEN:
        at -= 1
    if at >= 0:
        s.agenda[at] += epidemics * 2
    else:
        push(s, OPEN * 8 + epidemics * 2)
        if asks_first(s):
            s.agenda[s.depth - 1] += 1
