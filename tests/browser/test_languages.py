"""The page in five languages: nothing is cut or leaves its box, the choice is kept and followed at once, and nobody loads a second language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from visitors import DESK, PHONE, MakePerson, Person

from fourcures.words import LANGUAGES, say_in

CUT = """() => {
  const meant = %s;
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
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
        if (aside && (clips || box === own || /BUTTON|LABEL|A|SECTION|LI|DIALOG/.test(box.tagName))) found.push([own.tagName, own.className, text.slice(0, 40), "aside"]);
        if (clips && (line.bottom > bottom + 3 || line.top < top - 3)) found.push([own.tagName, own.className, text.slice(0, 40), "below"]);
        if (style.position === "fixed") break;
      }
      if (line.right > innerWidth + 1 && document.scrollingElement.scrollWidth > innerWidth + 1) found.push([own.tagName, own.className, text.slice(0, 40), "page"]);
    }
  }
  return [...new Set(found.map((each) => each.join(" | ")))];
}"""
MEANT = {
    ".map": "names on the map stand where there is room",
}
"""Texts that may be cut, and why."""


def cut(page: Page) -> list[str]:
    return page.evaluate(CUT % json.dumps(list(MEANT)))  # type: ignore[no-any-return]


class Reader:
    """Somebody who reads one page in every language: a second page of the browser chooses, and the first follows."""

    def __init__(self, me: Person) -> None:
        self.me = me
        self.other = me.context.new_page()
        self.other.goto(f"{me.site}/theme.js")
        self.faults: list[str] = []

    def reads(self, place: str) -> None:
        for language in LANGUAGES:
            self.other.evaluate("language => localStorage.setItem('fourcures.prefs', JSON.stringify({ language }))", language)
            expect(self.me.at(f"html[lang={language}]")).to_be_attached()
            self.faults += [f"{place} {language}: {fault}" for fault in cut(self.me.page)]


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["390", "1440"])
def test_no_text_is_cut(person: MakePerson, size: ViewportSize) -> None:
    me = person(size)
    reader = Reader(me)
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
    assert not reader.faults, "\n".join(reader.faults)
