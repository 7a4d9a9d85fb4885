"""Games through the socket: what two people see and do."""

from __future__ import annotations

import random

import pytest
from visitor import Page, Person, Server, play_on

from fourcures.notation import write
from fourcures.record import read_record, replay


def two_at_a_table(ann: Person, bo: Person, **choices: object) -> tuple[str, Page, Page]:
    """A game that has just begun: Ann has the first seat, Bo the second."""
    table = ann.make(**choices)
    assert ann.sit(table, 0, name="Ann").status == 200
    assert bo.sit(table, 1, name="Bo").status == 200
    return table, ann.look(table), bo.look(table)


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_by_two_people(ann: Person, bo: Person, seed: int) -> None:
    table, a, b = two_at_a_table(ann, bo, seed=f"whole game {seed}", epidemics=4 + seed)
    with a, b:
        play_on([a, b], random.Random(seed))
        assert a.view["phase"] == "over" and a.view["board"]["over"] in ("win", "outbreaks", "cubes", "cards")
        assert a.view["line"] == b.view["line"] and a.log == b.log
        assert a.view["seed"] == f"whole game {seed}"
        assert [entry["n"] for entry in a.log] == list(range(len(a.log)))
        with bo.look(table) as late:
            assert late.log == a.log and late.view["line"] == a.view["line"]
    record = read_record(ann.ask("GET", f"/api/tables/{table}/record").body.decode())
    assert write(replay(record)) == a.view["line"]
    assert record.people()[0][1] == "Ann"
