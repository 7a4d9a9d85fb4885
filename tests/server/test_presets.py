"""Presets, options and challenges: tables that are made with them are played to the end, shown whole, and written down."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from visitor import Page, Person, Server, play_on, refused

from fourcures import presets
from fourcures.dealer import Dealer
from fourcures.notation import write
from fourcures.record import read_record, replay
from fourcures.rules.catalog import event_codes
from fourcures.words import has

CHALLENGES: tuple[tuple[str, ...], ...] = (("mutation",), ("virulent",), ("virulent", "mutation"), ("quarantines", "crises"))


def play(person: Person, seed: str, **choices: Any) -> tuple[str, Page]:
    """A whole game by one person on all seats, who is never asked for consent."""
    table = person.make(seed=seed, **choices)
    assert person.sit(table, *range(choices["seats"]), name="Ann").status == 200
    page = person.look(table)
    dice = random.Random(seed)
    while page.view["phase"] != "over":
        assert page.view["ask"]["step"] != "consent"
        play_on([page], dice, 1)
    record = read_record(person.ask("GET", f"/api/tables/{table}/record").body.decode())
    assert write(replay(record)) == page.view["line"]
    return table, page


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("preset", presets.PRESETS)
def test_a_whole_game_of_every_preset(ann: Person, preset: str) -> None:
    row = presets.PRESETS[preset]
    seats, epidemics = row.seats[-1], row.epidemics[-1]
    _, page = play(ann, f"the preset {preset}", preset=preset, seats=seats, epidemics=epidemics)
    with page:
        shown = page.view["shown"]
        assert {name: shown[name] for name in ("city", "colours", "levels", "open_hands", "scoring")} == {
            name: getattr(row.options, name) for name in ("city", "colours", "levels", "open_hands", "scoring")
        }
        assert (shown["preset"], shown["challenges"]) == (preset, [])
        assert page.view["board"]["rules"] == f"{presets.rule_set(row.options)}/{epidemics}"
        assert page.view["score"] == (presets.score(epidemics, page.view["board"]["over"] == "win") if preset == "bsw" else None)
        assert {seat["role"] for seat in page.view["seats"]} <= set(presets.ROLE_SETS[row.options.roles])


@pytest.mark.parametrize("challenges", CHALLENGES, ids=" ".join)
def test_a_whole_game_of_every_challenge(ann: Person, challenges: tuple[str, ...]) -> None:
    _, page = play(ann, f"a challenge {challenges}", preset="bsw", seats=3, challenges=list(challenges))
    with page:
        board = page.view["board"]
        assert page.view["shown"]["challenges"] == sorted(challenges)
        assert [disease["id"] for disease in board["diseases"]] == list("bykrp" if "mutation" in challenges else "bykr")
        assert ("strain" in board) == ("virulent" in challenges)


def test_options_change_the_preset(ann: Person) -> None:
    """What is named differs from the preset, what is not stays."""
    options = {"roles": "brink", "events": "none", "flight": "off", "approval": True, "scoring": True, "hands": "sheet"}
    _, page = play(ann, "some options", seats=5, epidemics=5, options=options)
    with page:
        assert page.view["line"].startswith("base+ask+grounded+brink/5 ")
        assert page.view["score"] == presets.score(5, page.view["board"]["over"] == "win")
        dealt = [entry["said"][0]["args"]["who"] for entry in page.log if entry["said"][0]["id"] == "log-deal"]
        assert [dealt.count(seat["role"]) for seat in page.view["seats"]] == [1] * 5
    record = read_record(ann.ask("GET", f"/api/tables/{page.view['table']}/record").body.decode())
    assert (record.headers["Cards"], record.headers["Events"]) == ("1", "-")


def test_the_colonel_and_local_initiative_come_with_quarantines_only() -> None:
    for challenges in ((), ("quarantines",)):
        options = presets.Options(seats=4, events="drawn", challenges=challenges)
        games = [presets.setup(options, Dealer(str(n))) for n in range(60)]
        assert any("COL" in game.roles for game in games) == any("INITIATIVE" in game.events for game in games) == bool(challenges)
        assert "INITIATIVE" not in presets.setup(presets.Options(challenges=challenges), Dealer("")).events


def test_events_come_from_the_sets_that_are_chosen() -> None:
    """In the Lab's only with it, On the Brink's unless they are left out; two for each seat from all that are in use."""

    def drawn(**wanted: str) -> set[str]:
        options = presets.choose(presets.Options(), {"events": "drawn", "seats": 2, **wanted})
        return {event for n in range(60) for event in presets.setup(options, Dealer(str(n))).events}

    base, brink, lab, every = (set(event_codes("base" + more)) for more in ("", "+brink", "+brink+lab", "+brink+lab+rescue"))
    assert drawn() == drawn(event_sets="brink") == brink
    assert drawn(roles="lab") == drawn(event_sets="brink-lab") == lab
    assert drawn(event_sets="lab") == drawn(roles="brink", event_sets="lab") == lab - brink | base
    assert drawn(roles="emergency") == drawn(event_sets="brink-lab-rescue") == every
    assert drawn(event_sets="rescue") == every - lab | base
    assert drawn(roles="emergency", event_sets="lab-rescue") == every - brink | base
    assert drawn(events="base", roles="emergency") == base
    assert presets.rule_set(presets.choose(presets.Options(), {"events": "all", "event_sets": "rescue"})) == "base+rescue"
    assert drawn(events="all", event_sets="lab", roles="2013") == lab - brink | base


def test_a_win_scores_by_its_epidemics_and_a_loss_nothing() -> None:
    assert [presets.score(epidemics, True) for epidemics in (4, 5, 6, 7)] == [1, 4, 16, 64]
    assert {presets.score(epidemics, False) for epidemics in (4, 5, 6, 7)} == {0}


# ---------------------------------------------------------------- what there is to choose


def test_what_is_offered_has_names_and_can_be_had(ann: Person) -> None:
    offered = ann.ask("GET", "/api/presets").json
    assert [preset["id"] for preset in offered["presets"]] == list(presets.PRESETS)
    assert [one["id"] for one in offered["challenges"]] == list(presets.CHALLENGES)
    options = {option["id"]: [choice["value"] for choice in option["values"]] for option in offered["options"]}
    assert options["roles"] == [one["id"] for one in offered["role_sets"]] and options["approval"] == []
    assert [(level["epidemics"], level["score"]) for level in offered["levels"]] == [(4, 1), (5, 4), (6, 16), (7, 64)]
    for preset in offered["presets"]:
        assert set(preset["options"]) == set(options)
        for name, value in preset["options"].items():
            assert value in (options[name] or [True, False])
        for seats, epidemics in ((preset["seats"][0], preset["epidemics"][0]), (preset["seats"][-1], preset["epidemics"][-1])):
            ann.make(preset=preset["id"], options=preset["options"], seats=seats, epidemics=epidemics)
    named = offered["presets"] + offered["options"] + offered["role_sets"] + offered["challenges"]
    named += [choice for option in offered["options"] for choice in option["values"]]
    ids = {thing[field] for thing in named for field in ("name", "text") if field in thing}
    ids |= {id for level in offered["levels"] for id in level["names"].values()}
    assert all(has(id) for id in ids), sorted(id for id in ids if not has(id))


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ({"preset": "2014"}, "no preset “2014”"),
        ({"preset": "bsw", "seats": 1}, "for 2 to 4 seats, not 1"),
        ({"preset": "it-2013", "epidemics": 7}, "for 4 to 6 epidemics, not 7"),
        ({"options": {"dragons": True}}, "no option “dragons”"),
        ({"options": {"timing": "never"}}, "timing cannot be “never”"),
        ({"options": {"approval": "perhaps"}}, "approval cannot be “perhaps”; it is one of on, off"),
        ({"options": {"approval": 1}}, "approval cannot be “1”"),
        ({"options": {"seats": 3}}, "“seats” is not one of the options"),
        ({"options": {"epidemiologist_acts": True}}, "needs a set of roles with the Epidemiologist"),
        ({"options": {"roles": "2008"}}, "no flight"),
        ({"options": {"roles": "lab", "events": "all"}}, "up to 13 different events, not 16"),
        ({"options": {"event_sets": "moon"}}, "event_sets cannot be “moon”"),
        ({"challenges": ["superbug"]}, "no challenge “superbug”"),
        ({"preset": "classic-2008", "roles": ["PLA", None]}, "not in this set of roles"),
        ({"preset": "bsw", "roles": ["TRO", "TRO"]}, "Troubleshooter"),
        ({"options": {"approval": None}}, "text, a number, true or false"),
        ({"options": ["approval"]}, "an object with named values"),
        ({"challenges": "mutation"}, "a list"),
    ],
    ids=str,
)
def test_what_makes_no_sense_is_refused_with_the_reason(ann: Person, wanted: dict[str, Any], sentence: str) -> None:
    assert sentence in refused(ann.ask("POST", "/api/tables", {"seats": 2} | wanted), 422)
    assert ann.ask("GET", "/api/tables").json == []


@pytest.mark.parametrize(("first", "begins"), [("population", -1), ("random", 0), (None, 0), (1, 1)])
def test_who_begins_is_as_wished_or_as_the_preset_says(ann: Person, first: Any, begins: int) -> None:
    """Chance is the rule of 2008; a wish goes before it."""
    seen = set()
    for number in range(6):
        table = ann.make(preset="classic-2008", seed=f"who begins {number}", **({} if first is None else {"first": first}))
        ann.sit(table, 0, 1)
        record = ann.ask("GET", f"/api/tables/{table}/record").body.decode()
        header = read_record(record).headers.get("First")
        seen.add(header and [role for role, _ in read_record(record).people()].index(header))
    assert seen == ({None} if begins < 0 else {1} if first == 1 else {0, 1})


# ---------------------------------------------------------------- tables of before


def test_tables_made_before_there_were_options_still_open(tmp_path: Path) -> None:
    """Their rows have fewer fields."""
    running = Server(tmp_path / "data")
    ann = Person(running)
    table = ann.make(roles=["MED", "SCI"], first=1)
    ann.sit(table, 0, 1, name="Ann")
    with ann.look(table) as page:
        page.act(".")
        line, log = page.view["line"], page.log
    running.stop()
    with sqlite3.connect(tmp_path / "data" / "fourcures.sqlite") as rows:
        config, glance = rows.execute("SELECT config, glance FROM tables").fetchone()
        old = {name: json.loads(config)[name] for name in ("rules", "roles", "epidemics", "first")}
        seen = {name: json.loads(glance)[name] for name in ("phase", "turn", "over", "awaited")}
        rows.execute("UPDATE tables SET config = ?, glance = ?", (json.dumps(old), json.dumps(seen)))
    rows.close()
    again = Server(tmp_path / "data")
    ann.port = again.port
    try:
        [summary] = ann.ask("GET", "/api/tables").json
        assert (summary["roles"], summary["rules"]) == (["MED", "SCI"], "base/4")
        with ann.look(table) as page:
            assert (page.view["line"], page.log) == (line, log)
            assert page.view["shown"]["preset"] == "2013" and page.view["score"] is None
            play_on([page], random.Random(1), 20)
        record = read_record(ann.ask("GET", f"/api/tables/{table}/record").body.decode())
        assert record.headers["First"] == "SCI" and "Events" not in record.headers and "Cards" not in record.headers
    finally:
        again.stop()
