"""The kinds of rows for cards that are neither cities nor events.  No rules."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from fourcures.core import State


class Special:
    """An infection card that shows no city.  It lies in the discard when the setup is done, and is a bit from 48 on in sets of cards."""

    code: str = ""

    def act(self, s: "State") -> None:
        """It was turned in part C and lies on the discard."""


class Opened:
    """Cards of the player deck that come into no hand, and happen when they have been turned.  Nature has numbers of its own for them."""

    first: i64 = 64  # the number of the first, sixteen apart
    piled: bool = False  # one lies in each pile, as its epidemic does; else they lie anywhere among the other cards

    def unseen(self, s: "State") -> i64:
        """Those that nobody has seen, as a set of places in their list."""
        return 0

    def inside(self, s: "State") -> bool:
        """The next pile has still one of them (`piled`)."""
        return False

    def code(self, card: i64) -> str:
        return ""

    def turned(self, s: "State", card: i64) -> None:
        """This one was turned, and lies open."""

    def sorts(self, s: "State") -> bool:
        """Of those that lie open there are some for whose sake the seat in turn says in which order all that was drawn happens."""
        return False
