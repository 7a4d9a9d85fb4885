"""Hints at a running table: only where they are wanted, for whoever is in turn, without a card that the seat does not see."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from inside import Inside, run
from sqlalchemy import select
from test_analysis import LONG
from visitor import Person

from fourcures.atlas import CODES
from fourcures.engine import legal
from fourcures.ids import TAKE
from fourcures.notation import read, token
from fourcures.server import scores
from fourcures.server.analyst import Found, FoundLine
from fourcures.server.file import results
from fourcures.server.findings import looked
from fourcures.server.wire_analysis import Analysed
from fourcures.words import Complaint


async def hint(inside: Inside, seat: int) -> Analysed:
    """What somebody on that seat is told, asked for until it is there."""
    async with asyncio.timeout(LONG):
        while (told := await inside.table.hints.ask(inside.people[seat], inside.hall.analyst)).found is None:
            await asyncio.sleep(0.05)
    return told.found


async def refusal(inside: Inside, seat: int) -> str:
    with pytest.raises(Complaint) as complaint:
        await inside.table.hints.ask(inside.people[seat], inside.hall.analyst)
    return complaint.value.id


def begun(inside: Inside) -> int:
    """The seat in turn."""
    assert inside.table.game is not None
    return int(inside.table.game.state.seat)


def test_whoever_is_in_turn_is_told_what_programs_would_do(inside: Inside) -> None:
    async def scene() -> None:
        await inside.make("ab", seed="a hint", hints=True)
        seat = begun(inside)
        assert inside.view(0)["shown"]["hints"] is True
        assert await refusal(inside, 1 - seat) == "hint-turn"
        assert not inside.table.hints.used
        found = await hint(inside, seat)
        assert 1 <= len(found.ways) <= 3 and found.wins == found.ways[0].wins
        assert all(step.state == "ok" for way in found.ways for step in way.steps)
        legal = {one["token"] for one in inside.view(seat)["legal"]}
        assert all(way.steps[0].token in legal for way in found.ways)
        notes = [line.body for line in inside.table.talk.lines.values() if line.kind == "note"]
        assert len(notes) == 1 and "note-hint" in notes[0]
        await inside.act(seat, found.ways[0].steps[0].token)
        inside.hall.analyst.close()

    run(scene())


def test_a_table_without_hints_gives_none(inside: Inside) -> None:
    async def scene() -> None:
        await inside.make("ab", seed="no hint")
        assert inside.view(0)["shown"]["hints"] is False
        assert await refusal(inside, begun(inside)) == "hint-off"
        assert not inside.hall.analyst.looks

    run(scene())


def test_a_game_with_hints_counts_on_no_board_even_after_a_restart(inside: Inside) -> None:
    async def scene(ask: bool) -> list[bool]:
        await inside.make("aa", hints=True)
        if ask:
            await inside.table.hints.ask(inside.people[0], inside.hall.analyst)
            inside.hall.analyst.close()
            await inside.restart()
            assert inside.table.hints.used
        while inside.view(0)["phase"] == "playing":
            choices = inside.view(0)["legal"]
            await inside.act(0, next((one["token"] for one in choices if one["kind"] in ("done", "pass")), choices[0]["token"]))
        wanted = select(results.c.ranked).where(results.c.table_id == inside.id)
        known = await inside.store.run(lambda connection: [row.ranked for row in connection.execute(wanted)])
        await inside.store.run(lambda connection: connection.execute(results.delete()))
        await inside.store.run(scores.fill)  # they follow from the file
        assert await inside.store.run(lambda connection: [row.ranked for row in connection.execute(wanted)]) == known
        return known

    assert asyncio.run(scene(False)) == [True, True]
    assert asyncio.run(scene(True)) == [False, False]


def test_no_hidden_card_is_known_to_a_hint(inside: Inside) -> None:
    async def scene() -> None:
        await inside.make("ab", seed="behind the hand", hints=True, options={"open_hands": False})
        seat = begun(inside)
        assert inside.table.game is not None
        real = inside.table.game.state
        told = await inside.table.hints.ask(inside.people[seat], inside.hall.analyst)
        (look,) = inside.hall.analyst.looks.values()
        seen = read(look.line)
        assert seen.hands[seat] == real.hands[seat]
        assert seen.hands[1 - seat] != real.hands[1 - seat]
        assert bin(seen.hands[1 - seat]).count("1") == bin(real.hands[1 - seat]).count("1")
        assert told.found is None
        found = await hint(inside, seat)
        assert found.missing == {}
        inside.hall.analyst.close()

    run(scene())


def test_a_step_that_would_look_into_a_closed_hand_says_nothing_of_it(inside: Inside) -> None:
    async def scene() -> None:
        await inside.make("ab", seed="a look", roles=["MED", "RES"], first=0, hints=True, options={"open_hands": False})
        assert inside.table.game is not None
        s, wins = inside.table.game.state, (0.5, 0.4, 0.6, 30)
        takes = [token(s, a) for a in legal(s) if a >> 24 == TAKE]
        there, not_there = takes[0], next(f"{city}<RES" for city in CODES if f"{city}<RES" not in takes)
        ways = [FoundLine([(0, text)], ("ai-why-move", {}), wins, False) for text in (there, not_there)]
        found = Found(wins, ways, {}, [], {}, 1, {})
        told = looked(s, frozenset({0}), found).found
        assert told is not None and [way.steps[0].state for way in told.ways] == ["open", "open"]
        assert [way.steps[0].said.id for way in told.ways] == ["plans-step", "plans-step"]
        seen = looked(s, frozenset({0, 1}), found).found
        assert seen is not None and [way.steps[0].state for way in seen.ways] == ["ok", "open"]

    run(scene())


def test_over_http(ann: Person) -> None:
    table = ann.make(hints=True)
    waits = ann.ask("POST", f"/api/tables/{table}/hint")
    assert (waits.status, waits.json["said"]["id"]) == (422, "act-gathering")
    ann.sit(table, 0, 1)
    told: Any = ann.ask("POST", f"/api/tables/{table}/hint")
    assert told.status == 200 and ("found" in told.json or told.json.get("before", 0) >= 0)
