"""One against all in two browsers: he acts by map and buttons, and the others see no more than they may."""

from __future__ import annotations

from playwright.sync_api import expect
from visitors import MakePerson, Person

WISH = {"roles": ["MED", "SCI", None], "challenges": ["bioterrorist"], "options": {"events": "none"}, "first": 0}


def both(person: MakePerson, seed: str) -> tuple[Person, Person]:
    """Ann plays the team, whose first turn is over; Bo plays against it."""
    ann, bo = person(), person()
    table = ann.new_table(seed=seed, **WISH)
    ann.sit(table, [0, 1], "Ann")
    bo.sit(table, [2], "Bo")
    ann.ahead(table, ".")
    return ann.open(table), bo.open(table)


def test_he_hides_and_plots(person: MakePerson) -> None:
    ann, bo = both(person, "plot")
    expect(ann.at("nav.act")).to_contain_text("chooses where to hide")
    expect(bo.at("[data-prompt]")).to_contain_text("where to hide?")
    bo.city("LON")
    bo.pawn_at(2, "LON")
    bo.at("[data-stop=biodraw]").click()
    bo.hears("The Bio-Terrorist draws")
    bo.at("[data-stop=infect_here]").click()
    bo.hears("The Bio-Terrorist infects London")
    bo.city("PAR")
    bo.pawn_at(2, "PAR")
    # the others know what was public
    expect(ann.at("[data-rival=hidden]")).to_contain_text("Last known in London, turn 1.")
    expect(ann.at("[data-rival=hidden]")).to_contain_text("3/7")
    expect(ann.at("[data-rival=hidden] [data-card]")).to_have_count(0)
    expect(bo.at("[data-rival=hidden] [data-card]")).to_have_count(3)
    expect(ann.at("[data-pawn='2']")).to_have_count(0)
    ann.hears("The Bio-Terrorist moves on.")
    expect(ann.at(".log li").filter(has_text="moves on to Paris")).to_have_count(0)
    expect(ann.at(".infection")).to_contain_text("3 of these are in the Bio-Terrorist’s hand.")
    ann.may("drive")


def test_he_is_spotted_and_captured(person: MakePerson) -> None:
    ann, bo = both(person, "caught")
    bo.city("CHI")
    bo.at("[data-stop=biodone]").click()
    ann.may("drive")
    ann.city("CHI")
    ann.pawn_at(1, "CHI")
    ann.pawn_at(2, "CHI")
    expect(ann.at("[data-rival=spotted]")).to_contain_text("in the open")
    ann.tool("other")
    ann.hears("captures the Bio-Terrorist in Chicago")
    expect(bo.at("[data-rival=captured]")).to_contain_text("0/7")


def test_he_plays_by_the_text_table(person: MakePerson) -> None:
    """Without the map: he hides, draws and infects by buttons; the team reads what is public, and no more."""
    ann, bo = both(person, "plot")
    team, his = (me.page.get_by_role("region", name="Text table") for me in (ann, bo))
    for me in (ann, bo):
        me.key("v")
    expect(team).to_contain_text("Bo (Bio-Terrorist), not on the map yet, 2 of at most 7 cards")
    expect(team).to_contain_text("2 of these are in the Bio-Terrorist’s hand.")
    his.get_by_text("hide here: 47 ways").click()
    his.get_by_role("button", name="Hide in London").click()
    for act in ("Draw a card", "Infect here"):
        his.get_by_role("button", name=act).click()
        bo.hears({"Draw a card": "draws an infection card", "Infect here": "infects London"}[act])
    expect(his).to_contain_text("Bo (Bio-Terrorist), London, hidden, 3 of at most 7 cards")
    expect(his).to_contain_text("Left: a drive.")
    his.get_by_role("button", name="Drive to Paris").click()
    ann.may("drive")
    expect(his).to_contain_text("Bo (Bio-Terrorist), Paris, hidden, 3 of at most 7 cards")
    expect(team).to_contain_text("Bo (Bio-Terrorist), hidden, 3 of at most 7 cards")
    expect(team).to_contain_text("Last known in London, turn 1.")
    expect(team).to_contain_text("3 closed cards")
    expect(team.get_by_role("button", name="London, blue, 1 purple cube")).to_be_visible()
    for cards in team.locator("[data-hand='2'] li").all_inner_texts():
        assert not any(city in cards for city in ("Paris", "Baghdad", "Karachi"))
