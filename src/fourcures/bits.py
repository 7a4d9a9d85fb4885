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


def indexes(step: i64) -> vec[i64]:
    """A table that says for a set with one member, at its `slot`, `step` times the member."""
    table = vec[i64]([0] * 64)
    for i in range(62):
        table[slot(BIT[i])] = i * step
    return table


def slot(low: i64) -> i64:
    """A different number below 64 for each set with one member: six bits of a sequence in which every group of six is another one."""
    return low * 285870213051386505 >> 58 & 63


def _counts() -> vec[i64]:
    table = vec[i64]([0] * 4096)
    for i in range(1, 4096):
        table[i] = table[i // 2] + i % 2
    return table


BIT: Final = _powers()
"""BIT[i] is the set that holds only i (0 to 61); BIT[62] and BIT[63] are empty."""
_INDEX: Final = indexes(1)
_COUNT: Final = _counts()


def index(low: i64) -> i64:
    """The member of a set with one member."""
    return _INDEX[slot(low)]


def size(members: i64) -> i64:
    """How many members a set has."""
    members -= members >> 1 & 1537228672809129301  # counts of twos,
    members = (members & 3689348814741910323) + (members >> 2 & 3689348814741910323)  # of fours,
    members = members + (members >> 4) & 1085102592571150095  # of eights,
    return members * 72340172838076673 >> 56 & 127  # and all of them added


def members(of: i64) -> list[int]:
    """The members of a set in order, for those at the edge who write them down."""
    found: list[int] = []
    while of:
        low = of & -of
        found.append(int(index(low)))
        of ^= low
    return found


def nth(members: i64, k: i64) -> i64:
    """The k-th member in ascending order, from 0; k must be less than the size."""
    first: i64 = 0
    here = _COUNT[members & 4095]
    while k >= here:
        k -= here
        members >>= 12
        first += 12
        here = _COUNT[members & 4095]
    while k > 0:
        members &= members - 1
        k -= 1
    return first + index(members & -members)
