"""The parts of a game: what lies on the table, and the tables of rows that rules are made of.  No rules.

Everything is numbers: a city, a card or a seat is an `i64`, a set of them is the bits of one.  What never changes in a game is in
its `Table`; a `State` is what the table knows and no more, so it can be copied, shown and searched freely.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fourcures.bits import BIT
from fourcures.cards import Opened, Special
from fourcures.ids import SLOTS
from fourcures.rows import Event, Extra, Kind, Law, Role, Step, Work

KINDS_OF_CUBES: Final = 5
"""Columns of State.cubes: four diseases and a place for a fifth."""
SUPPLY: Final = 15
LAYERS: Final = 48
AGENDA: Final = 48
CHOICES: Final = 4096
"""Room for the legal actions of one position."""
CUBES_PER_DISEASE: Final = 24
CUBES: Final = vec[i64]([CUBES_PER_DISEASE] * 4)
"""The cubes of each disease in the base game."""
STATIONS: Final = 6
CITY_CARDS: Final[i64] = BIT[48] - 1
STEP_ROWS: Final = 64
KIND_ROWS: Final = 84


@final
class Rules:
    """The closed tables of a rule set; a row's place is its number in ids.py.

    `after` (what follows the actions), `epidemic` and `cure` (what follows a cure): agenda entries, last first.
    `asks`: whose pawn or card is touched may decline.  `closed`: windows ask all seats, whoever holds events.
    `opening`: what follows the nine infections of the setup; `rival`: the role that plays against the team, on a seat after the last one.
    `cubes`: those of each disease; as many as there are, so many diseases has the game.  `specials`: infection cards without a city.
    `opened`: player cards that come into no hand, epidemics apart.
    """

    def __init__(
        self,
        name: str,
        roles: vec[Role],
        events: vec[Event],
        steps: vec[Step],
        kinds: vec[Kind],
        work: vec[Work],
        law: Law,
        after: vec[i64],
        epidemic: vec[i64],
        cure: vec[i64],
        extras: vec[Extra],
        asks: bool,
    ) -> None:
        self.name = name
        self.roles = roles
        self.events = events
        self.steps = steps
        self.kinds = kinds
        self.work = work
        self.law = law
        self.after = after
        self.epidemic = epidemic
        self.cure = cure
        self.extras = extras
        self.asks = asks
        self.cubes = CUBES
        self.specials = vec[Special]([])
        self.opened = vec[Opened]([])
        self.opening = vec[i64]([])
        self.rival = ""
        self.closed = False

    def copy(self, name: str) -> "Rules":
        """The same tables under another name, free to be changed while a rule set is put together."""
        r = Rules(
            name,
            self.roles[:],
            self.events[:],
            self.steps[:],
            self.kinds[:],
            self.work[:],
            self.law,
            self.after[:],
            self.epidemic[:],
            self.cure[:],
            self.extras[:],
            self.asks,
        )
        r.cubes = self.cubes
        r.specials = self.specials
        r.opened = self.opened
        r.opening = self.opening
        r.rival = self.rival
        r.closed = self.closed
        return r


@final
class Table:
    """What does not change in a game: rules, seats, epidemics; the roles' numbers by seat, their permissions and hooks as sets of seats."""

    def __init__(self, rules: Rules, rows: vec[Role], epidemics: i64, events: vec[Event]) -> None:
        self.rules = rules
        self.steps = rules.steps
        self.kinds = rules.kinds
        self.work = rules.work
        self.law = rules.law
        self.events = events
        self.asks = rules.asks
        self.closed = rules.closed
        self.rows = rows
        self.epidemics: i64 = epidemics
        self.seats: i64 = len(rows)
        self.event_cards: i64 = 0
        for card in range(48, 48 + len(events)):
            self.event_cards |= BIT[card]
        self.diseases: i64 = len(rules.cubes)
        self.infection_cards: i64 = CITY_CARDS
        for card in range(48, 48 + len(rules.specials)):
            self.infection_cards |= BIT[card]
        self.actions = vec[i64]([r.actions for r in rows])
        self.hand = vec[i64]([r.hand for r in rows])
        self.cure = vec[i64]([r.cure for r in rows])
        self.treats_all: i64 = 0
        self.walks: i64 = 0
        self.builds: i64 = 0
        self.builds_free: i64 = 0
        self.shares_any: i64 = 0
        self.shows_cards: i64 = 0
        self.chooses: i64 = 0
        self.arrives: i64 = 0
        self.cures: i64 = 0
        self.shields: i64 = 0
        self.dawns: i64 = 0
        self.reacts: i64 = 0
        for seat in range(len(rows)):
            bit, row = BIT[seat], rows[seat]
            if row.treats_all:
                self.treats_all |= bit
            if row.walks:
                self.walks |= bit
            if row.builds:
                self.builds |= bit
            if row.builds_free:
                self.builds_free |= bit
            if row.shares_any:
                self.shares_any |= bit
            if row.shows_cards:
                self.shows_cards |= bit
            if _overrides(row, "choices"):
                self.chooses |= bit
            if _overrides(row, "arrive"):
                self.arrives |= bit
            if _overrides(row, "cured"):
                self.cures |= bit
            if _overrides(row, "shield"):
                self.shields |= bit
            if _overrides(row, "dawn"):
                self.dawns |= bit
            if _overrides(row, "react"):
                self.reacts |= bit
        # What follows the actions, as it is for each seat: those of the first entry, of the second, …
        self.after = vec[i64]([entry + seat * rules.steps[entry >> 3].seated for entry in rules.after for seat in range(len(rows))])
        self.noticed: i64 = self.arrives
        if rules.rival:
            self.noticed = BIT[self.seats] - 1

    def code(self, seat: i64) -> str:
        """The role on a seat; after the last one sits whoever plays against the team."""
        if seat < self.seats:
            return self.rows[seat].code
        return self.rules.rival


def _overrides(row: Role, hook: str) -> bool:
    return getattr(type(row), hook) is not getattr(Role, hook)


@final
@mypyc_attr(acyclic=True)
class State:
    """What the table knows.  A deck is a list of sets whose order inside nobody knows.

    cubes       [level * 5 + d]: cities with more than `level` cubes of d; [15 + d]: cubes of d in the supply
    hands       [seat]: cards in hand; [seats + seat]: cards kept beside it
    pawns       [seat]: city
    layers      infection deck, bottom first: [i] a set, [48 + i] the shuffle that put it there
    agenda      entries, the next one at depth - 1
    extra       numbers of single rows; slots are named in ids.py
    piles       player deck: 6 bits a pile, the next one lowest: cards left * 2 + "its epidemic is still inside"
    unseen      player cards that nobody has seen
    discards    player discard; `infected`: infection discard; `looked`: infection cards in hand for a Forecast
    removed     out of the game: events, and infection cards by their city
    infected    may hold infection cards without a city (`Rules.specials`) from 48 on, as may `looked` and the layers
    """

    def __init__(self, table: Table, like: "State | None" = None) -> None:
        """An empty table, or the same table as another one."""
        self.table = table
        self.news: list[int] | None = None
        if like is None:
            self.cubes = vec[i64]([0] * 20)
            self.hands = vec[i64]([0] * (2 * len(table.rows)))
            self.pawns = vec[i64]([0] * len(table.rows))
            self.layers = vec[i64]([0] * (2 * LAYERS))
            self.agenda = vec[i64]([0] * AGENDA)
            self.extra = vec[i64]([0] * SLOTS)
            self.n_layers: i64 = 0
            self.depth: i64 = 0
            self.infected: i64 = 0
            self.looked: i64 = 0
            self.unseen: i64 = 0
            self.discards: i64 = 0
            self.removed: i64 = 0
            self.stations: i64 = 0
            self.cured: i64 = 0
            self.piles: i64 = 0
            self.deck: i64 = 0
            self.outbreaks: i64 = 0
            self.epidemics: i64 = 0
            self.seat: i64 = 0
            self.turn: i64 = 0
            self.passed: i64 = 0
            self.outcome: i64 = 0
        else:
            self.cubes = like.cubes[:]
            self.hands = like.hands[:]
            self.pawns = like.pawns[:]
            self.layers = like.layers[:]
            self.agenda = like.agenda[:]
            self.extra = like.extra[:]
            self.n_layers = like.n_layers
            self.depth = like.depth
            self.infected = like.infected
            self.looked = like.looked
            self.unseen = like.unseen
            self.discards = like.discards
            self.removed = like.removed
            self.stations = like.stations
            self.cured = like.cured
            self.piles = like.piles
            self.deck = like.deck
            self.outbreaks = like.outbreaks
            self.epidemics = like.epidemics
            self.seat = like.seat
            self.turn = like.turn
            self.passed = like.passed
            self.outcome = like.outcome

    def copy(self) -> "State":
        """The same table, free to change; news is not kept in the copy."""
        return State(self.table, self)
