"""Passkeys, with an authenticator made of software."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256
from folk import PASSWORD, Folk, claimed
from visitor import Answer, Server, refused

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


def written(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """A device with one passkey; what it says can be bent."""

    def __init__(self, person: Folk) -> None:
        self.origin = f"http://127.0.0.1:{person.port}"
        self.host = "127.0.0.1"
        self.key = generate_private_key(SECP256R1())
        self.id = token_bytes(16)
        self.user = b""
        self.signed = 0
        self.flags = PRESENT | VERIFIED

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.create` would answer."""
        assert options["rp"]["id"] == self.host and options["authenticatorSelection"]["residentKey"] == "required"
        assert options["authenticatorSelection"]["userVerification"] == "required"
        self.user = urlsafe_b64decode(options["user"]["id"] + "==")
        public = self.key.public_key().public_numbers()
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")})
        data = self._data(ATTESTED) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cose
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        return self._credential(clientDataJSON=client, attestationObject=attestation)

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.get` would answer."""
        self.signed += 1
        data, client = self._data(0), self._client("webauthn.get", options["challenge"])
        signature = self.key.sign(data + sha256(client).digest(), ECDSA(SHA256()))
        return self._credential(clientDataJSON=client, authenticatorData=data, signature=signature, userHandle=self.user)

    def _data(self, flags: int) -> bytes:
        return sha256(self.host.encode()).digest() + bytes([self.flags | flags]) + self.signed.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _credential(self, **response: bytes) -> dict[str, Any]:
        told = {name: written(value) for name, value in response.items()}
        return {"id": written(self.id), "rawId": written(self.id), "type": "public-key", "clientExtensionResults": {}, "response": told}


def add(person: Folk, device: Authenticator, name: str = "", label: str = "") -> Answer:
    """A new passkey; for a guest, it claims the name."""
    options = person.ask("POST", "/api/me/passkeys/options", {"name": name})
    assert options.status == 200, options.body
    return person.ask("POST", "/api/me/passkeys", {"credential": device.make(options.json), "label": label})


def sign_in(person: Folk, device: Authenticator) -> Answer:
    options = person.ask("POST", "/api/session/options")
    assert (options.status == 200 and "allowCredentials" not in options.json) or options.json["allowCredentials"] == []
    return person.ask("POST", "/api/session/passkey", {"credential": device.use(options.json)})


@pytest.fixture
def ann(server: Server) -> Folk:
    return Folk(server)


def test_a_name_is_claimed_with_a_passkey_alone(server: Server, ann: Folk) -> None:
    device = Authenticator(ann)
    table = ann.make()
    ann.sit(table, 0, 1)
    made = add(ann, device, "Keyed", " My phone ")
    assert made.status == 201
    me = made.json
    assert (me["name"], me["password"], [key["label"] for key in me["passkeys"]]) == ("Keyed", False, ["My phone"])
    phone = Folk(server)
    assert sign_in(phone, device).json["name"] == "Keyed"
    assert phone.ask("GET", "/api/tables").json[0]["you"] == [0, 1]
    with phone.look(table) as page:
        assert page.act(page.view["legal"][0]["token"])["t"] == "ack"
    refused(Folk(server).sign_in("Keyed", ""), 403)  # there is no password


def test_a_passkey_beside_a_password(server: Server) -> None:
    ann = claimed(server, "Both Ways")
    first, second = Authenticator(ann), Authenticator(ann)
    id = add(ann, first).json["passkeys"][0]["id"]
    assert len(add(ann, second, label="second").json["passkeys"]) == 2
    assert "here already" in refused(add(ann, second), 409)
    assert sign_in(Folk(server), second).status == 200
    assert [key["label"] for key in ann.ask("DELETE", f"/api/me/passkeys/{id}").json["passkeys"]] == ["second"]
    refused(ann.ask("DELETE", f"/api/me/passkeys/{id}"), 404)
    assert "opens nothing" in refused(sign_in(Folk(server), first), 403)
    assert Folk(server).sign_in("Both Ways").status == 200


def test_the_last_way_in_is_kept(ann: Folk) -> None:
    id = add(ann, Authenticator(ann), "Last Way").json["passkeys"][0]["id"]
    assert "only way" in refused(ann.ask("DELETE", f"/api/me/passkeys/{id}"), 409)
    assert ann.ask("PATCH", "/api/me", {"password": PASSWORD}).json["password"] is True
    assert ann.ask("DELETE", f"/api/me/passkeys/{id}").json["passkeys"] == []


def test_nobody_takes_anothers_passkey(server: Server, ann: Folk) -> None:
    theirs, other = claimed(server, "Theirs"), Folk(server)
    device = Authenticator(theirs)
    id = add(theirs, device).json["passkeys"][0]["id"]
    add(other, Authenticator(other), "Other One")
    refused(other.ask("DELETE", f"/api/me/passkeys/{id}"), 404)
    assert "here already" in refused(add(ann, device, "Third One"), 409)
    assert ann.me()["name"] == ""
    assert "somebody’s already" in refused(ann.ask("POST", "/api/me/passkeys/options", {"name": "theirs"}), 409)


def test_answers_that_are_not_right(server: Server) -> None:
    ann = claimed(server, "Not Right")
    device = Authenticator(ann)
    add(ann, device)
    thief = Folk(server)

    def fails(status: int = 403, **bent: Any) -> None:
        kept = {name: getattr(device, name) for name in bent}
        for name, value in bent.items():
            setattr(device, name, value)
        refused(sign_in(thief, device), status)
        for name, value in kept.items():
            setattr(device, name, value)

    fails(origin="https://elsewhere.example")
    fails(host="elsewhere.example")
    fails(key=generate_private_key(SECP256R1()))
    fails(id=token_bytes(16))
    fails(flags=PRESENT)  # nobody has shown who holds it
    assert sign_in(Folk(server), device).status == 200
    fails(signed=0)  # a copy of the device that has signed less
    assert thief.me()["name"] == ""


def test_a_question_is_good_for_one_answer_of_one_browser(server: Server, ann: Folk) -> None:
    owner = claimed(server, "One Answer")
    device = Authenticator(owner)
    add(owner, device)
    credential = {"credential": device.use(ann.ask("POST", "/api/session/options").json)}
    other = Folk(server)
    assert "try again" in refused(other.ask("POST", "/api/session/passkey", credential), 409)
    options = other.ask("POST", "/api/session/options").json
    refused(other.ask("POST", "/api/session/passkey", credential), 403)  # another question
    refused(other.ask("POST", "/api/session/passkey", {"credential": device.use(options)}), 409)  # the second answer
    assert ann.ask("POST", "/api/session/passkey", credential).status == 200


@pytest.mark.parametrize("credential", [{}, {"id": 1}, {"id": "x", "rawId": "x", "response": {}}, {"id": "x" * 9000}])
def test_rubbish_is_refused(ann: Folk, credential: dict[str, Any]) -> None:
    ann.ask("POST", "/api/session/options")
    refused(ann.ask("POST", "/api/session/passkey", {"credential": credential}), 403)
    ann.ask("POST", "/api/me/passkeys/options", {"name": "Rubbish"})
    refused(ann.ask("POST", "/api/me/passkeys", {"credential": credential}), 403)
    refused(ann.ask("POST", "/api/me/passkeys", {"credential": credential, "label": "x" * 41}), 422)
