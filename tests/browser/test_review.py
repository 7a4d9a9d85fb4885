"""Looking back at a game: the line of time, the log as a way to every place, pictures, playing on from a place, and statistics."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, ViewportSize, expect
from test_access import clean
from visitors import DESK, PHONE, MakePerson, Person

WON = Path(__file__).parent.parent / "records" / "03-two-win-by-research.fcr"


def brought(me: Person) -> str:
    """The won game as a table; its id."""
    answer = me.context.request.post(f"{me.site}/api/records", data={"record": WON.read_text("utf-8")})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def opened(me: Person, at: int | str = "") -> Locator:
    """The replay of the won game at that place; its bar."""
    me.page.goto(f"{me.site}/t/{brought(me)}/replay{f'#{at}' if at else ''}")
    expect(me.at(".lanes")).to_be_visible()
    return me.at(".replay")


def test_every_line_of_the_log_and_every_mark_leads_to_its_place(person: MakePerson) -> None:
    me = person()
    bar = opened(me, 60)
    later = me.at(".log li.later .jump")
    later.last.click()
    expect(bar).not_to_have_attribute("data-at", "60")
    expect(me.at(".log li.later")).to_have_count(0)
    mark = me.at("[data-mark=cure]").first
    mark.click()
    here = bar.get_attribute("data-at")
    assert here and me.page.url.endswith(f"#{here}")
    me.do("review")
    box = me.at("dialog")
    expect(box.get_by_label("Link to this place")).to_have_value(me.page.url)
    expect(box.locator("[data-marks] [aria-current=step]").first).to_contain_text("Cure of")
    box.locator("[data-marks] button").first.click()
    expect(box).to_be_hidden()
    assert bar.get_attribute("data-at") != here


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_in_a_review(person: MakePerson, axe: str, size: ViewportSize) -> None:
    me = person(size)
    opened(me, 90)
    clean(me, axe)
    me.do("review")
    expect(me.at("[data-marks] button").first).to_be_visible()
    clean(me, axe)


def test_a_place_is_saved_as_a_picture(person: MakePerson, tmp_path: Path) -> None:
    me = person()
    opened(me, 90)
    me.do("review")
    for kind, begins in (("svg", b"<svg"), ("png", b"\x89PNG")):
        with me.page.expect_download() as waits:
            me.do(kind)
        file = tmp_path / kind
        waits.value.save_as(file)
        assert waits.value.suggested_filename.endswith(f"-90.{kind}") and file.read_bytes().startswith(begins)
    drawn = (tmp_path / "svg").read_text("utf-8")
    assert "Ho Chi Minh City" in drawn and "Turn " in drawn and "http" not in drawn.replace("http://www.w3.org/2000/svg", "")


def test_playing_on_from_a_place(person: MakePerson) -> None:
    ann, bo = person(), person(PHONE)
    opened(ann, 60)
    ann.do("review")
    ann.do("on-friends")
    expect(ann.at(".game")).to_be_visible()
    expect(ann.at("[data-take]")).to_have_count(2)
    ann.at("[data-take='0']").click()
    bo.page.goto(ann.page.url)
    bo.do("take-all")
    expect(bo.at("[data-take], [data-do=take-all]")).to_have_count(0)
    expect(ann.at("[data-seat='1']")).to_be_visible()
    ann.page.get_by_role("tab", name="Chat").click()
    expect(ann.page.get_by_text("It counts on no leaderboard.")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_statistics_of_a_table(person: MakePerson, axe: str, size: ViewportSize) -> None:
    me = person(size)
    opened(me)
    me.do("review")
    me.page.get_by_role("link", name="Statistics").click()
    plots = me.at("[data-plot]")
    expect(plots).to_have_count(6)
    cubes = me.at("[data-plot='Cubes on the map']")
    cubes.get_by_text("Numbers").click()
    expect(cubes.get_by_role("row")).to_have_count(int(cubes.get_by_role("row").last.get_by_role("rowheader").inner_text()) + 2)
    expect(me.at("[data-plot='What each seat did']")).to_contain_text("Cures")
    clean(me, axe)
    wide = me.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= size["width"]
    me.page.get_by_role("link", name="To the replay").click()
    expect(me.page).to_have_url(re.compile("/replay"))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_what_might_have_been_is_tried_out_and_kept(person: MakePerson, axe: str, size: ViewportSize) -> None:
    me, friend = person(size), person()
    bar = opened(me, 60)
    for _ in range(20):  # to a place where somebody has actions left
        me.do("try")
        expect(me.at("[data-try]")).to_be_visible()
        expect(me.at("[data-do=cards], [data-tool=drive], [data-prompt]").first).to_be_visible()
        if me.at("[data-tool=drive][aria-disabled=false]").count():
            break
        me.do("try-stop")
        expect(bar).to_be_visible()
        here = bar.get_attribute("data-at")
        me.do("on")
        expect(bar).not_to_have_attribute("data-at", str(here))
    clean(me, axe)
    expect(me.at(".city[data-ringed]").first).to_be_attached()
    target = me.targets()[0]
    me.at(f".city[data-city={target}]").press("Enter")  # on a phone it may lie beneath the sheet
    if size is PHONE:
        me.way("drive")
    expect(me.at("[data-try]")).to_have_attribute("data-try", re.compile(r"#1:\d+"))
    expect(me.at(f"[data-pawn][data-city={target}]").first).to_be_attached()
    place = me.page.url
    me.do("undo")
    expect(me.at("[data-try]")).not_to_have_attribute("data-try", place.partition("/replay")[2])
    me.do("try-stop")
    expect(bar).to_be_visible()
    assert "#1:" not in me.page.url
    me.at("[data-lines]").select_option("1")
    expect(me.page).to_have_url(re.compile("#1:"))
    friend.page.goto(place)  # it is there for everybody
    expect(friend.at(f"[data-pawn][data-city={target}]").first).to_be_attached()
    record = friend.context.request.get(place.partition("/replay")[0].replace("/t/", "/api/tables/") + "/record").text()
    assert re.search(r"^  \( ", record, re.MULTILINE)
    friend.do("review")
    expect(friend.at("dialog")).to_be_visible()
    expect(friend.at("[data-drop]")).to_have_count(0)  # not the friend's to take away
    me.do("review")
    me.at("[data-drop='1']").click()
    expect(me.at("[data-drop]")).to_have_count(0)
    expect(me.page).not_to_have_url(re.compile("#1:"))


def test_one_leads_and_others_follow_or_roam(person: MakePerson) -> None:
    ann, bo = person(), person(PHONE)
    bar = opened(ann, 60)
    ann.do("lead")
    expect(ann.at("[data-led=mine]")).to_be_visible()
    bo.page.goto(ann.page.url.replace("#60", "#20"))
    theirs = bo.at(".replay")
    expect(theirs).to_have_attribute("data-at", "60")
    expect(bo.at("[data-led=following]")).to_be_visible()
    ann.do("turn-on")
    expect(bar).not_to_have_attribute("data-at", "60")
    expect(theirs).to_have_attribute("data-at", str(bar.get_attribute("data-at")))
    bo.do("first")
    expect(bo.at("[data-led=roaming]")).to_be_visible()
    ann.do("turn-on")
    expect(theirs).to_have_attribute("data-at", "1")
    bo.do("follow")
    expect(theirs).to_have_attribute("data-at", str(bar.get_attribute("data-at")))
    ann.do("lead-stop")
    expect(bo.at("[data-do=lead]")).to_be_visible()


def test_a_game_that_goes_on_is_followed_as_it_grows(person: MakePerson) -> None:
    """The review of a running game has every move as it comes, and the table says that there is one."""
    ann, bo, cy = person(), person(PHONE), person()
    table = ann.new_table(roles=["MED", "SCI"], seed="deal-86", first=0)
    ann.sit(table, [0, 1], "Ann")
    for me in (ann, bo):
        me.page.goto(f"{me.site}/t/{table}/replay")
        expect(me.at(".replay")).to_be_visible()
    cy.open(table)
    expect(cy.at("[data-review]")).to_have_count(0)
    ann.do("lead")
    expect(bo.at("[data-led=following]")).to_be_visible()
    before = int(bo.at(".replay").get_attribute("data-at") or 0)
    ann.ahead(table, "CHI", "ATL")
    ann.at("[data-do=last][aria-disabled=false]").click()
    for me in (ann, bo):
        expect(me.at(".replay")).to_have_attribute("data-at", str(before + 2))
        me.pawn_at(0, "ATL")
    cy.page.get_by_text("Ann leads a review of this game").wait_for()
    cy.at("[data-review] a").click()
    expect(cy.at("[data-led=following]")).to_be_visible()
    expect(cy.at(".replay")).to_have_attribute("data-at", str(before + 2))
    bo.open(table)
    expect(bo.at("[data-review]")).to_be_visible()
    ann.do("lead-stop")
    expect(bo.at("[data-review]")).to_have_count(0)
