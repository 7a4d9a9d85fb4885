"""What positions are worth, as people see it: over the line of time of a replay, and on a page of its own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect
from test_access import clean
from test_review import opened
from visitors import DESK, LAPTOP, PHONE, MakePerson, Person

LONG = 240_000
"""Milliseconds for what is found out beside the server, after everything else on the machine."""


def known(me: Person) -> None:
    """The chance is known after every turn."""
    points = me.context.request.get(f"{me.site}/api/tables/{me.page.url.split('/')[4]}/chances").json()["points"]
    expect(me.at(f"[data-curve='{len(points)}']")).to_be_visible(timeout=LONG)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_chance_over_the_line_of_time(person: MakePerson, axe: str, size: ViewportSize) -> None:
    me = person(size)
    bar = opened(me)
    known(me)
    expect(me.at("[data-chance='1']")).to_contain_text("After turn 23: 100%")
    last = me.at("[data-swing]").last  # the game is won in the end, so something turned it
    turn = last.get_attribute("data-swing")
    last.click()
    expect(bar).to_contain_text(f"Turn {turn}: ")
    heard = bar.get_by_label("Place in the game").get_attribute("aria-valuetext")
    assert heard is not None and me.at(".swing").inner_text() in heard and "→" in heard
    clean(me, axe)
    me.do("review")
    here = me.at("[data-swings] [aria-current=step]")
    expect(here).to_contain_text(f"Turn {turn}: ")
    me.at("[data-swings] button").first.click()
    expect(me.at(".swing")).to_be_visible()


# ---------------------------------------------------------------- the page of its own


def page_of(me: Person, at: int) -> Locator:
    """The analysis of the won game, at that place; its panel about the position."""
    opened(me, at)
    me.do("analysis")
    expect(me.at(f"[data-position='{at}']")).to_be_visible()
    return me.at(".position")


@pytest.mark.parametrize(("size", "at", "turn"), [(DESK, 89, 8), (LAPTOP, 80, 7), (PHONE, 72, 6)], ids=["desk", "laptop", "phone"])
def test_a_position_is_analysed(person: MakePerson, axe: str, size: ViewportSize, at: int, turn: int) -> None:
    me = person(size)
    position = page_of(me, at)
    assert me.page.url.endswith(f"/analysis#{at}")
    expect(position).to_contain_text(f"Board after turn {turn}")
    me.do("analyse")
    ways = position.locator("[data-way]")
    expect(ways.first).to_be_visible(timeout=LONG)
    expect(position.locator("[data-played]")).to_have_count(1)
    expect(position.locator("[data-drawing]")).to_have_count(1)
    other = ways.nth(1).get_by_role("button")
    other.click()
    expect(other).to_have_attribute("aria-expanded", "true")
    expect(ways.first.get_by_role("button")).to_have_attribute("aria-expanded", "false")
    expect(position).to_contain_text("Turns before the cards run out")
    expect(position).to_contain_text(re.compile(r"no epidemic: \d+%"))
    clean(me, axe)
    assert me.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    me.page.reload()  # what is known is shown at once
    expect(ways.first).to_be_visible()
    position.get_by_role("link", name="This place in the replay").click()
    expect(me.at(".replay")).to_have_attribute("data-at", str(at))


def test_the_graph_leads_from_turn_to_turn(person: MakePerson) -> None:
    me = person()
    position = page_of(me, 93)
    expect(position).to_contain_text("Turn 9, step 93 of 224")
    turns = me.page.get_by_role("slider", name="Turn")
    turns.focus()
    me.key("ArrowRight")
    expect(position).to_contain_text("Board after turn 9")
    me.at("[data-chart='24']").wait_for(timeout=LONG)
    expect(turns).to_have_attribute("aria-valuetext", re.compile("^After turn 9: "))
    me.do("turn-back")
    expect(position).to_contain_text("Board after turn 8")
    swing = me.at("[data-swing]").last
    turn = int(swing.get_attribute("data-swing") or 0)
    swing.click()
    expect(position).to_contain_text(f"Board after turn {turn - 1}")
    expect(swing).to_have_attribute("aria-current", "step")
    chart = me.at("[data-chart]").bounding_box()
    assert chart is not None
    me.page.mouse.click(chart["x"] + chart["width"] - 20, chart["y"] + 100)
    expect(position).to_contain_text("The game is over here.")
    me.page.get_by_text("Numbers").click()
    expect(me.page.get_by_role("row", name=re.compile("^23 100%"))).to_contain_text("Cure of yellow")


def test_a_running_game_has_a_graph_and_no_analysis(person: MakePerson) -> None:
    me = person()
    me.alone("MED", "SCI", seed="deal-86", first=0)
    table = me.page.url.split("/")[4]
    me.page.goto(f"{me.site}/t/{table}/analysis")
    expect(me.at(".position")).to_contain_text("wait until it is over")
    expect(me.at("[data-do=analyse]")).to_have_count(0)
    closed = me.new_table(roles=["MED", "SCI"], options={"open_hands": False})
    me.sit(closed, [0, 1])
    me.context.clear_cookies()
    me.page.goto(f"{me.site}/t/{closed}/analysis")
    expect(me.page.get_by_text("is not told yet")).to_be_visible()
    me.faults.clear()  # the browser complains of the refusal


# ---------------------------------------------------------------- hints


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_hint_is_read_looked_at_and_done(person: MakePerson, axe: str, size: ViewportSize) -> None:
    me = person(size).alone("MED", "SCI", seed=f"hint-{size['width']}", first=0, hints=True)
    me.may("drive")
    before = me.at(".game").get_attribute("data-n")
    me.do("hint")
    box = me.at("[data-hint]")
    expect(box.locator("[data-way]").first).to_be_visible(timeout=LONG)
    expect(me.at("[data-drawing='-1']")).to_have_count(1)
    clean(me, axe)
    box.locator("[data-way]").nth(1).get_by_role("button").click()
    expect(box.locator("[data-way='1'] button")).to_have_attribute("aria-expanded", "true")
    me.do("hint-close")
    expect(me.at("[data-drawing='-1']")).to_have_count(0)
    me.do("hint")
    me.do("hint-take")
    expect(me.at(f".game:not([data-n='{before}'])")).to_be_visible()
    expect(me.at("[data-hint]")).to_have_count(0)


def test_a_table_has_hints_when_it_is_made_to(person: MakePerson) -> None:
    me = person()
    me.page.goto(me.site)
    me.do("alone")
    me.may("drive")
    expect(me.at("[data-do=hint]")).to_be_visible()
    other = person().alone("MED", "SCI", seed="deal-86", first=0)
    other.may("drive")
    expect(other.at("[data-do=hint]")).to_have_count(0)
