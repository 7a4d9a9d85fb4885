"""The kind of rows that write and read fields of the position line.  No rules."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from fourcures.core import State


class Extra:
    """A named field at the end of the position line, for numbers that only some rows know."""

    name: str = ""
    late: bool = False  # it is read when all else of the line has been read
    label: str = ""  # the message that names it to people, who are shown the codes that it is written with; empty: it is not shown

    def write(self, s: "State") -> str:
        """Its text; empty: it is left out."""
        return ""

    def read(self, s: "State", text: str) -> bool:
        """Take it over; False when the text is malformed."""
        return False

    def cards(self, s: "State") -> i64:
        """Infection cards that lie there."""
        return 0

    def cubes(self, s: "State", d: i64) -> i64:
        """Cubes of d that lie there, or are out of the game: neither on the map nor in the supply."""
        return 0

    def player_cards(self, s: "State") -> i64:
        """Player cards that lie there."""
        return 0

    def epidemics(self, s: "State") -> i64:
        """Epidemic cards that lie there."""
        return 0

    def fault(self, s: "State") -> str:
        """The message that says what is impossible about it; empty: nothing is."""
        return ""
