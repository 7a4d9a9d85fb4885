"""AI team-mates at the table, as people meet them."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from visitors import PHONE, MakePerson


def test_alone_with_team_mates_in_one_click(person: MakePerson) -> None:
    me = person()
    me.page.goto(me.site)
    me.at(".fill select").select_option("learner")
    me.at("[data-do=bots]").click()
    expect(me.at(".game")).to_be_visible()
    summary = me.context.request.get(f"{me.site}/api/tables/{me.page.url.rpartition('/')[2]}").json()
    assert (summary["phase"], summary["you"], summary["names"][1]) == ("playing", [0], "Bot")


def test_the_host_fills_seats_and_somebody_takes_one(person: MakePerson) -> None:
    host, guest = person(), person(PHONE)
    table = host.new_table(roles=["MED", "SCI", "RES"], first=1, seed="mates")
    host.sit(table, [0], "Ann")
    host.page.goto(f"{host.site}/t/{table}")
    host.at(".fill select").select_option("learner")
    host.at("[data-do=bots]").click()
    done = re.compile("Scientist (drives|flies|treats|builds|takes|ends)")
    expect(host.at(".log li").filter(has_text=done).first).to_be_visible(timeout=60_000)
    guest.open(table)
    guest.page.get_by_role("button", name="Menu").click()
    guest.at("[data-program='2'] [data-do=take]").click()
    expect(guest.at("dialog")).to_have_count(0)
    summary = host.context.request.get(f"{host.site}/api/tables/{table}").json()
    assert summary["names"][:2] == ["Ann", "Bot"] and summary["names"][2] != "Bot"
