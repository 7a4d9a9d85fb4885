"""The first game explains itself: from the lobby to the last word, by mouse, by finger, by keys; left, found again, strayed from."""

from __future__ import annotations

from playwright.sync_api import expect
from test_access import clean
from visitors import DESK, PHONE, MakePerson, Person


def begin(me: Person) -> Person:
    me.page.goto(me.site)
    me.page.get_by_role("button", name="Learn in four minutes").click()
    at(me, "goal")
    return me


def at(me: Person, step: str) -> None:
    expect(me.at(f"[data-coach={step}]")).to_be_visible()


def ringed(me: Person, selector: str) -> None:
    """The ring is about that, and the words do not lie over it."""
    me.page.wait_for_function(
        """selector => {
          const box = (e) => e?.getBoundingClientRect();
          const [ring, words, target] = ["[data-spot]", "[data-coach]", selector].map((s) => box(document.querySelector(s)));
          const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
          return ring && target && apart(words, target) && Math.abs(ring.left + ring.right - target.left - target.right) < 12
            && Math.abs(ring.top + ring.bottom - target.top - target.bottom) < 12;
        }""",
        arg=selector,
    )


def test_the_lesson_is_played_with_the_mouse(person: MakePerson, axe: str) -> None:
    me = begin(person(DESK))
    ringed(me, ".curebox")
    clean(me, axe)
    me.do("learn-next")
    at(me, "danger")
    ringed(me, ".city[data-city=MIA] .hit")
    me.city("MIA")
    at(me, "treat")
    ringed(me, "[data-tool=treat]")
    me.tool("treat")
    at(me, "home")
    me.city("ATL")
    at(me, "share")
    me.tool("share")
    ringed(me, "[data-prompt] [data-do=confirm]")
    me.do("confirm")
    at(me, "cards")
    me.do("learn-next")
    at(me, "cure")
    me.tool("cure")
    me.do("confirm")
    at(me, "fly")
    me.card("SYD")
    me.way("direct")
    me.do("confirm")
    at(me, "off")
    me.at("[data-tool=shuttle]").click(force=True)  # it is off, and says why
    expect(me.at(".note")).to_contain_text("No shuttle")
    at(me, "end")
    me.do("end")
    me.do("confirm")
    at(me, "epidemic")
    me.do("learn-next")
    at(me, "outbreak")
    me.do("learn-next")
    at(me, "done")
    me.do("learn-on")
    expect(me.at("[data-coach]")).to_have_count(0)
    me.may("drive")
    # who has learned is not asked again, but may
    me.page.goto(me.site)
    expect(me.page.get_by_role("button", name="Learn in four minutes")).to_be_visible()
    expect(me.page.get_by_text("New here?")).to_have_count(0)


def test_the_lesson_is_played_by_keys_alone(person: MakePerson) -> None:
    me = begin(person(DESK))
    me.at("[data-do=learn-next]").focus()
    me.key("Enter")
    at(me, "danger")
    expect(me.at("[data-coach] h2")).to_be_focused()
    me.key("Tab", "Enter")  # Show me: the focus goes to the city
    expect(me.at(".city[data-city=MIA]")).to_be_focused()
    me.key("Enter")
    at(me, "treat")
    me.key("t")
    at(me, "home")
    me.key("g")
    me.page.keyboard.type("atl")
    me.key("Enter")
    expect(me.at(".city[data-city=ATL]")).to_be_focused()
    me.key("Enter")
    at(me, "share")
    me.key("k", "Enter")
    at(me, "cards")
    me.at("[data-do=learn-next]").press("Enter")
    at(me, "cure")
    me.key("u", "Enter")
    at(me, "fly")
    me.key("f", "Enter")
    at(me, "off")
    me.key("s")
    at(me, "end")
    me.key("n", "Enter")
    at(me, "epidemic")


def test_the_lesson_fits_a_phone_and_is_found_again(person: MakePerson, axe: str) -> None:
    me = begin(person(PHONE))
    me.do("learn-next")
    ringed(me, ".city[data-city=MIA] .hit")
    me.city("MIA")
    ringed(me, ".pop [data-way=drive]")
    clean(me, axe)
    me.way("drive")
    at(me, "treat")
    me.at("[data-tab=team]").click()
    ringed(me, "[data-tab=map]")
    me.page.reload()
    at(me, "treat")
    me.page.goto(me.site)
    me.page.get_by_role("button", name="Go on with it").click()
    at(me, "treat")
    me.tool("treat")
    at(me, "home")


def test_the_lesson_and_the_text_table_share_a_phone(person: MakePerson, axe: str) -> None:
    """The words stand above the text table, which scrolls to the button that they are about."""
    me = begin(person(PHONE))
    me.do("menu")
    me.page.get_by_role("dialog").get_by_role("button", name="Show the text table").click()
    text = me.page.get_by_role("region", name="Text table")
    expect(text).to_be_visible()
    me.do("learn-next")

    def does(step: str, token: str, sure: bool = False) -> None:
        at(me, step)
        ringed(me, f"[data-token='{token}']")
        words, table = me.at("[data-coach]").bounding_box(), text.bounding_box()
        assert words and table and words["y"] + words["height"] <= table["y"] + 1
        text.locator(f"[data-token='{token}']").click()
        if sure:
            text.locator("[data-do=sure]").click()

    does("danger", "MIA")
    clean(me, axe)
    does("treat", "-y")
    does("home", "ATL")
    does("share", "ATL>SCI", sure=True)
    at(me, "cards")
    me.do("learn-next")
    does("cure", "!b(CHI,ATL,NYC,ESS)", sure=True)
    does("fly", "SYD(SYD)", sure=True)
    at(me, "off")
    me.at("[data-tool=shuttle]").tap(force=True)
    at(me, "end")
    text.get_by_role("button", name="End turn").click()
    text.locator("[data-do=sure]").click()
    at(me, "epidemic")
    me.page.get_by_role("button", name="Leave the lesson").click()
    expect(me.at("[data-coach]")).to_have_count(0)
    table, bar = text.bounding_box(), me.at("header.top").bounding_box()
    assert table and bar and abs(table["y"] - bar["y"] - bar["height"]) < 2  # the room is the table's again


def test_who_goes_another_way_is_told_the_way_back(person: MakePerson) -> None:
    me = begin(person(DESK))
    me.do("learn-next")
    me.city("CHI")
    at(me, "strayed")
    ringed(me, "[data-do=undo]")
    me.do("learn-undo")
    at(me, "danger")
    me.city("MIA")
    at(me, "treat")
    me.do("undo")
    at(me, "danger")
    me.do("end")
    me.do("confirm")
    at(me, "strayed")
    me.do("learn-anew")
    at(me, "goal")
    me.page.get_by_role("button", name="Leave the lesson").click()
    expect(me.at("[data-coach]")).to_have_count(0)
