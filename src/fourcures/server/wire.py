"""What the server and a page say to each other, as one schema; the client's TypeScript types are generated from it.

Codes are those of the notation (docs/notation.md): cities `CAI`, diseases `b y k r`, roles `MED`, events `QUIET`, tokens.
Fields with a default may be left out where they have it.
Texts are never sent: a `Said` carries the id of a message in the catalogues and its arguments, and the page says it in its reader's
language.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fourcures.server.wire_programs import Mates
from fourcures.server.wire_steps import Code as Code, Legal as Legal, PlanView as PlanView, Said as Said, Seat as Seat
from fourcures.server.wire_waiting import Wait

# ---------------------------------------------------------------- what a table looks like


class SeatView(Struct, omit_defaults=True):
    """One place at the table: its role card, who sits there, its pawn and its cards."""

    role: Code
    name: str  # nickname of the person, "" while the seat is free
    taken: bool
    online: bool
    city: Code
    hand: list[Code]  # city cards in atlas order, then events
    stored: Code | None  # the event on the Contingency Planner's card
    hand_limit: int
    cure_cards: int  # cards of one colour this seat needs for a cure
    actions: int  # actions a turn
    needs: dict[Code, int] = {}  # disease -> cards that this seat needs for its cure now, whatever changes it
    front: list[Code] = []  # event cards that lie in front of it and are in force
    samples: dict[Code, int] = {}  # disease -> cubes kept on its role card
    closed: int = 0  # cards of a hand that this person does not see
    host: bool = False  # of this table
    claimed: bool = False  # the name is claimed: it has a profile, and nobody else can have it
    program: str = ""  # the level of the program on it; whoever comes may take its place


class Disease(Struct, omit_defaults=True):
    """A disease: cubes left in the supply, and how far the cure is.  On the map are those of `total` that are nowhere else."""

    id: Code
    left: int
    cured: bool
    eradicated: bool
    total: int = 24  # cubes that it has
    samples: int = 0  # cubes kept on a role card
    lost: int = 0  # cubes out of the game


class Pile(Struct):
    """A part of the player deck that was built around one epidemic."""

    left: int
    epidemic: bool  # still inside


class PlayerDeck(Struct):
    """The player deck as the table knows it."""

    left: int
    turns: int  # whole turns that can still be drawn for
    draws: int  # cards drawn in a turn now
    piles: list[Pile]  # next first


class Layer(Struct, omit_defaults=True):
    """A set of infection cards whose order inside is unknown (one card: known)."""

    cards: list[Code]
    shuffle: int  # which epidemic put it there; 0 = setup, or looked at
    away: int = 0  # so many of them are in a hand that is not seen, and nobody knows which


class Infection(Struct, omit_defaults=True):
    """The infection cards."""

    layers: list[Layer]  # top first; the last is what has not been seen yet
    discard: list[Code]  # newest first
    removed: list[Code]
    known: list[Code] = []  # cards on top that are known one by one, the next one first
    turned: Code | None = None  # the card that lies open and has not acted yet


class Strain(Struct):
    """Virulent Strain: the disease it is about, and the epidemic cards that have been turned."""

    disease: Code | None = None  # none yet
    effects: list[Code] = []  # face up: they last
    waiting: list[Code] = []  # drawn, their effect is still to come, the next one first
    spent: list[Code] = []  # they have happened, or no longer hold


class Rival(Struct, omit_defaults=True):
    """Whoever plays against the team, as this person may see it."""

    seat: Seat
    role: Code
    cards: int  # in hand
    city: Code | None = None  # where the pawn stands in the open, or where this person knows it to be
    spotted: bool = False
    captured: bool = False
    beaten: bool = False  # plays no more
    sighted: Code | None = None  # where everybody knows it was last
    sighted_turn: int = 0
    drive: bool = False  # in its turn: the drive that nothing else can be done for is left
    others: int = 0  # other actions left
    done: list[str] = []  # what is done once in a turn and has been done: here, there, sabotage
    won: bool = False  # the game is over, and it has won


class Board(Struct, omit_defaults=True):
    """Everything that lies on the table."""

    rules: str  # as in the position line, "base/5"
    turn: int
    seat: Seat  # whose turn it is
    outbreaks: int
    epidemics: int
    rate: int  # infection rate now
    rates: list[int]  # the whole track
    space: int  # where on it the marker lies, from 0
    diseases: list[Disease]
    cubes: dict[Code, dict[Code, int]]  # city -> disease -> 1..3; cities without cubes are left out
    stations: list[Code]
    stations_left: int
    pawns: list[Code]  # city of each seat's pawn
    deck: PlayerDeck
    discard: list[Code]  # player discard, newest first
    removed: list[Code]  # events out of the game
    infection: Infection
    looked: list[Code]  # Forecast: cards looked at and not yet put back
    quiet: int  # infection steps that will be skipped
    over: Literal["", "win", "outbreaks", "cubes", "cards"]
    strain: Strain | None = None  # of a game with Virulent Strain
    mutation: list[Code] = []  # Mutation Events that lie open
    mutated: list[Code] = []  # Mutation Events that have happened
    orders: list[Seat] = []  # pawns that whose turn it is moves as its own
    this_turn: list[str] = []  # used or in force this turn: fetched, collected, sampled, fifth, hospital
    rival: Rival | None = None  # of a game with the Bio-Terrorist
    extras: dict[str, str] = {}  # named fields at the end of the position line that the modules of this game add, as written there


class Ask(Struct, omit_defaults=True):
    """The decision the table waits for."""

    step: str  # act, win, hand, order, … (docs/notation.md, steps)
    arg: int
    part: Literal["setup", "act", "draw", "infect", "rival", "over"]  # rival: the turn of the Bio-Terrorist
    seats: list[Seat]  # who is awaited; empty when nobody
    passed: list[Seat]  # who has let this window go by
    excess: int  # hand step: cards too many
    asked: Legal | None = None  # consent step: what somebody else wants to do


class Pace(Struct, frozen=True, omit_defaults=True):
    """How long a table waits for somebody, and what happens then."""

    clock: Literal["none", "soft", "hours"] = "none"  # for ever; some seconds in windows, with Hold; some hours for everything
    seconds: int = 6  # of a soft clock: silence in a window is a pass
    hours: int = 24  # of a clock of hours
    zero: Literal["wait", "pass", "team"] = "wait"  # after hours of a move: a mark, the turn is ended, team-mates may play the seat
    trusted: bool = False  # team-mates may let a window go by for somebody who is away


class Shown(Struct, frozen=True):
    """What was chosen for a table and matters for showing it only."""

    preset: str = "2013"
    challenges: list[str] = []
    city: str = "montreal"  # or toronto: the same place of the map
    colours: str = "standard"
    levels: str = "official"  # how the numbers of epidemics are called
    open_hands: bool = True
    scoring: bool = False
    worth: int = 0  # points of a win, where they are counted
    pace: Pace = Pace()
    language: str = ""  # that they want to talk in
    command: bool = False  # people may act for AI team-mates
    hints: bool = False  # whoever is in turn may ask what programs would do


class Undo(Struct):
    """What taking back would take back, or why it cannot be."""

    token: str | None
    seat: Seat | None
    why: Said | None


class Entry(Struct):
    """One token of the log with what it brought about, as messages in order."""

    n: int  # place among the tokens that count, from 0
    turn: int
    seat: Seat | None  # None: Nature
    token: str
    said: list[Said]


class Fact(Struct):
    """Something about a table that is about to begin: the message that names it, and what it is."""

    name: str
    said: Said


class Plan(Struct):
    """POST /api/presets/check: the table that a NewTable would make, in words, or why there can be none; nothing is made."""

    facts: list[Fact]
    advice: Said | None = None
    problem: Said | None = None


class View(Struct, tag="view", tag_field="t"):
    """The whole table as this person may see it.  Sent on joining and after every change; `log` holds the entries from `since` on.

    When `since` is smaller than what the client has, the log was cut back there (undo) before the new entries.
    """

    table: str  # id of the table
    name: str
    phase: Literal["gathering", "playing", "over"]
    n: int  # length of the whole log, actions taken back and takings back included: it only grows; commands carry it
    line: str  # the position line; empty where it would tell closed hands
    you: list[Seat]  # seats this person holds
    host: bool  # has the say about who sits here
    seats: list[SeatView]
    board: Board
    ask: Ask
    legal: list[Legal]  # for the seats in `you` only
    # tool -> why it cannot be used now (drive, direct, charter, shuttle, build, treat, share, cure, role, event, done)
    why: dict[str, Said]
    undo: Undo
    since: int
    log: list[Entry]
    watchers: int
    seed: str  # "sha256:…" while playing, the seed itself when over
    shown: Shown = Shown()
    score: int | None = None  # points of a game that is over, where they are counted
    plan: Plan | None = None  # while gathering: the table in words
    plans: list[PlanView] = []  # proposals that stand, the oldest first
    words: str = ""  # three words that lead here, for whoever may hand them on
    watch: str = ""  # code of the link for watching, "/w/<code>"
    watching: bool = False  # this page came by that link: there is no seat for it
    waiting: Wait | None = None  # while playing
    mates: Mates | None = None  # where AI team-mates play


# ---------------------------------------------------------------- other messages of the socket


class Ack(Struct, tag="ack", tag_field="t"):
    """The command with this id is in the log (`again`: it was before)."""

    id: str
    n: int
    again: bool = False


class No(Struct, tag="no", tag_field="t"):
    """The command with this id was refused; nothing changed.  Without an id: the message could not be read."""

    id: str | None
    why: Said


class Pong(Struct, tag="pong", tag_field="t"):
    """Answer to a ping."""


class Act(Struct, tag="act", tag_field="t", forbid_unknown_fields=True):
    """Do this.  `n` is the length of the log that was seen; `id` is new for every press, and the same when it is sent again."""

    id: str
    n: int
    token: str


class TakeBack(Struct, tag="undo", tag_field="t", forbid_unknown_fields=True):
    """Take the last action back."""

    id: str
    n: int


class Ping(Struct, tag="ping", tag_field="t", forbid_unknown_fields=True):
    """Are you there."""


# ---------------------------------------------------------------- HTTP bodies


class MadeTable(Struct):
    """Answer to NewTable: where it is, and the link that lets others in."""

    id: str
    link: str  # path of the page, "/t/<id>"


class Sit(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/seats: take these free seats.  The answer sets the cookie that holds them."""

    seats: list[Seat]
    name: str = ""


class Key(Struct):
    """Secret link of the seats this person holds, to go on from another device: "/t/<id>#<secret>"."""

    link: str


class UseKey(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/key: this device now holds the seats of that secret."""

    secret: str


class TableSummary(Struct):
    """GET /api/tables/{id}, and a row of GET /api/tables (the tables this browser has a part in, newest first)."""

    id: str
    name: str
    rules: str
    phase: Literal["gathering", "playing", "over"]
    roles: list[Code]
    names: list[str]  # of the persons by seat, "" = free
    you: list[Seat]
    turn: int
    over: str
    awaited: list[Seat]
    shown: Shown
    words: str = ""  # three words that lead there, for whoever may hand them on
    since: float = 0.0  # when something was last done there


class Health(Struct):
    """GET /api/health."""

    ok: bool
    version: str


class Problem(Struct, omit_defaults=True):
    """Body of every 4xx and 5xx (application/problem+json): an English sentence in `detail`, and the message it comes from."""

    title: str
    status: int
    detail: str
    said: Said | None = None
