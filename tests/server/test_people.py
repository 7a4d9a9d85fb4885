"""Claiming a name, signing in and out, other names and passwords, and trying too often."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from folk import PASSWORD, Folk, claimed
from visitor import Server, refused

from fourcures.server import passwords as passwords_
from fourcures.server.file import devices
from fourcures.server.log import Log
from fourcures.server.passwords import Passwords
from fourcures.server.people import folded, hashed
from fourcures.server.register import DAY, Register
from fourcures.server.throttle import Throttle, TooOften, place


@pytest.fixture
def ann(server: Server) -> Folk:
    return Folk(server)


@pytest.fixture
def bo(server: Server) -> Folk:
    return Folk(server)


# ---------------------------------------------------------------- claiming


def test_a_guest_is_nobody(ann: Folk) -> None:
    assert ann.me() == {"name": "", "created": None, "password": False, "passkeys": [], "devices": 0, "language": ""}
    for method, path, body in (
        ("PATCH", "/api/me", {"name": "Ann"}),
        ("DELETE", "/api/session", None),
        ("DELETE", "/api/session/others", None),
        ("DELETE", "/api/me/passkeys/x", None),
    ):
        assert refused(ann.ask(method, path, body), 403) == "Sign in first."


def test_a_guest_claims_a_name_and_keeps_the_seats(server: Server, ann: Folk, bo: Folk) -> None:
    table = ann.make(roles=["MED", "SCI"], first=0)
    ann.sit(table, 0, name="Annie")
    bo.sit(table, 1, name="Bo")
    with bo.look(table) as other, ann.look(table) as page:
        old = ann.cookie
        answer = ann.claim("Ann Claims")
        assert answer.status == 201
        me = answer.json
        assert (me["name"], me["password"], me["passkeys"], me["devices"]) == ("Ann Claims", True, [], 1)
        assert abs(me["created"] - time.time()) < 60
        assert ann.cookie != old and {"HttpOnly", "SameSite=lax"} <= set(answer.headers["set-cookie"].split("; "))
        while not other.view["seats"][0].get("claimed"):
            other.hear()
        assert [(seat["name"], seat.get("claimed", False)) for seat in other.view["seats"]] == [("Ann Claims", True), ("Bo", False)]
        while page.view["seats"][0]["name"] != "Ann Claims":
            page.hear()
        assert page.view["you"] == [0] and page.view["host"]  # the page that was open is still hers
        assert page.act(page.view["legal"][0]["token"])["t"] == "ack"
    assert [row["id"] for row in ann.ask("GET", "/api/tables").json] == [table]
    planted = Folk(server)  # whoever knows the cookie of before has nothing by it
    planted.cookie = old
    assert planted.me()["name"] == "" and planted.ask("GET", "/api/tables").json == []
    assert ann.ask("GET", f"/api/tables/{table}/key").status == 200


@pytest.mark.parametrize(
    ("name", "password", "sentence"),
    [
        ("A", PASSWORD, "2 to 24 letters"),
        ("", PASSWORD, "2 to 24 letters"),
        ("x" * 25, PASSWORD, "2 to 24 letters"),
        ("ﷺ" * 2, PASSWORD, "2 to 24 letters"),  # eighteen letters each
        ("a/b", PASSWORD, "begins with a letter or a digit"),
        (".Ann", PASSWORD, "begins with a letter or a digit"),
        ("Ann☃", PASSWORD, "begins with a letter or a digit"),
        ("Аnn", PASSWORD, "one alphabet"),  # the first is Cyrillic
        ("Short", "1234567", "8 to 128 letters"),
        ("Long", "x" * 129, "8 to 128 letters"),
        ("Same Name", "same name", "must not be the name"),
    ],
)
def test_names_and_passwords_that_cannot_be(ann: Folk, name: str, password: str, sentence: str) -> None:
    assert sentence in refused(ann.claim(name, password), 422)
    assert ann.me()["name"] == ""


@pytest.mark.parametrize("body", [b"", {"name": "Ann"}, {"name": 1, "password": PASSWORD}, {"name": "Ann", "password": PASSWORD, "x": 1}])
def test_claims_that_are_none(ann: Folk, body: object) -> None:
    refused(ann.ask("POST", "/api/me", body), 400 if body == b"" else 422)


@pytest.mark.parametrize(
    ("first", "second"), [("Straße", "STRASSE"), ("Zoë Fold", "zoe\u0308  fold"), ("Full", "Ｆｕｌｌ"), ("Ωμέγα", "ωΜΈΓΑ")]
)
def test_names_that_look_alike_are_one_name(ann: Folk, bo: Folk, first: str, second: str) -> None:
    assert ann.claim(first).json["name"] == first
    assert "is somebody’s already" in refused(bo.claim(second), 409)
    assert bo.sign_in(second).json["name"] == first
    assert folded(first) == folded(second)


def test_who_has_a_name_cannot_claim_another(server: Server) -> None:
    cat = claimed(server, "Cat")
    assert "signed in as Cat" in refused(cat.claim("Catherine"), 409)


# ---------------------------------------------------------------- signing in and out


def test_another_device_has_the_same_seats_and_acts_from_them(server: Server, bo: Folk) -> None:
    ann, phone = claimed(server, "Two Devices"), Folk(server)
    table = ann.make(roles=["MED", "SCI"], first=0)
    ann.sit(table, 0, name="is not asked for")
    bo.sit(table, 1)
    with ann.look(table) as desk:
        assert desk.view["seats"][0]["name"] == "Two Devices"
        assert phone.sign_in("two DEVICES").json["devices"] == 2
        with phone.look(table) as hand:
            assert hand.view["you"] == [0] and hand.view["host"]
            assert hand.act(hand.view["legal"][0]["token"])["t"] == "ack"
        assert desk.until(hand.view["n"])["you"] == [0]  # both have it
        links = [person.ask("GET", f"/api/tables/{table}/key").json["link"].split("#")[1] for person in (ann, phone)]
        late = Folk(server)
        refused(late.ask("POST", f"/api/tables/{table}/key", {"secret": links[0]}), 403)  # the newest link is the one that counts
        assert late.ask("POST", f"/api/tables/{table}/key", {"secret": links[1]}).json["you"] == [0]


def test_what_a_guest_has_goes_to_who_signs_in(server: Server) -> None:
    ann, tablet = claimed(server, "Tablet"), Folk(server)
    table = tablet.make()
    tablet.sit(table, 0, 1, name="guest")
    with tablet.look(table) as page:
        tablet.sign_in("Tablet")
        while page.view["seats"][0]["name"] != "Tablet":
            page.hear()
        assert page.view["you"] == [0, 1]
    assert [row["you"] for row in ann.ask("GET", "/api/tables").json] == [[0, 1]]


def test_who_signs_in_as_somebody_else_is_signed_out_before(server: Server) -> None:
    ann, bo = claimed(server, "First Here"), claimed(server, "Then Here")
    table, old = ann.make(), ann.cookie
    ann.sit(table, 0, 1)
    assert ann.sign_in("Then Here").json["devices"] == 2
    assert ann.ask("GET", "/api/tables").json == []  # what is another's stays there
    ann.cookie = old
    assert ann.me()["name"] == ""
    file = sqlite3.connect(server.data / "fourcures.sqlite")
    hashes = {hash for (hash,) in file.execute("SELECT hash FROM devices")}
    file.close()
    assert hashed(old.partition("=")[2]) not in hashes and hashed(bo.cookie.partition("=")[2]) in hashes


def test_signing_in_tells_nobody_whether_a_name_exists(server: Server, bo: Folk) -> None:
    claimed(server, "Exists")
    wrong = bo.sign_in("Exists", "wrong password")
    unknown = bo.sign_in("Does not exist", "wrong password")
    assert refused(wrong, 403) == "Name and password do not belong together."
    assert wrong.body == unknown.body and wrong.headers.keys() == unknown.headers.keys()
    assert refused(bo.ask("GET", "/api/people/Exists"), 404) == "Nobody called Exists has finished a game here."
    assert refused(bo.ask("GET", "/api/people/Nowhere"), 404) == "Nobody called Nowhere has finished a game here."


def test_signing_out_leaves_a_guest(server: Server) -> None:
    ann = claimed(server, "Leaves")
    table = ann.make()
    ann.sit(table, 0, 1)
    old = ann.cookie
    with ann.look(table) as page:
        assert ann.ask("DELETE", "/api/session").json["name"] == ""
        while page.view["you"]:
            page.hear()
        assert page.act(".")["why"]["id"] == "act-watching"
    assert ann.cookie != old and ann.ask("GET", "/api/tables").json == []
    stolen = Folk(server)
    stolen.cookie = old
    assert stolen.me()["name"] == ""
    assert ann.sign_in("Leaves").json["devices"] == 1
    assert len(ann.ask("GET", "/api/tables").json) == 1


def test_another_password_signs_the_other_devices_out(server: Server) -> None:
    ann, phone = claimed(server, "Changes"), Folk(server)
    phone.sign_in("Changes")
    assert "not right" in refused(ann.ask("PATCH", "/api/me", {"password": "another password", "old": "wrong"}), 403)
    assert "8 to 128" in refused(ann.ask("PATCH", "/api/me", {"password": "short", "old": PASSWORD}), 422)
    assert phone.me()["name"] == "Changes"
    assert ann.ask("PATCH", "/api/me", {"password": "another password", "old": PASSWORD}).json["devices"] == 1
    assert (ann.me()["name"], phone.me()["name"]) == ("Changes", "")
    refused(phone.sign_in("Changes"), 403)
    assert phone.sign_in("Changes", "another password").json["devices"] == 2
    assert ann.ask("DELETE", "/api/session/others").json["devices"] == 1
    assert phone.me()["name"] == ""


def test_of_very_many_devices_the_oldest_is_signed_out(server: Server) -> None:
    first = claimed(server, "Many")
    for _ in range(20):
        last = Folk(server).sign_in("Many")
    assert last.json["devices"] == 20 and first.me()["name"] == ""


def test_password_managers_find_where_to_change(ann: Folk) -> None:
    answer = ann.ask("GET", "/.well-known/change-password")
    assert (answer.status, answer.headers["location"]) == (302, "/me")
    assert ann.ask("GET", "/me").status == 200


# ---------------------------------------------------------------- names that change


def test_a_guest_takes_another_nickname(ann: Folk, bo: Folk) -> None:
    table = ann.make()
    ann.sit(table, 0, name="Annn")
    bo.sit(table, 1, name="Bo")
    path = f"/api/tables/{table}/seats"
    with bo.look(table) as page:
        assert ann.ask("PATCH", path, {"name": " Ann\n"}).json["names"] == ["Ann", "Bo"]
        while page.view["seats"][0]["name"] != "Ann":
            page.hear()
        assert page.view["seats"][1]["name"] == "Bo"
    assert "24" in refused(ann.ask("PATCH", path, {"name": "x" * 25}), 422)
    refused(ann.ask("PATCH", "/api/tables/nowhere/seats", {"name": "x"}), 404)


def test_who_watches_has_no_nickname(ann: Folk, bo: Folk) -> None:
    table = ann.make()
    assert "hold a seat" in refused(bo.ask("PATCH", f"/api/tables/{table}/seats", {"name": "Bo"}), 403)


def test_a_claimed_name_changes_everywhere(server: Server, bo: Folk) -> None:
    ann, phone = claimed(server, "Before"), Folk(server)
    phone.sign_in("Before")
    table = ann.make()
    ann.sit(table, 0)
    assert "that of your account" in refused(ann.ask("PATCH", f"/api/tables/{table}/seats", {"name": "x"}), 409)
    with bo.look(table) as page:
        assert ann.ask("PATCH", "/api/me", {"name": "After"}).json["name"] == "After"
        while page.view["seats"][0]["name"] != "After":
            page.hear()
    assert phone.me()["name"] == "After"
    assert ann.ask("PATCH", "/api/me", {"name": "AFTER"}).json["name"] == "AFTER"  # one's own name is not taken
    assert bo.claim("Before").status == 201
    assert "somebody’s already" in refused(ann.ask("PATCH", "/api/me", {"name": "before"}), 409)


# ---------------------------------------------------------------- too often


def test_a_name_can_be_tried_only_so_often(server: Server) -> None:
    claimed(server, "Tried")
    for name in ("Tried", "Not there at all"):
        for _ in range(10):
            refused(Folk(server).sign_in(name, "wrong password"), 403)
        answer = Folk(server).sign_in(name.upper())
        assert "try again in" in refused(answer, 429)
        assert 50 <= int(answer.headers["retry-after"]) <= 60


def test_an_address_can_try_only_so_often(server: Server) -> None:
    ann = Folk(server)
    answers = [ann.claim("?") for _ in range(31)]
    assert [answer.status for answer in answers] == [422] * 30 + [429]
    assert int(answers[-1].headers["retry-after"]) in (9, 10)
    assert ann.ask("GET", "/api/me").status == 200  # looking is free
    bo = Folk(server)
    assert bo.claim("Elsewhere").status == 201


def test_tries_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    throttle = Throttle(2, 10)
    throttle.take("a")
    throttle.take("a")
    with pytest.raises(TooOften) as refusal:
        throttle.take("a")
    assert refusal.value.wait == 11
    throttle.take("b")
    now += 11
    throttle.take("a")
    throttle.give_back("a")
    throttle.take("a")
    with pytest.raises(TooOften):
        throttle.take("a")


def test_an_address_of_the_new_kind_is_a_network() -> None:
    assert place("2001:db8::1") == place("2001:db8::ffff") != place("2001:db8:1::1")
    assert place("10.0.0.1") != place("10.0.0.2")


# ---------------------------------------------------------------- what is kept


def test_passwords_are_kept_at_the_stated_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FOURCURES_CHEAP_PASSWORDS", raising=False)
    passwords = Passwords()
    kept = asyncio.run(passwords.hash(PASSWORD))
    assert kept.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert asyncio.run(passwords.fits(PASSWORD, kept))


@pytest.mark.parametrize("kept", [None, "no hash", "$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$c29tZWhhc2g"])
def test_what_is_no_password_fits_nothing(monkeypatch: pytest.MonkeyPatch, kept: str | None) -> None:
    monkeypatch.setenv("FOURCURES_CHEAP_PASSWORDS", "1")
    assert asyncio.run(Passwords().fits(PASSWORD, kept)) is False


def test_hashing_keeps_no_table_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FOURCURES_CHEAP_PASSWORDS", raising=False)
    passwords = Passwords()

    async def hashing() -> tuple[int, float]:
        begun = time.perf_counter()
        task = asyncio.create_task(passwords.hash(PASSWORD))
        turns = 0
        while not task.done():
            await asyncio.sleep(0)
            turns += 1
        return turns, time.perf_counter() - begun

    turns, took = asyncio.run(hashing())
    assert turns > 100, took


def test_neither_password_nor_cookie_is_in_the_file(server: Server) -> None:
    ann = claimed(server, "Kept")
    file = sqlite3.connect(server.data / "fourcures.sqlite")
    everything = "\n".join(file.iterdump())
    file.close()
    assert "Kept" in everything and PASSWORD not in everything
    assert ann.cookie.partition("=")[2] not in everything


def test_cookies_of_people_are_for_https_where_there_is_https(ann: Folk) -> None:
    answer = ann.ask("POST", "/api/me", {"name": "Over HTTPS", "password": PASSWORD}, {"X-Forwarded-Proto": "https"})
    assert answer.status == 201 and "Secure" in answer.headers["set-cookie"].split("; ")


def test_a_device_that_was_away_for_a_year_is_signed_out(tmp_path: Path) -> None:
    store, cookies = Log(tmp_path / "log.sqlite"), {"fourcures": "a" * 32}

    async def visits() -> list[str]:
        register = Register(store)
        await register.open()
        guest = register.who(cookies)
        ann = await register.claim(guest, "Away", PASSWORD)
        cookies["fourcures"] = ann.secret
        names = []
        for days in (300, 300, 400):
            await store.run(lambda c, ago=days * DAY: c.execute(devices.update().values(seen=devices.c.seen - ago)))  # type: ignore[misc]
            register = Register(store)
            await register.open()
            names.append(register.who(cookies).name)
            await register.visit(register.who(cookies))
        return names

    assert asyncio.run(visits()) == ["Away", "Away", ""]
    store.close()


def test_too_many_passwords_at_once_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords_, "CROWD", 3)

    async def crowd() -> list[Any]:
        passwords = Passwords()
        return await asyncio.gather(*(passwords.hash(PASSWORD) for _ in range(5)), return_exceptions=True)

    monkeypatch.setenv("FOURCURES_CHEAP_PASSWORDS", "1")
    answers = asyncio.run(crowd())
    assert [getattr(answer, "status", 200) for answer in answers] == [200, 200, 200, 503, 503]


def test_other_sites_may_not_sign_anybody_in(ann: Folk) -> None:
    answer = ann.ask("POST", "/api/session", {"name": "x", "password": "y"}, {"Origin": "https://elsewhere.example"})
    assert "Another site" in refused(answer, 403)
