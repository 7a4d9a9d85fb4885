"""The register: who is signed in at which browser, and how somebody comes to be.

All devices are at hand, so that finding out who asks waits for nothing; what changes is first in the database.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, Final

from fourcures.server import invitations, ledger, scores, wants
from fourcures.server.doings import Doings
from fourcures.server.log import Log
from fourcures.server.passkeys import Made, Passkeys, Site
from fourcures.server.passwords import Passwords, checked
from fourcures.server.people import COOKIE, SECRET, YEAR, Account, Person, folded, new_id, new_secret, one_line, to_claim
from fourcures.server.problems import Refusal
from fourcures.server.throttle import Throttle
from fourcures.server.wire_people import Me, Passkey, PersonStats, Profile

DAY: Final = 24 * 3600.0
DEVICES: Final = 20
"""Browsers at which somebody may be signed in; one more signs the one out that was away the longest."""
PASSKEYS: Final = 20
LABEL: Final = 40
GAMES: Final = 200
"""Games in somebody’s statistics, the latest."""


class Register:
    """Everybody who has claimed a name, and their browsers."""

    def __init__(self, store: Log) -> None:
        self.store = store
        self.accounts: dict[str, Account] = {}  # by device
        self.seen: dict[str, float] = {}  # when each device was here, noted once a day
        self.passwords = Passwords()
        self.passkeys = Passkeys()
        self.by_address = Throttle(30, 10)
        self.by_name = Throttle(10, 60)
        self.boards = scores.Boards(store)
        self.doings = Doings(store)
        self.exports = Throttle(5, 600)

    async def open(self) -> None:
        """Read who is signed in; make the results that an older version did not."""
        devices, self.seen = await self.store.run(ledger.signed_in(time.time() - YEAR))
        self.accounts = dict(devices)
        await self.store.run(scores.fill)
        await self.store.run(invitations.fill)

    def who(self, cookies: Mapping[str, str]) -> Person:
        """The person these cookies belong to; a new guest when they name nobody."""
        secret = cookies.get(COOKIE, "")
        return self.at(secret if SECRET.fullmatch(secret) else new_secret())

    def at(self, secret: str) -> Person:
        """Who is at the browser with that secret."""
        person = Person(secret)
        return Person(secret, self.accounts.get(person.device))

    async def visit(self, person: Person) -> None:
        """Somebody came; noted once a day, so that browsers nobody uses any more are forgotten after a year."""
        now = time.time()
        if person.name and now - self.seen.get(person.device, 0) > DAY:
            self.seen[person.device] = now
            await self.store.run(ledger.seen(person.device, now))

    # ------------------------------------------------------------ claiming a name

    async def claim(self, guest: Person, name: str, password: str) -> Person:
        """The guest becomes a person with a password."""
        _must_be_guest(guest)
        name = to_claim(name)
        await self.store.run(ledger.free(folded(name)))
        kept = await self.passwords.hash(checked(password, name))
        return await self._claim(guest, new_id(), name, kept, None)

    async def passkey_options(self, site: Site, person: Person, name: str) -> str:
        """What the browser needs to make a passkey, for a person or for a guest who claims that name."""
        if person.name:
            _, keys, _ = await self.store.run(ledger.by_id(person.id))
            if len(keys) >= PASSKEYS:
                raise Refusal(409, "passkeys-full", most=PASSKEYS)
            return await self.passkeys.to_make(site, person.device, person.id, person.name, [key.id for key in keys])
        name = to_claim(name)
        await self.store.run(ledger.free(folded(name)))
        return await self.passkeys.to_make(site, person.device, new_id(), name, [])

    async def new_passkey(self, site: Site, person: Person, credential: dict[str, Any], label: str) -> Person:
        """The passkey that the browser made; it claims the name for a guest."""
        label = one_line(label, "label", LABEL)
        asked, made = await self.passkeys.made(site, person.device, credential)
        if not person.name:
            return await self._claim(person, asked.person, asked.name, None, (made, label))
        if asked.person != person.id:
            raise Refusal(409, "passkey-late")
        await self.store.run(ledger.add_passkey(person.id, made, label, time.time()))
        return person

    async def _claim(self, guest: Person, id: str, name: str, password: str | None, passkey: tuple[Made, str] | None) -> Person:
        row = ledger.PersonRow(id, name, folded(name), password, time.time())
        person = Person(new_secret(), Account(id, name))
        await self.store.run(ledger.claim(row, passkey, guest.device, person.device))
        return self._signed_in(person, row.created)

    # ------------------------------------------------------------ signing in and out

    async def sign_in(self, guest: Person, name: str, password: str) -> Person:
        """The person of that name and password at this browser."""
        name = folded(name[:200])
        self.by_name.take(name)
        found = await self.store.run(ledger.named(name))
        if not await self.passwords.fits(password, found.password if found else None) or found is None:
            raise Refusal(403, "sign-in-wrong")
        self.by_name.give_back(name)
        return await self._enter(guest, Account(found.id, found.name))

    async def use_passkey(self, site: Site, guest: Person, credential: dict[str, Any]) -> Person:
        """The person of that passkey at this browser."""
        id = str(credential.get("id", ""))[:2000]
        found = await self.store.run(ledger.passkey(id))
        count = await self.passkeys.used(site, guest.device, credential, found[1] if found else None)
        assert found is not None
        await self.store.run(ledger.count_passkey(id, count))
        return await self._enter(guest, found[0])

    async def _enter(self, guest: Person, account: Account) -> Person:
        now = time.time()
        person = Person(new_secret(), account)  # a new secret: nobody can have planted it
        gone = await self.store.run(ledger.enter(account, guest.device, person.device, now, DEVICES))
        self._forget([guest.device, *gone])
        return self._signed_in(person, now)

    def _signed_in(self, person: Person, now: float) -> Person:
        self.accounts[person.device] = Account(person.id, person.name)
        self.seen[person.device] = now
        return person

    async def sign_out(self, person: Person) -> Person:
        """This browser is a new guest's."""
        await self.store.run(ledger.leave([person.device]))
        self._forget([person.device])
        return Person(new_secret())

    async def sign_out_others(self, person: Person) -> None:
        """All other browsers of this person are signed out."""
        others = [device for device, account in self.accounts.items() if account.id == person.id and device != person.device]
        await self.store.run(ledger.leave(others))
        self._forget(others)

    def _forget(self, devices: list[str]) -> None:
        for device in devices:
            self.accounts.pop(device, None)
            self.seen.pop(device, None)

    # ------------------------------------------------------------ what somebody is

    async def me(self, person: Person) -> Me:
        """What is known of whoever asks."""
        if not person.name:
            return Me()
        row, keys, visits = await self.store.run(ledger.by_id(person.id))
        there, _ = await self.store.read(wants.of(person.id))
        return Me(row.name, row.created, row.password is not None, [Passkey(*key) for key in keys], len(visits), there.language)

    async def profile(self, name: str, asking: Person) -> Profile:
        """How somebody's games went."""
        row, rows = await self._played(name, asking)
        return scores.profile(row.name, row.created, rows, await self.store.read(scores.mates(row.id)))

    async def stats(self, name: str, asking: Person) -> PersonStats:
        """Somebody's games in the order in which they were over."""
        row, rows = await self._played(name, asking)
        seats: dict[str, list[int]] = {}
        for result in rows:
            seats.setdefault(result.table_id, []).append(result.seat)
        latest = dict(list(seats.items())[:GAMES][::-1])
        return PersonStats(row.name, scores.played(rows)[:GAMES][::-1], await self.doings.of(latest))

    async def _played(self, name: str, asking: Person) -> tuple[Any, list[scores.Result]]:
        """Somebody and their results.  Who has not finished a game is shown to nobody else: that a name is claimed is not told."""
        row = await self.store.read(ledger.named(folded(name[:200])))
        rows = await self.store.read(scores.of_person(row.id)) if row else []
        if row is None or not (rows or row.id == asking.id):
            raise Refusal(404, "person-unknown", name=name)
        return row, rows

    async def rename(self, person: Person, name: str) -> Person:
        """Another name, everywhere."""
        name = to_claim(name)
        await self.store.run(ledger.rename(person.id, name, folded(name)))
        account = Account(person.id, name)
        self.accounts |= {device: account for device, old in self.accounts.items() if old.id == person.id}
        return self.at(person.secret)

    async def change_password(self, person: Person, old: str, new: str) -> None:
        """Another password; all other browsers are signed out."""
        await self.must_know(person, old)
        await self.store.run(ledger.set_password(person.id, await self.passwords.hash(checked(new, person.name))))
        await self.sign_out_others(person)

    async def must_know(self, person: Person, password: str) -> None:
        """Refuse who does not know the password, if there is one."""
        row, _, _ = await self.store.run(ledger.by_id(person.id))
        if row.password is None:
            return
        self.by_name.take(row.folded)
        if not await self.passwords.fits(password, row.password):
            raise Refusal(403, "password-wrong")
        self.by_name.give_back(row.folded)

    async def delete(self, person: Person, name: str, password: str) -> Person:
        """Nothing is kept of this person, who is a new guest."""
        if person.name:
            if folded(name) != folded(person.name):
                raise Refusal(422, "farewell-name")
            await self.must_know(person, password)
        await self.store.run(ledger.forget(person.id))
        self._forget([device for device, account in self.accounts.items() if account.id == person.id])
        return Person(new_secret())


def _must_be_guest(person: Person) -> None:
    if person.name:
        raise Refusal(409, "claimed-already", name=person.name)
