"""What programs at a table say, and how they leave decisions to people."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from inside import Inside, run
from playing import LONG, gather, until_awaited

from fourcures.server import thinking
from fourcures.server.people import Person
from fourcures.server.problems import Refusal
from fourcures.server.programs import PATIENCE
from fourcures.server.thinking import THINKING, Question, Thinking
from fourcures.server.wire import TakeBack
from fourcures.server.wire_plans import Agree, PlanStep, Propose, Withdraw
from fourcures.server.wire_programs import Advise, GoAhead, Leave
from fourcures.server.wishes import NewTable

FIRST = {"roles": ["MED", "SCI", "RES"], "first": 0}


def mates(inside: Inside) -> Any:
    return inside.view(0)["mates"]


async def until(inside: Inside, what: Any) -> None:
    """Something comes about."""
    async with asyncio.timeout(LONG):
        while not what():
            await asyncio.sleep(0.01)


async def end_turn(inside: Inside) -> None:
    """The person's turn ends as soon as it can; the programs, which are slow or wait, have the next one."""
    while 0 in inside.view(0)["ask"]["seats"]:
        legal = [one for one in inside.view(0)["legal"] if one["seat"] == 0]
        await inside.act(0, next(one["token"] for one in legal if one["kind"] in ("done", "pass", "discard")))


def test_a_program_says_why_and_what_it_means_to_do(inside: Inside) -> None:
    """Before it does it; the page that comes in the middle of the turn is told the same."""

    async def scene() -> None:
        await gather(inside, 3, "colleague", options={"events": "none"}, **FIRST)
        inside.table.programs.pause = LONG
        await end_turn(inside)
        await until(inside, lambda: mates(inside).get("thoughts"))
        said = mates(inside)
        (thought,) = said["thoughts"]
        assert inside.table.game is not None
        assert (thought["seat"], thought["n"]) == (1, len(inside.table.game.entries))
        assert thought["why"]["id"].startswith("ai-why-") and thought["why"]["args"].get("role", "SCI") == "SCI"
        steps = [step["token"] for step in said["steps"]]
        assert 1 <= len(steps) <= 8 and {step["seat"] for step in said["steps"]} >= {1}
        assert mates(inside) == said
        task = inside.table.programs.task
        assert task is not None
        task.cancel()
        await until(inside, lambda: inside.table.programs.task is None)
        inside.table.programs.pause = 0.0
        n = len(inside.table.rows)
        inside.table.programs.moved()
        await until_awaited(inside, 0)
        assert [row for row in inside.table.rows[n:] if not row.startswith(("~", "."))][: len(steps)] == steps

    run(scene())


def test_it_answers_what_it_would_do_with_a_proposal(inside: Inside) -> None:
    async def scene() -> None:
        await gather(inside, 3, "colleague", options={"events": "none"}, **FIRST)
        await inside.say(0, Advise, 1, False)
        assert mates(inside)["thinking"] == [1]
        assert await inside.refused(inside.say(0, Advise, 1, False)) == "mates-thinking"
        await until(inside, lambda: not mates(inside).get("thinking"))
        (plan,) = inside.view(0)["plans"]
        assert plan["seats"] == [1] and {step["seat"] for step in plan["steps"]} == {0}
        assert all(step["state"] == "ok" for step in plan["steps"])
        (thought,) = mates(inside)["thoughts"]
        assert (thought["seat"], thought["asked"], thought["plan"]) == (1, True, plan["id"])
        assert thought["why"]["args"].get("role", thought["why"]["args"].get("giver", "MED")) in ("MED", "SCI", "RES")
        await inside.say(0, Advise, 2, True)
        await until(inside, lambda: len(inside.view(0)["plans"]) == 2)
        ahead = inside.view(0)["plans"][1]
        assert ahead["seats"] == [2] and {step["seat"] for step in ahead["steps"]} == {2}
        assert ahead["steps"][0]["turn"] > plan["steps"][0]["turn"]
        await inside.say(0, Agree, plan["id"], True)
        await inside.say(0, Withdraw, plan["id"])
        assert [one["id"] for one in inside.view(0)["plans"]] == [ahead["id"]]

    run(scene())


def test_questions_are_limited_and_for_those_at_the_table(inside: Inside) -> None:
    async def scene() -> None:
        await gather(inside, 3, **FIRST)
        assert await inside.refused(inside.say(0, Advise, 0, False)) == "mates-none"
        assert await inside.refused(inside.say(0, Advise, 7, False)) == "mates-none"
        for _ in range(3):
            await inside.say(0, Advise, 1, False)
            await until(inside, lambda: not mates(inside).get("thinking"))
        assert await inside.refused(inside.say(0, Advise, 1, False)) == "mates-too-fast"
        stranger = Person("s" * 32)
        inside.people.append(stranger)
        assert await inside.refused(inside.say(-1, Advise, 1, False)) == "act-watching"

    run(scene())


def test_advice_knows_no_more_than_the_seat_of_who_gives_it(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where hands are closed, the hand of whoever is asked about is dealt anew, and no reason names a card."""
    asked: list[Question] = []
    ask = THINKING.ask

    async def heard(question: Question, work: Any) -> Any:
        asked.append(question)
        return await ask(question, work)

    async def scene() -> None:
        await gather(inside, 3, options={"open_hands": False}, **FIRST)
        monkeypatch.setattr(THINKING, "ask", heard)
        await inside.say(0, Advise, 1, False)
        await until(inside, lambda: not mates(inside).get("thinking"))
        from fourcures.notation import read

        assert inside.table.game is not None and asked
        true, seen = inside.table.game.state, read(asked[0].line)
        assert (asked[0].by, asked[0].seat) == (1, 0)
        assert seen.hands[1] == true.hands[1] and (seen.hands[0], seen.hands[2]) != (true.hands[0], true.hands[2])
        assert all(thought["why"] == {"id": "ai-why-closed"} for thought in mates(inside)["thoughts"])
        assert not mates(inside).get("steps")

    run(scene())


def test_programs_say_what_they_think_of_proposals_and_follow_them(inside: Inside) -> None:
    """What the program would do itself it is for; a proposal for its pawn that it is for is what it does."""

    async def scene() -> None:
        await gather(inside, 3, "colleague", options={"events": "none"}, **FIRST)
        await inside.say(0, Advise, 1, True)
        await until(inside, lambda: inside.view(0)["plans"])
        steps = [PlanStep(step["seat"], step["token"]) for step in inside.view(0)["plans"][0]["steps"]]
        await inside.say(0, Propose, steps)
        await until(inside, lambda: inside.view(0)["plans"][-1].get("agreed") == [1, 2])
        await end_turn(inside)
        await until_awaited(inside, 0)
        assert inside.table.game is not None
        done = [entry.token for entry in inside.table.game.entries if entry.seat == 1]
        assert done[: len(steps)] == [step.token for step in steps]

    run(scene())


def test_decisions_are_left_to_people(inside: Inside) -> None:
    """A turn waits until somebody says go on; that lasts through a restart of the server."""

    async def scene() -> None:
        await gather(inside, 3, **FIRST)
        assert await inside.refused(inside.say(0, GoAhead)) == "mates-not-waiting"
        await inside.say(0, Leave, True)
        await end_turn(inside)
        n = len(inside.table.rows)
        assert (mates(inside)["left"], mates(inside)["waits"]) == (True, [1])
        await inside.clock.move(10 * PATIENCE)
        assert inside.table.programs.task is None and len(inside.table.rows) == n
        await inside.restart()
        inside.table.programs.pause = 0.0
        inside.table.changed()
        assert inside.table.programs.task is None and mates(inside)["waits"] == [1]
        await inside.say(0, GoAhead)
        await until(inside, lambda: inside.table.programs.task is None)
        assert inside.table.game is not None
        assert inside.table.game.state.turn >= 2 and mates(inside)["waits"] == [2]
        await inside.say(0, Leave, False)
        await until_awaited(inside, 0)
        assert not mates(inside).get("left")

    run(scene())


def test_with_decisions_left_to_people_a_program_follows_any_proposal(inside: Inside) -> None:
    async def scene() -> None:
        await gather(inside, 3, "colleague", options={"events": "none"}, **FIRST)
        await inside.say(0, Leave, True)
        await end_turn(inside)
        await inside.say(0, Propose, [PlanStep(1, "CHI"), PlanStep(1, "ATL")])
        await inside.say(0, GoAhead)
        await until(inside, lambda: mates(inside).get("waits") == [2])
        done = [entry.token for entry in inside.table.game.entries if entry.seat == 1]  # type: ignore[union-attr] # there is one
        assert done[:2] == ["CHI", "ATL"]
        assert mates(inside)["thoughts"][0]["why"] == {"id": "ai-why-proposal", "args": {"role": "MED"}}

    run(scene())


def test_people_act_for_a_program_where_the_table_allows_it(inside: Inside) -> None:
    """Its actions are offered like those of an own seat; it goes on by itself after a time, or when it is told."""

    async def scene() -> None:
        await gather(inside, 3, command=True, **FIRST)
        await end_turn(inside)
        view = inside.view(0)
        assert view["you"] == [0, 1, 2] and {one["seat"] for one in view["legal"] if one["kind"] == "drive"} == {1}
        assert view["mates"]["waits"] == [1] and view["mates"]["seconds"] == PATIENCE
        await inside.act(0, "CHI")
        assert inside.view(0)["board"]["pawns"][1] == "CHI" and inside.table.programs.task is None
        await inside.clock.move(PATIENCE - 1)
        await inside.say(0, TakeBack)
        assert inside.view(0)["board"]["pawns"][1] == "ATL" and mates(inside)["waits"] == [1]
        await inside.clock.move(10 * PATIENCE)
        assert inside.table.programs.task is None  # what was taken back is not done again at once
        await inside.act(0, "CHI")
        await inside.clock.move(PATIENCE - 1)
        assert inside.table.programs.task is None
        await inside.clock.move(2)
        await until(inside, lambda: mates(inside).get("waits") == [2])
        await inside.say(0, GoAhead)
        await until(inside, lambda: not mates(inside).get("waits") and inside.table.programs.task is None)
        assert (inside.table.game is not None and 0 in inside.view(0)["ask"]["seats"]) or inside.table.game.phase == "over"  # type: ignore[union-attr] # there is one

    run(scene())


def test_nobody_acts_for_programs_where_hands_are_closed_or_it_was_not_chosen(inside: Inside) -> None:
    async def scene() -> None:
        with pytest.raises(Refusal, match="closed"):
            await inside.hall.make(Person("h" * 32), NewTable(seats=2, command=True, options={"open_hands": False}))
        await gather(inside, 3, **FIRST)
        inside.table.programs.pause = LONG
        await end_turn(inside)
        assert inside.view(0)["you"] == [0] and not inside.view(0)["legal"]
        assert await inside.refused(inside.act(0, "CHI")) == "act-not-your-seat"

    run(scene())


def test_budgets_fall_when_many_ask_and_when_the_machine_is_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr(thinking.os, "cpu_count", lambda: 2)
        monkeypatch.setattr(thinking.os, "getloadavg", lambda: (0.5, 0.0, 0.0))
        idle = Thinking(1)
        one = await idle.ask(Question("t", "learner", 0, 0, "", 1.0), seconds_of)
        both = await asyncio.gather(*(idle.ask(Question("t", "learner", 0, 0, "", 1.0), seconds_of) for _ in range(2)))
        monkeypatch.setattr(thinking.os, "getloadavg", lambda: (8.0, 0.0, 0.0))
        busy = await idle.ask(Question("t", "learner", 0, 0, "", 1.0), seconds_of)
        idle.close()
        assert (one, min(both), busy) == (1.0, 0.5, 0.25)

    run(scene())


def seconds_of(question: Question) -> float:
    """What a process is given."""
    return question.seconds
