"""Treating, building, sharing, curing, the hand limit: every choice that an action may ask for."""

from __future__ import annotations

from playwright.sync_api import expect
from visitors import MakePerson


def test_treat_asks_which_disease_only_when_there_are_several(person: MakePerson) -> None:
    me = person().alone("MED", "SCI", seed="two-2062", epidemics=7, first=0, ahead=".")  # Atlanta: 3 blue, 1 yellow
    me.tool("treat")
    me.option("y")
    me.hears("Scientist treats yellow in Atlanta")
    me.tool("treat")  # only blue is left
    me.hears("Scientist treats blue in Atlanta")


def test_treat_by_a_press_on_the_cubes(person: MakePerson) -> None:
    me = person().alone("MED", "SCI", seed="two-2062", epidemics=7, first=0, ahead=".")
    me.at("[data-city=ATL][data-disease=b]").click(force=True)
    me.hears("Scientist treats blue in Atlanta")


def test_build_spends_the_card_after_a_word(person: MakePerson) -> None:
    me = person().alone("SCI", "MED", seed="deal-86", first=0, ahead="WAS")
    me.tool("build")
    me.do("cancel")
    assert "WAS" in me.hand(0)
    me.tool("build")
    expect(me.at("[data-do=confirm]")).to_contain_text("Build, discard Washington")
    me.do("confirm")
    me.hears("builds a research station in Washington")
    assert "WAS" not in me.hand(0)


def test_the_seventh_station_is_one_that_moves(person: MakePerson) -> None:
    stations = "CHI + MON + .OPS .OPS NYC + WAS + .OPS xESS xMAD .OPS MIA + BOG"
    me = person().alone("OPS", seed="six-0", ahead=stations)
    expect(me.at(".decks")).to_contain_text("0 of 6 left")
    me.tool("build")
    me.option("MON")
    expect(me.at("[data-do=confirm]")).to_contain_text("Move the station of Montréal here")
    me.do("confirm")
    me.hears("moves the research station of Montréal to Bogotá")


def test_share_give(person: MakePerson) -> None:
    me = person().alone("SCI", "MED", seed="deal-919", first=0)  # the Scientist holds Atlanta, both stand there
    me.tool("share")
    expect(me.at("[data-do=confirm]")).to_contain_text("Give Atlanta to Medic")
    me.do("confirm")
    me.hears("Scientist gives Atlanta to the Medic")
    assert "ATL" in me.hand(1)


def test_share_asks_direction_card_and_partner(person: MakePerson) -> None:
    me = person().alone("RES", "SCI", "MED", seed="deal-919", first=0)  # the Researcher gives any card to either
    me.tool("share")
    me.option("give")
    me.option("CHI")
    me.option("2")
    me.key("Escape")  # one step back
    me.option("1")
    me.do("confirm")
    me.hears("Researcher gives Chicago to the Scientist")
    me.tool("share")
    me.option("take")
    me.do("confirm")
    me.hears("Researcher takes Atlanta from the Scientist")
    assert me.hand(0) == ["ATL", "NYC", "STP"]


def test_cure_with_exactly_enough_cards_is_ready_at_once(person: MakePerson) -> None:
    me = person().alone("SCI", "MED", seed="deal-86", first=0)  # four blue cards
    me.tool("cure")
    expect(me.at("[data-do=confirm]")).to_contain_text("Discover the blue cure")
    me.do("confirm")
    expect(me.at("[data-cured=b]")).to_be_visible()
    assert me.hand(0) == []


def test_cure_with_more_cards_asks_which(person: MakePerson) -> None:
    me = person().alone("SCI", seed="deal-1320")  # five black cards, four are needed
    me.tool("cure")
    expect(me.at("[data-do=confirm]")).to_have_attribute("aria-disabled", "true")
    for card in ("MUM", "BAG", "KAR"):
        me.option(card)
    me.card("CAI")  # the hand works as well
    me.do("confirm")
    expect(me.at("[data-cured=k]")).to_be_visible()
    assert me.hand(0) == ["IST"]


def test_hand_limit_takes_exactly_the_excess(person: MakePerson) -> None:
    me = person().alone("SCI", seed="deal-1320", ahead=". .SCI . .SCI")
    expect(me.at("[data-prompt]")).to_contain_text("Discard 2 cards or play an event")
    hand = me.hand(0)
    assert len(hand) == 9
    me.option(hand[0])
    expect(me.at("[data-do=confirm]")).to_have_attribute("aria-disabled", "true")
    me.card(hand[3])
    me.do("confirm")
    expect(me.at(".cnt")).to_have_text("7/7")
    left = me.hand(0)
    assert hand[0] not in left and hand[3] not in left


def test_an_event_may_be_played_instead_of_discarding(person: MakePerson) -> None:
    me = person().alone("PLA", seed="deal-29805", first=0, ahead=". .PLA .PLA . .PLA")
    expect(me.at("[data-prompt]")).to_contain_text("or play an event")
    before = len(me.hand(0))
    me.do("event")
    me.option("QUIET")
    me.do("confirm")
    me.hears("plays One Quiet Night")
    expect(me.at(".cnt")).to_have_text(f"{before - 1}/7")


def test_a_card_may_be_dragged_to_a_hand_and_to_a_city(person: MakePerson) -> None:
    me = person().alone("SCI", "MED", seed="deal-919", first=0)  # the Scientist holds Atlanta
    me.at("[data-seat='0'] .hand [data-card=ATL]").drag_to(me.at("[data-seat='1'] .h"))
    expect(me.at("[data-do=confirm]")).to_contain_text("Give Atlanta to Medic")
    me.do("cancel")
    me.at("[data-seat='0'] .hand [data-card=ATL]").drag_to(me.at(".city[data-city=CAI] .hit"), force=True)
    expect(me.at("[data-do=confirm]")).to_contain_text("Charter, discard Atlanta")
    me.do("confirm")
    me.pawn_at(0, "CAI")
