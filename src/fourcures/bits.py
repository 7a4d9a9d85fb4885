"""Sets of cities, cards and seats as bits of one number: the three questions asked of them.

Tables instead of shifts: the compiler makes 32-bit code of a constant left of `<<`, and Python has no fast bit count for `i64`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


def _powers() -> vec[i64]:
    table = vec[i64]([0] * 64)
    bit: i64 = 1
    for i in range(62):
        table[i] = bit
        bit *= 2
    return table


def _indexes() -> vec[i64]:
    table = vec[i64]([0] * 67)
    for i in range(62):
        table[BIT[i] % 67] = i
    return table


def _counts() -> vec[i64]:
    table = vec[i64]([0] * 4096)
    for i in range(1, 4096):
        table[i] = table[i // 2] + i % 2
    return table


BIT: Final = _powers()
"""BIT[i] is the set that holds only i (0 to 61); BIT[62] and BIT[63] are empty."""
_INDEX: Final = _indexes()  # 2 is a primitive root of 67, so the powers of two leave different remainders
_COUNT: Final = _counts()


def index(low: i64) -> i64:
    """The member of a set with one member."""
    return _INDEX[low % 67]


def size(members: i64) -> i64:
    """How many members a set has."""
    n: i64 = 0
    while members:
        n += _COUNT[members & 4095]
        members >>= 12
    return n


def nth(members: i64, k: i64) -> i64:
    """The k-th member in ascending order, from 0; k must be less than the size."""
    while k > 0:
        members &= members - 1
        k -= 1
    return index(members & -members)
