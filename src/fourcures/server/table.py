"""One table while somebody looks at it: who sits where, the game, the open pages, and the one way anything changes.

A change is worked out on a copy, written to the log, and only then shown: first to the one who asked, then to everybody.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog

from fourcures.dealer import commitment
from fourcures.notation import write
from fourcures.server import closed, log, scores, view, wire
from fourcures.server.game import CUT, Config, Game, counted
from fourcures.server.guest import Guest
from fourcures.server.meant import meant
from fourcures.server.people import Person, hashed
from fourcures.server.plan import plan
from fourcures.server.problems import Refusal
from fourcures.words import Complaint

PAGES: Final = 200
"""Open pages at one table."""
COMMAND: Final = 64
"""Letters of a command's id."""

logger = structlog.get_logger("fourcures.server")


class Table:
    """A table by its id.  The length of the whole log, takings back included, is what commands carry as `n`."""

    def __init__(self, id: str, store: log.Log) -> None:
        self.id = id
        self.store = store
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.used = time.monotonic()
        self.made: log.TableRow
        self.game: Game | None = None  # none: to be read from the log
        self.rows: list[str] = []
        self.commands: set[str] = set()
        self.seats: dict[int, log.SeatRow] = {}
        self.shared: dict[frozenset[int], dict[str, Any]] = {}  # parts of the view alike for all who see the same hands, until a change
        self.choices: list[wire.Legal] | None = None  # so are these, with a part for each

    # ------------------------------------------------------------ the log

    async def opened(self) -> Game:
        """The game, read from the log when it is not at hand.  The lock must be held."""
        self.used = time.monotonic()
        if self.game is not None:
            return self.game
        found = await self.store.run(log.load(self.id))
        if found is None:
            raise Refusal(404, "table-unknown", table=self.id)
        self.made, sat, rows = found
        self.seats = {row.seat: row for row in sat}
        self.rows = [row.token for row in rows]
        self.commands = {row.cmd for row in rows if row.cmd is not None}
        try:
            game = Game(msgspec.json.decode(self.made.config, type=Config), self.made.seed)
            game.replay(counted(self.rows))
        except Exception as error:
            logger.error("could not replay the log", table=self.id, exc_info=error)
            raise Refusal(500, "table-unreadable", table=self.id) from None
        self.game = game
        for guest in self.guests:
            guest.have = 0
        self.changed()
        return game

    def _lines(self, before: Game, after: Game, command: str | None) -> list[log.Row]:
        """The lines of the log for what `after` has more; the first of them answers the command."""
        now = time.time()
        new = after.entries[len(before.entries) :]
        return [log.Row(len(self.rows) + i, None if i else command, entry.seat, now, entry.token) for i, entry in enumerate(new)]

    def _append(self, lines: Sequence[log.Row], after: Game) -> log.Job:
        """Log the lines; with the last of a game, its results."""
        results: list[scores.Result] | None = None
        if "over" in (after.phase, self.game and self.game.phase):
            results = scores.of_game(self.id, after.config, after.glance(), self.seats.values(), lines[-1].at)
        return log.append(self.id, lines, _glance(after), results)

    async def _write(self, job: log.Job) -> None:
        """Run a job of the log.  When that fails, nothing at hand can be trusted any more: it is read again for the next command."""
        try:
            await self.store.run(job)
        except BaseException as error:
            self.game = None
            if not isinstance(error, Exception):
                raise
            logger.error("could not write the log", table=self.id, exc_info=error)
            raise Refusal(503, "server-not-saved") from None

    def _is(self, after: Game, lines: Sequence[log.Row]) -> None:
        """What has been logged is now the game."""
        if after.phase == "over":
            self._tell_again(after)
        self.game = after
        self.rows += [row.token for row in lines]
        self.commands |= {row.cmd for row in lines if row.cmd is not None}
        self.changed()

    def changed(self) -> None:
        """Everybody is to be shown the table anew."""
        self.shared = {}
        self.choices = None
        for guest in self.guests:
            guest.show()

    def _tell_again(self, game: Game) -> None:
        """Closed hands are seen by other people from now on: what was told of them is told anew."""
        if not game.config.shown.open_hands or game.state.table.rules.rival:
            for guest in self.guests:
                guest.have = 0

    # ------------------------------------------------------------ play

    async def act(self, person: Person, message: wire.Act) -> wire.Ack:
        """Do what a token says, once however often the command comes."""
        async with self.lock:
            game = await self.opened()
            command = self._command(person, message.id)
            if command in self.commands:
                return wire.Ack(message.id, len(self.rows), again=True)
            mine = self._playing(game, person)
            after = game.copy()
            after.play(meant(game, self.rows, mine, message))
            after.accept(mine)
            after.settle()
            lines = self._lines(game, after, command)
            await self._write(self._append(lines, after))
            self._is(after, lines)
            return wire.Ack(message.id, len(self.rows))

    async def take_back(self, person: Person, message: wire.TakeBack) -> wire.Ack:
        """Take the last action back; the log keeps it, and the taking back."""
        async with self.lock:
            game = await self.opened()
            command = self._command(person, message.id)
            if command in self.commands:
                return wire.Ack(message.id, len(self.rows), again=True)
            mine = self._playing(game, person)
            if message.n != len(self.rows):
                raise Complaint("act-late")
            undo = view.undo(game, mine)
            if undo.why is not None:
                raise Complaint(undo.why.id, **undo.why.args)
            kept = len(game.entries) - game.at_once(mine)
            after = game.back(kept)
            seat = undo.seat if undo.seat in mine else min(mine)
            lines = [log.Row(len(self.rows), command, seat, time.time(), f"{CUT}{kept}")]
            await self._write(self._append(lines, after))
            for guest in self.guests:
                guest.have = min(guest.have, kept)
            self._is(after, lines)
            return wire.Ack(message.id, len(self.rows))

    def _command(self, person: Person, id: str) -> str:
        """A command's name in the log: ids of different people cannot meet."""
        if not 0 < len(id) <= COMMAND:
            raise Complaint("act-id", most=COMMAND)
        return f"{person.id[:16]}.{id}"

    def _playing(self, game: Game, person: Person) -> set[int]:
        """The seats of somebody who may act now."""
        mine = self.held(person)
        if game.phase == "gathering":
            raise Complaint("act-gathering")
        if game.phase == "over":
            raise Complaint("act-over")
        if not mine:
            raise Complaint("act-watching")
        return mine

    # ------------------------------------------------------------ seats

    def held(self, person: Person) -> set[int]:
        """The seats of a person."""
        return {seat for seat, row in self.seats.items() if row.person == person.id}

    async def sit(self, person: Person, wanted: Sequence[int], name: str) -> None:
        """Take free seats; with the last of them the game begins."""
        async with self.lock:
            game = await self.opened()
            roles = game.config.roles
            if not wanted or not all(0 <= seat < len(roles) for seat in wanted):
                raise Refusal(422, "seats-which", found=", ".join(map(str, wanted)) or "-", most=len(roles) - 1)
            new = sorted(set(wanted) - self.held(person))
            if new and len(self.seats) == len(roles):
                raise Refusal(409, "table-full")
            for seat in new:
                if seat in self.seats:
                    holder = self.seats[seat].name
                    raise Refusal(409, "seat-taken" if holder else "seat-taken-nameless", role=roles[seat], name=holder)
            rows = [log.SeatRow(seat, person.id, hashed(person.key(self.id)), name) for seat in new]
            after, lines = game, list[log.Row]()
            if not self.rows and len(self.seats) + len(rows) == len(roles):
                after = game.copy()
                after.settle()
                lines = self._lines(game, after, None)
            if rows:
                await self._write(log.sit(self.id, rows, lines, _glance(after)))
                self.seats |= {row.seat: row for row in rows}
                self._tell_again(after)
                self._is(after, lines)

    async def stand(self, person: Person, left: Sequence[int] | None) -> None:
        """Leave these seats, or all; somebody else may take them."""
        async with self.lock:
            game = await self.opened()
            freed = sorted(self.held(person) if left is None else left)
            if not freed or not set(freed) <= self.held(person):
                raise Refusal(403, "seats-not-yours")
            await self._write(log.stand(self.id, freed))
            for seat in freed:
                del self.seats[seat]
            self._tell_again(game)
            self.changed()

    async def rename(self, person: Person, name: str) -> None:
        """Another nickname on all seats of a person."""
        async with self.lock:
            await self.opened()
            mine = self.held(person)
            if not mine:
                raise Refusal(403, "seats-not-yours")
            await self._write(log.rename(self.id, person.id, name))
            self.seats |= {seat: self.seats[seat]._replace(name=name) for seat in mine}
            self.changed()

    async def key(self, person: Person) -> str:
        """The secret link that carries a person's seats to another device; of several, that of the browser that asked last."""
        async with self.lock:
            await self.opened()
            mine = self.held(person)
            if not mine:
                raise Refusal(403, "key-no-seats")
            key = hashed(person.key(self.id))
            if any(self.seats[seat].key != key for seat in mine):
                await self._write(log.set_key(self.id, person.id, key))
                self.seats |= {seat: self.seats[seat]._replace(key=key) for seat in mine}
        return f"/t/{self.id}#{person.key(self.id)}"

    async def use_key(self, person: Person, secret: str) -> None:
        """The seats of a secret link are this device's from now on."""
        async with self.lock:
            game = await self.opened()
            key = hashed(secret)
            moved = [row for row in self.seats.values() if row.key == key]
            if not moved:
                raise Refusal(403, "key-unknown")
            new = hashed(person.key(self.id))
            name = person.name or moved[0].name
            await self._write(log.hand_over(self.id, key, person.id, new, name))
            self.seats |= {row.seat: row._replace(person=person.id, key=new, name=name) for row in moved}
            self._tell_again(game)
            self.changed()

    # ------------------------------------------------------------ people

    def known(self) -> set[str]:
        """Who has a part in this table."""
        return {row.person for row in self.seats.values()} | ({self.made.host} if self.game else set())

    async def again(self) -> None:
        """Read everything from the log again: who sits here has changed there."""
        async with self.lock:
            self.game = None
            with suppress(Refusal):
                await self.opened()

    # ------------------------------------------------------------ showing

    async def welcome(self, guest: Guest) -> None:
        """A page comes to the table."""
        async with self.lock:
            await self.opened()
            if len(self.guests) >= PAGES:
                raise Refusal(429, "table-crowded", most=PAGES)
            self.guests.add(guest)
            self.changed()

    def farewell(self, guest: Guest) -> None:
        """A page has gone."""
        self.used = time.monotonic()
        self.guests.discard(guest)
        self.changed()

    def view(self, guest: Guest) -> bytes | None:
        """The table as this page may see it, with the log from what it has; None while the log has to be read again."""
        game = self.game
        if game is None:
            return None
        mine = self.held(guest.person)
        seen = closed.seen(game, mine)
        since, guest.have = guest.have, len(game.entries)
        return msgspec.json.encode(
            wire.View(
                table=self.id,
                name=self.made.name,
                phase=game.phase,
                n=len(self.rows),
                you=sorted(mine),
                host=guest.person.id == self.made.host,
                legal=[choice for choice in self._choices(game) if choice.seat in mine],
                why=view.reasons(game.state, mine) if game.phase == "playing" else {},
                undo=view.undo(game, mine),
                since=since,
                log=closed.entries(game, since, seen),
                **self._shared(game, seen),
            )
        )

    def _shared(self, game: Game, seen: frozenset[int]) -> dict[str, Any]:
        """What all who see these hands see alike, encoded once for each change."""
        if seen not in self.shared:
            s = closed.state(game, seen)
            online = {seat for guest in self.guests for seat in self.held(guest.person)}
            seats = [view.seat_view(s, seat, self.seats.get(seat), seat in online) for seat in range(len(game.roles))]
            self.shared[seen] = {
                "line": write(s) if closed.hands_seen(game, seen) else "",
                "seats": _raw(closed.seats(seats, seen, s.table.seats)),
                "board": _raw(view.board(game, s)),
                "ask": _raw(closed.ask(view.ask(s), seen, closed.hands_seen(game, seen))),
                "watchers": sum(not self.held(guest.person) for guest in self.guests),
                "seed": self._seed(game),
                "shown": game.config.shown,
                "score": view.score(game),
                "plan": plan(game) if game.phase == "gathering" else None,
            }
        return self.shared[seen]

    def _choices(self, game: Game) -> list[wire.Legal]:
        """All that may be done now, worked out once for each change."""
        if self.choices is None:
            self.choices = view.choices(game.state)
        return self.choices

    def _seed(self, game: Game) -> str:
        return game.seed if game.phase == "over" else commitment(game.seed)

    def summary(self, person: Person) -> wire.TableSummary:
        """The table in a list."""
        assert self.game is not None
        return view.summary(self.made, list(self.seats.values()), person, _glance(self.game))

    def record(self) -> str:
        """The game as a record; its seed is hidden until it is over."""
        game = self.game
        assert game is not None
        if game.phase == "gathering":
            raise Refusal(409, "record-not-begun")
        if len(closed.seen(game, set())) < len(game.roles):
            raise Refusal(409, "record-closed" if not game.config.shown.open_hands else "record-secret")
        return game.record({seat: row.name for seat, row in self.seats.items()}, self._seed(game))


def _glance(game: Game) -> str:
    return msgspec.json.encode(game.glance()).decode()


def _raw(part: object) -> Any:
    """A part of a message that is encoded already."""
    return msgspec.Raw(msgspec.json.encode(part))
