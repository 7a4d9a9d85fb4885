"""Closed hands: what others hold is in no message to a page, until the game is over."""

from __future__ import annotations

import json
import random
from typing import Any, Self

import pytest
from visitor import Page, Person, play_on, refused

from fourcures.atlas import CODES
from fourcures.engine import play
from fourcures.notation import parse, write
from fourcures.record import read_record
from fourcures.rules.catalog import event_codes
from fourcures.server.view import codes

CLOSED = {"options": {"open_hands": False}}
EVENTS = event_codes("base+brink+lab")
TAKES = ("take", "collect")
"""What somebody may take from another hand is offered, and so told."""
DRAWS = ("log-deal", "log-draw")


class Witness(Page):
    """A page that keeps every message."""

    def __init__(self, person: Person, table: str, **headers: str) -> None:
        self.heard: list[dict[str, Any]] = []
        super().__init__(person, table, **headers)

    def hear(self) -> dict[str, Any]:
        message = super().hear()
        self.heard.append(json.loads(json.dumps(message)))
        return message

    def __enter__(self) -> Self:
        return self


def hands_by_n(page: Page) -> list[list[list[str]]]:
    """The hands after each token of a finished game, from its log."""
    s = read_record(page.person.ask("GET", f"/api/tables/{page.view['table']}/record").body.decode()).start()
    found = [[codes(s, s.hands[seat]) for seat in range(len(page.view["seats"]))]]
    for token in page.tokens():
        play(s, parse(s, token))
        found.append([codes(s, s.hands[seat]) for seat in range(len(page.view["seats"]))])
    assert write(s) == page.view["line"]
    return found


def says(thing: Any, code: str) -> bool:
    return f'"{code}"' in json.dumps(thing) or f"({code}" in json.dumps(thing) or f"{code}@" in json.dumps(thing)


def look_for(message: dict[str, Any], hidden: set[str], yours: set[int]) -> None:
    """No card of `hidden` is anywhere in a view, but where its city stands on the map or its infection card lies."""
    for event in hidden & set(EVENTS):
        assert event not in json.dumps(message), (event, message)
    assert message["line"] == ""
    for seat, place in enumerate(message["seats"]):
        assert seat in yours or place["hand"] == []
    board = message["board"]
    spread = {name: board[name] for name in ("discard", "removed", "mutation", "mutated") if name in board}
    rest = {name: value for name, value in message.items() if name not in ("board", "log", "legal", "ask", "seats", "undo", "why")}
    for city in hidden & set(CODES):
        assert not says(spread, city) and not says(rest, city), (city, spread, rest)
        for legal in message["legal"]:
            told = [legal.get("card"), *legal.get("cards", ())]
            assert city not in told or legal["kind"] in TAKES, (city, legal)
    for entry in message["log"]:
        drawn = [line for line in entry["said"] if line["id"] in DRAWS and line["args"]["card"] in (*CODES, *EVENTS)]
        assert all(line["args"]["who"] in {message["seats"][seat]["role"] for seat in yours} for line in drawn), entry
        if entry["seat"] is None and any(line["id"].endswith("-closed") for line in entry["said"]):
            assert entry["token"] == "~" and "card" not in entry["said"][0]["args"]
    assert not [entry for entry in message["log"] if entry["said"] and entry["said"][0]["id"] == "log-pass" and entry["seat"] not in yours]
    if message["ask"]["step"] == "win":
        assert set(message["ask"]["seats"]) | set(message["ask"]["passed"]) <= yours


@pytest.mark.parametrize(
    ("preset", "more"),
    [
        ("2013", {}),
        ("2013", {"roles": "brink", "events": "all", "timing": "2008"}),
        ("bsw", {}),
        ("bsw", {"roles": "lab", "events": "drawn"}),
    ],
    ids=["2013", "brink", "bsw", "everything"],
)
def test_no_message_tells_what_others_hold(server: Any, preset: str, more: dict[str, Any]) -> None:
    people = [Person(server) for _ in range(4)]
    challenges = ["mutation", "virulent", "crises"] if more.get("roles") == "lab" else []
    options = {"open_hands": False, "approval": False} | more
    table = people[0].make(preset=preset, seats=3, epidemics=5, seed=f"closed hands {preset}", options=options, challenges=challenges)
    for seat in range(3):
        people[seat].sit(table, seat, name=f"P{seat}")
    pages = [Witness(person, table) for person in people]  # the last one only watches
    assert "Hands are closed" in refused(people[0].ask("GET", f"/api/tables/{table}/record"), 409)
    play_on(pages, random.Random(preset), 600)
    n = pages[0].view["n"]
    for page in pages:
        page.until(n)
    assert pages[0].view["phase"] == "over"
    truth = hands_by_n(pages[0])
    looked = 0
    for seat, page in enumerate(pages):
        yours = {seat} & {0, 1, 2}
        for message in page.heard:
            if message["t"] != "view" or message["phase"] != "playing":
                continue
            hands = truth[message["n"]]
            hidden = {card for other, hand in enumerate(hands) if other not in yours for card in hand}
            look_for(message, hidden, yours)
            assert [len(place["hand"]) + place.get("closed", 0) for place in message["seats"]] == [len(hand) for hand in hands]
            looked += len(hidden)
    assert looked > 500
    # and when it is over, everybody has everything
    lines = {page.view["line"] for page in pages}
    assert len(lines) == 1 and "" not in lines
    assert all(page.log == pages[0].log for page in pages)
    assert all("closed" not in place for place in pages[3].view["seats"])
    assert not [entry for entry in pages[3].log if entry["token"] == "~"]
    for page in pages:
        page.close()


def test_whoever_has_all_seats_sees_all_hands(ann: Person) -> None:
    table = ann.make(**CLOSED)
    ann.sit(table, 0, 1)
    with ann.look(table) as page:
        assert page.view["line"] and all(place["hand"] for place in page.view["seats"])
        assert "closed" not in page.view["seats"][0]


def test_a_seat_taken_over_shows_its_hand_and_what_was_drawn_for_it(ann: Person, bo: Person) -> None:
    table = ann.make(**CLOSED)
    ann.sit(table, 0)
    bo.sit(table, 1)
    with bo.look(table) as page:
        mine = page.view["seats"][1]["hand"]
        assert mine and not page.view["seats"][0]["hand"]
        assert sum(entry["token"] == "~" for entry in page.log) == page.view["seats"][0]["closed"]
        link = ann.ask("GET", f"/api/tables/{table}/key").json["link"]
        bo.ask("POST", f"/api/tables/{table}/key", {"secret": link.partition("#")[2]})
        while page.view["you"] != [0, 1]:
            page.hear()
        assert page.view["seats"][0]["hand"] and not [entry for entry in page.log if entry["token"] == "~"]
    with ann.look(table) as page:
        assert not any(place["hand"] for place in page.view["seats"])


def test_a_try_tells_nothing(ann: Person, bo: Person) -> None:
    """What another seat could do, and what nobody can, is refused in the same words."""
    table = ann.make(**CLOSED, seed="a try tells nothing")
    ann.sit(table, 0)
    bo.sit(table, 1)
    with ann.look(table) as hers, bo.look(table) as his:
        held = [card for card in (*hers.view["seats"][0]["hand"], *his.view["seats"][1]["hand"]) if card in CODES]
        other = next(code for code in CODES if code not in held)
        turn = hers.view["board"]["seat"]
        waiting, hand = (his, hers.view["seats"][0]["hand"]) if turn == 0 else (hers, his.view["seats"][1]["hand"])
        flights = [f"={card}" for card in hand if card in CODES] + [f"={other}", "QUIET", "GRANT(PAR)"]
        assert {json.dumps(waiting.act(token)["why"]) for token in flights} == {'{"id": "act-closed"}'}


def test_lists_do_not_tell_who_is_asked(ann: Person, bo: Person) -> None:
    table = ann.make(**CLOSED)
    ann.sit(table, 0)
    bo.sit(table, 1)
    for person, seat in ((ann, 0), (bo, 1)):
        [row] = person.ask("GET", "/api/tables").json
        assert set(row["awaited"]) <= {seat}
