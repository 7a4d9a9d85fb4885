"""One against all over real sockets: no message to the team, or to those who only watch, tells what is secret."""

from __future__ import annotations

import json
import random
from typing import Any

from test_closed import Witness
from visitor import Page, Person, play_on, refused

from fourcures import secrets
from fourcures.atlas import CODES
from fourcures.bits import BIT
from fourcures.core import State
from fourcures.engine import play
from fourcures.ids import BIO_STATE, CAPTURED, LAIR, ORIGINS, PLOTS, SPOTTED
from fourcures.notation import parse, write
from fourcures.record import read_record

BIO = {"challenges": ["bioterrorist"], "roles": ["MED", "SCI", None], "seats": 3}
SECRET = ("log-hide", "log-biodrive", "log-biocharter", "log-biocard")


def table(server: Any, seed: str, **more: Any) -> tuple[list[Person], str]:
    """Ann plays the team, Bo against it; Cy watches."""
    people = [Person(server) for _ in range(3)]
    made = people[0].make(seed=seed, **(BIO | more))
    people[0].sit(made, 0, 1, name="Ann")
    people[1].sit(made, 2, name="Bo")
    return people, made


def truth(page: Page) -> list[State]:
    """The tables after each token of a finished game."""
    s = read_record(page.person.ask("GET", f"/api/tables/{page.view['table']}/record").body.decode()).start()
    found = [s.copy()]
    for token in page.tokens():
        play(s, parse(s, token))
        found.append(s.copy())
    assert write(s) == page.view["line"]
    return found


def his(s: State) -> tuple[str, set[str]]:
    """His city, and the cards that the team cannot know."""
    cards = [c for c in range(48) if s.extra[PLOTS] & BIT[c]]
    unknown = {CODES[c] for i, c in enumerate(cards) if s.extra[ORIGINS] >> 6 * i & 63}
    seen = s.extra[BIO_STATE] & (SPOTTED | CAPTURED)
    return "" if seen or not s.extra[LAIR] else CODES[s.extra[LAIR] - 1], unknown


def look_for(message: dict[str, Any], s: State) -> int:
    """The secrets of a table are nowhere in what the team is told."""
    city, cards = his(s)
    board, place = message["board"], message["seats"][2]
    assert message["line"] == write(secrets.seen(s))
    assert f"bio={city}," not in message["line"] + "," or not city
    for said in (board["rival"], place, board["extras"]):
        words = json.dumps(said)
        assert not city or f'"city": "{city}"' not in words
        assert not any(f'"{card}"' in words and card in place["hand"] for card in cards)
        assert not any(f"{card}" in board["extras"].get("biocards", "") for card in cards)
    if city:
        assert len(board["pawns"]) == 2 and place["city"] == "" and board["rival"].get("city") is None
    assert set(place["hand"]).isdisjoint(cards) and place.get("closed", 0) == len(cards)
    assert not any(legal["seat"] == 2 for legal in message["legal"])
    listed = [card for layer in board["infection"]["layers"] for card in layer["cards"]]
    assert cards <= set(listed) and len(listed) == len(set(listed))
    assert sum(layer.get("away", 0) for layer in board["infection"]["layers"]) == len(cards)
    for entry in message["log"]:
        assert not [line for line in entry["said"] if line["id"] in SECRET], entry
        if entry["said"] and entry["said"][0]["id"].endswith("-hidden"):
            assert "*" in entry["token"] and "city" not in entry["said"][0].get("args", {})
    assert message["undo"]["seat"] != 2
    return len(cards) + bool(city)


def test_no_message_to_the_team_tells_his_secrets(server: Any) -> None:
    looked = 0
    for seed in ("one against all", "one against two"):
        people, made = table(server, seed)
        pages = [Witness(person, made) for person in people]
        assert "plays in secret" in refused(people[0].ask("GET", f"/api/tables/{made}/record"), 409)
        play_on(pages, random.Random(seed), 900)
        n = pages[0].view["n"]
        for page in pages:
            page.until(n)
        assert pages[0].view["phase"] == "over"
        tables = truth(pages[1])
        for page in pages:
            for message in page.heard:
                if message["t"] != "view" or message["phase"] != "playing":
                    continue
                if page is pages[1]:
                    assert message["line"] == write(tables[message["n"]])
                else:
                    looked += look_for(message, tables[message["n"]])
        # and when it is over, everybody has everything
        assert len({page.view["line"] for page in pages}) == 1
        assert all(page.log == pages[1].log for page in pages)
        assert not [entry for entry in pages[2].log if "*" in entry["token"]]
        for page in pages:
            page.close()
    assert looked > 500


def his_turn(server: Any, seed: str) -> tuple[list[Person], str, list[Page]]:
    """The table when he acts for the first time, in London."""
    people, made = table(server, seed)
    pages = [person.look(made) for person in people]
    while pages[0].view["ask"]["step"] != "biohide":
        tokens = [legal["token"] for legal in pages[0].view["legal"]]
        pages[0].act("." if "." in tokens else next(token for token in tokens if token[0] in ".x"))
    pages[1].until(pages[0].view["n"])
    assert pages[1].act("@LON")["t"] == "ack"
    pages[0].until(pages[1].view["n"])
    return people, made, pages


def test_the_team_cannot_find_him_by_asking(server: Any) -> None:
    """Whether something would be legal for him is not told: every token is refused in the same words."""
    people, made, pages = his_turn(server, "asking")
    refusals = {json.dumps(pages[0].act(token)["why"]) for token in ("MAD", "TOK", "PAR(LON)", "@PAR", "+p", "draw", ".", "-(PAR)")}
    assert len(refusals) == 1
    view = pages[0].view
    assert view["board"]["rival"] == {"seat": 2, "role": "BIO", "cards": 2, "drive": True, "others": 2}
    assert "LON" not in json.dumps([view["board"]["rival"], view["seats"][2], view["board"]["pawns"], view["board"]["extras"], view["ask"]])
    assert view["log"][-1]["token"] == "@*" and view["ask"]["seats"] == [2]
    assert not [legal for legal in view["legal"] if legal["seat"] == 2]
    assert pages[1].view["board"]["rival"]["city"] == "LON" and len(pages[1].view["seats"][2]["hand"]) == 2
    for about in ("LON", "TOK"):
        assert people[0].ask("GET", f"/api/tables/{made}/why/{about}").status == 200
        assert people[1].ask("GET", f"/api/tables/{made}/why/{about}").json == []
    assert people[1].ask("GET", f"/api/tables/{made}").json["roles"] == ["MED", "SCI", "BIO"]


def test_nothing_is_taken_back_that_tells_something(server: Any) -> None:
    _, _, pages = his_turn(server, "taking back")
    assert pages[1].act("draw")["t"] == "ack" and pages[1].act("PAR")["t"] == "ack"
    pages[0].until(pages[1].view["n"])
    for page in pages[:2]:
        assert page.view["undo"]["why"]["id"] == "undo-secret"
        assert page.say(page.command("undo"))["t"] == "no"
    pages[1].act(".")
    pages[0].until(pages[1].view["n"])
    moves = [legal["token"] for legal in pages[0].view["legal"] if legal["kind"] == "drive"]
    assert pages[0].act(moves[0])["t"] == "ack"
    assert pages[0].view["undo"]["why"]["id"] == "undo-moved"


def test_who_holds_both_sees_both(server: Any) -> None:
    person = Person(server)
    made = person.make(seed="hot seat", **BIO)
    person.sit(made, 0, 1, 2)
    with person.look(made) as page:
        assert "biocards" in page.view["line"] and "*" not in page.view["line"].partition("biocards=")[2]
        play_on([page], random.Random(1), 60)
        assert not [entry for entry in page.log if entry["said"][0]["id"].endswith("-hidden")]


def test_who_takes_his_seat_is_told_what_was_secret(server: Any) -> None:
    people, made, pages = his_turn(server, "another")
    pages[2].until(pages[1].view["n"])
    assert "@*" in pages[2].tokens() and "@LON" not in pages[2].tokens()
    assert people[1].ask("DELETE", f"/api/tables/{made}/seats").status == 200
    assert people[2].sit(made, 2).status == 200
    while "@LON" not in pages[2].tokens():
        pages[2].hear()
    assert pages[2].view["board"]["rival"]["city"] == "LON"
    while pages[1].view["you"]:
        pages[1].hear()
    assert "@LON" not in pages[1].tokens()


def test_closed_hands_as_well(server: Any) -> None:
    people = [Person(server) for _ in range(3)]
    made = people[0].make(seed="closed, too", options={"open_hands": False}, **BIO)
    for person, seat in zip(people, (0, 2, 1), strict=True):
        person.sit(made, seat)
    pages = [person.look(made) for person in people]
    assert pages[0].view["line"] == "" and pages[0].view["seats"][2]["hand"] == [] and pages[0].view["seats"][0]["hand"]
    assert pages[1].view["seats"][0]["hand"] == [] and pages[1].view["seats"][2]["hand"]
    assert [entry["token"] for entry in pages[0].log if entry["said"][0]["id"] == "log-biocard-hidden"] == ["~*", "~*"]
    play_on(pages, random.Random(3), 80)


def test_a_table_that_cannot_be(server: Any) -> None:
    person = Person(server)
    for wish, words in (
        ({"seats": 1, "roles": None}, "two players at least"),
        ({"roles": ["MED", "SCI", "RES"]}, "The last seat"),
        ({"challenges": ["mutation", "bioterrorist"]}, "cannot be played together"),
    ):
        answer = person.ask("POST", "/api/tables", BIO | wish)
        assert words in refused(answer, 422)
