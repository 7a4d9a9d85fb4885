"""A game that is over is looked at again, saved, opened from its file, and its deal is checked."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect
from visitors import MakePerson, Person

WON = Path(__file__).parent.parent / "records" / "03-two-win-by-research.fcr"


def opened(me: Person) -> str:
    """The won game as a table; its id."""
    me.page.goto(me.site)
    me.page.get_by_label("Choose a file").set_input_files(WON)
    expect(me.at("dialog")).to_be_visible()
    return me.page.url.rpartition("/")[2].partition("#")[0]


def at(me: Person) -> int:
    return int(me.at(".replay").get_attribute("data-at") or 0)


def test_a_record_is_opened_and_looked_at_step_by_step(person: MakePerson) -> None:
    me, friend = person(), person()
    table = opened(me)
    me.at("dialog").get_by_role("link", name="Replay").click()
    bar = me.at(".replay")
    expect(bar).to_be_visible()
    last = at(me)
    assert last > 100
    me.do("first")
    expect(bar).to_have_attribute("data-at", "1")
    expect(me.at(".log li:not(.later)")).to_have_count(1)
    me.do("turn-on")
    me.do("on")
    expect(bar).not_to_have_attribute("data-at", "1")
    expect(bar).to_contain_text("Turn 1,")
    here = at(me)
    bar.get_by_role("slider").focus()
    me.page.keyboard.press("Escape")
    me.at(".replay").click(position={"x": 3, "y": 3})
    me.key("ArrowRight")
    expect(bar).not_to_have_attribute("data-at", str(here))
    assert at(me) > here
    # the place is in the address
    friend.page.goto(me.page.url)
    expect(friend.at(".replay")).to_have_attribute("data-at", str(at(me)))
    expect(friend.at(".log li:not(.later)")).to_have_count(me.at(".log li:not(.later)").count())
    me.do("last")
    expect(bar).to_have_attribute("data-at", str(last))
    me.do("first")
    me.do("play")
    expect(bar).to_have_attribute("data-at", "3")
    me.do("play")
    expect(me.at("[data-do=play]")).to_have_text("Play")
    me.page.goto(f"{me.site}/t/{table}/replay#40")
    expect(bar).to_have_attribute("data-at", "40")


def test_what_is_no_record_is_said_and_nothing_is_made(person: MakePerson, tmp_path: Path) -> None:
    me = person()
    me.page.goto(me.site)
    file = tmp_path / "letter.txt"
    file.write_text("Dear all,")
    me.page.get_by_label("Choose a file").set_input_files(file)
    expect(me.page.get_by_role("alert")).to_contain_text("no header Rules")
    me.faults = [fault for fault in me.faults if "422" not in fault]  # the browser notes every refusal in its console


def test_the_deal_is_checked_in_the_browser(person: MakePerson) -> None:
    me = person()
    table = opened(me)
    me.page.goto(f"{me.site}/t/{table}/deal")
    expect(me.page.get_by_text("it is the one that was promised")).to_be_visible()
    expect(me.page.get_by_text("came in the order of their ranks")).to_be_visible()
    expect(me.page.get_by_text("came as the seed says")).to_be_visible()
    me.page.get_by_label("The promise that you were shown").fill("sha256:0")
    expect(me.page.get_by_text("is not the one that was promised")).to_be_visible()


def test_before_the_end_there_is_only_a_promise(person: MakePerson) -> None:
    me = person().alone("MED", "SCI", seed="deal-86")
    expect(me.at(".game")).to_be_visible()
    table = me.page.url.rpartition("/")[2]
    me.page.goto(f"{me.site}/t/{table}/deal")
    expect(me.at("[data-deal=kept]")).to_contain_text("cards have been turned so far")
    kept = me.page.evaluate("Object.values(JSON.parse(localStorage.getItem('fourcures.promises')))")
    assert kept == [me.page.get_by_label("Promise", exact=True).input_value()]


def test_the_page_for_programs_tells_all_that_can_be_asked(person: MakePerson) -> None:
    me = person()
    me.page.goto(me.site)
    me.page.get_by_role("link", name="For programs").click()
    make = me.at("[data-operation='POST /api/tables']")
    expect(make).to_contain_text("Make a table.")
    make.get_by_text("NewTable", exact=True).click()
    expect(make.locator("pre").first).to_contain_text("epidemics")
