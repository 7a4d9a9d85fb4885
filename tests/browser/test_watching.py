"""The link for watching: on it a friend sees the game and talks, and finds no seat to take."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect
from test_access import clean
from visitors import DESK, PHONE, MakePerson


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_somebody_watches_from_the_first_seat_to_the_replay(person: MakePerson, size: ViewportSize, axe: str) -> None:
    ann, eve = person(), person(size)
    table = ann.new_table(roles=["MED", "SCI"], name="Harbour")
    ann.open(table)
    link = ann.page.get_by_label("Link for watching").input_value()
    assert re.fullmatch(re.escape(ann.site) + "/w/[a-z0-9]{16}", link)
    eve.page.goto(link)
    expect(eve.at("[data-only]")).to_be_visible()
    expect(eve.at(".seats input, [data-do^=sit]")).to_have_count(0)
    clean(eve, axe)
    ann.do("sit-all")
    expect(eve.at(".game")).to_be_visible()
    expect(eve.at("[data-do=end]")).to_have_count(0)
    expect(eve.page).to_have_url(link)
    eve.page.get_by_role("button", name="Menu").click()
    expect(eve.page.get_by_label("Invitation link")).to_have_count(0)
    expect(eve.page.get_by_label("Link for watching")).to_have_value(link)
    eve.page.get_by_role("link", name="Replay").click()
    expect(eve.at(".replay")).to_be_visible()
    assert eve.page.url.startswith(f"{link}/replay")
    eve.page.get_by_role("link", name="To the table").click()
    expect(eve.page).to_have_url(link)
    assert table not in eve.page.content()
