"""What positions are worth: found out beside the server, kept over restarts, told to whoever may know it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from inside import Inside, run
from test_course import LOST, WON, brought
from visitor import Person, refused

from fourcures.notation import OUTCOMES
from fourcures.odds import estimate
from fourcures.server import analyst, chances
from fourcures.server.analyst import Analyst, Found, Look
from fourcures.server.chances import Place, places
from fourcures.server.problems import Refusal
from fourcures.server.table import Table

LONG = 240.0
"""Seconds: what is found out has to wait for everything else on the machine."""


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here, in this process, a graph takes a few games."""
    monkeypatch.setattr(analyst, "ROUNDS", (1, 2))


async def table_of(inside: Inside, record: str = WON) -> Table:
    """A game that is over, as a table."""
    from fourcures.server.people import Person as Somebody

    return await inside.hall.table(await inside.hall.bring(Somebody("a" * 32), record, ""))


async def settled(made: Analyst) -> None:
    async with asyncio.timeout(LONG):
        while made.task is not None:
            await asyncio.sleep(0.01)


def lines_of(table: Table) -> list[str]:
    assert table.game is not None
    return [place.line for place in places(table.game) if not place.outcome]


# ---------------------------------------------------------------- over HTTP


def asked(person: Person, path: str, good: Callable[[Any], bool]) -> Any:
    """The answer, asked for until it is good."""
    until = time.monotonic() + LONG
    while time.monotonic() < until:
        answer = person.ask("GET", path)
        assert answer.status == 200, answer.body
        if good(answer.json):
            return answer.json
        time.sleep(0.2)
    raise AssertionError(f"{path}: {answer.json}")


def test_the_chance_from_turn_to_turn(ann: Person) -> None:
    table = brought(ann, WON)
    first = ann.ask("GET", f"/api/tables/{table}/chances").json
    turns = ann.ask("GET", f"/api/tables/{table}/course").json["turns"]
    assert [(one["turn"], one["n"], one["seat"]) for one in first["points"]] == [(row["turn"], row["n"], row["seat"]) for row in turns]
    assert first["of"] == 80 * (len(turns) - 1)
    told = asked(ann, f"/api/tables/{table}/chances", lambda found: all("wins" in one for one in found["points"]))
    assert told["done"] >= 20 * (len(turns) - 1)
    for one in told["points"][:-1]:
        wins = one["wins"]
        assert 0 <= wins["low"] <= wins["chance"] <= wins["high"] <= 1 and wins["games"] >= 20
    assert told["points"][-1]["wins"] == {"chance": 1.0, "low": 1.0, "high": 1.0, "games": 0}
    for swing in told["swings"]:
        one, other = swing["before"], swing["after"]
        assert one["low"] > other["high"] or other["low"] > one["high"]
        assert all(swing["since"] < mark["n"] <= swing["n"] for mark in swing["marks"])
    assert told["points"][1]["why"]["id"].startswith("ai-why-")


def test_a_position_is_looked_at_on_demand(ann: Person) -> None:
    table = brought(ann, WON)
    row = ann.ask("GET", f"/api/tables/{table}/course").json["turns"][4]
    told = asked(ann, f"/api/tables/{table}/analysis?at={row['n']}", lambda found: "found" in found)["found"]
    assert [way["played"] for way in told["ways"]].count(True) == 1
    played = next(way for way in told["ways"] if way["played"])
    later = ann.ask("GET", f"/api/tables/{table}/past").json["log"][row["n"] :]
    assert [step["token"] for step in played["steps"]] == [entry["token"] for entry in later[: len(played["steps"])]]
    assert all(step["state"] == "ok" and step["said"]["id"] for way in told["ways"] for step in way["steps"])
    best = told["ways"][0]["wins"]
    assert told["wins"] == best and best["games"] == 48
    assert sum(told["losses"].values()) == best["games"] - round(best["chance"] * best["games"])
    assert sum(one["chance"] for one in told["epidemics"]) == pytest.approx(1)
    assert all(0 < one["chance"] <= 1 for one in told["threats"].values())
    assert (
        set(told["missing"]) <= set("bykr")
        and told["turns"] == ann.ask("GET", f"/api/tables/{table}/past?at={row['n']}").json["board"]["deck"]["turns"]
    )


def test_a_running_game_has_its_graph_and_no_analysis(ann: Person, bo: Person) -> None:
    table = ann.make(seed="no help")
    assert "begun" in refused(ann.ask("GET", f"/api/tables/{table}/chances"), 409)
    ann.sit(table, 0, 1)
    told = asked(bo, f"/api/tables/{table}/chances", lambda found: "wins" in found["points"][0])
    assert len(told["points"]) == 1 and told["swings"] == []
    assert "over" in refused(ann.ask("GET", f"/api/tables/{table}/analysis"), 409)


@pytest.mark.parametrize("hidden", [{"options": {"open_hands": False}}, {"seats": 3, "challenges": ["bioterrorist"]}])
def test_what_is_hidden_is_not_told_by_a_graph(ann: Person, hidden: dict[str, Any]) -> None:
    table = ann.make(**hidden)
    ann.sit(table, *range(len(ann.ask("GET", f"/api/tables/{table}").json["roles"])))
    for path in ("chances", "analysis"):
        refused(ann.ask("GET", f"/api/tables/{table}/{path}"), 409)


def test_no_such_place_or_line(ann: Person) -> None:
    table = brought(ann, WON)
    for at in (0, -1, 9999, 10**30):
        refused(ann.ask("GET", f"/api/tables/{table}/analysis?at={at}"), 422)
    for path in ("chances", "analysis"):
        refused(ann.ask("GET", f"/api/tables/{table}/{path}?line=7"), 404)
        refused(ann.ask("GET", f"/api/tables/nosuchtabl/{path}"), 404)


# ---------------------------------------------------------------- from within


def test_what_was_found_out_is_there_after_a_restart(tmp_path: Path) -> None:
    async def scene() -> None:
        first = Inside(tmp_path / "table.sqlite")
        table = await table_of(first)
        lines = lines_of(table)
        assert await first.hall.analyst.chances(table.id, lines) == [[0]] * len(lines)
        async with asyncio.timeout(LONG):
            while not any(map(sum, await first.hall.analyst.chances(table.id, lines))):
                await asyncio.sleep(0.01)
        first.hall.analyst.close()
        known = await first.hall.analyst.chances(table.id, lines)
        first.hall.analyst.close()
        first.close()
        again = Inside(tmp_path / "table.sqlite")
        there = await again.hall.analyst.chances(table.id, lines)
        assert all(sum(more) >= sum(one) for more, one in zip(there, known, strict=True)) and any(map(sum, there))
        await settled(again.hall.analyst)
        ended = await again.hall.analyst.chances(table.id, lines)
        assert [sum(one) for one in ended] == [2] * len(lines)
        assert all(len(one) == len(OUTCOMES) and one[0] == 0 for one in ended)
        assert again.hall.analyst.task is None  # nothing is left to do
        again.hall.analyst.close()
        again.close()

    run(scene())


def test_somebody_who_waits_goes_before_graphs(inside: Inside) -> None:
    async def scene() -> None:
        table = await table_of(inside)
        lines, made = lines_of(table), inside.hall.analyst
        await made.chances(table.id, lines)
        looks = [Look(line, (), 1, 1) for line in lines[:3]]
        assert [await made.look(look) for look in looks] == [0, 1, 2]
        async with asyncio.timeout(LONG):
            while made.looks:
                await asyncio.sleep(0.01)
        found = [await made.look(look) for look in looks]
        assert all(isinstance(one, Found) for one in found)
        assert not all(sum(one) == 2 for one in await made.chances(table.id, lines))
        await settled(made)
        made.close()

    run(scene())


def test_what_waits_is_bounded(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        table = await table_of(inside)
        lines, made = lines_of(table), inside.hall.analyst
        monkeypatch.setattr(made, "_work", lambda: None)
        for i in range(analyst.LOOKS):
            assert await made.look(Look(lines[0], (str(i),), 1, 1)) == i
        with pytest.raises(Refusal, match=str(analyst.LOOKS)):
            await made.look(Look(lines[1], (), 1, 1))
        assert await made.look(Look(lines[0], ("3",), 1, 1)) == 3  # it waits already
        for i in range(analyst.STUDIES + 5):
            await made.chances(f"table {i}", lines)
            await made.chances(f"table {i}", lines[:2])
        assert len(made.studies) == analyst.STUDIES and set(map(len, made.studies.values())) == {len(lines)}

    run(scene())


def test_a_position_that_cannot_be_played_holds_nothing_up(inside: Inside) -> None:
    async def scene() -> None:
        table = await table_of(inside, LOST)
        lines, made = lines_of(table), inside.hall.analyst
        wrong = Look("this is no position", (), 1, 1)
        assert await made.look(wrong) == 0
        await made.chances(table.id, ["nor is this", lines[-1]])
        await settled(made)
        with pytest.raises(Refusal) as refusal:
            await made.look(wrong)
        assert refusal.value.status == 500
        assert [sum(one) for one in await made.chances(table.id, ["nor is this", lines[-1]])] == [0, 2]
        assert made.task is None
        made.close()

    run(scene())


def test_the_oldest_findings_are_forgotten(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyst, "KEPT", 3)

    async def scene() -> None:
        for i in range(5):
            await inside.store.run(analyst.keep(f"key {i % 4}", str(i)))
        known = await inside.store.read(analyst.load([f"key {i}" for i in range(4)]))
        assert known == {"key 0": "4", "key 2": "2", "key 3": "3"}

    run(scene())


# ---------------------------------------------------------------- turning points


def test_turning_points_are_turns_whose_intervals_are_apart() -> None:
    rows = [Place(turn, turn % 2, 10 * turn + 10, f"line {turn}", 1 if turn == 4 else 0, None) for turn in range(5)]
    told = chances.chances(rows, [[0, 40, 40, 0, 0], [0, 44, 36, 0, 0], [0, 8, 72, 0, 0], [0, 12, 68, 0, 0], [0]], [])
    assert [(swing.turn, swing.since, swing.n) for swing in told.swings] == [(2, 20, 30), (4, 40, 50)]
    assert told.swings[0].before.chance == 0.55 and told.swings[0].after.chance == 0.1
    assert told.done == 320 and told.of == 4 * chances.ROUNDS[-1]


def test_nothing_turns_where_nothing_is_known() -> None:
    rows = [Place(turn, 0, turn + 1, "", 0, None) for turn in range(3)]
    told = chances.chances(rows, [[0, 0, 80, 0, 0], [0], [0, 80, 0, 0, 0]], [])
    assert told.swings == [] and [point.wins is None for point in told.points] == [False, True, False]


def test_more_games_make_an_interval_narrower() -> None:
    few, many = estimate(10, 20), estimate(40, 80)
    assert few.chance == many.chance == 0.5 and few.low < many.low < 0.5 < many.high < few.high
