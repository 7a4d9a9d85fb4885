"""Getting about: driving, flights, the Dispatcher's and the Operations Expert's ways, and taking back."""

from __future__ import annotations

from playwright.sync_api import expect
from visitors import MakePerson


def test_drive_by_one_press(person: MakePerson) -> None:
    me = person().alone("MED", "SCI", seed="deal-86", first=0)
    assert sorted(me.targets()) == ["CHI", "MIA", "WAS"]
    me.city("MIA")
    me.pawn_at(0, "MIA")
    me.hears("Medic drives to Miami")
    expect(me.at(".ap .n")).to_have_text("3 of 4 left")


def test_a_far_city_is_looked_at_and_not_reached(person: MakePerson) -> None:
    me = person().alone("MED", "SCI", seed="deal-86", first=0)
    me.city("TOK")
    expect(me.at(".pop")).to_contain_text("Tokyo")
    expect(me.at(".pop")).to_contain_text("is 3 drives away; a drive goes to the next city only.")
    me.key("Escape")
    expect(me.at(".pop")).to_have_count(0)


def test_several_ways_are_listed_and_a_card_is_never_spent_by_one_press(person: MakePerson) -> None:
    me = person().alone("MED", "SCI", seed="deal-86", first=0)  # the Medic holds Washington
    me.card("WAS")  # a press on a card looks at its city
    expect(me.at(".pop")).to_contain_text("Washington")
    assert [w.get_attribute("data-way") for w in me.at(".pop [data-way]").all()] == ["drive", "direct"]
    me.way("direct")
    expect(me.at("[data-prompt]")).to_contain_text("Washington")
    me.pawn_at(0, "ATL")
    me.do("cancel")
    me.city("LON")
    me.way("direct")
    me.do("confirm")
    me.pawn_at(0, "LON")
    me.hears("flies to London for its card")
    assert "LON" not in me.hand(0)


def test_charter_flight_and_shuttle(person: MakePerson) -> None:
    me = person().alone("SCI", "MED", seed="deal-919", first=0)  # the Scientist holds Atlanta
    me.tool("charter")
    assert len(me.targets()) > 40
    me.city("IST")
    expect(me.at("[data-do=confirm]")).to_contain_text("Charter, discard Atlanta")
    me.key("Enter")
    me.pawn_at(0, "IST")
    me.key("z")
    me.pawn_at(0, "ATL")
    assert "ATL" in me.hand(0)

    builder = person().alone("OPS", "MED", seed="deal-86", first=0, ahead="CHI +")
    builder.tool("shuttle")
    builder.city("ATL")
    builder.pawn_at(0, "ATL")


def test_a_city_can_be_chosen_by_its_name(person: MakePerson) -> None:
    me = person().alone("SCI", "MED", seed="deal-919", first=0)
    me.tool("charter")
    me.at("[data-options] input").fill("sao")
    me.option("SAO")
    me.do("confirm")
    me.pawn_at(0, "SAO")


def test_dispatcher_moves_another_pawn(person: MakePerson) -> None:
    me = person().alone("DIS", "SCI", "MED", seed="deal-86", first=0, ahead="SCI:CHI")
    me.tool("role")
    me.option("1")  # the Scientist
    me.city("LAX")
    me.pawn_at(1, "LAX")

    me.tool("role")
    me.option("0")  # his own pawn, to another
    me.city("LAX")
    me.pawn_at(0, "LAX")
    me.hears("Dispatcher joins a pawn in Los Angeles")


def test_dispatcher_chooses_the_way_when_there_are_several(person: MakePerson) -> None:
    me = person().alone("DIS", "SCI", seed="deal-86", first=0)  # he holds Washington: drive or flight
    me.at("[data-pawn='1']").click(force=True)
    me.city("WAS")
    me.option("direct")
    me.do("confirm")
    me.pawn_at(1, "WAS")
    assert "WAS" not in me.hand(0)


def test_operations_expert_chooses_the_card_of_the_flight(person: MakePerson) -> None:
    me = person().alone("OPS", "MED", seed="deal-86", first=0)
    me.tool("role")
    me.city("SYD")
    expect(me.at("[data-options] [data-card]")).to_have_count(4)
    me.option("MON")
    me.do("confirm")
    me.pawn_at(0, "SYD")
    assert me.hand(0) == ["WAS", "LON", "STP"]
    expect(me.at("[data-tool=role]")).to_have_attribute("aria-disabled", "true")
    expect(me.at("[data-tool=role]")).to_have_attribute("title", "The card flight was used this turn.")


def test_dragging_a_pawn_drives_it(person: MakePerson) -> None:
    me = person().alone("MED", "SCI", seed="deal-86", first=0)
    start = me.at("[data-pawn='0']").bounding_box()
    end = me.at(".city[data-city=CHI] .hit").bounding_box()
    assert start and end
    me.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    me.page.mouse.down()
    me.page.mouse.move(end["x"] + 30, end["y"] + 30, steps=4)
    me.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    me.page.mouse.up()
    me.pawn_at(0, "CHI")


def test_undo_says_what_it_takes_back_and_stops_at_a_turned_card(person: MakePerson) -> None:
    me = person().alone("MED", "SCI", seed="deal-86", first=0)
    me.city("MIA")
    expect(me.at("[data-do=undo]")).to_have_attribute("title", "Undo: Medic drives to Miami.")
    me.do("undo")
    me.pawn_at(0, "ATL")
    me.do("end")
    expect(me.at("[data-prompt]")).to_contain_text("4 actions are left")
    me.do("confirm")
    expect(me.at(".turn[data-seat='1']")).to_be_visible()
    expect(me.at("[data-do=undo]")).to_have_attribute("aria-disabled", "true")
    expect(me.at("[data-do=undo]")).to_have_attribute(
        "title", "A card has been turned since; what everybody has seen cannot be taken back."
    )
