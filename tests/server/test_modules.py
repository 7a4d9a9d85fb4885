"""What people see in games of every module: actions that their parts tell apart, nobody asked for nothing, all cubes on show."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from fourcures.atlas import ADJ, START
from fourcures.bits import BIT, members
from fourcures.core import SUPPLY, State
from fourcures.dealer import Dealer
from fourcures.engine import awaited, legal
from fourcures.ids import PASS, SAMPLES
from fourcures.notation import parse, write
from fourcures.rules.catalog import MODULES, rules
from fourcures.rules.cubes import put
from fourcures.rules.lasting import InFront
from fourcures.rules.setup import build_piles
from fourcures.server import view, wire, wishes
from fourcures.server.game import Game
from fourcures.server.hall import chosen

ALL_ON = {"roles": "brink", "events": "drawn"}
TABLES: dict[str, dict[str, Any]] = {
    "base": {"epidemics": 7},
    "classic": {"preset": "classic-2008"},
    "bsw": {"preset": "bsw"},
    "brink": {"options": ALL_ON},
    "brink at any time, asking": {"options": ALL_ON | {"timing": "2008", "approval": True}},
    "mutation": {"options": ALL_ON, "challenges": ["mutation"]},
    "virulent": {"options": ALL_ON, "challenges": ["virulent"], "epidemics": 7},
    "lab": {"options": {"roles": "lab", "events": "drawn"}},
    "rescue": {"options": {"roles": "emergency", "events": "drawn", "event_sets": "rescue"}},
    "all roles and events, asking": {"options": {"roles": "emergency", "events": "drawn", "approval": True}},
    "emergencies": {"options": ALL_ON, "challenges": ["crises"], "epidemics": 7},
    "all, asking": {
        "options": ALL_ON | {"approval": True},
        "challenges": ["mutation", "virulent", "crises", "quarantines"],
        "epidemics": 7,
    },
    "both, at any time": {"options": ALL_ON | {"timing": "2008"}, "challenges": ["mutation", "virulent"], "epidemics": 6},
    "both, prompted, asking": {"options": ALL_ON | {"timing": "prompted", "approval": True}, "challenges": ["mutation", "virulent"]},
}
MOST = 4000


def games(name: str, count: int) -> list[Game]:
    """Games that have begun, of two seats and more; in every other one much of what is rare can happen."""
    found = []
    for number in range(count):
        seed = f"{name} {number}"
        wanted = msgspec.convert({"seats": 2 + number % 3} | TABLES[name], wishes.NewTable)
        found.append(Game(chosen(wanted, Dealer(seed)), seed))
        found[-1].settle()
        if number % 2:
            enrich(found[-1].state, random.Random(seed))
    return found


def enrich(s: State, dice: random.Random) -> None:
    """Each seat holds five cards of one colour and two events, the Field Operative samples; near the pawns are two more colours."""
    for d in (2, 3):
        put(s, ADJ[START] & ~s.cubes[10 + d], d)
    for seat in range(s.table.seats):
        s.unseen |= s.hands[seat]
        s.hands[seat] = 0
    for seat, d in enumerate(dice.sample(range(4), s.table.seats)):
        events = [card for card in range(48, 62) if s.unseen & s.table.event_cards & BIT[card]]
        cards = dice.sample(range(12 * d, 12 * d + 12), 5)
        if s.table.rows[seat].code == "VIR":  # two pairs
            others = [[c for c in range(12 * e, 12 * e + 12) if s.unseen & BIT[c]][:2] for e in range(4) if e != d]
            cards = cards[:3] + [c for pair in others if len(pair) == 2 for c in pair][:4]
        if s.table.rows[seat].code == "GSP":  # two of the colour of the city where all begin, one of each other
            cards = [c for e in range(4) for c in [c for c in range(12 * e, 12 * e + 12) if s.unseen & BIT[c]][: 1 if e else 2]]
        for card in cards + dice.sample(events, min(2, len(events))):
            s.unseen ^= BIT[card]
            s.hands[seat] |= BIT[card]
        if s.table.rows[seat].code == "FIE":
            for kept in {d, s.table.diseases - 1}:
                s.extra[SAMPLES + kept] = 3
                s.cubes[SUPPLY + kept] -= 3
            if s.table.diseases == 5:
                put(s, BIT[cards[0]] & ~s.cubes[14], 4)
    build_piles(s)


def step(game: Game, dice: random.Random) -> None:
    """One thing that may be done: a cure mostly, else something that is not a move, else anything."""
    offered = list(zip(legal(game.state), view.choices(game.state), strict=True))
    cures = [a for a, one in offered if "cure" in one.kind]
    rare = [a for a, one in offered if one.kind not in ("drive", "direct", "charter", "shuttle", "done", "pass", "decline")]
    few = cures if cures and dice.random() < 0.8 else rare if rare and dice.random() < 0.5 else [a for a, _ in offered]
    game.play(dice.choice(few))
    game.settle()


@pytest.mark.parametrize("name", TABLES)
def test_parts_tell_all_actions_apart(name: str) -> None:
    """A page that reads fields only can offer every action: no two that are legal at once look alike."""
    for game in games(name, 8):
        dice = random.Random(game.seed)
        while not game.state.outcome:
            offered = view.choices(game.state)
            assert all(one.kind for one in offered)
            seen: dict[tuple[Any, ...], str] = {}
            for one in offered:
                fields = tuple(str(value) for field, value in msgspec.structs.asdict(one).items() if field != "token")
                assert seen.setdefault(fields, one.token) == one.token
            assert len({one.token for one in offered}) == len(offered)
            step(game, dice)
            assert len(game.entries) < MOST


@pytest.mark.parametrize("name", TABLES)
def test_everything_is_on_show_and_nobody_is_asked_for_nothing(name: str) -> None:
    for game in games(name, 8):
        dice = random.Random(game.seed)
        while True:
            s = game.state
            board = msgspec.convert(msgspec.json.decode(msgspec.json.encode(view.board(game, s))), wire.Board)
            seats = [view.seat_view(s, seat, None, True) for seat in range(s.table.seats)]
            extras = dict(field.split("=", 1) for field in write(s).split()[11:])
            assert board.extras == {name: text for name, text in extras.items() if name not in COMMON}
            for disease in board.diseases:
                on_map = sum(cubes.get(disease.id, 0) for cubes in board.cubes.values())
                assert disease.left + on_map + disease.samples + disease.lost == disease.total
            fronts = [(seat.role, card) for seat in seats for card in seat.front]
            lasting = {row.name: row.event for row in s.table.rules.extras if isinstance(row, InFront)}
            assert sorted(fronts) == sorted((extras[name].partition(",")[0], event) for name, event in lasting.items() if name in extras)
            assert game.glance().roles == [seat.role for seat in seats] == game.roles
            known = board.infection.known
            layers = [layer.cards for layer in board.infection.layers]
            assert [[card] for card in known] == layers[: len(known)] and (layers[len(known) :] or [["", ""]])[0][1:]
            if s.outcome:
                break
            ask = view.ask(s)
            assert ask.part in ("act", "draw", "infect") and (ask.asked is not None) == (ask.step == "consent")
            for seat in members(awaited(s)):
                assert any(a >> 24 != PASS for a in legal(s) if a >> 21 & 7 == seat), (seat, write(s))
            step(game, dice)


COMMON = {"events", "first", "flags", "looked", "over", "passed", "removed"}
"""Named fields that every position line may have; they are shown by other names."""


def test_every_kind_of_action_is_met() -> None:
    """So the two tests above are about all of them."""
    met = set()
    for name in ("bsw", "brink", "both, at any time", "both, prompted, asking", "lab", "rescue", "all, asking"):
        for game in games(name, 30)[1::2]:
            dice = random.Random(game.seed)
            while not game.state.outcome:
                met |= {one.kind for one in view.choices(game.state)}
                step(game, dice)
    every = rules(
        "+".join(["base", *(module for module in MODULES if module not in ("prompted", "epl2009", "bioterrorist", "bioarrival"))])
    )
    kinds = {kind.name for kind in every.kinds} - {"", "event", "reveal"}
    assert met >= kinds | {card.code.lower() for card in every.events}


def test_parts_of_the_turn_come_in_order() -> None:
    """In every turn the parts follow each other: act, draw, infect."""
    order = ["setup", "act", "draw", "infect", "over"]
    for name in TABLES:
        for game in games(name, 1):
            dice = random.Random(3)
            turn, part = game.state.turn, "setup"
            while not game.state.outcome:
                now = view.ask(game.state).part
                back = (part, now) == ("draw", "act")  # Borrowed Time before the draw
                assert game.state.turn > turn or back or order.index(now) >= order.index(part), (name, now, part, write(game.state))
                turn, part = game.state.turn, now
                step(game, dice)


def test_a_role_that_changes_is_the_one_that_is_shown() -> None:
    options = {"roles": "brink", "events": "all"}
    game = None
    for number in range(200):
        wanted = wishes.NewTable(seats=2, options=dict(options))
        game = Game(chosen(wanted, Dealer(str(number))), str(number))
        game.settle()
        found = [one for one in view.choices(game.state) if one.kind == "assignment"]
        if found:
            break
    assert game is not None and found
    one = found[0]
    before = game.roles
    game.play(parse(game.state, one.token))
    assert one.pawn is not None and game.roles[one.pawn] == one.role != before[one.pawn]
    assert game.config.roles == before and game.glance().roles == game.roles
