"""The parts of a game: what lies on the table, and the kinds of rows that rules are made of.  No rules.

Everything is numbers: a city, a card or a seat is an `i64`, a set of them is the bits of one.  What never changes in a game is in
its `Table`; a `State` is what the table knows and no more, so it can be copied, shown and searched freely.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fourcures.bits import BIT
from fourcures.ids import CLOSED, SLOTS

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
RATES: Final = vec[i64]([2, 2, 2, 3, 3, 4, 4])
"""The infection rate after 0, 1, … epidemics."""
STEP_ROWS: Final = 40
KIND_ROWS: Final = 48


class Step:
    """An entry of the agenda.  `run` finishes it (True: it has taken itself off) or lets it wait: for seats, or (`chance`) for Nature."""

    name: str = ""
    chance: bool = False
    seated: bool = False  # its argument is a seat
    counts: bool = False  # its argument is written even when it is 0
    least: i64 = 0  # bounds of the argument; a seated one is bounded by the seats
    most: i64 = 0
    deck: str = ""  # what Nature turns: the next "player" card, the "top" or the "bottom" infection card

    def run(self, s: "State", arg: i64) -> bool:
        return False

    def awaited(self, s: "State", arg: i64) -> i64:
        """The seats that must choose."""
        return BIT[s.seat]

    def moment(self, s: "State", arg: i64) -> i64:
        """Which events may come in."""
        return CLOSED

    def choices(self, s: "State", arg: i64, out: vec[i64], n: i64) -> i64:
        return n

    def odds(self, s: "State", arg: i64, out: vec[i64]) -> i64:
        """Nature's answers: card, weight, card, weight, …; how many numbers."""
        return 0

    def pick(self, s: "State", arg: i64, r: i64) -> i64:
        """The card that a random number picks by those odds; r is at least 0 and below 2**40."""
        return 0

    def reveal(self, s: "State", arg: i64, card: i64) -> None:
        """Nature has turned this card."""

    def code(self, s: "State", card: i64) -> str:
        """What Nature turns, as it is written."""
        return ""

    def layer(self, s: "State", arg: i64) -> i64:
        """The layer of the infection deck that the card comes from."""
        return s.n_layers - 1


class Kind:
    """A kind of action.  `cost` is taken from the entry on top before `do`.

    What its four places hold, for those who take an action apart: "pawn", "partner", "city", "card", "disease", "station", "role";
    "infection" is an infection card, "code" a card whose code is the token.
    """

    name: str = ""
    cost: i64 = 0
    pawn_is: str = ""
    x_is: str = ""
    y_is: str = ""
    z_is: str = ""

    def asks(self, s: "State", a: i64) -> i64:
        """The seat whose pawn or card it touches and that may decline, where the table asks; -1 for nobody."""
        return -1

    def cards(self, s: "State", a: i64) -> i64:
        """The set of cards that it pays, where they are more than its places hold."""
        return 0

    def do(self, s: "State", a: i64) -> None:
        pass

    def token(self, s: "State", a: i64) -> str:
        return ""


class Work:
    """A family of choices of the action phase: moving, treating, …"""

    def choices(self, s: "State", seat: i64, out: vec[i64], n: i64) -> i64:
        return n


class Role:
    """Numbers and permissions that the common rules read, and hooks for what only this role does."""

    code: str = ""
    actions: i64 = 4
    hand: i64 = 7
    cure: i64 = 5
    treats_all: bool = False
    builds_free: bool = False
    shares_any: bool = False
    keeps: i64 = 0  # event cards that may lie beside the hand
    moves_others: bool = False  # moves other pawns as its own
    shows_cards: bool = False  # shows the card of its direct flight and keeps it

    def choices(self, s: "State", seat: i64, out: vec[i64], n: i64) -> i64:
        """Actions that only this role has."""
        return n

    def arrive(self, s: "State", seat: i64) -> None:
        """This pawn came to a city, on anybody's turn."""

    def cured(self, s: "State", seat: i64, d: i64) -> None:
        """A cure for d was discovered."""

    def shield(self, s: "State", seat: i64, d: i64) -> i64:
        """Cities where no cube of d may come."""
        return 0

    def dawn(self, s: "State", seat: i64) -> None:
        """Its turn has begun."""

    def spare(self, s: "State", seat: i64, out: vec[i64], n: i64) -> i64:
        """Choices of its turn that cost no action, and so may be made after the last one."""
        return n

    def react(self, s: "State", seat: i64, out: vec[i64], n: i64) -> i64:
        """What it may do whenever events may be played."""
        return n

    def watches(self, s: "State", seat: i64) -> bool:
        """A window must wait for it: what it may do could matter before the next one."""
        return False

    def taken_up(self, s: "State", seat: i64) -> None:
        """A seat that had another role has this one now; its pawn did not move."""

    def laid_down(self, s: "State", seat: i64) -> None:
        """The seat exchanges it for another one."""

    def idle(self, s: "State", seat: i64) -> str:
        """The message that says why there is no action now that only this role has."""
        return "why-role"


class Event:
    """An event card; `base` of its choices already holds kind, seat and card.  What its places hold is said as in `Kind`."""

    code: str = ""
    moments: i64 = 1
    pawn_is: str = ""
    x_is: str = ""
    z_is: str = ""

    def asks(self, s: "State", a: i64) -> i64:
        """The seat whose pawn it moves; -1 for nobody."""
        return -1

    def ready(self, s: "State") -> bool:
        """There is something it could do now."""
        return True

    def choices(self, s: "State", base: i64, out: vec[i64], n: i64) -> i64:
        out[n] = base
        return n + 1

    def do(self, s: "State", a: i64) -> None:
        pass

    def token(self, s: "State", a: i64) -> str:
        return self.code


class Special:
    """An infection card that shows no city.  It lies in the discard when the setup is done, and is a bit from 48 on in sets of cards."""

    code: str = ""

    def act(self, s: "State") -> None:
        """It was turned in part C and lies on the discard."""


class Law:
    """Numbers and questions that a rule set may change.  This one is the base game of 2013."""

    def rate(self, s: "State") -> i64:
        """The infection rate; the seventh epidemic leaves the marker on the last space (ruling 89)."""
        if s.epidemics > 6:
            return RATES[6]
        return RATES[s.epidemics]

    def won(self, s: "State") -> bool:
        """Four cures win."""
        return s.cured & 15 == 15

    def need(self, s: "State", seat: i64, d: i64) -> i64:
        """Cards of d that this seat pays for its cure."""
        return s.table.cure[seat]

    def limit(self, s: "State", seat: i64) -> i64:
        """The hand limit of a seat."""
        return s.table.hand[seat]

    def hidden(self, s: "State") -> i64:
        """Cards in the player deck that never come into a hand, epidemics apart."""
        return 0

    def drawn(self, s: "State", epidemics: i64) -> None:
        """Both cards of part B lie open; what is to come of them besides the epidemics among them."""

    def infections(self, s: "State") -> None:
        """Part C begins."""

    def brings(self, s: "State", city: i64) -> i64:
        """Cubes that the card of a city brings in part C."""
        return 1

    def acted(self, s: "State", city: i64) -> None:
        """The card of a city has acted in part C; what else it brings."""

    def steps(self, s: "State", d: i64) -> i64:
        """Spaces that an outbreak of d moves the marker."""
        return 1

    def spills(self, s: "State", d: i64) -> i64:
        """Cubes that an outbreak of d puts on each linked city, unless another outbreak set it off: then it is always one."""
        return 1

    def toll(self, s: "State", seat: i64, d: i64) -> i64:
        """Actions that treating d costs beyond the first."""
        return 0

    def treated(self, s: "State", city: i64, d: i64) -> None:
        """Somebody has treated d in this city."""

    def held(self, s: "State", pawn: i64) -> bool:
        """This pawn may not leave its city now."""
        return False

    def dawn(self, s: "State") -> None:
        """A turn has begun; nothing has been done in it."""


class Around(Law):
    """A law that changes some answers of the one it is put around, and passes the other questions on to it."""

    def __init__(self, inner: Law) -> None:
        self.inner = inner

    def rate(self, s: "State") -> i64:
        return self.inner.rate(s)

    def won(self, s: "State") -> bool:
        return self.inner.won(s)

    def need(self, s: "State", seat: i64, d: i64) -> i64:
        return self.inner.need(s, seat, d)

    def limit(self, s: "State", seat: i64) -> i64:
        return self.inner.limit(s, seat)

    def hidden(self, s: "State") -> i64:
        return self.inner.hidden(s)

    def drawn(self, s: "State", epidemics: i64) -> None:
        self.inner.drawn(s, epidemics)

    def infections(self, s: "State") -> None:
        self.inner.infections(s)

    def brings(self, s: "State", city: i64) -> i64:
        return self.inner.brings(s, city)

    def acted(self, s: "State", city: i64) -> None:
        self.inner.acted(s, city)

    def steps(self, s: "State", d: i64) -> i64:
        return self.inner.steps(s, d)

    def spills(self, s: "State", d: i64) -> i64:
        return self.inner.spills(s, d)

    def toll(self, s: "State", seat: i64, d: i64) -> i64:
        return self.inner.toll(s, seat, d)

    def treated(self, s: "State", city: i64, d: i64) -> None:
        self.inner.treated(s, city, d)

    def held(self, s: "State", pawn: i64) -> bool:
        return self.inner.held(s, pawn)

    def dawn(self, s: "State") -> None:
        self.inner.dawn(s)


class Extra:
    """A named field at the end of the position line, for numbers that only some rows know."""

    name: str = ""
    late: bool = False  # it is read when all else of the line has been read
    label: str = ""  # the message that names it to people, who are shown the codes that it is written with; empty: it is not shown

    def write(self, s: "State") -> str:
        """Its text; empty: it is left out."""
        return ""

    def read(self, s: "State", text: str) -> bool:
        """Take it over; False when the text is malformed."""
        return False

    def cards(self, s: "State") -> i64:
        """Infection cards that lie there."""
        return 0

    def cubes(self, s: "State", d: i64) -> i64:
        """Cubes of d that lie there, or are out of the game: neither on the map nor in the supply."""
        return 0

    def player_cards(self, s: "State") -> i64:
        """Player cards that lie there."""
        return 0

    def fault(self, s: "State") -> str:
        """The message that says what is impossible about it; empty: nothing is."""
        return ""


@final
class Rules:
    """The closed tables of a rule set; a row's place is its number in ids.py.

    `after` (what follows the actions), `epidemic` and `cure` (what follows a cure): agenda entries, last first.
    `asks`: whose pawn or card is touched may decline.
    `cubes`: those of each disease; as many as there are, so many diseases has the game.  `specials`: infection cards without a city.
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
        return r


@final
class Table:
    """What does not change in a game: rules, seats, epidemics; the roles' numbers by seat, their permissions and hooks as sets of seats."""

    def __init__(self, rules: Rules, rows: vec[Role], epidemics: i64, events: vec[Event]) -> None:
        self.rules = rules
        self.steps = rules.steps
        self.kinds = rules.kinds
        self.law = rules.law
        self.events = events
        self.asks = rules.asks
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
