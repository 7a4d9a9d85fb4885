"""How the table looks and moves: the ground of the map, one thing shown after the other, a phone on its side, a page without a network."""

from __future__ import annotations

from playwright.sync_api import ViewportSize, expect
from visitors import PHONE, MakePerson, Person

RECORD = """() => {
  window.beats = [];
  new MutationObserver(() => {
    const beat = document.querySelector(".epidemic .on")?.innerText;
    if (beat && beat !== window.beats.at(-1)) window.beats.push(beat);
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""


def until(me: Person, condition: str) -> None:
    """Waits in the page; Playwright's own way would need what the page forbids."""
    me.page.evaluate(
        f"() => new Promise((done) => {{ const look = async () => (await ({condition}) ? done() : setTimeout(look, 50)); void look(); }})"
    )


def epidemic(me: Person) -> None:
    """Before the cards of a turn, the first of which is an epidemic; everything moves as it does for most people."""
    me.alone("MED", "SCI", seed="strike-15", epidemics=7, first=0, ahead=".")
    me.page.emulate_media(reduced_motion="no-preference")
    me.at("header.top").click(position={"x": 4, "y": 4})
    expect(me.at(".stage")).to_be_attached()
    me.page.evaluate(RECORD)


def test_an_epidemic_comes_in_three_beats_and_blocks_nothing(person: MakePerson) -> None:
    me = person()
    epidemic(me)
    me.do("pass")
    until(me, "window.beats.length === 2")
    me.do("pass")  # between the second and the third
    until(me, "window.beats.length === 3")
    assert [str(beat).splitlines()[0] for beat in me.page.evaluate("window.beats")] == ["Increase", "Infect", "Intensify"]
    me.hears("Infection: Mumbai")
    expect(me.at(".stage[data-showing]")).to_have_count(0)


def test_a_key_ends_what_is_being_shown(person: MakePerson) -> None:
    me = person()
    epidemic(me)
    me.page.evaluate("""() => new MutationObserver((_, watch) => {
        if (!document.querySelector("[data-showing]")) return;
        watch.disconnect();
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: ".", bubbles: true }));
        setTimeout(() => (window.left = document.querySelectorAll("[data-showing]").length));
      }).observe(document.querySelector(".stage"), { attributes: true })""")
    me.do("pass")
    until(me, "window.left === 0")
    me.hears("The epidemic strikes Washington")


def test_the_ground_of_the_map_is_kept_on_the_device(person: MakePerson) -> None:
    me = person().alone("MED", "SCI", seed="deal-86", first=0)
    expect(me.at(".map .art")).to_be_visible()
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_text("Cities only").click()
    expect(me.at(".map .art")).to_be_hidden()
    me.page.get_by_text("High contrast").click()
    expect(me.at(".map .coast")).to_be_visible()
    me.page.reload()
    expect(me.at("html[data-ground=contrast] .map .art")).to_be_visible()
    expect(me.at(".map .art .grid")).to_be_hidden()


def test_the_sheet_is_pulled_down_and_up(person: MakePerson) -> None:
    me = person(PHONE).alone("MED", "SCI")
    handle, tools = me.at("[data-do=fold]"), me.at("[data-tool=drive]")
    for far, shown in ((60, False), (-60, True), (0, False), (0, True)):
        box = handle.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        me.page.mouse.move(x, y)
        me.page.mouse.down()
        me.page.mouse.move(x, y + far, steps=4)
        me.page.mouse.up()
        expect(tools).to_be_visible(visible=shown)


def test_a_phone_on_its_side_has_map_and_actions_side_by_side(person: MakePerson) -> None:
    me = person(ViewportSize(width=844, height=390)).alone("MED", "SCI", seed="deal-86", first=0)
    me.may("drive")
    board, sheet = (me.at(place).bounding_box() for place in ("main.map", ".sheet"))
    assert board and sheet
    assert board["x"] + board["width"] <= sheet["x"] + 1
    assert board["height"] > 300
    assert me.page.evaluate("document.scrollingElement.scrollWidth") <= 844
    small = me.page.evaluate("""() => [...document.querySelectorAll(".low :is(.tools, .tabs, .strip) button")]
        .filter((b) => b.offsetParent && Math.min(b.offsetWidth, b.offsetHeight) < 44).map((b) => b.outerHTML.slice(0, 90))""")
    assert small == []


def test_without_a_network_a_page_says_so_and_no_old_one_is_shown(person: MakePerson) -> None:
    me = person()
    me.page.goto(me.site)
    until(me, "caches.match('/offline').then(Boolean)")
    until(me, "navigator.serviceWorker.controller !== null")
    manifest = me.page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
    for icon in manifest["icons"]:
        assert me.context.request.get(f"{me.site}{icon['src']}").ok, icon
    assert not me.page.evaluate("caches.match('/')"), "the page itself is never kept"
    me.context.set_offline(True)
    me.page.reload()
    expect(me.at("body")).to_contain_text("There is no connection to the server")
    me.context.set_offline(False)
    expect(me.at(".sum")).to_be_visible(timeout=60_000)  # by itself
    me.faults.clear()  # a browser without a network complains
