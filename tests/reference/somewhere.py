"""Random positions that random play hardly reaches: cures, full supplies, long hands, a marker on seven, every step on top.

Cards and cubes are counted right; whether a table could really have come to look like this is not asked.
"""

from __future__ import annotations

from random import Random

from .facts import CARDS, CITIES, COLOURS, CUBES, EVENTS, HANDS, LIMIT, NEAR, ROLES, STATIONS
from .moves import awaited, nature_awaited
from .play import settle
from .table import Seat, Table


def somewhere(dice: Random) -> Table:
    """A table that waits for somebody, or for Nature."""
    while True:
        t = unsettled(dice)
        settle(t)
        if awaited(t) or nature_awaited(t):
            return t


def unsettled(dice: Random) -> Table:
    """A table whose next step may be one that waits for nobody.

    There is a second card to draw, and the epidemic that is being carried out has been drawn.
    """
    while True:
        t = _table(dice)
        if t.epidemics >= 0 and (t.piles or not t.agenda[0].startswith("draw")):
            return t


def _table(dice: Random) -> Table:
    number = dice.randint(1, 5)
    roles = dice.sample(ROLES, number)
    t = Table(dice.randint(4, 7), [Seat(role, dice.choice(CITIES)) for role in roles], dice.randrange(number), dice.randint(1, 25))
    if dice.random() < 0.5:  # pawns meet more often than by chance
        for s in t.seats[1:]:
            s.city = dice.choice([t.seats[0].city, *NEAR[t.seats[0].city]])
    t.cured = set(dice.sample(COLOURS, dice.choice([0, 0, 1, 2, 3])))
    t.outbreaks = dice.choice([0, 3, 6, 7, 7])
    t.stations = set(dice.sample(CITIES, dice.choice([1, 2, 3, 5, STATIONS, STATIONS])))
    if dice.random() < 0.5 and len(t.stations) < STATIONS:
        t.stations.add(t.seats[t.active].city)
    _cubes(t, dice)
    _player_cards(t, dice)
    _agenda(t, dice)
    _infection_cards(t, dice)
    spent = sorted(t.discard & set(EVENTS))
    if "PLA" in roles and spent and dice.random() < 0.4:  # was kept on the role card, and played from it
        gone = dice.choice(spent)
        t.discard.remove(gone)
        t.removed.add(gone)
    t.quiet = dice.randint(0, 2 if "QUIET" in t.removed else 1 if "QUIET" in t.discard else 0)
    t.flown = "OPS" in roles and t.seats[t.active].role == "OPS" and dice.random() < 0.3
    _waiting(t, dice)
    return t


def _cubes(t: Table, dice: Random) -> None:
    for d in COLOURS:
        if dice.random() < 0.2:
            continue  # none on the map
        total = dice.choice([3, 10, 18, CUBES - 2, CUBES - 1, CUBES])
        centre = dice.choice(CITIES)
        while total > 0:
            city = centre if dice.random() < 0.3 else dice.choice([*NEAR[centre], *CITIES])
            more = min(dice.randint(1, 3), total, 3 - t.count(city, d))
            if more:
                t.put(city, d, t.count(city, d) + more)
            total -= more
            if dice.random() < 0.3:
                centre = dice.choice(NEAR[centre])
    medic = t.seat("MED")
    for d in t.cured:
        if medic and t.count(medic.city, d):
            t.put(medic.city, d, 0)


def _player_cards(t: Table, dice: Random) -> None:
    """Hands, discard and piles share the cards; the piles keep the sizes that they had when they were built."""
    pile = CARDS.copy()
    dice.shuffle(pile)
    if dice.random() < 0.5:  # events come first, so that they are held
        pile.sort(key=lambda c: c not in EVENTS)
    cards = len(pile) - len(t.seats) * HANDS[len(t.seats)]
    t.piles = [(cards // t.epidemic_cards + (i < cards % t.epidemic_cards) + 1, True) for i in range(t.epidemic_cards)]
    for s in t.seats:
        s.hand = {pile.pop(0) for _ in range(dice.randint(0, LIMIT))}
        if pile and dice.random() < 0.3:  # one colour, for cures
            letter = dice.randrange(4)
            for card in [c for c in pile if c in CITIES[12 * letter : 12 * letter + 12]][: LIMIT - len(s.hand)]:
                pile.remove(card)
                s.hand.add(card)
        if dice.random() < 0.3 and s.city in pile and len(s.hand) < LIMIT:
            pile.remove(s.city)
            s.hand.add(s.city)
        stored = [c for c in pile if c in EVENTS]
        if s.role == "PLA" and stored and dice.random() < 0.5:
            s.kept = stored[0]
            pile.remove(s.kept)
    for _ in range(dice.randint(0, len(pile))):
        t.discard.add(pile.pop())
    _shrink(t, len(pile), dice)


def _shrink(t: Table, left: int, dice: Random) -> None:
    """Take piles off the top until this many cards that are no epidemic are left."""
    while sum(n - e for n, e in t.piles) > left:
        n, e = t.piles[0]
        if e and dice.randrange(n) == 0:
            t.piles[0] = (n - 1, False)
            t.epidemics += 1
        elif n - e > 0:
            t.piles[0] = (n - 1, e)
        if t.piles[0][0] == 0:
            t.piles.pop(0)
    short = left - sum(n - e for n, e in t.piles)
    if short:  # more cards are unseen than these piles ever held
        n, e = t.piles[0] if t.piles else (0, False)
        t.piles[0:1] = [(n + short, e)]


def _infection_cards(t: Table, dice: Random) -> None:
    pile = CITIES.copy()
    dice.shuffle(pile)
    t.removed = {pile.pop() for _ in range(dice.choice([0, 0, 0, 1]))}
    t.infected = {pile.pop() for _ in range(dice.randint(0, 14))}
    for shuffle in range(1, t.epidemics + 1):
        cards = {pile.pop() for _ in range(dice.randint(0, 4))}
        if cards and dice.random() < 0.7:
            t.layers.insert(0, (cards, shuffle))
        else:
            pile += sorted(cards)
    bottom = dice.choice([len(pile), len(pile), len(pile), 9, 5, 1])  # few cards left: a Forecast takes them all, or they run out
    t.infected |= set(pile[bottom:])
    t.layers.append((set(pile[:bottom]), 0))
    for _ in range(dice.choice([0, 0, 0, 3, 6])):  # known one by one
        if len(t.layers[0][0]) > 1:
            card = dice.choice(sorted(t.layers[0][0]))
            t.layers[0][0].remove(card)
            t.layers.insert(0, ({card}, 0))


def _agenda(t: Table, dice: Random) -> None:
    """Any step of a turn on top, with what belongs under it."""
    hand = f"hand{t.active}"
    epidemic = ["rate", "strike", "win1", "shuffle"]
    part_c = ["infect", "next"]
    after = [hand, "win2", *part_c]
    t.agenda = dice.choice(
        [
            *([[f"act{dice.randint(1, 4)}"]] * 6),
            ["win", "draw", *after],
            ["draw", *after],
            ["draw1", *after],
            ["draw2", *after],
            ["strike", "win1", "shuffle", *after],
            ["win1", "shuffle", *after],
            ["win4", *epidemic, *after],
            after,
            after[1:],
            ["infect1", "win3", "infect1", "next"],
            ["win3", "infect1", "next"],
            ["infect1", "next"],
            part_c,
            ["next"],
            ["shuffle", *after],
            [*epidemic, *after],
            ["act0"],
        ]
    )
    if t.agenda[0] in ("draw2", "win4", "rate"):  # an epidemic is out that has not been carried out
        t.epidemics -= 1


def _waiting(t: Table, dice: Random) -> None:
    """A hand that is too long, or seats that have let the window pass."""
    if t.agenda[0].startswith("hand") or (t.agenda[0].startswith("act") and dice.random() < 0.2):
        _long_hand(t, dice)
    if t.agenda[0].startswith("win") and dice.random() < 0.3:
        holders = [s.role for s in t.seats if s.role in awaited(t)]
        t.passed = set(dice.sample(holders, max(0, len(holders) - 1)))


def _long_hand(t: Table, dice: Random) -> None:
    """Cards from the discard until somebody holds too many."""
    number = t.active if t.agenda[0].startswith("hand") else dice.randrange(len(t.seats))
    wanted = LIMIT + dice.randint(1, 2)
    spare = sorted(t.discard)
    dice.shuffle(spare)
    while spare and len(t.seats[number].hand) < wanted:
        card = spare.pop()
        t.discard.remove(card)
        t.seats[number].hand.add(card)
    if t.agenda[0].startswith("act") and len(t.seats[number].hand) > LIMIT:
        t.agenda.insert(0, f"hand{number}")
