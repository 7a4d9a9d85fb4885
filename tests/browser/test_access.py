"""For everybody: axe in both themes, a whole turn without a mouse, a narrow screen, and what is said to those who do not see."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect
from test_game import WON
from visitors import DESK, LAPTOP, PHONE, MakePerson, Person

RUN = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
  .map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.target + " " + n.failureSummary).join(" | ")}`)"""


def lobby(me: Person) -> None:
    me.page.goto(me.site)
    me.page.get_by_text("All options").click()
    me.at("[data-challenge=virulent]").click()
    expect(me.page.get_by_text("one epidemic fewer")).to_be_visible()


def gathering(me: Person) -> None:
    me.open(me.new_table(roles=["MED", "SCI"], name="Harbour table", challenges=["virulent"]))


def table(me: Person) -> None:
    me.alone("PLA", "OPS", "MED", seed="deal-29805", first=0)
    me.city("ATL")
    expect(me.at(".pop")).to_be_visible()


def steps(me: Person) -> None:
    me.alone("SCI", seed="deal-1320")
    me.tool("cure")
    me.option("MUM")


def forecast(me: Person) -> None:
    me.alone("PLA", "OPS", "MED", seed="deal-29805", first=0, ahead="FORECAST")


def window(me: Person) -> None:
    me.alone("PLA", "OPS", "MED", seed="deal-29805", first=0, ahead=". .PLA .OPS .MED")
    expect(me.at("[data-do=pass]")).to_be_visible()


def modules(me: Person) -> None:
    """Strain, epidemics in force and over, Mutation Events, samples: half-way through the widest game, in the colours of wooden pieces."""
    wish = {"preset": "bsw", "options": {"approval": False, "colours": "sheet"}, "challenges": ["mutation", "virulent"]}
    me.alone(*[None] * 3, seed="mid-85", epidemics=5, ahead=HALF, **wish)
    if me.at("[data-tab=infection]").count():
        me.at("[data-tab=infection]").click()
    me.at("[data-row=effects] button").first.click()
    expect(me.at(".tip")).to_be_visible()


def consent(me: Person) -> None:
    table = me.new_table(roles=[None] * 3, seed="hunt-7", preset="bsw", challenges=["mutation", "virulent"])
    other = Person(me.browser, me.site, DESK, "light")
    other.sit(table, [2], "Ann")
    me.sit(table, [0, 1], "Bo")
    other.ahead(table, "LAG<<OPS")
    other.context.close()
    me.open(table)
    expect(me.at("[data-asked]")).to_have_text("Ann (Epidemiologist) wants to take Lagos from you.")


HALF = """MIA . BAG(BAG) RIY KOL(KOL) -k . . DEL . !p(CHI,NYC,JOH,SHA,MNL) -b -b -b
    ESS(ESS) STP %b -b TRAVELBAN SAO(SAO) . b% .MED -b WAS(WAS) . QUIET %b"""
SCENES = (lobby, gathering, table, steps, forecast, window, modules, consent)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_axe_finds_nothing(person: MakePerson, axe: str, scene: Callable[[Person], None], size: ViewportSize) -> None:
    me = person(size)
    scene(me)
    clean(me, axe)


def clean(me: Person, axe: str) -> None:
    """No violation in the light theme, nor in the dark one."""
    me.page.evaluate(axe)
    for theme in ("light", "dark"):
        me.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        assert me.page.evaluate(RUN) == [], theme


def test_axe_finds_nothing_in_boxes_and_at_the_end(person: MakePerson, axe: str) -> None:
    me = person().alone("SCI", seed="win-42", ahead=WON)
    for open_ in ("?", "g"):
        me.key(open_)
        expect(me.at("dialog")).to_be_visible()
        clean(me, axe)
        me.key("Escape")
        expect(me.at("dialog")).to_have_count(0)
    for name in ("Menu", "Browse"):
        me.page.get_by_role("button", name=name).click()
        expect(me.at("dialog")).to_be_visible()
        clean(me, axe)
        me.key("Escape")
        expect(me.at("dialog")).to_have_count(0)
    me.tool("cure")
    me.do("confirm")
    expect(me.at("dialog [data-over]")).to_be_visible()
    clean(me, axe)


def test_a_turn_by_keyboard_alone(person: MakePerson) -> None:
    me = person().alone("MED", "SCI", seed="two-2062", epidemics=7, first=0)
    # Atlanta to Chicago: the tool, the arrows on the map, Enter
    me.key("d")
    expect(me.at(".city[data-city=ATL]")).to_be_focused()
    me.key("ArrowUp")
    at = me.page.evaluate("document.activeElement.dataset.city")
    me.key("Enter")
    me.pawn_at(0, at)
    me.key("z")
    me.pawn_at(0, "ATL")
    # a flight: the tool, the option by its number, Enter
    me.key("f", "1")
    expect(me.at("[data-do=confirm]")).to_contain_text("Fly, discard")
    me.key("Escape", "Escape")
    me.may("direct")
    # go to a city by name, look at it, leave it
    me.key("g")
    me.page.keyboard.type("sao pau")
    me.key("Enter")
    expect(me.at(".city[data-city=SAO]")).to_be_focused()
    me.key("Enter")
    expect(me.at(".pop")).to_contain_text("São Paulo")
    me.key("Escape")
    expect(me.at(".city[data-city=SAO]")).to_be_focused()
    # end the turn, with the question
    me.key("n")
    expect(me.at("[data-prompt]")).to_be_focused()
    me.key("Enter")
    expect(me.at(".turn[data-seat='1']")).to_be_visible()
    me.key("t", "2")
    me.hears("Scientist treats yellow in Atlanta")


def test_letters_can_be_switched_off(person: MakePerson) -> None:
    me = person().alone("MED", "SCI", seed="deal-86", first=0)
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_label("Letter keys").uncheck()
    me.key("Escape")
    expect(me.at("dialog")).to_have_count(0)
    me.key("n")
    me.may("drive")
    expect(me.at("[data-prompt]")).to_have_count(0)


def test_what_happens_is_said(person: MakePerson) -> None:
    me = person().alone("MED", "SCI", seed="deal-86", first=0)
    me.city("MIA")
    expect(me.at("[aria-live=polite]").filter(has_text="Medic drives to Miami.")).to_have_count(1)
    expect(me.at(".city[data-city=MIA]")).to_have_attribute("aria-label", re.compile("^Miami, yellow, .*Medic is here"))
    me.do("end")
    me.do("confirm")
    expect(me.at("[aria-live=assertive]")).to_have_text("Turn of Scientist.")


def test_a_phone_has_everything_within_reach(person: MakePerson) -> None:
    me = person(PHONE).alone("PLA", "OPS", "MED", seed="deal-29805", first=0)
    assert me.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    me.city("CHI")  # a finger never moves the pawn by mistake
    me.pawn_at(0, "ATL")
    me.way("drive")
    me.pawn_at(0, "CHI")
    for tab, text in (("team", "Medic"), ("infection", "Not seen yet"), ("log", "drives to Chicago")):
        me.at(f"[data-tab={tab}]").click()
        expect(me.at("div.full")).to_contain_text(text)
    me.at("[data-tab=map]").click()
    me.do("end")
    me.do("confirm")
    me.do("pass")
    expect(me.at("[data-prompt]")).to_contain_text("Before 2 cities are infected")
    small = """() => [...document.querySelectorAll(".low button")].map((b) => b.getBoundingClientRect())
      .filter((r) => r.height && r.height < 43.5 && r.width > 60).length"""
    assert me.page.evaluate(small) <= 1  # the handle of the sheet alone


def test_a_laptop_opens_the_side_panels(person: MakePerson) -> None:
    me = person(LAPTOP).alone("PLA", "OPS", "MED", seed="deal-29805", first=0)
    expect(me.at(".side")).to_have_count(0)
    me.page.get_by_role("button", name="Turn, infection cards and log").click()
    expect(me.at(".side")).to_contain_text("Not seen yet")
    me.key("Escape")
    expect(me.at(".side")).to_have_count(0)
