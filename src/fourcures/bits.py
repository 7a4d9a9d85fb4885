"""Sets of cities, cards and seats as bits of one number: the few questions asked of them.

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


BIT: Final = _powers()
"""BIT[i] is the set that holds only i (0 to 61); BIT[62] and BIT[63] are empty."""
_INDEX: Final = indexes(1)
_EIGHTS: Final = 72340172838076673
"""A one in each group of eight bits."""
_FIRST_SEVEN: Final = 282578800148737
"""The same for all but the last group."""


def index(low: i64) -> i64:
    """The member of a set with one member."""
    return _INDEX[slot(low)]


def has(members: i64, i: i64) -> bool:
    """Whether i is in a set."""
    return members >> i & 1 != 0


def size(members: i64) -> i64:
    """How many members a set has."""
    return _by_eights(members) * _EIGHTS >> 56 & 127


def _by_eights(members: i64) -> i64:
    """How many members each group of eight has, in that group's place."""
    members -= members >> 1 & 1537228672809129301  # counts of twos,
    members = (members & 3689348814741910323) + (members >> 2 & 3689348814741910323)  # of fours,
    return members + (members >> 4) & 1085102592571150095  # of eights


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
    upto = _by_eights(members) * _EIGHTS  # in each group's place: the members up to its end
    # 128 + k - upto, in seven places at once: the high bit stays where all of a group come before the k-th.
    passed = (k + 128) * _FIRST_SEVEN - (upto & 127 * _FIRST_SEVEN) >> 7 & _FIRST_SEVEN
    first = passed * _FIRST_SEVEN >> 45 & 56
    k -= upto * 256 >> first & 255
    members >>= first
    while k > 0:
        members &= members - 1
        k -= 1
    return first + index(members & -members)
