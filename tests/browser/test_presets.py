"""Tables of every kind from the lobby's form, and a whole game of the widest of them, every consent given or refused by a press."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Request, TimeoutError, expect
from visitors import PHONE, MakePerson, Person

from fourcures import presets
from fourcures.words import say


def lobby(me: Person) -> Person:
    me.page.goto(me.site)
    expect(me.at("[data-fact=ui-seats]")).to_be_attached()
    return me


def made(me: Person, button: str) -> Any:
    """Presses a button that makes the table; what was sent, and what the server says of the table."""
    sent: list[Request] = []
    me.page.on(
        "request", lambda request: sent.append(request) if request.url.endswith("/api/tables") and request.method == "POST" else None
    )
    me.do(button)
    me.page.wait_for_url(re.compile("/t/"))
    found = me.context.request.get(me.page.url.replace("/t/", "/api/tables/")).json()
    return json.loads(sent[-1].post_data or ""), found


@pytest.mark.parametrize("preset", presets.PRESETS)
def test_a_table_of_every_preset(person: MakePerson, preset: str) -> None:
    """Three choices are enough, and nothing is sent but them, and that who plays alone has hints."""
    row = presets.PRESETS[preset]
    me = lobby(person())
    me.at(f"[data-preset='{preset}']").click()
    seats, epidemics = row.seats[-1], row.epidemics[-1]
    me.page.get_by_role("radio", name=str(seats), exact=True).check(force=True)
    me.page.get_by_role("radio", name=re.compile(f"{epidemics} epidemics")).check(force=True)
    expect(me.at("[data-fact=ui-seats]")).to_contain_text(f"{seats} seats")
    sent, table = made(me, "alone")
    assert sent == {"preset": preset, "seats": seats, "epidemics": epidemics, "hints": True}
    assert table["rules"] == f"{presets.rule_set(row.options)}/{epidemics}"
    assert table["shown"]["preset"] == preset and len(table["roles"]) == seats
    level = say(f"level-{row.options.levels}-{epidemics}")
    expect(me.at(".meta")).to_contain_text(f"{level} table for {seats}")
    expect(me.at(".city[data-city=MON]")).to_have_attribute("aria-label", re.compile(say(f"choice-city-{row.options.city}")))
    expect(me.at(".city[data-city=DEL]")).to_have_attribute("aria-label", re.compile("violet" if preset == "ru-sheet" else "black"))


@pytest.mark.parametrize("challenge", presets.CHALLENGES)
def test_a_table_of_every_challenge(person: MakePerson, challenge: str) -> None:
    me = lobby(person())
    me.page.get_by_text("All options").click()
    me.at(f"[data-challenge={challenge}]").click()
    expect(me.page.get_by_text("one epidemic fewer")).to_be_visible()
    expect(me.at(f"[data-fact=name-{challenge}]")).to_be_visible()
    sent, table = made(me, "create")
    assert sent["challenges"] == [challenge] == table["shown"]["challenges"]
    assert table["rules"] == f"{presets.rule_set(replace(presets.PRESETS['2013'].options, challenges=(challenge,)))}/4"
    expect(me.at(f"[data-fact=name-{challenge}]")).to_be_visible()  # for those who join, too
    expect(me.page.get_by_text("one epidemic fewer")).to_be_visible()


def test_what_cannot_be_is_said_and_nothing_is_lost(person: MakePerson) -> None:
    me = lobby(person(PHONE))
    me.page.get_by_text("All options").click()
    me.page.get_by_label("Name of the table").fill("Harbour table")
    me.page.get_by_label("Roles", exact=True).select_option("2008")
    expect(me.at(".sum [role=alert]")).to_contain_text("has no flight")
    expect(me.at("[data-do=alone]")).to_have_attribute("aria-disabled", "true")
    me.page.get_by_role("switch", name="Flight of the Operations Expert").click()
    expect(me.at(".sum [role=alert]")).to_have_count(0)
    me.at(".picks select").nth(1).select_option("DIS")
    me.page.get_by_label("Who begins").select_option("Seat 2")
    me.at("[data-preset=bsw]").click()
    me.at("[data-preset='2013']").click()
    me.page.get_by_label("Roles", exact=True).select_option("2008")
    me.page.get_by_role("switch", name="Flight of the Operations Expert").click()
    me.page.get_by_label("Who begins").select_option("Seat 2")
    expect(me.at("[data-fact=option-first]")).to_contain_text("Seat 2")
    sent, table = made(me, "create")
    assert sent["options"] == {"roles": "2008", "flight": False}
    assert (sent["name"], sent["roles"], sent["first"]) == ("Harbour table", [None, "DIS"], 1)
    assert table["rules"] == "base+grounded/4"


def test_an_option_goes_back_to_the_preset_when_it_is_chosen_back(person: MakePerson) -> None:
    me = lobby(person())
    me.at("[data-preset=classic-2008]").click()
    me.page.get_by_text("All options").click()
    hands = me.page.get_by_role("switch", name="Open hands")
    hands.click()
    expect(me.at("[data-fact=option-open_hands]")).to_contain_text("No")
    hands.click()
    expect(me.at("[data-fact=option-open_hands]")).to_contain_text("Yes")
    me.page.get_by_text("Montréal").click()
    expect(me.at("[data-fact=option-city]")).to_have_count(0)
    sent, table = made(me, "alone")
    assert sent == {"preset": "classic-2008", "seats": 2, "epidemics": 4, "hints": True, "options": {"city": "montreal"}}
    assert table["shown"]["city"] == "montreal"


def test_closed_hands_are_not_on_the_page(person: MakePerson) -> None:
    ann, bo, eve = person(), person(), person()
    table = ann.new_table(roles=["MED", "SCI"], seed="closed on the page", options={"open_hands": False})
    ann.sit(table, [0], "Ann")
    bo.sit(table, [1], "Bo")
    for one in (ann, bo, eve):
        one.open(table)
    assert len(ann.hand(0)) == 4 == len(bo.hand(1)) and not set(ann.hand(0)) & set(bo.hand(1))
    assert ann.hand(1) == [] == eve.hand(0)
    expect(ann.at("[data-seat='1']")).to_contain_text("4 closed cards")
    expect(eve.at("[data-seat='0']")).to_contain_text("4 closed cards")
    expect(ann.at(".log")).to_contain_text("Scientist is dealt a card.")


# ---------------------------------------------------------------- a whole game

LOOK = """() => {
  const on = (e) => e.getAttribute("aria-disabled") !== "true";
  const all = (selector) => [...document.querySelectorAll(selector)].filter(on);
  const cubes = (label) => [...label.matchAll(/(\\d) \\w+ cubes?/g)].reduce((sum, m) => sum + Number(m[1]), 0);
  const game = document.querySelector(".game");
  return {
    n: Number(game?.dataset.n ?? 0), turn: document.querySelector(".turn")?.dataset.seat ?? "",
    over: document.querySelector("[data-over]")?.dataset.over ?? "",
    asked: document.querySelector("[data-asked]")?.dataset.asked ?? "",
    can: all("[data-do]").map((e) => e.dataset.do), tools: all("[data-tool]").map((e) => e.dataset.tool),
    open: all("[data-prompt] [data-options] button").filter((e) => e.getAttribute("aria-pressed") !== "true").length,
    typed: all("[data-prompt] [data-options] input").length,
    roads: all(".city[aria-label$='drive, 1 action']").map((e) => [cubes(e.getAttribute("aria-label")), e.dataset.city]).sort().reverse(),
    left: Number(document.querySelector(".ap .n")?.textContent?.[0] ?? 0),
  };
}"""


class Player:
    """Somebody who asks others for cards and moves their pawns whenever the page offers it, and else fights cubes."""

    def __init__(self, person: Person) -> None:
        self.person = person
        person.context.set_default_timeout(1500)
        self.asks = 0  # in this turn
        self.answers: list[str] = []
        self.answered = 0  # length of the log then: one answer to one question
        self.turn = ""

    def look(self) -> Any:
        return self.person.page.evaluate(LOOK)

    def press(self, seen: Any) -> bool:
        """One press, if there is something for this person to press; it may be gone when the table has just changed."""
        try:
            return self.pressed(seen)
        except TimeoutError:
            return False

    def pressed(self, seen: Any) -> bool:
        me, can = self.person, seen["can"]
        if seen["turn"] != self.turn:
            self.turn, self.asks = seen["turn"], 0
        if seen["asked"]:
            if seen["n"] == self.answered:
                return False
            self.answered = seen["n"]
            answer = "no" if len(self.answers) % 3 == 2 else "yes"
            me.do("confirm" if answer == "yes" else "pass")
            self.answers.append(answer)
        elif "confirm" in can:
            me.do("confirm")
        elif "pass" in can:
            me.do("pass")
        elif seen["open"]:
            me.at("[data-prompt] [data-options] button:not([aria-pressed=true])").first.click()
        elif seen["typed"]:
            me.city(me.targets()[0])
        elif "end" not in can:
            return False
        else:
            self.act(seen)
        return True

    def act(self, seen: Any) -> None:
        me, tools = self.person, seen["tools"]
        ask = [tool for tool in ("share", "role") if tool in tools]
        if "cure" in tools:
            me.tool("cure")
        elif ask and self.asks < 3:
            self.asks += 1
            me.tool(ask[self.asks % len(ask)])
        elif "treat" in tools:
            me.tool("treat")
        elif seen["roads"] and seen["left"]:
            me.city(seen["roads"][0][1])
        else:
            me.do("end")


def test_a_whole_game_of_the_online_table(person: MakePerson) -> None:
    ann, bo = lobby(person()), person()
    ann.at(".form").get_by_label("Your name").fill("Ann")
    ann.at("[data-preset=bsw]").click()
    ann.page.get_by_text("Legendary").click()
    ann.page.get_by_text("All options").click()
    ann.at("[data-challenge=mutation]").click()
    ann.at(".picks select").nth(0).select_option("DIS")
    ann.at(".picks select").nth(1).select_option("EPL")
    ann.page.get_by_role("textbox", name="Deal").fill("the online table")
    expect(ann.at("[data-fact=option-scoring]")).to_contain_text("64 points")
    expect(ann.at("[data-fact=option-approval]")).to_contain_text("Yes")
    _, table = made(ann, "create")
    assert table["rules"] == "base+ask+prompted+brink+epl2009+mutation/7"
    ann.at(".seats li").nth(0).get_by_text("Take").click()
    ann.do("sit")
    bo.page.goto(ann.page.url)
    bo.page.get_by_label("Your name").fill("Bo")
    bo.do("sit-all")
    expect(ann.at(".game")).to_be_visible()
    expect(bo.at(".cures li")).to_have_count(5)

    players = (Player(ann), Player(bo))
    still = 0
    while still < 100:
        seen = [player.look() for player in players]
        if any(s["over"] for s in seen):
            break
        told = seen[0]["n"] == seen[1]["n"]
        if told and any(player.press(s) for player, s in zip(players, seen, strict=True)):
            still = 0
        else:
            still += 1
        ann.page.wait_for_timeout(30)
    assert still < 100, f"the game stands still: {seen}"

    for one in (ann, bo):
        expect(one.at("dialog h2")).to_have_text(re.compile("You have (won|lost)"))
    points = "64" if "won" in (ann.at("dialog h2").text_content() or "") else "0"
    expect(ann.at("dialog [data-score]")).to_have_attribute("data-score", points)
    expect(ann.at("dialog .cures li")).to_have_count(5)
    record = ann.context.request.get(ann.page.url.replace("/t/", "/api/tables/") + "/record").text()
    answers = [answer for player in players for answer in player.answers]
    assert len(re.findall(r"\byes\b", record)) == answers.count("yes") > 3
    assert ann.at(".log li").filter(has_text="declines.").count() == answers.count("no") > 0
