"""Who is who: a person is a random secret in one cookie; the log keeps only its hash.

A seat belongs to the hash of a person.  The secret link of a table is made from the person's secret and the table, so it need not be
kept either: the log has its hash beside the seat.  Whoever brings the link takes the seats over, and the link has done its work.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import sha256
from hmac import digest
from secrets import token_urlsafe
from typing import Final

from litestar.datastructures import Cookie

COOKIE: Final = "fourcures"
YEAR: Final = 365 * 24 * 3600
SECRET: Final = re.compile(r"[A-Za-z0-9_-]{32}")


def hashed(secret: str) -> str:
    """What the log keeps of a secret."""
    return sha256(secret.encode()).hexdigest()


class Person:
    """Somebody at a browser: `id` is known to the log, `secret` to the browser alone."""

    def __init__(self, secret: str) -> None:
        self.secret = secret
        self.id = hashed(secret)

    def key(self, table: str) -> str:
        """The secret of the link that carries this person's seats at that table to another device."""
        return digest(self.secret.encode(), table.encode(), "sha256").hex()[:32]

    def cookie(self, secure: bool) -> Cookie:
        """The cookie that keeps the secret for a year after the last visit."""
        return Cookie(COOKIE, value=self.secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def who(cookies: Mapping[str, str]) -> Person:
    """The person these cookies belong to; a new one when they name nobody."""
    secret = cookies.get(COOKIE, "")
    return Person(secret if SECRET.fullmatch(secret) else token_urlsafe(24))
