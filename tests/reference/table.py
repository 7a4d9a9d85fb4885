"""What lies on the table, and its position line."""

from __future__ import annotations

import re
from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache

from .facts import CARDS, CITIES, COLOUR, COLOURS, CUBES, EVENTS, HANDS


@dataclass
class Seat:
    """A role card with its pawn and its hand; `kept` is the event on the Contingency Planner's card."""

    role: str
    city: str
    hand: set[str] = field(default_factory=set)
    kept: str = ""

    def events(self) -> set[str]:
        """Event cards this seat can play, from the hand or from the role card."""
        return {card for card in (self.hand | {self.kept}) if card in EVENTS}


@dataclass
class Table:
    """Everything on the table.  Lists that have an order have the next thing first."""

    epidemic_cards: int
    seats: list[Seat]
    active: int = 0
    turn: int = 0
    agenda: list[str] = field(default_factory=list)
    cured: set[str] = field(default_factory=set)
    outbreaks: int = 0
    epidemics: int = 0
    stations: set[str] = field(default_factory=lambda: {"ATL"})
    cubes: dict[tuple[str, str], int] = field(default_factory=dict)  # (city, disease) -> 1..3
    piles: list[tuple[int, bool]] = field(default_factory=list)  # cards left, its epidemic among them
    discard: set[str] = field(default_factory=set)
    layers: list[tuple[set[str], int]] = field(default_factory=list)  # infection cards, shuffle that put them there (0: none)
    infected: set[str] = field(default_factory=set)  # the infection discard
    first: str = ""
    flown: bool = False
    quiet: int = 0
    looked: set[str] = field(default_factory=set)
    over: str = ""
    passed: set[str] = field(default_factory=set)
    removed: set[str] = field(default_factory=set)

    def copy(self) -> Table:
        return deepcopy(self)

    def step(self) -> tuple[str, int]:
        """Name and number of the step on top; ("", 0) when nothing is left."""
        return split(self.agenda[0]) if self.agenda else ("", 0)

    def seat(self, role: str) -> Seat | None:
        return next((s for s in self.seats if s.role == role), None)

    def count(self, city: str, disease: str) -> int:
        return self.cubes.get((city, disease), 0)

    def put(self, city: str, disease: str, number: int) -> None:
        self.cubes[city, disease] = number
        if number == 0:
            del self.cubes[city, disease]

    def on_map(self, disease: str) -> int:
        return sum(n for (_, d), n in self.cubes.items() if d == disease)

    def supply(self, disease: str) -> int:
        return CUBES - self.on_map(disease)

    def eradicated(self, disease: str) -> bool:
        return disease in self.cured and self.on_map(disease) == 0

    def unseen(self) -> set[str]:
        """City and event cards that are seen nowhere: those of the player deck."""
        seen = self.discard | {c for c in self.removed if c in EVENTS}
        for s in self.seats:
            seen |= s.hand | {s.kept}
        return {c for c in CARDS if c not in seen}


@cache
def split(step: str) -> tuple[str, int]:
    """`hand0` -> hand, 0; `win` -> win, 0."""
    found = re.fullmatch(r"([a-z]+)(\d*)", step)
    assert found, step
    return found[1], int(found[2] or 0)


def new(roles: Iterable[str], epidemic_cards: int, first: str = "") -> Table:
    """An empty table before anything is turned."""
    table = Table(epidemic_cards, [Seat(role, "ATL") for role in roles], first=first)
    number = HANDS[len(table.seats)]
    table.agenda = ["sow3"] * 3 + ["sow2"] * 3 + ["sow1"] * 3
    table.agenda += [f"deal{i}" for i in range(len(table.seats)) for _ in range(number)] + ["first"]
    table.layers = [(set(CITIES), 0)]
    return table


# ---------------------------------------------------------------- writing


def listed(cards: Iterable[str]) -> str:
    """Cards in atlas order, `-` for none."""
    return ",".join(sorted(cards, key=CARDS.index)) or "-"


def write(t: Table) -> str:
    """The position line."""
    fields = [
        f"base/{t.epidemic_cards}",
        ";".join(_seat_line(s, i == t.active) for i, s in enumerate(t.seats)),
        f"{t.turn}:{'.'.join(t.agenda)}",
        "".join(d.upper() if d in t.cured else d for d in COLOURS),
        f"o{t.outbreaks}e{t.epidemics}",
        listed(t.stations),
        _cube_line(t),
        ",".join(f"{n}{'e' if epidemic else ''}" for n, epidemic in t.piles) or "-",
        listed(t.discard),
        _layer_line(t),
        listed(t.infected),
    ]
    flags = (["flown"] if t.flown else []) + ([f"quiet{t.quiet if t.quiet > 1 else ''}"] if t.quiet else [])
    extras = {
        "first": t.first,
        "flags": ",".join(flags),
        "looked": listed(t.looked) if t.looked else "",
        "over": t.over,
        "passed": ",".join(s.role for s in t.seats if s.role in t.passed),
        "removed": listed(t.removed) if t.removed else "",
    }
    return " ".join(fields + [f"{name}={value}" for name, value in extras.items() if value])


def _seat_line(s: Seat, active: bool) -> str:
    return f"{'>' if active else ''}{s.role}@{s.city}:{listed(s.hand)}{'^' + s.kept if s.kept else ''}"


def _cube_line(t: Table) -> str:
    cities = []
    for city in CITIES:
        own = COLOUR[city]
        order = own + COLOURS.replace(own, "")
        counts = [f"{t.count(city, d)}{'' if d == own else d}" for d in order if t.count(city, d)]
        if counts:
            cities.append(city + "+".join(counts))
    return ",".join(cities) or "-"


def _layer_line(t: Table) -> str:
    parts = []
    for depth, (cards, shuffle) in enumerate(t.layers):
        bottom = depth == len(t.layers) - 1
        parts.append(("*" if bottom else listed(cards)) + (f"~{shuffle}" if shuffle else ""))
    return "|".join(parts) or "-"


# ---------------------------------------------------------------- reading


def _cards(text: str) -> set[str]:
    cards = set() if text == "-" else set(text.split(","))
    assert all(c in CARDS for c in cards), text
    return cards


def read(line: str) -> Table:
    """The table of a canonical position line."""
    rules, seats, agenda, diseases, tracks, stations, cubes, piles, discard, layers, infected, *rest = line.split(" ")
    extras = dict(extra.split("=") for extra in rest)
    t = Table(int(rules.removeprefix("base/")), [])
    for i, text in enumerate(seats.split(";")):
        if text.startswith(">"):
            t.active = i
        role, at = text.removeprefix(">").split("@")
        city, cards = at.split(":")
        hand, _, kept = cards.partition("^")
        t.seats.append(Seat(role, city, _cards(hand), kept))
    t.turn, t.agenda = int(agenda.split(":")[0]), [s for s in agenda.split(":")[1].split(".") if s]
    t.cured = {d.lower() for d in diseases if d.isupper()}
    t.outbreaks, t.epidemics = (int(n) for n in tracks[1:].split("e"))
    t.stations = _cards(stations)
    for text in [] if cubes == "-" else cubes.split(","):
        city = text[:3]
        for part in text[3:].split("+"):
            t.put(city, part[1:] or COLOUR[city], int(part[0]))
    t.piles = [] if piles == "-" else [(int(p.removesuffix("e")), p.endswith("e")) for p in piles.split(",")]
    t.discard, t.infected = _cards(discard), _cards(infected)
    t.first, t.over = extras.get("first", ""), extras.get("over", "")
    for flag in extras.get("flags", "").split(","):
        t.flown = t.flown or flag == "flown"
        if flag.startswith("quiet"):
            t.quiet = int(flag[5:] or 1)
    t.looked, t.removed = _cards(extras.get("looked", "-")), _cards(extras.get("removed", "-"))
    t.passed = set(extras["passed"].split(",")) if "passed" in extras else set()
    _read_layers(t, layers)
    return t


def _read_layers(t: Table, text: str) -> None:
    elsewhere = t.infected | t.looked | t.removed
    for part in [] if text == "-" else text.split("|"):
        cards, _, shuffle = part.partition("~")
        found = {c for c in CITIES if c not in elsewhere} if cards == "*" else _cards(cards)
        t.layers.append((found, int(shuffle or 0)))
        elsewhere |= found
