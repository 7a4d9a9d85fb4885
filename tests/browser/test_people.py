"""People with names: claiming one, coming back elsewhere, a passkey, and what the pages about them show."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect
from test_access import clean
from test_game import WON
from visitors import DESK, PHONE, MakePerson, Person

SECRET = "correct horse battery"


def claim(me: Person, name: str) -> None:
    """Claims a name with the box of the header."""
    me.page.goto(me.site)
    me.do("sign-in")
    me.page.get_by_text("Claim a name", exact=True).click()
    me.page.get_by_label("Name", exact=True).fill(name)
    password = me.page.get_by_label("Password", exact=True)
    assert password.get_attribute("autocomplete") == "new-password"
    password.fill(SECRET)
    me.do("sign")
    expect(me.at("[data-me]")).to_have_text(name)
    expect(me.at("[data-me]")).to_be_focused()


def with_keys(me: Person) -> Person:
    """At an address for which browsers make passkeys, with an authenticator that always says yes."""
    me.site = me.site.replace("127.0.0.1", "localhost")
    browser = me.context.new_cdp_session(me.page)
    browser.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True}
    browser.send("WebAuthn.addVirtualAuthenticator", {"options": kind | {"automaticPresenceSimulation": True}})
    return me


def test_a_name_is_claimed_and_used_elsewhere(person: MakePerson) -> None:
    me = person().alone("SCI", seed="win-42", ahead=WON)
    me.tool("cure")
    me.do("confirm")
    expect(me.at("[data-over=win]")).to_be_visible()
    claim(me, "Ann of the Browser")
    me.at("[data-me]").click()
    me.do("sign-out")
    expect(me.page.get_by_text("You are a guest")).to_be_visible()

    phone = person(PHONE)
    phone.page.goto(phone.site)
    phone.do("sign-in")
    phone.page.get_by_label("Name", exact=True).fill("ANN OF THE BROWSER")
    phone.page.get_by_label("Password", exact=True).fill(SECRET)
    phone.key("Enter")
    phone.at("[data-me]").click()
    phone.page.get_by_role("link", name="Profile", exact=True).click()
    expect(phone.at("h1")).to_have_text("Ann of the Browser")
    expect(phone.at("[data-outcome=win]")).to_have_count(1)
    expect(phone.at(".recent")).to_contain_text("alone with one seat")
    phone.page.goto(phone.site)
    expect(phone.at("a[href^='/t/'][aria-label^='Look']")).to_have_count(1)  # the table came along


def test_what_somebody_did_is_added_up(person: MakePerson) -> None:
    me = person()
    claim(me, "Did Much")
    for games in (1, 2):
        me.alone("SCI", seed="win-42", ahead=WON)
        me.tool("cure")
        me.do("confirm")
        expect(me.at("[data-over=win]")).to_be_visible()
        me.page.goto(f"{me.site}/p/Did%20Much")
        me.do("stats")
        expect(me.at("[data-deed=cures] dd")).to_have_text(str(4 * games))
        expect(me.at("[data-deed=treated] dd")).to_have_text(str(games))
        expect(me.at("[data-plot='How the games ended'] tbody")).to_have_text(f"Won{games}")
    numbers = me.at("[data-plot='Outbreaks and cures of each game'] details")
    numbers.locator("summary").click()
    expect(numbers.locator("tbody tr")).to_have_count(2)
    expect(numbers.locator("tbody tr").last.locator("td").last).to_have_text("4")
    expect(me.at("[data-plot='A game on average'] thead th")).to_have_text(["All", "Won"])  # none was lost
    expect(me.at("[data-plot='A game on average'] tbody td").first).to_have_text("4")


def test_a_passkey_instead_of_a_password(person: MakePerson) -> None:
    me = with_keys(person())
    me.page.goto(me.site)
    me.do("sign-in")
    me.page.get_by_text("Claim a name", exact=True).click()
    me.page.get_by_label("Name", exact=True).fill("Keyed in the Browser")
    me.do("passkey")
    expect(me.at("[data-me]")).to_have_text("Keyed in the Browser")
    me.at("[data-me]").click()
    expect(me.page.get_by_text("Set a password")).to_be_visible()
    me.do("sign-out")
    me.at("main [data-do=passkey]").click()
    expect(me.at("h1")).to_have_text("Keyed in the Browser")


def test_the_account_changes_the_name_and_is_deleted(person: MakePerson, tmp_path: Path) -> None:
    me, other = person(), person()
    table = other.new_table(roles=["MED", "SCI"])
    other.open(table)
    claim(me, "Bo of the Browser")
    me.sit(table, [0])
    expect(other.at("[data-seat='0'] .by a")).to_have_attribute("href", "/p/Bo%20of%20the%20Browser")
    expect(other.at("[data-seat='0'] .by")).to_have_text("Bo of the Browserclaimed name")
    me.at("[data-me]").click()
    me.page.get_by_label("Your name").fill("Bo renamed")
    me.do("rename")
    expect(me.page.get_by_text("The name is changed.")).to_be_visible()
    expect(other.at("[data-seat='0'] .by")).to_contain_text("Bo renamed")
    with me.page.expect_download() as file:
        me.page.get_by_role("link", name="Download").click()
    file.value.save_as(tmp_path / "me.json")
    assert json.loads((tmp_path / "me.json").read_text("utf-8"))["me"]["name"] == "Bo renamed"
    me.do("delete")
    me.page.get_by_label("To be sure, write Bo renamed").fill("bo renamed")
    me.at("dialog").get_by_label("Password", exact=True).fill(SECRET)
    me.do("delete-all")
    expect(me.page.get_by_text("Nothing is kept about you any more.")).to_be_visible()
    expect(other.at("[data-seat='0'] .take")).to_be_visible()  # the seat is free again


def test_a_guest_changes_the_nickname_at_the_table(person: MakePerson) -> None:
    me, other = person(), person()
    table = me.new_table(roles=["MED", "SCI"])
    me.sit(table, [0], "Annn")
    me.open(table)
    other.open(table)
    me.page.get_by_label("Your name").fill("Ann")
    me.do("nickname")
    expect(other.at("[data-seat='0'] .by")).to_have_text("Annhost")
    other.sit(table, [1], "Bo")
    expect(me.at(".game")).to_be_visible()
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_label("Your name").fill("Ann again")
    me.key("Enter")
    expect(me.page.get_by_text("The name is changed.")).to_be_visible()
    expect(other.page.get_by_text("Ann again").first).to_be_visible()
    me.do("claim")
    me.page.get_by_label("Name", exact=True).fill("Ann at the Table")
    me.page.get_by_label("Password", exact=True).fill(SECRET)
    me.do("sign")
    expect(other.at("a[href='/p/Ann%20at%20the%20Table']")).to_be_visible()
    me.key("Escape")
    expect(me.at("[data-tool=drive]")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_on_the_pages_about_people(person: MakePerson, axe: str, size: ViewportSize) -> None:
    me = with_keys(person(size)).alone("SCI", seed="win-42", ahead=WON)
    me.tool("cure")
    me.do("confirm")
    expect(me.at("[data-over=win]")).to_be_visible()
    me.page.goto(me.site)
    me.do("sign-in")
    expect(me.at("dialog [data-do=passkey]")).to_be_visible()
    clean(me, axe)
    claim(me, f"Axe {size['width']}")
    mine = f"/p/Axe%20{size['width']}"
    pages = (("/me", "[data-do=delete]"), (mine, ".recent"), (f"{mine}/stats", ".sums"), ("/boards", "table"))
    for path, shown in pages:
        me.page.goto(me.site + path)
        expect(me.at(shown)).to_be_visible()
        assert me.page.evaluate("document.documentElement.scrollWidth") == size["width"]
        clean(me, axe)
    me.page.goto(f"{me.site}/me")
    me.do("delete")
    clean(me, axe)
