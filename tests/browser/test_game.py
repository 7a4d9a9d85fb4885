"""One whole game to its end through the page: two people with a browser each, from the lobby's form to the record."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect
from visitors import MakePerson, Person

LOOK = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.getAttribute("aria-disabled") !== "true");
  const cubes = (label) => [...label.matchAll(/(\\d) \\w+ cubes?/g)].reduce((sum, m) => sum + Number(m[1]), 0);
  return {
    n: Number(document.querySelector(".game")?.dataset.n ?? 0),
    over: document.querySelector("[data-over]")?.dataset.over ?? "",
    can: all("[data-do]").map((e) => e.dataset.do),
    tools: all("[data-tool]").map((e) => e.dataset.tool),
    options: all("[data-options] button").length,
    roads: all(".city[aria-label$='drive, 1 action']").map((e) => [cubes(e.getAttribute("aria-label")), e.dataset.city]).sort().reverse(),
    left: Number(document.querySelector(".ap .n")?.textContent?.[0] ?? 0),
    excess: Number(/Discard (\\d)/.exec(document.querySelector("[data-prompt] h2")?.textContent ?? "")?.[1] ?? 1),
  };
}"""


def look(person: Person) -> Any:
    return person.page.evaluate(LOOK)


def act(person: Person, seen: Any) -> int:
    """Does one sensible thing, if this person is asked for one: cure, treat, go where the cubes are, or end the turn.

    Says how many tokens it comes to (two cards are discarded by one press, but one after the other).
    """
    if "pass" in seen["can"]:
        person.do("pass")
    elif "end" not in seen["can"] and seen["options"] and "confirm" not in seen["can"]:
        for i in range(seen["excess"]):
            person.at("[data-options] button").nth(i).click()
        person.do("confirm")
        return int(seen["excess"])
    elif "end" not in seen["can"]:
        return 0
    elif "cure" in seen["tools"]:
        person.tool("cure")
        person.do("confirm")
    elif "treat" in seen["tools"]:
        person.tool("treat")
        if person.at("[data-option]").count():  # which disease
            person.at("[data-option]").first.click()
    elif seen["roads"] and seen["roads"][0][0] and seen["left"]:
        person.city(seen["roads"][0][1])
    else:
        person.do("end")
        if person.at("[data-prompt] [data-do=confirm]").count():
            person.do("confirm")
    return 1


def test_a_whole_game(person: MakePerson) -> None:
    ann, bo = person(), person()

    ann.page.goto(ann.site)
    ann.at(".form").get_by_label("Your name").fill("Ann")
    ann.page.get_by_text("Legendary").click()
    ann.page.get_by_text("All options").click()
    ann.page.get_by_label("Name of the table").fill("Harbour table")
    ann.at(".picks select").nth(0).select_option("MED")
    ann.at(".picks select").nth(1).select_option("SCI")
    expect(ann.at(".sum")).to_contain_text("7 epidemics in 52 cards")
    ann.page.get_by_role("textbox", name="Deal").fill("harbour")
    ann.do("create")

    ann.at(".seats li").nth(0).get_by_text("Take").click()
    ann.do("sit")
    expect(ann.at(".seats li").nth(0)).to_contain_text("Ann, you")
    invitation = ann.page.get_by_label("Invitation link").input_value()

    bo.page.goto(invitation)
    expect(bo.at(".seats li").nth(0)).to_contain_text("Ann")
    bo.page.get_by_label("Your name").fill("Bo")
    bo.do("sit-all")
    expect(ann.at(".game")).to_be_visible()
    expect(bo.at(".game")).to_be_visible()
    expect(bo.at("[data-seat='0']")).to_contain_text("Ann")

    people = (ann, bo)
    idle = 0
    while idle < 200:
        seen = [look(one) for one in people]
        if any(s["over"] for s in seen):
            break
        n = max(s["n"] for s in seen)
        told = all(s["n"] == n for s in seen)
        done = next((k for one, s in zip(people, seen, strict=True) if (k := act(one, s))), 0) if told else 0
        if done:
            idle = 0
            for one in people:
                one.page.wait_for_function("n => document.querySelector('.game').dataset.n >= n", arg=n + done)
        else:
            idle += 1
            ann.page.wait_for_timeout(20)
    assert idle < 200, f"the game stands still: {seen}"
    reasons = {one.at("[data-over]").get_attribute("data-over") for one in people}
    assert reasons <= {"outbreaks", "cubes", "cards", "win"} and len(reasons) == 1

    for one in people:
        expect(one.at("dialog h2")).to_have_text(re.compile("You have (won|lost)"))
    expect(ann.at("dialog")).to_contain_text("harbour")
    with ann.context.expect_page() as opened:
        ann.at("dialog").get_by_role("link", name="Record of the game").click()
    record = opened.value.text_content("body") or ""
    assert '[Seats "MED Ann, SCI Bo"]' in record and '[Seed "harbour"]' in record
    ann.page.get_by_role("button", name="Look at the board").click()
    expect(ann.at("[data-prompt]")).to_contain_text(re.compile("Won|Lost"))


WON = """. .SCI .SCI . .SCI xGRANT xSCL . xJOH xSFO !r(SEO,SHA,HKG,SYD) . . !k(ALG,IST,BAG,DEL) . . . .
    xTOK xBAN . xJAK xMEX !y(MIA,LIM,LAG,KIN) -b ."""


def test_a_won_game(person: MakePerson) -> None:
    me = person().alone("SCI", seed="win-42", ahead=WON)
    expect(me.at(".cures .done")).to_have_count(3)
    me.tool("cure")
    me.do("confirm")
    expect(me.at("dialog h2")).to_have_text("You have won")
    expect(me.at("[data-over]")).to_have_text("All four cures are discovered. The diseases are beaten.")
    expect(me.at("dialog .done")).to_have_count(4)
