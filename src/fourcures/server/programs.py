"""Programs on seats of a table: whoever is missing is played for, until somebody comes (docs/programs.md)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import select
from sqlalchemy.dialects.sqlite import insert

from fourcures.bits import members
from fourcures.bots.views import view
from fourcures.core import State
from fourcures.engine import awaited
from fourcures.ids import ACT, CONSENT, KIND, PASS, SEAT
from fourcures.notation import parse, token, write
from fourcures.server import log
from fourcures.server.clock import Cancel
from fourcures.server.file import own
from fourcures.server.game import Game
from fourcures.server.meant import command_name
from fourcures.server.people import Person, program
from fourcures.server.problems import Refusal
from fourcures.server.silence import answer
from fourcures.server.thinking import LEVELS, THINKING, Meant, Question, think
from fourcures.server.windows import window
from fourcures.server.wire import Ack
from fourcures.server.wire_programs import Advise, GoAhead, Leave
from fourcures.words import Complaint

if TYPE_CHECKING:
    from fourcures.server.table import Table

PAUSE: Final = 0.6
"""Seconds before each action of a program, so that people can follow."""
PATIENCE: Final = 20.0
"""Seconds in which people may act for a program, where that is allowed, before it goes on by itself."""
NAME: Final = "Bot"
ASKED: Final = 3
"""How often a program is asked when what it wants turns out to be impossible, as with hands that it does not see."""

logger = structlog.get_logger("fourcures.server")


class Programs:
    """The programs of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.pause = PAUSE
        self.task: asyncio.Task[None] | None = None
        self.left = False  # what they have to decide is left to people
        self.at: tuple[tuple[int, ...], int] = ((), 0)  # the decision that a program is awaited for, and the length of the log
        self.told = False  # it is to decide that itself
        self.stopped = False  # the table was taken back to it: it waits for people
        self.cuts = 0
        self.doing = False
        self.deadline: float | None = None  # when it goes on by itself
        self.cancel: Cancel | None = None
        self.known: dict[tuple[int, int], tuple[int, Meant]] = {}  # by program and seat: what it would do at that length of the log
        self.asking = asyncio.Lock()

    async def opened(self) -> None:
        """The table has been read from the log."""
        name = _left(self.table.id)
        self.left = await self.table.store.read(lambda c: c.execute(select(own.c.value).where(own.c.name == name)).scalar()) == "on"
        self.cuts, self.known = self.table.cuts, {}

    def seats(self) -> dict[int, str]:
        """The level of the program on each seat that has one."""
        return {seat: level for seat, row in self.table.seats.items() if (level := program(row.person))}

    def team(self, game: Game) -> dict[int, str]:
        """The same of the team's seats."""
        return {seat: level for seat, level in self.seats().items() if seat < game.state.table.seats}

    def people(self) -> set[str]:
        """Those on the seats who are no programs."""
        return {row.person for row in self.table.seats.values() if not program(row.person)}

    async def fill(self, person: Person, wanted: Sequence[int], level: str) -> None:
        """The host gives free seats to programs, or those of other programs."""
        if level not in LEVELS:
            raise Refusal(422, "seats-level", found=level, allowed=", ".join(LEVELS))
        if person.id != self.table.made.host:
            raise Refusal(403, "host-only")
        await self.table.chairs.take(wanted, lambda seat: log.SeatRow(seat, f"bot:{level}", "", NAME), person)

    def commanded(self, game: Game) -> set[int]:
        """The seats of programs that people may act for as if they were their own."""
        return set(self.team(game)) if game.config.shown.command and game.phase == "playing" else set()

    # ------------------------------------------------------------ what people say to them

    async def hear(self, person: Person, message: Advise | Leave | GoAhead) -> Ack:
        """Do what a message says."""
        table = self.table
        async with table.lock:
            game = await table.opened()
            command = command_name(person, message.id)
            if command in table.commands:
                return Ack(message.id, len(table.rows), again=True)
            mine = table.playing(game, person)
            if not self.team(game):
                raise Complaint("mates-none")
            match message:
                case Advise():
                    table.advice.ask(game, person, message)
                case Leave():
                    await self._leave(game.roles[min(mine)], message.on)
                case GoAhead():
                    if not self.waits(game):
                        raise Complaint("mates-not-waiting")
                    self._go_ahead()
            table.commands.add(command)
            table.changed()
            return Ack(message.id, len(table.rows))

    async def _leave(self, role: str, on: bool) -> None:
        if on == self.left:
            return
        row = insert(own).values(name=_left(self.table.id), value="on" if on else "")
        put = row.on_conflict_do_update(index_elements=["name"], set_={"value": row.excluded.value})
        await self.table.write(lambda connection: connection.execute(put))
        self.left = on
        self._start()
        await self.table.waiting.note("note-left" if on else "note-not-left", role=role)

    def _go_ahead(self) -> None:
        self.told = True
        self._start()

    # ------------------------------------------------------------ waiting for people

    def moved(self) -> None:
        """Something has changed: it may be the turn of a program."""
        game, n = self.table.game, len(self.table.rows)
        at = (self._decision(game), n)
        if at != self.at:
            back = self.table.cuts != self.cuts
            if at[0] != self.at[0] or back or not self.doing:
                self.told, self.stopped = False, back
            self.at, self.cuts = at, self.table.cuts
            self._start()
        if self.task is None and self._next() is not None:
            self.task = asyncio.create_task(self._play())

    def _decision(self, game: Game | None) -> tuple[int, ...]:
        """What a program is awaited for: all actions of a turn are one decision."""
        if game is None or self._awaited(game) is None:
            return ()
        s = game.state
        entries = [int(s.agenda[i] >> 3) for i in range(s.depth)]
        return (s.turn, ACT, s.seat) if ACT in entries else (s.turn, -1, *entries)

    def _awaited(self, game: Game | None) -> int | None:
        """The seat of a program that the table waits for.  Where nobody sits, programs play while somebody looks on."""
        if game is None or game.phase != "playing" or not (self.people() or self.table.guests):
            return None
        here = self.seats()
        return next((seat for seat in members(awaited(game.state)) if seat in here and seat not in self.table.waiting.aside), None)

    def patience(self, game: Game, seat: int) -> float | None:
        """Seconds in which people may decide for a program what it is awaited for; None: it waits for them."""
        s = game.state
        if self.told or seat not in self.team(game) or not self.people() or s.agenda[s.depth - 1] >> 3 == CONSENT:
            return 0.0
        command = seat in self.commanded(game)
        if not command and self._decision(game) != (s.turn, ACT, seat):
            return 0.0
        if self.left or self.stopped:
            return None
        return PATIENCE if command else 0.0

    def waits(self, game: Game) -> list[int]:
        """The program that could decide something, and waits for people."""
        seat = self._awaited(game)
        return [seat] if seat is not None and self.patience(game, seat) != 0.0 else []

    def seconds(self) -> float | None:
        """How long it waits yet; None: as long as people want, or not at all."""
        return None if self.deadline is None else max(0.0, round(self.deadline - self.table.waiting.clock.now(), 1))

    def _start(self) -> None:
        """From now on people have their time to decide for a program."""
        game, clock = self.table.game, self.table.waiting.clock
        if self.cancel is not None:
            self.cancel()
        self.cancel = self.deadline = None
        seat = self._awaited(game)
        patience = 0.0 if game is None or seat is None else self.patience(game, seat)
        if patience:
            self.deadline = clock.now() + patience
            self.cancel = clock.later(patience, self._time_is_up)

    async def _time_is_up(self) -> None:
        async with self.table.lock:  # whatever is done first calls this off
            self.cancel = None
            self._go_ahead()
            self.table.changed()

    # ------------------------------------------------------------ playing

    def _next(self) -> int | None:
        """The seat of a program that is to act now."""
        game = self.table.game
        seat = self._awaited(game)
        return seat if game is not None and seat is not None and self.patience(game, seat) == 0.0 else None

    async def _play(self) -> None:
        try:
            while (seat := self._next()) is not None:
                game, n = self.table.game, len(self.table.rows)
                assert game is not None
                meant = await self._choose(game, seat)
                if len(self.table.rows) == n and self.table.game is game:
                    self.table.advice.does(game, seat, meant)
                await asyncio.sleep(self.pause)
                async with self.table.lock:
                    if self._next() == seat and self.table.game is game and len(self.table.rows) == n:
                        self.doing = True
                        await self.table.do(game, parse(game.state, meant.token), {seat}, None)
                        self.doing = False
        except Exception as error:
            logger.error("a program could not play", table=self.table.id, exc_info=error)
        finally:
            self.doing = False
            self.task = None

    async def _choose(self, game: Game, seat: int) -> Meant:
        """What the program on this seat does."""
        s = game.state
        held = self.left and window(s) is not None and seat in set(self.team(game)) - self.commanded(game)  # it keeps its event cards
        meant = None if held else self.table.advice.follows(game, seat) or await self.meant(game, seat, seat)
        if meant is not None:
            return meant
        a = PASS * KIND + seat * SEAT if window(s) is not None else answer(s)
        return Meant(token(s, a), ("", {}), [])

    async def meant(self, game: Game, by: int, seat: int) -> Meant | None:
        """What the program on `by` would do on this seat now; asked again, it answers the same."""
        n = len(self.table.rows)
        async with self.asking:
            known = self.known.get((by, seat))
            if known is not None and known[0] == n:
                return known[1]
            meant = await self.ask(game.state, by, seat, len(game.entries))
            if meant is not None:
                self.known[by, seat] = n, meant
            return meant

    async def ask(self, s: State, by: int, seat: int, salt: int) -> Meant | None:
        """The same at any table.  It is shown a view that has no secrets; None when it cannot answer."""
        level = self.seats()[by]
        for n in range(ASKED):
            line = write(view(s, by, Random(f"{salt} {n}")))
            try:
                meant = await THINKING.ask(Question(self.table.id, level, by, seat, line, LEVELS[level]), think)
                parse(s, meant.token)
                return meant
            except Complaint:
                continue
            except Exception as error:  # its process died, or it is at fault: the game must go on
                logger.error("a program could not think", table=self.table.id, line=line, exc_info=error)
                break
        return None


def _left(table: str) -> str:
    """Under which name it is kept that decisions are left to people."""
    return f"left to people at {table}"
