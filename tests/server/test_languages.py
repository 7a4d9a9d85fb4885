"""The server in the language of whoever asks: refusals, pages without scripts, notices, and what an account keeps."""

from __future__ import annotations

from typing import Any

import pytest
from folk import PASSWORD, Folk
from visitor import Person, Server

from fourcures.server.tongue import preferred
from fourcures.words import LANGUAGES, say_in


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,en;q=0.5", "de"),
        ("fr-FR, it;q=0.3, ru;q=0.7", "ru"),
        ("fr", "en"),
        ("*", "en"),
        ("ru;q=0", "en"),
        ("es;q=x, it;q=0.2", "it"),
        ("de;" * 9999, "en"),
    ],
)
def test_the_header_names_a_language(header: str, language: str) -> None:
    assert preferred(header) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_and_a_page_are_in_the_reader_s_language(server: Server, language: str) -> None:
    me, header = Person(server), {"accept-language": f"{language}, en;q=0.1"}
    refused = me.ask("GET", "/api/tables/nowhere", headers=header)
    args: dict[str, Any] = refused.json["said"]["args"]
    assert (refused.status, refused.json["said"]["id"]) == (404, "table-unknown")
    assert refused.json["detail"] == say_in(language, "table-unknown", args)
    nothing = me.ask("GET", "/nothing/here", headers=header).body.decode()
    assert f'lang="{language}"' in nothing and say_in(language, "server-no-such-path", {"path": "/nothing/here"}) in nothing
    page = me.ask("GET", "/", headers=header)
    assert "accept-language" in page.headers["vary"]
    assert f'<html lang="{language}">' in page.body.decode()
    assert say_in(language, "page-needs-script", {}) in page.body.decode() and say_in(language, "page-about", {}) in page.body.decode()


def test_an_account_keeps_its_language(server: Server) -> None:
    ann = Folk(server)
    assert ann.ask("PATCH", "/api/me/notices", {"language": "ru"}).status == 200
    assert ann.me()["language"] == ""  # of a guest who is told nothing, nothing is kept
    ann.claim("Ann of Languages", PASSWORD)
    assert ann.ask("PATCH", "/api/me/notices", {"language": "xx"}).status == 422
    assert ann.ask("PATCH", "/api/me/notices", {"language": "ru"}).status == 200
    assert ann.me()["language"] == "ru"
