"""The routes about being told of a turn: by push message, e-mail or webhook."""

from __future__ import annotations

import smtplib
import time
from collections.abc import Sequence
from secrets import token_urlsafe
from typing import Any

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.params import FromPath
from msgspec.structs import replace

from fourcures.server import mail, outgoing, push, wants, wire_notices as wire
from fourcures.server.answers import AnyRequest, as_json, known
from fourcures.server.outbox import Outbox
from fourcures.server.people import Person
from fourcures.server.problems import Refusal, read
from fourcures.server.register import Register
from fourcures.server.throttle import Throttle, place
from fourcures.words import LANGUAGES, say, spoken


def mailroom(register: Register, outbox: Outbox) -> Sequence[Any]:
    """The routes."""
    store, local = outbox.store, outbox.settings.local
    changing, confirming, to_one = Throttle(20, 10), Throttle(3, 600), Throttle(3, 3600)

    async def told(person: Person) -> Response[bytes]:
        there, browsers = await store.read(wants.of(person.id))
        offered = outbox.settings.smtp is not None
        key = outbox.signer.public
        return as_json(wire.Notices(key, len(browsers), offered, there.mail, there.confirmed, there.hook, there.always))

    def house(request: AnyRequest) -> str:
        return place(request.client.host if request.client else "")

    @get("/api/me/notices")
    async def notices(request: AnyRequest) -> Response[bytes]:
        return await told(register.who(request.cookies))

    @patch("/api/me/notices")
    async def tell(request: AnyRequest) -> Response[bytes]:
        wanted = read(await request.body(), _tell)
        person = register.who(request.cookies)
        changing.take(house(request))
        there, _ = await store.read(wants.of(person.id))
        if wanted.always is not None:
            there = replace(there, always=wanted.always)
        if wanted.language is not None and wanted.language not in LANGUAGES:
            raise Refusal(422, "language-unknown", found=wanted.language, allowed=", ".join(LANGUAGES))
        there = replace(there, language=wanted.language or there.language or spoken())
        if wanted.hook is not None:
            if wanted.hook:
                await outgoing.reachable(outgoing.checked(wanted.hook, local), local)
            there = replace(there, hook=wanted.hook)
        if wanted.mail is not None and wanted.mail != there.mail:
            there = replace(there, mail="", confirmed=False, confirm="", stop="")
            if wanted.mail:
                there = replace(there, mail=mail.checked(wanted.mail), confirm=token_urlsafe(16), stop=token_urlsafe(16))
                await ask_to_confirm(request, there)
        await store.run(wants.want(person.id, there))
        return known(request, person, await told(person))

    async def ask_to_confirm(request: AnyRequest, there: wire.Wants) -> None:
        """Nothing else is sent to an address before whoever reads it has said that it is theirs."""
        if outbox.settings.smtp is None:
            raise Refusal(409, "mail-not-here")
        confirming.take(house(request))
        to_one.take(there.mail.casefold())
        link = f"{outbox.settings.address}/me#confirm={there.confirm}"
        try:
            await outbox.mail(there, say("notice-confirm-subject"), say("notice-confirm", link=link) + "\n")
        except (OSError, smtplib.SMTPException):
            raise Refusal(503, "mail-not-sent") from None

    @post("/api/mail/confirm/{secret:str}", status_code=200)
    async def confirm(request: AnyRequest, secret: FromPath[str]) -> Response[bytes]:
        if not await store.run(wants.confirm(secret)):
            raise Refusal(404, "mail-link-old")
        return await told(register.who(request.cookies))

    @post("/api/mail/stop/{secret:str}", status_code=200)
    async def stop(request: AnyRequest, secret: FromPath[str]) -> Response[bytes]:
        if not await store.run(wants.stop(secret)):
            raise Refusal(404, "mail-link-old")
        return await told(register.who(request.cookies))

    @post("/api/me/push", status_code=200)
    async def subscribe(request: AnyRequest) -> Response[bytes]:
        wanted = read(await request.body(), _subscription)
        person = register.who(request.cookies)
        changing.take(house(request))
        await outgoing.reachable(outgoing.checked(wanted.endpoint, local), local)
        try:
            push.browser_key(wanted.keys.p256dh)
            good = len(push.from_text(wanted.keys.auth)) == 16
        except ValueError:
            good = False
        if not good:
            raise Refusal(422, "push-keys")
        there, _ = await store.read(wants.of(person.id))
        await store.run(wants.subscribe(person.id, person.device, wanted.endpoint, wanted.keys, time.time()))
        await store.run(wants.want(person.id, replace(there, language=there.language or spoken())))
        return known(request, person, await told(person))

    @delete("/api/me/push", status_code=200)
    async def unsubscribe(request: AnyRequest) -> Response[bytes]:
        wanted = read(await request.body(), _unsubscribe)
        person = register.who(request.cookies)
        await store.run(wants.unsubscribe(wanted.endpoint, person.id))
        there, _ = await store.read(wants.of(person.id))
        await store.run(wants.want(person.id, there))
        return await told(person)

    return [notices, tell, confirm, stop, subscribe, unsubscribe]


_tell: msgspec.json.Decoder[wire.Tell] = msgspec.json.Decoder(wire.Tell)
_subscription: msgspec.json.Decoder[wire.Subscription] = msgspec.json.Decoder(wire.Subscription)
_unsubscribe: msgspec.json.Decoder[wire.Unsubscribe] = msgspec.json.Decoder(wire.Unsubscribe)
