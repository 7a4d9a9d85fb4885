"""Programs on seats: always legal, never stuck, the same answer to the same table, and blind to what is hidden."""

from __future__ import annotations

import gc
from functools import cache
from random import Random
from typing import Any

import pytest

import fourcures
from fourcures import engine, ids, notation
from fourcures.bits import BIT
from fourcures.bots import LEVELS, Bot, Budget, Choice, Searcher, act, bot, view
from fourcures.bots.futures import Futures
from fourcures.bots.reasons import reason
from fourcures.core import State, Table
from fourcures.dealer import Dealer
from fourcures.rules.catalog import MODULES, event_codes, event_count, new_game, role_codes
from fourcures.words import has

FEW = Budget(nodes=600)
ENOUGH_FOR_FUTURES = Budget(nodes=2400)
MIXTURES = ["base", *(f"base+{name}" for name in MODULES if name not in ("epl2009", "lab", "bioarrival")), "base+brink+epl2009"]
MIXTURES += [
    "base+ask+brink+lab+rescue",
    "base+anytime+brink",
    "base+bioterrorist+bioarrival",
    "base+brink+lab+rescue+mutation+virulent+closed",
]
ENOUGH = 3000
QUICK = fourcures.COMPILED


def quick() -> Bot:
    """The searcher with everything on, but in small."""
    return Searcher("small", 600, 3, 6, 3, 1)


def seat_of(s: State) -> int:
    awaited = engine.awaited(s)
    return next(seat for seat in range(8) if awaited >> seat & 1)


def deal(rules: str, seats: int, dice: Random, epidemics: int = 4) -> State:
    roles = dice.sample([role for role in role_codes(rules) if role != "BIO"], seats)
    events = dice.sample(event_codes(rules), min(event_count(rules, seats), 10))
    return new_game(rules, roles, epidemics, -1, events)


def played(s: State, dealer: Dealer, programs: list[Bot], dice: Random, most: int) -> list[tuple[State, int, Choice]]:
    """Play on; every table that a program answered for, with its seat and answer."""
    told: list[tuple[State, int, Choice]] = []
    while not s.outcome and len(told) < most:
        dealer.settle(s)
        if s.outcome:
            break
        seat = seat_of(s)
        choice = act(s, seat, programs[seat % len(programs)], FEW, dice)
        assert choice.action in engine.legal(s), notation.write(s)
        assert has(choice.why[0])
        told.append((s.copy(), seat, choice))
        engine.play(s, choice.action)
    return told


@pytest.mark.parametrize("rules", MIXTURES)
def test_programs_play_any_game_to_its_end(rules: str) -> None:
    dice = Random(rules)
    most = 4 if "bioterrorist" in rules else 5
    for seats in range(1, most + 1) if QUICK else (dice.randint(1, most),):
        s = deal(rules, seats, dice, 4 + seats % 4)
        told = played(s, Dealer(f"{rules} {seats}"), [quick(), bot("learner"), bot("random")], dice, ENOUGH if QUICK else 40)
        assert s.outcome or (not QUICK and len(told) == 40), notation.write(s)


def test_the_same_table_and_nodes_give_the_same_answer() -> None:
    for seats in (2, 4):
        s = deal("base", seats, Random(seats))
        for table, seat, _ in played(s, Dealer("same"), [quick()], Random(1), 60 if QUICK else 10):
            first = quick().choose(view(table, seat, Random(9)), seat, FEW)
            again = quick().choose(view(table, seat, Random(9)), seat, FEW)
            assert first == again, notation.write(table)


def test_cards_that_are_not_seen_change_no_answer() -> None:
    """Two dealers with different seeds deal the same cards so far; what lies unseen differs, and no program can tell."""
    steps: set[int] = set()
    cards = apart = 0
    for game in range(3 if QUICK else 1):
        s, twin = (deal("base", 2 + game % 3, Random(game)) for _ in "ab")
        one, other = Dealer(f"one {game}"), Dealer(f"other {game}")
        mine, theirs, number = quick(), quick(), 0
        while not s.outcome and number < (80 if QUICK else 12):
            while engine.chance(s):
                a = one.answer(s)
                cards += 1
                apart += other.answer(twin) != a
                engine.play(s, a)
                engine.play(twin, a)
            if s.outcome:
                break
            seat = seat_of(s)
            a = act(s, seat, mine, ENOUGH_FOR_FUTURES, Random(number)).action
            steps.add(int(s.agenda[s.depth - 1] >> 3))
            assert act(twin, seat, theirs, ENOUGH_FOR_FUTURES, Random(number)).action == a
            engine.play(s, a)
            engine.play(twin, a)
            number += 1
    assert apart > 0.9 * cards
    assert not QUICK or {ids.ACT, ids.WINDOW, ids.HAND} <= steps


@cache
def moments() -> list[State]:
    """Tables that wait for somebody: of each rule set some, of each kind of decision six that come up by chance."""
    found: dict[str, list[State]] = {}
    for rules in MIXTURES:
        dice = Random(rules)
        for seats in (2, 3, 4) * 5:
            s, dealer = deal(rules, seats, dice), Dealer(f"{rules} {dice.random()}")
            while not s.outcome:
                dealer.settle(s)
                if not s.outcome:
                    kind = found.setdefault(s.table.steps[s.agenda[s.depth - 1] >> 3].name, [])
                    if len(kind) < 6 and dice.random() < 0.5:
                        kind.append(s.copy())
                    engine.play(s, dice.choice(engine.legal(s)))
    assert {"act", "win", "hand", "order", "consent", "arrange", "remote", "confer", "bio", "after"} <= found.keys()
    return [s for some in found.values() for s in some]


@pytest.mark.parametrize("level", LEVELS if QUICK else ("random", "greedy"))
def test_a_program_knows_what_the_line_says_and_no_more(level: str) -> None:
    """Whatever it has to decide, it does the same at the table that somebody sets up from the line."""
    for s in moments():
        seen = view(s, seat_of(s), Random(7))
        there = notation.read(notation.write(seen))
        assert bot(level).choose(seen, seat_of(s), ENOUGH_FOR_FUTURES) == bot(level).choose(there, seat_of(s), ENOUGH_FOR_FUTURES)


def test_closed_hands_change_no_answer() -> None:
    s = deal("base+closed", 3, Random(5))
    for table, seat, _ in played(s, Dealer("closed"), [quick()], Random(3), 40 if QUICK else 8):
        twin = table.copy()
        other = (seat + 1) % 3
        held = [c for c in range(48) if twin.hands[other] >> c & 1]
        hidden = [c for c in range(48) if twin.unseen >> c & 1]
        if not held or not hidden:
            continue
        twin.hands[other] = int(twin.hands[other]) ^ int(BIT[held[0]]) ^ int(BIT[hidden[-1]])
        twin.unseen = int(twin.unseen) ^ int(BIT[held[0]]) ^ int(BIT[hidden[-1]])
        here, there = view(table, seat, Random(7)), view(twin, seat, Random(7))
        assert notation.write(here) == notation.write(there)
        assert quick().choose(here, seat, FEW) == quick().choose(there, seat, FEW)


def test_the_one_against_the_team_is_not_seen() -> None:
    s = deal("base+bioterrorist", 2, Random(6))
    found = 0
    for table, seat, _ in played(s, Dealer("rival"), [quick(), quick(), bot("random")], Random(3), 60 if QUICK else 12):
        if seat >= 2 or not table.extra[ids.LAIR] or table.extra[ids.BIO_STATE] & (ids.SPOTTED | ids.CAPTURED):
            continue
        twin = table.copy()
        twin.extra[ids.LAIR] = int(table.extra[ids.LAIR]) % 48 + 1
        here, there = view(table, seat, Random(7)), view(twin, seat, Random(7))
        assert notation.write(here) == notation.write(there)
        found += 1
    assert found


def test_no_seed_hangs_on_what_a_program_is_given() -> None:
    """Neither on a view nor, later, on a program that has played: whatever can be reached from them is looked at."""
    dealer = Dealer("a seed that nobody may know")
    s = deal("base+closed", 2, Random(8))
    program = quick()
    told = played(s, dealer, [program], Random(2), 20)
    seen: set[int] = set()
    kinds: set[type] = set()
    todo: list[Any] = [program, FEW, *((view(table, seat, Random(1)), choice) for table, seat, choice in told)]
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, type) or type(thing).__name__ in ("module", "function", "builtin_function_or_method"):
            continue
        seen.add(id(thing))
        kinds.add(type(thing))
        assert not isinstance(thing, Dealer)
        assert not (isinstance(thing, str) and dealer.seed in thing)
        todo.extend(gc.get_referents(thing))
        # What is compiled does not tell the collector all it holds.
        todo.extend(getattr(thing, name, None) for name in getattr(type(thing), "__mypyc_attrs__", ()))
    assert {State, Table, Futures, Choice} <= kinds


def test_an_event_is_its_holders() -> None:
    s = notation.read("base/4 >MED@ATL:SFO;SCI@PAR:QUIET 3:act4 bykr o0e0 ATL - 12e,12e,12e,12e - * -")
    assert reason(s, 0, [notation.parse(s, "CHI"), notation.parse(s, "QUIET")]) == ("ai-why-event", {"role": "SCI", "card": "QUIET"})
