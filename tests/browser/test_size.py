"""What a browser really fetches for a table, and when it fetches what modules say."""

from __future__ import annotations

import gzip

from playwright.sync_api import expect
from visitors import MakePerson

MOST = 110_000
"""Bytes of JavaScript, packed (tests/server/test_size.py)."""


def test_a_table_of_the_base_game_fetches_little(person: MakePerson) -> None:
    ann, bo = person(), person()
    table = ann.new_table(roles=["MED", "SCI"], first=0)
    ann.sit(table, [0])
    bo.sit(table, [1])
    fetched: dict[str, int] = {}
    bo.page.on(
        "response", lambda answer: fetched.update({answer.url: len(gzip.compress(answer.body()))}) if answer.url.endswith(".js") else None
    )
    bo.open(table)
    expect(bo.at("[data-do=nudge]")).to_be_visible()  # it is Ann’s turn
    assert len(fetched) > 5
    assert sum(fetched.values()) < MOST, fetched


def test_a_table_with_modules_shows_itself_in_words(person: MakePerson) -> None:
    me = person()
    me.alone("EPL", "PIL", challenges=["virulent", "mutation"], options={"roles": "lab"})
    shown = me.page.locator("body").inner_text()
    assert "Epidemiologist" in shown and "Pilot" in shown
    for id in ("log-", "name-", "role-", "ui-", "extra-", "EPL", "PIL"):
        assert id not in shown, shown
