"""Whom a table waits for, and how long: clocks, holding them, reminding, passing for somebody who is away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from inside import Inside, StillClock, quiet, run
from visitor import EVENTS, holds, seed_where

from fourcures.bits import BIT
from fourcures.core import State
from fourcures.rules.catalog import event_codes
from fourcures.server import hall
from fourcures.server.wire import Pace
from fourcures.server.wire_waiting import Hold, Nudge, Order, PassFor

SOFT = Pace(clock="soft")
HOUR = 3600.0


def both(s: State) -> bool:
    return holds(s, 0, "GRANT") and holds(s, 1, "QUIET")


def made(seed: str) -> dict[str, Any]:
    return {"roles": ["MED", "SCI"], "first": 0, "seed": seed}


async def before_the_infections(inside: Inside) -> None:
    """The first turn is ended; as usual with a clock, nobody is asked before the infections, and then whoever holds an event."""
    await inside.act(0, ".")
    while inside.ask()[0] != "win2":
        await inside.act(inside.ask()[1][0], {0: ".MED", 1: ".SCI"}[inside.ask()[1][0]])


# ---------------------------------------------------------------- the soft clock


def test_without_a_clock_the_table_waits_for_ever(inside: Inside) -> None:
    async def scene() -> None:
        await inside.make("ab", **made(seed_where(quiet)))
        await inside.act(0, ".")
        assert inside.ask() == ("win0", [1])
        await inside.clock.move(1e6)
        assert inside.ask() == ("win0", [1])
        assert inside.view(0)["waiting"] == {"called": [{"seat": 1, "cards": ["QUIET"]}]}

    run(scene())


def test_silence_is_a_pass_when_the_seconds_are_over(inside: Inside) -> None:
    async def scene() -> None:
        await inside.make("ab", SOFT, **made(seed_where(quiet)))
        await before_the_infections(inside)
        assert inside.view(0)["waiting"]["called"] == [{"seat": 1, "cards": ["QUIET"]}]
        assert inside.view(0)["waiting"]["left"] == 6
        await inside.clock.move(5)
        assert inside.ask() == ("win2", [1]) and inside.view(0)["waiting"]["left"] == 1
        await inside.clock.move(1)
        assert ".SCI" in inside.tokens() and inside.view(0)["board"]["turn"] == 2

    run(scene())


def test_a_machine_whose_clock_is_put_back_waits_the_rest(inside: Inside) -> None:
    async def scene() -> None:
        await inside.make("ab", SOFT, **made(seed_where(quiet)))
        await before_the_infections(inside)
        (_, wake), *_ = inside.clock.due
        inside.clock.due.clear()
        await wake()  # the seconds are over, and yet it is as early as before
        assert inside.ask() == ("win2", [1])
        await inside.clock.move(6)
        assert ".SCI" in inside.tokens()

    run(scene())


def test_a_pass_leaves_the_clock_alone_and_an_event_starts_it_anew(inside: Inside) -> None:
    async def scene() -> None:
        await inside.make("ab", SOFT, **made(seed_where(both)))
        await before_the_infections(inside)
        await inside.clock.move(4)
        await inside.act(0, ".MED")
        assert inside.view(1)["waiting"]["left"] == 2
        assert inside.view(1)["waiting"]["passed"] == [{"seat": 0, "how": "self"}]
        await inside.clock.move(1)
        await inside.act(1, "QUIET")
        assert inside.ask() == ("win2", [0]) and inside.view(0)["waiting"]["left"] == 6
        await inside.clock.move(5.5)
        assert inside.ask() == ("win2", [0])

    run(scene())


def test_whoever_is_alone_is_never_timed(inside: Inside) -> None:
    async def scene() -> None:
        await inside.make("aa", SOFT, **made(seed_where(both)))
        await inside.act(0, ".")
        assert inside.ask() == ("win0", [0, 1])  # and is asked everywhere, as without a clock
        assert "left" not in inside.view(0)["waiting"] and not inside.table.waiting.running

    run(scene())


def test_holding_stops_the_clock_for_everybody(inside: Inside) -> None:
    async def scene() -> None:
        await inside.make("ab", SOFT, **made(seed_where(quiet)))
        assert await inside.refused(inside.say(0, Hold, True)) == "hold-nothing"
        await before_the_infections(inside)
        await inside.clock.move(3)
        await inside.say(0, Hold, True)  # without a card: talking is the game
        assert inside.view(1)["waiting"]["held"] == 0 and "left" not in inside.view(1)["waiting"]
        assert await inside.refused(inside.say(1, Hold, False)) == "hold-another"
        await inside.clock.move(1000)
        assert inside.ask() == ("win2", [1])
        await inside.say(0, Hold, False)
        assert inside.view(1)["waiting"]["left"] == 6  # the whole time
        await inside.clock.move(6)
        assert inside.view(0)["board"]["turn"] == 2

    run(scene())


def test_a_clock_runs_on_when_whoever_holds_it_has_gone(inside: Inside) -> None:
    async def scene() -> None:
        await inside.make("ab", SOFT, **made(seed_where(quiet)))
        await before_the_infections(inside)
        await inside.say(0, Hold, True)
        inside.go(inside.people[0])
        await inside.clock.move(30)
        inside.come(inside.people[0])
        await inside.clock.move(60)
        assert inside.view(1)["waiting"]["held"] == 0  # back in time
        inside.go(inside.people[0])
        await inside.clock.move(60)
        assert inside.view(1)["waiting"]["left"] == 6
        await inside.clock.move(6)
        assert inside.view(1)["board"]["turn"] == 2

    run(scene())


def test_a_hold_ends_with_its_window(inside: Inside) -> None:
    async def scene() -> None:
        await inside.make("ab", SOFT, **made(seed_where(quiet)))
        await before_the_infections(inside)
        await inside.say(0, Hold, True)
        await inside.act(1, ".SCI")
        assert inside.table.waiting.holder == ""

    run(scene())


def test_a_table_with_a_running_clock_is_not_put_away(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        await inside.make("ab", SOFT, **made(seed_where(quiet)))
        await before_the_infections(inside)
        for person in inside.people:
            inside.go(person)
        monkeypatch.setattr(hall, "IDLE", -1.0)
        inside.hall._put_away()
        assert inside.id in inside.hall.tables
        await inside.clock.move(6)
        while inside.table.waiting.running:
            await inside.clock.move(6)
        inside.hall._put_away()
        assert inside.id not in inside.hall.tables

    run(scene())


def test_after_a_restart_a_window_has_its_whole_time(inside: Inside) -> None:
    async def scene() -> None:
        await inside.make("ab", SOFT, **made(seed_where(quiet)))
        await before_the_infections(inside)
        await inside.clock.move(4)
        await inside.restart()
        assert inside.view(1)["waiting"]["left"] == 6
        await inside.clock.move(6)
        assert inside.view(1)["board"]["turn"] == 2

    run(scene())


# ---------------------------------------------------------------- hours


def days(zero: Any, **more: Any) -> Pace:
    return Pace(clock="hours", hours=10, zero=zero, **more)


async def time_goes_by(inside: Inside, hours: float) -> None:
    await inside.clock.move(hours * HOUR)
    await inside.hall.look(inside.clock.now())


def test_after_hours_a_window_goes_by(inside: Inside) -> None:
    async def scene() -> None:
        await inside.make("ab", days("wait"), **made(seed_where(quiet)))
        await before_the_infections(inside)
        await time_goes_by(inside, 9.9)
        assert inside.ask() == ("win2", [1])
        await time_goes_by(inside, 0.2)
        assert inside.view(0)["board"]["turn"] == 2

    run(scene())


def test_after_hours_a_move_is_overdue_and_stays_so_over_a_restart(inside: Inside) -> None:
    async def scene() -> None:
        await inside.make("ab", days("wait"), **made(seed_where(quiet)))
        assert "overdue" not in inside.view(0)["waiting"] and 9.9 * HOUR < inside.view(0)["waiting"]["left"] <= 10 * HOUR
        await time_goes_by(inside, 10.1)
        assert inside.view(0)["waiting"]["overdue"] and inside.ask()[0] == "act4"
        await inside.restart()
        assert inside.view(0)["waiting"]["overdue"]
        await inside.act(0, ".")
        assert "overdue" not in inside.view(0)["waiting"]

    run(scene())


def test_after_hours_a_turn_may_be_ended(inside: Inside) -> None:
    async def scene() -> None:
        await inside.make("ab", days("pass"), **made(seed_where(lambda s: not any(holds(s, i, e) for i in (0, 1) for e in EVENTS))))
        await time_goes_by(inside, 10.1)
        assert "." in inside.tokens() and (inside.view(0)["board"]["turn"] == 2 or inside.ask()[0] == "win2")

    run(scene())


def test_after_hours_team_mates_may_play_a_seat_until_its_person_is_back(inside: Inside) -> None:
    async def scene() -> None:
        await inside.make("ab", days("team"), **made(seed_where(quiet)))
        inside.go(inside.people[0])
        assert await inside.refused(inside.act(1, "-r")) in ("token-illegal", "act-not-your-seat") and inside.view(1)["you"] == [1]
        await time_goes_by(inside, 10.1)
        assert inside.view(1)["you"] == [0, 1] and inside.view(1)["waiting"]["lent"] == [0]
        inside.come(inside.people[0])
        assert inside.view(1)["you"] == [1] and await inside.refused(inside.act(1, ".")) == "act-not-your-seat"
        inside.go(inside.people[0])
        await inside.act(1, ".")
        assert "." in inside.tokens()

    run(scene())


def test_a_seat_is_not_lent_where_hands_are_closed(inside: Inside) -> None:
    async def scene() -> None:
        await inside.make("ab", days("team"), options={"open_hands": False}, **made(seed_where(quiet)))
        inside.go(inside.people[0])
        await time_goes_by(inside, 10.1)
        assert inside.view(1)["you"] == [1] and inside.view(1)["waiting"]["overdue"]
        assert not inside.view(1)["seats"][0]["hand"]

    run(scene())


# ---------------------------------------------------------------- reminding, passing for somebody


def test_an_awaited_seat_is_reminded_once_a_minute(inside: Inside) -> None:
    async def scene() -> None:
        await inside.make("ab", **made(seed_where(quiet)))
        heard: list[tuple[int, int]] = []
        inside.table.waiting.nudged.append(lambda seat, by: heard.append((seat, by)))
        await inside.say(1, Nudge, 0)
        assert inside.pages[inside.people[0].id].told == [{"t": "nudged", "seat": 0, "by": 1}] and heard == [(0, 1)]
        assert inside.pages[inside.people[1].id].told == []
        assert await inside.refused(inside.say(1, Nudge, 0)) == "nudge-again"
        assert await inside.refused(inside.say(0, Nudge, 1)) == "nudge-not-awaited"
        assert await inside.refused(inside.say(0, Nudge, 0)) == "nudge-not-awaited"
        assert await inside.refused(inside.say(0, Nudge, 99)) == "nudge-not-awaited"
        await inside.clock.move(60)
        await inside.say(1, Nudge, 0)
        assert len(heard) == 2

    run(scene())


def test_where_they_trust_each_other_somebody_passes_for_who_is_away(inside: Inside) -> None:
    async def scene() -> None:
        await inside.make("ab", Pace(trusted=True), **made(seed_where(quiet)))
        assert await inside.refused(inside.say(1, PassFor, 0)) == "pass-no-window"
        await inside.act(0, ".")
        assert await inside.refused(inside.say(0, PassFor, 1)) == "pass-here"
        inside.go(inside.people[1])
        await inside.say(0, PassFor, 1)
        assert inside.tokens().count(".SCI") == 1

    run(scene())


def test_elsewhere_nobody_passes_for_another(inside: Inside) -> None:
    async def scene() -> None:
        await inside.make("ab", **made(seed_where(quiet)))
        await inside.act(0, ".")
        inside.go(inside.people[1])
        assert await inside.refused(inside.say(0, PassFor, 1)) == "pass-not-trusted"

    run(scene())


def test_the_log_tells_who_passed_on_what(inside: Inside) -> None:
    async def scene() -> None:
        await inside.make("ab", **made(seed_where(quiet)))
        await inside.act(0, ".")
        await inside.act(1, ".SCI")
        entry = next(entry for entry in inside.view(0)["log"] if entry["token"] == ".SCI")
        assert entry["said"][0] == {"id": "log-pass-on", "args": {"who": "SCI", "cards": ["QUIET"]}}

    run(scene())


# ---------------------------------------------------------------- closed hands


async def third(inside: Inside, holder: int, orders: tuple[str, str] = ("", ""), pace: Pace = SOFT) -> list[Any]:
    """What the third person sees of some turns when Quiet Night is in the hand of this one of the first two, who have these orders."""
    seed = seed_where(lambda s: holds(s, 0, "QUIET") and sum(holds(s, i, e) for i in (0, 1, 2) for e in EVENTS) == 1, ("MED", "SCI", "DIS"))
    await inside.make("abc", pace, roles=["MED", "SCI", "DIS"], first=2, seed=seed, options={"open_hands": False})
    game = inside.table.game
    assert game is not None
    s = game.state
    if holder == 1:  # a city card goes the other way
        card, city = BIT[48 + event_codes("base").index("QUIET")], s.hands[1] & -s.hands[1]
        s.hands[0] ^= card | city
        s.hands[1] ^= card | city
        assert s.hands[1] & card
    for seat, order in enumerate(orders):
        if order:
            await inside.say(seat, Order, seat, "*", order)
    found = []
    for _ in range(60):
        view = inside.view(2)
        found.append({name: part for name, part in view.items() if name not in ("table", "words", "watch", "seed", "legal", "why", "you")})
        if view["phase"] == "over":
            break
        if view["waiting"].get("called") and view["ask"]["step"] == "win":
            for seat in (0, 2, 1):
                if f".{'MED SCI DIS'.split()[seat]}" in [legal["token"] for legal in inside.view(seat)["legal"]]:
                    await inside.act(seat, f".{'MED SCI DIS'.split()[seat]}")
                    found.append(inside.view(2)["waiting"])
        else:
            seat = view["board"]["seat"]
            legal = inside.view(seat)["legal"]
            token = next((one["token"] for one in legal if one["kind"] in ("done", "discard") and one["token"] != "xQUIET"), None)
            if token is None or token[0] == "x":
                break  # cards that are discarded are seen by all
            await inside.act(seat, token)
    return found


@pytest.mark.parametrize("orders", [("", ""), ("never", ""), ("", "always"), ("always", "never")])
def test_with_closed_hands_the_asking_tells_nothing(tmp_path: Path, orders: tuple[str, str]) -> None:
    """Two tables that differ only in who holds an event, or in what others have ordered, look the same to a third."""
    seen = []
    for number, (holder, given) in enumerate([(0, ("", "")), (0, orders), (1, orders)]):
        inside = Inside(tmp_path / f"{number}.sqlite", StillClock())
        inside.clock.time = 0.0

        async def scene(inside: Inside = inside, holder: int = holder, given: tuple[str, str] = given) -> None:
            seen.append([part for part in await third(inside, holder, given) if "board" in part])

        run(scene())
        inside.close()
    assert len(seen[0]) > 5 and any(view["ask"]["step"] == "win" for view in seen[0])
    assert seen[1] == seen[2]
    assert [(view["n"], view["log"]) for view in seen[0]] == [(view["n"], view["log"]) for view in seen[1]] or "always" in orders


def test_with_closed_hands_all_are_asked_and_a_pass_is_not_seen(inside: Inside) -> None:
    async def scene() -> None:
        await inside.make("abc", roles=["MED", "SCI", "DIS"], first=0, options={"open_hands": False}, seed="who passes")
        await inside.act(0, ".")
        n, called = len(inside.table.rows), [{"seat": 0}, {"seat": 1}, {"seat": 2}]
        assert [{"seat": one["seat"]} for one in inside.view(2)["waiting"]["called"]] == called
        await inside.act(0, ".MED")
        assert len(inside.table.rows) == n and [one["seat"] for one in inside.view(2)["waiting"]["called"]] == [0, 1, 2]
        assert inside.view(0)["ask"]["passed"] == [0] and inside.view(0)["ask"]["seats"] == []
        assert not [one for one in inside.view(0)["legal"] if one["kind"] == "pass"]
        await inside.act(1, ".SCI")
        assert len(inside.table.rows) == n
        await inside.act(2, ".DIS")
        assert len(inside.table.rows) > n + 3 and inside.tokens()[n : n + 3] == [".MED", ".SCI", ".DIS"]

    run(scene())


def test_with_closed_hands_never_is_silent(inside: Inside) -> None:
    """Also without any card."""

    async def scene() -> None:
        await inside.make("ab", roles=["MED", "SCI"], first=0, options={"open_hands": False}, seed="who passes")
        assert await inside.refused(inside.say(0, Order, 0, "QUIET", "never")) == "order-closed"
        await inside.say(1, Order, 1, "*", "never")
        assert "orders" not in inside.view(0)["waiting"] and inside.view(1)["waiting"]["orders"] == [
            {"seat": 1, "card": "*", "order": "never"}
        ]
        await inside.act(0, ".")
        assert inside.ask()[0] == "win0" and inside.view(1)["ask"]["seats"] == [1]
        await inside.act(0, ".MED")
        assert ".SCI" in inside.tokens()

    run(scene())
