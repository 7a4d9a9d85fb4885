"""Which windows ask somebody, and which the server lets go by in a seat's name."""

from __future__ import annotations

import pytest

from fourcures.atlas import CODES
from fourcures.bits import BIT
from fourcures.core import SUPPLY, State
from fourcures.dealer import Dealer
from fourcures.ids import (
    BEFORE_INFECT,
    BEFORE_INTENSIFY,
    BETWEEN_CARDS,
    CARD_TURNED,
    EPIDEMIC_DRAWN,
    INFECT,
    LAND,
    MUTATE,
    NEXT,
    RATE,
    SAMPLES,
    TURNED,
    WINDOW,
)
from fourcures.notation import read
from fourcures.rules.catalog import new_game
from fourcures.server.windows import asked_for_nothing


def table(rules: str, roles: tuple[str, ...], *held: str, below: tuple[int, ...] = (), window: int) -> State:
    """A table in a window, with these events in the hand of the first seat and these entries waiting below."""
    s = new_game(rules, roles, 4, 0)
    Dealer("windows").settle(s)
    for seat in range(len(roles)):
        s.unseen |= s.hands[seat]
        s.hands[seat] = 0
    for i, event in enumerate(s.table.events):
        if event.code in held:
            s.unseen ^= BIT[48 + i]
            s.hands[0] |= BIT[48 + i]
    for i, entry in enumerate((NEXT * 8, *below, WINDOW * 8 + window)):
        s.agenda[i] = entry
        s.depth = i + 1
    return s


def test_between_two_cards_nobody_is_asked() -> None:
    for rules in ("base", "base+anytime"):
        s = table(rules, ("MED", "SCI"), "AIRLIFT", below=(INFECT * 8 + 1,), window=BETWEEN_CARDS)
        assert asked_for_nothing(s) == 1


@pytest.mark.parametrize(("supply", "asked"), [(2, True), (22, False)])
def test_who_watches_over_a_supply_is_asked_between_two_cards(supply: int, asked: bool) -> None:
    """His samples are given back in time, or the next card loses the game."""
    s = table("base+brink", ("FIE", "MED"), "AIRLIFT", below=(INFECT * 8 + 1,), window=BETWEEN_CARDS)
    s.extra[SAMPLES + 3] = 2
    s.cubes[SUPPLY + 3] = supply
    assert asked_for_nothing(s) == (0 if asked else 1)


def test_before_the_infections_holders_are_asked() -> None:
    for rules in ("base", "base+anytime", "base+prompted"):
        assert asked_for_nothing(table(rules, ("MED", "SCI"), "AIRLIFT", window=BEFORE_INFECT)) == 0


def test_before_the_shuffle_only_what_belongs_there_is_asked_for() -> None:
    assert asked_for_nothing(table("base+anytime", ("MED", "SCI"), "AIRLIFT", window=BEFORE_INTENSIFY)) == 1
    assert asked_for_nothing(table("base+anytime", ("MED", "SCI"), "AIRLIFT", "RESILIENT", window=BEFORE_INTENSIFY)) == 0
    assert asked_for_nothing(table("base", ("MED", "SCI"), "AIRLIFT", "RESILIENT", window=BEFORE_INTENSIFY)) == 0


def test_before_an_epidemic_the_table_is_asked_where_no_card_will_lie_open() -> None:
    assert asked_for_nothing(table("base+prompted", ("MED", "SCI"), "AIRLIFT", below=(RATE * 8,), window=EPIDEMIC_DRAWN)) == 0
    assert asked_for_nothing(table("base+anytime", ("MED", "SCI"), "AIRLIFT", below=(RATE * 8,), window=EPIDEMIC_DRAWN)) == 1
    assert asked_for_nothing(table("base+anytime+mutation", ("MED", "SCI"), "AIRLIFT", below=(MUTATE * 8,), window=EPIDEMIC_DRAWN)) == 0


def open_card(city: str, cured: int = 0) -> State:
    s = table("base+anytime", ("MED", "QUA"), "AIRLIFT", below=(LAND * 8 + 1,), window=CARD_TURNED)
    card = CODES.index(city)
    s.extra[TURNED] = card + 1
    s.cured = cured
    for level in range(3):
        s.cubes[level * 5] = 0
    return s


def test_at_an_open_card_holders_are_asked_unless_it_changes_nothing() -> None:
    assert asked_for_nothing(open_card("PAR")) == 0
    assert asked_for_nothing(open_card("PAR", cured=1)) == 1  # eradicated
    assert asked_for_nothing(open_card("ATL")) == 1  # the Quarantine Specialist is there
    outbreak = open_card("PAR")
    for level in range(3):
        outbreak.cubes[level * 5] = BIT[CODES.index("PAR")]
    assert asked_for_nothing(outbreak) == 0


@pytest.mark.parametrize(("cubes", "nobody"), [("bykr o0e0 ATL SFO3", 0), ("bykr o0e0 ATL SFO1", 0), ("Bykr o0e0 ATL -", 2)])
def test_an_outbreak_that_waits_for_a_team_is_a_change(cubes: str, nobody: int) -> None:
    head = "base+anytime+rescue/4 >SCI@ATL:-;RES@TOK:QUIET 2:win5.land1.next"
    assert asked_for_nothing(read(f"{head} {cubes} 13e,12e,12e,12e - * - events=QUIET,ADVANCE advance=SCI turned=SFO")) == nobody
