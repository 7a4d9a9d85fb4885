"""Games through the socket: what people see and do, and what they may not."""

from __future__ import annotations

import random

import pytest
from visitor import EVENTS, ROLES, Page, Person, Server, holds, play_on, seed_where

from fourcures.core import State
from fourcures.notation import write
from fourcures.record import read_record, replay


def two_at_a_table(ann: Person, bo: Person, **choices: object) -> tuple[str, Page, Page]:
    """A game that has just begun: Ann is the Medic and begins, Bo is the Scientist."""
    table = ann.make(**({"roles": ROLES, "first": 0} | choices))
    assert ann.sit(table, 0, name="Ann").status == 200
    assert bo.sit(table, 1, name="Bo").status == 200
    return table, ann.look(table), bo.look(table)


def alone(ann: Person, seats: int = 2, **choices: object) -> tuple[str, Page]:
    """A game that has just begun, with one person on all seats."""
    table = ann.make(seats=seats, **choices)
    assert ann.sit(table, *range(seats), name="Ann").status == 200
    return table, ann.look(table)


def a_drive(page: Page) -> str:
    return next(str(legal["token"]) for legal in page.view["legal"] if legal["kind"] == "drive" and legal["pawn"] == legal["seat"])


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_by_two_people(ann: Person, bo: Person, seed: int) -> None:
    table, a, b = two_at_a_table(ann, bo, seed=f"whole game {seed}", epidemics=4 + seed, roles=None, first="population")
    with a, b:
        play_on([a, b], random.Random(seed))
        assert a.view["phase"] == "over" and a.view["board"]["over"] in ("win", "outbreaks", "cubes", "cards")
        assert a.view["ask"] == {"step": "over", "arg": 0, "part": "over", "seats": [], "passed": [], "excess": 0}
        assert a.view["line"] == b.view["line"] and a.log == b.log
        assert a.view["seed"] == f"whole game {seed}"
        assert [entry["n"] for entry in a.log] == list(range(len(a.log)))
        assert a.act(".")["why"]["id"] == "act-over"
        assert a.say(a.command("undo"))["why"]["id"] == "act-over"
        with bo.look(table) as late:
            assert late.log == a.log and late.view["line"] == a.view["line"]
    record = read_record(ann.ask("GET", f"/api/tables/{table}/record").body.decode())
    assert write(replay(record)) == a.view["line"]
    assert [name for _, name in record.people()] == ["Ann", "Bo"]
    assert record.headers["Seed"] == f"whole game {seed}"


@pytest.mark.parametrize("seats", [1, 3, 4, 5])
def test_a_whole_game_by_one_person_on_all_seats(ann: Person, seats: int) -> None:
    table, page = alone(ann, seats, seed=f"alone {seats}", epidemics=7 if seats == 5 else 4)
    with page:
        assert page.view["you"] == list(range(seats))
        play_on([page], random.Random(seats))
    record = read_record(ann.ask("GET", f"/api/tables/{table}/record").body.decode())
    assert write(replay(record)) == page.view["line"]
    assert ann.ask("GET", f"/api/tables/{table}").json["phase"] == "over"


def test_the_view_agrees_with_the_position_line_all_the_way(ann: Person) -> None:
    """Piles in the order they were made, newest on top; every other field as the line says it."""
    _, page = alone(ann, 4, seed="views and lines")
    dice = random.Random(1)
    with page:
        while page.view["phase"] == "playing":
            board, fields = page.view["board"], page.view["line"].split()
            extras = dict(field.split("=") for field in fields[11:])
            assert sorted(board["infection"]["discard"]) == sorted(fields[10].replace("-", "").split(",") if fields[10] != "-" else [])
            assert sorted(board["discard"]) == sorted(fields[8].split(",") if fields[8] != "-" else [])
            assert board["stations"] == fields[5].split(",")
            assert fields[4] == f"o{board['outbreaks']}e{board['epidemics']}"
            assert fields[2].split(":")[0] == str(board["turn"])
            assert sum(pile["left"] for pile in board["deck"]["piles"]) == board["deck"]["left"]
            shown = [
                ("*" if i == len(board["infection"]["layers"]) - 1 else ",".join(layer["cards"]))
                for i, layer in enumerate(board["infection"]["layers"])
            ]
            assert "|".join(shown) == "|".join(layer.partition("~")[0] for layer in fields[9].split("|"))
            for disease in board["diseases"]:
                assert disease["left"] + sum(cubes.get(disease["id"], 0) for cubes in board["cubes"].values()) == 24
            assert ",".join(board["looked"]) == extras.get("looked", "")
            discard = board["infection"]["discard"]
            turned = [e["token"][1:] for e in page.log if e["said"][0]["id"] in ("log-sow", "log-strike", "log-infect")]
            assert discard == [city for city in reversed(turned) if city in discard][: len(discard)]
            play_on([page], dice, 1)


# ---------------------------------------------------------------- catching up, pressing twice, being late


def test_a_page_that_comes_back_catches_up(ann: Person, bo: Person) -> None:
    table, a, b = two_at_a_table(ann, bo)
    with a:
        with b:
            seen = len(b.log)
        a.act(a_drive(a))
        with bo.look(table) as again:
            assert again.log == a.log and len(again.log) == seen + 1
            assert again.view["since"] == 0
            a.until(again.view["n"])
            a.act(a_drive(a))
            view = again.until(a.view["n"])
            assert view["since"] == seen + 1 and len(view["log"]) == 1  # only what is new


def test_a_command_that_comes_twice_is_done_once(ann: Person, bo: Person) -> None:
    _, a, b = two_at_a_table(ann, bo)
    with a, b:
        press = a.command(token=a_drive(a))
        assert a.say(press) == {"t": "ack", "id": press["id"], "n": press["n"] + 1, "again": False}
        assert a.say(press) == {"t": "ack", "id": press["id"], "n": press["n"] + 1, "again": True}
        view = b.until(press["n"] + 1)
        assert view["n"] == press["n"] + 1 and b.tokens().count(press["token"]) == 1
        # the same id from somebody else is another command
        assert b.say(press)["t"] == "no"


def test_a_double_click_plays_once(ann: Person, bo: Person) -> None:
    """Two presses before the first is answered: the second was meant for the table as it was."""
    _, a, b = two_at_a_table(ann, bo)
    with a, b:
        first, second = a.command(token="."), a.command(token=".")
        a.send(first)
        a.send(second)
        assert a.answer()["t"] == "ack"
        refusal = a.answer()
        assert (refusal["t"], refusal["id"], refusal["why"]["id"]) == ("no", second["id"], "act-late")
        a.until(first["n"] + 1)
        assert a.tokens().count(".") == 1


def test_what_was_meant_for_an_older_table_is_refused(ann: Person, bo: Person) -> None:
    _, a, b = two_at_a_table(ann, bo)
    with a, b:
        a.act(a_drive(a))
        for n in (a.view["n"] - 1, a.view["n"] + 1, 0, -1, -3, 10**30):
            said = a.say(a.command(token=a_drive(a), n=n))
            assert (said["t"], said["why"]["id"]) == ("no", "act-late"), n
            assert a.say(a.command("undo", n=n))["why"]["id"] == "act-late"
        assert a.act(a_drive(a))["t"] == "ack"


def test_an_event_may_come_in_late(ann: Person, bo: Person) -> None:
    """Bo plays Quiet Night for the table he saw, while Ann drives: it is still what he means."""
    _, a, b = two_at_a_table(ann, bo, seed=seed_where(lambda s: holds(s, 1, "QUIET")))
    with a, b:
        event = b.command(token="QUIET")
        a.act(a_drive(a))
        assert b.say(event)["t"] == "ack"
        view = b.until(a.view["n"] + 1)
        assert view["board"]["quiet"] == 1 and view["board"]["discard"] == ["QUIET"]
        again = b.say(b.command(token="QUIET", n=event["n"]))
        assert again["why"]["id"] == "act-late"  # no longer in hand


def test_two_people_let_a_window_go_by_at_once(ann: Person, bo: Person) -> None:
    seed = seed_where(lambda s: holds(s, 0, "GRANT") and holds(s, 1, "QUIET"))
    _, a, b = two_at_a_table(ann, bo, seed=seed)
    with a, b:
        a.act(".")
        b.until(a.view["n"])
        assert a.view["ask"]["step"] == "win" and a.view["ask"]["seats"] == [0, 1]
        one, other = a.command(token=".MED"), b.command(token=".SCI")
        assert one["n"] == other["n"]
        assert a.say(one)["t"] == "ack"
        assert b.say(other)["t"] == "ack"  # nothing but a pass came in between
        assert b.until(a.view["n"] + 2)["board"]["turn"] == 1


def test_a_pass_lapses_when_an_event_comes_in_between(ann: Person, bo: Person) -> None:
    seed = seed_where(lambda s: holds(s, 0, "GRANT") and holds(s, 1, "QUIET"))
    _, a, b = two_at_a_table(ann, bo, seed=seed)
    with a, b:
        a.act(".")
        b.until(a.view["n"])
        late = b.command(token=".SCI")
        assert a.act("GRANT(PAR)")["t"] == "ack"
        assert b.say(late)["why"]["id"] == "act-late"  # the table has changed: he is asked again
        b.until(a.view["n"])
        assert b.view["ask"]["seats"] == [1] and b.act(".SCI")["t"] == "ack"


def test_the_window_between_two_infection_cards_goes_by_itself(ann: Person, bo: Person) -> None:
    """Bo holds an event all through the infection cards of the first turn; he is asked before them, not between them."""

    def quiet_turn(s: State) -> bool:
        return holds(s, 1, "QUIET") and not any(holds(s, 0, event) for event in EVENTS)

    seed = seed_where(quiet_turn)
    _, a, b = two_at_a_table(ann, bo, seed=seed)
    with a, b:
        a.act(".")
        b.until(a.view["n"])
        asked = []
        while b.view["ask"]["step"] == "win":
            asked.append(b.view["ask"]["arg"])
            assert b.act(".SCI")["t"] == "ack"
        assert asked[0] == 0 and asked[-1] == 2 and b.view["board"]["turn"] == 2
        first, second = [entry["n"] for entry in b.log if entry["said"][0]["id"] == "log-infect"]
        assert b.tokens()[first + 1 : second] == [".SCI"]  # in the log it is a pass like any other


# ---------------------------------------------------------------- who may do what


def test_nobody_acts_for_another_seat(ann: Person, bo: Person, server: Server) -> None:
    table, a, b = two_at_a_table(ann, bo, seed=seed_where(lambda s: holds(s, 0, "QUIET")))
    stranger = Person(server)
    with a, b, stranger.look(table) as c:
        before = a.view["line"]
        for token in (a_drive(a), ".", "QUIET"):
            assert b.act(token)["why"] == {"id": "act-not-your-seat", "args": {"role": "MED"}}
            assert c.act(token)["why"]["id"] == "act-watching"
            assert c.say(c.command("undo"))["why"]["id"] == "act-watching"
        assert c.view["you"] == [] and c.view["legal"] == [] and c.view["why"] == {}
        assert {legal["seat"] for legal in a.view["legal"]} == {0} and b.view["legal"] == []
        with ann.look(table) as again:
            assert again.view["line"] == before


@pytest.mark.parametrize(
    ("token", "id"),
    [
        ("SYD", "token-illegal"),
        ("~PAR", "token-people"),
        ("!b(SFO,CHI)", "token-illegal"),
        ("rm -rf", "token-malformed"),
        ("", "token-malformed"),
        ("é" * 500, "token-malformed"),
        ("undo:0", "token-malformed"),
        (".SCI", "token-illegal"),
    ],
)
def test_a_token_that_is_not_legal_now_is_refused(ann: Person, bo: Person, token: str, id: str) -> None:
    _, a, b = two_at_a_table(ann, bo)
    with a, b:
        said = a.act(token)
        assert (said["t"], said["why"]["id"]) == ("no", id)
        assert a.act(a_drive(a))["t"] == "ack"


def test_before_all_seats_are_taken_nothing_can_be_done(ann: Person) -> None:
    table = ann.make()
    ann.sit(table, 0)
    with ann.look(table) as page:
        assert page.view["phase"] == "gathering" and page.view["n"] == 0 and page.log == []
        assert page.act(".")["why"]["id"] == "act-gathering"
        assert page.view["undo"]["why"]["id"] == "undo-nothing"


# ---------------------------------------------------------------- taking back


def test_actions_are_taken_back_up_to_the_last_card(ann: Person, bo: Person) -> None:
    table, a, b = two_at_a_table(ann, bo)
    with a, b:
        start, cards = a.view["line"], len(a.log)
        assert a.view["undo"]["why"]["id"] == "undo-card-turned"
        assert a.say(a.command("undo"))["why"]["id"] == "undo-card-turned"
        for _ in range(3):
            a.act(a_drive(a))
        assert a.view["undo"] == {"token": a.tokens()[-1], "seat": 0, "why": None}
        for left in (2, 1, 0):
            back = a.command("undo")
            assert a.say(back)["t"] == "ack"
            assert a.say(back)["again"] is True
            a.until(back["n"] + 1)
            assert len(a.log) == cards + left
        b.until(a.view["n"])
        assert a.view["line"] == b.view["line"] == start and a.log == b.log
        assert a.view["n"] == cards + 6  # the log keeps the actions and the takings back
        assert a.act(a_drive(a))["t"] == "ack"
        with bo.look(table) as again:
            assert again.log == a.log and again.view["line"] == a.view["line"]


def test_a_taking_back_is_seen_from_where_it_cut(ann: Person, bo: Person) -> None:
    _, a, b = two_at_a_table(ann, bo)
    with a, b:
        a.act(a_drive(a))
        a.act(a_drive(a))
        b.until(a.view["n"])
        n = len(a.log)
        a.say(a.command("undo"))
        view = b.until(b.view["n"] + 1)
        assert (view["since"], view["log"]) == (n - 1, [])


def test_only_the_one_who_did_it_or_is_in_turn_takes_it_back(ann: Person, bo: Person) -> None:
    _, a, b = two_at_a_table(ann, bo, seed=seed_where(lambda s: holds(s, 1, "QUIET")))
    with a, b:
        a.act(a_drive(a))
        b.until(a.view["n"])
        assert b.view["undo"] == {"token": None, "seat": None, "why": {"id": "undo-not-yours", "args": {"role": "MED"}}}
        assert b.say(b.command("undo"))["why"]["id"] == "undo-not-yours"
        b.act("QUIET")
        a.until(b.view["n"])
        assert a.view["undo"] == {"token": "QUIET", "seat": 1, "why": None}
        assert a.say(a.command("undo"))["t"] == "ack"
        view = b.until(b.view["n"] + 1)
        assert "QUIET" in view["seats"][1]["hand"] and view["board"]["quiet"] == 0


# ---------------------------------------------------------------- who is there, and who is slow


def test_who_is_at_the_table_is_seen(ann: Person, bo: Person, server: Server) -> None:
    table, a, b = two_at_a_table(ann, bo)
    stranger = Person(server)
    with a, stranger.look(table):
        b.close()
        while a.view["seats"][1]["online"] or a.view["watchers"] != 1:
            a.hear()
        assert [seat["name"] for seat in a.view["seats"]] == ["Ann", "Bo"]
    with bo.look(table) as b:
        while b.view["seats"][0]["online"] or b.view["watchers"]:
            b.hear()
        assert b.view["seats"][1]["online"]


def test_a_page_that_does_not_listen_holds_up_nobody(ann: Person, server: Server) -> None:
    table, page = alone(ann, 3, seed="a deaf page")
    with page, Person(server).look(table) as deaf:
        play_on([page], random.Random(5))
        while deaf.view["n"] < page.view["n"]:
            deaf.hear()
        assert deaf.log == page.log and deaf.view["line"] == page.view["line"]
