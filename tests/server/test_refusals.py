"""What is answered to requests and messages that cannot be: one sentence, in the same shape each time, and the server goes on."""

from __future__ import annotations

import json
import re
import socket
from typing import Any

import pytest
from visitor import BURST, Page, Person, Server, refused
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect


@pytest.mark.parametrize(
    ("method", "path", "status", "sentence"),
    [
        ("GET", "/api", 404, "nothing at /api"),
        ("GET", "/api/nowhere", 404, "nothing at /api/nowhere"),
        ("GET", "/api/tables/", 404, ""),
        ("POST", "/api/nowhere", 404, "nothing at /api/nowhere"),
        ("GET", "/api/tables/nosuchtabl", 404, "no table nosuchtabl"),
        ("GET", "/api/tables/nosuchtabl/record", 404, "no table"),
        ("GET", "/api/tables/nosuchtabl/key", 404, "no table"),
        ("DELETE", "/api/tables/nosuchtabl/seats", 404, "no table"),
        ("GET", "/api/tables/nosuchtabl/seats", 405, "GET cannot be used"),
        ("PUT", "/api/tables", 405, "PUT cannot be used on /api/tables"),
        ("PATCH", "/api/health", 405, "PATCH"),
        ("DELETE", "/", 405, "DELETE"),
        ("POST", "/t/whatever", 405, "POST"),
    ],
)
def test_paths_and_methods_that_are_not_there(ann: Person, method: str, path: str, status: int, sentence: str) -> None:
    if path == "/api/tables/":  # a slash at the end is forgiven
        assert ann.ask(method, path).status == 200
        return
    assert sentence in refused(ann.ask(method, path), status)


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/{id}/seats", "/api/tables/{id}/key"])
@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"\xff\xfe", 400),
        (b"not json", 400),
        (b"[" * 9000, 400),
        (b"null", 422),
        (b"[]", 422),
        (b'"x"', 422),
        (b"{}", 422),
    ],
)
def test_bodies_that_are_no_message(ann: Person, path: str, body: bytes, status: int) -> None:
    path = path.replace("{id}", ann.make()) if "{id}" in path else path
    refused(ann.ask("POST", path, body), status)


def test_a_body_that_is_too_long(ann: Person) -> None:
    table = ann.make()
    for path in ("/api/tables", f"/api/tables/{table}/seats", f"/api/tables/{table}/key"):
        assert "16384" in re.sub(r"\D", "", refused(ann.ask("POST", path, b" " * 1_000_000), 413))


@pytest.mark.parametrize(
    ("body", "sentence"),
    [({"seats": [0], "name": "x" * 25}, "25 letters"), ({"seats": ["0"]}, '“seats[0]” is "0"'), ({"seats": 0}, "a list")],
)
def test_a_seat_is_asked_for_wrongly(ann: Person, body: Any, sentence: str) -> None:
    assert sentence in refused(ann.ask("POST", f"/api/tables/{ann.make()}/seats", body), 422)


def test_pages_of_other_sites_change_nothing_and_get_no_socket(ann: Person, server: Server) -> None:
    table = ann.make()
    own, other = {"Origin": f"http://127.0.0.1:{server.port}"}, {"Origin": "https://other.example"}
    assert ann.ask("POST", "/api/tables", {"seats": 2}, own).status == 201
    for origin in (other, {"Origin": "null"}, {"Origin": ""}, {"Origin": f"http://127.0.0.1:{server.port}.other.example"}):
        for method, path in (("POST", "/api/tables"), ("POST", f"/api/tables/{table}/seats"), ("DELETE", f"/api/tables/{table}/seats")):
            assert "site" in refused(ann.ask(method, path, {"seats": [0]}, origin), 403)
    assert ann.ask("GET", f"/api/tables/{table}", headers=other).status == 200  # reading is the browser's to forbid
    Page(ann, table, **own).close()
    with pytest.raises(InvalidStatus) as refusal:
        Page(ann, table, **other)
    response = refusal.value.response
    assert (response.status_code, response.headers["Content-Type"]) == (403, "application/problem+json")
    assert json.loads(response.body)["said"]["id"] == "server-other-site"


def test_where_no_socket_is_there_is_a_problem(server: Server) -> None:
    for path in ("/api/nowhere", "/", "/api/tables"):
        with pytest.raises(InvalidStatus) as refusal:
            connect(f"ws://127.0.0.1:{server.port}{path}", legacy=True)
        response = refusal.value.response
        assert (response.status_code, response.headers["Content-Type"]) == (404, "application/problem+json")
        assert json.loads(response.body)["detail"] == f"There is nothing at {path}."
        assert response.headers["X-Content-Type-Options"] == "nosniff"


def test_a_link_into_nothing_ends_at_a_page(ann: Person) -> None:
    for path in ("/nowhere", "/t", "/t/", "/t/a/b"):
        answer = ann.ask("GET", path)
        assert (answer.status, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert f"There is nothing at {path}." in answer.body.decode()


def test_a_socket_to_no_table_says_so(ann: Person) -> None:
    page = Page(ann, "nosuchtabl")
    assert page.first == {"t": "no", "id": None, "why": {"id": "table-unknown", "args": {"table": "nosuchtabl"}}}
    with pytest.raises(ConnectionClosed) as closed:
        page.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


def test_every_answer_makes_browsers_careful(ann: Person) -> None:
    for path in ("/", "/t/whatever", "/nowhere", "/api/health", "/api/nowhere", "/api/tables"):
        headers = ann.ask("GET", path).headers
        assert "default-src 'self'" in headers["content-security-policy"] and "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/..%2f..%2f__init__.py", "/%2e%2e/__init__.py", "/%00", "/" + "x" * 5000, "/nowhere.js", "//etc/passwd"]
)
def test_nothing_but_the_client_is_served(ann: Person, path: str) -> None:
    answer = ann.ask("GET", path)
    assert answer.status == 404 and b"There is nothing at" in answer.body


def test_it_says_that_it_is_well(ann: Person) -> None:
    import fourcures

    assert ann.ask("GET", "/api/health").json == {"ok": True, "version": fourcures.__version__}


# ---------------------------------------------------------------- the socket


@pytest.fixture
def page(ann: Person) -> Page:
    table = ann.make()
    ann.sit(table, 0, 1)
    return ann.look(table)


@pytest.mark.parametrize(
    ("message", "id"),
    [
        ("", "server-not-json"),
        ("garbage", "server-not-json"),
        ("{" * 5000, "server-not-json"),
        ("[]", "server-message-wrong"),
        ("null", "server-message-wrong"),
        ("{}", "server-field-missing"),
        ('{"t": "dance"}', "server-field-wrong"),
        ('{"t": 5}', "server-field-wrong"),
        ('{"t": "act"}', "server-field-missing"),
        ('{"t": "act", "id": "1", "n": "one", "token": "."}', "server-field-wrong"),
        ('{"t": "act", "id": "1", "n": 1.5, "token": "."}', "server-field-wrong"),
        ('{"t": "act", "id": "1", "n": 1, "token": ".", "seat": 0}', "server-field-unknown"),
        ('{"t": "ping", "x": 1}', "server-field-unknown"),
        ('{"t": "act", "id": "1", "n": 1, "token": "\\ud800"}', "server-not-json"),
        (b"\x00\x01\x02", "socket-binary"),
        (b'{"t": "ping"}', "socket-binary"),
        ('{"t": "ping"}' + " " * 1_000_000, "socket-too-long"),
    ],
    ids=lambda value: repr(value)[:30],
)
def test_garbage_gets_one_no_and_the_socket_stays(page: Page, message: str | bytes, id: str) -> None:
    with page:
        answer = page.say(message)
        assert (answer["t"], answer["id"], answer["why"]["id"]) == ("no", None, id)
        assert page.say({"t": "ping"}) == {"t": "pong"}
        assert page.act(".")["t"] == "ack"


@pytest.mark.parametrize("id", ["", "x" * 65])
def test_ids_of_commands_have_a_length(page: Page, id: str) -> None:
    with page:
        for t, more in (("act", {"token": "."}), ("undo", {})):
            assert page.say({"t": t, "id": id, "n": page.view["n"]} | more)["why"] == {"id": "act-id", "args": {"most": 64}}
        assert page.say({"t": "act", "id": "x" * 64, "n": page.view["n"], "token": "."})["t"] == "ack"


def test_a_message_beyond_all_measure_closes_only_its_own_socket(page: Page, ann: Person) -> None:
    codes = set()
    for _ in range(20):  # what is still being sent when the server hangs up may tear the line before its goodbye is heard
        with page, pytest.raises(ConnectionClosed) as closed:
            page.send("x" * 3_000_000)
            page.answer()
        codes.add(closed.value.rcvd and closed.value.rcvd.code)
        if 1009 in codes:
            break
        page.open()
    assert 1009 in codes and codes <= {1009, None}
    assert ann.ask("GET", "/api/health").status == 200


def test_who_sends_too_fast_is_told_and_sent_away(page: Page, ann: Person) -> None:
    with page:
        answers: list[dict[str, Any]] = []
        for _ in range(10 * BURST):
            try:
                page.socket.send('{"t": "ping"}')
            except ConnectionClosed:
                break
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                answers.append(page.answer())
        assert len(answers) >= BURST and all(answer == {"t": "pong"} for answer in answers[:-1])
        assert answers[-1]["why"] == {"id": "socket-too-fast", "args": {"rate": 20, "burst": BURST}}
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
    with ann.look(page.view["table"]) as again:
        assert again.act(".")["t"] == "ack"


def test_half_a_request_is_no_trouble(server: Server, ann: Person) -> None:
    for start in (
        b"GARBAGE\r\n\r\n",
        b"GET /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc",
        b"\x16\x03\x01\x02\x00\x01\x00",
    ):
        with socket.create_connection(("127.0.0.1", server.port), 5) as raw:
            raw.sendall(start)
    assert ann.ask("GET", "/api/health").status == 200
