"""The rules in the game: opened from what cannot be done, read, searched, closed; for everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect
from test_access import clean
from visitors import DESK, PHONE, MakePerson, Person


def at_table(person: Person) -> Person:
    return person.alone("MED", "SCI", seed="deal-86", first=0)


def place(me: Person, id: str) -> None:
    """The rules are open there: the heading has the focus and can be seen."""
    heading = me.at(f"[data-rules] [data-place='{id}'] [tabindex='-1']").first
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()


def test_from_a_greyed_action_to_its_rule_and_back(person: MakePerson) -> None:
    me = at_table(person())
    me.key("s")
    expect(me.at(".note")).to_contain_text("There is no other research station.")
    me.do("rule")
    place(me, "shuttle")
    me.key("Escape")
    expect(me.at("[data-rules]")).to_have_count(0)
    expect(me.at("[data-do=rule]")).to_be_focused()


def test_by_keyboard_from_the_button_that_is_off(person: MakePerson) -> None:
    me = at_table(person())
    button = me.at("[data-tool=charter]")
    button.focus()
    me.key("y")
    place(me, "charter")
    me.key("Escape")
    expect(button).to_be_focused()


def test_searching(person: MakePerson) -> None:
    me = at_table(person())
    me.page.get_by_role("button", name="Menu").click()
    me.do("rules")
    box = me.at("[data-rules]")
    expect(box.locator("article h3")).to_have_text("The game")
    search = box.get_by_role("searchbox")
    search.fill("tokio")
    expect(box).to_contain_text("Nothing in the rules says “tokio”.")
    search.fill("INTENSIFY shuffled")
    expect(box.locator("[data-hit=epidemic] mark")).to_have_text("Intensify")
    search.press("Escape")
    expect(search).to_have_value("")
    search.fill("quarantine spec")
    search.press("Enter")
    place(me, "QUA")
    expect(box.locator("[data-place=MED] .here")).to_have_count(1)
    expect(box.locator("[data-place=QUA] .here")).to_have_count(0)
    box.get_by_role("button", name="Next: End of the game").click()
    expect(box.locator("article h3")).to_have_text("End of the game")
    box.get_by_role("navigation").get_by_role("button", name="Virulent Strain").click()
    expect(box.locator("article h3")).to_be_focused()
    me.key("Escape")
    expect(box).to_have_count(0)


def test_a_city_says_why_not(person: MakePerson) -> None:
    me = at_table(person())
    me.city("TOK")
    expect(me.at(".pop")).to_contain_text("drives away; a drive goes to the next city only.")
    expect(me.at(".pop")).to_contain_text("No shuttle: Tokyo has no research station.")
    me.at(".pop [data-rule=shuttle]").click()
    place(me, "shuttle")
    me.key("Escape")
    expect(me.at(".pop")).to_be_visible()


def test_a_city_that_the_tool_does_not_reach(person: MakePerson) -> None:
    me = at_table(person())
    me.key("d")
    me.city("LON")
    expect(me.at(".note")).to_contain_text("London is 3 drives away; a drive goes to the next city only.")
    me.do("rule")
    place(me, "drive")


def test_an_event_says_why_not(person: MakePerson) -> None:
    me = person().alone("MED", "SCI", seed="deal-114", first=0, ahead="FORECAST")
    me.at("[data-seat='0'] [data-card=GRANT]").click()
    expect(me.at(".note")).to_contain_text("Government Grant has to wait")
    me.do("rule")
    place(me, "windows")


def test_a_role_a_card_and_another_hand(person: MakePerson) -> None:
    me = person().alone("MED", "SCI", seed="deal-114", first=0, ahead="CHI")
    me.at("[data-seat='1'] [data-do=role]").click()
    place(me, "SCI")
    me.key("Escape")
    expect(me.at("[data-seat='1'] [data-do=role]")).to_be_focused()
    me.at("[data-seat='0'] [data-card=LON]").drag_to(me.at("[data-seat='1'] .hand"))
    expect(me.at(".note")).to_contain_text("The Scientist is in Atlanta; cards change hands in one city.")
    me.do("rule")
    place(me, "share")


def test_in_the_lobby(person: MakePerson) -> None:
    me = person()
    me.page.goto(me.site)
    me.do("rules")
    expect(me.at("[data-rules]")).to_contain_text("Virulent Strain")
    me.key("Escape")
    expect(me.at("[data-do=rules]")).to_be_focused()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_in_the_rules(person: MakePerson, axe: str, size: ViewportSize) -> None:
    me = at_table(person(size))
    me.key("g")
    me.page.keyboard.type("tok")
    me.key("Enter", "Enter")
    expect(me.at(".pop [data-rule=drive]")).to_be_visible()
    clean(me, axe)
    me.at(".pop [data-rule=drive]").click()
    place(me, "drive")
    clean(me, axe)
    me.at("[data-rules] input").fill("purple")
    clean(me, axe)
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
