"""Random games for the laws: every number of seats and of epidemics, every mixture of roles; every third begins late, at a random position.

FOURCURES_GAMES sets how many; without it few when the engine is interpreted, more when it is compiled.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from random import Random

import fourcures
from fourcures import engine, ids, notation
from fourcures.core import State
from fourcures.rules.catalog import new_game
from fourcures.words import Complaint
from reference.facts import CITIES, COLOUR, NEAR, ROLES
from reference.somewhere import somewhere
from reference.table import Table, read, write

GAMES = int(os.environ.get("FOURCURES_GAMES", "160" if fourcures.COMPILED else "40"))
RARE = {ids.SHUTTLE, ids.TREAT, ids.BUILD, ids.GIVE, ids.TAKE, ids.CURE, ids.STORE, ids.DISCARD, ids.PUT}
"""Kinds of action that are neither a mere move nor the end of the turn."""


def some(share: float) -> int:
    """More games for a law that is checked quickly, fewer for one that takes long; never none."""
    return max(12, int(GAMES * share))


class Player(Random):
    """Dice, and the manner of one game: wild, or careful enough to find cures."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.careful = self.random() < 0.2

    def pick(self, s: State) -> int:
        """An action of people, or Nature's answer by its weight."""
        if engine.chance(s):
            answers = engine.chances(s)
            return self.choices([a for a, _ in answers], [w for _, w in answers])[0]
        actions = engine.legal(s)
        if self.careful and self.random() < 0.9:
            tokens = [notation.token(s, a) for a in actions]
            return actions[tokens.index(self.sensible(read(notation.write(s)), tokens))]
        if self.random() < 0.4:
            return self.choice(actions)
        few = [a for a in actions if a >> 24 in RARE]
        return self.choice(few or actions)

    def sensible(self, t: Table, tokens: list[str]) -> str:
        """A cure; else the way to a station with the cards for one; else treat; never a card spent on a flight."""
        cures = [token for token in tokens if token[0] == "!"]
        if cures:
            return cures[0]
        if t.step()[0] == "hand":
            hand = t.seats[t.step()[1]].hand
            kept = Counter(COLOUR.get(c, "") for c in hand if COLOUR.get(c) not in t.cured)
            return min((token for token in tokens if token[0] == "x"), key=lambda token: kept[COLOUR.get(token[1:], "")])
        if t.step()[0] != "act":
            return self.choice([token for token in tokens if token[0] in ".#"])
        me = t.seats[t.active]
        most = max((sum(COLOUR.get(c) == d for c in me.hand) for d in "bykr" if d not in t.cured), default=0)
        if most >= (4 if me.role == "SCI" else 5):
            city = way(me.city, t.stations)
            return city if city in tokens else "."
        treats = [token for token in tokens if token[0] == "-"]
        steps = [token for token in tokens if token in CITIES and any(t.count(token, d) > 1 for d in "bykr")]
        gifts = [token for token in tokens if token[3:4] in ("<", ">") and self.random() < 0.3]
        return self.choice(gifts or treats or steps or [token for token in tokens if token in CITIES])


def way(city: str, stations: set[str]) -> str:
    """The next city on the shortest way to a station."""
    paths = [[city]]
    while not (found := [path for path in paths if path[-1] in stations]):
        paths = [[*path, near] for path in paths[:60] for near in NEAR[path[-1]] if near not in path]
    return found[0][1] if len(found[0]) > 1 else city


def begin(game: int, law: str) -> tuple[State, Player]:
    """A table and a player: 60 games in a row have 20 in full swing, and 40 setups, all numbers of seats and epidemics twice."""
    player = Player(f"{law} {game}")
    if game % 3 == 2:
        return notation.read(write(somewhere(player))), player
    seats, epidemics = 1 + game // 3 % 5, 4 + game // 15 % 4
    return new_game("base", tuple(player.sample(ROLES, seats)), epidemics, player.randrange(-1, seats)), player


def out(s: State, player: Player) -> Iterator[tuple[State, int]]:
    """Every table of a game with the action that is done there, then the last table with -1.  The table is played on in place."""
    while not s.outcome:
        a = player.pick(s)
        yield s, a
        engine.play(s, a)
    yield s, -1


def waiting(number: int, law: str) -> Iterator[tuple[State, Player]]:
    """So many tables that wait for people, from all parts of games."""
    found = game = 0
    while found < number:
        s, player = begin(game, law)
        every = player.randint(5, 30)
        for n, (table, _) in enumerate(out(s, player)):
            if n % every == 0 and not table.outcome and not engine.chance(table):
                found += 1
                yield table.copy(), player
        game += 1


def refused(s: State, text: str) -> bool:
    """The notation does not read this token here."""
    try:
        notation.parse(s, text)
    except Complaint:
        return True
    return False
