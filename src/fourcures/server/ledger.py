"""Jobs of the log about people: who has claimed which name, on which devices, with which passkeys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from fourcures.server import branches, orders, store_plans, talk_log, wants
from fourcures.server.file import OVER, devices, passkeys, people, results, seats, tables
from fourcures.server.log import Job, SeatRow, TableRow
from fourcures.server.passkeys import Made
from fourcures.server.people import Account
from fourcures.server.problems import Refusal


class PersonRow(NamedTuple):
    """Somebody who has claimed a name."""

    id: str
    name: str
    folded: str
    password: str | None
    created: float


class PasskeyRow(NamedTuple):
    """A passkey as its person sees it."""

    id: str
    label: str
    created: float


def signed_in(since: float) -> Callable[[Connection], tuple[list[tuple[str, Account]], dict[str, float]]]:
    """All devices with their person and when they were seen; those not seen since are forgotten."""

    def job(connection: Connection) -> tuple[list[tuple[str, Account]], dict[str, float]]:
        connection.execute(delete(devices).where(devices.c.seen < since))
        rows = connection.execute(select(devices.c.hash, people.c.id, people.c.name, devices.c.seen).join(people)).all()
        return [(row[0], Account(row[1], row[2])) for row in rows], {row[0]: row[3] for row in rows}

    return job


def free(name: str, but: str = "") -> Callable[[Connection], None]:
    """Refuses a folded name that somebody else has."""

    def job(connection: Connection) -> None:
        if connection.execute(select(people.c.id).where(people.c.folded == name, people.c.id != but)).first() is not None:
            raise Refusal(409, "name-taken")

    return job


def claim(person: PersonRow, passkey: tuple[Made, str] | None, guest: str, device: str) -> Job:
    """A guest becomes a person, with a password or a passkey with its label."""

    def job(connection: Connection) -> None:
        free(person.folded)(connection)
        connection.execute(insert(people).values(person._asdict()))
        if passkey is not None:
            add_passkey(person.id, *passkey, person.created)(connection)
        enter(Account(person.id, person.name), guest, device, person.created, 1)(connection)

    return job


def enter(account: Account, guest: str, device: str, now: float, most: int) -> Callable[[Connection], list[str]]:
    """A browser is signed in, and what it had as a guest is that person's now.  The devices that are too many, which are signed out."""

    def job(connection: Connection) -> list[str]:
        connection.execute(delete(devices).where(devices.c.hash == guest))
        connection.execute(insert(devices).values(hash=device, person=account.id, seen=now))
        connection.execute(update(seats).where(seats.c.person == guest).values(person=account.id, name=account.name))
        connection.execute(update(tables).where(tables.c.host == guest).values(host=account.id))
        connection.execute(update(results).where(results.c.person == guest).values(person=account.id))
        store_plans.move(guest, account.id)(connection)
        branches.move(guest, account.id)(connection)
        talk_log.becomes(connection, guest, account)
        wants.becomes(connection, guest, account.id, device)
        own = results.alias()  # who was both people of a game has been alone
        seats_of = select(func.count()).where(own.c.table_id == results.c.table_id, own.c.person == account.id).scalar_subquery()
        connection.execute(update(results).where(results.c.person == account.id, results.c.seats == seats_of).values(solo=True))
        newest = select(devices.c.hash).where(devices.c.person == account.id, devices.c.hash != device).order_by(devices.c.seen.desc())
        gone = list(connection.execute(newest).scalars())[most - 1 :]
        leave(gone)(connection)
        return gone

    return job


def leave(gone: Sequence[str]) -> Job:
    """Devices are signed out."""

    def job(connection: Connection) -> None:
        connection.execute(delete(devices).where(devices.c.hash.in_(gone)))
        wants.signed_out(connection, gone)

    return job


def seen(device: str, now: float) -> Job:
    """A device was here."""
    return lambda connection: connection.execute(update(devices).where(devices.c.hash == device).values(seen=now))


def named(name: str) -> Callable[[Connection], PersonRow | None]:
    """The person of a folded name."""

    def job(connection: Connection) -> PersonRow | None:
        row = connection.execute(select(people).where(people.c.folded == name)).first()
        return PersonRow(*row) if row else None

    return job


def by_id(id: str) -> Callable[[Connection], tuple[PersonRow, list[PasskeyRow], list[float]]]:
    """A person, the passkeys, and when each device was seen."""

    def job(connection: Connection) -> tuple[PersonRow, list[PasskeyRow], list[float]]:
        row = connection.execute(select(people).where(people.c.id == id)).one()
        keys = select(passkeys.c.id, passkeys.c.label, passkeys.c.created).where(passkeys.c.person == id).order_by(passkeys.c.created)
        visits = connection.execute(select(devices.c.seen).where(devices.c.person == id).order_by(devices.c.seen.desc())).scalars()
        return PersonRow(*row), [PasskeyRow(*key) for key in connection.execute(keys)], list(visits)

    return job


def rename(id: str, name: str, folded: str) -> Job:
    """Another name, at every table."""

    def job(connection: Connection) -> None:
        free(folded, id)(connection)
        connection.execute(update(people).where(people.c.id == id).values(name=name, folded=folded))
        connection.execute(update(seats).where(seats.c.person == id).values(name=name))
        talk_log.renamed(connection, id, name)
        branches.renamed(connection, id, name)

    return job


def set_password(id: str, password: str) -> Job:
    return lambda connection: connection.execute(update(people).where(people.c.id == id).values(password=password))


# ---------------------------------------------------------------- passkeys


def add_passkey(person: str, made: Made, label: str, now: float) -> Job:
    """One more passkey."""

    def job(connection: Connection) -> None:
        if connection.execute(select(passkeys.c.id).where(passkeys.c.id == made.id)).first() is not None:
            raise Refusal(409, "passkey-known")
        row = {"id": made.id, "person": person, "public_key": made.public_key, "count": made.signed, "label": label, "created": now}
        connection.execute(insert(passkeys).values(row))

    return job


def drop_passkey(person: str, id: str) -> Job:
    """One passkey less; the last way in is kept."""

    def job(connection: Connection) -> None:
        row, keys, _ = by_id(person)(connection)
        if all(key.id != id for key in keys):
            raise Refusal(404, "passkey-unknown")
        if len(keys) == 1 and row.password is None:
            raise Refusal(409, "passkey-last")
        connection.execute(delete(passkeys).where(passkeys.c.id == id))

    return job


def passkey(id: str) -> Callable[[Connection], tuple[Account, Made] | None]:
    """A passkey by its id, and whose it is."""

    def job(connection: Connection) -> tuple[Account, Made] | None:
        key = passkeys.c
        wanted = select(people.c.id, people.c.name, key.id, key.public_key, key.count).join(people).where(key.id == id)
        row = connection.execute(wanted).first()
        return (Account(*row[:2]), Made(*row[2:])) if row else None

    return job


def count_passkey(id: str, count: int) -> Job:
    return lambda connection: connection.execute(update(passkeys).where(passkeys.c.id == id).values(count=count))


# ---------------------------------------------------------------- all about somebody, and nothing


def all_of(id: str) -> Callable[[Connection], list[tuple[TableRow, list[SeatRow]]]]:
    """Every table somebody made or has a seat at, oldest first."""

    def job(connection: Connection) -> list[tuple[TableRow, list[SeatRow]]]:
        mine = select(seats.c.table_id).where(seats.c.person == id)
        found = connection.execute(select(tables).where((tables.c.host == id) | tables.c.id.in_(mine)).order_by(tables.c.created)).all()
        sat = [connection.execute(select(seats).where(seats.c.table_id == row.id).order_by(seats.c.seat)).all() for row in found]
        return [(TableRow(*row), [SeatRow(*seat[1:]) for seat in there]) for row, there in zip(found, sat, strict=True)]

    return job


def forget(id: str) -> Job:
    """Nothing is kept of somebody: seats of games that are not over are free again, those of others have been somebody's."""

    def job(connection: Connection) -> None:
        orders.forget(id)(connection)
        connection.execute(delete(seats).where(seats.c.person == id, seats.c.table_id.not_in(select(tables.c.id).where(OVER))))
        connection.execute(update(seats).where(seats.c.person == id).values(person="", key="", name=""))
        connection.execute(update(tables).where(tables.c.host == id).values(host=""))
        connection.execute(update(results).where(results.c.person == id).values(person=""))
        store_plans.move(id, "")(connection)
        branches.move(id, "")(connection)
        talk_log.forgotten(connection, id)
        wants.forget(connection, id)
        connection.execute(delete(people).where(people.c.id == id))  # with devices and passkeys

    return job
