"""Waiting for each other: who is asked and passes, holding the clock, standing orders, reminders, votes, approval declined."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect
from test_access import RUN
from visitors import DESK, PHONE, MakePerson, Person

QUIET = "search 42"
"""A deal in which the second seat alone holds an event, Quiet Night."""
BOTH = "search 31"
"""The first seat holds Government Grant, the second Quiet Night."""


def two(person: MakePerson, seed: str, size: ViewportSize = DESK, **wish: Any) -> tuple[Person, Person, str]:
    """Ann is the Medic and begins, Bo is the Scientist."""
    ann, bo = person(size), person(size)
    table = ann.new_table(roles=["MED", "SCI"], first=0, seed=seed, **wish)
    ann.sit(table, [0], "Ann")
    bo.sit(table, [1], "Bo")
    ann.open(table)
    bo.open(table)
    return ann, bo, table


def end_turn(me: Person) -> None:
    me.may("drive")
    me.do("end")
    me.do("confirm")


def test_one_holder_passes_and_another_plays(person: MakePerson) -> None:
    ann, bo, _ = two(person, BOTH)
    end_turn(ann)
    expect(bo.at("[data-awaited='0']")).to_contain_text("Waiting for Ann, Medic (Government Grant)")
    ann.do("pass")
    expect(bo.at("[data-prompt]")).to_contain_text("Ann passed")
    expect(ann.at("[data-awaited='1']")).to_contain_text("Waiting for Bo, Scientist (One Quiet Night)")
    bo.do("event")
    bo.do("confirm")
    bo.hears("plays One Quiet Night")
    expect(ann.at("[data-do=pass]")).to_be_visible()  # a pass lapses when somebody plays
    ann.do("pass")
    ann.hears("lets the moment pass with Government Grant in hand")
    expect(bo.at("[data-awaited='0']")).to_be_visible()


def test_the_clock_is_held_and_runs_again(person: MakePerson) -> None:
    ann, bo, _ = two(person, QUIET, pace={"clock": "soft", "seconds": 60})
    end_turn(ann)
    expect(ann.page.get_by_role("timer")).to_be_visible()
    ann.do("hold")  # without a card
    expect(bo.page.get_by_text("Ann holds the clock")).to_be_visible()
    expect(bo.page.get_by_role("timer")).to_have_count(0)
    expect(bo.at("[data-do=release]")).to_have_count(0)
    ann.do("release")
    expect(bo.page.get_by_role("timer")).to_be_visible()
    bo.do("pass")
    bo.may("drive")


def test_when_the_time_is_up_the_table_goes_on(person: MakePerson) -> None:
    ann, bo, _ = two(person, QUIET, pace={"clock": "soft", "seconds": 3})
    end_turn(ann)
    bo.may("drive")
    bo.hears("lets the moment pass with One Quiet Night in hand")


def test_orders_by_keyboard(person: MakePerson) -> None:
    ann, bo, _ = two(person, QUIET)
    bo.at(".hand [data-card=QUIET]").wait_for()
    bo.at("[data-seat='1'] [data-do=orders]").focus()
    bo.key("Enter")
    choice = bo.at("[data-order=QUIET] select")
    expect(choice).to_have_value("")
    choice.focus()
    choice.select_option("epidemics")
    expect(choice).to_have_value("epidemics")
    bo.key("Escape")
    end_turn(ann)
    expect(bo.at("[data-prompt]")).to_contain_text("Before 2 cities are infected")  # not before the draw
    bo.at("[data-do=orders]").first.click()
    bo.at("[data-order=QUIET] select").select_option("never")
    bo.may("drive")  # an order counts at once


def test_not_asked_again_in_this_turn(person: MakePerson) -> None:
    ann, bo, _ = two(person, QUIET)
    end_turn(ann)
    expect(bo.at("[data-prompt]")).to_contain_text("Before two cards are drawn")
    bo.do("pass-turn")
    bo.may("drive")
    expect(ann.page.get_by_text("Turn 2", exact=True).first).to_be_visible()


def test_a_reminder(person: MakePerson) -> None:
    ann, bo, _ = two(person, QUIET)
    bo.do("nudge")
    expect(ann.page.get_by_role("status").get_by_text("Bo waits for you.")).to_be_visible()
    expect(bo.at("[data-do=nudge]")).to_have_text("Reminded")


def test_passing_for_somebody_who_is_away(person: MakePerson) -> None:
    ann, bo, _ = two(person, QUIET, pace={"trusted": True})
    end_turn(ann)
    expect(bo.at("[data-do=pass]")).to_be_visible()
    expect(ann.at("[data-do=pass-for]")).to_have_count(0)  # he is here
    bo.page.goto("about:blank")
    ann.do("pass-for")
    ann.hears("lets the moment pass with One Quiet Night in hand")


@pytest.mark.parametrize("yes", [True, False])
def test_a_vote_on_going_back(person: MakePerson, yes: bool) -> None:
    ann, bo, table = two(person, QUIET)
    ann.ahead(table, "CHI", ".")
    bo.do("pass-turn")
    bo.may("drive")
    line = ann.at(".log li").filter(has_text="drives to Chicago")
    line.hover()
    line.locator("[data-back]").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("Start of the turn:")
    ann.do("rewind")
    expect(ann.at("[data-ballot]")).to_contain_text("You ask to go back to turn 1.")
    expect(bo.at("[data-ballot]")).to_contain_text("Ann asks to go back to turn 1.")
    bo.do("vote-yes" if yes else "vote-no")
    expect(ann.at("[data-ballot]")).to_have_count(0)
    if yes:
        ann.may("drive")
        ann.pawn_at(0, "ATL")
    else:
        bo.may("drive")
        ann.pawn_at(0, "CHI")


def test_alone_going_back_needs_no_vote(person: MakePerson) -> None:
    me = person().alone("MED", "SCI", seed=QUIET, first=0, ahead="CHI SFO")
    line = me.at(".log li").filter(has_text="drives to Chicago")
    line.hover()
    line.locator("[data-back]").click()
    me.do("rewind")
    me.pawn_at(0, "ATL")


def test_an_approval_is_declined_in_one_tap(person: MakePerson) -> None:
    ann, bo = person(), person(PHONE)
    table = ann.new_table(roles=["DIS", "MED"], first=0, seed=QUIET, options={"approval": True})
    ann.sit(table, [0], "Ann")
    bo.sit(table, [1], "Bo")
    ann.open(table)
    bo.open(table)
    ann.may("role")
    ann.ahead(table, "MED:CHI")
    expect(bo.at("[data-asked]")).to_have_text("Ann (Dispatcher) wants to move the Medic to Chicago.")
    bo.do("pass")
    ann.hears("declines")
    ann.may("drive")
    bo.pawn_at(1, "ATL")


def test_with_closed_hands_everybody_passes(person: MakePerson) -> None:
    ann, bo, _ = two(person, QUIET, options={"open_hands": False})
    end_turn(ann)
    for me, other in ((ann, "1"), (bo, "0")):
        expect(me.at(f"[data-awaited='{other}']")).to_be_visible()
    ann.do("pass")  # without any card
    expect(ann.at("[data-prompt]")).to_contain_text("Ann passed")
    expect(bo.at("[data-awaited='0']")).to_be_visible()  # and it is not seen
    bo.do("pass")
    bo.hears("draws a card")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(person: MakePerson, axe: str, size: ViewportSize, theme: Any) -> None:
    ann, bo = person(DESK), person(size, theme)
    table = ann.new_table(roles=["MED", "SCI"], first=0, seed=QUIET, pace={"clock": "soft", "seconds": 60, "trusted": True})
    ann.sit(table, [0], "Ann")
    bo.sit(table, [1], "Bo")
    ann.ahead(table, "CHI", ".")
    bo.open(table)
    expect(bo.page.get_by_role("timer")).to_be_visible()
    bo.page.evaluate(axe)
    assert bo.page.evaluate(RUN) == []
    bo.at("[data-do=orders]").first.click()
    expect(bo.at("[data-order=QUIET]")).to_be_visible()
    assert bo.page.evaluate(RUN) == []
    bo.key("Escape")
    ann.open(table)
    line = ann.at(".log li").filter(has_text="drives to Chicago")
    line.hover()
    line.locator("[data-back]").click()
    ann.do("rewind")
    expect(bo.at("[data-ballot]")).to_be_visible()
    assert bo.page.evaluate(RUN) == []
