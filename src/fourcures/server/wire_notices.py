"""What the server and a page say to each other about being told of a turn (as all of `wire`)."""

from __future__ import annotations

from msgspec import Struct


class Wants(Struct):
    """Where somebody wants to be told, as the database keeps it."""

    mail: str = ""
    confirmed: bool = False  # that the address is theirs
    confirm: str = ""  # secret of the link that says so
    stop: str = ""  # secret of the link that ends it
    hook: str = ""
    always: bool = False  # at every table, also while it is open; else only of games over days, and of others when they are away
    language: str = ""  # in which they are told; "" as long as nobody said: English


class Notices(Struct):
    """GET /api/me/notices: how I can be told of my turn, and how I am."""

    push_key: str  # of this server, for PushManager.subscribe
    browsers: int  # that take push messages for me
    mail_offered: bool  # this server can send e-mails
    mail: str
    confirmed: bool
    hook: str
    always: bool


class Tell(Struct, forbid_unknown_fields=True):
    """PATCH /api/me/notices: what is named is changed; "" ends it."""

    mail: str | None = None
    hook: str | None = None
    always: bool | None = None
    language: str | None = None


class PushKeys(Struct):
    """The keys of a browser that takes push messages."""

    p256dh: str
    auth: str


class Subscription(Struct):
    """POST /api/me/push: this browser takes push messages (PushSubscription.toJSON)."""

    endpoint: str
    keys: PushKeys
    expirationTime: float | None = None


class Unsubscribe(Struct, forbid_unknown_fields=True):
    """DELETE /api/me/push: the browser of that address takes none any more."""

    endpoint: str


class OwnNotice(Struct):
    """A notice that was sent to me, or waits to be."""

    table: str
    about: str
    way: str
    at: float
    sent: bool


class OwnNotices(Struct):
    """Of an export: where I want to be told, and of what I was."""

    mail: str
    confirmed: bool
    hook: str
    always: bool
    language: str
    browsers: list[str]  # addresses at their push services
    notices: list[OwnNotice]
