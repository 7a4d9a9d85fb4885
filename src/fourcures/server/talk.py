"""What people say at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fourcures.server.guest import Guest
    from fourcures.server.table import Table


class Talk:
    """The talk of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def opened(self) -> None:
        """The table has been read from the log."""

    def greet(self, guest: Guest) -> None:
        """A page has come to the table: it is told what has been said."""
