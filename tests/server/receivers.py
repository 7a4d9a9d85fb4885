"""What stands at the other end of notices: a place that takes webhooks and push messages, and one that takes e-mails."""

from __future__ import annotations

import json
import socketserver
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Empty, Queue
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PATIENCE = 20.0


class Hook:
    """Takes requests on a port of this machine; answers as it is told, else with 200."""

    def __init__(self) -> None:
        self.heard: Queue[tuple[str, dict[str, str], bytes]] = Queue()
        self.answers: list[int] = []
        hook = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                hook.heard.put((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                status = hook.answers.pop(0) if hook.answers else 200
                self.send_response(status)
                if status in (301, 302, 307):
                    self.send_header("Location", f"{hook.url}/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def hear(self) -> tuple[str, dict[str, str], bytes]:
        """The next request: path, headers, body."""
        return self.heard.get(timeout=PATIENCE)

    def message(self) -> Any:
        """The next webhook."""
        return json.loads(self.hear()[2])

    def silent(self, seconds: float = 1.5) -> bool:
        """Nothing comes for a while."""
        try:
            self.heard.get(timeout=seconds)
        except Empty:
            return True
        return False


class Post:
    """Takes e-mails, with the few words of SMTP that it needs."""

    def __init__(self) -> None:
        self.heard: Queue[Message] = Queue()
        post = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.wfile.write(b"220 here\r\n")
                while line := self.rfile.readline():
                    word = line.split()[0].upper() if line.split() else b""
                    if word == b"DATA":
                        self.wfile.write(b"354 go on\r\n")
                        lines = []
                        while (part := self.rfile.readline()) != b".\r\n":
                            lines.append(part[1:] if part.startswith(b"..") else part)
                        post.heard.put(message_from_bytes(b"".join(lines), policy=default))
                    self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 fine\r\n")
                    if word == b"QUIT":
                        return

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"smtp://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def mail(self) -> tuple[Message, str]:
        """The next e-mail and its text."""
        mail = self.heard.get(timeout=PATIENCE)
        return mail, mail.get_content()  # type: ignore[attr-defined,no-any-return]


@contextmanager
def hooked() -> Iterator[Hook]:
    hook = Hook()
    try:
        yield hook
    finally:
        hook.server.shutdown()
        hook.server.server_close()


@contextmanager
def posted() -> Iterator[Post]:
    post = Post()
    try:
        yield post
    finally:
        post.server.shutdown()
        post.server.server_close()


# ---------------------------------------------------------------- a browser that takes push messages


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def raw(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """The keys of a browser, and the reading of what was encrypted for it (written apart from the server's own)."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.secret = b"sixteen letters."

    def subscription(self) -> dict[str, Any]:
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": {"p256dh": text(self.public), "auth": text(self.secret)}}

    def read(self, body: bytes) -> Any:
        """RFC 8188 and 8291, from the other side."""
        salt, length = body[:16], body[20]
        point, closed = body[21 : 21 + length], body[21 + length :]
        assert int.from_bytes(body[16:20], "big") >= len(closed)
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point))
        first = HKDF(SHA256(), 32, self.secret, b"WebPush: info\0" + self.public + point).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(first)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(first)
        opened = AESGCM(key).decrypt(nonce, closed, None).rstrip(b"\0")
        assert opened.endswith(b"\2")
        return json.loads(opened[:-1])


def signed_by(authorization: str, server_key: str) -> Any:
    """The claims of a VAPID header (RFC 8292), whose signature must be that of the server's key."""
    kind, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert kind == "vapid" and parts["k"] == server_key
    head, claims, signature = parts["t"].split(".")
    numbers = raw(signature)
    encoded = encode_dss_signature(int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(server_key))
    key.verify(encoded, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    assert json.loads(raw(head)) == {"typ": "JWT", "alg": "ES256"}
    return json.loads(raw(claims))
