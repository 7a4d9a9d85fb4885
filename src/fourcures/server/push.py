"""Push messages to browsers: encrypted for one browser (RFC 8291), signed with the server's own key (RFC 8292)."""

from __future__ import annotations

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
KEPT: Final = 24 * 3600
"""Seconds for which the push service keeps a message for a browser that is away."""
SIGNED: Final = 12 * 3600
"""Seconds for which a signature is good."""


def to_text(raw: bytes) -> str:
    """Bytes as the web writes them."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """Bytes as the web writes them, read."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A key for a new server."""
    return to_text(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


class Signer:
    """The key of this server; `contact` is where a push service finds who runs it."""

    def __init__(self, key: str, contact: str) -> None:
        self.key = ec.derive_private_key(int.from_bytes(from_text(key), "big"), CURVE)
        self.public = to_text(_point(self.key.public_key()))
        self.contact = contact

    def headers(self, endpoint: str, topic: str) -> Mapping[str, str]:
        """What goes with a message to that address; a later one of the same topic takes the place of one that waits."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED, "sub": self.contact}
        signed = ".".join(to_text(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = to_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return {
            "Authorization": f"vapid t={signed}.{signature}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": topic,
            "Urgency": "normal",
        }


def encrypted(message: bytes, public: str, secret: str) -> bytes:
    """The message for the browser with that public key and secret, as one record."""
    theirs = browser_key(public)
    own = ec.generate_private_key(CURVE)
    point, salt = _point(own.public_key()), os.urandom(16)
    shared = _derived(own.exchange(ec.ECDH(), theirs), from_text(secret), b"WebPush: info\0" + _point(theirs) + point, 32)
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    closed = AESGCM(key).encrypt(nonce, message + b"\2", None)  # 2: the last record
    return salt + (4096).to_bytes(4, "big") + bytes([len(point)]) + point + closed


def browser_key(public: str) -> ec.EllipticCurvePublicKey:
    """The key of a browser; ValueError when it is none."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(public))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
