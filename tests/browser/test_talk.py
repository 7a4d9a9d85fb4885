"""Talk at a table and in the lobby: who reads what, names that are called, commands and their buttons, a keyboard alone."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, expect
from test_access import clean
from visitors import LAPTOP, PHONE, MakePerson, Person
from websockets.sync.client import connect

HTML = "<img src=x onerror=document.title='hit'> <b>bold</b>"


def chat(me: Person) -> None:
    """Opens the chat, wherever it is on this screen."""
    expect(me.at(".game")).to_be_visible()
    me.key("/")
    expect(me.at("[data-write]")).to_be_focused()


def send(me: Person, text: str) -> None:
    me.at("[data-write]").fill(text)
    me.at("[data-write]").press("Enter")


def write(me: Person, text: str) -> None:
    """Says it, or does it, on the same page."""
    send(me, text)
    expect(me.at("[data-write]")).to_have_value("")


def line(me: Person, text: str) -> Locator:
    return me.at("[data-line]").filter(has_text=text)


def act(me: Person, text: str, what: str) -> None:
    """Presses something in the menu of a line."""
    line(me, text).hover()
    line(me, text).locator("[data-more]").click()
    me.at(f"[data-menu] {what}").click()


def game(person: MakePerson) -> tuple[str, Person, Person]:
    """A table of Ann, who made it, and Bo."""
    ann, bo = person(), person()
    table = ann.new_table(roles=["MED", "SCI"], seed="deal-86", first=0)
    ann.sit(table, [0], "Ann")
    bo.sit(table, [1], "Bo Two")
    ann.open(table)
    bo.open(table)
    return table, ann, bo


def test_lines_badges_and_html_as_text(person: MakePerson) -> None:
    _, ann, bo = game(person)
    chat(ann)
    write(ann, HTML)
    expect(bo.at("[data-panel=chat] [data-unread]")).to_have_text("1")
    write(ann, "look here, @bo two!")
    expect(bo.at("[data-panel=chat] .called")).to_have_text("@2")
    expect(bo.at("[data-announced]")).to_contain_text("look here")
    chat(bo)
    expect(bo.at("[data-unread]")).to_have_count(0)
    expect(line(bo, HTML)).to_be_visible()  # as it was written
    assert bo.at("[data-chat] img").count() == 0 and "hit" not in bo.page.title()
    expect(line(bo, "look here").locator("[data-called='Bo Two'].me")).to_have_text("@bo two")
    expect(line(ann, "look here").locator(".me")).to_have_count(0)
    write(bo, "first row\nsecond row")
    expect(line(ann, "first row")).to_contain_text("Bo Two")
    ann.page.reload()
    chat(ann)
    expect(line(ann, "second row")).to_be_visible()


def test_phrases_dice_and_signs(person: MakePerson) -> None:
    _, ann, bo = game(person)
    chat(ann)
    chat(bo)
    ann.do("phrases")
    ann.at("[data-phrase=phrase-cure]").click()
    ann.at("[data-about=y]").click()
    expect(line(bo, "I can cure yellow.")).to_be_visible()
    ann.do("phrases")
    ann.at("[data-phrase=phrase-meet]").click()
    ann.page.keyboard.type("sao pau")
    ann.key("Enter")
    expect(line(bo, "Let us meet in São Paulo.")).to_be_visible()
    write(ann, "/roll 20")
    expect(line(bo, "rolls a die of 20:")).to_have_text(re.compile(r"rolls a die of 20: \d+"))
    act(bo, "I can cure yellow.", "[data-set=heart]")
    expect(line(ann, "I can cure").locator("[data-sign=heart]")).to_have_text("1")
    line(ann, "I can cure").locator("[data-sign=heart]").click()
    expect(line(bo, "I can cure").locator("[data-sign=heart]")).to_have_attribute("aria-label", "2 × Heart, set by Bo Two, Ann")
    line(bo, "I can cure").locator("[data-sign=heart]").click()
    expect(line(ann, "I can cure").locator("[data-sign=heart]")).to_have_attribute("aria-label", "1 × Heart, set by Ann")


def test_a_proposal_is_told_too(person: MakePerson) -> None:
    table, ann, bo = game(person)
    cookies = "; ".join(f"{c['name']}={c['value']}" for c in bo.context.cookies())
    with connect(f"{bo.site.replace('http', 'ws')}/api/tables/{table}/socket", additional_headers={"cookie": cookies}) as socket:
        socket.send(json.dumps({"t": "propose", "id": "plan", "steps": [{"seat": 0, "token": "MIA"}]}))
        chat(ann)
        expect(ann.at("[data-line=plan]")).to_contain_text("Bo Two proposes: Medic drives to Miami.")
        socket.send(json.dumps({"t": "withdraw", "id": "gone", "plan": 1}))
        expect(ann.at("[data-line=plan]")).to_contain_text("has made a proposal, which is gone by now")


def test_who_watches_is_heard_by_those_who_want_to(person: MakePerson) -> None:
    table, ann, bo = game(person)
    eve = person().open(table)
    chat(eve)
    eve.at("[data-chat] .name").fill("Eve")
    write(eve, "fly to Miami")
    chat(ann)
    chat(bo)
    expect(line(bo, "fly to Miami")).to_have_attribute("data-channel", "watch")
    ann.at("[data-do=watchers]").uncheck()
    expect(line(ann, "fly to Miami")).to_have_count(0)
    write(eve, "fly to Miami now")
    expect(line(bo, "fly to Miami now")).to_be_visible()
    expect(ann.at("[data-line]")).to_have_count(0)
    ann.at("[data-do=watchers]").check()
    expect(ann.at("[data-line]")).to_have_count(2)
    # the host lets Eve talk no more, and again
    act(ann, "fly to Miami now", "[data-do=mute]")
    expect(bo.at("[data-line=note]")).to_have_text("The host has muted Eve.")
    send(eve, "fly!")
    expect(eve.at("[data-refusal]")).to_have_text("The host has muted you at this table.")
    expect(eve.at("[data-write]")).to_have_value("fly!")  # it is not lost
    act(ann, "fly to Miami now", "[data-do=mute]")
    expect(bo.at("[data-line=note]").last).to_have_text("Eve may talk again.")
    # Bo blocks her, and takes it back
    act(bo, "fly to Miami now", "[data-do=block]")
    bo.do("block-sure")
    expect(line(bo, "fly to Miami")).to_have_count(0)
    bo.page.goto(f"{bo.site}/me")
    bo.at("[data-blocks] button").click()
    expect(bo.at("[data-blocks]")).to_have_count(0)
    bo.open(table)
    chat(bo)
    expect(line(bo, "fly to Miami now")).to_be_visible()
    act(bo, "fly to Miami now", "[data-do=report]")
    bo.at("[data-menu] input").fill("a test")
    bo.do("report-send")
    expect(bo.at("[data-told]")).to_contain_text("It is reported.")


def test_commands_from_the_first_visit_to_the_start(person: MakePerson) -> None:
    ann, bo = person(), person()
    table = ann.new_table(roles=["MED", "SCI", "RES"])
    ann.open(table)
    bo.open(table)
    ann.page.get_by_label("Your name").fill("Ann")
    bo.page.get_by_label("Your name").fill("Bo")
    write(bo, "/start")
    expect(bo.at("[data-told]")).to_contain_text("The host of the table starts the game")
    write(bo, "/join scientist")
    expect(bo.at(".seats .mine")).to_contain_text("Bo")
    expect(bo.at(".seats .mine")).to_have_attribute("data-seat", "1")
    write(bo, "/leave")
    expect(bo.at(".seats .mine")).to_have_count(0)
    bo.do("commands")
    bo.at("[data-command=join]").click()
    expect(bo.at(".seats .mine")).to_have_attribute("data-seat", "0")
    write(bo, "hello from the gathering")
    expect(line(ann, "hello from the gathering")).to_be_visible()
    send(bo, "/dance")
    expect(bo.at("[data-refusal]")).to_have_text("There is no command /dance; /help lists them.")
    bo.at("[data-write]").fill("")
    write(bo, "/join pilot")
    expect(bo.at("[data-told]").last).to_contain_text("No seat here has the role “pilot”.")
    write(ann, "/invite")
    expect(ann.at("[data-told]")).to_contain_text(f"/t/{table}")
    send(ann, "/start")
    for one in (ann, bo):
        expect(one.at(".game")).to_be_visible()
    chat(ann)
    expect(line(ann, "hello from the gathering")).to_be_visible()
    write(ann, "/options")
    expect(ann.at("[data-told]").last).to_contain_text("Seats:")
    write(ann, "/start")
    expect(ann.at("[data-told]").last).to_contain_text("The game has begun already.")
    write(ann, "/help")
    expect(ann.at("[data-told]").last).to_contain_text("/roll: roll a die")
    bo.page.get_by_role("button", name="Menu").click()
    bo.do("leave")
    expect(bo.at("dialog")).to_have_count(0)
    chat(bo)
    expect(bo.at("[data-write]")).to_have_attribute("placeholder", "Say something to those who watch")
    write(bo, "/join")
    chat(ann)
    write(ann, "/join")
    expect(ann.at("[data-told]").last).to_contain_text("All seats of this table are taken")


def test_the_lobby_talks_too(person: MakePerson) -> None:
    ann, bo = person(), person(PHONE)
    table = ann.new_table(roles=["MED", "SCI"])
    for one in (ann, bo):
        one.page.goto(one.site)
        one.at("[data-chat] .name").fill("Ann" if one is ann else "Bo")
    write(ann, "Anybody for a game in the harbour?")
    expect(line(bo, "in the harbour?")).to_contain_text("Ann")
    write(ann, "/join")
    expect(ann.at("[data-told]")).to_contain_text("Write the three words or the link")
    write(ann, "/join no such words")
    expect(ann.at("[data-refusal]")).to_be_visible()
    ann.faults.clear()  # the browser itself reports the 404
    send(bo, f"/join {table}")
    expect(bo.at("[data-do=sit]")).to_be_visible()  # the seats of open tables are in the lobby, too


def test_talk_with_a_keyboard_alone(person: MakePerson, axe: str) -> None:
    table = person().new_table(roles=["MED", "SCI"], seed="deal-86", first=0)
    me, other = person(LAPTOP), person()
    other.sit(table, [1], "Bo")
    me.sit(table, [0], "Ann")
    me.open(table)
    other.open(table)
    chat(other)
    write(other, "first")
    write(other, "second")
    expect(me.at(".top .dot")).to_be_visible()  # the side panels are away on this screen
    chat(me)
    me.page.keyboard.type("typing a d is no drive")
    me.key("Enter")
    expect(line(other, "is no drive")).to_be_visible()
    expect(line(me, "is no drive")).to_be_visible()  # each page at its own pace
    me.key("Shift+Tab")  # to the newest line
    expect(line(me, "is no drive").locator("[data-more]")).to_be_focused()
    me.key("ArrowUp", "ArrowUp")
    expect(line(me, "first").locator("[data-more]")).to_be_focused()
    me.key("Enter")
    me.at("[data-set=yes]").focus()
    me.key("Enter")
    expect(line(other, "first").locator("[data-sign=yes]")).to_have_text("1")
    line(me, "second").locator("[data-more]").focus()
    me.key("Enter")
    expect(me.at("[data-menu]")).to_be_visible()
    clean(me, axe)
    me.key("Escape")
    expect(me.at("[data-menu]")).to_have_count(0)
    me.do("phrases")
    clean(me, axe)
    me.do("commands")
    clean(me, axe)
    me.at("[data-panel=chat]").focus()
    me.key("ArrowRight")
    expect(me.at(".log")).to_be_visible()
    expect(me.at("[data-panel=log]")).to_be_focused()


def test_a_phone_has_a_tab_for_it(person: MakePerson, axe: str) -> None:
    table = person().new_table(roles=["MED", "SCI"], seed="deal-86", first=0)
    me, other = person(PHONE), person()
    other.sit(table, [1], "Bo")
    me.sit(table, [0], "Ann")
    me.open(table)
    other.open(table)
    chat(other)
    write(other, "hello @Ann")
    expect(me.at("[data-tab=chat] .called")).to_have_text("@1")
    me.at("[data-tab=chat]").click()
    expect(line(me, "hello")).to_be_visible()
    write(me, "hello Bo")
    expect(line(other, "hello Bo")).to_be_visible()
    line(me, "hello @Ann").locator("[data-more]").click()
    clean(me, axe)
    small = """() => [...document.querySelectorAll("[data-chat] :is(button, textarea, input:not([type=checkbox]))")]
      .map((b) => b.getBoundingClientRect()).filter((r) => r.height && (r.height < 43.5 || r.width < 43.5)).length"""
    assert me.page.evaluate(small) == 0
    assert me.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
