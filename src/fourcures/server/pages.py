"""The client's files: one page for `/` and every table, and what it loads, out of the package's `static` folder."""

from __future__ import annotations

import gzip
from hashlib import sha256
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response

from fourcures.server.problems import short
from fourcures.words import say, say_in, spoken

HASHED: Final = "assets/"
"""Names in here change with the content, so the files never do."""
KINDS: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
}
"""By us, not by the system's own list, which differs from machine to machine."""
PACKED: Final = (".html", ".js", ".css", ".json", ".webmanifest", ".svg", ".txt")


class Pages:
    """The files, each read and packed once for every time it is written."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = (folder or Path(str(files("fourcures") / "static"))).resolve()
        self.read: dict[tuple[Path, str], tuple[int, bytes, bytes, str]] = {}

    def page(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The one page; without a built client, a page that says how to build it."""
        found = self.file("index.html", request, spoken())
        return found if found is not None else sentence("server-no-client", 200)

    def nothing(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """Nothing is there: who reads pages is told so by the page, everybody else by a sentence."""
        index = self.folder / "index.html"
        if "text/html" not in request.headers.get("accept", "") or not index.is_file():
            return sentence("server-no-such-path", 404, path=request.url.path)
        raw, _, _ = self._content(index, spoken())
        return Response(
            raw, status_code=404, media_type="text/html", headers={"cache-control": "no-cache", "vary": "accept, accept-language"}
        )

    def file(self, name: str, request: Request[Any, Any, Any], language: str = "") -> Response[bytes] | None:
        """A file of the client, perhaps in a language; None when there is none of that name."""
        try:
            path = (self.folder / name).resolve()
            if not path.is_relative_to(self.folder) or not path.is_file():
                return None
        except (OSError, ValueError):  # no system has a file of such a name
            return None
        raw, packed, tag = self._content(path, language)
        headers = {
            "cache-control": "public, max-age=31536000, immutable" if name.startswith(HASHED) else "no-cache",
            "etag": tag,
            "vary": "accept-encoding, accept-language" if language else "accept-encoding",
        }
        if request.headers.get("if-none-match") == tag:
            return Response(b"", status_code=304, headers=headers)
        body = raw
        if packed and "gzip" in request.headers.get("accept-encoding", ""):
            body = packed
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=KINDS.get(path.suffix, "application/octet-stream"), headers=headers)

    def _content(self, path: Path, language: str) -> tuple[bytes, bytes, str]:
        written = path.stat().st_mtime_ns
        known = self.read.get((path, language))
        if known is None or known[0] != written:
            raw = _translated(path.read_bytes(), language) if language else path.read_bytes()
            worth = path.suffix in PACKED and len(raw) > 1000
            known = (written, raw, gzip.compress(raw, 9, mtime=0) if worth else b"", f'"{sha256(raw).hexdigest()[:20]}"')
            self.read[path, language] = known
        return known[1:]


def _translated(page: bytes, language: str) -> bytes:
    """The page with what those read who run no scripts, and machines."""
    about, script = (escape(say_in(language, id, {})).encode() for id in ("page-about", "page-needs-script"))
    page = page.replace(b'lang="en"', f'lang="{language}"'.encode(), 1).replace(
        b'name="description" content=""', b'name="description" content="%s"' % about
    )
    return page.replace(b"<noscript></noscript>", b"<noscript>%s</noscript>" % script)


def sentence(id: str, status: int, **args: str) -> Response[bytes]:
    """A plain page with one sentence."""
    text = escape(say(id, **{name: short(value) for name, value in args.items()}))
    page = f'<!doctype html><html lang="{spoken()}"><meta charset="utf-8"><title>Fourcures</title><p>{text}</p></html>\n'
    return Response(
        page.encode(), status_code=status, media_type="text/html", headers={"cache-control": "no-cache", "vary": "accept-language"}
    )
