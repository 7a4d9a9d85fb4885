"""Proposals over several browsers: made for another's pawn, drawn, agreed to, taken over, answered, withdrawn; and cities pointed at."""

from __future__ import annotations

from playwright.sync_api import expect
from test_access import RUN
from visitors import DESK, PHONE, MakePerson, Person

ROLES = ["DIS", "MED"]


def two(person: MakePerson, **wish: object) -> tuple[Person, Person]:
    """Ann is the Dispatcher and has driven to Chicago, Bo is the Medic in Atlanta."""
    ann, bo = person(), person()
    table = ann.new_table(**({"roles": ROLES, "first": 0, "seed": "deal-86"} | wish))
    ann.sit(table, [0], "Ann")
    bo.sit(table, [1], "Bo")
    ann.ahead(table, "CHI")
    return ann.open(table), bo.open(table)


def begin(me: Person) -> None:
    me.may("drive") if me.at("[data-tool=drive][aria-disabled=false]").count() else expect(me.at("[data-tool=drive]")).to_be_visible()
    me.key("p")
    expect(me.at("[data-planning]")).to_be_visible()


def steps(me: Person, n: int) -> None:
    """So many steps of the proposal in the making can be done."""
    expect(me.at("[data-planning] li.ok")).to_have_count(n)


def send(me: Person) -> None:
    me.do("plan-send")
    expect(me.at("[data-planning]")).to_have_count(0)


def states(me: Person) -> list[str]:
    return [str(step.get_attribute("data-state")) for step in me.at("[data-plan] li").all()]


def test_a_proposal_for_another_is_drawn_agreed_to_and_done_by_one_press(person: MakePerson) -> None:
    ann, bo = two(person)
    begin(bo)
    expect(bo.at("[data-plan-seat='0']")).to_have_attribute("aria-pressed", "true")  # whose turn it is
    bo.city("SFO")
    steps(bo, 1)
    bo.city("LAX")
    steps(bo, 2)
    bo.at("[data-plan-seat='1']").click()
    expect(bo.at("[data-plan-seat='1']")).to_have_attribute("aria-pressed", "true")
    bo.city("WAS")
    steps(bo, 3)
    expect(bo.at("[data-planning] li").nth(2)).to_contain_text("next turn")
    expect(ann.at("[data-pawn='0']")).to_have_attribute("data-city", "CHI")
    assert ann.at("[data-plan]").count() == 0  # nobody else has seen anything yet
    send(bo)
    bo.pawn_at(0, "CHI")

    expect(ann.at("[data-ghost='0']")).to_have_attribute("data-at", "LAX")
    expect(ann.at("[data-ghost='1']")).to_have_attribute("data-at", "WAS")
    expect(ann.at("[data-heard]")).to_contain_text("Bo proposes: Dispatcher drives to San Francisco.")
    expect(ann.at("[data-plan]")).to_contain_text("Bo proposes")
    ann.do("plan-agree")
    expect(bo.at("[data-plan]")).to_contain_text("Ann agrees")
    assert bo.at("[data-do=plan-take]").count() == 0  # the next step is Ann's
    ann.do("plan-take")
    for me in (ann, bo):
        me.pawn_at(0, "LAX")
    expect(ann.at("[data-plan] li[data-state=done]")).to_have_count(2)  # the rest is Bo's
    ann.key("z")
    expect(ann.at("[data-plan] li[data-state=done]")).to_have_count(1)


def test_taking_over_stops_when_the_table_has_changed(person: MakePerson) -> None:
    ann, bo = two(person)
    begin(bo)
    bo.city("SFO")
    steps(bo, 1)
    bo.city("TOK")
    steps(bo, 2)
    send(bo)
    expect(ann.at("[data-plan]")).to_be_visible()
    ann.city("MEX")
    ann.pawn_at(0, "MEX")
    expect(ann.at("[data-plan] li[data-state=stuck]")).to_have_count(2)
    assert ann.at("[data-do=plan-take]").count() == 0
    expect(ann.at("[data-plan]")).to_contain_text("cannot be done")
    ann.city("LAX")
    expect(ann.at("[data-plan] li[data-state=ok]")).to_have_count(2)  # San Francisco is next to it again
    expect(ann.at("[data-do=plan-take]")).to_be_visible()


def test_cards_that_are_spent_are_said_and_a_flight_is_an_arc(person: MakePerson) -> None:
    ann, bo = two(person)
    begin(bo)
    card = "LON"
    bo.tool("direct")
    bo.city(card)
    steps(bo, 1)
    send(bo)
    expect(ann.at("[data-plan]")).to_contain_text("1 action, 1 card")
    expect(ann.at("[data-plan]")).to_contain_text("discards")
    assert "Q" in str(ann.at("[data-drawing] > g > path").last.get_attribute("d"))
    assert card in ann.hand(0)  # nothing has been spent


def test_an_answer_starts_from_the_steps_and_both_stand(person: MakePerson) -> None:
    ann, bo = two(person)
    begin(bo)
    bo.city("SFO")
    steps(bo, 1)
    send(bo)
    ann.do("plan-answer")
    steps(ann, 1)
    ann.key("Backspace")
    steps(ann, 0)
    ann.city("MON")
    steps(ann, 1)
    ann.page.locator("body").press("Enter") if ann.at(":focus").count() == 0 else ann.do("plan-send")
    expect(ann.at("[data-plan]")).to_have_count(2)
    expect(bo.at("[data-drawing]")).to_have_count(2)
    ann.do("plan-withdraw")
    expect(bo.at("[data-plan]")).to_have_count(1)
    bo.page.reload()
    expect(bo.at("[data-plan]")).to_contain_text("You propose")  # it is kept


def test_a_pawn_pulled_with_shift_is_proposed(person: MakePerson) -> None:
    """Far away and without a card the pawn drives; Escape leaves all as it was."""
    ann, bo = two(person)
    expect(ann.at("[data-tool=drive]")).to_be_visible()
    pawn, goal = ann.at("[data-pawn='1']").bounding_box(), ann.at(".city[data-city=BOG] .hit").bounding_box()
    assert pawn and goal
    ann.page.keyboard.down("Shift")
    ann.page.mouse.move(pawn["x"] + pawn["width"] / 2, pawn["y"] + 12)
    ann.page.mouse.down()
    ann.page.mouse.move(goal["x"] + 30, goal["y"] + 30, steps=4)
    ann.page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=3)
    ann.page.mouse.up()
    ann.page.keyboard.up("Shift")
    steps(ann, 2)
    ann.key("Escape", "Escape")
    expect(ann.at("[data-planning]")).to_have_count(0)
    ann.pawn_at(1, "ATL")
    assert bo.at("[data-plan]").count() == 0


def test_the_city_looked_at_is_proposed(person: MakePerson) -> None:
    ann, bo = two(person)
    bo.city("SFO")
    bo.at(".pop [data-do=propose-city]").click()
    steps(bo, 1)
    bo.city("BOG")
    bo.at(".pop [data-do=drive-there]").click()
    steps(bo, 4)
    send(bo)
    expect(ann.at("[data-ghost='0']")).to_have_attribute("data-at", "BOG")


def test_by_keyboard_alone(person: MakePerson) -> None:
    ann, bo = two(person)
    expect(bo.at("[data-tool=drive]")).to_be_visible()
    bo.key("p")
    expect(bo.at("[data-planning]")).to_be_visible()
    bo.at(".city[data-city=SFO]").focus()
    bo.key("Enter")
    steps(bo, 1)
    expect(bo.at("[data-heard]")).to_contain_text("Step 1: Dispatcher drives to San Francisco.")
    bo.key("z")
    steps(bo, 0)
    bo.key("Enter")
    steps(bo, 1)
    bo.at("[data-do=plan-send]").focus()
    bo.key("Enter")
    expect(ann.at("[data-plan]")).to_be_visible()
    bo.at(".city[data-city=CAI]").focus()
    bo.key("w")
    expect(ann.at("[data-pointed=CAI]")).to_be_attached()
    expect(ann.at("[data-heard]")).to_have_text("Bo points at Cairo.")


def test_pointing_with_alt_and_by_a_long_press(person: MakePerson) -> None:
    ann, bo = two(person)
    bo.at(".city[data-city=LAG] .hit").click(force=True, modifiers=["Alt"])
    expect(ann.at("[data-pointed=LAG] .name")).to_have_text("Bo")
    assert bo.at(".pop").count() == 0
    expect(ann.at("[data-pointed]")).to_have_count(0)


def test_a_proposal_is_a_line_of_the_chat(person: MakePerson) -> None:
    ann, bo = two(person)
    begin(bo)
    bo.city("SFO")
    steps(bo, 1)
    send(bo)
    ann.page.get_by_role("tab", name="Chat").click()
    expect(ann.at("[data-line=plan]")).to_contain_text("Dispatcher drives to San Francisco.")
    ann.do("line-agree")
    expect(bo.at("[data-plan]")).to_contain_text("Ann agrees")
    bo.do("plan-withdraw")
    expect(ann.at("[data-plan-line]")).to_have_count(0)
    expect(ann.at("[data-line=plan]")).to_contain_text("gone")


def test_on_a_phone(person: MakePerson, axe: str) -> None:
    ann, bo = person(PHONE), person(PHONE, "dark")
    table = ann.new_table(roles=ROLES, first=0, seed="deal-86")
    ann.sit(table, [0], "Ann")
    bo.sit(table, [1], "Bo")
    ann.open(table)
    bo.open(table)
    bo.do("propose")
    expect(bo.at("[data-planning]")).to_be_visible()
    for button in bo.at("[data-planning] button").all():
        box = button.bounding_box()
        assert box and min(box["width"], box["height"]) >= 44
    bo.city("CHI")
    bo.way("drive")
    steps(bo, 1)
    bo.page.evaluate(axe)
    assert bo.page.evaluate(RUN) == []
    send(bo)
    ann.do("plans")
    expect(ann.at("[data-plan]")).to_contain_text("Bo proposes")
    ann.page.evaluate(axe)
    assert ann.page.evaluate(RUN) == []
    ann.do("plan-take")
    ann.at("[data-tab=log]").click()
    ann.hears("Dispatcher drives to Chicago")


def test_the_card_and_the_map_are_for_everybody(person: MakePerson, axe: str) -> None:
    ann, bo = two(person)
    begin(bo)
    bo.city("SFO")
    steps(bo, 1)
    bo.page.evaluate(axe)
    assert bo.page.evaluate(RUN) == []
    send(bo)
    expect(ann.at("[data-plan]")).to_be_visible()
    ann.page.evaluate(axe)
    assert ann.page.evaluate(RUN) == []
    watcher = person(DESK)
    watcher.open(str(ann.page.url).rsplit("/", 1)[1])
    expect(watcher.at("[data-plan]")).to_be_visible()
    assert watcher.at("[data-do=plan-agree], [data-do=plan-answer], [data-do=propose]").count() == 0
