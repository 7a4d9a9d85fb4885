"""The five events, in the hand and kept by the Contingency Planner, and the moments in which they are asked for.

The deal is the same throughout: the first seat holds Airlift, the second Grant, Quiet Night and Resilient Population, the third Forecast.
"""

from __future__ import annotations

from playwright.sync_api import expect
from visitors import MakePerson, Person

DEAL = "deal-29805"


def three(me: Person, ahead: str = "") -> Person:
    return me.alone("PLA", "OPS", "MED", seed=DEAL, first=0, ahead=ahead)


def test_airlift(person: MakePerson) -> None:
    me = three(person())
    me.card("AIRLIFT")  # a press on the card takes it up; nothing is spent yet
    me.option("2")
    me.key("Escape")
    me.option("1")
    me.city("HKG")
    expect(me.at("[data-do=confirm]")).to_contain_text("Airlift Operations Expert to Hong Kong")
    assert "AIRLIFT" in me.hand(0)
    me.do("confirm")
    me.pawn_at(1, "HKG")
    assert "AIRLIFT" not in me.hand(0)


def test_government_grant(person: MakePerson) -> None:
    me = three(person())
    me.tool("event")
    me.option("GRANT")
    me.city("IST")
    me.do("confirm")
    me.hears("plays Government Grant: a research station in Istanbul")
    expect(me.at(".decks")).to_contain_text("4 of 6 left")


def test_government_grant_with_six_stations_moves_one(person: MakePerson) -> None:
    me = person().alone("OPS", seed="grant-0", ahead="CHI + MON + .OPS NYC + WAS + .OPS xALG xCHE .OPS MIA +")
    expect(me.at(".decks")).to_contain_text("0 of 6 left")
    me.card("GRANT")
    me.city("TOK")
    me.option("ATL")
    expect(me.at("[data-do=confirm]")).to_contain_text("Move the station of Atlanta to Tokyo")
    me.do("confirm")
    me.hears("the research station of Atlanta moves to Tokyo")


def test_resilient_population_between_infect_and_intensify(person: MakePerson) -> None:
    me = person().alone("MED", "SCI", seed="strike-15", epidemics=7, first=0, ahead=". .MED")
    expect(me.at("[data-prompt]")).to_contain_text("Epidemic: before the discards go back on top")
    me.do("event")
    me.option("WAS")
    me.do("confirm")
    me.hears("the card of Washington leaves the game")
    me.hears("9 discarded infection cards are shuffled and go back on top.")


def test_one_quiet_night(person: MakePerson) -> None:
    me = three(person())
    me.tool("event")
    me.option("QUIET")
    expect(me.at("[data-do=confirm]")).to_contain_text("Play One Quiet Night")
    me.do("cancel")
    assert "QUIET" in me.hand(1)
    me.tool("event")
    me.option("QUIET")
    me.do("confirm")
    expect(me.at(".ph")).to_contain_text("skipped")


def test_resilient_population(person: MakePerson) -> None:
    me = three(person())
    me.tool("event")
    me.option("RESILIENT")
    me.option("LIM")
    expect(me.at("[data-do=confirm]")).to_contain_text("Remove Lima")
    me.do("confirm")
    me.hears("the card of Lima leaves the game")
    expect(me.at(".infection [data-card=LIM]")).to_have_count(0)


def test_forecast_is_ordered_by_buttons_keys_and_dragging(person: MakePerson) -> None:
    me = three(person())
    me.tool("event")
    me.option("FORECAST")
    me.do("confirm")
    places = me.at(".order .chip")
    expect(places).to_have_count(6)
    cards = [str(card.get_attribute("data-card")) for card in places.all()]
    me.at(".order .arrow").nth(1).click()  # the first one place later
    cards[0:2] = [cards[1], cards[0]]
    me.at(".order .grip").nth(5).focus()
    me.key("ArrowLeft", "ArrowLeft")  # the last two places earlier
    cards.insert(3, cards.pop(5))
    me.at(".order li").nth(0).drag_to(me.at(".order li").nth(2))
    cards.insert(2, cards.pop(0))
    assert [card.get_attribute("data-card") for card in places.all()] == cards
    me.do("confirm")
    me.may("drive")
    known = me.at(".infection .chips").nth(1).locator("[data-card]")
    expect(known).to_have_count(6)
    assert [card.get_attribute("data-card") for card in known.all()] == cards


def test_planner_keeps_an_event_and_plays_it(person: MakePerson) -> None:
    me = three(person(), ahead="QUIET RESILIENT(LIM)")
    me.tool("role")
    me.option("RESILIENT")
    me.do("confirm")
    expect(me.at("[data-seat='0'] .stored")).to_contain_text("Resilient Population")
    expect(me.at("[data-tool=role]")).to_have_attribute("title", "An event is kept already.")
    me.at("[data-seat='0'] .stored").click()
    me.option("MEX")
    me.do("confirm")
    me.hears("the card of Mexico City leaves the game")
    expect(me.at(".stored")).to_have_count(0)


def test_a_window_says_who_is_asked_and_waits_for_each(person: MakePerson) -> None:
    ann, bo = person(), person()
    table = ann.new_table(roles=["PLA", "OPS", "MED"], seed=DEAL, first=0)
    ann.sit(table, [0], "Ann")
    bo.sit(table, [1, 2], "Bo")
    ann.open(table)
    bo.open(table)
    ann.do("end")
    ann.do("confirm")
    expect(ann.at("[data-prompt]")).to_contain_text("Before two cards are drawn")
    expect(bo.at("[data-prompt]")).to_contain_text("Waiting for Ann, Contingency Planner (Airlift)")
    ann.do("pass")
    expect(ann.at("[data-prompt]")).to_contain_text("Ann passed")
    expect(ann.at("[data-do=pass]")).to_have_count(0)

    bo.do("event")  # Bo answers with an event, so Ann is asked again
    bo.option("QUIET")
    bo.do("confirm")
    expect(ann.at("[data-do=pass]")).to_be_visible()
    ann.do("pass")
    bo.do("pass")  # for both of Bo's seats
    expect(ann.at("[data-prompt]")).to_contain_text("Before the infections, which are skipped")
    ann.do("pass")
    bo.do("pass")
    expect(ann.at(".turn[data-seat='1']")).to_be_visible()
    ann.hears("A quiet night")


def test_events_on_the_turn_of_others(person: MakePerson) -> None:
    ann, bo = person(), person()
    table = ann.new_table(roles=["PLA", "OPS", "MED"], seed=DEAL, first=0)
    ann.sit(table, [0], "Ann")
    bo.sit(table, [1, 2], "Bo")
    bo.open(table)
    expect(bo.at(".ap")).to_contain_text("Waiting for Ann to act.")
    expect(bo.at("[data-tool=drive]")).to_have_attribute("aria-disabled", "true")
    bo.tool("event")
    bo.option("GRANT")
    bo.city("TOK")
    bo.do("confirm")
    bo.hears("a research station in Tokyo")
