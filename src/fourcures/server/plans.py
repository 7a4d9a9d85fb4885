"""Proposals: chains of steps for any pawn, drawn on the map, to be agreed to and taken over.

Each person has one at the most.  What is kept is the steps, as they were when they were proposed, and who is for them.  What is done, what
could be done and what it takes is worked out anew after every change, so that taking back takes a done step back, too.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from fourcures.atlas import CODES
from fourcures.server import closed, store_plans, view
from fourcures.server.ahead import Ahead, told
from fourcures.server.game import CUT, Game
from fourcures.server.meant import command_name
from fourcures.server.people import Person
from fourcures.server.wire import Ack, Said
from fourcures.server.wire_plans import Agree, PlanStep, Point, Pointed, Propose, Tried, Try, Withdraw
from fourcures.server.wire_steps import PlanView, StepView
from fourcures.words import Complaint

if TYPE_CHECKING:
    from fourcures.server.table import Table

STEPS: Final = 40
"""Steps of one proposal."""
POINTS: Final = 5
"""Cities that somebody may point at …"""
WITHIN: Final = 5.0
"""… in so many seconds."""

MATE: Final = "seat:"
"""Whom a proposal is by, or who is for it, when that is the program on a seat: this and the number of the seat."""

Command = Try | Propose | Agree | Withdraw | Point


class Plan(NamedTuple):
    """A proposal as it is kept: `n` is the length of the whole log when it was made."""

    id: int
    person: str
    n: int
    steps: list[StepView]
    agreed: list[str]


class Plans:
    """The proposals of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.plans: dict[str, Plan] = {}  # by person
        self.last = 0  # number given
        self.commands: deque[str] = deque(maxlen=200)  # that have been done
        self.pointed: dict[str, deque[float]] = {}

    async def opened(self) -> None:
        """The table has been read from the log."""
        self.last, rows = await self.table.store.run(store_plans.load(self.table.id))
        self.plans = {
            row.person: Plan(row.id, row.person, row.n, _steps.decode(row.steps), msgspec.json.decode(row.agreed, type=list[str]))
            for row in rows
        }

    # ------------------------------------------------------------ commands

    async def command(self, person: Person, message: Command) -> Ack | Tried:
        """Do what a message says."""
        table = self.table
        async with table.lock:
            game = await table.opened()
            mine = table.playing(game, person)
            if isinstance(message, Try):
                return self._try(game, mine, message)
            command = command_name(person, message.id)
            if command in self.commands:
                return Ack(message.id, len(table.rows), again=True)
            match message:
                case Propose():
                    await self._propose(game, mine, person, message)
                case Agree():
                    await self.agree(person.id, message)
                case Withdraw():
                    await self._withdraw(person.id, message.plan)
                case Point():
                    self._point(person.id, message)
            self.commands.append(command)
            if not isinstance(message, Point):
                table.changed()
            return Ack(message.id, len(table.rows))

    def _try(self, game: Game, mine: set[int], message: Try) -> Tried:
        team = game.state.table.seats
        if not 0 <= message.seat < team:
            raise Complaint("plans-seat")
        seen = closed.seen(game, mine)
        ahead = Ahead(game.state, seen)
        steps = self.follow(game, ahead, asked(game, message.steps))
        legal = ahead.offered(message.seat)
        s = ahead.state
        seats = [view.seat_view(s, seat, self.table.seats.get(seat), False) for seat in range(len(game.roles))]
        return Tried(
            message.id,
            len(self.table.rows),
            steps,
            view.board(game.as_if(s), s),
            closed.seats(seats, seen, team),
            view.ask(s),
            legal,
            view.reasons(s, {message.seat}) if closed.hands_seen(game, seen) else {},
        )

    async def _propose(self, game: Game, mine: set[int], person: Person, message: Propose) -> None:
        if not message.steps:
            raise Complaint("plans-empty")
        steps = self.follow(game, Ahead(game.state, closed.seen(game, mine)), asked(game, message.steps))
        for i, step in enumerate(steps):
            if step.state != "ok":
                raise Complaint("plans-cannot", n=i + 1)
        plan = await self.put(person.id, steps)
        await self.table.talk.card(person, plan.id)
        self.table.advice.weigh(game, plan)

    async def put(self, person: str, steps: list[StepView]) -> Plan:
        """What somebody proposes from now on."""
        plan = Plan(self.last + 1, person, len(self.table.rows), steps, [])
        await self.table.write(store_plans.put(self.table.id, plan.id, person, plan.n, _text(steps)))
        self.last = plan.id
        self.plans[person] = plan
        return plan

    async def agree(self, person: str, message: Agree) -> None:
        """Somebody is for a proposal, or no longer."""
        plan = next((plan for plan in self.plans.values() if plan.id == message.plan), None)
        if plan is None:
            raise Complaint("plans-gone")
        if plan.person == person:
            raise Complaint("plans-own")
        agreed = [other for other in plan.agreed if other != person] + [person] * message.yes
        await self.table.write(store_plans.agree(self.table.id, plan.id, _text(agreed)))
        self.plans[plan.person] = plan._replace(agreed=agreed)

    async def _withdraw(self, person: str, id: int) -> None:
        """A proposal is taken back by whoever made it; that of a program by anybody."""
        by = next((plan.person for plan in self.plans.values() if plan.id == id), "")
        if by != person and not by.startswith(MATE):
            raise Complaint("plans-not-yours")
        await self.table.write(store_plans.withdraw(self.table.id, id))
        del self.plans[by]

    def _point(self, person: str, message: Point) -> None:
        if message.city not in CODES:
            raise Complaint("plans-city", found=message.city)
        now, last = time.monotonic(), self.pointed.setdefault(person, deque(maxlen=POINTS))
        if len(last) == POINTS and now - last[0] < WITHIN:
            raise Complaint("plans-point-fast", most=POINTS, seconds=int(WITHIN))
        last.append(now)
        seats = self._seats(person)
        pointed = msgspec.json.encode(Pointed(message.city, self.table.seats[seats[0]].name, seats))
        for guest in self.table.guests:
            guest.tell(pointed)

    def _seats(self, person: str) -> list[int]:
        if person.startswith(MATE):
            return [seat for seat in self.table.programs.seats() if person == f"{MATE}{seat}"]
        return sorted(seat for seat, row in self.table.seats.items() if row.person == person != "")

    # ------------------------------------------------------------ showing

    def views(self, game: Game, seen: frozenset[int]) -> list[PlanView]:
        """The proposals that stand, for somebody who sees these hands."""
        found = []
        for plan in self.plans.values() if game.phase == "playing" else ():
            seats = self._seats(plan.person)
            steps = self.stand(game, plan, seen) if seats else []
            if any(step.state != "done" for step in steps):
                agreed = [its[0] for person in plan.agreed if person != plan.person and (its := self._seats(person))]
                found.append(PlanView(plan.id, self.table.seats[seats[0]].name, seats, steps, agreed))
        return sorted(found, key=lambda plan: plan.id)

    def stand(self, game: Game, plan: Plan, seen: frozenset[int]) -> list[StepView]:
        """The steps of a proposal now; none when its time is over: its next step belonged to a turn that has gone."""
        done = self._done(game, plan)
        rest = [step for i, step in enumerate(plan.steps) if i not in done]
        if rest and rest[0].turn < game.state.turn:
            return []
        follow = iter(self.follow(game, Ahead(game.state, seen), rest))
        return [msgspec.structs.replace(step, state="done") if i in done else next(follow) for i, step in enumerate(plan.steps)]

    def _done(self, game: Game, plan: Plan) -> set[int]:
        """The steps that have been done since it was made, in this order."""
        since = game.entries[len(game.entries) - _since(self.table.rows, plan.n) :]
        done: set[int] = set()
        asked = None
        for entry in since:
            if entry.said[0].id == "log-ask":
                asked = entry
                continue
            did = asked if entry.token == "yes" and asked else entry
            at = len(done)
            if at < len(plan.steps) and (did.seat, did.token) == (plan.steps[at].seat, plan.steps[at].token):
                done.add(at)
        return done

    def follow(self, game: Game, ahead: Ahead, steps: list[StepView]) -> list[StepView]:
        """Steps as they could be done one after another; behind the first that could not be done, nothing is tried."""
        team, found = game.state.table.seats, []
        state = ""
        for step in steps:
            made = None
            if not state and step.what is not None and not told(step.what, ahead.hands, team):
                state = "open"
            elif not state:
                made = ahead.step(step.seat, step.token)
            if made is None and not state:
                state = "stuck"
                step = msgspec.structs.replace(step, why=_why(ahead, step))
            found.append(made or msgspec.structs.replace(step, state=state))
        return found


def _why(ahead: Ahead, step: StepView) -> Said:
    """Why a step cannot be done, as far as everybody may know: what its tool is no good for, or just that."""
    s = ahead.state
    if ahead.hands.issuperset(range(s.table.seats)) and step.what is not None and not s.outcome:
        ahead.offered(step.seat)
        why = view.reasons(ahead.state, {step.seat}).get("share" if step.what.kind in ("give", "take") else step.what.kind)
        if why is not None:
            return why
    return Said("plans-stuck")


def asked(game: Game, steps: Sequence[PlanStep]) -> list[StepView]:
    """Steps as somebody asks for them: nothing is known of them yet but who would do what."""
    if len(steps) > STEPS:
        raise Complaint("plans-long", most=STEPS)
    if any(not 0 <= step.seat < game.state.table.seats for step in steps):
        raise Complaint("plans-seat")
    return [
        StepView(step.seat, step.token[:64], Said("plans-step", {"who": game.roles[step.seat], "token": step.token[:64]}), "stuck")
        for step in steps
    ]


def _since(rows: list[str], n: int) -> int:
    """How many of the tokens that count came after the first n rows of the log."""
    before = after = 0
    for i, row in enumerate(rows):
        if row.startswith(CUT):
            kept = int(row.removeprefix(CUT))
            before, after = min(before, kept), max(kept - before, 0)
        elif i < n:
            before += 1
        else:
            after += 1
    return after


def _text(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


_steps = msgspec.json.Decoder(list[StepView])
