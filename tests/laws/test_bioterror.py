"""Games with the Bio-Terrorist: everything of his happens, and what the team cannot tell apart looks and sounds the same to it."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import msgspec
import pytest
from games import some

from fourcures import engine, notation, secrets
from fourcures.atlas import ADJ
from fourcures.bits import BIT, size
from fourcures.check import problems
from fourcures.core import State
from fourcures.dealer import Dealer
from fourcures.dice import Dice, random_game
from fourcures.ids import BIO_STATE, CAPTURED, LAIR, ORIGINS, PLOTS, SPOTTED
from fourcures.reasons import why
from fourcures.rules.bioterror_acts import watched
from fourcures.rules.catalog import rules
from fourcures.server import closed, view
from fourcures.server.game import Config, Game
from fourcures.whynot import why_not

MIXTURES = (
    "base+bioterrorist",
    "base+brink+bioterrorist",
    "base+ask+anytime+brink+virulent+bioterrorist",
    "base+prompted+bioterrorist+bioarrival",
    "base+brink+lab+rescue+virulent+crises+bioterrorist",
)
RARE = {"sabotage": 9, "capture": 9, "escape": 5, "infect_there": 2, "infect_here": 2, "biodraw": 3, "biocharter": 0.1, "biodiscard": 1}


def table(name: str, n: int) -> Game:
    """A table of these rules for two to five players, all dealt."""
    dealer = Dealer(f"{name} {n}")
    team = dealer.line_up([None] * (1 + n % 4), [row.code for row in rules(name).roles])
    game = Game(Config(name, [*team, "BIO"], 4 + n % 4, -1, dealer.events(len(team), name)), dealer.seed)
    game.settle()
    return game


def pick(s: State, dice: Random) -> int:
    """An action, the rare ones rather; the team comes to him where it can."""
    actions = engine.legal(s)
    weights = []
    for a in actions:
        kind = s.table.kinds[a >> 24].name
        weight = RARE.get(kind, 1.0)
        if kind == "biodirect":
            weight = 0.1
        if kind in ("drive", "direct", "charter", "shuttle") and (a >> 12 & 63) + 1 == s.extra[LAIR]:
            weight = 8
        if kind == "biodrive" and s.stations & BIT[a >> 12 & 63]:
            weight = 9
        if kind == "hide" and s.stations & ADJ[a >> 12 & 63]:
            weight = 20
        weights.append(weight)
    return dice.choices(actions, weights)[0]


def games(name: str, number: int) -> list[tuple[Game, Random]]:
    return [(table(name, n), Random(f"{name} {n}")) for n in range(number)]


@pytest.mark.parametrize("name", MIXTURES)
def test_every_table_is_sound(name: str) -> None:
    """Nothing is impossible, all is written and read back, tokens are unique; the team sees his cards in the layers they came from."""
    for game, dice in games(name, some(0.1)):
        while not game.state.outcome:
            s = game.state
            line = notation.write(s)
            assert problems(s) == [], line
            again = notation.read(line)
            assert notation.write(again) == line and engine.legal(again) == engine.legal(s)
            tokens = [notation.token(s, a) for a in engine.legal(s)]
            assert len(set(tokens)) == len(tokens), line
            assert size(s.extra[PLOTS]) <= 8
            public = secrets.seen(s)
            away = secrets.blanks(public)
            for i in range(s.n_layers):
                assert s.layers[i] & ~public.layers[i] == 0
                assert size(public.layers[i]) - size(s.layers[i]) == away.count(i)
            assert size(public.extra[PLOTS]) + len(away) == size(s.extra[PLOTS])
            game.play(pick(s, dice))
            game.settle()
        assert problems(game.state) == [] and game.state.turn < 60


def test_everything_happens() -> None:
    """Every step, kind of action and ending."""
    seen: Counter[str] = Counter()
    for n in range(some(1.5)):
        game, dice = table("base+bioterrorist", n), Random(f"every {n}")
        while not game.state.outcome:
            s = game.state
            seen.update(s.table.steps[s.agenda[i] >> 3].name for i in range(s.depth))
            draws = [a for a in engine.legal(s) if s.table.kinds[a >> 24].name in ("biodraw", "done")] if n % 4 == 0 else []
            a = draws[0] if draws else pick(s, dice)
            seen[s.table.kinds[a >> 24].name] += 1
            game.play(a)
            game.settle()
        seen[game.entries[-1].said[-1].id] += 1
    r = rules("base+bioterrorist")
    wanted = {kind.name for kind in r.kinds[64:]} | {"biowin", "biohide", "bio"} | {"log-rival-wins"}
    assert not {w for w in wanted - {""} if not seen[w]}


# ---------------------------------------------------------------- secrets


def hidden(s: State) -> bool:
    return s.extra[LAIR] != 0 and not s.extra[BIO_STATE] & (SPOTTED | CAPTURED)


def twins(game: Game, dice: Random) -> list[Game]:
    """Tables that differ from this one only in what the team cannot know: a card of his that lies in its layer instead, another city."""
    found = []
    s = game.state
    cards = [c for c in range(48) if s.extra[PLOTS] & BIT[c]]
    for place, card in enumerate(cards):
        layer = (s.extra[ORIGINS] >> 6 * place & 63) - 1
        others = [c for c in range(48) if layer >= 0 and s.layers[layer] & BIT[c]]
        if others:
            twin = game.copy()
            exchange(twin.state, card, dice.choice(others), layer)
            found.append(twin)
    if hidden(s):
        twin = game.copy()
        twin.state.extra[LAIR] = 1 + dice.choice([c for c in range(48) if not watched(s) & BIT[c]])
        found.append(twin)
    return found


def exchange(s: State, his: int, other: int, layer: int) -> None:
    """He holds the other card of that layer."""
    s.layers[layer] ^= BIT[his] | BIT[other]
    cards = [c for c in range(48) if s.extra[PLOTS] & BIT[c]]
    origins = {c: s.extra[ORIGINS] >> 6 * i & 63 for i, c in enumerate(cards)}
    origins[other] = origins.pop(his)
    s.extra[PLOTS] ^= BIT[his] | BIT[other]
    s.extra[ORIGINS] = sum(origins[c] << 6 * i for i, c in enumerate(sorted(origins)))


def views(game: Game) -> list[str]:
    """All that is sent to those who hold a seat of the team, or none."""
    told = []
    team = range(game.state.table.seats)
    for mine in (set(), set(team), {0}):
        seen = closed.seen(game, mine)
        s = closed.state(game, seen)
        parts: list[object] = [
            notation.write(s),
            view.board(game, s),
            view.ask(s),
            view.undo(game, mine),
            closed.entries(game, 0, seen),
            [view.seat_view(s, seat, None, True) for seat in range(len(game.roles))],
            [choice for choice in view.choices(game.state) if choice.seat in mine],
            [why(game.state, seat) for seat in mine],
            [why_not(game.state, seat, about) for seat in mine for about in ("PAR", "OSA", "ATL")],
            game.glance(),
        ]
        told.append(json.dumps([msgspec.to_builtins(part) for part in parts]))
    return told


@pytest.mark.parametrize("name", MIXTURES)
def test_the_team_cannot_tell_twins_apart(name: str) -> None:
    compared = 0
    for game, dice in games(name, some(0.1)):
        every = dice.randint(3, 9)
        while not game.state.outcome:
            if len(game.entries) % every == 0:
                told = views(game)
                for twin in twins(game, dice):
                    assert notation.write(twin.state) != notation.write(game.state) or hidden(game.state)
                    assert problems(twin.state) == []
                    assert views(twin) == told
                    compared += 1
            game.play(pick(game.state, dice))
            game.settle()
    assert compared > 100


@pytest.mark.parametrize("name", MIXTURES[:2])
def test_what_he_does_in_secret_sounds_the_same(name: str) -> None:
    """Of a kind of action whose city is secret, all that leave him as hidden as before are told in the same words, and look the same."""
    compared = 0
    for game, dice in games(name, some(0.2)):
        while not game.state.outcome:
            s = game.state
            for kind in secrets.SECRET:
                same = [a for a in engine.legal(s) if s.table.kinds[a >> 24].name == kind and not watched(s) & BIT[a >> 12 & 63]]
                if len(same) > 1:
                    after = []
                    for a in dice.sample(same, 2):
                        one = game.copy()
                        one.play(a)
                        after.append(views(one))
                    assert after[0] == after[1]
                    compared += 1
            game.play(pick(s, dice))
            game.settle()
    assert compared > 50


@pytest.mark.parametrize("name", MIXTURES)
def test_what_he_draws_is_not_told(name: str) -> None:
    for game, dice in games(name, some(0.05)):
        while not game.state.outcome:
            game.play(pick(game.state, dice))
            game.settle()
        for entry, told in zip(game.entries, game.told, strict=True):
            ids = [said.id for said in entry.said]
            if ids[0] in ("log-biocard", "log-hide", "log-biodrive") or (ids[0] == "log-biocharter" and "bioarrival" not in name):
                assert told.token != entry.token and "*" in told.token and "city" not in told.said[0].args
                assert [said.id for said in told.said] == [ids[0] + "-hidden", *ids[1:]]
            else:
                assert told == entry


def test_fast_games_come_to_an_end() -> None:
    for n in range(some(2)):
        s = table(MIXTURES[n % 4], n).state
        random_game(s, Dice(n))
        assert problems(s) == [] and s.turn < 60, notation.write(s)
