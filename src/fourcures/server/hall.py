"""All the tables: making one, finding one, and forgetting those that nobody has looked at for a while (the log has them)."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from secrets import choice, token_hex
from typing import Final

import msgspec
import structlog
from sqlalchemy import Connection, insert, select

from fourcures import presets
from fourcures.dealer import Dealer
from fourcures.server import log, talk_log, wire, wishes
from fourcures.server.analyst import Analyst
from fourcures.server.branches import Row, keep
from fourcures.server.brought import brought
from fourcures.server.file import own
from fourcures.server.game import Config, Game, Glance
from fourcures.server.invitations import CODE, LETTERS, invite, watched
from fourcures.server.lobby import Lobby
from fourcures.server.manners import Manners
from fourcures.server.offer import OWN_FIELDS
from fourcures.server.people import Person, one_line
from fourcures.server.plan import plan
from fourcures.server.problems import Refusal, said
from fourcures.server.register import Register
from fourcures.server.table import Table
from fourcures.server.talk_log import LineRow
from fourcures.server.view import summary
from fourcures.server.wire import Said
from fourcures.words import Complaint

ID: Final = 10
"""Letters of a table's id: it is the invitation, so it must not be guessed (49 bits)."""
LISTED: Final = 100
"""Tables in a list."""
IDLE: Final = 600.0
"""Seconds after which a table that nobody looks at is put away."""
MINUTE: Final = 60.0
TABLE_NAME: Final = 60
SEED: Final = 100
SECONDS: Final = (3, 60)
HOURS: Final = (1, 168)

logger = structlog.get_logger("fourcures.server")


class Hall:
    """The tables of one server."""

    def __init__(self, store: log.Log) -> None:
        self.store = store
        self.manners = Manners(store)
        self.lobby = Lobby(self.manners)
        self.analyst = Analyst(store)
        self.tables: dict[str, Table] = {}
        self.looked: dict[str, int] = {}  # tables whose hours are over: the last row of the log then
        self.moved = asyncio.Event()  # a game has gone on somewhere

    async def open(self) -> None:
        """Read what is known from before."""
        await self.manners.open()
        await self.lobby.opened()

    async def make(self, host: Person, wanted: wishes.NewTable, address: str = "") -> str:
        """A new table; its id.  `address` is where its maker reached this server.

        Roles and the first seat are settled here, so that nothing but the deal is left to chance.
        """
        seed = one_line(wanted.seed or "", "seed", SEED).replace('"', "'")
        config, game = wished(wanted, seed or token_hex(16))
        config.seed_chosen = bool(seed)
        id = "".join(choice(LETTERS) for _ in range(ID))
        row = log.TableRow(
            id=id,
            name=one_line(wanted.name, "name", TABLE_NAME),
            created=time.time(),
            host=host.id,
            config=msgspec.json.encode(config).decode(),
            seed=game.seed,
            glance=msgspec.json.encode(Glance("gathering", game.state.turn, "", [])).decode(),
        )
        made, invited = log.make(row), invite(id, wanted.listed)
        place = insert(own).values(name=_place(id), value=address)
        await self.store.run(lambda connection: (made(connection), invited(connection), connection.execute(place)))
        return id

    async def bring(self, host: Person, text: str, name: str) -> str:
        """A game that somebody brings along becomes a table: over, or with free seats for whoever plays it on; its id."""
        game, names, lines = await asyncio.to_thread(brought, text)
        return await self.keep(host, game, names, name, lines=lines)

    async def keep(self, host: Person, game: Game, names: list[str], name: str, note: Said | None = None, lines: Sequence[Row] = ()) -> str:
        """A game that has gone on elsewhere becomes a table, where that is noted; its id."""
        id = "".join(choice(LETTERS) for _ in range(ID))
        now, far = time.time(), msgspec.json.encode(game.glance()).decode()
        row = log.TableRow(id, one_line(name, "name", TABLE_NAME), now, host.id, msgspec.json.encode(game.config).decode(), game.seed, far)
        jobs = [log.make(row), invite(id, False)]
        if game.phase == "over":  # those who played it are names, and have no part in the table
            jobs.append(log.sit(id, [log.SeatRow(seat, "", "", called) for seat, called in enumerate(names)], [], ""))
        rows = [log.Row(entry.n, None, entry.seat, now, entry.token) for entry in game.entries]
        jobs += [log.append(id, rows, far), keep(id, lines)]
        if note is not None:
            body = msgspec.json.encode(note).decode()
            jobs.append(talk_log.say(id, LineRow(0, "table", len(rows), game.state.turn, now, "", None, "", "note", body), None))
        await self.store.run(lambda connection: [job(connection) for job in jobs])
        return id

    def people(self, table: str | None = None) -> set[str]:
        """Who has a page open now, at that table or anywhere."""
        rooms = [one.guests for one in self.tables.values() if table in (None, one.id)]
        return {guest.person.id for guests in (rooms if table else [*rooms, self.lobby.guests]) for guest in guests}

    async def table(self, id: str) -> Table:
        """The table of that id, opened."""
        self._put_away()
        table = self.tables.get(id)
        if table is None:
            table = self.tables[id] = Table(id, self.manners, self.moved)
        try:
            async with table.lock:
                await table.opened()
        except Refusal:
            if self.tables.get(id) is table:
                del self.tables[id]
            raise
        return table

    async def look_at(self, person: Person, id: str) -> tuple[Table, Person]:
        """The table of that id, or of that link for watching, with the person as they come there."""
        if len(id) != CODE:
            return await self.table(id), person
        there = await self.store.read(watched(id))
        if there is None:
            raise Refusal(404, "table-unknown", table=id)
        return await self.table(there), person.by_link(id)

    def _put_away(self) -> None:
        late = time.monotonic() - IDLE
        for table in list(self.tables.values()):
            playing = table.programs.task or table.programs.cancel or table.advice.tasks
            busy = table.guests or table.lock.locked() or table.waiting.running or playing
            if not busy and table.used < late:
                del self.tables[table.id]

    async def watch(self) -> None:
        """Every minute: the tables whose hours are over."""
        while True:
            await asyncio.sleep(MINUTE)
            await self.look(time.time())

    async def look(self, now: float) -> None:
        """Open the tables whose hours are over by now, once for each decision."""
        for id, n in await self.store.read(log.overdue(now)):
            if self.looked.get(id) == n:
                continue
            try:
                await (await self.table(id)).waiting.look()
            except Exception as error:
                logger.error("could not look at a table", table=id, exc_info=error)
            else:
                self.looked[id] = n

    async def of(self, person: Person) -> list[wire.TableSummary]:
        """The tables this person made or has a seat at, newest first."""
        found = await self.store.run(log.of(person.id, LISTED))
        return [summary(made, sat, person, made.glance, words, since) for made, sat, words, since in found]

    async def met(self, register: Register, before: Person, after: Person) -> None:
        """Somebody has come, gone or changed: tables with them are read and shown anew."""
        await self.manners.open()
        for room in list(self.manners.rooms):
            for guest in room.guests:
                person = after if guest.person.device == before.device else register.at(guest.person.secret)
                changed, guest.person = person.id != guest.person.id, person
                if changed:
                    room.greet(guest)
        for table in list(self.tables.values()):
            if {before.id, after.id} & table.known():
                await table.again()
        if {before.id, after.id} & self.lobby.speakers():
            await self.lobby.opened()
        self.lobby.changed()

    async def record(self, id: str) -> str | None:
        """The record of a game, when it has begun and may be read."""
        try:
            return (await self.table(id)).branches.record()
        except Refusal:
            return None


def address_of(table: str) -> Callable[[Connection], str]:
    """Where the maker of a table reached this server."""
    return lambda connection: connection.execute(select(own.c.value).where(own.c.name == _place(table))).scalar() or ""


def _place(table: str) -> str:
    return f"address of {table}"


def wished(wanted: wishes.NewTable, seed: str) -> tuple[Config, Game]:
    """The table that somebody wants, before its first card; complains about what cannot be."""
    if wanted.roles is not None and len(wanted.roles) != wanted.seats:
        raise Refusal(422, "roles-count", found=len(wanted.roles), seats=wanted.seats)
    if not 1 <= wanted.seats <= 5:
        raise Refusal(422, "seats-count", found=wanted.seats, most=5)
    _check_pace(wanted.pace, wanted.language)
    config = chosen(wanted, Dealer(seed))
    if wanted.command and not config.shown.open_hands:
        raise Refusal(422, "command-closed")
    return config, Game(config, seed)


def _check_pace(pace: wire.Pace, language: str) -> None:
    """Complains about a clock that is too fast or too slow, and about a language that is none."""
    if not SECONDS[0] <= pace.seconds <= SECONDS[1]:
        raise Refusal(422, "pace-seconds", found=pace.seconds, least=SECONDS[0], most=SECONDS[1])
    if not HOURS[0] <= pace.hours <= HOURS[1]:
        raise Refusal(422, "pace-hours", found=pace.hours, least=HOURS[0], most=HOURS[1])
    if not re.fullmatch("([a-z]{2})?", language):
        raise Refusal(422, "language-code", found=language)


def check(wanted: wishes.NewTable) -> wire.Plan:
    """The table that somebody wants in words, or why there can be none."""
    try:
        _, game = wished(wanted, wanted.seed or "check")
    except Complaint as complaint:
        return wire.Plan([], problem=said(complaint))
    return plan(game)


def chosen(wanted: wishes.NewTable, dealer: Dealer) -> Config:
    """The game that somebody wants, with what is left to chance settled by the dealer; complains about what makes no sense together."""
    limits = presets.preset(wanted.preset)
    for name in OWN_FIELDS:
        if name in wanted.options:
            raise Complaint("option-field", option=name)
    options = presets.choose(limits.options, wanted.options)
    options = replace(options, seats=wanted.seats, epidemics=wanted.epidemics, challenges=tuple(wanted.challenges))
    if isinstance(wanted.first, str):
        options = replace(options, first=wanted.first)
    seat = wanted.first if isinstance(wanted.first, int) else None
    game = presets.setup(options, dealer, wanted.roles or (), seat, limits)
    shown = wire.Shown(
        preset=wanted.preset,
        challenges=[module for module in presets.CHALLENGES if module in wanted.challenges],
        city=options.city,
        colours=options.colours,
        levels=options.levels,
        open_hands=options.open_hands,
        scoring=options.scoring,
        worth=presets.score(options.epidemics, True) if options.scoring else 0,
        pace=wanted.pace,
        language=wanted.language,
        command=wanted.command,
        hints=wanted.hints,
    )
    roles = presets.places(game.rules, game.roles)
    return Config(game.rules, roles, game.epidemics, game.first, game.events, game.cards, shown, options, seat)
