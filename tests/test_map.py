"""The map that the page draws is the map that the engine plays on."""

from __future__ import annotations

import json
from pathlib import Path

from fourcures import atlas

LAYOUT = json.loads((Path(__file__).parents[1] / "web/src/lib/map/layout.json").read_text())


def test_the_page_has_the_cities_in_atlas_order_with_their_diseases() -> None:
    drawn = {code: place[0] for code, place in LAYOUT["cities"].items()}
    assert list(drawn) == list(atlas.CODES)
    assert list(drawn.values()) == [atlas.DISEASES[city // 12] for city in range(atlas.CITIES)]


def test_the_page_has_the_links_of_the_atlas() -> None:
    drawn = {frozenset(edge.split("-")) for edge in LAYOUT["edges"].split()}
    numbers = range(atlas.CITIES)
    links = {frozenset((atlas.CODES[a], atlas.CODES[b])) for a in numbers for b in numbers if atlas.ADJ[a] >> b & 1}
    assert drawn == links
