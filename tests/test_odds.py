"""Exact chances: counted by hand, and against many futures by the dice."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

import fourcures
from fourcures import engine, ids, notation, odds
from fourcures.atlas import CODES
from fourcures.core import State
from fourcures.dealer import Dealer
from fourcures.dice import Dice, turn_card
from fourcures.rules.catalog import event_codes, new_game

FUTURES = 6000 if fourcures.COMPILED else 300


def begun(seed: int, turns: int) -> State:
    """A game in which nobody does anything for so many turns."""
    s, dice = new_game("base", ["SCI", "RES"], 6, -1, []), Dice(seed)
    while not s.outcome:
        if engine.chance(s):
            turn_card(s, dice)
        elif s.turn > turns:
            return s
        else:
            actions = engine.legal(s)
            engine.play(s, next((a for a in actions if a >> 24 == ids.DONE), actions[0]))
    return s


def test_the_first_draw_of_a_game() -> None:
    s = begun(1, 0)
    left = (s.piles & 63) >> 1
    assert odds.epidemics(s) == [Fraction(left - 2, left), Fraction(2, left)]
    full = [city for city in range(48) if s.cubes[10 + city // 12] >> city & 1]
    chances = odds.threats(s)
    assert len(full) == 3
    for city in full:  # drawn again after the epidemic, among ten cards of which two are turned
        assert chances[city] == Fraction(2, left) * Fraction(2, 10)
    others = [city for city in range(48) if not s.infected >> city & 1]
    for city in others:  # struck, and then drawn again
        assert chances[city] == Fraction(2, left) * Fraction(1, 39) * Fraction(2, 10)


def test_an_epidemic_that_must_come() -> None:
    line = "base/4 >MED@ATL:SFO;SCI@ATL:LAX 3:act4 bykr o0e0 ATL CHI1 2e,2e,12e,12e - * -"
    s = notation.read(line)
    assert odds.epidemics(s) == [Fraction(0), Fraction(1)]


@pytest.mark.parametrize("turns", [0, 2, 4])
def test_threats_against_the_dice(turns: int) -> None:
    s = next(s for seed in range(99) if not (s := begun(seed, turns)).outcome)
    chances, seen = odds.threats(s), Counter[int]()
    for game in range(FUTURES):
        t, dice = s.copy(), Dice(game)
        engine.play(t, next(a for a in engine.legal(t) if a >> 24 == ids.DONE))
        t.news = []
        turn, own = t.turn, set[int]()
        while not t.outcome and t.turn == turn:
            if engine.chance(t):
                before = len(t.news)
                step = t.agenda[t.depth - 1] >> 3
                turn_card(t, dice)
                broke = [n for n in t.news[before:] if n // ids.NEWS == ids.N_OUTBREAK]
                if broke and step in (ids.INFECT, ids.STRIKE):  # the first one is that of the card itself
                    own.add(broke[0] >> 12 & 63)
            else:
                engine.play(t, engine.legal(t)[0])
        seen.update(own)
    for city in range(48):
        exact, share = float(chances.get(city, 0)), seen[city] / FUTURES
        room = 4.5 * (exact * (1 - exact) / FUTURES) ** 0.5 + 0.02
        assert abs(share - exact) < room, (CODES[city], exact, share)


def test_before_the_discard_is_shuffled() -> None:
    """The moment for Resilient Population: three cards will lie on top, and two of them be turned; TOK is at the bottom by then."""
    rest = "base/4 >MED@ATL:SFO,RESILIENT;SCI@ATL:LAX 3:{}hand0.win2.infect.next bykr o0e1 ATL PAR3,LON3,ESS2,TOK3 9,12e,12e,12e - *|TOK {}"
    s = notation.read(rest.format("win1.shuffle.", "PAR,LON,ESS"))
    assert {CODES[city]: chance for city, chance in odds.threats(s).items()} == {"PAR": Fraction(2, 3), "LON": Fraction(2, 3)}
    # Before the epidemic the bottom card is TOK's, which breaks out and then lies among four.
    s = notation.read(rest.format("strike.win1.shuffle.", "PAR,LON,ESS"))
    chances = odds.threats(s)
    assert {CODES[city]: chance for city, chance in chances.items()} == {"TOK": Fraction(1), "PAR": Fraction(1, 2), "LON": Fraction(1, 2)}


def test_an_epidemic_that_is_turned_already_counts() -> None:
    """The first card of the draw was an epidemic, the second cannot be one: one of two cards is struck, the other stays at the bottom."""
    s = notation.read(
        "base/4 >MED@ATL:SFO;SCI@ATL:LAX 3:draw2.hand0.win2.infect.next bykr o0e0 ATL PAR3,LON1 5,12e,12e,12e - *|PAR,LON WAS,NYC"
    )
    assert odds.epidemics(s) == [Fraction(1)]
    assert {CODES[city]: chance for city, chance in odds.threats(s).items()} == {"PAR": Fraction(1, 2), "LON": Fraction(1, 2)}


def all_ways(s: State, most: int) -> dict[int, Fraction] | None:
    """The chances of cities to break out by their own card, by trying every order of cards; None when there are more ways than that."""
    found: dict[int, Fraction] = {}
    turn, ways = s.turn, 0
    todo: list[tuple[State, Fraction, frozenset[int]]] = [(s.copy(), Fraction(1), frozenset())]
    while todo:
        t, part, own = todo.pop()
        while not t.outcome and t.turn == turn and not engine.chance(t):
            actions = engine.legal(t, False) or engine.legal(t)
            engine.play(t, next((a for a in actions if a >> 24 in (ids.DONE, ids.PASS)), actions[0]))
        if t.outcome or t.turn != turn:
            for city in own:
                found[city] = found.get(city, Fraction(0)) + part
            continue
        ways += 1
        if ways > most:
            return None
        step = t.agenda[t.depth - 1] >> 3
        answers = engine.chances(t)
        whole = sum(weight for _, weight in answers)
        if step == ids.DRAW:  # which card comes into a hand does not matter
            calm = [(a, weight) for a, weight in answers if a >> 12 & 511 != ids.EPIDEMIC]
            answers = [(a, weight) for a, weight in answers if a >> 12 & 511 == ids.EPIDEMIC]
            answers += [(calm[0][0], sum(weight for _, weight in calm))] if calm else []
        for a, weight in answers:
            u = t.copy()
            u.news = []
            engine.play(u, a)
            broke = [int(n) >> 12 & 63 for n in u.news if n // ids.NEWS == ids.N_OUTBREAK]
            if broke and step in (ids.INFECT, ids.STRIKE):  # the first one is that of the card; nothing comes of the others
                for i in range(len(u.cubes)):
                    u.cubes[i] = t.cubes[i]
            u.outbreaks = t.outbreaks
            if u.outcome and u.outcome != ids.LOSS_CARDS:
                u.outcome = 0
                engine.settle(u)
            todo.append((u, part * Fraction(weight, whole), own | set(broke[:1] if step in (ids.INFECT, ids.STRIKE) else ())))
    return found


@pytest.mark.parametrize("rules", ["base", "base+brink+lab+rescue"])
def test_threats_are_what_all_orders_of_cards_come_to(rules: str) -> None:
    """As exact fractions, in the midst of turns, draws, epidemics and infections."""
    dice, steps = Random(rules), Counter[str]()
    for game in range(6 if fourcures.COMPILED else 2):
        dealer = Dealer(f"odds {game}")
        s = new_game(rules, dealer.line_up([None] * (2 + game % 3)), 4 + game % 4, events=event_codes(rules)[:5])
        while not s.outcome:
            step = s.table.steps[s.agenda[s.depth - 1] >> 3].name
            laid = any(s.agenda[i] >> 3 == ids.ORDER for i in range(s.depth))  # somebody chooses the order of cards
            if s.turn and not laid and dice.random() < 0.03:
                exact = all_ways(s, 5000 if fourcures.COMPILED else 600)
                if exact is not None:
                    assert odds.threats(s) == exact, notation.write(s)
                    steps[step] += 1
            engine.play(s, dealer.answer(s) if engine.chance(s) else dice.choice(engine.legal(s)))
    assert not fourcures.COMPILED or {"act", "draw", "infect"} <= steps.keys()


@pytest.mark.parametrize("rules", ["base", "base+brink+virulent", "base+brink+lab+rescue"])
def test_epidemics_are_what_all_orders_of_cards_come_to(rules: str) -> None:
    dice, compared = Random(rules), 0
    for game in range(3 if fourcures.COMPILED else 1):
        dealer = Dealer(f"odds {game}")
        s = new_game(rules, dealer.line_up([None] * (2 + game % 3)), 4 + game % 4, events=event_codes(rules)[:5])
        while not s.outcome:
            if s.agenda[s.depth - 1] >> 3 == ids.DRAW:
                exact = [Fraction(0)] * 4
                whole = sum(weight for _, weight in engine.chances(s))
                for a, weight in engine.chances(s):
                    struck = int(a >> 12 & 511 == ids.EPIDEMIC)
                    t = s.copy()
                    engine.play(t, a)
                    second = engine.chances(t) if t.agenda[t.depth - 1] >> 3 == ids.DRAW else [(0, 1)]
                    for b, more in second:
                        chance = Fraction(weight, whole) * Fraction(more, sum(w for _, w in second))
                        exact[struck + int(b >> 12 & 511 == ids.EPIDEMIC)] += chance
                told = odds.epidemics(s)
                assert told == exact[: len(told)] and not any(exact[len(told) :]), notation.write(s)
                assert sum(told) == 1
                compared += 1
            engine.play(s, dealer.answer(s) if engine.chance(s) else dice.choice(engine.legal(s)))
    assert compared > 10 or not fourcures.COMPILED


def test_a_finished_game_has_no_threats() -> None:
    s = begun(5, 999)
    assert s.outcome
    assert odds.threats(s) == {}
