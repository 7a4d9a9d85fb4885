"""Positions and actions as text (docs/notation.md): `write` and `read` a line, `token` and `parse` an action."""

from functools import lru_cache

from mypy_extensions import i64

from fourcures import engine
from fourcures.atlas import CODES, LETTERS
from fourcures.bits import BIT, members
from fourcures.core import CITY_CARDS, LAYERS, State
from fourcures.ids import CHOSEN_FIRST, FIRST_EVENT, FLOWN_TURN, STEPS_SKIPPED
from fourcures.reading import read
from fourcures.rules.infection import infection_code
from fourcures.tokens import parse, token

__all__ = ["OUTCOMES", "city_list", "infection_list", "parse", "player_cards", "read", "seat_list", "token", "write"]

OUTCOMES = ("", "win", "outbreaks", "cubes", "cards")
"""Words for State.outcome; the first is a game that goes on."""


@lru_cache(4096)
def _cities(cities: int) -> str:
    """A set of cities with commas between; the same few sets are written again and again."""
    return ",".join([CODES[c] for c in members(cities)])


def city_list(cities: int) -> str:
    """A set of cities as a list."""
    return _cities(cities) or "-"


def infection_list(s: State, cards: int) -> str:
    """A set of infection cards as a list: cities, then those that show none."""
    others = [infection_code(s, c) for c in members(cards & ~CITY_CARDS)]
    return ",".join([_cities(cards & CITY_CARDS), *others] if cards & CITY_CARDS else others) or "-"


def player_cards(s: State, cards: int) -> str:
    """A set of cards, cities and then events, as a list."""
    events = [s.table.events[c - FIRST_EVENT].code for c in members(cards & ~CITY_CARDS)]
    return ",".join([_cities(cards & CITY_CARDS), *events] if cards & CITY_CARDS else events) or "-"


def seat_list(s: State, seats: int) -> list[str]:
    """The roles of a set of seats, in table order; last whoever plays against the team."""
    return [s.table.code(i) for i in range(s.table.seats + 1) if seats & BIT[i]]


def write(s: State) -> str:
    """The position as one line; equal tables give equal lines."""
    t = s.table
    fields = [
        f"{t.rules.name}/{t.epidemics}",
        ";".join(_seat(s, seat) for seat in range(t.seats)),
        f"{s.turn}:{agenda(s)}",
        "".join(letter.upper() if s.cured & BIT[d] else letter for d, letter in enumerate(LETTERS[: t.diseases])),
        f"o{s.outbreaks}e{s.epidemics}",
        city_list(s.stations),
        _cubes(tuple(s.cubes[:15])),
        _piles(s),
        player_cards(s, s.discards),
        _layers(s),
        infection_list(s, s.infected),
    ]
    extras = sorted([*_extras(s), *((e.name, e.write(s)) for e in t.rules.extras)])
    return " ".join(fields + [f"{name}={value}" for name, value in extras if value])


def agenda(s: State) -> str:
    """The steps that still have to happen, next first."""
    return ".".join(_step(s, s.agenda[i]) for i in range(s.depth - 1, -1, -1)) or "-"


def _step(s: State, entry: i64) -> str:
    step = s.table.steps[entry >> 3]
    return step.name + (str(entry & 7) if entry & 7 or step.counts else "")


def _seat(s: State, seat: int) -> str:
    t = s.table
    kept = s.hands[t.seats + seat]
    return (
        f"{'>' if seat == s.seat else ''}{t.rows[seat].code}@{CODES[s.pawns[seat]]}:{player_cards(s, s.hands[seat])}"
        f"{'^' + player_cards(s, kept) if kept else ''}"
    )


@lru_cache(1024)
def _cubes(columns: tuple[int, ...]) -> str:
    """The cubes on the map: by city, its own disease first."""
    found: dict[int, list[tuple[int, int]]] = {}
    for d in range(5):
        for level in range(3):
            for city in members(columns[level * 5 + d]):
                found.setdefault(city, []).append((d, level + 1))
    return ",".join([CODES[city] + _in_city(city // 12, found[city]) for city in sorted(found)]) or "-"


def _in_city(own: int, cubes: list[tuple[int, int]]) -> str:
    most = dict(cubes)
    order = sorted(most, key=lambda d: (d != own, d))
    return "+".join([f"{most[d]}{'' if d == own else LETTERS[d]}" for d in order])


def _piles(s: State) -> str:
    parts = []
    piles = s.piles
    while piles:
        parts.append(f"{(piles & 63) >> 1}{'e' if piles & 1 else ''}")
        piles >>= 6
    return ",".join(parts) or "-"


def _layers(s: State) -> str:
    parts = []
    for i in range(s.n_layers - 1, -1, -1):
        shuffle = s.layers[LAYERS + i]
        parts.append(("*" if i == 0 else infection_list(s, s.layers[i])) + (f"~{shuffle}" if shuffle else ""))
    return "|".join(parts) or "-"


def _extras(s: State) -> list[tuple[str, str]]:
    first = s.extra[CHOSEN_FIRST]
    quiet = s.extra[STEPS_SKIPPED]
    flags = []
    if s.extra[FLOWN_TURN] == s.turn and s.turn:
        flags.append("flown")
    if quiet:
        flags.append("quiet" if quiet == 1 else f"quiet{quiet}")
    events = [e.code for e in s.table.events]
    return [
        ("events", "" if len(events) == len(s.table.rules.events) else ",".join(events) or "-"),
        ("first", s.table.rows[first - 1].code if first else ""),
        ("flags", ",".join(flags)),
        ("looked", infection_list(s, s.looked) if s.looked else ""),
        ("over", OUTCOMES[s.outcome]),
        ("passed", ",".join(seat_list(s, s.passed))),
        ("removed", player_cards(s, s.removed) if s.removed else ""),
    ]


def asked(s: State) -> tuple[str, list[str]]:
    """The step on top, and the roles awaited; `["Nature"]` when a card must be turned."""
    step = _step(s, s.agenda[s.depth - 1]) if s.depth else "-"
    return step, ["Nature"] if engine.chance(s) else seat_list(s, engine.awaited(s))
