"""Being told of a turn: by webhook, e-mail and push message, once for each turn, over restarts, and never to places it must not go to."""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from folk import PASSWORD, Folk, addresses
from receivers import Browser, Hook, hooked, posted, signed_by
from visitor import Person, Server, play_on, refused

from fourcures.server import outgoing
from fourcures.server.settings import Settings
from fourcures.words import Complaint, say_in

HOURS = {"clock": "hours", "hours": 24}


@pytest.fixture
def hook() -> Iterator[Hook]:
    with hooked() as there:
        yield there


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that may send to its own machine."""
    monkeypatch.setenv("FOURCURES_LOCAL_WEBHOOKS", "1")
    running = Server(tmp_path / "data", "--address", "https://play.example.org")
    yield running
    running.stop()
    assert "Traceback" not in running.errors()


def wants(person: Person, **how: Any) -> Any:
    answer = person.ask("PATCH", "/api/me/notices", how)
    assert answer.status == 200, answer.body
    return answer.json


def two(server: Server, **wish: Any) -> tuple[Folk, Folk, str]:
    """Two people and a table that Ann begins; she sits, Bo does not yet."""
    ann, bo = Folk(server), Folk(server)
    table = ann.make(first=0, roles=["MED", "SCI"], **wish)
    ann.sit(table, 0, name="Ann")
    return ann, bo, table


def end_turn(person: Person, table: str) -> None:
    """Ends a turn without doing anything, and whatever has to be answered until somebody else is in turn."""
    with person.look(table) as page:
        seat = page.view["board"]["seat"]
        while page.view["board"]["seat"] == seat and page.view["legal"]:
            legal = page.view["legal"]
            token = next((one["token"] for one in legal if one["kind"] in ("done", "pass")), legal[0]["token"])
            assert page.act(token)["t"] == "ack"


def test_a_webhook_tells_of_a_turn_once(inside: Server, hook: Hook) -> None:
    ann, bo, table = two(inside, pace=HOURS)
    wants(bo, hook=f"{hook.url}/mine?key=1")
    bo.sit(table, 1, name="Bo")
    assert hook.silent(1.0)  # it begins, and whoever did that knows
    with bo.look(table) as page:  # also while a page is open
        end_turn(ann, table)
        path, headers, _ = hook.hear()
        assert path == "/mine?key=1" and headers["content-type"] == "application/json"
        page.until(1)
        while not page.view["legal"]:
            page.hear()
        assert page.act(page.view["legal"][0]["token"])["t"] == "ack"
        assert page.say(page.command("undo"))["t"] == "ack"
    assert hook.silent()


def test_what_a_webhook_says(inside: Server, hook: Hook) -> None:
    ann, bo, table = two(inside, name="Over days", pace=HOURS)
    wants(ann, hook=hook.url)
    wants(bo, hook=hook.url, language="ru")
    bo.sit(table, 1, name="Bo")
    told = hook.message()  # Ann, who is in turn; Bo has made it begin
    link = f"https://play.example.org/t/{table}"
    text = f"It is your turn at Over days (turn 1). {link}"
    assert told == {"text": text, "content": text, "link": link, "who": "Ann", "table": "Over days", "about": "turn"}
    end_turn(ann, table)
    told = hook.message()
    assert (told["who"], told["text"]) == ("Bo", f"{say_in('ru', 'notice-turn', {'name': 'Over days', 'turn': 2})} {link}")
    assert hook.silent()


def test_at_a_table_without_hours_only_who_is_away_is_told(inside: Server, hook: Hook) -> None:
    ann, bo, table = two(inside)
    wants(bo, hook=hook.url)
    bo.sit(table, 1, name="Bo")
    with bo.look(table):
        end_turn(ann, table)
        assert hook.silent()
    end_turn(bo, table)
    end_turn(ann, table)
    assert hook.message()["about"] == "turn"
    end_turn(bo, table)
    wants(bo, always=True)
    with bo.look(table):
        end_turn(ann, table)
        assert hook.message()["about"] == "turn"


def test_who_plays_alone_is_told_nothing(inside: Server, hook: Hook) -> None:
    ann = Folk(inside)
    wants(ann, hook=hook.url, always=True)
    table = ann.make(pace=HOURS)
    ann.sit(table, 0, 1)
    end_turn(ann, table)
    assert hook.silent()


def test_the_beginning_and_the_end_are_told(inside: Server, hook: Hook) -> None:
    ann, bo = Folk(inside), Folk(inside)
    table = ann.make(first=1, seats=2, pace=HOURS)
    ann.sit(table, 0, name="Ann")
    wants(ann, hook=hook.url)
    wants(bo, hook=hook.url)
    bo.sit(table, 1, name="Bo")
    told = hook.message()
    assert (told["about"], told["who"]) == ("begun", "Ann")  # Bo has made it begin
    with ann.look(table) as page, bo.look(table) as other:
        play_on([page, other], random.Random(6))
    while (told := hook.message())["about"] != "over":
        assert told["about"] in ("turn", "window", "discard", "asked", "choice")
    assert hook.silent()  # whoever ended it knows


def test_a_reminder_is_told(inside: Server, hook: Hook) -> None:
    ann, bo, table = two(inside, pace=HOURS)
    bo.sit(table, 1, name="Bo")
    wants(ann, hook=hook.url)
    with bo.look(table) as page:
        assert page.say({"t": "nudge", "id": "wake", "seat": 0})["t"] == "ack"
    told = hook.message()
    assert (told["about"], told["who"]) == ("nudge", "Ann") and "wait for you" in told["text"]


def test_a_failure_is_tried_again_and_a_redirect_is_one(inside: Server, hook: Hook) -> None:
    ann, bo, table = two(inside, pace=HOURS)
    wants(bo, hook=hook.url)
    bo.sit(table, 1)
    hook.answers = [307]
    end_turn(ann, table)
    first, second = hook.hear(), hook.hear()
    assert first[0] == second[0] == "/" and first[2] == second[2]  # never /elsewhere
    assert hook.silent()


def test_a_game_over_days_goes_on_after_a_restart_with_each_notice_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hook: Hook
) -> None:
    monkeypatch.setenv("FOURCURES_LOCAL_WEBHOOKS", "1")
    first = Server(tmp_path / "data")
    ann, bo, table = two(first, pace=HOURS)
    wants(bo, hook=hook.url)
    bo.sit(table, 1)
    hook.answers = [500]
    end_turn(ann, table)
    hook.hear()  # it could not be taken
    first.kill()
    again = Server(tmp_path / "data")
    ann.port = bo.port = again.port
    try:
        told = hook.message()
        assert told["about"] == "turn" and told["link"] == f"http://127.0.0.1:{first.port}/t/{table}"  # where the table was made
        again.stop()
        again = Server(tmp_path / "data")
        ann.port = bo.port = again.port
        assert hook.silent()
        end_turn(bo, table)
        end_turn(ann, table)
        assert hook.message()["about"] == "turn" and hook.silent()
    finally:
        again.stop()


def test_what_was_answered_in_the_meantime_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hook: Hook) -> None:
    monkeypatch.setenv("FOURCURES_LOCAL_WEBHOOKS", "1")
    running = Server(tmp_path / "data")
    ann, bo, table = two(running, pace=HOURS)
    wants(bo, hook=hook.url)
    bo.sit(table, 1)
    hook.answers = [500]
    end_turn(ann, table)
    hook.hear()
    end_turn(bo, table)
    assert hook.silent(4)
    running.stop()


# ---------------------------------------------------------------- where messages may not go


def test_a_server_sends_nothing_into_its_own_network(ann: Person) -> None:
    for host in (
        "127.0.0.1",
        "localhost",
        "10.1.2.3",
        "192.168.0.1",
        "169.254.169.254",
        "[::1]",
        "[::ffff:127.0.0.1]",
        "[fd00::1]",
        "0.0.0.0",
    ):
        ann.address = f"10.2.0.{next(addresses)}"
        assert "not in the open internet" in refused(ann.ask("PATCH", "/api/me/notices", {"hook": f"https://{host}/"}), 422), host
    for url in (
        "http://example.org/",
        "ftp://example.org/",
        "https://",
        "https://me:secret@example.org/",
        "https://a b/",
        "x",
        "https://e/" + "a" * 500,
    ):
        ann.address = f"10.2.0.{next(addresses)}"
        assert "https://" in refused(ann.ask("PATCH", "/api/me/notices", {"hook": url}), 422), url
    browser = Browser("https://127.0.0.1/push")
    ann.address = "10.2.9.9"
    assert "not in the open internet" in refused(ann.ask("POST", "/api/me/push", browser.subscription()), 422)


@pytest.mark.parametrize("address", ["64:ff9b::7f00:1", "2002:7f00:1::", "::ffff:10.0.0.1", "224.0.0.1", "fe80::1%eth0", "100.64.0.1"])
def test_other_ways_of_writing_an_address_inside(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        async def found(*_: Any, **__: Any) -> list[Any]:
            return [(0, 0, 0, "", ("93.184.216.34", 443)), (0, 0, 0, "", (address, 443))]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", found)
        await outgoing.reachable("https://example.org/", False)

    with pytest.raises(Complaint, match="open internet"):
        asyncio.run(ask())


def test_where_a_name_leads_is_looked_at_again_when_something_is_sent(hook: Hook) -> None:
    with pytest.raises(Complaint):
        asyncio.run(outgoing.post(hook.url.replace("http", "https"), b"", {}, False))
    assert asyncio.run(outgoing.post(hook.url, b"hello", {"X-One": "1"}, True)) == 200
    assert hook.hear()[2] == b"hello"


def test_nobody_is_waited_for_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async def slow() -> float:
        async def never(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read()
            writer.close()

        server = await asyncio.start_server(never, "127.0.0.1", 0)
        began = time.monotonic()
        with pytest.raises(TimeoutError):
            await outgoing.post(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", b"", {}, True)
        server.close()
        return time.monotonic() - began

    monkeypatch.setattr(outgoing, "PATIENCE", 0.3)
    assert asyncio.run(slow()) < 3


# ---------------------------------------------------------------- e-mail


def test_an_address_is_confirmed_before_anything_else_is_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with posted() as post:
        monkeypatch.setenv("FOURCURES_SMTP_URL", post.url)
        monkeypatch.setenv("FOURCURES_MAIL_FROM", "Fourcures <table@example.org>")
        running = Server(tmp_path / "data", "--address", "https://play.example.org/")
        ann, bo, table = two(running, name="By post", pace=HOURS)
        told = wants(bo, mail="bo@example.org")
        assert (told["mail"], told["confirmed"], told["mail_offered"]) == ("bo@example.org", False, True)
        asked, text = post.mail()
        assert (asked["To"], asked["From"]) == ("bo@example.org", "Fourcures <table@example.org>")
        link = re.search(r"https://play\.example\.org/me#confirm=(\S+)", text)
        assert link
        bo.sit(table, 1)
        end_turn(ann, table)
        time.sleep(1)
        assert post.heard.empty()  # not confirmed
        assert refused(bo.ask("POST", "/api/mail/confirm/else"), 404)
        assert Folk(running).ask("POST", f"/api/mail/confirm/{link[1]}").status == 200  # from any device
        assert bo.ask("GET", "/api/me/notices").json["confirmed"]
        end_turn(bo, table)
        end_turn(ann, table)
        mail, text = post.mail()
        assert mail["Subject"] == "It is your turn at By post (turn 4)." and f"https://play.example.org/t/{table}" in text
        stop = re.search(r"https://play\.example\.org/me#stop=(\S+)", text)
        assert stop and mail["List-Unsubscribe"].strip() == f"<https://play.example.org/api/mail/stop/{stop[1]}>"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert Person(running).ask("POST", f"/api/mail/stop/{stop[1]}", b"List-Unsubscribe=One-Click").status == 200
        assert bo.ask("GET", "/api/me/notices").json["mail"] == ""
        assert refused(bo.ask("POST", f"/api/mail/stop/{stop[1]}"), 404)
        end_turn(bo, table)
        end_turn(ann, table)
        time.sleep(1)
        assert post.heard.empty()
        for _ in range(2):
            wants(bo, mail="other@example.org")
            wants(bo, mail="")
        assert bo.ask("PATCH", "/api/me/notices", {"mail": "third@example.org"}).status == 429  # nobody is flooded
        assert bo.ask("GET", "/api/me/notices").json["mail"] == ""
        running.stop()


def test_only_an_address_is_one(ann: Person) -> None:
    for mail in ("x", "a@b", "a b@example.org", "a@example.org\nBcc: b@example.org", "<a@example.org>", "a@example.org,b@example.org"):
        assert "not an e-mail address" in refused(ann.ask("PATCH", "/api/me/notices", {"mail": mail}), 422), mail
    assert "sends no e-mails" in refused(ann.ask("PATCH", "/api/me/notices", {"mail": "ann@example.org"}), 409)


@pytest.mark.parametrize(
    ("address", "url", "sender", "id"),
    [
        (None, "smtp://mail.example.org", "a@example.org", "server-mail-address"),
        ("https://play.example.org", "http://mail.example.org", "a@example.org", "server-mail-url"),
        ("https://play.example.org", "smtp://mail.example.org:x", "a@example.org", "server-mail-url"),
        ("https://play.example.org", "smtp://mail.example.org", "nobody", "server-mail-from"),
        ("play.example.org", "", "", "server-own-address"),
        ("https://play.example.org/here", "", "", "server-own-address"),
    ],
)
def test_settings_that_make_no_sense(address: str | None, url: str, sender: str, id: str) -> None:
    with pytest.raises(Complaint) as caught:
        Settings.read(address, {"FOURCURES_SMTP_URL": url, "FOURCURES_MAIL_FROM": sender})
    assert caught.value.id == id


def test_settings_are_read() -> None:
    read = Settings.read(
        "https://play.example.org/", {"FOURCURES_SMTP_URL": "smtps://me:p%40ss@mail.example.org", "FOURCURES_MAIL_FROM": "a@example.org"}
    )
    assert read.address == "https://play.example.org" and not read.local
    assert read.smtp == ("mail.example.org", 465, True, "me", "p@ss", "a@example.org")
    assert Settings.read(None, {}) == Settings()


# ---------------------------------------------------------------- push messages


def test_a_push_message_is_for_one_browser_and_signed_by_the_server(inside: Server, hook: Hook) -> None:
    ann, bo, table = two(inside, name="Pushed", pace=HOURS)
    browser = Browser(f"{hook.url}/push/1")
    key = bo.ask("GET", "/api/me/notices").json["push_key"]
    assert bo.ask("POST", "/api/me/push", browser.subscription()).json["browsers"] == 1
    assert bo.ask("POST", "/api/me/push", browser.subscription()).json["browsers"] == 1
    bo.sit(table, 1)
    end_turn(ann, table)
    path, headers, body = hook.hear()
    assert path == "/push/1" and headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
    claims = signed_by(headers["authorization"], key)
    assert claims["aud"] == hook.url and time.time() < claims["exp"] <= time.time() + 24 * 3600 and claims["sub"].startswith("https://")
    assert b"Pushed" not in body
    assert browser.read(body) == {"title": "Pushed", "text": "It is your turn at Pushed (turn 2).", "link": f"/t/{table}", "tag": table}
    hook.answers = [410]  # the browser has ended it
    end_turn(bo, table)
    end_turn(ann, table)
    hook.hear()
    deadline = time.monotonic() + 10
    while bo.ask("GET", "/api/me/notices").json["browsers"] and time.monotonic() < deadline:
        time.sleep(0.1)
    assert bo.ask("GET", "/api/me/notices").json["browsers"] == 0


def test_the_push_key_stays_the_same(tmp_path: Path) -> None:
    keys = set()
    for _ in range(2):
        running = Server(tmp_path / "data")
        keys.add(Person(running).ask("GET", "/api/me/notices").json["push_key"])
        running.stop()
    assert len(keys) == 1


def test_keys_of_a_browser_must_be_keys(inside: Server, hook: Hook) -> None:
    bo, browser = Folk(inside), Browser(hook.url)
    for keys in ({"p256dh": "AAAA", "auth": "c2l4dGVlbiBsZXR0ZXJzLg"}, {"p256dh": browser.subscription()["keys"]["p256dh"], "auth": "AA"}):
        assert "keys" in refused(bo.ask("POST", "/api/me/push", browser.subscription() | {"keys": keys}), 422)
    assert bo.ask("POST", "/api/me/push", browser.subscription()).status == 200
    assert Folk(inside).ask("DELETE", "/api/me/push", {"endpoint": hook.url}).json["browsers"] == 0
    assert bo.ask("GET", "/api/me/notices").json["browsers"] == 1  # nobody else ends it
    assert bo.ask("DELETE", "/api/me/push", {"endpoint": hook.url}).json["browsers"] == 0


# ---------------------------------------------------------------- whose it is


def test_what_a_guest_wanted_goes_on_for_the_person(inside: Server, hook: Hook) -> None:
    bo, browser = Folk(inside), Browser(f"{hook.url}/b")
    bo.ask("POST", "/api/me/push", browser.subscription())
    wants(bo, hook=hook.url, always=True)
    bo.claim("Carries Over")
    now = bo.ask("GET", "/api/me/notices").json
    assert (now["browsers"], now["hook"], now["always"]) == (1, hook.url, True)
    phone = Folk(inside)
    phone.sign_in("Carries Over")
    assert phone.ask("GET", "/api/me/notices").json == now
    bo.ask("DELETE", "/api/session")
    assert phone.ask("GET", "/api/me/notices").json["browsers"] == 0  # that browser is a guest's again
    assert bo.ask("GET", "/api/me/notices").json["hook"] == ""


def test_all_of_it_is_in_the_file_about_oneself_and_goes_with_deletion(inside: Server, hook: Hook) -> None:
    ann, bo, table = two(inside, pace=HOURS)
    bo.claim("Is Told")
    browser = Browser(f"{hook.url}/of-bo")
    bo.ask("POST", "/api/me/push", browser.subscription())
    wants(bo, hook=f"{hook.url}/hook-of-bo")
    bo.sit(table, 1)
    end_turn(ann, table)
    hook.hear(), hook.hear()
    time.sleep(0.5)
    told = bo.ask("GET", "/api/me/export").json["notices"]
    assert (told["hook"], told["browsers"]) == (f"{hook.url}/hook-of-bo", [browser.endpoint])
    assert {(row["table"], row["about"], row["way"], row["sent"]) for row in told["notices"]} == {
        (table, "turn-2", "push", True),
        (table, "turn-2", "hook", True),
    }
    assert bo.ask("DELETE", "/api/me", {"name": "Is Told", "password": PASSWORD}).status == 200
    file = sqlite3.connect(inside.data / "fourcures.sqlite")
    left = "\n".join(file.iterdump())
    file.close()
    assert "of-bo" not in left and "turn-2" not in left
