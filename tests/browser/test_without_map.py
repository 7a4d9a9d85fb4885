"""Whole games for those who see no map: by the text table, found by roles and names alone; and by keys alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect
from test_access import clean
from test_game import WON
from visitors import DESK, LAPTOP, PHONE, MakePerson, Person

GAME = [*WON.split(), "!b"]
"""A whole game of the Scientist alone, from the first action to the fourth cure."""
NAMES = {
    "GRANT": "Government Grant", "SCL": "Santiago", "JOH": "Johannesburg", "SFO": "San Francisco", "TOK": "Tokyo", "BAN": "Bangkok",
    "JAK": "Jakarta", "MEX": "Mexico City", "SEO": "Seoul", "SHA": "Shanghai", "HKG": "Hong Kong", "SYD": "Sydney", "ALG": "Algiers",
    "IST": "Istanbul", "BAG": "Baghdad", "DEL": "Delhi", "MIA": "Miami", "LIM": "Lima", "LAG": "Lagos", "KIN": "Kinshasa",
}  # fmt: skip
COLOURS = {"r": "red", "k": "black", "y": "yellow", "b": "blue"}


def does(token: str) -> str:
    """What the button of a token is called, up to the order of cards."""
    if token == ".":
        return "End turn"
    if token == ".SCI":
        return "Pass"
    if token[0] == "x":
        return f"Discard {NAMES[token[1:]]}"
    if token[0] == "-":
        return f"Treat {COLOURS[token[1]]}"
    return f"Discover the {COLOURS[token[1]]} cure"


def told(me: Person, n: int) -> None:
    """The page shows what comes after that many tokens, those of the cards among them."""
    me.page.wait_for_function("n => Number(document.querySelector('.game').dataset.n) > n", arg=n)


def tokens(me: Person) -> int:
    return int(me.at(".game").get_attribute("data-n") or 0)


def test_a_game_is_won_by_roles_and_names(person: MakePerson) -> None:
    me = person(DESK).alone("SCI", seed="win-42")
    page = me.page
    me.key("Tab")
    skip = page.get_by_role("button", name="Show the text table")
    expect(skip).to_be_focused()
    me.key("Enter")
    text = page.get_by_role("region", name="Text table")
    expect(text.get_by_role("heading", name="Text table")).to_be_focused()
    for token in GAME:
        cards = [NAMES[code] for code in re.findall("[A-Z]{3}", token)] if token[0] == "!" else []
        pattern = "^" + does(token) + "".join(f"(?=.*{name})" for name in cards)
        button = text.get_by_role("button", name=re.compile(pattern))
        many = text.get_by_text(re.compile("Cure: .* ways"))  # there are many cures to choose from
        expect(button.or_(many).first).to_be_visible()
        n = tokens(me)
        if many.is_visible():
            many.click()
        button.click()
        if token[0] != "-" and token != ".SCI":
            expect(text.get_by_role("button", name=re.compile("^Yes: " + pattern[1:]))).to_be_focused()
            me.key("Enter")
        told(me, n)
    expect(page.get_by_role("dialog").get_by_role("heading", name="You have won")).to_be_visible()


def test_a_game_is_won_by_keys_alone(person: MakePerson) -> None:
    me = person(DESK).alone("SCI", seed="win-42")
    steps = iter(GAME)
    discards: list[str] = []
    for token in steps:
        if token == ".":
            me.may("drive")
            n = tokens(me)  # only now: several cards that are discarded are several tokens, one after the other
            me.key("n")
            expect(me.at("[data-prompt] [data-do=confirm]")).to_be_visible()
            me.key("Enter")
        elif token == ".SCI":
            expect(me.at("[data-do=pass]")).to_be_visible()
            n = tokens(me)
            me.key("x")
        elif token[0] == "x":
            discards.append(token[1:])
            expect(me.at("[data-options] button").first).to_be_visible()
            all_of_them = me.at("[data-options] [data-card]").evaluate_all("all => all.map(card => card.dataset.card)")
            me.key(str(all_of_them.index(token[1:]) + 1))
            expect(me.at(f"[data-options] [data-card={token[1:]}][aria-pressed=true]")).to_be_visible()
            if me.at("[data-prompt] [data-do=confirm][aria-disabled=false]").count() == 0:
                continue
            n = tokens(me)
            me.key("Enter")
        elif token[0] == "-":
            me.may("treat")
            n = tokens(me)
            me.key("t")
        else:
            me.may("cure")
            n = tokens(me)
            me.key("u")
            expect(me.at("[data-prompt] [data-do=confirm]")).to_be_visible()
            for code in re.findall("[A-Z]{3}", token) if me.at("[data-options] [data-card]").count() else []:
                cards = me.at("[data-options] [data-card]").evaluate_all("all => all.map(card => card.dataset.card)")
                me.key(str(cards.index(code) + 1))
            expect(me.at("[data-prompt] [data-do=confirm][aria-disabled=false]")).to_be_visible()
            me.key("Enter")
        told(me, n)
    assert len(discards) == sum(token[0] == "x" for token in GAME)
    expect(me.at("dialog h2")).to_have_text("You have won")


def test_the_text_table_says_what_the_map_shows(person: MakePerson, axe: str) -> None:
    me = person(LAPTOP).alone("MED", "SCI", seed="deal-86", first=0)
    me.key("v")
    text = me.page.get_by_role("region", name="Text table")
    expect(text).to_be_visible()
    cities = text.get_by_role("button", name=re.compile("cubes?"))
    dangers = [int(max(re.findall(r"(\d) \w+ cubes?", city.inner_text()))) for city in cities.all()]
    assert len(dangers) == 9 and dangers == sorted(dangers, reverse=True) and dangers[0] == 3
    bangkok = text.get_by_role("button", name=re.compile("^Bangkok, red, 3 red cubes"))
    bangkok.click()
    expect(bangkok).to_have_attribute("aria-expanded", "true")
    expect(text).to_contain_text("5 drives (Chicago, San Francisco, Manila, Ho Chi Minh City, Bangkok)")
    expect(text).to_contain_text("No direct flight: the card of Bangkok is not in hand.")
    clean(me, axe)
    text.get_by_role("button", name="Kolkata", exact=True).click()
    expect(text.get_by_role("button", name=re.compile("^Kolkata, black, 3 black cubes"))).to_be_focused()
    expect(text).to_contain_text("blue, 4 of 5 for a cure: London, Montréal, St. Petersburg, Washington")
    # a card is not spent by one press; Esc takes the question back
    text.get_by_role("button", name="Fly, discard London").click()
    expect(text.get_by_role("button", name="Yes: Fly, discard London")).to_be_focused()
    me.key("Escape")
    expect(text.get_by_role("button", name="Fly, discard London", exact=True)).to_be_focused()
    me.key("Enter", "Enter")
    expect(me.at(".game")).to_have_attribute("data-n", re.compile(".+"))
    me.pawn_at(0, "LON")
    expect(text.get_by_role("heading", name="What Medic can do now")).to_be_focused()
    # the device remembers it
    me.page.reload()
    expect(text).to_be_visible()
    me.key("v")
    expect(text).to_have_count(0)


def test_the_text_table_on_a_phone(person: MakePerson, axe: str) -> None:
    me = person(PHONE).alone("OPS", "SCI", seed="deal-86", first=0)
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("dialog").get_by_role("button", name="Show the text table").click()
    text = me.page.get_by_role("region", name="Text table")
    text.get_by_role("button", name="Drive to Miami").click()
    expect(text).to_contain_text("Operations Expert drives to Miami.")
    expect(text.get_by_role("button", name=re.compile("^Miami, .*Operations Expert is here"))).to_have_count(0)  # among those without cubes
    clean(me, axe)
    text.get_by_text("Cities without cubes").click()
    expect(text.get_by_role("button", name=re.compile("^Miami, .*Operations Expert is here"))).to_be_visible()


def test_so_many_ways_are_asked_for_step_by_step(person: MakePerson) -> None:
    me = person(DESK).alone("OPS", "SCI", seed="deal-86", first=0)
    me.key("v")
    text = me.page.get_by_role("region", name="Text table")
    text.get_by_role("button", name=re.compile("step by step: .* ways")).first.click()
    expect(me.at("[data-prompt]")).to_be_focused()
    box = me.page.get_by_role("textbox", name="City by name")
    box.fill("sydney")
    box.press("Enter")
    expect(me.at("[data-prompt] [data-options]")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["mouse", "finger"])
def test_why_not_is_reached_by_mouse_finger_and_keys(person: MakePerson, size: ViewportSize) -> None:
    me = person(size).alone("MED", "SCI", seed="deal-86", first=0)
    off = me.at("[data-tool=shuttle]")
    reason = me.page.get_by_role("status").filter(has_text="no other research station")
    if size is PHONE:
        off.tap(force=True)
    else:
        off.click(force=True)
    expect(reason).to_be_visible()
    me.key("Escape")
    expect(reason).to_have_count(0)
    off.focus()
    expect(off).to_have_accessible_description(re.compile("no other research station"))
    me.key("Enter")
    expect(reason).to_be_visible()
    reason.get_by_role("button", name="Rule").press("Enter")
    expect(me.page.get_by_role("dialog", name="Rules")).to_contain_text("research station")
