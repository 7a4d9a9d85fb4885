"""What the modules ask and put on the table, by mouse and by keyboard: every step and kind that the base game has not."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect
from visitors import MakePerson, Person

WIDE: Any = {"preset": "bsw", "options": {"approval": False}, "challenges": ["mutation", "virulent"]}


def wide(me: Person, seed: str, ahead: str = "", **more: Any) -> Person:
    return me.alone(*[None] * 3, seed=seed, ahead=ahead, **(WIDE | more))


def test_two_mutation_events_are_put_in_order(person: MakePerson) -> None:
    me = wide(person(), "hunt-17", "MAD<RES .")
    expect(me.at("[data-prompt]")).to_contain_text("which happens first?")
    me.at("[data-row=mutation] [data-card=SPREADS]").focus()
    expect(me.at(".tip")).to_contain_text("three bottom infection cards")
    me.key("2")  # the second of those that are offered
    me.hears("lets The Mutation Intensifies happen first")
    expect(me.at("[data-row=mutated]")).to_contain_text("The Mutation Intensifies")


def test_the_vaccine_is_brought_from_city_to_city(person: MakePerson) -> None:
    wish = {"preset": "bsw", "options": {"approval": False}, "challenges": ["mutation"]}
    me = person().alone(None, None, seed="step-170", ahead=". THREATENS . . !p(NYC,STP,BAG,KOL,BEI)", **wish)
    expect(me.at("[data-prompt]")).to_contain_text("Right after the cure")
    expect(me.at(".cures .done")).to_have_count(1)
    me.key("e", "Enter")
    expect(me.at("[data-prompt]")).to_contain_text("vaccine")
    place = me.at("[data-prompt] [data-options] [data-card]").first.get_attribute("data-card")
    assert place
    me.city(place)
    me.hears("purple cube")
    if me.at("[data-stop=enough]").count():
        me.key("x")
    expect(me.at("[data-tool=drive][aria-disabled=false], [data-do=pass]").first).to_be_visible()


def test_an_open_card_waits_for_events(person: MakePerson) -> None:
    me = person().alone(*[None] * 3, seed="step-69", preset="classic-2008", challenges=["mutation"], ahead=". . .OPS")
    expect(me.at("[data-prompt]")).to_contain_text("A card has been turned")
    expect(me.at(".infection")).to_contain_text("Turned over, about to act")
    me.at(".infection .told button").first.hover()
    expect(me.at(".tip")).to_contain_text("bottom infection card")
    me.do("pass")
    me.hears("The mutation reaches")


def test_one_more_card_when_the_actions_are_done(person: MakePerson) -> None:
    me = person().alone("EPL", "MED", seed="deal-86", first=0, options={"roles": "brink"}, ahead="CHI ATL CHI ATL")
    expect(me.at("[data-prompt]")).to_contain_text("one more card?")
    expect(me.at("[data-prompt] [data-options] button")).to_have_count(len(me.hand(1)))
    card = me.hand(1)[0]
    me.key("1")
    me.do("confirm")
    me.hears("Epidemiologist takes")
    assert card in me.hand(0)


def test_cubes_anywhere_are_chosen_on_the_map(person: MakePerson) -> None:
    me = wide(person(), "hunt-2")
    me.tool("event")
    if me.at("[data-option=REMOTE]").count():
        me.option("REMOTE")
    me.do("confirm")
    for left in (2, 1):
        expect(me.at("[data-prompt]")).to_contain_text("Remote Treatment")
        targets = me.targets()
        assert targets, left
        me.city(targets[0])
        me.hears("chooses a")
    me.may("drive")


def test_a_new_role(person: MakePerson) -> None:
    me = wide(person(), "hunt-48")
    me.key("e")
    if me.at("[data-option=ASSIGNMENT]").count():
        me.option("ASSIGNMENT")
    me.option("1")
    expect(me.at("[data-prompt]")).to_contain_text("New role")
    me.option("TRO")
    expect(me.at("[data-do=confirm]")).to_contain_text("Troubleshooter")
    me.key("Enter")
    expect(me.at("[data-seat='1']")).to_contain_text("Troubleshooter")


def test_special_orders_move_a_pawn_and_are_seen(person: MakePerson) -> None:
    me = wide(person(), "hunt-14", "ORDERS(DIS)")
    expect(me.at(".lying")).to_have_text(re.compile("Under orders"))
    before = me.at("[data-pawn='1']:not(.ghost)").get_attribute("data-city")
    me.tool("role")
    if me.at("[data-option='']").count():
        me.option("")  # move a pawn
    if me.at("[data-option='1']").count():
        me.option("1")
    me.city(me.targets()[0])
    if me.at("[data-do=confirm]").count():
        me.do("confirm")
    expect(me.at("[data-pawn='1']:not(.ghost)")).not_to_have_attribute("data-city", str(before))


def test_samples_lie_on_the_role_card_and_go_back_in_a_window(person: MakePerson) -> None:
    wish = {"preset": "bsw", "options": {"approval": False}}
    me = person().alone(None, None, seed="step-50", ahead="MIA WAS FIE:MIA FIE:WAS %b -b .", **wish)
    expect(me.at("[data-sample=b]")).to_contain_text("1")
    me.at("[data-prompt] [data-do=role]").click()
    if me.at("[data-do=confirm]").count():
        me.do("confirm")
    me.hears("gives a blue sample back to the supply")
    expect(me.at("[data-sample]")).to_have_count(0)


def test_a_travel_ban_lies_in_front_of_its_player(person: MakePerson) -> None:
    me = wide(person(), "hunt-1", "TRAVELBAN")
    me.at(".lying [data-card=TRAVELBAN]").focus()
    expect(me.at(".tip")).to_contain_text("the infection rate is 1")
    me.key("Escape")
    expect(me.at(".tip")).to_have_count(0)
    expect(me.at(".trk.rate")).to_have_attribute("aria-label", "Infection rate: 1 cards a turn")
    expect(me.at(".infection")).to_contain_text("On top, in this order")  # what the Troubleshooter has seen


def test_consent_by_keyboard(person: MakePerson) -> None:
    """Whoever is asked answers with one key; nothing more is said to them then."""
    ann, bo = person(), person()
    table = ann.new_table(roles=[None] * 3, seed="hunt-7", preset="bsw", challenges=["mutation", "virulent"])
    ann.sit(table, [2], "Ann")
    bo.sit(table, [0, 1], "Bo")
    ann.open(table)
    bo.open(table)
    for key, answer in (("x", "declines"), ("Enter", "agrees")):
        ann.tool("role")
        while ann.at("[data-prompt] [data-options] button").count():
            ann.at("[data-prompt] [data-options] button").last.click()
        ann.do("confirm")
        expect(ann.at("nav.act")).to_contain_text("to say yes or no")
        expect(bo.at("[data-asked]")).to_contain_text("Ann (Epidemiologist) wants to take")
        expect(bo.at("[aria-live=assertive]")).to_contain_text("is asked")
        bo.key(key)
        ann.hears(answer)
        expect(bo.at("[data-asked]")).to_have_count(0)
        expect(bo.at("[aria-live=assertive]")).to_have_text("")
    assert len(ann.hand(2)) == 4


def test_one_plays_against_the_others(person: MakePerson) -> None:
    """The Bio-Terrorist plays all of a turn from the page, and the others see no more of it than they may."""
    ann, bo = person(), person()
    table = ann.new_table(roles=[None] * 3, seed="bio-1", challenges=["bioterrorist"])
    ann.sit(table, [2], "Ann")
    bo.sit(table, [0, 1], "Bo")
    ann.open(table)
    bo.open(table)
    expect(bo.at("[data-seat='2']")).to_contain_text("not on the map yet")
    bo.do("end")
    bo.do("confirm")
    bo.do("pass")
    bo.do("pass")
    expect(ann.at("[data-prompt]")).to_contain_text("where to hide?")
    ann.city("SYD")
    ann.pawn_at(2, "SYD")
    ann.option("biodrive")
    ann.city("MNL")
    ann.pawn_at(2, "MNL")
    ann.at("[data-stop=biodraw]").click()
    expect(ann.at("[data-seat='2'] [data-card]")).to_have_count(3)
    ann.key("x")
    bo.hears("The Bio-Terrorist lies low")
    bo.may("drive")
    expect(bo.at("[data-pawn='2']")).to_have_count(0)
    expect(bo.at("[data-seat='2']")).to_contain_text("3 closed cards")
    assert bo.hand(2) == [] and len(ann.hand(2)) == 3
    assert not bo.at(".log li").filter(has_text=re.compile("Bio-Terrorist.*(Sydney|Manila)")).count()
