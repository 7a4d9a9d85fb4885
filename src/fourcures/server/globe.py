"""How far it is from city to city on the globe, for statistics.  The rules know links alone."""

from __future__ import annotations

from functools import cache
from math import acos, cos, radians, sin
from typing import Final

_PLACES: Final = """
SFO 38 -122 CHI 42 -88 ATL 34 -84 MON 46 -74 WAS 39 -77 NYC 41 -74 MAD 40 -4 LON 52 -0
PAR 49 2 ESS 51 7 MIL 45 9 STP 60 30 LAX 34 -118 MEX 19 -99 MIA 26 -80 BOG 5 -74
LIM -12 -77 SCL -33 -71 BUE -35 -58 SAO -24 -47 LAG 7 3 KIN -4 15 JOH -26 28 KHA 16 33
ALG 37 3 IST 41 29 MOS 56 38 CAI 30 31 BAG 33 44 TEH 36 51 RIY 25 47 KAR 25 67
DEL 29 77 MUM 19 73 KOL 23 88 CHE 13 80 BEI 40 116 SEO 38 127 SHA 31 121 TOK 36 140
OSA 35 136 TAI 25 122 HKG 22 114 BAN 14 101 HCM 11 107 JAK -6 107 MNL 15 121 SYD -34 151
"""
"""Latitude and longitude, in whole degrees."""
EARTH: Final = 6371.0


@cache
def km(a: str, b: str) -> int:
    """Kilometres from one city to another, as a plane flies."""
    if a == b:
        return 0
    (north_a, east_a), (north_b, east_b) = _place(a), _place(b)
    return round(EARTH * acos(sin(north_a) * sin(north_b) + cos(north_a) * cos(north_b) * cos(east_a - east_b)))


@cache
def _place(city: str) -> tuple[float, float]:
    words = _PLACES.split()
    at = words.index(city)
    return radians(int(words[at + 1])), radians(int(words[at + 2]))
