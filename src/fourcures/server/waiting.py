"""Whom a table waits for, how long, and what happens then (docs/waiting.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

import msgspec

from fourcures.bits import BIT, members
from fourcures.engine import awaited, watchers
from fourcures.ids import BETWEEN_CARDS, KIND, PASS, SEAT
from fourcures.server import closed, orders
from fourcures.server.clock import CLOCK, Cancel
from fourcures.server.game import Game
from fourcures.server.orders import ANY, EPIDEMICS, MOMENTS, Standing, asks
from fourcures.server.people import program
from fourcures.server.silence import answer
from fourcures.server.windows import asked_for_nothing, moment, playable, window
from fourcures.server.wire import Ask, Pace, Said
from fourcures.server.wire_waiting import Called, LetGo, Nudged, Wait

if TYPE_CHECKING:
    from fourcures.server.table import Table

HOLD: Final = 60.0
"""Seconds for which a clock stays held when whoever holds it has gone."""
NUDGE: Final = 60.0
"""Seconds between two reminders of a seat."""
HOUR: Final = 3600.0


class Waiting:
    """Whom one table waits for.

    Where hands are closed, everybody is asked in a window and it goes by when all have passed: until then the passes are kept here
    (`aside`), so that not even their number is seen.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.clock = CLOCK
        self.standing = Standing()
        self.place: tuple[object, ...] = ()  # the window that is open; empty: none
        self.since: tuple[int, int] = (0, 0)  # tokens that are no passes, and takings back, when it began anew
        self.aside: set[int] = set()
        self.how: dict[int, LetGo] = {}
        self.holder = ""  # the person who holds the clock
        self.deadline: float | None = None
        self.cancel: Cancel | None = None
        self.release: Cancel | None = None
        self.reminded: dict[int, float] = {}
        self.nudged: list[Callable[[int, int], None]] = []  # who wants to know of reminders: the seat, and the seat of who reminds

    # ------------------------------------------------------------ what others ask

    async def opened(self) -> None:
        """The table has been read from the log: a window has its whole time again."""
        self.standing.given = await self.table.store.run(orders.kept(self.table.id))
        self.place = ()
        self.moved()
        self.how = {seat: LetGo(seat, "self") for seat in self.how}

    def moved(self) -> None:
        """The game has gone on, or back."""
        place, since = self._place()
        if (place, since) != (self.place, self.since):
            if place != self.place:
                self.holder = ""
            self.place, self.since = place, since
            self.aside, self.how = set(), {}
            self._start()
        game = self.table.game
        if place and game is not None:
            passed = members(game.state.passed)
            self.how = {seat: self.how.get(seat, LetGo(seat, "order")) for seat in passed}

    def left(self, seat: int) -> None:
        """A seat is free: its orders have gone with whoever had it."""
        self.standing.given = {(other, card): order for (other, card), order in self.standing.given.items() if other != seat}

    def lets_pass(self, game: Game) -> int:
        """The seats that the window on top need not ask."""
        s = game.state
        where = window(s)
        if where is None:
            return 0
        asked, nothing = awaited(s), asked_for_nothing(s)
        if s.table.closed and not self.alone():
            return nothing or (asked if self.silent(game).issuperset(members(asked)) else 0)
        wanted = watchers(s, moment(s)) & ~nothing
        for seat in members(asked):
            if where == BETWEEN_CARDS or not nothing & BIT[seat]:
                if any(asks(self.order(seat, card, s.turn), game, where) for card in playable(s, seat)):
                    wanted |= BIT[seat]
        return asked & ~wanted

    def silent(self, game: Game) -> set[int]:
        """Where hands are closed: the seats that have let the window go by already, or want not to be asked."""
        s, where = game.state, window(game.state)
        if where is None or not s.table.closed or self.alone():
            return set()
        silent = {seat for seat in members(awaited(s)) if not asks(self.order(seat, ANY, s.turn), game, where)}
        return silent | (self.aside if self._place(game) == (self.place, self.since) else set())

    def order(self, seat: int, card: str, turn: int) -> str:
        """When a seat wants to be asked for a card."""
        return self.standing.of(seat, card, turn) or self.usual()

    def usual(self) -> str:
        """When whoever has said nothing is asked."""
        return MOMENTS if self.pace.clock == "none" or self.alone() else EPIDEMICS

    @property
    def pace(self) -> Pace:
        assert self.table.game is not None
        return self.table.game.config.shown.pace

    def alone(self) -> bool:
        """One person has all seats of the team, programs apart; from these, too, closed hands are closed."""
        assert self.table.game is not None
        s, row = self.table.game.state, self.table.seats
        people = {row[seat].person if seat in row else "" for seat in range(s.table.seats)}
        return len(people if s.table.closed else [person for person in people if not program(person)]) <= 1

    def _place(self, game: Game | None = None) -> tuple[tuple[object, ...], tuple[int, int]]:
        """The window that the game is in, and what has happened in it that lets it begin anew."""
        game = game or self.table.game
        if game is None or window(game.state) is None:
            return (), (0, 0)
        s = game.state
        return (s.turn, *list(s.agenda)[: s.depth]), (game.played, self.table.cuts)

    # ------------------------------------------------------------ letting a window go by

    def keeps(self, a: int) -> bool:
        """Notes who passes; whether the pass is kept aside until all have passed."""
        game = self.table.game
        assert game is not None
        seat = a >> 21 & 7
        if a >> 24 != PASS:
            return False
        self.how[seat] = LetGo(seat, "self")
        if game.state.table.closed and not self.alone():
            self.aside.add(seat)
            return True
        return False

    async def go_on(self, game: Game, passing: Iterable[int], command: str | None = None) -> None:
        """These seats let the window go by; so do all that need not be asked."""
        after = game.copy()
        for seat in passing:
            if awaited(after.state) >> seat & 1:
                after.play(PASS * KIND + seat * SEAT)
        await self.table.go_on(game, after, command)

    # ------------------------------------------------------------ clocks

    @property
    def running(self) -> bool:
        """A clock runs: the table must not be put away."""
        return self.cancel is not None

    def _start(self) -> None:
        """The window that is open has its whole time, when there is a clock and nobody holds it."""
        if self.cancel is not None:
            self.cancel()
        self.cancel = self.deadline = None
        if self.place and not self.holder and self.pace.clock == "soft" and not self.alone():
            self.deadline = self.clock.now() + self.pace.seconds
            self.cancel = self.clock.later(self.pace.seconds, self._time_is_up)

    async def _time_is_up(self) -> None:
        """Silence is a pass."""
        self.cancel = None
        async with self.table.lock:
            game = self.table.game
            if game is None or self.deadline is None:
                return
            early = self.deadline - self.clock.now()
            if early > 0:  # the clock of the machine has been put back meanwhile
                self.cancel = self.clock.later(early, self._time_is_up)
            else:
                await self._pass_by_clock(game)

    async def _pass_by_clock(self, game: Game) -> None:
        silent = members(awaited(game.state))
        self.how |= {seat: LetGo(seat, "clock") for seat in silent}
        told = [seat for seat in silent if seat not in self.aside]
        await self.go_on(game, silent)
        if not game.state.table.closed:
            await self.note("note-time", roles=[game.roles[seat] for seat in told])

    async def look(self) -> None:
        """Called from time to time, where moves have hours: what their end brings about."""
        async with self.table.lock:
            game = await self.table.opened()
            if not self.overdue(game):
                return
            if self.place:
                await self._pass_by_clock(game)
            elif self.pace.zero == "pass":
                await self._end_turn(game)
            else:
                self.table.changed()

    async def _end_turn(self, game: Game) -> None:
        """What must be decided by somebody who does not is decided as simply as can be."""
        seats, after = awaited(game.state), game.copy()
        while awaited(after.state) == seats and window(after.state) is None and after.state.turn == game.state.turn:
            after.play(answer(after.state))
            after.settle(self.lets_pass)
        await self.table.go_on(game, after, None)
        await self.note("note-hours", roles=[game.roles[seat] for seat in members(seats)])

    def due(self, game: Game) -> float | None:
        """When the hours of what is awaited are over."""
        if game.phase != "playing" or self.pace.clock != "hours" or self.alone():
            return None
        return self.table.at + self.pace.hours * HOUR

    def overdue(self, game: Game) -> bool:
        due = self.due(game)
        return due is not None and self.clock.now() >= due

    def lent(self, game: Game) -> list[int]:
        """Seats that team-mates may play: their time is up, their person is away, and there is nothing they should not see."""
        if not (self.pace.zero == "team" and game.config.shown.open_hands and self.overdue(game)):
            return []
        online = self.table.online()
        return [seat for seat in members(awaited(game.state)) if seat not in online and seat < game.state.table.seats]

    def gone(self) -> None:
        """A page has gone; whoever holds the clock may be away now."""
        if self.holder and not self._here(self.holder):
            if self.release is not None:
                self.release()
            self.release = self.clock.later(HOLD, self._let_run)

    async def _let_run(self) -> None:
        self.release = None
        async with self.table.lock:
            if self.holder and not self._here(self.holder):
                self.hold("")

    def hold(self, person: str) -> None:
        """Somebody holds the clock, or nobody."""
        self.holder = person
        self._start()
        self.table.changed()

    def _here(self, person: str) -> bool:
        return person in self.table.here()

    # ------------------------------------------------------------ telling

    def remind(self, seat: int, by: int) -> None:
        """The pages of a seat are told that somebody waits."""
        self.reminded[seat] = self.clock.now()
        message = msgspec.json.encode(Nudged(seat, by))
        for guest in self.table.guests:
            if seat in self.table.held(guest.person):
                guest.tell(message)
        for heard in self.nudged:
            heard(seat, by)

    async def note(self, id: str, **args: str | int | list[str]) -> None:
        """The table says something among what people say."""
        await self.table.talk.note(Said(id, args))

    def ask(self, of: Ask) -> Ask:
        """The decision awaited, as it is with the passes that are kept here; `of` names seats only that may be told."""
        if not self.aside:
            return of
        aside = [seat for seat in of.seats if seat in self.aside]
        return msgspec.structs.replace(of, seats=[s for s in of.seats if s not in aside], passed=sorted({*of.passed, *aside}))

    def view(self, game: Game, seen: frozenset[int]) -> Wait | None:
        """Whom the table waits for, as somebody sees it who sees the hands of these seats."""
        if game.phase != "playing":
            return None
        s, every = game.state, closed.hands_seen(game, seen)
        due = self.due(game)
        ends = self.deadline if self.place and self.deadline is not None else due
        left = None if ends is None else max(0.0, round(ends - self.clock.now(), 1))
        asked = [seat for seat in members(awaited(s)) if every or not self.place or s.table.closed or seat in seen]
        return Wait(
            called=[
                Called(seat, self._for(game, seat) if seat in seen else []) for seat in asked if not (seat in seen and seat in self.aside)
            ],
            passed=[how for how in self.how.values() if every or how.seat in seen],
            left=left,
            held=self.seat_of(self.holder) if self.holder else None,
            overdue=self.overdue(game),
            lent=self.lent(game),
            usual=self.usual(),
            orders=[order for order in self.standing.told(s.turn) if every or order.seat in seen],
            ballot=self.table.votes.ballot(game),
        )

    def _for(self, game: Game, seat: int) -> list[str]:
        """What a seat is asked for."""
        return playable(game.state, seat) if self.place else []

    def seat_of(self, person: str) -> int | None:
        """The first seat of somebody."""
        return min((seat for seat, row in self.table.seats.items() if row.person == person), default=None)
