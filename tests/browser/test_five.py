"""Five people in five browsers at one table of the base game, and somebody who watches."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect
from server_of_ones_own import running
from visitors import PHONE, MakePerson, Person

ROLES = ["DIS", "MED", "SCI", "RES", "OPS"]
NAMES = ["Ann", "Bo", "Cy", "Dee", "Eli"]
DEAL = "search 997"
"""The second seat alone holds Government Grant, the third One Quiet Night; nobody else has an event."""
EVENTS = {"GRANT": "Government Grant", "QUIET": "One Quiet Night"}


def five(person: MakePerson, site: str = "", **wish: Any) -> tuple[list[Person], Person, str]:
    """Five on their seats, the first one, the Dispatcher, in turn, and one who watches; who is to be seen has to open the table."""
    people, guest = [person() for _ in NAMES], person()
    for one in [*people, guest]:
        one.site = site or one.site
    table = people[0].new_table(roles=ROLES, first=0, seed=DEAL, **wish)
    for seat, (one, name) in enumerate(zip(people, NAMES, strict=True)):
        one.sit(table, [seat], name)
    return people, guest, table


def chat(me: Person) -> None:
    expect(me.at(".game")).to_be_visible()
    me.key("/")
    expect(me.at("[data-write]")).to_be_focused()


def write(me: Person, text: str) -> None:
    me.at("[data-write]").fill(text)
    me.at("[data-write]").press("Enter")
    expect(me.at("[data-write]")).to_have_value("")


def cannot_act(guest: Person) -> None:
    """Whoever watches has no button that would do anything to the game, and the map does nothing."""
    expect(guest.at("[data-tool][aria-disabled=false]")).to_have_count(0)
    for what in ("end", "pass", "propose", "plan-take", "plan-agree", "vote-yes", "hold", "nudge", "leave"):
        expect(guest.at(f"[data-do={what}]")).to_have_count(0)
    guest.city("CHI")
    expect(guest.at(".pop")).to_contain_text("You are watching.")
    expect(guest.at(".pop [data-way]")).to_have_count(0)
    guest.key("Escape")


def test_found_by_link_and_words_and_talking(person: MakePerson) -> None:
    people, guest = [person(), person(PHONE), person(), person(theme="dark"), person()], person()
    ann = people[0]
    ann.page.goto(ann.site)
    ann.page.get_by_placeholder("Shown to the others").fill("Ann")
    ann.page.get_by_role("group", name="Seats").get_by_text("5", exact=True).click()
    ann.do("create")
    link = ann.page.get_by_label("Invitation link").input_value()
    words = ann.page.get_by_label("Code of three words").input_value()
    for seat, one in enumerate(people):
        if seat in (1, 2):
            one.page.goto(link)
        elif seat:
            one.page.goto(one.site)
            one.page.get_by_label("Join with a code").fill(words.replace("-", " "))
            one.do("code")
        one.page.get_by_placeholder("Shown to the others").fill(NAMES[seat])
        one.at(f"[data-seat='{seat}'] .take").click()
        one.do("sit")
        expect(one.at(".game") if seat == 4 else one.at(".seats .mine")).to_be_visible()
    guest.page.goto(link)
    chat(guest)
    guest.at("[data-chat] .name").fill("Gus")
    for one in people:
        expect(one.at(".game")).to_be_visible()
    chat(ann)
    write(ann, "@Eli can you build? <i>Soon</i>")
    expect(people[4].at("[data-panel=chat] .called")).to_have_text("@1")
    expect(people[3].at("[data-panel=chat] [data-unread]")).to_have_text("1")
    expect(people[3].at("[data-panel=chat] .called")).to_have_count(0)
    expect(guest.at("[data-line]").filter(has_text="@Eli can you build? <i>Soon</i>")).to_be_visible()
    write(guest, "good luck")
    expect(ann.at("[data-line]").filter(has_text="good luck")).to_have_attribute("data-channel", "watch")
    cannot_act(guest)


def test_a_proposal_for_another_is_taken_over_and_undone(person: MakePerson) -> None:
    people, guest, table = five(person)
    ann, _, cy, _, eli = people
    for one in (ann, cy, eli, guest):
        one.open(table)
    ann.may("drive")
    for me, way in ((cy, ("CHI", "SFO")), (eli, ("MIA", "BOG"))):
        expect(me.at("[data-tool=drive]")).to_be_visible()
        me.key("p")
        expect(me.at("[data-planning]")).to_be_visible()
        for done, city in enumerate(way, 1):
            me.city(city)
            expect(me.at("[data-planning] li.ok")).to_have_count(done)
        me.do("plan-send")
        expect(me.at("[data-planning]")).to_have_count(0)
    for one in (ann, guest):
        expect(one.at("[data-drawing]")).to_have_count(2)
        expect(one.at("[data-plan]")).to_have_count(2)
    expect(ann.at("[data-ghost='0'][data-at=SFO]")).to_be_visible()
    cannot_act(guest)
    ann.at("[data-plan]").filter(has_text="Cy proposes").locator("[data-do=plan-take]").click()
    for one in (*[ann, cy, eli], guest):
        one.pawn_at(0, "SFO")
    expect(ann.at(".ap .n")).to_have_text("2 of 4 left")
    ann.do("undo")
    guest.pawn_at(0, "CHI")
    expect(guest.at("[data-plan] li[data-state=done]")).to_have_count(1)
    expect(ann.at(".ap .n")).to_have_text("3 of 4 left")


def test_one_holder_passes_and_another_plays(person: MakePerson) -> None:
    people, guest, table = five(person)
    ann, bo, cy, dee, _ = people
    for one in (ann, bo, cy, dee, guest):
        one.open(table)
    ann.may("drive")
    ann.do("end")
    ann.do("confirm")
    for one in (ann, dee, guest):  # who holds nothing is not asked
        expect(one.at("[data-prompt]")).to_contain_text("Before two cards are drawn")
        expect(one.at("[data-do=pass]")).to_have_count(0)
    expect(guest.at("[data-awaited]")).to_contain_text("Bo, Medic (Government Grant)")
    bo.do("pass")
    expect(dee.at("[data-prompt]")).to_contain_text("Bo passed")
    cannot_act(guest)
    cy.do("event")
    cy.do("confirm")
    guest.hears("plays One Quiet Night")
    expect(bo.at("[data-do=pass]")).to_be_visible()  # asked again, since the table has changed
    bo.do("pass")
    for one in (dee, guest):
        one.hears("lets the moment pass with Government Grant in hand")


def test_an_approval_is_declined(person: MakePerson) -> None:
    people, guest, table = five(person, options={"approval": True})
    ann, bo = people[:2]
    for one in (ann, bo, guest):
        one.open(table)
    ann.may("role")
    ann.ahead(table, "MED:CHI")
    expect(bo.at("[data-asked]")).to_have_text("Ann (Dispatcher) wants to move the Medic to Chicago.")
    expect(guest.at("[data-do=confirm], [data-do=pass]")).to_have_count(0)
    bo.do("pass")
    guest.hears("declines")
    guest.pawn_at(1, "ATL")
    ann.may("drive")


def test_three_of_five_decide_to_go_back(person: MakePerson) -> None:
    people, guest, table = five(person)
    ann, bo, cy, dee, _ = people
    ann.ahead(table, "CHI", ".")
    for one in (bo, cy, dee, guest):
        one.open(table)
    for one in (bo, cy):
        one.do("pass-turn")
    bo.may("drive")
    line = dee.at(".log li").filter(has_text="drives to Chicago")
    line.hover()
    line.locator("[data-back]").click()
    dee.do("rewind")
    for one in (bo, cy, guest):
        expect(one.at("[data-ballot]")).to_contain_text("Dee asks to go back to turn 1.")
    cannot_act(guest)
    bo.do("vote-yes")
    expect(cy.at("[data-ballot]")).to_be_visible()  # two of five are no majority
    guest.pawn_at(0, "CHI")
    cy.do("vote-yes")
    for one in (bo, cy, dee, guest):
        expect(one.at("[data-ballot]")).to_have_count(0)
        one.pawn_at(0, "ATL")


def test_another_device_in_mid_turn_and_a_server_that_is_killed(person: MakePerson, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        people, guest, table = five(person, server.site)
        ann, *others = people
        for one in (*people, guest):
            one.open(table)
        ann.city("CHI")
        ann.pawn_at(0, "CHI")
        ann.page.get_by_role("button", name="Menu").click()
        ann.page.get_by_role("button", name="Show the secret link").click()
        secret = ann.page.get_by_label("Continue on another device").input_value()
        ann.page.goto("about:blank")
        phone = person(PHONE)
        phone.site = server.site
        phone.page.goto(secret)
        phone.may("drive")
        phone.pawn_at(0, "CHI")
        server.kill()
        for one in (phone, *others, guest):
            expect(one.at(".note.lost")).to_be_visible()
        server.start()
        for one in (phone, *others, guest):  # by themselves
            expect(one.at(".note.lost")).to_have_count(0)
            one.pawn_at(0, "CHI")
        phone.city("SFO")
        phone.way("drive")
        for one in (*others, guest):
            one.pawn_at(0, "SFO")
        for one in (*people, phone, guest):
            one.page.close()
            one.faults.clear()  # the browser itself reports the connections that failed


def test_who_watches_gets_no_closed_card(person: MakePerson) -> None:
    people, guest, table = five(person, options={"open_hands": False})
    heard: list[str] = []
    guest.page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    for one in (*people, guest):
        one.open(table)
    people[0].may("drive")
    hidden = {card for seat, one in enumerate(people) for card in one.hand(seat)}
    assert len(hidden) == 10 and hidden > set(EVENTS)
    people[0].do("end")
    people[0].do("confirm")
    for one in people:
        one.do("pass-turn")
    people[1].may("drive")
    guest.hears("draws a card")
    expect(guest.at(".turn[data-seat='1']")).to_be_visible()
    hidden |= {card for seat, one in enumerate(people) for card in one.hand(seat)}
    assert len(hidden) == 12
    views = [message for message in map(json.loads, heard) if message["t"] == "view"]
    assert views[-1]["board"]["turn"] == 2 and [seat["closed"] for seat in views[-1]["seats"]] == [4, 2, 2, 2, 2]
    for view in views:
        infection = view["board"].pop("infection")  # cards of the other deck are public, and so are cubes and what is said of both
        view["board"].pop("cubes")
        dealt = {*infection["discard"], *(card for layer in infection["layers"] for card in layer["cards"])}
        assert dealt and not view["line"] and not view["legal"]
        view["log"] = [
            entry for entry in view["log"] if not any(said["id"].startswith(("log-infect", "log-sow")) for said in entry["said"])
        ]
    rest = json.dumps([*views, *(message for message in map(json.loads, heard) if message["t"] != "view")])
    assert not [card for card in hidden if re.search(rf"\b{card}\b", rest)]
    page = guest.page.content()
    assert not [name for code, name in EVENTS.items() if code in page or name in page]
    cards = guest.at("[data-card]").evaluate_all("all => all.filter(card => !card.closest('.infection')).map(card => card.dataset.card)")
    assert not hidden & set(cards)
    cannot_act(guest)


def test_the_host_hands_over_in_mid_game(person: MakePerson) -> None:
    (ann, bo, cy, *_), guest, table = five(person)
    for one in (ann, bo, cy, guest):
        one.open(table)
        one.page.get_by_role("button", name="Menu").click()
    expect(ann.at("[data-host-now]")).to_have_text("You are the host of this table.")
    for one in (bo, guest):
        expect(one.at("[data-host-now]")).to_have_text("Ann (Dispatcher) is the host of this table.")
        expect(one.at("[data-do=give-host]")).to_have_count(0)
    expect(ann.at("[data-do=give-host]")).to_have_count(4)
    ann.at("[data-do=give-host][data-seat-no='1']").click()
    expect(bo.at("[data-host-now]")).to_have_text("You are the host of this table.")
    for one in (ann, cy, guest):
        expect(one.at("[data-host-now]")).to_have_text("Bo (Medic) is the host of this table.")
        expect(one.at("[data-do=give-host]")).to_have_count(0)
    bo.at("[data-do=give-host][data-seat-no='0']").click()
    expect(ann.at("[data-do=give-host]")).to_have_count(4)
