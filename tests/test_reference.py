"""The engine against the second game in tests/reference: the same table, the same choices, the same chances after every token.

FOURCURES_SOAK=20 plays twenty times as many games.
"""

from __future__ import annotations

import os
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from fourcures import engine, notation
from fourcures.core import State
from fourcures.rules.catalog import new_game
from fourcures.words import Complaint
from reference.facts import ROLES
from reference.moves import allowed as may, awaited, conceivable, legal
from reference.play import apply, chances, settle
from reference.somewhere import somewhere, unsettled
from reference.table import Table, new, read, write

SOAK = int(os.environ.get("FOURCURES_SOAK", "1"))
OVER = ["", "win", "outbreaks", "cubes", "cards"]
TEAMS = [team for n in range(1, 6) for team in combinations(ROLES, n)]


def agree(t: Table, s: State, said: str) -> list[str]:
    """Both games show the same; what can be done now."""
    mine, theirs = write(t), notation.write(s)
    assert OVER[s.outcome] == t.over, f"{said}\n{mine}\n{theirs}"
    if t.over:  # what is left of the agenda means nothing then
        assert without_agenda(theirs) == without_agenda(mine), said
    else:
        assert theirs == mine, said
    waiting = engine.awaited(s)
    assert {x.role for i, x in enumerate(t.seats) if waiting >> i & 1} == awaited(t), f"{said}\n{mine}"
    odds = chances(t)
    answers = engine.chances(s)
    weights = sum(weight for _, weight in answers)
    assert {notation.token(s, a): Fraction(weight, weights) for a, weight in answers} == odds, f"{said}\n{mine}"
    tokens = sorted(odds) or legal(t)
    assert sorted(notation.token(s, a) for a in engine.legal(s)) == tokens, f"{said}\n{mine}"
    return tokens


def without_agenda(line: str) -> list[str]:
    fields = line.split(" ")
    return [*fields[:2], fields[2].split(":")[0], *fields[3:]]


def pick(t: Table, tokens: list[str], dice: Random) -> str:
    """A token: Nature's by their chances; of people's, rare kinds as often as frequent ones."""
    odds = chances(t)
    if odds:
        return dice.choices(tokens, [float(odds[token]) for token in tokens])[0]
    kinds = sorted({shape(token) for token in tokens})
    if dice.random() < 0.3 or kinds == ["."]:
        return dice.choice(tokens)
    if dice.random() < 0.9:
        kinds = [kind for kind in kinds if kind != "."]
    kind = dice.choice(kinds)
    return dice.choice([token for token in tokens if shape(token) == kind])


def shape(token: str) -> str:
    """A token without its codes; the events keep their names."""
    return token.split("(")[0] if token[:4] in ("AIRL", "FORE", "GRAN", "RESI", "QUIE") else "".join(c for c in token if not c.isalnum())


def walk(t: Table, s: State, dice: Random, steps: int) -> None:
    """Play both games with the same tokens."""
    tokens = agree(t, s, write(t))
    for _ in range(steps):
        if t.over:
            return
        token = pick(t, tokens, dice)
        said = f"{write(t)}\n{token}"
        s = engine.apply(s, notation.parse(s, token))
        t = apply(t, token)
        tokens = agree(t, s, said)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("epidemics", [4, 5, 6, 7])
def test_whole_games(seats: int, epidemics: int) -> None:
    for game in range(SOAK):
        dice = Random(f"whole {seats} {epidemics} {game}")
        roles = dice.sample(ROLES, seats)
        first = dice.choice([-1, *range(seats)])
        t = new(roles, epidemics, roles[first] if first >= 0 else "")
        walk(t, new_game("base", tuple(roles), epidemics, first), dice, 10_000)


@pytest.mark.parametrize("team", TEAMS, ids=" ".join)
def test_every_team(team: tuple[str, ...]) -> None:
    """The beginning of a game with every set of roles, in a random order, some cards later than the setup."""
    for game in range(SOAK):
        dice = Random(f"team {team} {game}")
        roles = dice.sample(team, len(team))
        epidemics = dice.randint(4, 7)
        t = new(roles, epidemics)
        s = new_game("base", tuple(roles), epidemics)
        while t.turn == 0:
            token = pick(t, sorted(chances(t)), dice)
            t = apply(t, token)
            engine.play(s, notation.parse(s, token))
        walk(t, s, dice, 20)


@pytest.mark.parametrize("part", range(20))
def test_from_anywhere(part: int) -> None:
    for game in range(20 * SOAK):
        dice = Random(f"anywhere {part} {game}")
        t = somewhere(dice)
        walk(t, notation.read(write(t)), dice, 6)


@pytest.mark.parametrize("part", range(5))
def test_all_that_can_be_written_is_read_or_refused(part: int) -> None:
    """Every token one can think of: read when it is allowed, refused in words when it is not."""
    for game in range(SOAK):
        dice = Random(f"words {part} {game}")
        t = somewhere(dice)
        while not t.step()[0].startswith(("act", "win", "hand")):
            t = somewhere(dice)
        s = notation.read(write(t))
        allowed = {notation.token(s, a) for a in engine.legal(s)}
        for token in set(conceivable(t)):
            assert may(t, token) == (token in allowed), f"{write(t)}\n{token}"
        for token in dice.sample(sorted(set(conceivable(t)) - allowed), 300):
            with pytest.raises(Complaint):
                notation.parse(s, token)


def test_a_line_is_run_on_when_it_is_read() -> None:
    """A step that waits for nobody is done at once; then the line is the same in both games."""
    for game in range(200 * SOAK):
        t = unsettled(Random(f"unsettled {game}"))
        line = write(t)
        settle(t)
        agree(t, notation.read(line), line)


def test_the_reference_reads_what_it_writes() -> None:
    for game in range(200 * SOAK):
        line = write(somewhere(Random(f"line {game}")))
        assert write(read(line)) == line


def test_settling_a_settled_table_changes_nothing() -> None:
    for game in range(200 * SOAK):
        t = somewhere(Random(f"settled {game}"))
        line = write(t)
        settle(t)
        assert write(t) == line
