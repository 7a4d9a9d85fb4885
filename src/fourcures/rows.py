"""The kinds of rows that rules are made of: steps, kinds of action, roles, events, laws, extras.  No rules.

A row reads and changes a `State` (core.py) and keeps nothing of a game itself.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.bits import BIT
from fourcures.extras import Extra as Extra
from fourcures.ids import CLOSED

if TYPE_CHECKING:
    from fourcures.core import State

LEAVES: Final = 1
FLIES: Final = 2
RATES: Final = vec[i64]([2, 2, 2, 3, 3, 4, 4])
"""The infection rate after 0, 1, … epidemics."""


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
        """The seats that must choose: the one of a seated step, else the one in turn."""
        if self.seated:
            return BIT[arg]
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
    "infection" is an infection card, "code" a card whose code is the token, "drawn" a player card as Nature numbers it, in two places.
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
    """Choices of the action phase that a rule set adds to moving, treating, building, sharing and curing."""

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
    walks: bool = True  # moves its own pawn in the four common ways
    builds: bool = True
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


class Law:
    """Numbers and questions that a rule set may change.  This one is the base game of 2013."""

    def rate(self, s: "State") -> i64:
        """The infection rate."""
        return RATES[s.table.law.space(s)]

    def space(self, s: "State") -> i64:
        """The space of its marker; the seventh epidemic leaves it on the last one (ruling 89)."""
        if s.epidemics > 6:
            return 6
        return s.epidemics

    def won(self, s: "State") -> bool:
        """Four cures win."""
        return s.cured & 15 == 15

    def need(self, s: "State", seat: i64, d: i64) -> i64:
        """Cards of d that this seat pays for its cure."""
        return s.table.cure[seat]

    def limit(self, s: "State", seat: i64) -> i64:
        """The hand limit of a seat."""
        return s.table.hand[seat]

    def drawn(self, s: "State", epidemics: i64) -> None:
        """All cards of part B lie open; what is to come of them besides the epidemics among them."""

    def draws(self, s: "State") -> i64:
        """Cards of part B."""
        return 2

    def struck(self, s: "State", city: i64) -> None:
        """The Infect step of an epidemic turns the card of this city; its cubes are about to come."""

    def infections(self, s: "State") -> None:
        """Part C begins."""

    def cards(self, s: "State", rate: i64) -> i64:
        """Cards that this part C turns."""
        return rate

    def brings(self, s: "State", city: i64) -> i64:
        """Cubes that the card of a city brings in part C."""
        return 1

    def acted(self, s: "State", city: i64) -> None:
        """The card of a city has acted in part C; what else it brings."""

    def stops(self, s: "State", cities: i64, d: i64) -> i64:
        """Those of these cities where something is used up instead of a cube of d that comes there, or of an outbreak."""
        return 0

    def breaks(self, s: "State", city: i64, d: i64, chain: bool) -> i64:
        """What becomes of an outbreak that is about to happen: HAPPENS, IGNORED, or ASKS when seats must say (rules/cubes.py).

        `chain`: another outbreak sets it off.
        """
        return 0

    def broke(self, s: "State", city: i64, d: i64) -> None:
        """An outbreak has happened, and its cubes are placed."""

    def steps(self, s: "State", d: i64) -> i64:
        """Spaces that an outbreak of d moves the marker."""
        return 1

    def spills(self, s: "State", d: i64) -> i64:
        """Cubes that an outbreak of d puts on each linked city, unless another outbreak set it off: then it is always one."""
        return 1

    def toll(self, s: "State", seat: i64, d: i64) -> i64:
        """Actions that treating d costs beyond the first: none or one."""
        return 0

    def dose(self, s: "State", seat: i64, d: i64, cubes: i64) -> i64:
        """Cubes of d that this seat takes off by treating, where the common rules say so many."""
        return cubes

    def treated(self, s: "State", city: i64, d: i64) -> None:
        """Somebody has treated d in this city."""

    def discovered(self, s: "State", seat: i64, d: i64) -> None:
        """This seat has discovered the cure for d."""

    def ways(self, s: "State", pawn: i64) -> i64:
        """How this pawn may move now: LEAVES its city at all, and FLIES direct, by charter, by shuttle or by Airlift."""
        return LEAVES | FLIES

    def dawn(self, s: "State") -> None:
        """A turn has begun; nothing has been done in it."""

    def arrived(self, s: "State", pawn: i64) -> None:
        """A pawn has come to a city; asked for roles that act on it, and for all pawns where somebody plays against the team."""

    def layered(self, s: "State", at: i64, by: i64) -> None:
        """In the infection deck the layers above `at` have moved by so many places; 0 or less: layer `at` is used up."""


class Around(Law):
    """A law that changes some answers of the one it is put around, and passes the other questions on to it."""

    def __init__(self, inner: Law) -> None:
        self.inner = inner

    def rate(self, s: "State") -> i64:
        return self.inner.rate(s)

    def space(self, s: "State") -> i64:
        return self.inner.space(s)

    def won(self, s: "State") -> bool:
        return self.inner.won(s)

    def need(self, s: "State", seat: i64, d: i64) -> i64:
        return self.inner.need(s, seat, d)

    def limit(self, s: "State", seat: i64) -> i64:
        return self.inner.limit(s, seat)

    def drawn(self, s: "State", epidemics: i64) -> None:
        self.inner.drawn(s, epidemics)

    def draws(self, s: "State") -> i64:
        return self.inner.draws(s)

    def struck(self, s: "State", city: i64) -> None:
        self.inner.struck(s, city)

    def infections(self, s: "State") -> None:
        self.inner.infections(s)

    def cards(self, s: "State", rate: i64) -> i64:
        return self.inner.cards(s, rate)

    def stops(self, s: "State", cities: i64, d: i64) -> i64:
        return self.inner.stops(s, cities, d)

    def breaks(self, s: "State", city: i64, d: i64, chain: bool) -> i64:
        return self.inner.breaks(s, city, d, chain)

    def broke(self, s: "State", city: i64, d: i64) -> None:
        self.inner.broke(s, city, d)

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

    def dose(self, s: "State", seat: i64, d: i64, cubes: i64) -> i64:
        return self.inner.dose(s, seat, d, cubes)

    def discovered(self, s: "State", seat: i64, d: i64) -> None:
        self.inner.discovered(s, seat, d)

    def ways(self, s: "State", pawn: i64) -> i64:
        return self.inner.ways(s, pawn)

    def dawn(self, s: "State") -> None:
        self.inner.dawn(s)

    def arrived(self, s: "State", pawn: i64) -> None:
        self.inner.arrived(s, pawn)

    def layered(self, s: "State", at: i64, by: i64) -> None:
        self.inner.layered(s, at, by)
