"""The stack of what still has to happen, and the news of what has."""

from mypy_extensions import i64

from fourcures.core import State
from fourcures.ids import NEWS


def top(s: State) -> i64:
    """The entry that comes next: step * 8 + argument."""
    at = s.depth - 1
    return s.agenda[at]


def push(s: State, entry: i64) -> None:
    """This entry comes next."""
    at = s.depth
    s.agenda[at] = entry
    s.depth = at + 1


def pop(s: State) -> None:
    """The entry on top is finished."""
    s.depth -= 1


def tell(s: State, what: i64, a: i64, b: i64, c: i64) -> None:
    """Keep a piece of news, if anybody asked for them."""
    if s.news is not None:
        s.news.append(what * NEWS + a * 4096 + b * 64 + c)
