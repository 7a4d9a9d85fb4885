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
from fourcures.server import asking, closed, log, notices, scores, view, wire, wire_review, wire_waiting
from fourcures.server.advice import Advice
from fourcures.server.branches import Branches
from fourcures.server.chairs import Chairs
from fourcures.server.door import Door
from fourcures.server.game import CUT, Config, Game, counted, reopened
from fourcures.server.guest import Guest
from fourcures.server.hints import Hints
from fourcures.server.leading import Leading
from fourcures.server.manners import Manners
from fourcures.server.meant import command_name, meant
from fourcures.server.messages import TAGS, Answer, Command, ForPlans, ForPrograms, FromClient, Talking
from fourcures.server.people import Person
from fourcures.server.plan import plan
from fourcures.server.plans import Plans
from fourcures.server.problems import Refusal
from fourcures.server.programs import Programs
from fourcures.server.talk import Talk
from fourcures.server.votes import Votes
from fourcures.server.waiting import Waiting
from fourcures.words import Complaint

PAGES: Final = 200
"""Open pages at one table."""

logger = structlog.get_logger("fourcures.server")


class Table:
    """A table by its id.  The length of the whole log, takings back included, is what commands carry as `n`."""

    reader = msgspec.json.Decoder(FromClient)
    tags = TAGS

    def __init__(self, id: str, manners: Manners, gone_on: asyncio.Event) -> None:
        self.id = id
        self.store = manners.store
        self.manners = manners
        self.gone_on = gone_on
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.used = time.monotonic()
        self.made: log.TableRow
        self.game: Game | None = None  # none: to be read from the log
        self.rows: list[str] = []
        self.cuts = 0  # how many of them are takings back
        self.at = 0.0  # when the last of them was written
        self.commands: set[str] = set()
        self.seats: dict[int, log.SeatRow] = {}
        self.shared: dict[frozenset[int], dict[str, Any]] = {}  # parts of the view alike for all who see the same hands, until a change
        self.choices: list[wire.Legal] | None = None  # so are these, with a part for each
        self.chairs = Chairs(self)
        self.door = Door(self)
        self.talk = Talk(self)
        self.plans = Plans(self)
        self.waiting = Waiting(self)
        self.waiting.nudged.append(lambda seat, _: notices.remind(self, seat))
        self.votes = Votes(self)
        self.branches = Branches(self)
        self.programs = Programs(self)
        self.advice = Advice(self)
        self.hints = Hints(self)
        self.leading = Leading(self)

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
        self.cuts = sum(token.startswith(CUT) for token in self.rows)
        self.at = rows[-1].at if rows else self.made.created
        self.commands = {row.cmd for row in rows if row.cmd is not None}
        try:
            game = Game(msgspec.json.decode(self.made.config, type=Config), self.made.seed)
            game.replay(counted(self.rows))
        except Exception as error:
            logger.error("could not replay the log", table=self.id, exc_info=error)
            raise Refusal(500, "table-unreadable", table=self.id) from None
        self.game = game
        for part in (self.door, self.talk, self.plans, self.waiting, self.branches, self.programs, self.hints):
            await part.opened()
        for guest in self.guests:
            guest.have = 0
        self.changed()
        return game

    def lines(self, before: Game, after: Game, command: str | None) -> list[log.Row]:
        """The lines of the log for what `after` has more; the first of them answers the command."""
        now = self.waiting.clock.now()
        new = after.entries[len(before.entries) :]
        return [log.Row(len(self.rows) + i, None if i else command, entry.seat, now, entry.token) for i, entry in enumerate(new)]

    def _append(self, lines: Sequence[log.Row], after: Game) -> log.Job:
        """Log the lines; with the last of a game, its results."""
        results: list[scores.Result] | None = None
        if "over" in (after.phase, self.game and self.game.phase):
            known = bool(self.hints.used) or reopened([*self.rows, *(row.token for row in lines)])
            results = scores.of_game(self.id, after.config, after.glance(), self.seats.values(), lines[-1].at, known)
        logged = log.append(self.id, lines, self.glance(after), results)
        told = notices.due(self, after, self.seats, notices.doer(self, lines))
        return lambda connection: (logged(connection), told(connection))

    async def write(self, job: log.Job) -> None:
        """Run a job of the log.  When that fails, nothing at hand can be trusted any more: it is read again for the next command."""
        try:
            await self.store.run(job)
        except BaseException as error:
            self.game = None
            if not isinstance(error, Exception):
                raise
            logger.error("could not write the log", table=self.id, exc_info=error)
            raise Refusal(503, "server-not-saved") from None

    def become(self, after: Game, lines: Sequence[log.Row]) -> None:
        """What has been logged is now the game."""
        if after.phase == "over":
            self.tell_again(after)
        self.game = after
        self.rows += [row.token for row in lines]
        self.cuts += sum(row.token.startswith(CUT) for row in lines)
        self.at = lines[-1].at if lines else self.at
        self.commands |= {row.cmd for row in lines if row.cmd is not None}
        self.waiting.moved()
        self.votes.moved()
        self.gone_on.set()
        self.changed()

    def changed(self) -> None:
        """Everybody is to be shown the table anew."""
        self.shared = {}
        self.choices = None
        for guest in self.guests:
            guest.show()
        self.programs.moved()

    def tell_again(self, game: Game) -> None:
        """Closed hands are seen by other people from now on: what was told of them is told anew."""
        if not game.config.shown.open_hands or game.state.table.rules.rival:
            for guest in self.guests:
                guest.have = 0

    # ------------------------------------------------------------ play

    async def command(self, person: Person, message: Command) -> Answer:
        """Do what a message says."""
        if person.watching and not isinstance(message, Talking):
            raise Complaint("watch-only")
        match message:
            case wire.Act():
                return await self.act(person, message)
            case wire.TakeBack():
                return await self.take_back(person, message)
            case wire_review.Lead():
                return await self.leading.hear(person, message)
            case wire_waiting.Rewind() | wire_waiting.Vote():
                return await self.votes.hear(person, message)
            case wire_waiting.Order() | wire_waiting.Hold() | wire_waiting.Nudge() | wire_waiting.PassFor():
                return await asking.hear(self, person, message)
        if isinstance(message, ForPlans):
            return await self.plans.command(person, message)
        if isinstance(message, ForPrograms):
            return await self.programs.hear(person, message)
        async with self.lock:
            await self.opened()
            return wire.Ack(message.id, len(self.rows), await self.talk.hear(person, message))

    async def act(self, person: Person, message: wire.Act) -> wire.Ack:
        """Do what a token says, once however often the command comes."""
        async with self.lock:
            game = await self.opened()
            command = command_name(person, message.id)
            if command in self.commands:
                return wire.Ack(message.id, len(self.rows), again=True)
            mine = self.playing(game, person) | self.others(game)
            a = meant(game, self.rows, mine, message)
            await self.do(game, a, mine, command)
            return wire.Ack(message.id, len(self.rows))

    async def do(self, game: Game, a: int, seats: set[int], command: str | None) -> None:
        """Do an action that is legal, for whoever has these seats."""
        after = game.copy()
        if not self.waiting.keeps(a):
            after.play(a)
            after.accept(seats)
        elif command is not None:
            self.commands.add(command)
        await self.go_on(game, after, command)

    async def go_on(self, before: Game, after: Game, command: str | None) -> None:
        """The game goes on to the next decision, is logged and shown."""
        after.settle(self.waiting.lets_pass)
        lines = self.lines(before, after, command)
        if lines:
            await self.write(self._append(lines, after))
            self.become(after, lines)
        else:
            self.changed()

    async def take_back(self, person: Person, message: wire.TakeBack) -> wire.Ack:
        """Take the last action back; the log keeps it, and the taking back."""
        async with self.lock:
            game = await self.opened()
            command = command_name(person, message.id)
            if command in self.commands:
                return wire.Ack(message.id, len(self.rows), again=True)
            mine = self.playing(game, person) | self.others(game)
            if message.n != len(self.rows):
                raise Complaint("act-late")
            undo = view.undo(game, mine)
            if undo.why is not None:
                raise Complaint(undo.why.id, **undo.why.args)
            seat = undo.seat if undo.seat in mine else min(mine)
            await self.cut(game, len(game.entries) - game.at_once(mine), seat, command)
            return wire.Ack(message.id, len(self.rows))

    async def cut(self, game: Game, kept: int, seat: int | None, command: str | None) -> None:
        """The game goes on from its first so many tokens; the log keeps the others."""
        after = game.back(kept)
        lines = [log.Row(len(self.rows), command, seat, self.waiting.clock.now(), f"{CUT}{kept}")]
        await self.write(self._append(lines, after))
        for guest in self.guests:
            guest.have = min(guest.have, kept)
        self.become(after, lines)

    def others(self, game: Game) -> set[int]:
        """The seats that are not theirs and that people may act for now."""
        return set(self.waiting.lent(game)) | self.programs.commanded(game)

    def playing(self, game: Game, person: Person) -> set[int]:
        """The seats of somebody who may act now."""
        mine = self.held(person)
        if game.phase == "gathering":
            raise Complaint("act-gathering")
        if game.phase == "over":
            raise Complaint("act-over")
        if not mine:
            raise Complaint("act-watching")
        return mine

    # ------------------------------------------------------------ people

    def held(self, person: Person) -> set[int]:
        """The seats of a person."""
        return {seat for seat, row in self.seats.items() if row.person == person.id and not person.watching}

    def here(self) -> set[str]:
        """Who has the table open; a page that came by the link for watching does not count."""
        return {guest.person.id for guest in self.guests if not guest.watching}

    def online(self) -> set[int]:
        """The seats of people who have the table open."""
        here = self.here()
        return {seat for seat, row in self.seats.items() if row.person in here}

    def known(self) -> set[str]:
        """Who has a part in this table."""
        there = {row.person for row in self.seats.values()} | self.branches.makers() | self.talk.speakers()
        return there | ({self.made.host} if self.game else set())

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
            self.door.watch()
            self.talk.greet(guest)
            self.leading.greet(guest)
            self.changed()

    def farewell(self, guest: Guest) -> None:
        """A page has gone."""
        self.used = time.monotonic()
        self.guests.discard(guest)
        if self.game is not None:
            self.door.watch()
        self.waiting.gone()
        self.leading.gone()
        self.changed()

    def view(self, guest: Guest) -> bytes | None:
        """The table as this page may see it, with the log from what it has; None while the log has to be read again."""
        game = self.game
        if game is None:
            return None
        mine = self.held(guest.person)
        seen = closed.seen(game, mine)
        playing = mine | self.others(game) if mine else mine
        since, guest.have = guest.have, len(game.entries)
        return msgspec.json.encode(
            wire.View(
                table=guest.watching or self.id,
                name=self.made.name,
                phase=game.phase,
                n=len(self.rows),
                you=sorted(playing),
                host=guest.person.id == self.made.host and not guest.watching,
                words=self.door.words_for(guest.person),
                watch=self.door.code,
                watching=bool(guest.watching),
                legal=[c for c in self._choices(game) if c.seat in playing and (c.kind != "pass" or c.seat not in self.waiting.aside)],
                why=view.reasons(game.state, playing) if game.phase == "playing" else {},
                undo=view.undo(game, playing),
                since=since,
                log=closed.entries(game, since, seen),
                **self._shared(game, seen),
            )
        )

    def _shared(self, game: Game, seen: frozenset[int]) -> dict[str, Any]:
        """What all who see these hands see alike, encoded once for each change."""
        if seen not in self.shared:
            self.shared[seen] = self.parts(game, seen)
        return self.shared[seen]

    def parts(self, game: Game, seen: frozenset[int]) -> dict[str, Any]:
        """What all who see these hands see alike."""
        s = closed.state(game, seen)
        here, sat = self.online(), {row.person for row in self.seats.values()}
        rows = [self.seats.get(seat) for seat in range(len(game.config.roles))]
        seats = [view.seat_view(s, seat, row, seat in here, self.made.host) for seat, row in enumerate(rows)]
        return {
            "line": write(s) if closed.hands_seen(game, seen) else "",
            "seats": _raw(closed.seats(seats, seen, s.table.seats)),
            "board": _raw(view.board(game, s)),
            "ask": _raw(self.waiting.ask(closed.ask(view.ask(s), seen, closed.hands_seen(game, seen)))),
            "watchers": sum(bool(guest.watching) or guest.person.id not in sat for guest in self.guests),
            "seed": self.seed(game),
            "shown": game.config.shown,
            "score": view.score(game),
            "plans": _raw(self.plans.views(game, seen)),
            "waiting": _raw(self.waiting.view(game, seen)),
            "mates": _raw(self.advice.view(game, seen)),
            "plan": plan(game) if game.phase == "gathering" else None,
        }

    def _choices(self, game: Game) -> list[wire.Legal]:
        """All that may be done now, worked out once for each change."""
        if self.choices is None:
            self.choices = view.choices(game.state)
        return self.choices

    def seed(self, game: Game) -> str:
        """What may be known of the seed."""
        return game.seed if game.phase == "over" else commitment(game.seed)

    def summary(self, person: Person) -> wire.TableSummary:
        """The table in a list."""
        assert self.game is not None
        made = self.made._replace(id=person.watching or self.id)
        return view.summary(made, list(self.seats.values()), person, self.glance(self.game), self.door.words_for(person), self.at)

    def glance(self, game: Game) -> str:
        """How far a game is, as the log keeps it for lists."""
        return msgspec.json.encode(game.glance()).decode()


def _raw(part: object) -> Any:
    """A part of a message that is encoded already."""
    return msgspec.Raw(msgspec.json.encode(part))
