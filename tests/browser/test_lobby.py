"""Finding a table: the open ones in the lobby, three words, a host who frees a seat, and what a new table is asked for."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect
from test_access import clean
from visitors import DESK, LAPTOP, PHONE, MakePerson


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_table_for_everybody_is_made_and_joined(person: MakePerson, size: ViewportSize) -> None:
    ann, bo = person(size), person(DESK, "dark")
    bo.page.goto(bo.site)
    ann.page.goto(ann.site)
    ann.page.get_by_text("All options").click()
    ann.page.get_by_label("Name of the table").fill(f"Come all {size['width']}")
    ann.at("[data-choose=listed]").get_by_text("Anybody", exact=True).click()
    ann.at("[data-choose=language] select").select_option("de")
    ann.at("[data-choose=clock]").get_by_text("Hours", exact=True).click()
    ann.at("[data-choose=hours] select").select_option("48")
    ann.at("[data-choose=zero] select").select_option("team")
    expect(ann.at("[data-fact=ui-clock]")).to_contain_text("48 hours for each move; then team-mates may play")
    expect(ann.at("[data-fact=ui-language]")).to_contain_text("German")
    ann.do("create")
    expect(ann.at(".seats")).to_be_visible()
    row = bo.at("[data-open]").filter(has_text=f"Come all {size['width']}")
    expect(row).to_contain_text("48 h a move")
    expect(row).to_contain_text("talk in German")
    expect(row).to_contain_text("2 seats free")
    row.get_by_role("link").click()
    bo.at("[data-do=sit-all]").click()
    expect(bo.at(".game")).to_be_visible()
    expect(ann.at(".game")).to_be_visible()
    ann.page.goto(ann.site)
    expect(ann.at("[data-open]").filter(has_text=f"Come all {size['width']}")).to_have_count(0)


def test_three_words_lead_to_the_table(person: MakePerson) -> None:
    ann, bo = person(), person(PHONE)
    ann.open(ann.new_table())
    words = ann.page.get_by_label("Code of three words").input_value()
    assert re.fullmatch(r"[a-z]+-[a-z]+-[a-z]+", words)
    bo.page.goto(bo.site)
    field = bo.page.get_by_label("Join with a code")
    field.fill("river lamp")
    field.press("Enter")
    expect(bo.page.get_by_text("A code is three words")).to_be_visible()
    bo.faults.clear()  # the browser writes down that the answer was 422
    field.fill(words.replace("-", " ").upper())
    field.press("Enter")
    expect(bo.at(".seats")).to_be_visible()
    bo.page.goto(f"{bo.site}/j/{words}")
    expect(bo.at(".seats")).to_be_visible()
    assert bo.page.url == ann.page.url  # the words are not in the way back
    ann.do("sit-all")
    expect(bo.at(".game")).to_be_visible()
    bo.page.goto(f"{bo.site}/j/{words}")
    expect(bo.page.get_by_text("All seats of that table are taken")).to_be_visible()
    bo.page.get_by_role("link", name="Watch").click()
    expect(bo.at(".game")).to_be_visible()
    ann.page.get_by_role("button", name="Menu").click()
    expect(ann.page.get_by_label("Code of three words")).to_have_value(words)


def test_words_that_lead_nowhere_say_so(person: MakePerson) -> None:
    me = person(PHONE)
    me.page.goto(f"{me.site}/j/acorn-acorn-acorn")
    expect(me.page.get_by_text("No open table has the code acorn-acorn-acorn")).to_be_visible()
    me.faults.clear()


def test_my_tables_say_whose_move_it_is(person: MakePerson) -> None:
    me = person()
    waiting = me.new_table(roles=["MED", "SCI"], first=1, name="Theirs")
    me.sit(waiting, [0], "Ann")
    other = person()
    other.sit(waiting, [1], "Bo")
    mine = me.new_table(roles=["MED", "SCI"], first=0, name="Mine")
    me.sit(mine, [0], "Ann")
    other.sit(mine, [1], "Bo")
    me.new_table(name="Gathers")
    me.page.goto(me.site)
    rows = me.at("section:has(> h2:text('My tables')) li")
    expect(rows.nth(0)).to_contain_text("Mine")
    expect(rows.nth(0).locator("[data-move=mine]")).to_contain_text("Your move, this minute")
    expect(rows.nth(1).locator("[data-move=others]")).to_contain_text("Bo, this minute")
    expect(rows.nth(2)).to_contain_text("Gathers")


def test_the_host_frees_a_seat_and_hands_over(person: MakePerson) -> None:
    ann, bo = person(), person()
    table = ann.new_table(roles=["MED", "SCI", "RES"])
    ann.sit(table, [0], "Ann")
    bo.sit(table, [1], "Bo")
    ann.open(table)
    expect(ann.at("[data-seat='0'] [data-host]")).to_be_visible()
    ann.at("[data-seat='1'] [data-do=clear]").click()
    expect(ann.at("[data-seat='1'] .take")).to_be_visible()
    bo.sit(table, [1], "Bo")
    bo.open(table)
    expect(ann.at("[data-seat='1'] [data-do=clear]")).to_have_count(0)  # Bo is here
    expect(bo.at("[data-do=clear], [data-do=give-host]")).to_have_count(0)
    ann.at("[data-seat='1'] [data-do=give-host]").click()
    expect(bo.at("[data-seat='1'] [data-host]")).to_be_visible()
    expect(bo.at("[data-seat='0'] [data-do=give-host]")).to_be_visible()
    expect(ann.at("[data-do=give-host]")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_lobby_with_tables_is_for_everybody(person: MakePerson, axe: str, size: ViewportSize) -> None:
    me = person(size)
    me.sit(me.new_table(roles=["MED", "SCI", "RES"], listed=True, name="Open to all", pace={"clock": "soft"}), [1], "Ann")
    me.page.goto(me.site)
    expect(me.at("[data-open]").first).to_be_visible()
    me.page.get_by_text("All options").click()
    me.at("[data-choose=clock]").get_by_text("Seconds", exact=True).click()
    expect(me.at("[data-choose=seconds]")).to_be_visible()
    clean(me, axe)
    if size is PHONE:
        small = me.page.evaluate(
            """() => [...document.querySelectorAll(".left button, .left a, .left input, [data-choose=clock] label")]
                 .map((e) => e.getBoundingClientRect()).filter((box) => box.width && box.height < 44).length"""
        )
        assert small == 0


def test_what_a_new_table_will_be_never_covers_the_chat(person: MakePerson) -> None:
    me = person(LAPTOP)
    me.page.goto(me.site)
    me.at("[data-write]").scroll_into_view_if_needed()
    summary, chat = me.at(".sum").bounding_box(), me.at("[data-chat]").bounding_box()
    assert summary and chat and summary["y"] + summary["height"] <= chat["y"]
