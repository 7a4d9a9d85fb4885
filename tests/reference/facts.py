"""What is printed on the map and on the cards, from two small tables next to this file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent


def _rows(name: str) -> list[list[str]]:
    lines = (HERE / name).read_text("ascii").splitlines()
    return [line.split("\t") for line in lines[1:]]


CITIES: Final = [code for code, _, _ in _rows("cities.tsv")]
COLOUR: Final = {code: disease for code, disease, _ in _rows("cities.tsv")}
PEOPLE: Final = {code: int(people) for code, _, people in _rows("cities.tsv")}
LINKS: Final = [(a, b) for a, b in _rows("links.tsv")]
NEAR: Final = {c: [d for d in CITIES if (c, d) in LINKS or (d, c) in LINKS] for c in CITIES}
"""The cities joined to a city, in atlas order."""

COLOURS: Final = "bykr"
EVENTS: Final = ["AIRLIFT", "FORECAST", "GRANT", "QUIET", "RESILIENT"]
CARDS: Final = CITIES + EVENTS
ROLES: Final = ["MED", "SCI", "RES", "QUA", "DIS", "OPS", "PLA"]
RATE: Final = [2, 2, 2, 3, 3, 4, 4]
CUBES: Final = 24
STATIONS: Final = 6
LIMIT: Final = 7
HANDS: Final = {1: 5, 2: 4, 3: 3, 4: 2, 5: 2}
