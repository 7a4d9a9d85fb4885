"""The rule sets by name, and new tables to play them at."""

from collections.abc import Callable, Sequence
from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.agenda import push
from fourcures.atlas import ALL, START
from fourcures.bits import BIT
from fourcures.core import CITY_CARDS, SUPPLY, Rules, State, Table
from fourcures.ids import CHOSEN_FIRST, DEAL, FIRST, SOW
from fourcures.rows import Event, Role
from fourcures.rules import bioterror, brink, consent, crises, lab, mutation, quarantines, rescue, strains, timing
from fourcures.rules.base import base
from fourcures.rules.infection import put_on_top
from fourcures.words import Complaint

MODULES: dict[str, Callable[[Rules], Rules]] = {
    "ask": consent.add,
    "grounded": timing.grounded,
    "anytime": timing.anytime,
    "prompted": timing.prompted,
    "brink": brink.add,
    "epl2009": brink.epidemiologist_2009,
    "lab": lab.add,
    "rescue": rescue.add,
    "mutation": mutation.add,
    "virulent": strains.add,
    "crises": crises.add,
    "quarantines": quarantines.add,
    "bioterrorist": bioterror.add,
    "bioarrival": bioterror.announced,
    "closed": timing.closed,
}
"""What may be added to the base game, in the order in which it is added and written."""
APART = (("anytime", "prompted"), ("mutation", "bioterrorist"), ("quarantines", "bioterrorist"))
"""Modules that do not go together: two answers to one question, or the same cubes twice (challenges 1, 7)."""
NEEDS = (("epl2009", "brink"), ("lab", "brink"), ("bioarrival", "bioterrorist"))
"""Modules that change or add to another one."""
MOST_EVENTS = 13
"""Event cards of one game: a hand is one set of bits."""
HAND_CARDS = (5, 4, 3, 2, 2)
"""Cards dealt to each seat, by number of seats from 1 (rules 1.5)."""
MOST_CARDS = 5
"""Cards that a seat can be dealt in the setup."""
EPIDEMICS = (4, 5, 6, 7)
"""Epidemic cards to choose from: introductory, standard, heroic, legendary."""


@cache
def rules(name: str) -> Rules:
    """A rule set by its name: `base`, and modules with a plus before each."""
    first, *added = name.split("+")
    if first != "base" or len(set(added)) < len(added) or not set(added) <= set(MODULES):
        raise Complaint("rules-unknown", found=name, allowed=", ".join(MODULES))
    for one, other in APART:
        if {one, other} <= set(added):
            raise Complaint("rules-together", one=one, other=other)
    for one, other in NEEDS:
        if one in added and other not in added:
            raise Complaint("rules-needs", one=one, other=other)
    r = base()
    for module, add in MODULES.items():
        if module in added:
            r = add(r)
            r.name += "+" + module
    return r


def role_codes(name: str) -> list[str]:
    """The roles of a rule set, in the order of its table."""
    return [r.code for r in rules(name).roles]


def event_codes(name: str) -> list[str]:
    """The events of a rule set, in the order of its table."""
    return [e.code for e in rules(name).events]


def event_count(name: str, seats: int) -> int:
    """Event cards of an official game: those of the base game, with expansions two for each seat (events)."""
    every = len(rules(name).events)
    if every == len(base().events):
        return every
    return min(2 * seats, every)


def most_seats(name: str) -> int:
    """Seats of the team at most: five players, one of whom may play against it."""
    if rules(name).rival:
        return len(HAND_CARDS) - 1
    return len(HAND_CARDS)


@cache
def table(name: str, roles: tuple[str, ...], epidemics: int, events: tuple[str, ...] | None = None) -> Table:
    """The unchanging part of a game, shared by all games of one line-up; raises Complaint when there can be none.

    `events`: those in the deck, left out: all of the rule set.
    """
    known = {row.code: row for row in rules(name).roles}
    most = most_seats(name)
    if not 1 <= len(roles) <= most:
        raise Complaint("seats-count", found=len(roles), most=most)
    for role in roles:
        if role not in known:
            raise Complaint("role-unknown", found=role, allowed=", ".join(known))
        if roles.count(role) > 1:
            raise Complaint("role-twice", role=role)
    if epidemics not in EPIDEMICS:
        raise Complaint("epidemics-count", found=epidemics)
    cards = {row.code: row for row in rules(name).events}
    for event in events or ():
        if event not in cards:
            raise Complaint("event-unknown", found=event, allowed=", ".join(cards))
    if events is None:
        events = tuple(cards)
    if len(events) > MOST_EVENTS or len(set(events)) < len(events):
        raise Complaint("events-count", found=len(events), most=MOST_EVENTS)
    used = [row for row in rules(name).events if row.code in events]
    return Table(rules(name), vec[Role]([known[r] for r in roles]), epidemics, vec[Event](used))


def empty_table(t: Table) -> State:
    """The table before anything is dealt: all cards unseen, all cubes in the supply, no station, no pawn placed, nothing to do."""
    s = State(t)
    for d in range(t.diseases):
        s.cubes[SUPPLY + d] = t.rules.cubes[d]
    s.unseen = ALL | t.event_cards
    return s


def new_game(
    name: str = "base",
    roles: Sequence[str] = ("MED", "SCI"),
    epidemics: int = 4,
    first: int = -1,
    events: Sequence[str] | None = None,
    cards: int | None = None,
) -> State:
    """A table at which the setup is about to begin (rules 1): Nature turns nine infection cards, then deals the hands, seat by seat.

    `roles` in table order; `first`: the seat that begins, or -1 for the highest population; `events` in the deck, all of the rule set
    when left out; `cards`: dealt to each seat, as the rules say when left out.  Raises Complaint for what cannot be.
    """
    used = events
    if used is not None:
        used = tuple(used)
    t = table(name, tuple(roles), epidemics, used)
    if not -1 <= first < len(roles):
        raise Complaint("first-seat", found=first, most=len(roles) - 1)
    if cards is None:
        cards = HAND_CARDS[len(roles) - 1]
    if not 0 <= cards <= MOST_CARDS:
        raise Complaint("cards-count", found=cards, most=MOST_CARDS)
    s = empty_table(t)
    for seat in range(len(roles)):
        s.pawns[seat] = START
    s.stations = BIT[START]
    put_on_top(s, ALL, 0)
    s.infected = t.infection_cards & ~CITY_CARDS
    s.extra[CHOSEN_FIRST] = first + 1
    push(s, FIRST * 8)
    for seat in range(len(roles) - 1, -1, -1):
        for _ in range(cards):
            push(s, DEAL * 8 + i64(seat))
    for entry in t.rules.opening:
        push(s, entry)
    for cubes in (1, 2, 3):
        for _ in range(3):
            push(s, SOW * 8 + i64(cubes))
    return s
