"""The page in five languages: no text is cut, the choice is kept and followed at once, and nobody loads a second language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from test_game import WON
from visitors import DESK, PHONE, MakePerson

from fourcures.words import LANGUAGES, say_in

READ = """async ([languages, meant]) => {
  const frame = () => new Promise(requestAnimationFrame);
  const faults = [];
  for (const language of languages) {
    localStorage.setItem("fourcures.prefs", JSON.stringify({ language }));
    dispatchEvent(new StorageEvent("storage", { key: "fourcures.prefs" })); // as when another page of the browser has chosen
    for (const start = Date.now(); document.documentElement.lang !== language; await frame())
      if (Date.now() - start > 20000) throw new Error(`still ${document.documentElement.lang}`);
    await frame();
    await document.fonts.ready; // its letters are here
    await frame();
    faults.push(...cut().map((fault) => `${language}: ${fault}`));
  }
  return faults;

  function cut() {
  const found = [];
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const note = (own, how) => found.push(`${own.tagName}.${own.className}: ${own.textContent.trim().slice(0, 40)} (${how})`);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const own = node.parentElement;
    const text = node.textContent.trim();
    if (!text || own.closest("script, style, svg, noscript, option, .vh") || meant.some((each) => own.closest(each))) continue;
    if (!own.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (line.width < 1) continue;
      for (let box = own; box && box !== document.documentElement; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.display === "inline" || style.display === "contents") continue;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (right - left <= 1) break; // for those who listen
        const clips = style.overflowX !== "visible" || style.textOverflow === "ellipsis";
        if (/auto|scroll/.test(style.overflowX + style.overflowY) && box.scrollWidth <= box.clientWidth + 1) break; // it scrolls downwards
        if (/auto|scroll/.test(style.overflowX)) break;
        const aside = line.right > right + 1.5 || line.left < left - 1.5;
        if (aside && (clips || box === own || /BUTTON|LABEL|A|SECTION|LI|DIALOG/.test(box.tagName))) note(own, "aside");
        if (clips && (line.bottom > bottom + 3 || line.top < top - 3)) note(own, "below");
        if (style.position === "fixed") break;
      }
      if (line.right > innerWidth + 1 && document.scrollingElement.scrollWidth > innerWidth + 1) note(own, "page");
    }
  }
  return [...new Set(found)];
  }
}"""
MEANT = {
    ".skip": "not seen before it has the focus",
    ".map": "names on the map stand where there is room",
    ".card small": "the first words of an event; all of them are in the card’s title and in the rules",
}
"""Texts that may be cut, and why."""


class Reader:
    """Somebody who reads what a page shows in every language."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []

    def reads(self, place: str) -> None:
        self.faults += [f"{place} {fault}" for fault in self.page.evaluate(READ, [list(LANGUAGES), list(MEANT)])]


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["390", "1440"])
def test_no_text_is_cut(person: MakePerson, size: ViewportSize) -> None:
    me = person(size)
    reader = Reader(me.page)
    phone = size is PHONE
    me.page.goto(me.site)
    expect(me.at("[data-do=alone]")).to_be_enabled()
    reader.reads("lobby")
    me.at("details summary").first.click()
    reader.reads("options")
    me.at("[data-do=rules]").first.click()
    expect(me.at("dialog")).to_be_visible()
    reader.reads("rules")
    me.page.keyboard.press("Escape")
    me.at("[data-do=sign-in]").click()
    reader.reads("signing in")
    for place, there in (("/me", "[data-do=sign-in]"), ("/boards", "main"), ("/robots", "main")):
        me.page.goto(me.site + place)
        expect(me.at(there).first).to_be_visible()
        reader.reads(place)
    me.alone("DIS", "OPS", "QUA", "PLA")
    reader.reads("table")
    if phone:
        for tab in ("team", "infection", "chat", "log"):
            me.at(f"[data-tab={tab}]").click()
            reader.reads(tab)
        me.at("[data-tab=map]").click()
    me.at("[data-do=menu]").first.click()
    expect(me.at("dialog")).to_be_visible()
    reader.reads("menu")
    me.page.keyboard.press("Escape")
    me.alone("MED", "SCI", seed="strike-15", epidemics=7, first=0, ahead=". .MED")
    reader.reads("event")
    me.alone("PLA", "OPS", "MED", seed="deal-29805", first=0, ahead="FORECAST")
    reader.reads("forecast")
    me.alone("SCI", seed="win-42", ahead=WON)
    me.tool("cure")
    reader.reads("cure")
    me.do("confirm")
    expect(me.at("dialog h2")).to_be_visible()
    reader.reads("end")
    me.page.goto(f"{me.page.url.split('#')[0]}/replay")
    expect(me.at("[data-replay], .replay, main").first).to_be_visible()
    reader.reads("replay")
    assert not reader.faults, "\n".join(reader.faults)


def test_a_reader_has_one_language_and_may_choose_another(person: MakePerson) -> None:
    me = person(locale="ru-RU")
    fetched: list[str] = []
    me.page.on("request", lambda request: fetched.append(request.url))
    me.alone("MED", "SCI")
    expect(me.at("html")).to_have_attribute("lang", "ru")
    expect(me.at("[data-seat='0'] .id b")).to_have_text(say_in("ru", "name-MED", {}))
    words = {url.rpartition("/")[2].partition("-")[0] for url in fetched if url.endswith(".js")}
    assert "ru" in words and not words & {"en", "es", "it", "de"}
    faces = [url for url in fetched if url.endswith(".woff2")]
    assert any("cyrillic" in url for url in faces)
    me.do("menu")
    me.at("dialog [data-do=language]").select_option("de")
    expect(me.at("html")).to_have_attribute("lang", "de")
    expect(me.at("dialog h2")).to_have_text(say_in("de", "ui-menu", {}))
    me.key("Escape")
    expect(me.at("[data-seat='0'] .id b")).to_have_text(say_in("de", "name-MED", {}))
    other = me.context.new_page()
    other.goto(me.site)
    expect(other.locator("html")).to_have_attribute("lang", "de")
    other.locator("[data-do=language]").select_option("es")
    expect(me.at("[data-seat='0'] .id b")).to_have_text(say_in("es", "name-MED", {}))  # pages of one browser go together
    other.locator("[data-do=language]").select_option("de")
    me.page.reload()
    expect(me.at("html")).to_have_attribute("lang", "de")
    expect(me.at("[data-seat='0'] .id b")).to_have_text(say_in("de", "name-MED", {}))


def test_an_account_brings_its_language_along(person: MakePerson) -> None:
    ann = person()
    ann.page.goto(ann.site)
    made = ann.context.request.post(f"{ann.site}/api/me", data={"name": "Ann of Tongues", "password": "correct horse battery"})
    assert made.ok, made.text()
    ann.page.reload()
    with ann.page.expect_response("**/api/me/notices"):
        ann.at("[data-do=language]").select_option("it")
    again = person(locale="es-ES")
    signed = again.context.request.post(f"{ann.site}/api/session", data={"name": "Ann of Tongues", "password": "correct horse battery"})
    assert signed.ok, signed.text()
    again.page.goto(again.site)
    expect(again.at("html")).to_have_attribute("lang", "it")
