"""Passwords: kept as argon2id, worked on in threads of their own, so that no table waits."""

from __future__ import annotations

import asyncio
import os
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from secrets import token_hex
from typing import TYPE_CHECKING, Final, TypedDict, TypeVar

from fourcures.server.problems import Refusal

if TYPE_CHECKING:
    from argon2 import PasswordHasher

T = TypeVar("T")

CROWD: Final = 50
"""Passwords that may wait to be worked on."""
SHORTEST: Final = 8
LONGEST: Final = 128
CHEAP: Final = "FOURCURES_CHEAP_PASSWORDS"
"""An environment variable for tests alone: hashes that cost nothing, and protect nothing."""


class Cost(TypedDict):
    """What one hash costs."""

    time_cost: int
    memory_cost: int
    parallelism: int


COST: Final[Cost] = {"time_cost": 3, "memory_cost": 64 * 1024, "parallelism": 4}
"""RFC 9106, second recommended option: three passes over 64 MiB in four lanes."""
NO_COST: Final[Cost] = {"time_cost": 1, "memory_cost": 8, "parallelism": 1}


class Passwords:
    """Hashes passwords and compares them, two at a time."""

    def __init__(self) -> None:
        self.cost = NO_COST if os.environ.get(CHEAP) else COST
        self.threads = ThreadPoolExecutor(2, thread_name_prefix="passwords")
        self.nobodys = ""
        self.waiting = 0

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return await self._work(self._hash, password)

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether it is that password.  Without one kept it is as much work, so that nobody can tell."""
        return await self._work(self._fits, password, kept)

    async def _work(self, job: Callable[..., T], *given: str | None) -> T:
        if self.waiting >= CROWD:
            raise Refusal(503, "people-crowded")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, job, *given)
        finally:
            self.waiting -= 1

    def _hasher(self) -> PasswordHasher:
        from argon2 import PasswordHasher

        return PasswordHasher(**self.cost)

    def _hash(self, password: str) -> str:
        return self._hasher().hash(_normal(password))

    def _fits(self, password: str, kept: str | None) -> bool:
        from argon2.exceptions import Argon2Error, InvalidHashError

        if kept is None:
            self.nobodys = self.nobodys or self._hash(token_hex())
        try:
            return self._hasher().verify(kept or self.nobodys, _normal(password)) and kept is not None
        except (Argon2Error, InvalidHashError):
            return False


def checked(password: str, name: str) -> str:
    """A new password; refused when it is too short or too long, or the name."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refusal(422, "password-length", least=SHORTEST, most=LONGEST)
    if password.casefold() == name.casefold():
        raise Refusal(422, "password-name")
    return password


def _normal(password: str) -> str:
    """The same password, whichever way a keyboard writes its letters; what is longer than any password is cut."""
    return unicodedata.normalize("NFKC", password[: 2 * LONGEST])
