"""In which language a request is answered."""

from __future__ import annotations

import re
from typing import Final

from fourcures.words import known

LONGEST: Final = 500
"""Letters of the header that are looked at."""
_WEIGHT: Final = re.compile(r"\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*")


def preferred(header: str) -> str:
    """The language of ours that an Accept-Language header asks for most; English when it asks for none."""
    best, most = "en", 0.0
    for part in header[:LONGEST].split(","):
        tag, _, rest = part.partition(";")
        weight = _WEIGHT.fullmatch(rest)
        q = float(weight[1]) if weight else 0.0 if rest else 1.0
        if (language := known(tag)) and q > most:
            best, most = language, q
    return best
