"""Random games over the modules: nothing is lost, all is written and read back, games end, and what is not dealt changes nothing."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from games import some

from fourcures import engine, notation, story
from fourcures.atlas import COLOUR
from fourcures.bits import BIT, size
from fourcures.check import problems
from fourcures.core import SUPPLY, State
from fourcures.dealer import Dealer
from fourcures.ids import SAMPLES
from fourcures.reasons import why
from fourcures.record import Record, read_record, replay, run, write_record
from fourcures.rules.catalog import MODULES, most_seats, new_game, role_codes, rules
from fourcures.rules.cubes import put
from fourcures.rules.setup import build_piles
from fourcures.words import say

NAMES = (
    "base+brink",
    "base+ask+brink",
    "base+anytime+brink",
    "base+prompted+brink+epl2009",
    "base+ask+grounded+anytime+brink+epl2009",
    "base+brink+mutation",
    "base+brink+virulent",
    "base+ask+anytime+brink+mutation+virulent",
    "base+brink+lab",
    "base+ask+prompted+brink+lab+mutation+virulent",
    "base+brink+lab+rescue+mutation+virulent+crises+quarantines",
    "base+brink+rescue",
    "base+ask+anytime+brink+lab+rescue+mutation+virulent",
    "base+anytime+brink+closed",
    "base+bioterrorist+closed",
    "base+ask+anytime+brink+virulent+bioterrorist",
)
"""Rule sets to play; together they have every module."""
CARDS = {"brink": ["brink"], "epl2009": ["brink", "epl2009"], "lab": ["brink", "lab"], "rescue": ["rescue"]}
"""Modules that add roles and events and nothing else, with what they need."""
DULL = ("drive", "direct", "charter", "shuttle", "done", "pass", "decline", "biodrive", "biocharter", "biodone")
"""Kinds of action that every game has plenty of."""
MOST_ACTIONS = 4000
"""A game that is longer has lost its way."""


def begin(game: int, name: str) -> tuple[State, Dealer, Random, Record]:
    """A table of a rule set: all numbers of seats and epidemics; official or all events; every other one with hands for a cure."""
    dealer = Dealer(f"{name} {game}")
    dice = Random(f"{name} {game}")
    seats = 1 + game % most_seats(name)
    roles = dealer.line_up([None] * seats, role_codes(name))
    events = dealer.events(seats, name) if game % 3 else base_and(name, dice)
    s = new_game(name, roles, 4 + game % 4, events=events)
    headers = {"Rules": f"{name}/{4 + game % 4}", "Seats": ", ".join(roles), "Events": ", ".join(events)}
    if game % 2:
        dealer.settle(s)
        if s.outcome == 0:
            enrich(s, dice)
            headers = {"Start": notation.write(s)}
    return s, dealer, dice, Record(headers, [])


def base_and(name: str, dice: Random) -> list[str]:
    """As many events as a game can have, by chance."""
    codes = [e.code for e in rules(name).events]
    return dice.sample(codes, min(13, len(codes)))


def enrich(s: State, dice: Random) -> None:
    """Each seat gets five cards of one colour and up to two events instead of its hand, the Field Operative three samples of it."""
    t = s.table
    for seat in range(t.seats):
        s.unseen |= s.hands[seat]
        s.hands[seat] = 0
    for seat in range(t.seats):
        d = dice.choice([d for d in range(4) if size(s.unseen & COLOUR[d]) >= 5])
        cards = [c for c in range(48) if s.unseen & COLOUR[d] & BIT[c]]
        events = [c for c in range(48, 62) if s.unseen & t.event_cards & BIT[c]]
        cards = dice.sample(cards, 5)
        if t.rows[seat].code == "VIR":  # two pairs
            others = [[c for c in range(48) if s.unseen & COLOUR[e] & BIT[c]][:2] for e in range(4) if e != d]
            cards = cards[:3] + [c for pair in others if len(pair) == 2 for c in pair][:4]
        if t.rows[seat].code == "GSP":  # two of the colour of a city with a station
            others = [[c for c in range(48) if s.unseen & COLOUR[e] & BIT[c]][: 2 if e == s.pawns[seat] // 12 else 1] for e in range(4)]
            cards = [c for some in others for c in some]
        for card in cards + dice.sample(events, min(7 - len(cards), len(events))):
            s.unseen ^= BIT[card]
            s.hands[seat] |= BIT[card]
        if t.rows[seat].code == "FIE":
            d = dice.choice((d, t.diseases - 1))
            s.extra[SAMPLES + d] = 3
            s.cubes[SUPPLY + d] -= 3
            if d == 4:
                put(s, BIT[cards[0]] & ~s.cubes[10 + d], d)
    build_piles(s)


def pick(s: State, dice: Random) -> int:
    """An action; cures, events and powers of roles rather than moves."""
    actions = engine.legal(s)
    few = [a for a in actions if s.table.kinds[a >> 24].name not in DULL]
    cures = [a for a in few if "cure" in s.table.kinds[a >> 24].name]
    if cures and dice.random() < 0.8:
        return dice.choice(cures)
    return dice.choice(few if few and dice.random() < 0.5 else actions)


def what(s: State, a: int) -> str:
    """The kind of an action, or the event."""
    if s.table.kinds[a >> 24].name == "event":
        return s.table.events[(a >> 6 & 63) - 48].code
    return s.table.kinds[a >> 24].name


def look(s: State) -> None:
    """One table: nothing is impossible about it, its line says all of it, its tokens are unique and read back."""
    line = notation.write(s)
    assert problems(s) == [], line
    fresh = notation.read(line)
    assert notation.write(fresh) == line
    assert engine.awaited(fresh) == engine.awaited(s)
    assert engine.chances(fresh) == engine.chances(s)
    for seat in range(s.table.seats):
        for message, args in why(s, seat).values():
            assert message not in say(message, **args)
    actions = engine.legal(s)
    assert engine.legal(fresh) == actions, line
    tokens = [notation.token(s, a) for a in actions]
    assert len(set(tokens)) == len(tokens), (line, tokens)
    for a, token in list(zip(actions, tokens, strict=True))[:: max(1, len(tokens) // 12)]:
        assert token.isascii() and " " not in token
        assert notation.parse(s, token) == a


@pytest.mark.parametrize("name", NAMES)
def test_games_of_the_modules(name: str) -> None:
    for game in range(some(0.1)):
        s, dealer, dice, record = begin(game, name)
        while not s.outcome:
            look(s)
            a = dealer.answer(s) if engine.chance(s) else pick(s, dice)
            token, said = story.play_token(s, a)
            record.tokens.append(token)
            for message, args in said:
                text = say(message, **args)
                assert message not in text and "{" not in text, (message, args)
            assert len(record.tokens) < MOST_ACTIONS
        look(s)
        again = replay(read_record(write_record(record)))
        assert notation.write(again) == notation.write(s)


def test_everything_happens() -> None:
    """Every kind of action, step and event of these rule sets occurs in some game."""
    seen: Counter[str] = Counter()
    wanted: set[str] = set()
    for name in NAMES:
        if "bioterrorist" in name:
            continue  # has a law of its own
        r = rules(name)
        wanted |= {step.name for step in r.steps if step.name} | {kind.name for kind in r.kinds if kind.name} | {e.code for e in r.events}
        for game in range(some(0.75)):
            s, dealer, dice, _ = begin(game, name)
            while not s.outcome:
                for i in range(s.depth):
                    seen[s.table.steps[s.agenda[i] >> 3].name] += 1
                a = dealer.answer(s) if engine.chance(s) else pick(s, dice)
                seen[what(s, a)] += 1
                engine.play(s, a)
    assert not {w for w in wanted if not seen[w]} - {"event", "first", "rate", "shuffle", "infect", "next", "zones"}


@pytest.mark.parametrize("module", [m for m in MODULES if m in ("brink", "epl2009")])
def test_what_is_not_dealt_changes_nothing(module: str) -> None:
    """With roles and events of the base game only, a module that adds cards leaves every game as it was, token for token."""
    name = "base+brink" if module == "brink" else "base+brink+epl2009"
    for game in range(some(0.3)):
        dealer, dice = Dealer(f"alone {game}"), Random(game)
        roles = dealer.line_up([None] * (1 + game % 5))
        events = [e.code for e in rules("base").events]
        s = new_game("base", roles, 4 + game % 4)
        t = new_game(name, roles, 4 + game % 4, events=events)
        while not s.outcome:
            a = dealer.answer(s) if engine.chance(s) else dice.choice(engine.legal(s))
            tokens = [notation.token(s, b) for b in engine.legal(s)]
            assert [notation.token(t, b) for b in engine.legal(t)] == tokens
            engine.play(t, notation.parse(t, notation.token(s, a)))
            engine.play(s, a)
        assert notation.write(t).split()[1:11] == notation.write(s).split()[1:11]


def test_roles_of_a_rule_set_are_dealt_by_chance() -> None:
    """Every role of On the Brink is dealt to somebody."""
    dealt = {role for n in range(60) for role in Dealer(str(n)).line_up([None] * 4, role_codes("base+brink"))}
    assert dealt == set(role_codes("base+brink"))


@pytest.mark.parametrize(("seats", "cards"), [(1, 2), (2, 4), (3, 6), (4, 8), (5, 10)])
def test_two_events_for_each_seat(seats: int, cards: int) -> None:
    """With an expansion two events for each seat are drawn from all; the base game has its five."""
    drawn = Dealer("x").events(seats, "base+brink")
    assert len(drawn) == len(set(drawn)) == cards
    assert Dealer("x").events(seats, "base+brink") == drawn
    assert Dealer("x").events(seats) == [e.code for e in rules("base").events]
    assert {e for n in range(60) for e in Dealer(str(n)).events(seats, "base+brink")} == {e.code for e in rules("base+brink").events}


RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.fcr"))


@pytest.mark.parametrize("module", [m for m in MODULES if m in CARDS])
def test_every_game_of_the_base_goes_on_as_recorded(module: str) -> None:
    """The recorded games again, by rules with a module none of whose cards is dealt: every token, every choice, the last position."""
    for path in RECORDS:
        record = read_record(path.read_text("utf-8"))
        name = "+".join(["base", *CARDS[module]])
        events = record.headers.get("Events", ", ".join(e.code for e in rules("base").events))
        headers = record.headers | {"Rules": record.headers["Rules"].replace("base", name), "Events": events}
        del headers["Final"]
        other = Record(headers, record.tokens)
        s, t = record.start(), other.start()
        for a in run(record, s):
            assert [notation.token(t, b) for b in engine.legal(t)] == [notation.token(s, b) for b in engine.legal(s)], path.name
            engine.play(t, notation.parse(t, notation.token(s, a)))
        assert notation.write(t).split()[1:11] == notation.write(s).split()[1:11], path.name
