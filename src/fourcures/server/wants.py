"""Jobs of the log about being told: where somebody wants to be told of a turn, in which browsers, and of what they were."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.dialects.sqlite import insert as insert_or

from fourcures.server.file import notices, people, subscriptions, wants
from fourcures.server.log import Job
from fourcures.server.wire_notices import OwnNotice, OwnNotices, PushKeys, Wants

BROWSERS: Final = 10
"""Browsers that take push messages for one person; one more ends the oldest."""


def wanted(connection: Connection, person: str) -> Wants:
    """Where somebody wants to be told."""
    body = connection.execute(select(wants.c.body).where(wants.c.person == person)).scalar()
    return msgspec.json.decode(body, type=Wants) if body else Wants()


def of(person: str) -> Callable[[Connection], tuple[Wants, dict[str, PushKeys]]]:
    """Where somebody wants to be told, and the browsers that take push messages, by their addresses."""

    def job(connection: Connection) -> tuple[Wants, dict[str, PushKeys]]:
        rows = connection.execute(select(subscriptions.c.endpoint, subscriptions.c.body).where(subscriptions.c.person == person))
        return wanted(connection, person), {row.endpoint: msgspec.json.decode(row.body, type=PushKeys) for row in rows}

    return job


def want(person: str, of: Wants) -> Job:
    """Somebody wants to be told there; nothing is kept of a guest when that is nowhere."""

    def job(connection: Connection) -> None:
        connection.execute(delete(wants).where(wants.c.person == person))
        reached = (select(people.c.id).where(people.c.id == person), select(subscriptions.c.person).where(subscriptions.c.person == person))
        if not _nowhere(of) or (of.language and any(connection.execute(one).first() for one in reached)):
            connection.execute(insert(wants).values(person=person, body=msgspec.json.encode(of).decode()))

    return job


def _nowhere(of: Wants) -> bool:
    return of == Wants(language=of.language)


def _by_secret(name: str, secret: str, change: Callable[[Wants], Wants]) -> Callable[[Connection], bool]:
    def job(connection: Connection) -> bool:
        rows = select(wants.c.person).where(func.json_extract(wants.c.body, f"$.{name}") == secret)
        person = connection.execute(rows).scalar() if secret else None
        if person is not None:
            want(person, change(wanted(connection, person)))(connection)
        return person is not None

    return job


def confirm(secret: str) -> Callable[[Connection], bool]:
    """The e-mail address of that secret is confirmed; whether there is one."""
    return _by_secret("confirm", secret, lambda of: replace(of, confirmed=True))


def stop(secret: str) -> Callable[[Connection], bool]:
    """No e-mails any more to the address of that secret; whether there was one."""
    return _by_secret("stop", secret, lambda of: Wants(hook=of.hook, always=of.always, language=of.language))


# ---------------------------------------------------------------- browsers


def subscribe(person: str, device: str, endpoint: str, keys: PushKeys, now: float) -> Job:
    """A browser takes push messages for whoever is at it."""

    def job(connection: Connection) -> None:
        row = {"person": person, "device": device, "body": msgspec.json.encode(keys).decode(), "created": now}
        asked = insert_or(subscriptions).values(endpoint=endpoint, **row)
        connection.execute(asked.on_conflict_do_update(index_elements=["endpoint"], set_=row))
        mine = select(subscriptions.c.endpoint).where(subscriptions.c.person == person).order_by(subscriptions.c.created.desc())
        old = list(connection.execute(mine).scalars())[BROWSERS:]
        connection.execute(delete(subscriptions).where(subscriptions.c.endpoint.in_(old)))

    return job


def unsubscribe(endpoint: str, person: str | None = None) -> Job:
    """A browser takes none any more: its person says so, or the push service."""
    gone = delete(subscriptions).where(subscriptions.c.endpoint == endpoint)
    return lambda connection: connection.execute(gone if person is None else gone.where(subscriptions.c.person == person))


# ---------------------------------------------------------------- somebody becomes somebody, or nobody


def becomes(connection: Connection, guest: str, person: str, device: str) -> None:
    """A guest is that person now, at a browser with a new secret."""
    connection.execute(update(subscriptions).where(subscriptions.c.device == guest).values(person=person, device=device))
    mine, theirs = wanted(connection, person), wanted(connection, guest)
    if _nowhere(mine):
        want(person, replace(theirs, language=mine.language or theirs.language))(connection)
    connection.execute(delete(wants).where(wants.c.person == guest))
    connection.execute(update(notices).prefix_with("OR IGNORE").where(notices.c.person == guest).values(person=person))
    connection.execute(delete(notices).where(notices.c.person == guest))


def signed_out(connection: Connection, devices: Sequence[str]) -> None:
    """Browsers where nobody is signed in any more are told nothing."""
    connection.execute(delete(subscriptions).where(subscriptions.c.device.in_(devices)))


def forget(connection: Connection, person: str) -> None:
    """Nothing is kept of somebody."""
    for table in (wants, subscriptions, notices):
        connection.execute(delete(table).where(table.c.person == person))


def own(person: str) -> Callable[[Connection], OwnNotices]:
    """All of it, for an export."""

    def job(connection: Connection) -> OwnNotices:
        there, browsers = of(person)(connection)
        rows = select(notices.c.table_id, notices.c.about, notices.c.way, notices.c.at, notices.c.sent).where(notices.c.person == person)
        told = [OwnNotice(*row) for row in connection.execute(rows.order_by(notices.c.at))]
        return OwnNotices(there.mail, there.confirmed, there.hook, there.always, there.language, list(browsers), told)

    return job
