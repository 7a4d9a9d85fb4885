"""The client's files as the server gives them."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from fourcures.server.app import application
from fourcures.server.log import Log
from fourcures.server.pages import Pages

PAGE = '<!doctype html><script type="module" src="/assets/index-Ab3dEf9h.js"></script>'
SCRIPT = "// a script\n" * 200


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(PAGE)
    (static / "assets" / "index-Ab3dEf9h.js").write_text(SCRIPT)
    (static / "apple-touch-icon.png").write_bytes(b"\x89PNG")
    (tmp_path / "secret.txt").write_text("not for anybody")
    return static


@pytest.fixture
def client(folder: Path, tmp_path: Path) -> Iterator[TestClient[Any]]:
    with TestClient(application(Log(tmp_path / "log.sqlite"), Pages(folder))) as opened:
        yield opened


@pytest.mark.parametrize("path", ["/", "/t/abcdefghjk", "/index.html"])
def test_the_page_is_given_for_every_table_and_never_kept(client: TestClient[Any], path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.text, answer.headers["content-type"]) == (200, PAGE, "text/html; charset=utf-8")
    assert answer.headers["cache-control"] == "no-cache"
    again = client.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.head(path).status_code == 200


def test_what_has_a_hash_in_its_name_is_kept(client: TestClient[Any]) -> None:
    answer = client.get("/assets/index-Ab3dEf9h.js")
    assert answer.text == SCRIPT and answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"] and answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9, mtime=0)) < 200
    plain = client.get("/assets/index-Ab3dEf9h.js", headers={"Accept-Encoding": "identity"})
    assert plain.text == SCRIPT and "content-encoding" not in plain.headers
    icon = client.get("/apple-touch-icon.png")
    assert (icon.headers["cache-control"], icon.headers["content-type"], icon.content) == ("no-cache", "image/png", b"\x89PNG")


def test_a_new_build_is_seen_at_once(client: TestClient[Any], folder: Path) -> None:
    assert client.get("/").text == PAGE
    (folder / "index.html").write_text("<!doctype html>new")
    assert client.get("/").text == "<!doctype html>new"


@pytest.mark.parametrize(
    "path", ["/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "/assets", "/assets/", "/secret.txt"]
)
def test_nothing_outside_the_folder_is_given(client: TestClient[Any], path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404 and "not for anybody" not in answer.text


def test_who_goes_where_nothing_is_gets_the_page(client: TestClient[Any]) -> None:
    seen = client.get("/nowhere", headers={"Accept": "text/html,*/*;q=0.8"})
    assert (seen.status_code, seen.text) == (404, PAGE)
    known = client.get("/").headers["etag"]
    assert client.get("/nowhere", headers={"Accept": "text/html", "If-None-Match": known}).text == PAGE
    assert client.get("/assets/gone.js").text != PAGE
    assert client.get("/api/nowhere", headers={"Accept": "text/html"}).json()["status"] == 404


def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    with TestClient(application(Log(tmp_path / "log.sqlite"), Pages(tmp_path / "nothing"))) as client:
        answer = client.get("/")
        assert answer.status_code == 200 and "has not been built" in answer.text and "make run" in answer.text
        assert client.get("/api/health").status_code == 200
