"""Writing down packed actions (ids.py says what is where) for sets of cities."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.bits import indexes, slot
from fourcures.ids import X


def emit(out: vec[i64], n: i64, base: i64, cities: i64) -> i64:
    """Write down one action for each of these cities as x; how many are written now."""
    while cities:
        low = cities & -cities
        cities ^= low
        out[n] = base + index_x(low)
        n += 1
    return n


def index_x(low: i64) -> i64:
    """The x of an action for a set with one city."""
    return _INDEX_X[slot(low)]


_INDEX_X: Final = indexes(X)
