"""What a program may see: a table that is true in all its seat knows, and dealt by chance in all the rest.

An open table has no secrets, and its view is a copy.  Closed hands are dealt anew from the cards that the seat cannot tell apart, and
somebody who plays against the team is put anywhere.  So whatever a program finds out about hidden cards is found out about cards that
are not there.
"""

from random import Random

from fourcures import secrets
from fourcures.bits import BIT, members, size
from fourcures.core import State
from fourcures.ids import BLANKS, LAIR, ORIGINS, PLOTS, UNSEEN


def view(s: State, seat: int, dice: Random) -> State:
    """The table as this seat may know it; what it may not know comes from the dice."""
    if seat >= s.table.seats:
        return s.copy()
    t = secrets.seen(s)
    if s.table.rules.rival and not s.outcome:
        _rival(t, dice)
    if s.table.closed:
        _hands(t, seat, dice)
    return t


def _hands(s: State, seat: int, dice: Random) -> None:
    """Deal other hands anew; how many cards they hold is seen by all, and so is a card beside a hand."""
    others = [p for p in range(s.table.seats) if p != seat]
    pool = int(s.unseen)
    for p in others:
        pool |= int(s.hands[p])
    cards = members(pool)
    dice.shuffle(cards)
    for p in others:
        many = int(size(s.hands[p]))
        s.hands[p] = sum(int(BIT[c]) for c in cards[:many])
        del cards[:many]
    s.unseen = sum(int(BIT[c]) for c in cards)


def _rival(s: State, dice: Random) -> None:
    """Give the one who plays against the team cards from where his came, and a city."""
    known = [(card, 0) for card in members(s.extra[PLOTS])]
    for layer in secrets.blanks(s):
        card = dice.choice(members(s.layers[layer]))
        s.layers[layer] = int(s.layers[layer]) & ~int(BIT[card])
        known.append((card, layer + 1))
    s.extra[BLANKS] = s.extra[PLOTS] = s.extra[ORIGINS] = 0
    for i, (card, origin) in enumerate(sorted(known)):
        s.extra[PLOTS] = int(s.extra[PLOTS]) | int(BIT[card])
        s.extra[ORIGINS] = int(s.extra[ORIGINS]) + origin * int(BIT[6 * i])
    if s.extra[LAIR] == UNSEEN:
        s.extra[LAIR] = dice.randrange(48) + 1
