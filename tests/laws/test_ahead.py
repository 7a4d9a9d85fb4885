"""What could be done some steps ahead is what the seat can do when its turn has come, and takes what it was said to take."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from games import some

from fourcures import engine
from fourcures.bits import BIT
from fourcures.core import State
from fourcures.dealer import Dealer
from fourcures.ids import ACCEPT, ACT, BIO_STATE, CONSENT, KIND, LAIR, SEAT, SPOTTED
from fourcures.notation import token, write
from fourcures.parts import kind_name
from fourcures.rules.catalog import new_game, role_codes, rules
from fourcures.server import closed, view
from fourcures.server.ahead import NEVER, Ahead
from fourcures.server.game import Config, Game
from fourcures.server.windows import members

NAMES = ("base", "base+ask+anytime+brink", "base+brink+lab+rescue+mutation+virulent+crises+quarantines", "base+brink+bioterrorist")
RARE = frozenset("build give take cure treat store join airlift grant".split())


def positions(name: str, number: int) -> list[tuple[State, Random]]:
    """Tables in the middle of games, where a seat of the team acts."""
    found = []
    for n in range(number):
        dealer, dice = Dealer(f"ahead {name} {n}"), Random(f"ahead {name} {n}")
        seats = 1 + n % (4 if rules(name).rival else 5)
        roles = dealer.line_up([None] * seats, role_codes(name))
        s = new_game(name, roles, 4 + n % 3, events=dealer.events(seats, name))
        wanted = dice.randrange(12)
        for _ in range(4000):
            if s.outcome:
                break
            if not engine.chance(s) and acting(s):
                wanted -= 1
                if wanted < 0:
                    found.append((s.copy(), dice))
                    wanted = dice.randrange(4, 20)
            engine.play(s, dealer.answer(s) if engine.chance(s) else pick(s, dice))
    assert len(found) > number
    return found


def acting(s: State) -> bool:
    return s.outcome == 0 and s.agenda[s.depth - 1] >> 3 == ACT


def pick(s: State, dice: Random) -> int:
    actions = engine.legal(s)
    rare = [a for a in actions if kind_name(s, a) in RARE]
    return dice.choice(rare) if rare and dice.random() < 0.3 else dice.choice(actions)


def everybody(s: State) -> frozenset[int]:
    return frozenset(range(s.table.seats))


def possible(s: State) -> list[str]:
    """What the seat in turn may do on the table itself, as far as it can be planned."""
    return [token(s, a) for a in engine.legal(s) if a >> 21 & 7 == s.seat and kind_name(s, a) not in NEVER]


@pytest.mark.parametrize("name", NAMES)
def test_a_turn_to_come_offers_what_it_will_offer(name: str) -> None:
    compared = 0
    for s, _ in positions(name, some(0.15)):
        if s.depth > 1 or s.agenda[0] & 7 != s.table.actions[s.seat] or s.extra[5]:
            continue
        for other in set(range(s.table.seats)) - {s.seat}:
            before = s.copy()
            before.seat, before.turn = other, s.turn - (s.seat - other) % s.table.seats
            before.agenda[0] = ACT * 8 + 2
            ahead = Ahead(before, everybody(s))
            assert [what.token for what in ahead.offered(s.seat)] == possible(s), write(s)
            assert ahead.state.turn == s.turn
            compared += 1
    assert compared > 3


@pytest.mark.parametrize("name", NAMES)
def test_steps_take_what_they_are_said_to_take(name: str) -> None:
    """A chain of steps of the seat in turn, beside the same actions done by the engine; others agree when they are asked."""
    prices, spent = set(), 0
    for real, dice in positions(name, some(0.15)):
        s, ahead = real.copy(), Ahead(real, everybody(real))
        seat, turn = s.seat, s.turn
        while acting(s) and s.turn == turn and s.extra[BIO_STATE] == real.extra[BIO_STATE]:  # nobody knew that he would be found
            assert [what.token for what in ahead.offered(seat)] == possible(s), write(s)
            text = token(s, a) if kind_name(s, a := pick(s, dice)) not in NEVER and a >> 21 & 7 == seat else dice.choice(possible(s))
            a = next(a for a in engine.legal(s) if token(s, a) == text and a >> 21 & 7 == seat)
            left, hands = s.agenda[s.depth - 1] & 7, sum(s.hands)
            engine.play(s, a)
            if s.outcome == 0 and s.agenda[s.depth - 1] >> 3 == CONSENT:
                engine.play(s, ACCEPT * KIND + (s.agenda[s.depth - 1] & 7) * SEAT)
            step = ahead.step(seat, text)
            assert step is not None and step.turn == turn
            after = sum(s.agenda[i] & 7 for i in range(s.depth) if s.agenda[i] >> 3 == ACT and s.turn == turn)
            assert step.actions == max(left - after, 0), (write(real), text)
            assert step.cards == view.codes(s, hands & ~sum(s.hands)), (write(real), text)
            prices.add(step.actions)
            spent += len(step.cards)
            if acting(s) and s.turn == turn:
                assert list(ahead.state.pawns) == list(s.pawns) and list(ahead.state.hands) == list(s.hands)
    assert 1 in prices and spent


@pytest.mark.parametrize("name", NAMES)
def test_what_is_offered_can_be_done_whoever_comes_next(name: str) -> None:
    """Long chains for any seat; the table itself is never touched."""
    for s, dice in positions(name, some(0.1)):
        line, ahead = write(s), Ahead(s, everybody(s))
        for _ in range(12):
            seat = dice.randrange(s.table.seats)
            offered = ahead.offered(seat)
            if not offered:
                assert ahead.state.outcome
                break
            what = dice.choice(offered)
            step = ahead.step(seat, what.token)
            assert step is not None and (step.token, step.state) == (what.token, "ok")
        assert write(s) == line


def seen_ahead(s: State, hands: frozenset[int], chain: list[tuple[int, str]]) -> bytes:
    """All that somebody who sees these hands can be told, along a chain of steps."""
    game = Game(Config(s.table.rules.name, [row.code for row in s.table.rows], int(s.table.epidemics), 0), "a seed")
    game.state = s
    ahead = Ahead(s, hands)
    found: list[object] = []
    for seat, text in chain:
        found += [Ahead(ahead.state, hands).offered(other) for other in range(s.table.seats)]
        found.append(ahead.step(seat, text))
        seats = [view.seat_view(ahead.state, other, None, False) for other in range(s.table.seats)]
        found.append(closed.seats(seats, hands, s.table.seats))
        found.append(view.board(game.as_if(ahead.state), ahead.state))
    return msgspec.json.encode(found)


def test_closed_hands_make_no_difference() -> None:
    """Two tables that differ in the cards of hands that are not seen, and in what lies in the deck, give the same answers."""
    compared = different = 0
    for s, dice in [*positions("base", some(0.2)), *positions("base+ask+anytime+brink", some(0.2))]:
        if s.table.seats == 1:
            continue
        me = dice.randrange(s.table.seats)
        twin = s.copy()
        for seat in set(range(s.table.seats)) - {me}:
            given, free = members(twin.hands[seat]), [card for card in members(twin.unseen) if card < 63]
            for card, other in zip(given, dice.sample(free, min(len(given), len(free))), strict=False):
                twin.hands[seat] ^= BIT[card] | BIT[other]
                twin.unseen ^= BIT[card] | BIT[other]
        ahead, chain = Ahead(s, frozenset({me})), []
        for _ in range(7):
            seat = dice.randrange(s.table.seats) if dice.random() < 0.4 else me
            tokens = [what.token for what in ahead.offered(seat)] or ["CHI"]
            chain.append((seat, dice.choice(tokens)))
            ahead.step(*chain[-1])
        chain.append((1 - min(me, 1), dice.choice([what.token for what in Ahead(s, everybody(s)).offered(1 - min(me, 1))])))
        hands = frozenset({me})
        assert seen_ahead(s, hands, chain) == seen_ahead(twin, hands, chain), write(s)
        compared += 1
        different += seen_ahead(s, everybody(s), chain) != seen_ahead(twin, everybody(s), chain)
    assert compared > 10 and different > compared / 2


def test_a_hidden_rival_makes_no_difference() -> None:
    """Wherever he is, the team is told the same."""
    compared = 0
    for s, dice in positions("base+brink+bioterrorist", some(0.2)):
        if s.extra[LAIR] == 0 or s.extra[BIO_STATE] & SPOTTED:
            continue
        twin, hands = s.copy(), everybody(s)
        twin.extra[LAIR] = dice.choice([c for c in range(48) if c not in list(s.pawns)]) + 1
        chain = [(s.seat, dice.choice([what.token for what in Ahead(s, hands).offered(s.seat)]))]
        for city in [s.extra[LAIR] - 1, twin.extra[LAIR] - 1]:
            chain.append((s.seat, view.CODES[city]))
        assert seen_ahead(s, hands, chain) == seen_ahead(twin, hands, chain), write(s)
        compared += 1
    assert compared > 3
