"""The outbox: sends the notices that are due, each three times at the most, and never holds up a table.

What has been sent is noted down after it was sent: a crash at that moment sends it again, a stop and a start do not.
"""

from __future__ import annotations

import asyncio
import smtplib
import time
from contextlib import suppress
from hashlib import sha256
from typing import Final

import msgspec
import structlog
from sqlalchemy import Connection, insert, select

from fourcures.server import mail, notices, outgoing, push, wants
from fourcures.server.file import own
from fourcures.server.hall import Hall, address_of
from fourcures.server.notices import Notice
from fourcures.server.problems import Refusal
from fourcures.server.settings import Settings
from fourcures.server.table import Table
from fourcures.server.wire_notices import PushKeys, Wants
from fourcures.words import Complaint, say, speak

TRIES: Final = 3
BETWEEN: Final = (2.0, 60.0)
"""Seconds before the second try and before the third."""
AT_ONCE: Final = 10
"""Notices that are on their way at the same time."""
PAUSE: Final = 0.2
"""Seconds between two looks into the outbox, so that moves of many tables are one look."""
GONE: Final = (404, 410)
"""What a push service answers when a browser takes no messages any more."""

logger = structlog.get_logger("fourcures.server")


class Outbox:
    """The outbox of one server."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall
        self.store = hall.store
        self.settings = settings
        self.signer: push.Signer
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Read the push key, made at the first start, and begin with what was left."""
        sender = self.settings.smtp.sender if self.settings.smtp else ""
        contact = f"mailto:{sender}" if sender else self.settings.address or "mailto:nobody@localhost"
        self.signer = push.Signer(await self.store.run(_push_key), contact)
        self.task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Send no more."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def _run(self) -> None:
        while True:
            self.hall.moved.clear()
            later: float | None = None
            try:
                rows, later = await self.store.read(notices.waiting(time.time(), AT_ONCE))
                await asyncio.gather(*map(self._deliver, rows))
                if rows:
                    continue
            except Exception as error:
                logger.error("could not look into the outbox", exc_info=error)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hall.moved.wait(), None if later is None else max(0.0, later - time.time()))
            await asyncio.sleep(PAUSE)

    async def _deliver(self, notice: Notice) -> None:
        """Send one, if it is still true."""
        try:
            table = await self.hall.table(notice.table)
        except Refusal:
            await self.store.run(notices.done(notice, time.time()))
            return
        assert table.game is not None
        if notice.about.partition("-")[0] not in notices.NEWS:
            asked = (notice.person, notice.about) in notices.questions(table, table.game, table.seats)
            if not asked or await self.store.run(lambda connection: notices.has_acted(notice, connection)):
                await self.store.run(notices.drop(notice))
                return
        try:
            await self._send(notice, table)
        except (Complaint, smtplib.SMTPException, *outgoing.FAILED) as error:
            logger.warning("could not send a notice", way=notice.way, table=notice.table, tries=notice.tries + 1, why=repr(error)[:200])
            if notice.tries + 1 < TRIES:
                await self.store.run(notices.again(notice, time.time() + BETWEEN[notice.tries]))
                return
        await self.store.run(notices.done(notice, time.time()))

    async def _send(self, notice: Notice, table: Table) -> None:
        there, browsers = await self.store.read(wants.of(notice.person))
        speak(there.language or "en")  # each notice is a task of its own
        assert table.game is not None
        kind, _, number = notice.about.partition("-")
        title = table.made.name or say("notice-table")
        text = say(f"notice-{kind}", name=title, turn=int(number or 0))
        link = f"{self.settings.address or await self.store.read(address_of(table.id))}/t/{table.id}"
        if notice.way == "push":
            message = msgspec.json.encode({"title": title, "text": text, "link": f"/t/{table.id}", "tag": table.id})
            results = [await self._push(table.id, endpoint, keys, message) for endpoint, keys in browsers.items()]
            if results and not any(results):
                raise OSError("no push service took it")
        elif notice.way == "hook" and there.hook:
            who = [row.name for row in table.seats.values() if row.person == notice.person][:1]
            body = {"text": f"{text} {link}", "content": f"{text} {link}", "link": link, "who": "".join(who), "table": title, "about": kind}
            status = await outgoing.post(there.hook, msgspec.json.encode(body), {"Content-Type": "application/json"}, self.settings.local)
            if not 200 <= status < 300:
                raise OSError(f"answered {status}")
        elif notice.way == "mail" and there.mail and there.confirmed:
            await self.mail(there, text, f"{text}\n\n{link}\n")

    async def mail(self, to: Wants, subject: str, text: str) -> None:
        """Send an e-mail."""
        by = self.settings.smtp
        if by is not None:
            page, direct = f"{self.settings.address}/me#stop={to.stop}", f"{self.settings.address}/api/mail/stop/{to.stop}"
            ending = say("notice-stop", link=page)
            await asyncio.to_thread(mail.send, by, to.mail, subject, f"{text}\n-- \n{ending}\n", direct)

    async def _push(self, table: str, endpoint: str, keys: PushKeys, message: bytes) -> bool:
        """Send a push message to one browser; whether its service took it."""
        topic = sha256(table.encode()).hexdigest()[:32]
        try:
            body = push.encrypted(message, keys.p256dh, keys.auth)
            status = await outgoing.post(endpoint, body, self.signer.headers(endpoint, topic), self.settings.local)
        except (Complaint, *outgoing.FAILED):
            return False
        if status in GONE:
            await self.store.run(wants.unsubscribe(endpoint))
        return 200 <= status < 300 or status in GONE


def _push_key(connection: Connection) -> str:
    key = connection.execute(select(own.c.value).where(own.c.name == "push")).scalar()
    if key is None:
        key = push.new_key()
        connection.execute(insert(own).values(name="push", value=key))
    return key
