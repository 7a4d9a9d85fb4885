"""What positions are worth, as people see it: the chance to win over the line of time."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect
from test_access import clean
from test_review import opened
from visitors import DESK, PHONE, MakePerson, Person

LONG = 60_000
"""Milliseconds for what is found out beside the server."""


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
