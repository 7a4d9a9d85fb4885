"""The printed facts: the map against a second copy of it, and what is known about its shape."""

from __future__ import annotations

import pytest

from fourcures import atlas
from reference.facts import CITIES, COLOUR, COLOURS, LINKS, NEAR, PEOPLE


def near(city: int) -> list[int]:
    return [other for other in range(48) if atlas.ADJ[city] >> other & 1]


def test_cities_are_in_atlas_order() -> None:
    assert list(atlas.CODES) == CITIES
    assert len(set(CITIES)) == 48
    assert [atlas.city(code) for code in CITIES] == list(range(48))


def test_twelve_cities_of_each_disease() -> None:
    assert atlas.DISEASES == COLOURS
    assert [COLOUR[code] for code in CITIES] == [atlas.DISEASES[c // 12] for c in range(48)]
    for d in range(4):
        assert [c for c in range(48) if atlas.COLOUR[d] >> c & 1] == list(range(12 * d, 12 * d + 12))


def test_93_links_both_ways() -> None:
    assert len({frozenset(link) for link in LINKS}) == len(LINKS) == 93
    for c in range(48):
        assert [atlas.CODES[d] for d in near(c)] == NEAR[atlas.CODES[c]]
        assert c not in near(c)
        assert all(c in near(d) for d in near(c))
    assert sum(len(near(c)) for c in range(48)) == 2 * 93


def test_the_map_hangs_together() -> None:
    reached = {0}
    while more := {d for c in reached for d in near(c)} - reached:
        reached |= more
    assert len(reached) == 48


@pytest.mark.parametrize(
    ("code", "others"),
    [
        ("SCL", "LIM"),  # a dead end
        ("SFO", "CHI LAX TOK MNL"),  # two lines over the Pacific
        ("LAX", "SFO CHI MEX SYD"),
        ("SYD", "LAX JAK MNL"),
        ("ATL", "CHI WAS MIA"),
        ("HKG", "KOL SHA TAI BAN HCM MNL"),
        ("JOH", "KIN KHA"),  # no line to Buenos Aires
        ("MIL", "PAR ESS IST"),  # no line to Algiers
    ],
)
def test_lines_that_are_often_drawn_wrong(code: str, others: str) -> None:
    assert [atlas.CODES[d] for d in near(atlas.city(code))] == others.split()


def test_populations() -> None:
    """Thousands of people; only the order of two cards decides anything, and only Chicago and Lima are equal."""
    figures = [int(n) for n in atlas.POPULATION]
    assert figures == [PEOPLE[code] // 1000 for code in CITIES]
    assert all(PEOPLE[code] % 1000 == 0 for code in CITIES)
    assert max(range(48), key=lambda c: figures[c]) == atlas.city("JAK")
    twins = [(a, b) for a in range(48) for b in range(a) if figures[a] == figures[b]]
    assert twins == [(atlas.city("LIM"), atlas.city("CHI"))]


def test_the_start_is_atlanta() -> None:
    assert atlas.CODES[atlas.START] == "ATL"


def test_unknown_codes_are_not_found() -> None:
    for code in ("XXX", "atl", "ATLANTA", ""):
        with pytest.raises(KeyError):
            atlas.city(code)
