"""What the server answers when it will not or cannot: problem details with one sentence (RFC 9457), and the reading of bodies."""

from __future__ import annotations

import re
from http import HTTPStatus
from typing import Any, Final, TypeVar

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException

from fourcures.server.wire import Problem, Said
from fourcures.words import Arg, Complaint, say

T = TypeVar("T")

PROBLEM_TYPE: Final = "application/problem+json"
BODY_LIMIT: Final = 16_384
"""Bytes of a request's body, letters of a socket message."""
LONG: Final = 200
LARGE: Final = 2**53

log = structlog.get_logger("fourcures.server")


class Refusal(Complaint):
    """A complaint with the HTTP status it is answered with."""

    wait: int | None = None
    """Seconds after which it may be asked again."""

    def __init__(self, status: int, id: str, **args: Arg) -> None:
        super().__init__(id, **args)
        self.status = status


def said(complaint: Complaint) -> Said:
    """A complaint as it goes over the wire; what somebody sent us is not sent back at any length."""
    return Said(complaint.id, {name: short(value) for name, value in complaint.said.items()})


def short(value: Arg) -> Arg:
    """An argument of a message, cut when it is very long."""
    if isinstance(value, int):
        return value if abs(value) < LARGE else str(value)[:20] + "…"
    if isinstance(value, str) and len(value) > LONG:
        return value[: LONG - 1] + "…"
    return value[:LONG]


def problem(refusal: Refusal) -> Problem:
    """The body for a refusal."""
    message = said(refusal)
    return Problem(HTTPStatus(refusal.status).phrase, refusal.status, say(message.id, **message.args), message)


def encoded(refusal: Refusal) -> bytes:
    """The body for a refusal, as bytes."""
    return msgspec.json.encode(problem(refusal))


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Any error of a request as a problem; what is our own fault goes to the log with its trace, never to the user."""
    refusal = _refusal(request, error)
    if refusal.status >= 500:
        log.error("request failed", method=request.method, path=request.url.path, exc_info=error)
    headers = {**(error.headers or {} if isinstance(error, HTTPException) else {}), "vary": "accept-language"}
    if refusal.wait is not None:
        headers["retry-after"] = str(refusal.wait)
    return Response(encoded(refusal), status_code=refusal.status, media_type=PROBLEM_TYPE, headers=headers)


def _refusal(request: Request[Any, Any, Any], error: Exception) -> Refusal:
    if isinstance(error, Refusal):
        return error
    if isinstance(error, Complaint):
        return Refusal(422, error.id, **error.said)
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == 404:
        return Refusal(404, "server-no-such-path", path=request.url.path)
    if status == 405:
        return Refusal(405, "server-no-such-method", method=request.method, path=request.url.path)
    if status == 413:
        return Refusal(413, "server-body-too-long", limit=BODY_LIMIT)
    if status < 500:
        return Refusal(status, "server-bad-request", detail=HTTPStatus(status).phrase)
    return Refusal(500, "server-broken")


def read(body: bytes, reader: msgspec.json.Decoder[T], tags: str = "") -> T:
    """A body as the message it should be, of one of several kinds; refused with the field at fault, what was found and what is allowed."""
    try:
        return reader.decode(body)
    except msgspec.ValidationError as error:
        raise _fault(error, body, tags) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal(400, "server-not-json") from None


FAULT: Final = re.compile(r"(?P<what>.*?)(?: - at `\$(?P<path>[^`]*)`)?", re.DOTALL)
EXPECTED: Final = re.compile(r"Expected `(?P<allowed>.*?)`(, got `.*`)?")
MISSING: Final = re.compile(r"Object missing required field `(?P<field>.*)`")
UNKNOWN: Final = re.compile(r"Object contains unknown field `(?P<field>.*)`", re.DOTALL)
WORDS: Final = {"first": '0 to 4, "population" or "random"'}
KINDS: Final = {
    "str | null": "text-or-null",
    "array | null": "list-or-null",
    "int | str": WORDS["first"],
    "int | str | null": WORDS["first"],
    "bool | int | str": "value-or-switch",
}


def _fault(error: msgspec.ValidationError, body: bytes, tags: str) -> Refusal:
    """msgspec's words taken apart, so that ours can be said instead."""
    match = FAULT.fullmatch(str(error))
    assert match is not None
    what, path = match["what"], match["path"] or ""
    field = path.lstrip(".")
    if (missing := MISSING.fullmatch(what)) is not None:
        return Refusal(422, "server-field-missing", field=_inside(field, missing["field"]))
    if (unknown := UNKNOWN.fullmatch(what)) is not None:
        return Refusal(422, "server-field-unknown", field=_inside(field, unknown["field"][:40]))
    expected = EXPECTED.fullmatch(what)
    words = WORDS | {"t": tags}
    allowed = words.get(field, what) if expected is None else KINDS.get(expected["allowed"], expected["allowed"])
    if not field:
        return Refusal(422, "server-message-wrong", found=_at(body, path))
    return Refusal(422, "server-field-wrong", field=field, found=_at(body, path), allowed=allowed)


def _inside(field: str, name: str) -> str:
    return f"{field}.{name}" if field else name


def _at(body: bytes, path: str) -> str:
    """What stands at that place of the body, as JSON, shortened."""
    try:
        value: Any = msgspec.json.decode(body)
    except (msgspec.DecodeError, RecursionError):  # wrong at the start and broken further on
        raise Refusal(400, "server-not-json") from None
    for name, index in re.findall(r"\.([^.\[]+)|\[(\d+)\]", path):
        if isinstance(value, list) and index:
            value = value[int(index)]
        elif isinstance(value, dict) and name in value:
            value = value[name]
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 40 else text[:39] + "…"
