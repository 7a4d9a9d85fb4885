"""What the programs of a table say: why they do what they do, what they would do, and what they think of proposals (docs/programs.md).

It lasts as long as the table is at hand.  A program knows what its own seat may see, whoever it is asked about.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from random import Random
from typing import TYPE_CHECKING, Any, Final

import structlog

from fourcures.bits import members
from fourcures.bots.turns import on_turn
from fourcures.bots.views import view
from fourcures.engine import awaited
from fourcures.notation import write
from fourcures.server import closed
from fourcures.server.ahead import Ahead, next_turn
from fourcures.server.game import Game
from fourcures.server.people import Person
from fourcures.server.plans import MATE, Plan, asked
from fourcures.server.thinking import LEVELS, THINKING, Meant, Question, agree
from fourcures.server.throttle import Throttle, TooOften
from fourcures.server.wire import Said
from fourcures.server.wire_plans import Agree, PlanStep
from fourcures.server.wire_programs import Advise, Mates, Thought
from fourcures.server.wire_steps import StepView
from fourcures.words import Complaint

if TYPE_CHECKING:
    from fourcures.server.table import Table

KEPT: Final = 12
"""Thoughts of a table that are shown: of some rounds."""
QUESTIONS: Final = (3, 4.0)
"""Questions of somebody at once, and seconds for each more."""

logger = structlog.get_logger("fourcures.server")


class Advice:
    """What the programs of one table say."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.thoughts: list[Thought] = []
        self.meant: tuple[int, list[tuple[int, str]]] = (0, [])  # what the program in turn does yet, after so many tokens
        self.thinking: set[int] = set()
        self.asked = Throttle(*QUESTIONS)
        self.tasks: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------ why

    def does(self, game: Game, seat: int, meant: Meant) -> None:
        """A program is about to do something, and says why; the reason for a whole turn is said once.

        Nothing is said about letting a window go by, and nothing by whoever plays against the team.
        """
        if not meant.why[0] or meant.token[0] == "." or seat not in self.table.programs.team(game):
            return
        n, why = len(game.entries), Said(*meant.why)
        self.meant = n, meant.line
        self._forget(game)
        last = next((thought for thought in reversed(self.thoughts) if not thought.asked), None)
        turn = game.state.turn
        if last is None or (last.seat, last.why) != (seat, why) or (last.n < n and game.entries[last.n].turn != turn):
            self._say(Thought(n, seat, why))
        self.table.changed()

    def _say(self, thought: Thought) -> None:
        self.thoughts = [*self.thoughts, thought][-KEPT:]

    def _forget(self, game: Game) -> None:
        """What was thought of a game that has been taken back."""
        self.thoughts = [thought for thought in self.thoughts if thought.n <= len(game.entries)]

    def view(self, game: Game, seen: frozenset[int]) -> Mates | None:
        """What they say, for somebody who sees these hands; None where no program plays in the team."""
        programs = self.table.programs
        if game.phase == "gathering" or not programs.team(game):
            return None
        self._forget(game)
        open_hands = closed.hands_seen(game, seen)
        thoughts = self.thoughts if open_hands else [Thought(t.n, t.seat, Said("ai-why-closed"), t.asked, t.plan) for t in self.thoughts]
        return Mates(
            thoughts,
            self._steps(game, seen) if open_hands else [],
            sorted(self.thinking),
            programs.left,
            programs.waits(game),
            programs.seconds(),
        )

    def _steps(self, game: Game, seen: frozenset[int]) -> list[StepView]:
        """What the program whose turn it is means to do yet."""
        n, line = self.meant
        done = len(game.entries) - n
        if game.phase != "playing" or not 0 <= done <= 1 or game.state.seat not in self.table.programs.seats():
            return []
        return self._possible(game, seen, line[done:])

    def _possible(self, game: Game, seen: frozenset[int], line: list[tuple[int, str]]) -> list[StepView]:
        """The steps of a line that can be shown: up to the end of the turn."""
        steps = self.table.plans.follow(game, Ahead(game.state, seen), asked(game, [PlanStep(*step) for step in line]))
        shown = next((i for i, step in enumerate(steps) if step.state != "ok"), len(steps))
        return steps[:shown]

    # ------------------------------------------------------------ what would you do?

    def ask(self, game: Game, person: Person, message: Advise) -> None:
        """Somebody asks a program; the answer comes later."""
        by = message.seat
        if by not in self.table.programs.team(game):
            raise Complaint("mates-none")
        if by in self.thinking:
            raise Complaint("mates-thinking", role=game.roles[by])
        try:
            self.asked.take(person.id)
        except TooOften as late:
            raise Complaint("mates-too-fast", seconds=late.wait or 1) from None
        self.thinking.add(by)
        self._begin(self._answer(game, by, message.ahead))

    async def _answer(self, game: Game, by: int, ahead: bool) -> None:
        """The program says what it would do, and proposes it if it can be shown on the map."""
        table, s, n = self.table, game.state, len(self.table.rows)
        try:
            if ahead and not (on_turn(s) and s.seat == by):
                meant = await table.programs.ask(next_turn(s, by), by, by, len(game.entries))
            else:
                meant = await table.programs.meant(game, by, s.seat if awaited(s) >> s.seat & 1 else members(awaited(s))[0])
            async with table.lock:
                if meant is not None and table.game is game and len(table.rows) == n and by in table.programs.seats():
                    await self._propose(game, by, meant)
        finally:
            self.thinking.discard(by)
            table.changed()

    async def _propose(self, game: Game, by: int, meant: Meant) -> None:
        table, who = self.table, f"{MATE}{by}"
        steps = self._possible(game, closed.seen(game, {by}), meant.line)
        plan = await table.plans.put(who, steps) if steps else None
        if plan is not None:
            await table.talk.proposed(f"{table.id} {by}", who, "table", by, "", plan.id)
        self._say(Thought(len(game.entries), by, Said(*meant.why), True, plan.id if plan else 0))

    # ------------------------------------------------------------ what they think of proposals

    def weigh(self, game: Game, plan: Plan) -> None:
        """Somebody has proposed something: each program says whether it is for it."""
        if plan.steps and self.table.programs.team(game):
            self._begin(self._weigh(game, plan))

    async def _weigh(self, game: Game, plan: Plan) -> None:
        table, first = self.table, plan.steps[0]
        s = game.state if on_turn(game.state) and game.state.seat == first.seat else next_turn(game.state, first.seat)
        steps = tuple((step.seat, step.token) for step in plan.steps if step.turn == first.turn)
        for seat, level in table.programs.team(game).items():
            line = write(view(s, seat, Random(len(game.entries))))
            if not self._stands(plan):
                return
            yes = await THINKING.ask(Question(table.id, level, seat, first.seat, line, LEVELS[level], steps), agree)
            async with table.lock:
                if yes and self._stands(plan) and seat in table.programs.seats():
                    await table.plans.agree(f"{MATE}{seat}", Agree("", plan.id, True))
                    table.changed()

    def _stands(self, plan: Plan) -> bool:
        return any(plan.id == one.id for one in self.table.plans.plans.values())

    def follows(self, game: Game, seat: int) -> Meant | None:
        """The next step of a proposal of people that this program is for, or is to follow while decisions are left to people."""
        s = game.state
        if not (on_turn(s) and s.seat == seat):
            return None
        for plan in self.table.plans.plans.values():
            if not plan.person.startswith(MATE) and (self.table.programs.left or f"{MATE}{seat}" in plan.agreed):
                rest = [step for step in self.table.plans.stand(game, plan, closed.seen(game, {seat})) if step.state != "done"]
                if rest and rest[0].state == "ok" and rest[0].seat == seat and rest[0].turn == s.turn:
                    by = min((other for other, row in self.table.seats.items() if row.person == plan.person), default=seat)
                    steps = [(step.seat, step.token) for step in rest if step.state == "ok"]
                    return Meant(rest[0].token, ("ai-why-proposal", {"role": game.roles[by]}), steps)
        return None

    def _begin(self, what: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._safely(what))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _safely(self, what: Coroutine[Any, Any, None]) -> None:
        try:
            await what
        except Exception as error:
            logger.error("a program could not say what it thinks", table=self.table.id, exc_info=error)
            self.table.changed()
