"""Proposals: chains of steps for any pawn, drawn on the map, to be agreed to and taken over."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fourcures.server.table import Table


class Plans:
    """The proposals of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def opened(self) -> None:
        """The table has been read from the log."""

    def moved(self) -> None:
        """The game has gone on, or back."""
