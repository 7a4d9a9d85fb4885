"""Order never decides: not the order of outbreaks in a chain, not the order of seats and roles."""

from __future__ import annotations

from random import Random

from games import some

from fourcures import engine, notation
from fourcures.core import State
from reference import play
from reference.moves import nature_awaited
from reference.somewhere import somewhere
from reference.table import Table, write


def infections(number: int, law: str) -> list[tuple[Table, str, Random]]:
    """Tables where Nature turns an infection card, with a card that breaks out if there is one."""
    found: list[tuple[Table, str, Random]] = []
    game = 0
    while len(found) < number:
        dice = Random(f"{law} {game}")
        game += 1
        t = somewhere(dice)
        if nature_awaited(t) and t.step()[0] in ("strike", "infect"):
            tokens = sorted(play.chances(t))
            hot = [token for token in tokens if play.apply(t, token).outbreaks > t.outbreaks]
            found.append((t, dice.choice(hot or tokens), dice))
    return found


def map_of(t: Table) -> object:
    """What a chain can change."""
    return t.cubes, t.outbreaks, sorted(t.infected), t.layers


def test_the_order_of_outbreaks_does_not_matter() -> None:
    for t, token, dice in infections(some(0.3), "chains"):
        expected = play.apply(t, token)

        def shuffled(cities: list[str], dice: Random = dice) -> list[str]:
            return dice.sample(cities, len(cities))

        s = notation.read(write(t))
        engine.play(s, notation.parse(s, token))
        assert bool(s.outcome) == bool(expected.over)
        for _ in range(5):
            other = play.apply(t, token, shuffled)
            assert bool(other.over) == bool(expected.over)
            if not expected.over:
                assert map_of(other) == map_of(expected)
                assert write(other) == notation.write(s)


def seats_turned(t: Table, order: list[int]) -> Table:
    """The same table with the people sitting in another order."""
    other = t.copy()
    other.seats = [other.seats[i] for i in order]
    other.active = order.index(t.active)
    other.agenda = [f"{step[:4]}{order.index(int(step[4:]))}" if step.startswith("hand") else step for step in t.agenda]
    return other


def test_the_order_of_seats_does_not_matter() -> None:
    """Whatever is done, roles protect and clean the same wherever they sit."""
    for game in range(some(0.3)):
        dice = Random(f"seats {game}")
        t = somewhere(dice)
        other = seats_turned(t, dice.sample(range(len(t.seats)), len(t.seats)))
        s, o = notation.read(write(t)), notation.read(write(other))
        tokens, others = texts(s), texts(o)
        assert tokens == others
        for token in dice.sample(tokens, min(3, len(tokens))):
            a, b = after(s, token), after(o, token)
            assert board(a) == board(b)


def texts(s: State) -> list[str]:
    return sorted(notation.token(s, a) for a in engine.legal(s))


def after(s: State, token: str) -> str:
    return notation.write(engine.apply(s, notation.parse(s, token)))


def board(line: str) -> list[str]:
    """The fields that do not know about seats, the seats sorted, and the extras that are no list of seats."""
    fields = line.split(" ")
    seats = sorted(seat.removeprefix(">") for seat in fields[1].split(";"))
    return [fields[0], *seats, *fields[3:11], *(f for f in fields[11:] if not f.startswith("passed"))]
