"""Standing orders: in which windows a seat is asked for an event card."""

from __future__ import annotations

from typing import Any

import pytest
from folk import claimed
from inside import Inside, quiet, run
from visitor import Person, Server, seed_where

from fourcures.atlas import CODES
from fourcures.bits import BIT
from fourcures.ids import (
    AFTER_CURE,
    BEFORE_DRAW,
    BEFORE_INFECT,
    BEFORE_INTENSIFY,
    BETWEEN_CARDS,
    BETWEEN_EPIDEMICS,
    CARD_TURNED,
    EPIDEMIC_DRAWN,
)
from fourcures.notation import read
from fourcures.server.game import Config, Game
from fourcures.server.orders import Standing, asks, written
from fourcures.server.wire import Entry, Pace, Said
from fourcures.server.wire_waiting import Order

LINE = "base/4 >SCI@ATL:QUIET;RES@TOK:AIRLIFT 2:win2.infect.next bykr o0e0 ATL SFO1,CHI2 13e,12e,12e,11e - SFO|CHI|* -"
PLACES = (BEFORE_DRAW, BEFORE_INTENSIFY, BEFORE_INFECT, BETWEEN_CARDS, BETWEEN_EPIDEMICS, CARD_TURNED, EPIDEMIC_DRAWN, AFTER_CURE)


def game(hit: str = "PAR") -> Game:
    """A table before the infections, where SFO and then CHI are known to come; the last card brought a cube to that city."""
    made = Game(Config("base", ["SCI", "RES"], 4, 0), "seed")
    made.state = read(LINE)
    made.entries.append(Entry(0, 2, None, f"~{hit}", [Said("log-infect", {"city": hit}), Said("log-outbreak", {"city": "LON"})]))
    return made


@pytest.mark.parametrize(
    ("order", "places"),
    [
        ("always", set(PLACES)),
        ("moments", set(PLACES) - {BETWEEN_CARDS}),
        ("epidemics", {BEFORE_INTENSIFY, BETWEEN_EPIDEMICS, EPIDEMIC_DRAWN, BEFORE_INFECT, AFTER_CURE}),
        ("never", set()),
        ("city:PAR", set(PLACES)),  # hit
        ("city:LON", set(PLACES)),  # an outbreak
        ("city:SFO", set(PLACES)),  # comes next
        ("city:CHI", set(PLACES)),  # is the second of two
        ("city:TOK", {AFTER_CURE}),
    ],
)
def test_where_an_order_asks(order: str, places: set[int]) -> None:
    assert {where for where in PLACES if asks(order, game(), where)} == places


def test_an_order_about_a_city_looks_no_further_than_the_next_infections() -> None:
    there = game()
    there.state = read(LINE.replace("SFO|CHI|*", "SFO|CHI|LAX|*"))
    assert asks("city:CHI", there, BEFORE_INFECT) and not asks("city:LAX", there, BEFORE_INFECT)


def test_never_is_for_this_turn_and_goes_before_all() -> None:
    standing = Standing()
    standing.give(0, "QUIET", "always")
    standing.give(0, "*", written("never", 7))
    assert standing.of(0, "QUIET", 7) == "never" and standing.of(0, "QUIET", 8) == "always" and standing.of(1, "QUIET", 7) == ""
    standing.give(0, "QUIET", written("never", 8))
    assert standing.of(0, "QUIET", 8) == "never" and standing.of(0, "QUIET", 9) == ""
    assert [order.order for order in standing.told(8)] == ["never"] and standing.told(9) == []


async def to(inside: Inside, *wanted: str) -> list[str]:
    """Everybody passes until the table waits for something else; the windows that asked."""
    asked = []
    while inside.ask()[0].startswith("win"):
        step, seats = inside.ask()
        asked.append(step)
        await inside.act(seats[0], f".{('MED', 'SCI')[seats[0]]}")
    return asked


@pytest.mark.parametrize(
    ("clock", "order", "windows"),
    [
        ("none", "", ["win0", "win2"]),
        ("none", "always", ["win0", "win2", "win3"]),
        ("none", "epidemics", ["win2"]),
        ("none", "never", []),
        ("soft", "", ["win2"]),
        ("hours", "", ["win2"]),
        ("soft", "moments", ["win0", "win2"]),
        ("soft", "city:MIL", []),
    ],
)
def test_the_windows_of_a_turn_that_ask(inside: Inside, clock: Any, order: str, windows: list[str]) -> None:
    async def scene() -> None:
        await inside.make("ab", Pace(clock=clock), roles=["MED", "SCI"], first=0, seed=seed_where(quiet))
        if order:
            await inside.say(1, Order, 1, "QUIET", order)
        await inside.act(0, ".")
        assert await to(inside) == windows

    run(scene())


def test_an_order_given_in_a_window_lets_it_go_by_at_once(inside: Inside) -> None:
    async def scene() -> None:
        await inside.make("ab", roles=["MED", "SCI"], first=0, seed=seed_where(quiet))
        await inside.act(0, ".")
        assert inside.ask() == ("win0", [1])
        await inside.say(1, Order, 1, "*", "never")
        assert inside.ask()[0] != "win0" and inside.view(0)["board"]["turn"] == 2

    run(scene())


def test_orders_are_seen_by_the_team_and_outlive_a_restart(inside: Inside) -> None:
    async def scene() -> None:
        await inside.make("ab", roles=["MED", "SCI"], first=0, seed=seed_where(quiet))
        await inside.say(1, Order, 1, "QUIET", "city:PAR")
        await inside.restart()
        assert inside.view(0)["waiting"]["orders"] == [{"seat": 1, "card": "QUIET", "order": "city:PAR"}]
        await inside.say(1, Order, 1, "QUIET", "")
        await inside.restart()
        assert "orders" not in inside.view(0)["waiting"]

    run(scene())


@pytest.mark.parametrize(
    ("seat", "card", "order", "why"),
    [
        (0, "QUIET", "always", "order-not-yours"),
        (1, "TOKYO", "always", "order-card"),
        (1, "QUIET", "sometimes", "order-unknown"),
        (1, "QUIET", "city:XXX", "order-unknown"),
    ],
)
def test_what_is_no_order_is_refused(inside: Inside, seat: int, card: str, order: str, why: str) -> None:
    async def scene() -> None:
        await inside.make("ab", roles=["MED", "SCI"], seed="orders")
        assert await inside.refused(inside.say(1, Order, seat, card, order)) == why
        assert "orders" not in inside.view(1)["waiting"]

    run(scene())


def test_orders_go_with_whoever_gave_them(server: Server) -> None:
    ann, bo = claimed(server, "Orders Ann"), Person(server)
    table = ann.make()
    ann.sit(table, 0)
    bo.sit(table, 1)
    with ann.look(table) as page:
        assert page.say({"t": "order", "id": "o", "seat": 0, "card": "QUIET", "order": "always"})["t"] == "ack"
        assert ann.ask("GET", "/api/me/export").json["tables"][0]["orders"] == [{"seat": 0, "card": "QUIET", "order": "always"}]
    ann.ask("DELETE", f"/api/tables/{table}/seats")
    bo.sit(table, 0)
    with bo.look(table) as page:
        assert "orders" not in page.view["waiting"]
        page.say({"t": "order", "id": "o", "seat": 0, "card": "QUIET", "order": "always"})
    assert bo.ask("DELETE", "/api/me").status == 200
    ann.sit(table, 0, 1)
    with ann.look(table) as page:
        assert "orders" not in page.view["waiting"]


def test_the_line_of_these_tests_is_as_it_seems() -> None:
    s = game().state
    assert [s.layers[s.n_layers - 1], s.layers[s.n_layers - 2]] == [BIT[CODES.index("SFO")], BIT[CODES.index("CHI")]]
