"""Who is who: a browser is a random secret in one cookie, of which the database keeps only the hash.

A guest is known by that hash.  Who has claimed a name is a person with an id, and every browser signed in is a device of that person.
Seats belong to the id of a person, or to the hash of a guest.  The secret link of a table is made from the browser's secret and the
table, so it need not be kept either: the log has its hash beside the seat.  Whoever brings the link takes the seats over, and the link
has done its work.
"""

from __future__ import annotations

import re
import unicodedata
from copy import copy
from hashlib import sha256
from hmac import digest
from secrets import token_urlsafe
from typing import Final, NamedTuple

from litestar.datastructures import Cookie

from fourcures.server.problems import Refusal

COOKIE: Final = "fourcures"
YEAR: Final = 365 * 24 * 3600
SECRET: Final = re.compile(r"[A-Za-z0-9_-]{32}")
MARK: Final = "p-"
"""What the ids of persons begin with, and hashes of guests do not."""
SHORTEST: Final = 2
LONGEST: Final = 24
"""Letters of a name; the longest of a guest, too."""
BESIDES: Final = " -_.'’"
"""What a claimed name may have beside letters and digits: all of it can stand in an address, and none of it turns text around."""
ALPHABETS: Final = {"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE"}
"""Alphabets with letters that look alike, of which a claimed name has one."""


def hashed(secret: str) -> str:
    """What the database keeps of a secret."""
    return sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    return token_urlsafe(24)


def new_id() -> str:
    """The id of a new person."""
    return MARK + token_urlsafe(12)


def program(id: str) -> str:
    """The level of the program that has this id; "" when it is of somebody."""
    return id.removeprefix("bot:") if id.startswith("bot:") else ""


def claimed(id: str) -> bool:
    """It is the id of a person, not the hash of a guest."""
    return id.startswith(MARK)


class Account(NamedTuple):
    """Somebody who has claimed a name."""

    id: str
    name: str


class Person:
    """Somebody at a browser: `id` is what seats belong to, `secret` is known to the browser alone; `name` is "" for guests."""

    def __init__(self, secret: str, account: Account | None = None) -> None:
        self.secret = secret
        self.device = hashed(secret)
        self.id = account.id if account else self.device
        self.name = account.name if account else ""
        self.watching = ""  # the code of the link for watching that they came by: whatever seats they have, none is theirs there

    def by_link(self, code: str) -> Person:
        """The same, come by a link for watching."""
        other = copy(self)
        other.watching = code
        return other

    def key(self, table: str) -> str:
        """The secret of the link that carries this person's seats at that table to another device."""
        return digest(self.secret.encode(), table.encode(), "sha256").hex()[:32]

    def cookie(self, secure: bool) -> Cookie:
        """The cookie that keeps the secret for a year after the last visit."""
        return Cookie(COOKIE, value=self.secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


# ---------------------------------------------------------------- names


def readable(text: str) -> str:
    """One line of letters that can be seen."""
    return re.sub(r"\s+", " ", "".join(c if c.isprintable() else " " for c in text)).strip()


def one_line(text: str, field: str, most: int) -> str:
    """A readable line, refused when it is too long."""
    text = readable(text)
    if len(text) > most:
        raise Refusal(422, "field-too-long", field=field, found=len(text), most=most)
    return text


def nickname(name: str) -> str:
    """A nickname as it will be shown."""
    return one_line(name, "name", LONGEST)


def to_claim(name: str) -> str:
    """A name as it will be claimed; refused when it cannot be told from others or stand in an address."""
    name = readable(unicodedata.normalize("NFKC", name))
    if not SHORTEST <= len(name) <= LONGEST:
        raise Refusal(422, "name-length", least=SHORTEST, most=LONGEST)
    if not name[0].isalnum() or not all(unicodedata.category(c)[0] in "LMN" or c in BESIDES for c in name):
        raise Refusal(422, "name-letters")
    if len(ALPHABETS & {unicodedata.name(c, "").partition(" ")[0] for c in name if c.isalpha()}) > 1:
        raise Refusal(422, "name-alphabets")
    return name


def folded(name: str) -> str:
    """A name as names are compared: without regard to capitals, to other shapes of the same letters, and to how wide a gap is."""
    return unicodedata.normalize("NFKC", readable(unicodedata.normalize("NFKC", name)).casefold())
