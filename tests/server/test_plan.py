"""A table in words before it is made: what was chosen, what is advised, and why there can be no such table."""

from __future__ import annotations

from typing import Any

import pytest
from visitor import Person, refused

from fourcures import presets
from fourcures.words import has, say_in


def check(ann: Person, **wish: Any) -> Any:
    answer = ann.ask("POST", "/api/presets/check", {"seats": 2} | wish)
    assert answer.status == 200, answer.body
    return answer.json


def words(ann: Person, **wish: Any) -> dict[str, str]:
    """Each fact by the message that names it, in English."""
    plan = check(ann, **wish)
    assert plan["problem"] is None
    told = {fact["name"]: say_in("en", fact["said"]["id"], fact["said"].get("args", {})) for fact in plan["facts"]}
    assert len(told) == len(plan["facts"])
    assert all(has(id) for id in told)
    return told


def test_the_usual_game(ann: Person) -> None:
    told = words(ann)
    assert told["ui-seats"] == "2 seats, 4 cards each"
    assert told["level-official-4"] == "4 epidemics in 49 cards, one in about 12"
    assert told["option-first"] == "The card with the most people"
    assert (told["option-roles"], told["option-approval"], told["option-open_hands"]) == ("Seven of 2013", "No", "Yes")
    assert told["plan-win"] == "all four cures are discovered."
    assert not {"option-flight", "option-city", "option-scoring"} & set(told)


def test_what_differs_from_the_usual_game_is_said(ann: Person) -> None:
    told = words(ann, preset="bsw", seats=3, epidemics=6, challenges=["mutation"], first=2, options={"open_hands": False})
    assert told["ui-seats"] == "3 seats, 3 cards each"
    assert told["level-bsw-6"].startswith("6 epidemics in 54 cards")
    assert (told["option-first"], told["option-city"], told["option-open_hands"]) == ("Seat 3", "Toronto", "No")
    assert told["option-scoring"] == "16 points for a win"
    assert told["name-mutation"].startswith("A fifth disease")
    assert told["plan-win"].startswith("all five")


@pytest.mark.parametrize("preset", presets.PRESETS)
def test_every_preset_in_words(ann: Person, preset: str) -> None:
    row = presets.PRESETS[preset]
    for seats in row.seats:
        told = words(ann, preset=preset, seats=seats, epidemics=row.epidemics[-1])
        assert told["ui-seats"].startswith("One seat" if seats == 1 else f"{seats} seats")


def test_one_epidemic_fewer_for_each_challenge_is_advised(ann: Person) -> None:
    assert check(ann)["advice"] is None
    for challenges in (["virulent"], ["virulent", "mutation"]):
        assert check(ann, challenges=challenges)["advice"] == {"id": "advice-epidemics", "args": {"n": len(challenges)}}


def test_what_makes_no_sense_is_said_and_nothing_is_made(ann: Person) -> None:
    assert check(ann, options={"roles": "2008"})["problem"]["id"] == "option-flight-2008"
    assert check(ann, preset="bsw", seats=1)["problem"]["id"] == "preset-seats"
    assert check(ann, roles=["MED", "MED"])["problem"]["id"] == "role-twice"
    assert check(ann, roles=["MED"])["problem"]["id"] == "roles-count"
    assert "seats" in refused(ann.ask("POST", "/api/presets/check", {}), 422)
    assert ann.ask("GET", "/api/tables").json == []


def test_those_who_join_read_it_too(ann: Person, bo: Person) -> None:
    """While the seats are filled, and no longer."""
    wish = {"preset": "classic-2008", "challenges": ["virulent"], "epidemics": 5}
    table = ann.make(**wish)
    with bo.look(table) as page:
        assert page.view["plan"] == check(ann, **wish)
        assert page.view["plan"]["advice"]["args"] == {"n": 1}
        bo.sit(table, 0, 1)
        assert page.until(1)["plan"] is None
