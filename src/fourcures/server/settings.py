"""What the host of a server sets: its address for links, who sends its e-mails, and whether messages may go to this machine."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import NamedTuple, Self
from urllib.parse import unquote, urlsplit

from fourcures.words import Complaint


class Smtp(NamedTuple):
    """The server that takes e-mails, and the address they come from."""

    host: str
    port: int
    tls: bool  # from the first byte on; else as soon as it can be had
    user: str
    password: str
    sender: str


class Settings(NamedTuple):
    """All of it; nothing is set."""

    address: str = ""  # of this server, as others reach it, without a slash at the end
    smtp: Smtp | None = None
    local: bool = False  # webhooks and push services may be on this machine or in its network

    @classmethod
    def read(cls, address: str | None, given: Mapping[str, str] = os.environ) -> Self:
        """From the option and the environment; complains about what cannot work."""
        local = given.get("FOURCURES_LOCAL_WEBHOOKS") == "1"
        found = urlsplit(address or "")
        if address and not (found.scheme in ("http", "https") and found.hostname and not found.path.strip("/") and not found.query):
            raise Complaint("server-own-address", found=address)
        url, sender = given.get("FOURCURES_SMTP_URL", ""), given.get("FOURCURES_MAIL_FROM", "")
        if not url:
            return cls((address or "").rstrip("/"), None, local)
        smtp = _smtp(url, sender)
        if not address:
            raise Complaint("server-mail-address")
        return cls(address.rstrip("/"), smtp, local)


def _smtp(url: str, sender: str) -> Smtp:
    parts = urlsplit(url)
    try:
        port = parts.port
    except ValueError:
        port = -1
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or port == -1:
        raise Complaint("server-mail-url")
    if "@" not in sender or not sender.isprintable():
        raise Complaint("server-mail-from")
    tls = parts.scheme == "smtps"
    return Smtp(parts.hostname, port or (465 if tls else 587), tls, unquote(parts.username or ""), unquote(parts.password or ""), sender)
