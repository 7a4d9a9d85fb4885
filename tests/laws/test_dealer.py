"""The dealer deals as if the decks had been shuffled beforehand: what people do never changes a card; and dice and dealer are fair."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import pairwise

import pytest
from games import Player, begin, out, some

from fourcures import engine, notation
from fourcures.core import State
from fourcures.dealer import Dealer, commitment
from fourcures.dice import Dice, turn_card
from fourcures.rules.catalog import new_game
from fourcures.words import Complaint
from reference.facts import CARDS, ROLES
from reference.table import read, write


def dealt(s: State, dealer: Dealer, player: Player) -> list[tuple[str, str]]:
    """Play to the end; the steps at which a card was turned, with the cards."""
    cards = []
    while not s.outcome:
        if engine.chance(s):
            a = dealer.answer(s)
            cards.append((read(notation.write(s)).agenda[0], notation.token(s, a)))
        else:
            a = player.pick(s)
        engine.play(s, a)
    return cards


def test_the_same_seed_deals_the_same_player_cards() -> None:
    """Two different games with one seed: the same setup, and the same cards in the same order as long as both last."""
    for game in range(some(0.1)):
        player = Player(f"seeds {game}")
        seats = 1 + game % 5
        roles, epidemics = tuple(player.sample(ROLES, seats)), 4 + game % 4
        games = []
        for _ in range(2):
            s = new_game("base", roles, epidemics, game % (seats + 1) - 1)
            games.append(dealt(s, Dealer(f"seed {game}"), Player(f"{game} {_}")))
        decks = [[card for step, card in cards if step.startswith(("deal", "draw"))] for cards in games]
        length = min(map(len, decks))
        assert length >= 8 and decks[0][:length] == decks[1][:length]
        assert [c for c in games[0] if c[0].startswith("sow")] == [c for c in games[1] if c[0].startswith("sow")]
        bottom = [[card for step, card in cards if step == "strike"][:1] for cards in games]
        assert bottom[0] == bottom[1] or [] in bottom


def test_roles_do_not_change_the_cards() -> None:
    """Two teams of one size get the same deck, until somebody has decided something."""
    for game in range(20):
        first, second = (new_game("base", team, 5) for team in (("MED", "SCI"), ("PLA", "DIS")))
        assert Dealer(f"roles {game}").settle(first) == Dealer(f"roles {game}").settle(second)


def test_every_answer_is_possible() -> None:
    for game in range(some(0.3)):
        s, player = begin(game, "answers")
        dealer = Dealer(f"answers {game}")
        while not s.outcome:
            if engine.chance(s):
                a = dealer.answer(s)
                assert a in [b for b, _ in engine.chances(s)]
                assert dealer.answer(s) == a
            else:
                with pytest.raises(Complaint):
                    dealer.answer(s)
                a = player.pick(s)
            engine.play(s, a)
        with pytest.raises(Complaint):
            dealer.answer(s)


def test_known_cards_come_as_known() -> None:
    """A Forecast puts cards back in an order; they come in that order."""
    seen = 0
    for game in range(some(0.5)):
        s, player = begin(game, "forecast")
        for table, a in out(s, player):
            if len(engine.chances(table)) != 1:
                continue
            t = read(notation.write(table))
            assert Dealer("any").answer(table) == a
            if t.step()[0] in ("infect", "look"):
                (card,) = t.layers[0][0]
                assert notation.token(table, a) == f"~{card}"
                seen += 1
    assert seen


def test_settle_stops_at_the_first_decision() -> None:
    s = new_game("base", ("MED", "SCI", "RES"), 4)
    tokens = Dealer("settle").settle(s)
    assert len(tokens) == 9 + 9 and not engine.chance(s) and engine.awaited(s)
    twin = new_game("base", ("MED", "SCI", "RES"), 4)
    for token in tokens:
        engine.play(twin, notation.parse(twin, token))
    assert notation.write(twin) == notation.write(s)
    assert Dealer("settle").settle(s) == []


def test_a_commitment_binds_and_tells_nothing() -> None:
    assert commitment("abc") == "sha256:" + sha256(b"abc").hexdigest()
    assert commitment("abc") != commitment("abd")


def test_line_up() -> None:
    """Wanted roles stay where they are; the others come from the rest, each once, all of them sooner or later."""
    seen = Counter[str]()
    for n in range(200):
        team = Dealer(f"team {n}").line_up([None, "MED", None, None, "PLA"])
        assert team == Dealer(f"team {n}").line_up([None, "MED", None, None, "PLA"])
        assert len(set(team)) == 5 and team[1] == "MED" and team[4] == "PLA" and set(team) <= set(ROLES)
        seen.update(team)
    assert set(seen) == set(ROLES)
    assert all(80 < seen[role] < 160 for role in set(ROLES) - {"MED", "PLA"})
    assert Dealer("x").line_up(["SCI"]) == ["SCI"]


# ---------------------------------------------------------------- fairness: fixed seeds, so the figures never move


def chi(found: Counter[str], odds: dict[str, float], number: int) -> float:
    """How far counts are from what was to be expected; about the number of possible results, give or take."""
    assert set(found) <= set(odds)
    return sum((found[x] - number * p) ** 2 / (number * p) for x, p in odds.items())


def test_epidemics_lie_anywhere_in_their_pile() -> None:
    """Two seats, four epidemics: the first pile has 13 cards (twelve and its epidemic), and each place is as likely."""
    places = Counter[str]()
    gaps = Counter[str]()
    for n in range(390):
        cards = deck(f"piles {n}", 26)
        first, second = [i for i, card in enumerate(cards) if card == "~EPI"][:2]
        assert first < 13 <= second < 25
        places[str(first)] += 1
        gaps[str(second - 13)] += 1
    assert chi(places, {str(i): 1 / 13 for i in range(13)}, 390) < 26
    assert chi(gaps, {str(i): 1 / 12 for i in range(12)}, 390) < 26


def deck(seed: str, number: int) -> list[str]:
    """The first cards of the player deck, drawn at a table where nothing else happens."""
    dealer, cards = Dealer(seed), list[str]()
    s = new_game("base", ("MED", "SCI"), 4)
    dealer.settle(s)
    while len(cards) < number:
        t = read(notation.write(s))
        for seat in t.seats:
            t.discard |= seat.hand
            seat.hand = set()
        t.agenda = ["draw", "next"]
        s = notation.read(write(t))
        for _ in range(2):
            a = dealer.answer(s)
            cards.append(notation.token(s, a))
            engine.play(s, a)
    return cards


@pytest.mark.parametrize(
    ("step", "piles", "layer"),
    [
        ("draw.hand0.win2.infect.next", "5e,9", "*"),
        ("infect1.next", "9,5e", "SFO,CHI,ATL,MON,LAX,SYD|*"),
        ("strike.win1.shuffle.hand0.win2.infect.next", "9,5e", "SFO,CHI|*"),
    ],
)
def test_dice_follow_the_chances(step: str, piles: str, layer: str) -> None:
    """2,000 throws on one table: each answer as often as its weight says."""
    line = f"base/4 >MED@ATL:-;SCI@ATL:- 20:{step} bykr o0e3 ATL - {piles} {','.join(CARDS[13:])} {layer} JAK,MNL"
    table = notation.read(line)
    weights = sum(w for _, w in engine.chances(table))
    odds: dict[str, float] = {}
    for a, w in engine.chances(table):
        key = notation.write(engine.apply(table, a))
        assert key not in odds
        odds[key] = w / weights
    found = Counter[str]()
    for n in range(2000):
        s = table.copy()
        turn_card(s, Dice(n))
        found[notation.write(s)] += 1
    assert chi(found, odds, 2000) < 2 * len(odds) + 20


def test_dice_do_not_repeat() -> None:
    rolls = [Dice(7).roll() for _ in range(2)]
    assert rolls[0] == rolls[1]
    dice = Dice(8)
    numbers = [dice.roll() for _ in range(1000)]
    assert all(0 <= n < 2**32 for n in numbers)
    assert len(set(numbers)) == 1000
    assert 300 < sum(a < b for a, b in pairwise(numbers)) < 700
