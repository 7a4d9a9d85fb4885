"""Coming and going: invitations, watching, another device, a server that stops for a while, addresses that lead nowhere."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect
from server_of_ones_own import running
from visitors import MakePerson


def test_play_alone_is_one_press(person: MakePerson) -> None:
    me = person()
    me.page.goto(me.site)
    me.do("alone")
    expect(me.at(".game")).to_be_visible()
    expect(me.at("[data-seat]")).to_have_count(2)
    expect(me.at("[data-do=end]")).to_be_visible()
    me.page.get_by_role("link", name="Fourcures").first.click()
    me.at(".mine").get_by_role("link").click()  # and it is found again
    expect(me.at(".game")).to_be_visible()


def test_several_seats_watching_and_who_is_there(person: MakePerson) -> None:
    ann, bo, eve = person(), person(), person()
    table = ann.new_table(roles=["MED", "SCI", "RES"], name="Harbour table")
    ann.open(table)
    ann.at(".seats li").nth(0).get_by_text("Take").click()
    ann.at(".seats li").nth(2).get_by_text("Take").click()
    expect(ann.at("[data-do=sit]")).to_have_text("Take these 2 seats")
    ann.do("sit")
    expect(ann.at(".seats .mine")).to_have_count(2)
    eve.open(table)
    expect(ann.page.get_by_text("One person is watching.")).to_be_visible()
    bo.open(table)
    bo.do("sit-all")
    for one in (ann, bo, eve):
        expect(one.at(".game")).to_be_visible()
    expect(eve.at(".ap")).to_contain_text(re.compile("Waiting for|Turn of"))
    expect(eve.at("[data-do=end]")).to_have_count(0)
    eve.city("CHI")
    expect(eve.at(".pop")).to_contain_text("You are watching.")


def test_secret_link_carries_the_seats_to_another_device(person: MakePerson) -> None:
    desk, phone = person(), person()
    desk.alone("MED", "SCI", seed="deal-86", first=0)
    desk.page.get_by_role("button", name="Menu").click()
    desk.page.get_by_role("button", name="Show the secret link").click()
    link = desk.page.get_by_label("Continue on another device").input_value()
    phone.page.goto(link)
    expect(phone.at("[data-do=end]")).to_be_visible()
    assert "#" not in phone.page.url
    phone.city("MIA")
    phone.pawn_at(0, "MIA")
    desk.pawn_at(0, "MIA")


def test_a_double_click_plays_once(person: MakePerson) -> None:
    me = person().alone("MED", "SCI", seed="two-2062", epidemics=7, first=0, ahead=".")
    me.tool("treat")
    me.at("[data-options] [data-option=b]").dblclick()
    me.hears("Scientist treats blue in Atlanta")
    expect(me.at(".ap .n")).to_have_text("3 of 4 left")


def test_addresses_that_lead_nowhere(person: MakePerson) -> None:
    me = person()
    me.page.goto(f"{me.site}/t/abcdefghjk")
    expect(me.at("main")).to_contain_text("There is no table abcdefghjk here")
    me.page.get_by_role("link", name="To the lobby").click()
    expect(me.at("[data-do=alone]")).to_be_visible()
    me.faults.clear()  # the browser itself reports the 404


def test_the_page_waits_for_a_server_that_stops_for_a_while(person: MakePerson, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        me = person()
        me.site = server.site
        me.alone("MED", "SCI", seed="deal-86", first=0)
        me.city("MIA")
        me.pawn_at(0, "MIA")
        expect(me.at(".ap .n")).to_have_text("3 of 4 left")
        server.kill()
        expect(me.at(".note")).to_contain_text("The connection is lost; trying again.")
        me.city("ATL")  # played while nobody hears it: sent when somebody does
        server.start()
        expect(me.at(".note")).to_have_count(0)
        expect(me.at(".ap .n")).to_have_text("2 of 4 left")
        me.pawn_at(0, "ATL")
        me.page.close()
        me.faults.clear()  # the browser itself reports the connections that failed
