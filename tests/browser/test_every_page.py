"""Every page in every language: axe in both themes, and no page wider than a screen of 320 pixels, which is a zoom of 400 %."""

from __future__ import annotations

import json
import re
from itertools import count
from urllib.parse import quote

import pytest
from playwright.sync_api import ViewportSize, expect
from test_access import clean
from test_game import WON
from visitors import DESK, LAPTOP, PHONE, MakePerson, Person

from fourcures.words import LANGUAGES

NOWHERE = "/nowhere"
CURE = "!b(MON,MAD,ESS,MIL)"
"""The last one of `WON`."""
NUMBER = count(1)
SMALL = ViewportSize(width=320, height=256)
"""1280 by 1024 at 400 %."""
HALF = ViewportSize(width=720, height=450)
"""1440 by 900 at 200 %: letters twice as large."""


def speaks(me: Person, language: str) -> Person:
    me.context.add_init_script(f"localStorage.setItem('fourcures.prefs', {json.dumps(json.dumps({'language': language}))})")
    return me


def pages(me: Person) -> list[str]:
    """A path for each page, and the places of a game that look different."""
    name = f"Every {next(NUMBER)}"
    claimed = me.context.request.post(f"{me.site}/api/me", data={"name": name, "password": "correct horse battery"})
    assert claimed.ok, claimed.text()
    table, won = (me.new_table(roles=["SCI"], seed="win-42") for _ in range(2))
    for full in (won, table):
        me.sit(full, [0])
        view = me.ahead(full, *WON.split())
    me.ahead(won, CURE)
    gathering = me.new_table(roles=["MED", "SCI"])
    about = [f"/t/{table}/{page}" for page in ("replay", "deal", "stats", "analysis")]
    person = f"/p/{quote(name)}"
    others = [f"/w/{view['watch']}", person, f"{person}/stats", f"/j/{view['words']}", NOWHERE]
    return ["/", "/boards", "/robots", "/me", f"/t/{gathering}", f"/t/{table}", *about, *others]


def opened(me: Person, path: str, language: str) -> None:
    me.page.goto(me.site + path)
    if path == NOWHERE:
        assert me.faults.pop().endswith("404 (Not Found)")  # the browser says so, too
    expect(me.at(f"html[lang={language}]")).to_have_count(1)
    expect(me.at(".game, main:not(.map, .wait) h1").first).to_be_attached()  # and not the page that says it is opening


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_on_any_page(person: MakePerson, axe: str, language: str) -> None:
    """The markup is the same in all languages, so each page is looked at in two of them in turn, and the table in all."""
    me = speaks(person(DESK), language)
    turn = LANGUAGES.index(language)
    for i, path in enumerate(pages(me)):
        if (i - turn) % 5 < 2 or re.fullmatch(r"/t/[^/]+", path):
            opened(me, path, language)
            clean(me, axe)


OVER = """() => {
  const wide = innerWidth + 1;
  const scrolls = (e) => e && e !== document.body && e !== document.documentElement
    && (["auto", "scroll"].includes(getComputedStyle(e).overflowX) || scrolls(e.parentElement));
  return [...document.querySelectorAll("body *")]
    .filter((e) => !e.closest("svg, .map > .map, .vh, .back, [aria-hidden=true]") && !scrolls(e.parentElement))
    .filter((e) => e.checkVisibility({ visibilityProperty: true }))
    .filter((e) => { const { left, right, width } = e.getBoundingClientRect(); return width && (right > wide || left < -1); })
    .map((e) => `${e.tagName} ${e.className} ${e.textContent.trim().slice(0, 40)}`);
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_at_four_times_the_size(person: MakePerson, language: str) -> None:
    """Nothing but the map is read in two directions: no page scrolls sideways, and nothing lies beyond its side."""
    me = speaks(person(SMALL), language)
    for path in pages(me):
        opened(me, path, language)
        assert me.page.evaluate("document.documentElement.scrollWidth") <= 320, path
        assert me.page.evaluate(OVER) == [], path


TOUCHING = """() => {
  const names = [...document.querySelectorAll(".city text, .margin text")].map((e) => {
    const { left, right, top, bottom, height } = e.getBoundingClientRect();
    return { text: e.textContent, left, right, top: top + height * 0.22, bottom: bottom - height * 0.2 };  // as high as its letters
  });
  const gap = (a, b, from, to) => Math.max(a[from], b[from]) - Math.min(a[to], b[to]);
  const apart = (a, b) => Math.max(gap(a, b, "left", "right"), gap(a, b, "top", "bottom"));
  return names.flatMap((a, i) => names.slice(i + 1).filter((b) => apart(a, b) < 1.5).map((b) => `${a.text} on ${b.text}`));
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_on_the_map_touches_another(person: MakePerson, language: str) -> None:
    """With the whole world on the screen, those of the far cities on the margins among them."""
    me = speaks(person(DESK), language).alone("MED", "SCI", seed="deal-86", first=0)
    for size in (DESK, LAPTOP, PHONE):
        me.page.set_viewport_size(size)
        me.key("0")  # the whole world
        expect(me.at(".city text").first).to_be_attached()
        me.page.wait_for_function(
            """() => document.getAnimations().every(
                (each) => each.playState === "finished" || each.effect?.getTiming().iterations === Infinity)"""
        )
        assert me.page.evaluate(TOUCHING) == [], size


@pytest.mark.parametrize("size", [SMALL, HALF], ids=["400", "200"])
def test_a_turn_is_played_at_any_size(person: MakePerson, size: ViewportSize) -> None:
    me = person(size).alone("MED", "SCI", seed="deal-86", first=0)
    if size is SMALL:
        me.page.get_by_role("button", name="Show the actions").click()
    me.tool("treat")
    expect(me.at(".ap .n")).to_have_text("3 of 4 left")
    for tab, text in (("team", "Scientist"), ("infection", "Not seen yet"), ("log", "Medic treats blue")):
        me.at(f"[data-tab={tab}]").click()
        expect(me.at("div.full")).to_contain_text(text)
    me.at("[data-tab=map]").click()
    me.key("v")
    text = me.page.get_by_role("region", name="Text table")
    text.get_by_role("button", name="Drive to Chicago").click()
    expect(text).to_contain_text("Medic drives to Chicago")
    text.get_by_role("button", name="End turn").click()
    me.key("Enter")
    expect(text.get_by_role("heading", name=re.compile("What Scientist"))).to_be_visible()
