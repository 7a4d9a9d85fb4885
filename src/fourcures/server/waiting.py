"""Whom a table waits for, how long, and what happens then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fourcures.core import State
from fourcures.server.windows import asked_for_nothing

if TYPE_CHECKING:
    from fourcures.server.table import Table


class Waiting:
    """Whom one table waits for."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def opened(self) -> None:
        """The table has been read from the log."""

    def moved(self) -> None:
        """The game has gone on, or back."""

    def lets_pass(self, s: State) -> int:
        """The seats that the window on top need not ask."""
        return asked_for_nothing(s)
