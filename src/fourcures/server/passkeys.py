"""Passkeys (WebAuthn): what a browser is asked for, and whether its answer is right.

A passkey lies in the device or in a password manager and finds its person by itself, so that signing in needs no name.  The device must
make sure who holds it (a finger, a face, a PIN): a passkey is all that is asked for.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from secrets import token_bytes
from typing import Any, Final, Literal, NamedTuple, TypeVar

from fourcures.server.problems import Refusal

T = TypeVar("T")

WAIT: Final = 300.0
"""Seconds within which a browser must answer."""
PENDING: Final = 1_000
"""Browsers that may be answering at once."""


class Site(NamedTuple):
    """The address of this server as the browser knows it."""

    host: str
    origin: str


class Asked(NamedTuple):
    """A browser that has been asked, and for whom a new passkey would be."""

    challenge: bytes
    until: float
    person: str = ""
    name: str = ""


class Made(NamedTuple):
    """A new passkey."""

    id: str
    public_key: bytes
    signed: int  # times, as it counts itself


class Passkeys:
    """Questions that wait for an answer, by browser."""

    def __init__(self) -> None:
        self.asked: dict[tuple[str, str], Asked] = {}

    async def to_make(self, site: Site, device: str, person: str, name: str, has: Iterable[str]) -> str:
        """What `navigator.credentials.create` is told, as JSON."""
        asked = self._ask(device, "make", person, name)

        def options() -> str:
            from webauthn import base64url_to_bytes, generate_registration_options, options_to_json
            from webauthn.helpers.structs import (
                AuthenticatorSelectionCriteria,
                PublicKeyCredentialDescriptor,
                ResidentKeyRequirement,
                UserVerificationRequirement,
            )

            wanted = generate_registration_options(
                rp_id=site.host,
                rp_name="Fourcures",
                user_id=person.encode(),
                user_name=name,
                challenge=asked.challenge,
                timeout=int(WAIT * 1000),
                authenticator_selection=AuthenticatorSelectionCriteria(
                    resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
                ),
                exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(id)) for id in has],
            )
            return options_to_json(wanted)

        return await asyncio.to_thread(options)  # the library takes most of a second to load

    async def made(self, site: Site, device: str, credential: dict[str, Any]) -> tuple[Asked, Made]:
        """The new passkey, and for whom it is."""
        asked = self._asked(device, "make")

        def verify() -> Made:
            from webauthn import verify_registration_response
            from webauthn.helpers import bytes_to_base64url

            made = verify_registration_response(
                credential=credential,
                expected_challenge=asked.challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                require_user_verification=True,
            )
            return Made(bytes_to_base64url(made.credential_id), made.credential_public_key, made.sign_count)

        return asked, await _right(verify)

    async def to_use(self, site: Site, device: str) -> str:
        """What `navigator.credentials.get` is told, as JSON."""
        asked = self._ask(device, "use")

        def options() -> str:
            from webauthn import generate_authentication_options, options_to_json
            from webauthn.helpers.structs import UserVerificationRequirement

            wanted = generate_authentication_options(
                rp_id=site.host,
                challenge=asked.challenge,
                timeout=int(WAIT * 1000),
                user_verification=UserVerificationRequirement.REQUIRED,
            )
            return options_to_json(wanted)

        return await asyncio.to_thread(options)

    async def used(self, site: Site, device: str, credential: dict[str, Any], key: Made | None) -> int:
        """The count of signatures of a passkey that was used rightly; refused alike when it is wrong and when nobody has it."""
        asked = self._asked(device, "use")

        def verify() -> int:
            from webauthn import verify_authentication_response

            assert key is not None
            used = verify_authentication_response(
                credential=credential,
                expected_challenge=asked.challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=key.public_key,
                credential_current_sign_count=key.signed,
                require_user_verification=True,
            )
            return used.new_sign_count

        return await _right(verify)

    def _ask(self, device: str, kind: Literal["make", "use"], person: str = "", name: str = "") -> Asked:
        now = time.monotonic()
        if len(self.asked) >= PENDING:
            self.asked = {key: asked for key, asked in self.asked.items() if asked.until > now}
        if len(self.asked) >= PENDING:
            raise Refusal(503, "people-crowded")
        self.asked[device, kind] = Asked(token_bytes(32), now + WAIT, person, name)
        return self.asked[device, kind]

    def _asked(self, device: str, kind: str) -> Asked:
        """The question, which is good for one answer."""
        asked = self.asked.pop((device, kind), None)
        if asked is None or asked.until < time.monotonic():
            raise Refusal(409, "passkey-late")
        return asked


async def _right(verify: Callable[[], T]) -> T:
    try:
        return await asyncio.to_thread(verify)
    except Exception:  # whatever is wrong with it, it came from outside
        raise Refusal(403, "passkey-wrong") from None
