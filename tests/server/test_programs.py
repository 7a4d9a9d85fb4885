"""Programs on seats: they play, give way to people, and cannot hold anything up."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable

import pytest
from inside import Inside, run
from playing import LONG, gather, until_awaited
from visitor import Person as Visitor, Server

from fourcures.notation import read, write
from fourcures.server.people import Person
from fourcures.server.problems import Refusal
from fourcures.server.thinking import THINKING, Question, Thinking, think
from fourcures.server.wire import Pace


def test_a_person_and_programs_play_a_whole_game(inside: Inside) -> None:
    async def scene() -> None:
        await gather(inside, 3, "colleague")
        assert [seat.get("program", "") for seat in inside.view(0)["seats"]] == ["", "colleague", "colleague"]
        while True:
            await until_awaited(inside, 0)
            assert inside.table.game is not None
            if inside.table.game.phase == "over":
                break
            legal = inside.view(0)["legal"]
            token = next((one["token"] for one in legal if one["kind"] in ("done", "pass")), legal[0]["token"])
            await inside.act(0, token)
        doers = {entry.seat for entry in inside.table.game.entries}
        assert doers == {None, 0, 1, 2}

    run(scene())


def test_whoever_comes_takes_the_seat_of_a_program_and_gives_it_back(inside: Inside) -> None:
    async def scene() -> None:
        await gather(inside, 2)
        await until_awaited(inside, 0)
        table, other = inside.table, Person("o" * 32)
        with pytest.raises(Refusal, match="Only the host"):
            await table.programs.fill(other, [1], "master")
        with pytest.raises(Refusal):
            await table.chairs.sit(other, [0], "Bo")
        await table.chairs.sit(other, [1], "Bo")
        assert (table.seats[1].person, table.programs.seats()) == (other.id, {})
        with pytest.raises(Refusal):
            await table.programs.fill(inside.people[0], [1], "master")
        await table.chairs.stand(other, None)
        await table.programs.fill(inside.people[0], [1], "master")
        assert table.programs.seats() == {1: "master"}
        await table.programs.fill(inside.people[0], [1], "learner")
        assert table.programs.seats() == {1: "learner"}
        await table.chairs.stand(inside.people[0], [1])
        assert 1 not in table.seats
        with pytest.raises(Refusal, match="genius"):
            await table.programs.fill(inside.people[0], [1], "genius")

    run(scene())


def test_a_restart_goes_on_with_the_programs(inside: Inside) -> None:
    async def scene() -> None:
        await gather(inside, 2)
        await until_awaited(inside, 0)
        inside.table.programs.pause = LONG
        while 0 in [one["seat"] for one in inside.view(0)["legal"]]:
            await inside.act(0, next(one["token"] for one in inside.view(0)["legal"] if one["kind"] in ("done", "pass", "discard")))
        task = inside.table.programs.task
        assert task is not None
        task.cancel()
        n = len(inside.table.rows)
        inside.hall.tables.clear()
        await inside.open()
        inside.table.programs.pause = 0.0
        await until_awaited(inside, 0)
        assert len(inside.table.rows) > n

    run(scene())


def test_closed_hands_stay_closed_to_programs_and_to_people(inside: Inside) -> None:
    """A window waits for a program as it would for a person; nothing of its hand is told."""

    async def scene() -> None:
        await gather(inside, 3, "learner", options={"open_hands": False})
        await until_awaited(inside, 0)
        assert not inside.table.waiting.alone()
        assert [bool(seat["hand"]) for seat in inside.view(0)["seats"]] == [True, False, False]

    run(scene())


def test_the_seed_is_not_told_to_processes(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """What they are asked is all they get: a line that says no more than the seat may see."""
    asked: list[Question] = []

    async def ask(question: Question, work: Callable[[Question], object]) -> object:
        asked.append(question)
        return work(question)

    async def scene() -> None:
        monkeypatch.setattr(THINKING, "ask", ask)
        await gather(inside, 2, options={"open_hands": False})
        await until_awaited(inside, 0)
        game = inside.table.game
        assert game is not None and game.dealer.seed == "programs"
        hand = write(game.state).split()[1].split(";")[0]
        for question in asked:
            assert "programs" not in str(question)
            assert write(read(question.line)) == question.line
            assert hand not in question.line

    run(scene())
    assert asked


def test_programs_alone_play_while_somebody_looks_on(inside: Inside) -> None:
    async def scene() -> None:
        await gather(inside, 2, mine=())
        async with asyncio.timeout(LONG):
            while len(inside.table.rows) < 40:
                await asyncio.sleep(0.01)
            inside.go(inside.people[0])
            while inside.table.programs.task is not None:
                await asyncio.sleep(0.01)
        n = len(inside.table.rows)
        await asyncio.sleep(0.1)
        assert len(inside.table.rows) == n

    run(scene())


def test_nobody_is_hurried_or_ranked_for_programs(inside: Inside) -> None:
    async def scene() -> None:
        await gather(inside, 2, pace=Pace(clock="soft", seconds=3))
        await until_awaited(inside, 0)
        assert inside.table.waiting.alone() and inside.table.votes.persons() == {inside.people[0].id}

    run(scene())


def test_a_process_that_dies_is_replaced() -> None:
    async def scene() -> None:
        from fourcures import Dealer, new_game

        thinking = Thinking(1)
        table = new_game(roles=["MED", "SCI"], epidemics=4)
        Dealer("die").settle(table)
        question = Question("t", "learner", table.seat, table.seat, write(table), 0.05)
        said = await thinking.ask(question, think)
        pool = thinking.pools[0]
        assert pool is not None
        for process in list(pool._processes.values()):
            os.kill(process.pid or 0, signal.SIGKILL)
        assert await thinking.ask(question, think) == said
        thinking.close()

    run(scene())


def test_a_game_loses_nothing_when_a_process_dies_over_it(inside: Inside) -> None:
    """Whatever was done stays done, and the program that was thinking then does what it would have done."""

    async def scene() -> None:
        await gather(inside, 2, roles=["MED", "SCI"], first=1)
        await until_awaited(inside, 0)
        rows = list(inside.table.rows)
        pools = [pool for pool in THINKING.pools if pool is not None]
        assert pools
        for process in [process for pool in pools for process in pool._processes.values()]:
            os.kill(process.pid or 0, signal.SIGKILL)
        while 0 in inside.view(0)["ask"]["seats"]:
            legal = [one for one in inside.view(0)["legal"] if one["seat"] == 0]
            await inside.act(0, next(one["token"] for one in legal if one["kind"] in ("done", "pass", "discard")))
        await until_awaited(inside, 0)
        game = inside.table.game
        assert game is not None and inside.table.rows[: len(rows)] == rows
        assert game.phase == "over" or game.state.turn >= 3

    run(scene())


def test_over_http(server: Server, ann: Visitor) -> None:
    table = ann.make(seats=2)
    ann.ask("POST", f"/api/tables/{table}/seats", {"seats": [0], "name": "Ann"})
    refused = ann.ask("POST", f"/api/tables/{table}/programs", {"seats": [1], "level": "none"})
    assert (refused.status, refused.json["said"]["id"]) == (422, "seats-level")
    other = Visitor(server).ask("POST", f"/api/tables/{table}/programs", {"seats": [1], "level": "learner"})
    assert (other.status, other.json["said"]["id"]) == (403, "host-only")
    filled = ann.ask("POST", f"/api/tables/{table}/programs", {"seats": [1], "level": "learner"})
    assert (filled.status, filled.json["names"], filled.json["phase"]) == (200, ["Ann", "Bot"], "playing")
