"""What every route needs to answer."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, WebSocket

from fourcures.server.people import Person

AnyRequest = Request[Any, Any, Any]


def as_json(message: object, status: int = 200) -> Response[bytes]:
    """A message of the wire."""
    return Response(msgspec.json.encode(message), status_code=status, media_type="application/json", headers={"cache-control": "no-store"})


def known(request: AnyRequest, person: Person, response: Response[bytes]) -> Response[bytes]:
    """The answer with the cookie that will tell us who this is."""
    response.set_cookie(person.cookie(secure(request)))
    return response


def secure(connection: AnyRequest | WebSocket[Any, Any, Any]) -> bool:
    """The browser's way to us is encrypted (a proxy in front says so)."""
    return connection.url.scheme in ("https", "wss")
