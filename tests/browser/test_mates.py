"""What AI team-mates say on the page, and what people say to them."""

from __future__ import annotations

from playwright.sync_api import expect
from test_access import RUN
from visitors import PHONE, MakePerson, Person


def with_mates(me: Person, **wish: object) -> str:
    """Ann is the Medic, in turn; AI team-mates are the Scientist and the Researcher."""
    table = me.new_table(**({"roles": ["MED", "SCI", "RES"], "first": 0, "seed": "mates"} | wish))
    me.sit(table, [0], "Ann")
    filled = me.context.request.post(f"{me.site}/api/tables/{table}/programs", data={"seats": [1, 2], "level": "learner"})
    assert filled.ok
    me.open(table)
    expect(me.at("[data-mates]")).to_be_visible()
    return table


def end_turn(me: Person) -> None:
    me.may("drive")
    me.do("end")
    me.do("confirm")


def test_a_reason_is_read_seen_and_found_again(person: MakePerson) -> None:
    """In the line while the turn goes on, read aloud once, in the log; in each reader's language, and after the page is loaded anew."""
    me, reader = person(), person(PHONE, locale="de-DE")
    table = with_mates(me)
    reader.open(table)
    me.do("mates-leave")
    expect(me.at("[data-do=mates-leave]")).to_have_attribute("aria-pressed", "true")
    end_turn(me)
    me.do("mates-go")
    expect(me.at("[data-mates-heard]")).to_contain_text("Scientist", timeout=60_000)
    expect(me.at("[data-mates]")).to_contain_text("Researcher waits for a word from you", timeout=60_000)
    told = me.at(".log [data-thought]").first
    expect(told).to_contain_text("Scientist")
    words = told.inner_text()
    me.page.reload()
    expect(me.at(".log [data-thought]").first).to_have_text(words)
    expect(reader.at("[data-mates]")).to_contain_text("wartet auf ein Wort von euch")
    assert reader.at("[data-do=mates-go]").count() == 0  # who only looks on has no say
    reader.at("[data-tab=log]").click()
    expect(reader.at(".log [data-thought]").first).to_contain_text("Wissenschaftler")


def test_asked_what_it_would_do_it_proposes_on_the_map(person: MakePerson) -> None:
    me = person(PHONE)
    with_mates(me, options={"events": "none"})
    me.do("mates-ask")
    expect(me.at("[data-ask='1']")).to_be_focused()
    me.key("Escape")
    expect(me.at("[data-ask='1']")).to_have_count(0)
    expect(me.at("[data-do=mates-ask]")).to_be_focused()
    me.key("Enter")
    me.at("[data-ask='1']").click()
    expect(me.at("[data-mates]")).to_contain_text("Asked: ", timeout=60_000)
    expect(me.at("[data-drawing]")).to_have_count(1)
    me.do("mates-show")
    me.do("plans")
    expect(me.at("[data-plan]")).to_contain_text("Scientist proposes")
    expect(me.at("[data-plan] li").first).to_contain_text("Medic")
    me.do("plan-take")
    expect(me.at("[data-plan]")).to_have_count(0)  # all of it is done


def test_people_act_for_an_ai_team_mate(person: MakePerson) -> None:
    """As for a seat of one's own: its tools, its targets, its turn."""
    me = person()
    with_mates(me, command=True, options={"events": "none"})
    end_turn(me)
    expect(me.at("[data-mates]")).to_contain_text("act for it")
    me.may("drive")
    me.city("CHI")
    me.pawn_at(1, "CHI")
    me.do("undo")
    me.pawn_at(1, "ATL")
    me.do("mates-go")
    expect(me.at("[data-mates]")).to_contain_text("Researcher: act for it", timeout=60_000)


def test_the_form_gives_seats_to_ai_and_lets_people_act_for_it(person: MakePerson) -> None:
    me = person()
    me.page.goto(me.site)
    me.page.get_by_role("group", name="Seats").get_by_text("3", exact=True).click()
    me.page.get_by_text("All options").click()
    me.at("[data-choose=mates] select").first.select_option("1")
    me.at("[data-choose=mates] [data-level]").select_option("learner")
    me.at("[data-choose=command] input").check()
    expect(me.at(".sum, .facts").first).to_contain_text("Orders to AI")
    me.do("create")
    expect(me.at("[data-seat='2']")).to_contain_text("AI, learner")
    me.at("[data-seat='1'] [data-do=fill-one]").click()
    expect(me.at("[data-seat='1']")).to_contain_text("AI, learner")
    me.at("[data-seat='0'] input").check()
    me.do("sit")
    expect(me.at("[data-mates]")).to_be_visible()


def test_what_ai_team_mates_say_is_accessible(person: MakePerson, axe: str) -> None:
    for size in (None, PHONE):
        me = person(size) if size else person()
        with_mates(me)
        me.do("mates-ask")
        expect(me.at("[data-ask='1']")).to_be_visible()
        me.page.evaluate(axe)
        assert me.page.evaluate(RUN) == []
